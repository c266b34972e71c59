// Alex & Co, a game of collecting and remembering for three to six: bring authors and their games together.
// Clause numbers (A1 to A8) are those of `sammelsurium rules alex-und-co`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/alex_und_co/belief.hpp"
#include "engine/games/alex_und_co/cards.hpp"
#include "engine/games/alex_und_co/events.hpp"
#include "engine/games/alex_und_co/state.hpp"

namespace sammel {

struct AlexUndCo {
  using Card = alex_und_co::Card;
  using CardSet = alex_und_co::CardSet;
  using Hand = alex_und_co::Hand;
  using SetMask = alex_und_co::SetMask;
  using Phase = alex_und_co::Phase;
  using Stage = alex_und_co::Stage;
  using Partial = alex_und_co::Partial;
  using Fact = alex_und_co::Fact;
  using Happening = alex_und_co::Happening;
  using Reason = alex_und_co::Reason;

  struct Options {
    int players = 4;
    bool memoryAid = false;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 3, alex_und_co::maxPlayers),
                        option("memoryAid", &Options::memoryAid));
    }
  };

  using Content = alex_und_co::Content;
  using Rules = alex_und_co::Rules;
  using State = alex_und_co::State;
  using Knowledge = alex_und_co::Knowledge;
  using Belief = alex_und_co::Belief;

  // What takes several choices is made in parts: the target first, then the rest.
  enum class Kind : std::uint8_t {
    name,    // A3, part: a player
    grid,    // A3, part: the grid, ...
    point,   // A3, part: ... this place of it
    show,    // A3, part: a hand card as proof
    refer,   // A3, part: another's laid-down set as proof
    ask,     // A3: the card itself
    swap,    // A4, part: a player
    esg,     // A2
    saz,     // A2, part: the first player asked
    author,  // A4: whose game; A2, part: the first author
    also,    // A2: the second author, at the same player
    alsoAt,  // A2: the second player, for the same author
    turn,    // A5
    lay,     // A6: all cards of a set
    pick,    // A6, part: a set of which some cards stay in the hand
    down,    // A6: these cards of it
    give,    // A4
    no,      // A4
    end,     // A1
    pass,    // A8
  };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 20>{"name", "grid", "point",  "show", "refer",  "ask",  "swap",
                                            "esg",  "saz",  "author", "also", "alsoAt", "turn", "lay",
                                            "pick", "down", "give",   "no",   "end",    "pass"};
  }
  struct Action {
    Kind kind = Kind::end;
    std::uint8_t at = 0;     // a seat, a place, a set or a card
    std::uint8_t cards = 0;  // down: which cards of the set, the author is bit 0
    static constexpr auto cases() {
      constexpr auto seat = field("seat", &Action::at);
      constexpr auto place = field("place", &Action::at);
      constexpr auto set = field("set", &Action::at);
      constexpr auto card = field("card", &Action::at);
      return std::tuple(when(Kind::name, seat), when(Kind::grid), when(Kind::point, place), when(Kind::show, card),
                        when(Kind::refer, set), when(Kind::ask, card), when(Kind::swap, seat), when(Kind::esg, seat),
                        when(Kind::saz, seat), when(Kind::author, set), when(Kind::also, set), when(Kind::alsoAt, seat),
                        when(Kind::turn, place), when(Kind::lay, set), when(Kind::pick, set),
                        when(Kind::down, set, field("cards", &Action::cards)), when(Kind::give, card), when(Kind::no),
                        when(Kind::end), when(Kind::pass));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = alex_und_co::Event;

  struct Place {
    bool empty = false;
    bool open = false;                // lies face up now
    Card card = alex_und_co::noCard;  // open, or still in sight by the memory aid
    static constexpr auto describe() {
      return std::tuple(field("empty", &Place::empty), field("open", &Place::open), field("card", &Place::card));
    }
  };
  struct Player {
    std::uint8_t handSize = 0;
    std::vector<Card> hand;  // as far as the viewer may see it
    std::vector<Card> laid;
    std::int16_t points = 0;
    std::int8_t sets = 0;
    static constexpr auto describe() {
      return std::tuple(field("handSize", &Player::handSize), field("hand", &Player::hand),
                        field("laid", &Player::laid), field("points", &Player::points), field("sets", &Player::sets));
    }
  };
  struct Screen {
    std::int8_t viewer = -1;  // the seat that looks; -1: a spectator
    std::int8_t columns = 0;
    std::vector<Place> grid;
    std::vector<Player> players;
    std::vector<std::uint8_t> leftOut;  // sets
    std::uint8_t pile = 0;
    std::vector<Card> pileCards;  // when the game is over
    Card shown = alex_und_co::noCard;
    Seat actor;
    Phase phase = Phase::start;
    Seat asked;
    std::uint8_t askedSet = 0;
    bool mayReveal = false;             // the actor
    std::vector<std::uint8_t> layable;  // sets that the viewer may lay down now
    Partial partial;                    // the viewer's own
    std::uint16_t turn = 0;
    bool over = false;
    static constexpr auto describe() {
      return std::tuple(
          field("viewer", &Screen::viewer), field("columns", &Screen::columns), field("grid", &Screen::grid),
          field("players", &Screen::players), field("leftOut", &Screen::leftOut), field("pile", &Screen::pile),
          field("pileCards", &Screen::pileCards), field("shown", &Screen::shown), field("actor", &Screen::actor),
          field("phase", &Screen::phase), field("asked", &Screen::asked), field("askedSet", &Screen::askedSet),
          field("mayReveal", &Screen::mayReveal), field("layable", &Screen::layable),
          field("partial", &Screen::partial), field("turn", &Screen::turn), field("over", &Screen::over));
    }
  };

  // A turn names at most every card once (four parts each) and one wrongly, or turns four, or swaps; laying down and
  // special cards are limited for the whole game.
  static constexpr int mostCards = static_cast<int>(alex_und_co::mostSetCards) + 2 * alex_und_co::mostSpecials;
  static constexpr Facts facts{.id = "alex-und-co",
                               .title = {"Alex & Co", "Alex & Co"},
                               .minSeats = 3,
                               .maxSeats = alex_und_co::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = alex_und_co::turnsToEnd * (4 * (mostCards + 1) + 1) +
                                              3 * 2 * alex_und_co::mostSpecials + 2 * mostCards,
                               .turnClause = "A1",
                               .endClause = "A7"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Options& options);
  static Verdict validate(const Content& content);
  static Rules rules(const Options& options, const Content& content);
  static bool mustRemember(const Rules& rules) { return !rules.memoryAid; }

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    state.grid.fill(alex_und_co::noCard);
    Hand pack{rules.all, rules.specials.esg, rules.specials.saz};
    if (rules.players == 3) leaveOut(rules, state, pack, rng);
    Chance deal = rng.use(Purpose::deal, Seat::table());
    for (int i = 0; i < rules.players; ++i) {
      for (int n = 0; n < rules.content.deal.value.hand; ++n) state.hands[Seat(i)].add(draw(pack, deal));
    }
    for (int place = 0; place < rules.places; ++place) {
      state.grid[static_cast<std::size_t>(place)] = draw(pack, deal);
      state.open.filled |= bit(place);
    }
    state.pile = pack;
    state.start.hands = state.hands;
    // A1
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.open.start = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    state.open.actor = state.open.start;
    (rules.authors & state.open.leftOut).forEach([&](Card card) {
      log.tell(Audience::everyone(), alex_und_co::StaysOut{rules.setOf[card]});
    });
    log.tell(Audience::everyone(), alex_und_co::Begins{state.open.start});
    return state;
  }

  static Seat mustAct(const State& state) {
    return state.open.phase == Phase::answering ? state.open.asked : state.open.actor;
  }
  static Turn turn(const Rules&, const State& state) {
    if (state.open.over) return {};
    return {mustAct(state), {}};
  }
  // The others do not notice the parts of a choice.
  static Moment moment(const Rules&, const State& state, Seat seat) {
    return {state.open.steps * 8 + (seat == state.open.actor ? state.partial.depth : 0U), 0};
  }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules& rules, const Action& action);

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.open.over || seat != mustAct(state)) return;
    const auto give = [&](Card card) { moves.add({Kind::give, card, 0}); };
    if (state.open.phase == Phase::answering) {  // A4: whoever has one must
      const CardSet games = state.hands[seat].cards & rules.gamesOf(state.open.askedSet);
      games.forEach(give);
      if (games.empty()) moves.add({Kind::no, 0, 0});
    } else if (state.open.phase == Phase::giving) {  // A4: any own hand card
      state.hands[seat].forEach(give);
    } else if (state.partial.stage == Stage::none) {
      addChoices(rules, state, seat, moves);
    } else {
      addParts(rules, state, seat, moves);
    }
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    if (addPart(rules, state, action)) return;
    const Partial choice = state.partial;
    state.partial = {};
    ++state.open.steps;
    if (state.open.phase != Phase::revealing && state.open.phase != Phase::closing) {  // what lay open is turned down
      state.open.turned.clear();
      state.open.shown = alex_und_co::noCard;
    }
    if (action.kind != Kind::end) log.reveal();  // everything else shows something
    switch (action.kind) {
      case Kind::esg: playEsg(rules, state, seat, Seat(action.at), rng, log); return;
      case Kind::also:
        playSaz(rules, state, seat, {Seat(choice.target), choice.set}, {Seat(choice.target), action.at}, log);
        return;
      case Kind::alsoAt:
        playSaz(rules, state, seat, {Seat(choice.target), choice.set}, {Seat(action.at), choice.set}, log);
        return;
      case Kind::ask: nameCard(rules, state, seat, choice, action.at, rng, log); return;
      case Kind::author: askForSwap(rules, state, seat, Seat(choice.target), action.at, log); return;
      case Kind::give:
        if (state.open.phase == Phase::answering) {
          agree(rules, state, seat, action.at, log);
        } else {
          exchange(rules, state, seat, action.at, log);
        }
        return;
      case Kind::no: refuse(rules, state, seat, log); return;
      case Kind::turn: turnUp(rules, state, seat, action.at, rng, log); return;
      case Kind::lay: layDown(rules, state, seat, action.at, state.hands[seat].cards, log); return;
      case Kind::down: layDown(rules, state, seat, action.at, subset(rules, action.at, action.cards), log); return;
      case Kind::pass: log.tell(Audience::everyone(), alex_und_co::Passes{seat}); [[fallthrough]];
      case Kind::end: endTurn(rules, state, log); return;
      default: return;  // parts
    }
  }

  static Outcome outcome(const Rules& rules, const State& state);
  static Sheet sheet(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge) { return {rules, knowledge}; }
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng) { return belief.imagine(rules, rng); }
  static void holdings(const Rules& rules, const State& state, Suppositions& suppositions);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

  // Cards as people write them: 3.0 is the author of set 3, 3.1 the first game; esg, saz. Places: b7.
  static FixedText<7> cardNotation(const Rules& rules, Card card);
  static FixedText<3> placeNotation(const Rules& rules, int place);
  // ... and as they are called: TwixT (Randolph).
  static alex_und_co::Name cardName(const Rules& rules, Card card);

  // A6: a complete set counts double.
  static int points(const Rules& rules, const alex_und_co::Open& open, Seat seat);

 private:
  static constexpr std::uint64_t bit(int place) { return std::uint64_t{1} << static_cast<unsigned>(place); }
  static constexpr SetMask setBit(int set) { return SetMask{1} << static_cast<unsigned>(set); }
  static Card draw(Hand& from, Chance& chance) {
    const Card card = from.nth(chance.below(static_cast<std::uint32_t>(from.size())));
    from.remove(card);
    return card;
  }
  static CardSet subset(const Rules& rules, int set, std::uint8_t members) {
    CardSet cards;
    for (unsigned i = 0; i < static_cast<unsigned>(rules.sizeOf(set)); ++i) {
      if (((members >> i) & 1U) != 0) cards = cards | CardSet::of(static_cast<Card>(rules.authorOf(set) + i));
    }
    return cards;
  }

  // Three players: one set of every size and one card of each special kind do not take part.
  static void leaveOut(const Rules& rules, State& state, Hand& pack, Rng& rng) {
    Chance chance = rng.use(Purpose::deal, Seat::table());
    for (int size = 2; size <= 1 + static_cast<int>(alex_und_co::mostTitles); ++size) {
      FixedVector<std::uint8_t, alex_und_co::mostSets> sets;
      for (int set = 0; set < rules.sets; ++set) {
        if (rules.sizeOf(set) == size) sets.push_back(static_cast<std::uint8_t>(set));
      }
      if (sets.empty()) continue;
      const int set = sets[chance.below(static_cast<std::uint32_t>(sets.size()))];
      state.open.leftOut = state.open.leftOut | rules.setCards(set);
    }
    pack.cards = pack.cards - state.open.leftOut;
  }

  static SetMask setsAmong(const Rules& rules, CardSet cards) {
    SetMask sets = 0;
    cards.forEach([&](Card card) { sets |= setBit(rules.setOfCard(card)); });
    return sets;
  }
  // A3: what the asker neither holds nor sees laid down.
  static CardSet unlocated(const Rules& rules, const State& state, Seat seat) {
    return rules.all - state.open.leftOut - state.open.allLaid() - state.hands[seat].cards;
  }
  // A3: sets of which there is a proof and something to name.
  static SetMask nameable(const Rules& rules, const State& state, Seat seat) {
    SetMask proven = setsAmong(rules, state.hands[seat].cards) | state.open.incompleteOfOthers(seat);
    const CardSet cards = unlocated(rules, state, seat);
    SetMask sets = 0;
    forEachBit(proven, [&](int set) { sets |= (rules.setCards(set) & cards).empty() ? 0 : setBit(set); });
    return sets;
  }
  static SetMask setsInPlay(const Rules& rules, const State& state) {
    return setsAmong(rules, rules.authors - state.open.leftOut);
  }
  // A6: how many cards of a set the seat must lay down at least; more than it holds if it may not.
  static int leastToLay(const Rules& rules, const alex_und_co::Open& open, Seat seat, int set) {
    if (((open.incomplete[seat] | open.incompleteOfOthers(seat)) & setBit(set)) != 0) return 1;
    return rules.sizeOf(set) / 2 + 1;
  }
  static SetMask layable(const Rules& rules, const alex_und_co::Open& open, const Hand& hand, Seat seat) {
    SetMask sets = 0;
    forEachBit(setsAmong(rules, hand.cards), [&](int set) {
      if ((hand.cards & rules.setCards(set)).size() >= leastToLay(rules, open, seat, set)) sets |= setBit(set);
    });
    return sets;
  }
  // Those of them of which some cards can stay in the hand.
  static SetMask divisible(const Rules& rules, const alex_und_co::Open& open, const Hand& hand, Seat seat,
                           SetMask among) {
    SetMask sets = 0;
    forEachBit(among, [&](int set) {
      if ((hand.cards & rules.setCards(set)).size() > leastToLay(rules, open, seat, set)) sets |= setBit(set);
    });
    return sets;
  }
  static bool canLeaveSome(const Rules& rules, const State& state, Seat seat, const Action& down) {
    const CardSet held = state.hands[seat].cards & rules.setCards(down.at);
    const CardSet cards = subset(rules, down.at, down.cards);
    return (cards - held).empty() && !(cards == held) && cards.size() >= leastToLay(rules, state.open, seat, down.at);
  }
  // A8: whoever has nothing left to do.
  static bool mustPass(const Rules& rules, const State& state, Seat seat) {
    return state.open.phase == Phase::start && state.open.playedSpecial && state.hands[seat].empty() &&
           nameable(rules, state, seat) == 0;
  }
  static bool mayReveal(const alex_und_co::Open& open) {  // A5
    return open.phase == Phase::revealing || (open.phase == Phase::start && !open.playedSpecial);
  }
  static std::uint64_t turnable(const alex_und_co::Open& open) {
    std::uint64_t places = open.filled;
    if (open.phase == Phase::revealing) {
      for (const std::uint8_t place : open.turned) places &= ~bit(place);
    }
    return places;
  }

  static void addChoices(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    const alex_und_co::Open& open = state.open;
    const Hand& hand = state.hands[seat];
    const auto addOthers = [&](Kind kind, bool withCards) {
      for (int i = 0; i < rules.players; ++i) {
        if (i == seat.index() || (withCards && state.hands[Seat(i)].empty())) continue;
        moves.add({kind, static_cast<std::uint8_t>(i), 0});
      }
    };
    const auto addSets = [&](Kind kind, SetMask sets) {
      forEachBit(sets, [&](int set) { moves.add({kind, static_cast<std::uint8_t>(set), 0}); });
    };
    const bool starts = open.phase == Phase::start;
    const bool canName = (starts || open.phase == Phase::named) && nameable(rules, state, seat) != 0;
    if (canName) {  // A3
      addOthers(Kind::name, false);
      moves.add({Kind::grid, 0, 0});
    }
    if (starts) {
      if (!hand.empty()) addOthers(Kind::swap, false);  // A4
      if (hand.esg > 0) addOthers(Kind::esg, true);     // A2
      if (hand.saz > 0 && !(unlocated(rules, state, seat) & rules.authors).empty()) addOthers(Kind::saz, false);
    }
    if (mayReveal(open)) {  // A5
      forEachBit(turnable(open), [&](int place) { moves.add({Kind::turn, static_cast<std::uint8_t>(place), 0}); });
    }
    const SetMask sets = layable(rules, open, hand, seat);  // A6
    addSets(Kind::lay, sets);
    addSets(Kind::pick, divisible(rules, open, hand, seat, sets));
    if (!starts) moves.add({Kind::end, 0, 0});                                    // A1
    if (!canName && mustPass(rules, state, seat)) moves.add({Kind::pass, 0, 0});  // A8
  }

  static void addParts(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    const Partial& partial = state.partial;
    const auto addSet = [&](Kind kind) {
      return [&moves, kind](int set) { moves.add({kind, static_cast<std::uint8_t>(set), 0}); };
    };
    switch (partial.stage) {
      case Stage::place:  // A3
        forEachBit(state.open.filled,
                   [&](int place) { moves.add({Kind::point, static_cast<std::uint8_t>(place), 0}); });
        return;
      case Stage::proof: {  // A3
        const SetMask sets = nameable(rules, state, seat);
        state.hands[seat].cards.forEach([&](Card card) {
          if ((sets & setBit(rules.setOfCard(card))) != 0) moves.add({Kind::show, card, 0});
        });
        forEachBit(sets & state.open.incompleteOfOthers(seat), addSet(Kind::refer));
        return;
      }
      case Stage::card:  // A3
        (rules.setCards(partial.set) & unlocated(rules, state, seat)).forEach([&](Card card) {
          moves.add({Kind::ask, card, 0});
        });
        return;
      case Stage::author: forEachBit(setsInPlay(rules, state), addSet(Kind::author)); return;  // A4
      case Stage::sazAuthor:                                                                   // A2
        forEachBit(setsAmong(rules, unlocated(rules, state, seat) & rules.authors), addSet(Kind::author));
        return;
      case Stage::sazSecond:  // A2: another author of the same player, or another player for the same author
        forEachBit(setsAmong(rules, unlocated(rules, state, seat) & rules.authors) & ~setBit(partial.set),
                   addSet(Kind::also));
        for (int i = 0; i < rules.players; ++i) {
          if (i != seat.index() && i != partial.target) moves.add({Kind::alsoAt, static_cast<std::uint8_t>(i), 0});
        }
        return;
      case Stage::lay: {  // A6
        for (unsigned members = 1; members < (1U << static_cast<unsigned>(rules.sizeOf(partial.set))); ++members) {
          const Action down{Kind::down, partial.set, static_cast<std::uint8_t>(members)};
          if (canLeaveSome(rules, state, seat, down)) moves.add(down);
        }
        return;
      }
      case Stage::none: return;
    }
  }

  // Notes a part of a choice; false if the action completes the choice.
  static bool addPart(const Rules& rules, State& state, const Action& action) {
    Partial& partial = state.partial;
    switch (action.kind) {
      case Kind::name:
        partial.target = action.at;
        partial.stage = Stage::proof;
        break;
      case Kind::grid:
        partial.atGrid = true;
        partial.stage = Stage::place;
        break;
      case Kind::point:
        partial.target = action.at;
        partial.stage = Stage::proof;
        break;
      case Kind::show:
        partial.proof = action.at;
        partial.set = static_cast<std::uint8_t>(rules.setOfCard(action.at));
        partial.stage = Stage::card;
        break;
      case Kind::refer:
        partial.set = action.at;
        partial.stage = Stage::card;
        break;
      case Kind::swap:
        partial.target = action.at;
        partial.stage = Stage::author;
        break;
      case Kind::saz:
        partial.target = action.at;
        partial.stage = Stage::sazAuthor;
        break;
      case Kind::author:
        if (partial.stage == Stage::author) return false;
        partial.set = action.at;
        partial.stage = Stage::sazSecond;
        break;
      case Kind::pick:
        partial.set = action.at;
        partial.stage = Stage::lay;
        break;
      default: return false;
    }
    ++partial.depth;
    return true;
  }

  template <class Log>
  static void playEsg(const Rules& rules, State& state, Seat seat, Seat from, Rng& rng, Log& log) {
    state.hands[seat].remove(alex_und_co::esgCard);
    ++state.open.esgPlayed;
    state.open.playedSpecial = true;
    Hand& hand = state.hands[from];
    Chance chance = rng.use(Purpose::draw, seat);
    const Card card = draw(hand, chance);
    const bool kept = rules.isGame(card);
    (kept ? state.hands[seat] : hand).add(card);
    remember(rules, state, Fact::of(kept ? Happening::esgKept : Happening::esgBack, seat, from, card), log);
    log.tell(Audience::everyone(), alex_und_co::PlaysEsg{seat, from, kept});
    for (const Seat one : {seat, from}) {
      tellToRemember(rules, Audience::only(one), alex_und_co::SeesDrawn{seat, from, kept, card}, log);
    }
  }

  struct SazQuestion {
    Seat whom;
    int set = 0;
  };
  template <class Log>
  static void playSaz(const Rules& rules, State& state, Seat seat, SazQuestion first, SazQuestion second, Log& log) {
    state.hands[seat].remove(alex_und_co::sazCard);
    ++state.open.sazPlayed;
    state.open.playedSpecial = true;
    remember(rules, state, Fact::of(Happening::sazPlayed, seat, seat, alex_und_co::noCard), log);
    log.tell(Audience::everyone(), alex_und_co::PlaysSaz{seat});
    for (const SazQuestion& question : {first, second}) {
      const Card card = rules.authorOf(question.set);
      const bool got = state.hands[question.whom].has(card);
      if (got) move(state.hands[question.whom], state.hands[seat], card);
      remember(rules, state, Fact::of(got ? Happening::sazGot : Happening::sazNot, seat, question.whom, card), log);
      tellFading(rules, alex_und_co::AnswersSaz{question.whom, seat, got, card}, log);
    }
  }

  template <class Log>
  static void nameCard(const Rules& rules, State& state, Seat seat, const Partial& choice, Card card, Rng& rng,
                       Log& log) {
    state.open.shown = choice.proof;
    const Seat other(choice.atGrid ? seat.index() : choice.target);
    const Card found = choice.atGrid ? state.grid[choice.target] : alex_und_co::noCard;
    const bool right = choice.atGrid ? found == card : state.hands[other].has(card);
    if (choice.proof != alex_und_co::noCard) {
      tellToRemember(rules, Audience::everyone(), alex_und_co::Shows{seat, choice.proof}, log);
    }
    if (choice.atGrid) {
      const bool refilled = right && !state.pile.empty();
      tellFading(rules, alex_und_co::NamesPlace{seat, choice.target, right, refilled, card, found}, log);
      remember(rules, state, Fact::of(right ? Happening::took : Happening::missed, seat, seat, card, choice.proof),
               log);
    } else {
      tellFading(rules, alex_und_co::Names{seat, other, right, card}, log);
      remember(rules, state, Fact::of(right ? Happening::named : Happening::misnamed, seat, other, card, choice.proof),
               log);
    }
    if (!right) {
      if (choice.atGrid) showPlace(state, choice.target);
      endTurn(rules, state, log, true);
      return;
    }
    state.open.phase = Phase::named;
    if (choice.atGrid) {
      take(state, seat, choice.target, rng);
      endIfGridEmpty(rules, state, log);
    } else {
      move(state.hands[other], state.hands[seat], card);
    }
  }

  template <class Log>
  static void askForSwap(const Rules& rules, State& state, Seat seat, Seat whom, std::uint8_t set, Log& log) {
    state.open.asked = whom;
    state.open.askedSet = set;
    state.open.phase = Phase::answering;
    tellFading(rules, alex_und_co::AsksToSwap{seat, whom, set}, log);
  }
  template <class Log>
  static void agree(const Rules& rules, State& state, Seat seat, Card card, Log& log) {
    state.promised = card;
    state.open.yes = true;
    state.open.phase = Phase::giving;
    log.tell(Audience::everyone(), alex_und_co::AnswersSwap{seat, state.open.actor, true});
    tellToRemember(rules, Audience::only(seat), alex_und_co::PutsAside{seat, card}, log);
  }
  template <class Log>
  static void refuse(const Rules& rules, State& state, Seat seat, Log& log) {
    remember(rules, state, Fact::of(Happening::denied, state.open.actor, seat, rules.authorOf(state.open.askedSet)),
             log);
    log.tell(Audience::everyone(), alex_und_co::AnswersSwap{seat, state.open.actor, false});
    endTurn(rules, state, log);
  }
  template <class Log>
  static void exchange(const Rules& rules, State& state, Seat seat, Card given, Log& log) {
    const Card got = state.promised;
    state.promised = alex_und_co::noCard;
    const Seat asked = state.open.asked;
    state.hands[asked].remove(got);
    state.hands[seat].remove(given);
    state.hands[seat].add(got);
    state.hands[asked].add(given);
    remember(rules, state, Fact::of(Happening::swapped, seat, asked, got, given), log);
    state.open.phase = Phase::closing;
    log.tell(Audience::everyone(), alex_und_co::Swaps{seat, asked});
    // Face down: only the two see what they get.
    tellToRemember(rules, Audience::only(seat), alex_und_co::SeesSwapped{seat, asked, got, given}, log);
    tellToRemember(rules, Audience::only(asked), alex_und_co::SeesSwapped{asked, seat, given, got}, log);
  }

  static bool isPair(const Rules& rules, Card a, Card b) {
    if (alex_und_co::isSpecial(a) || alex_und_co::isSpecial(b)) return a == b;
    return rules.setOfCard(a) == rules.setOfCard(b);
  }
  template <class Log>
  static void turnUp(const Rules& rules, State& state, Seat seat, std::uint8_t place, Rng& rng, Log& log) {
    state.open.phase = Phase::revealing;
    const Card card = state.grid[place];
    tellFading(rules, alex_und_co::TurnsUp{seat, place, card}, log);
    for (std::size_t i = 0; i < state.open.turned.size(); ++i) {
      const std::uint8_t partner = state.open.turned[i];
      const Card first = state.grid[partner];
      if (!isPair(rules, first, card)) continue;
      const auto refilled = static_cast<std::uint8_t>(std::min(2, state.pile.size()));
      tellFading(rules, alex_und_co::TakesPair{seat, {partner, place}, refilled, first, card}, log);
      remember(rules, state, Fact::of(Happening::took, seat, seat, first), log);
      remember(rules, state, Fact::of(Happening::took, seat, seat, card), log);
      state.open.turned[i] = state.open.turned.back();
      state.open.turned.pop_back();
      take(state, seat, partner, rng);
      take(state, seat, place, rng);
      state.open.phase = Phase::closing;
      endIfGridEmpty(rules, state, log);
      return;
    }
    showPlace(state, place);
    if (state.open.turned.full()) state.open.phase = Phase::closing;
  }
  static void showPlace(State& state, std::uint8_t place) {
    state.open.turned.push_back(place);
    state.open.seen |= bit(place);
  }
  // A3, A5: a card leaves the grid and is replaced face down.
  static void take(State& state, Seat seat, std::uint8_t place, Rng& rng) {
    state.hands[seat].add(state.grid[place]);
    state.grid[place] = alex_und_co::noCard;
    state.open.seen &= ~bit(place);
    if (state.pile.empty()) {
      state.open.filled &= ~bit(place);
    } else {
      Chance chance = rng.use(Purpose::draw, Seat::table());
      state.grid[place] = draw(state.pile, chance);
    }
  }

  template <class Log>
  static void layDown(const Rules& rules, State& state, Seat seat, int set, CardSet chosen, Log& log) {
    const CardSet cards = chosen & rules.setCards(set);
    cards.forEach([&](Card card) { remember(rules, state, Fact::of(Happening::laid, seat, seat, card), log); });
    put(rules, state, seat, set, cards);
    tellLaid(state, seat, set, cards, log);
    const int sets = std::popcount(state.open.incomplete[seat]) + std::popcount(state.open.complete[seat]);
    if (sets >= alex_und_co::setsToEnd) finish(rules, state, log, Reason::sets);  // A7
  }
  static void put(const Rules& rules, State& state, Seat seat, int set, CardSet cards) {
    alex_und_co::Open& open = state.open;
    state.hands[seat].cards = state.hands[seat].cards - cards;
    open.laid[seat] = open.laid[seat] | cards;
    const int count = (open.laid[seat] & rules.setCards(set)).size();
    if (count == rules.sizeOf(set)) {
      open.complete[seat] |= setBit(set);
      open.incomplete[seat] &= ~setBit(set);
    } else if (rules.isMajority(set, count)) {
      open.incomplete[seat] |= setBit(set);
    }
  }

  template <class Log>
  static void endTurn(const Rules& rules, State& state, Log& log, bool keepsOpen = false) {
    alex_und_co::Open& open = state.open;
    if (open.turns == alex_und_co::turnsToEnd) return finish(rules, state, log, Reason::turns);  // A8
    ++open.turns;
    open.actor = open.yes ? open.asked : open.actor.left(rules.players);  // A4
    open.yes = false;
    open.playedSpecial = false;
    open.phase = Phase::start;
    if (!keepsOpen) open.turned.clear();
    log.tell(Audience::everyone(), alex_und_co::IsNext{open.actor});
  }
  template <class Log>
  static void endIfGridEmpty(const Rules& rules, State& state, Log& log) {
    if (state.open.filled == 0) finish(rules, state, log, Reason::grid);  // A7
  }
  // A7: everybody lays down all that scores: sets first, then single cards.
  template <class Log>
  static void finish(const Rules& rules, State& state, Log& log, Reason reason) {
    log.reveal();
    state.open.over = true;
    state.open.turned.clear();
    log.tell(Audience::everyone(), alex_und_co::Ends{reason});
    for (const bool singles : {false, true}) {
      for (int i = 0; i < rules.players; ++i) {
        const Seat seat(i);
        SetMask sets = layable(rules, state.open, state.hands[seat], seat);
        if (!singles) sets &= ~state.open.incompleteOfOthers(seat);
        forEachBit(sets, [&](int set) {
          const CardSet cards = state.hands[seat].cards & rules.setCards(set);
          put(rules, state, seat, set, cards);
          tellLaid(state, seat, set, cards, log);
        });
      }
    }
    if constexpr (hears<Log>) {
      const Outcome result = outcome(rules, state);
      forEachWinner(result, [&](Seat winner, bool shared) {
        const std::int16_t most = result.points[winner.slot()];
        const bool tied = std::count(result.points.begin(), result.points.end(), most) > 1;
        log.tell(Audience::everyone(), alex_und_co::Wins{winner, shared, !shared && tied, most});
      });
    }
  }

  static void move(Hand& from, Hand& to, Card card) {
    from.remove(card);
    to.add(card);
  }
  template <class Log>
  static void remember(const Rules& rules, State& state, const Fact& fact, const Log&) {
    if constexpr (!remembers<Log>) return;
    if (state.facts.size() >= rules.remembered) forgetOldest(rules, state);
    state.facts.push_back(fact);
  }
  static void forgetOldest(const Rules& rules, State& state);

  // What people have to remember themselves.
  template <class E, class Log>
  static void tellToRemember(const Rules& rules, const Audience& audience, const E& event, Log& log) {
    if (rules.memoryAid) {
      log.tell(audience, event);
    } else {
      log.glimpse(audience, event);
    }
  }
  // ... when it fades, everybody still knows that something happened.
  template <class E, class Log>
  static void tellFading(const Rules& rules, const E& event, Log& log) {
    if (!rules.memoryAid) log.tell(Audience::everyone(), event.lasting());
    tellToRemember(rules, Audience::everyone(), event, log);
  }
  // A6: what is laid down lies open for the rest of the game.
  template <class Log>
  static void tellLaid(const State& state, Seat seat, int set, CardSet cards, Log& log) {
    alex_und_co::LaysDown event{seat, static_cast<std::uint8_t>(set), alex_und_co::Laid::single, {}};
    if ((state.open.complete[seat] & setBit(set)) != 0) event.becomes = alex_und_co::Laid::complete;
    if ((state.open.incomplete[seat] & setBit(set)) != 0) event.becomes = alex_und_co::Laid::incomplete;
    cards.forEach([&](Card card) { event.cards.push_back(card); });
    log.tell(Audience::everyone(), event);
  }
};

}  // namespace sammel
