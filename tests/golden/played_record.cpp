#include "tests/golden/played_record.hpp"

#include <array>
#include <span>

namespace sammel {
namespace {

Seed secretOf(std::string_view owner, std::uint64_t seed) {
  return sha256(std::string(owner) + " of game " + std::to_string(seed));
}

// Mostly a random answer; now and then an interrupt, or taking back.
void actOnce(Play& play, Chance& chance, std::int64_t at) {
  const Turn turn = play.match().turn();
  const auto anyOf = [&chance](SeatSet seats) {
    return seats.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(seats.size()))));
  };
  if (!play.entries().empty() && chance.below(24) == 0) {
    const Seat last = play.entries().back().seat;
    if (play.canUndo(last)) {
      (void)play.act(last, undoAction, at);
      return;
    }
  }
  if (const std::optional<TableAlarm> alarm = play.match().alarm();
      alarm && (turn.must.empty() || chance.below(64) == 0)) {
    (void)play.act(Seat::table(), alarm->action, at);
    return;
  }
  const bool interrupts = !turn.may.empty() && chance.below(64) == 0;
  const Seat seat = anyOf(interrupts ? turn.may : turn.must);
  const Legal legal = play.match().legal(seat);
  const std::span<const AnyAction> actions =
      interrupts && !legal.interrupts().empty() ? legal.interrupts() : legal.answers();
  if (actions.empty()) return;
  (void)play.act(seat, actions[chance.below(static_cast<std::uint32_t>(actions.size()))], at);
}

}  // namespace

Record playedRecord(const AnyGame& game, std::string_view options, std::uint64_t seed) {
  constexpr std::array<std::string_view, 8> names{"Anna", "Ben", "Cem", "Dörte", "Eli", "Fritz", "Gül", "Henk van Dam"};
  Record record;
  record.secret = secretOf("the table", seed);
  record.commitments.push_back({Seat::table(), commitment(*record.secret)});

  // How many seats there are is known once a game was started; the seed changes nothing about it.
  const int seats = Play::start(game, options, Rng::simulation(1))->match().seats();
  for (int i = 0; i < seats; ++i) {
    record.names.emplace_back(names[static_cast<std::size_t>(i)]);
    const Seed nonce = secretOf(names[static_cast<std::size_t>(i)], seed);
    record.commitments.push_back({Seat(i), commitment(nonce)});
    record.nonces.push_back({Seat(i), nonce});
  }

  const std::unique_ptr<Play> play = Play::start(game, options, Rng::keyed(mixSeed(*record.secret, record.nonces)));
  Rng rng = Rng::simulation(seed);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  std::int64_t at = 0;
  while (!play->match().outcome().over) {
    at += 500 + chance.below(9000);
    actOnce(*play, chance, at);
  }
  Record played = recordOf(*play);
  played.pack.clear();  // the standard pack, which every reader has
  played.names = record.names;
  played.secret = record.secret;
  played.commitments = record.commitments;
  played.nonces = record.nonces;
  return played;
}

}  // namespace sammel
