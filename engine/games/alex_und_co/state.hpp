// What there is in a game of Alex & Co, and what one viewer may know of it.
#pragma once

#include <array>
#include <cstdint>

#include "engine/core/content.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/seat.hpp"
#include "engine/games/alex_und_co/cards.hpp"

namespace sammel::alex_und_co {

inline constexpr int maxPlayers = 6;
inline constexpr int mostTurned = 4;    // A5
inline constexpr int setsToEnd = 6;     // A7
inline constexpr int turnsToEnd = 400;  // A8
inline constexpr std::size_t mostSets = 30;
inline constexpr std::size_t mostTitles = 5;
inline constexpr std::size_t mostPlaces = 45;
inline constexpr int mostSpecials = 8;  // of either kind
inline constexpr std::size_t mostFacts = 320;

using Name = FixedText<39>;

// One author with the games of theirs that are in the box.
struct AuthorSet {
  Name author;
  FixedVector<Name, mostTitles> titles;
  static constexpr auto describe() {
    return std::tuple(field("author", &AuthorSet::author), field("titles", &AuthorSet::titles));
  }
};
struct Specials {
  std::int8_t esg = 0;
  std::int8_t saz = 0;
  static constexpr auto describe() { return std::tuple(field("esg", &Specials::esg), field("saz", &Specials::saz)); }
};
struct Deal {
  std::int8_t hand = 0;
  std::int8_t rows = 0;
  std::int8_t columns = 0;
  static constexpr auto describe() {
    return std::tuple(field("hand", &Deal::hand), field("rows", &Deal::rows), field("columns", &Deal::columns));
  }
};
struct Content {
  FromBox<FixedVector<AuthorSet, mostSets>> sets;
  FromBox<Specials> specials;
  FromBox<Deal> deal;
  static constexpr auto describe() {
    return std::tuple(field("sets", &Content::sets), field("specials", &Content::specials),
                      field("deal", &Content::deal));
  }
};

using SetMask = std::uint32_t;  // one bit for every set

struct Rules {
  int players = 0;
  bool memoryAid = false;
  Content content;
  int sets = 0;
  int cards = 0;   // of the sets
  int places = 0;  // of the grid
  std::array<CardSet, mostSets> cardsOf{};
  std::array<std::uint8_t, mostSetCards> setOf{};
  CardSet all;
  CardSet authors;
  Specials specials;                   // in play
  std::size_t remembered = mostFacts;  // more facts than that, and the oldest are forgotten

  int sizeOf(int set) const { return cardsOf[static_cast<std::size_t>(set)].size(); }
  CardSet setCards(int set) const { return cardsOf[static_cast<std::size_t>(set)]; }
  Card authorOf(int set) const { return setCards(set).first(); }
  CardSet gamesOf(int set) const { return setCards(set) - authors; }
  int setOfCard(Card card) const { return setOf[card]; }
  bool isGame(Card card) const { return !isSpecial(card) && !authors.has(card); }
  bool isMajority(int set, int count) const { return 2 * count > sizeOf(set); }
};

// Where a turn stands.
enum class Phase : std::uint8_t {
  start,      // nothing but special cards and laying down yet
  named,      // A3: a card was named rightly, another may be named
  revealing,  // A5: cards lie open, another may be turned
  closing,    // A1: laying down and ending the turn is all that is left
  answering,  // A4: the asked player answers
  giving,     // A4: the asker chooses what to give
};
constexpr auto enumNames(Phase) {
  return std::array<std::string_view, 6>{"start", "named", "revealing", "closing", "answering", "giving"};
}

// How far a choice of several parts has come. Only the one who makes it knows.
enum class Stage : std::uint8_t { none, place, proof, card, author, sazAuthor, sazSecond, lay };
constexpr auto enumNames(Stage) {
  return std::array<std::string_view, 8>{"none", "place", "proof", "card", "author", "sazAuthor", "sazSecond", "lay"};
}
struct Partial {
  Stage stage = Stage::none;
  std::uint8_t depth = 0;   // parts made
  bool atGrid = false;      // of naming
  std::uint8_t target = 0;  // a seat, or a place of the grid
  std::uint8_t set = 0;     // of the proof, of the first SAZ question, or to be laid down
  Card proof = noCard;      // none: another's laid-down set
  static constexpr auto describe() {
    return std::tuple(field("stage", &Partial::stage), field("depth", &Partial::depth),
                      field("atGrid", &Partial::atGrid), field("target", &Partial::target), field("set", &Partial::set),
                      field("proof", &Partial::proof));
  }
  friend bool operator==(const Partial&, const Partial&) = default;
};

// What lies open for everybody.
struct Open {
  PerSeat<CardSet, maxPlayers> laid{};        // A6: in front of every seat
  PerSeat<SetMask, maxPlayers> incomplete{};  // the sets among it
  PerSeat<SetMask, maxPlayers> complete{};
  CardSet leftOut;  // three players
  std::int8_t esgPlayed = 0;
  std::int8_t sazPlayed = 0;
  std::uint64_t filled = 0;                      // places of the grid where a card lies
  std::uint64_t seen = 0;                        // ... whose card everybody has seen
  FixedVector<std::uint8_t, mostTurned> turned;  // places whose cards lie open now
  Card shown = noCard;                           // A3: held up as proof just now
  Seat start;
  Seat actor;  // whose turn it is
  Phase phase = Phase::start;
  Seat asked;                  // A4
  std::uint8_t askedSet = 0;   // A4
  bool yes = false;            // A4: the asked player is on turn next
  bool playedSpecial = false;  // A5: in this turn
  std::uint16_t turns = 1;
  std::uint32_t steps = 0;  // complete choices since the start of the game
  bool over = false;

  static constexpr auto describe() {
    return std::tuple(field("laid", &Open::laid), field("incomplete", &Open::incomplete),
                      field("complete", &Open::complete), field("leftOut", &Open::leftOut),
                      field("esgPlayed", &Open::esgPlayed), field("sazPlayed", &Open::sazPlayed),
                      field("filled", &Open::filled), field("seen", &Open::seen), field("turned", &Open::turned),
                      field("shown", &Open::shown), field("start", &Open::start), field("actor", &Open::actor),
                      field("phase", &Open::phase), field("asked", &Open::asked), field("askedSet", &Open::askedSet),
                      field("yes", &Open::yes), field("playedSpecial", &Open::playedSpecial),
                      field("turns", &Open::turns), field("steps", &Open::steps), field("over", &Open::over));
  }
  CardSet allLaid() const {
    CardSet cards;
    for (const CardSet& own : laid) cards = cards | own;
    return cards;
  }
  SetMask incompleteOfOthers(Seat seat) const {
    SetMask mask = 0;
    for (int i = 0; i < maxPlayers; ++i) mask |= i == seat.index() ? 0 : incomplete[Seat(i)];
    return mask;
  }
  friend bool operator==(const Open&, const Open&) = default;
};

// One thing that happened to hands, or was said about them. Faces that a viewer did not see are blank in that viewer's
// Knowledge: no card, or, of a swapped game, its author.
enum class Happening : std::uint8_t {
  took,       // from the grid; second: the card shown as proof
  named,      // rightly, at a player; second: the proof
  misnamed,   // at a player; second: the proof
  missed,     // at the grid; second: the proof
  denied,     // A4: no game by this author
  swapped,    // A4: card to the actor, second to the other
  esgKept,    // A2
  esgBack,    // A2
  sazPlayed,  // A2
  sazGot,     // A2
  sazNot,     // A2
  laid,       // A6
};
constexpr auto enumNames(Happening) {
  return std::array<std::string_view, 12>{"took",    "named",   "misnamed",  "missed", "denied", "swapped",
                                          "esgKept", "esgBack", "sazPlayed", "sazGot", "sazNot", "laid"};
}
struct Fact {
  Happening what = Happening::took;
  std::uint8_t seats = 0;
  Card card = noCard;
  Card second = noCard;

  static constexpr Fact of(Happening what, Seat actor, Seat other, Card card, Card second = noCard) {
    return {what, static_cast<std::uint8_t>(actor.index() * 16 + other.index()), card, second};
  }
  static constexpr auto describe() {
    return std::tuple(field("what", &Fact::what), field("seats", &Fact::seats), field("card", &Fact::card),
                      field("second", &Fact::second));
  }
  constexpr Seat actor() const { return Seat(seats / 16); }
  constexpr Seat other() const { return Seat(seats % 16); }
  friend bool operator==(const Fact&, const Fact&) = default;
};
using Facts = FixedVector<Fact, mostFacts>;
using Hands = PerSeat<Hand, maxPlayers>;

// Carries a fact out on hands whose faces are all there.
constexpr void follow(const Fact& fact, Hands& hands) {
  Hand& actor = hands[fact.actor()];
  Hand& other = hands[fact.other()];
  switch (fact.what) {
    case Happening::took: actor.add(fact.card); return;
    case Happening::esgKept: actor.remove(esgCard); [[fallthrough]];
    case Happening::named:
    case Happening::sazGot:
      other.remove(fact.card);
      actor.add(fact.card);
      return;
    case Happening::swapped:
      other.remove(fact.card);
      actor.remove(fact.second);
      actor.add(fact.card);
      other.add(fact.second);
      return;
    case Happening::esgBack: actor.remove(esgCard); return;
    case Happening::sazPlayed: actor.remove(sazCard); return;
    case Happening::laid: actor.remove(fact.card); return;
    case Happening::misnamed:
    case Happening::missed:
    case Happening::denied:
    case Happening::sazNot: return;
  }
}

// Where memory begins: the deal, or, in a very long game, the oldest moment that is remembered in full.
struct Start {
  Hands hands{};
  Hands known{};  // the part of them that everybody knew
  static constexpr auto describe() { return std::tuple(field("hands", &Start::hands), field("known", &Start::known)); }
  friend bool operator==(const Start&, const Start&) = default;
};

struct State {
  Open open;
  Partial partial;  // of the actor
  Hands hands{};
  Hand pile;                            // without an order: it is drawn from by chance
  std::array<Card, mostPlaces> grid{};  // noCard where none lies
  Card promised = noCard;               // A4: what the asked player has chosen to give
  Start start;
  alex_und_co::Facts facts;  // since then

  static constexpr auto describe() {
    return std::tuple(field("open", &State::open), field("partial", &State::partial), field("hands", &State::hands),
                      field("pile", &State::pile), field("grid", &State::grid), field("promised", &State::promised),
                      field("start", &State::start), field("facts", &State::facts));
  }
  friend bool operator==(const State&, const State&) = default;
};

// The public part, the own hand, and what happened as the viewer saw it. When the game is over everything is known.
struct Knowledge {
  Viewer viewer = Viewer::spectator();
  Open open;
  Partial partial;  // the viewer's own
  PerSeat<std::uint8_t, maxPlayers> handSizes{};
  std::uint8_t pileSize = 0;
  Hands hands{};                        // the viewer's own; all when the game is over
  Hand pile;                            // when the game is over
  std::array<Card, mostPlaces> grid{};  // faces that everybody has seen; all when the game is over
  Card promised = noCard;               // to the one who promised it
  PerSeat<std::uint8_t, maxPlayers> startSizes{};
  Start start;  // the viewer's own hand, and what everybody knew
  alex_und_co::Facts facts;
  static constexpr auto describe() {
    return std::tuple(field("viewer", &Knowledge::viewer), field("open", &Knowledge::open),
                      field("partial", &Knowledge::partial), field("handSizes", &Knowledge::handSizes),
                      field("pileSize", &Knowledge::pileSize), field("hands", &Knowledge::hands),
                      field("pile", &Knowledge::pile), field("grid", &Knowledge::grid),
                      field("promised", &Knowledge::promised), field("startSizes", &Knowledge::startSizes),
                      field("start", &Knowledge::start), field("facts", &Knowledge::facts));
  }
  friend bool operator==(const Knowledge&, const Knowledge&) = default;
};

}  // namespace sammel::alex_und_co
