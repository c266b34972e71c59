// What there is in a game of Feiner Sand, and what one viewer may know of it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/feiner_sand/rules.hpp"

namespace sammel::feiner_sand {

// Where open cards of a player lie.
enum class Place : std::uint8_t { discard, built, removed, pallet };

// The open cards of a player in one sorted list, with the place in the upper two bits.
class OpenCards {
 public:
  using value_type = Card;
  static constexpr std::size_t capacity() { return Cards::capacity(); }
  constexpr std::size_t size() const { return list_.size(); }
  constexpr void resize(std::size_t size) { list_.resize(size); }
  constexpr Card& operator[](std::size_t i) { return list_[i]; }
  constexpr Card operator[](std::size_t i) const { return list_[i]; }
  constexpr const Card* begin() const { return list_.begin(); }
  constexpr const Card* end() const { return list_.end(); }

  constexpr void lay(Place place, Card card) { list_.insert(at(place, card)); }
  constexpr bool take(Place place, Card card) { return list_.take(at(place, card)); }
  constexpr bool has(Place place, Card card) const { return list_.has(at(place, card)); }
  constexpr int count(Place place) const {
    return static_cast<int>(std::count_if(begin(), end(), [place](Card card) { return placeOf(card) == place; }));
  }
  template <class Visit>
  constexpr void forEach(Place place, Visit visit) const {
    for (const Card card : list_) {
      if (placeOf(card) == place) visit(cardOf(card));
    }
  }
  constexpr Cards at(Place place) const {
    Cards cards;
    forEach(place, [&](Card card) { cards.push(card); });
    return cards;
  }
  // Takes up the discard pile, which comes first.
  constexpr Cards takeDiscards() {
    const Cards discards = at(Place::discard);
    std::copy(list_.begin() + discards.count(), list_.end(), list_.begin());
    list_.resize(list_.size() - discards.size());
    return discards;
  }
  static constexpr Place placeOf(Card card) { return static_cast<Place>(card >> 6U); }
  static constexpr Card cardOf(Card card) { return card & 63U; }
  friend constexpr bool operator==(const OpenCards&, const OpenCards&) = default;

 private:
  static constexpr Card at(Place place, Card card) {
    return static_cast<Card>(static_cast<unsigned>(place) << 6U | card);
  }
  Cards list_;
};
static_assert(mostTypes <= 64);

// What the table has seen of the hidden cards of a player, which are in the hand, on the symbol card (gifts) or in the
// draw pile: notes from which everything that can be concluded follows (see trail.hpp). A story with gifts that is
// longer than there is room is forgotten bit by bit, from its beginning.
struct Trail {
  static constexpr std::size_t room = 240;
  static constexpr std::size_t reserve = 60;  // for the next phase
  FixedVector<std::uint8_t, room> notes;
  std::uint8_t told = 0;  // so many were there at the latest barrier
  bool begun = false;
  bool torn = false;  // there was no room for what happened since

  static constexpr auto describe() {
    return std::tuple(field("notes", &Trail::notes), field("told", &Trail::told), field("begun", &Trail::begun),
                      field("torn", &Trail::torn));
  }
  friend bool operator==(const Trail&, const Trail&) = default;
};

enum class Path : std::uint8_t { none, build, draw };  // 2A or 2B
constexpr auto enumNames(Path) { return std::array<std::string_view, 3>{"none", "build", "draw"}; }

// What lies open in front of a player, with what everybody can count.
struct Front {
  OpenCards open;
  std::uint8_t scaffolds = 0;
  std::uint16_t coins = 0;
  std::uint8_t shuffles = 0;
  Path path = Path::none;  // of the turn
  bool ordered = false;    // the draw pile is still in the learning order
  // Only in `Side::shown`:
  std::uint8_t handSize = 0;
  std::uint8_t drawSize = 0;
  std::uint8_t giftCount = 0;

  static constexpr auto describe() {
    return std::tuple(field("open", &Front::open), field("scaffolds", &Front::scaffolds), field("coins", &Front::coins),
                      field("shuffles", &Front::shuffles), field("path", &Front::path),
                      field("ordered", &Front::ordered), field("handSize", &Front::handSize),
                      field("drawSize", &Front::drawSize), field("giftCount", &Front::giftCount));
  }
  friend bool operator==(const Front&, const Front&) = default;
};

// Where a player is in the turn.
enum class Stage : std::uint8_t {
  waiting,   // done until the next barrier
  sortOut,   // solitaire campaign: three of six cards leave the deck
  exchange,  // of start cards
  step1,
  choice,    // 2A or 2B
  purchase,  // 2A: which cards to build
  dream,     // ... or one of those that Dream Build has turned up
  payment,
  step2b,
  after,   // 2A is over
  effect,  // a card in use wants to know which cards
  step3,
  crossOff,  // solitaire campaign: on the score sheet
};
constexpr auto enumNames(Stage) {
  return std::array<std::string_view, 13>{"waiting", "sortOut", "exchange", "step1",  "choice", "purchase", "dream",
                                          "payment", "step2b",  "after",    "effect", "step3",  "crossOff"};
}

// A player. What happens within a phase changes `now`; the others see `shown` until the next barrier (F16).
struct Side {
  Cards hand;
  Cards draw;                            // top last
  Cards gifts;                           // on the own symbol card, top last
  Cards ready;                           // built cards that can be used in this turn
  FixedVector<Card, dreamCards> looked;  // cards that were drawn or revealed and are about to be sorted
  Front now;
  Front shown;
  Trail trail;
  Stage stage = Stage::waiting;
  Stage back = Stage::waiting;  // where an effect or a payment leads back to
  Card active = 0;              // the card in use
  std::uint8_t picks = 0;       // cards chosen for it so far
  std::uint8_t builds = 0;      // of the base build and the red cards
  bool drew = false;            // the base draw is made
  bool gave = false;            // the gift of this turn
  bool ranOut = false;          // F9: both piles were empty
  std::uint8_t bonus = 0;       // by Short-term Limit
  std::uint8_t shorts = 0;      // used, on their way to the symbol card
  std::uint8_t chairs = 0;      // built, on their way to the left neighbour
  std::uint8_t least = 0;       // the smallest part of the payment so far
  std::int16_t due = 0;         // still to be paid
  std::uint16_t decisions = 0;

  static constexpr auto describe() {
    return std::tuple(field("hand", &Side::hand), field("draw", &Side::draw), field("gifts", &Side::gifts),
                      field("ready", &Side::ready), field("looked", &Side::looked), field("now", &Side::now),
                      field("shown", &Side::shown), field("trail", &Side::trail), field("stage", &Side::stage),
                      field("back", &Side::back), field("active", &Side::active), field("picks", &Side::picks),
                      field("builds", &Side::builds), field("drew", &Side::drew), field("gave", &Side::gave),
                      field("ranOut", &Side::ranOut), field("bonus", &Side::bonus), field("shorts", &Side::shorts),
                      field("chairs", &Side::chairs), field("least", &Side::least), field("due", &Side::due),
                      field("decisions", &Side::decisions));
  }
  bool hasNoPiles() const { return draw.empty() && now.open.count(Place::discard) == 0; }
  friend bool operator==(const Side&, const Side&) = default;
};

enum class Phase : std::uint8_t { sortOut, exchange, step1, step2, crossOff, over };
constexpr auto enumNames(Phase) {
  return std::array<std::string_view, 6>{"sortOut", "exchange", "step1", "step2", "crossOff", "over"};
}

// What concerns everybody.
struct Open {
  Phase phase = Phase::step1;
  std::uint8_t turn = 0;
  std::uint8_t lastTurn = longestTurns;  // F9, F15
  std::array<Card, deckSize> deck{};     // of every player, sorted
  FixedVector<Card, soloFinds> found;    // F11: sorted out before this game; F14: to choose from
  std::uint8_t spent = 0;                // F14: blocks, a bit each
  std::uint8_t crossed = 0;              // F14: the number crossed off

  static constexpr auto describe() {
    return std::tuple(field("phase", &Open::phase), field("turn", &Open::turn), field("lastTurn", &Open::lastTurn),
                      field("deck", &Open::deck), field("found", &Open::found), field("spent", &Open::spent),
                      field("crossed", &Open::crossed));
  }
  friend bool operator==(const Open&, const Open&) = default;
};

struct State {
  Open open;
  PerSeat<Side, maxPlayers> sides;
  static constexpr auto describe() { return std::tuple(field("open", &State::open), field("sides", &State::sides)); }
  friend bool operator==(const State&, const State&) = default;
};

struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  SeatSet waiting;                    // who is done with the phase
  PerSeat<Front, maxPlayers> fronts;  // as shown at the latest barrier
  PerSeat<Trail, maxPlayers> trails;
  PerSeat<Cards, maxPlayers> hidden;  // the cards in hand, draw pile and on the symbol card, together
  std::optional<Side> own;            // of a seat; its draw pile sorted unless its order is known
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("waiting", &Knowledge::waiting), field("fronts", &Knowledge::fronts),
                      field("trails", &Knowledge::trails), field("hidden", &Knowledge::hidden),
                      field("own", &Knowledge::own));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::feiner_sand
