#include "engine/games/raufer/belief.hpp"

#include <array>

namespace sammel::raufer {

Belief::Belief(const Rules& rules, const Knowledge& knowledge) : known_(knowledge) {
  const Open& open = known_.open;
  FixedVector<std::uint8_t, Dealer::mostPlaces> room;
  const auto addPlace = [&](Place::Kind kind, Seat seat, int size) {
    places_.push_back({kind, seat});
    room.push_back(static_cast<std::uint8_t>(size));
    return static_cast<std::uint16_t>(1U << (places_.size() - 1));
  };
  std::array<std::uint16_t, maxPlayers + mostStock> placeOf{};  // of the arrivals in other hands
  for (std::size_t i = 0; i < open.arrivals.size(); ++i) {
    const Arrival& arrival = open.arrivals[i];
    if (!known_.viewer.is(arrival.seat)) placeOf[i] = addPlace(Place::Kind::hand, arrival.seat, arrival.size);
  }
  unsigned unseen = addPlace(Place::Kind::stock, Seat::table(), known_.stock);
  for (int i = 0; i < rules.players; ++i) {  // R3: a card that nobody has looked at, not even its owner
    if (known_.faceDown[Seat(i)]) unseen |= addPlace(Place::Kind::faceDown, Seat(i), 1);
  }

  FixedVector<std::uint16_t, highestFloor> allowed;
  Cards hidden = rules.pack - known_.hand;
  for (const Played& played : open.pile) {
    hidden = hidden - Cards::one(played.floor);
    if (known_.viewer.is(played.by)) continue;
    unsigned mask = 0;
    for (std::size_t i = 0; i < open.arrivals.size(); ++i) {
      if (((played.from >> i) & 1U) != 0) mask |= placeOf[i];
    }
    cards_.push_back({played.floor, true});
    allowed.push_back(static_cast<std::uint16_t>(mask));
  }
  hidden.forEach([&](int floor) {
    unsigned mask = unseen;
    for (std::size_t i = 0; i < open.arrivals.size(); ++i) {
      if (!open.arrivals[i].lacks.has(floor)) mask |= placeOf[i];
    }
    cards_.push_back({static_cast<std::int8_t>(floor), false});
    allowed.push_back(static_cast<std::uint16_t>(mask));
  });
  dealer_ = Dealer(allowed, std::span<const std::uint8_t>(room.data(), room.size()));
}

State Belief::imagine(Rng& rng) const {
  State state;
  state.open = known_.open;
  state.hands[known_.viewer.seat()] = known_.hand;
  std::array<std::uint8_t, highestFloor> placeOf{};
  dealer_.deal(rng.use(Purpose::deal, Seat::table()), {placeOf.data(), cards_.size()});
  for (std::size_t i = 0; i < cards_.size(); ++i) {
    if (cards_[i].played) continue;
    const Place& place = places_[placeOf[i]];
    switch (place.kind) {
      case Place::Kind::hand: state.hands[place.seat] = state.hands[place.seat] | Cards::one(cards_[i].floor); break;
      case Place::Kind::faceDown: state.faceDown[place.seat] = cards_[i].floor; break;
      case Place::Kind::stock: state.stock = state.stock | Cards::one(cards_[i].floor); break;
    }
  }
  return state;
}

}  // namespace sammel::raufer
