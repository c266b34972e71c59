// Fair Enough, a card game for two to five: collect at the fair, and go home before it closes.
// Clause numbers (E1 to E8) are those of `sammelsurium rules fair-enough`.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/games/fair_enough/belief.hpp"
#include "engine/games/fair_enough/cards.hpp"
#include "engine/games/fair_enough/events.hpp"
#include "engine/games/fair_enough/state.hpp"

namespace sammel {

struct FairEnough {
  using Card = fair_enough::Card;
  using Cards = fair_enough::Cards;
  using Face = fair_enough::Face;
  using Phase = fair_enough::Phase;
  using Open = fair_enough::Open;

  struct Options {
    int players = 4;
    bool variant = false;          // a seventh time card, and one of the seven stays unseen
    bool openCollections = false;  // nobody has to remember what the others have secured
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, fair_enough::minPlayers, fair_enough::maxPlayers),
                        option("variant", &Options::variant), option("openCollections", &Options::openCollections));
    }
  };

  using Content = fair_enough::Content;
  using Rules = fair_enough::Rules;
  using State = fair_enough::State;
  using Knowledge = fair_enough::Knowledge;
  using Belief = fair_enough::Belief;

  // A turn with a Sold out takes two actions: the card to play with it, then the card to remove. Whether it is played
  // before or after the own card need not be said: it makes a difference only where one of the two is impossible.
  enum class Kind : std::uint8_t { take, done, play, queue, preorder, soldOut, remove, secure };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 8>{"take", "done", "play", "queue", "preorder", "soldout", "remove", "secure"};
  }
  struct Action {
    Kind kind = Kind::done;
    Card card{};  // none for done and secure

    static constexpr auto cases() {
      constexpr auto card = field("card", &Action::card);
      return std::tuple(when(Kind::take, card), when(Kind::done), when(Kind::play, card), when(Kind::queue, card),
                        when(Kind::preorder, card), when(Kind::soldOut, card), when(Kind::remove, card),
                        when(Kind::secure));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = fair_enough::Event;

  using ScreenCard = fair_enough::ShownCard;
  using CardList = std::vector<ScreenCard>;
  struct ScreenSeat {
    bool in = false;  // still collecting
    std::int8_t handSize = 0;
    CardList hand;  // the viewer's own; after the end, everybody's
    CardList laid;
    std::int8_t securedSize = 0;
    CardList secured;  // the viewer's own; with open collections or after the end, everybody's
    static constexpr auto describe() {
      return std::tuple(field("in", &ScreenSeat::in), field("handSize", &ScreenSeat::handSize),
                        field("hand", &ScreenSeat::hand), field("laid", &ScreenSeat::laid),
                        field("securedSize", &ScreenSeat::securedSize), field("secured", &ScreenSeat::secured));
    }
  };
  struct Screen {
    std::optional<Seat> viewer;
    Phase phase = Phase::research;
    std::int8_t round = 0;
    Seat start;
    Seat turn;
    std::int8_t lap = 0;  // of the research phase, 1 or 2; 0 in the other phases
    std::int8_t taken = 0;
    std::int16_t dayTime = 0;  // 0 until the first time card is turned up
    std::int16_t time = 0;
    std::vector<std::int16_t> timesToCome;
    CardList display;
    std::int16_t pileSize = 0;
    CardList discard;
    std::optional<ScreenCard> selling;
    std::vector<ScreenSeat> seats;
    static constexpr auto describe() {
      return std::tuple(field("viewer", &Screen::viewer), field("phase", &Screen::phase),
                        field("round", &Screen::round), field("start", &Screen::start), field("turn", &Screen::turn),
                        field("lap", &Screen::lap), field("taken", &Screen::taken), field("dayTime", &Screen::dayTime),
                        field("time", &Screen::time), field("timesToCome", &Screen::timesToCome),
                        field("display", &Screen::display), field("pileSize", &Screen::pileSize),
                        field("discard", &Screen::discard), field("selling", &Screen::selling),
                        field("seats", &Screen::seats));
    }
  };

  // Per seat and game: 12 research turns of at most 2 actions, 6 times securing, and one action for every card that
  // ever comes to the hand: a Sold out costs the one that names its target.
  static constexpr int longestGame =
      fair_enough::maxPlayers *
      (fair_enough::rounds * (2 * fair_enough::researchTurns * fair_enough::mostTaken + 1) + fair_enough::dealtCards);
  static constexpr Facts facts{.id = "fair-enough",
                               .title = {"Fair Enough", "Fair Enough"},
                               .minSeats = fair_enough::minPlayers,
                               .maxSeats = fair_enough::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = longestGame,
                               .turnClause = "E3",
                               .endClause = "E8"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options, const Content& content);
  static bool mustRemember(const Rules& rules) { return !rules.openCollections; }

  // E1: three cards each, three open; the first start player is drawn by lot.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    Open& open = state.open;
    const auto players = static_cast<std::uint32_t>(rules.players);
    open.start = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    open.timesToCome = static_cast<std::uint8_t>((1U << rules.times.size()) - 1);
    state.pile = rules.pack;
    Chance deal = rng.use(Purpose::deal, Seat::table());
    for (int i = 0; i < rules.players; ++i) {
      for (int n = 0; n < fair_enough::dealtCards; ++n) state.hands[Seat(i)].add(drawFrom(state.pile, deal));
    }
    log.tell(Audience::everyone(), fair_enough::Begins{open.start});
    startResearch(state, rng, log);
    return state;
  }

  static Turn turn(const Rules&, const State& state) {
    if (state.open.phase == Phase::over) return {};
    return {state.open.turn, {}};
  }
  // Everything that is done at this table is seen by all.
  static Moment moment(const Rules&, const State& state, Seat) { return {state.open.actions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules& rules, const Action& action);

  static void legal(const Rules&, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    const Open& open = state.open;
    if (open.phase == Phase::over || seat != open.turn) return;
    Action* next = moves.room();
    const auto addEach = [&next](Kind kind, const Cards& cards) {
      cards.forEachCollection([&](Card card) { *next++ = {kind, card}; });
    };
    if (open.phase == Phase::research) {  // E2
      for (std::size_t i = 0; i < open.display.size(); ++i) {
        const auto* const before = open.display.begin() + i;
        if (std::find(open.display.begin(), before, *before) == before) *next++ = {Kind::take, *before};
      }
      *next++ = {Kind::done, {}};
    } else if (open.selling) {  // E4
      addEach(Kind::remove, targets(open));
    } else {
      const Cards& hand = state.hands[seat];
      for (const Kind kind : {Kind::play, Kind::queue, Kind::preorder, Kind::soldOut}) {
        if (holdsFor(kind, hand)) addEach(kind, hand.within(playable(kind, open)));
      }
      *next++ = {Kind::secure, {}};  // E3: always allowed, also with nothing laid
    }
    moves.addedUpTo(next);
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    ++state.open.actions;
    switch (action.kind) {
      case Kind::take: take(rules, state, seat, action.card, rng, log); return;
      case Kind::done: finishResearchTurn(rules, state, seat, rng, log); return;
      case Kind::play:
      case Kind::queue:
      case Kind::preorder:
      case Kind::soldOut: play(rules, state, seat, action, rng, log); return;
      case Kind::remove: removeSoldOut(rules, state, seat, action.card, rng, log); return;
      case Kind::secure: secure(rules, state, seat, rng, log); return;
    }
  }

  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.open.phase == Phase::over;
    for (int i = 0; i < rules.players; ++i) {
      outcome.points.push_back(static_cast<std::int16_t>(score(rules, state, Seat(i)).total()));
    }
    if (!outcome.over) return outcome;
    outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {  // E8
      const int difference = outcome.points[a.slot()] - outcome.points[b.slot()];
      if (difference != 0) return difference > 0;
      return largestSet(state.open.secured[a]) > largestSet(state.open.secured[b]);
    });
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge);
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng);
  static void holdings(const Rules& rules, const State& state, Suppositions& suppositions);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

  // E8
  struct Score {
    int values = 0;
    int sets = 0;
    int hand = 0;
    int specials = 0;
    int total() const { return values + sets + hand + specials; }
  };
  // While the game runs hands are hidden and collections are to be remembered: only what lies open counts.
  static Score score(const Rules& rules, const State& state, Seat seat) {
    Score score;
    const bool over = state.open.phase == Phase::over;
    if (!over && !rules.openCollections) return score;
    const Cards& secured = state.open.secured[seat];
    score.values = secured.values();
    for (int kind = 0; kind < fair_enough::kindCount; ++kind) {
      if (const int count = secured.ofKind(kind); count >= smallestSet) score.sets += 5 * (count - smallestSet + 1);
    }
    if (!over) return score;
    score.hand = -2 * state.hands[seat].values();
    score.specials = -10 * state.hands[seat].specialSize();
    return score;
  }

 private:
  static constexpr int smallestSet = 3;  // E8

  static int largestSet(const Cards& cards) {
    int most = 0;
    for (int kind = 0; kind < fair_enough::kindCount; ++kind) most = std::max(most, cards.ofKind(kind));
    return most;
  }

  static Card drawFrom(Cards& cards, Chance& chance) {
    const Card card = cards.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(cards.size()))));
    cards.remove(card);
    return card;
  }

  template <class Log>
  static void startResearch(State& state, Rng& rng, Log& log) {
    Open& open = state.open;
    open.phase = Phase::research;
    open.turnsDone = 0;
    open.taken = 0;
    open.in = 0;
    open.turn = open.start;  // E1
    log.tell(Audience::everyone(), fair_enough::StartsDay{open.start, open.round});
    fillDisplay(state, rng, log);  // E2
  }

  // E2: three cards lie open. If the pile is empty the discard pile is shuffled; if both are, there are fewer.
  template <class Log>
  static void fillDisplay(State& state, Rng& rng, Log& log) {
    Open& open = state.open;
    while (!open.display.full()) {
      if (state.pile.empty()) {
        if (open.discard.empty()) return;
        state.pile = open.discard;
        open.discard = {};
        open.reshuffled = true;
        log.tell(Audience::everyone(), fair_enough::Reshuffles{static_cast<std::int16_t>(state.pile.size())});
      }
      Chance chance = rng.use(Purpose::draw, Seat::table());
      open.display.push_back(drawFrom(state.pile, chance));
      log.reveal();
    }
  }

  template <class Log>
  static void take(const Rules& rules, State& state, Seat seat, Card card, Rng& rng, Log& log) {
    Open& open = state.open;
    auto* const place = std::find(open.display.begin(), open.display.end(), card);
    show(rules, fair_enough::Takes{seat, card, static_cast<std::int8_t>(place - open.display.begin())}, log);
    std::copy(place + 1, open.display.end(), place);
    open.display.pop_back();
    state.hands[seat].add(card);
    open.known[seat].add(card);
    ++open.taken;
    if (open.taken == fair_enough::mostTaken || open.display.empty()) finishResearchTurn(rules, state, seat, rng, log);
  }

  template <class Log>
  static void finishResearchTurn(const Rules& rules, State& state, Seat seat, Rng& rng, Log& log) {
    Open& open = state.open;
    log.tell(Audience::everyone(), fair_enough::StopsTaking{seat, open.taken});
    open.taken = 0;
    ++open.turnsDone;
    fillDisplay(state, rng, log);
    if (open.turnsDone == fair_enough::researchTurns * rules.players) {
      startCollecting(rules, state, rng, log);
    } else {
      open.turn = seat.left(rules.players);
    }
  }

  // E3: the day's time card is turned up.
  template <class Log>
  static void startCollecting(const Rules& rules, State& state, Rng& rng, Log& log) {
    Open& open = state.open;
    open.phase = Phase::collecting;
    const auto left = static_cast<std::uint32_t>(std::popcount(open.timesToCome));
    const int card = nthBit(open.timesToCome, rng.use(Purpose::draw, Seat::table()).below(left));
    open.timesToCome = static_cast<std::uint8_t>(open.timesToCome & ~(1U << card));
    open.dayTime = rules.times[static_cast<std::size_t>(card)];
    open.time = open.dayTime;
    open.in = everybody(rules);
    open.turn = open.start;  // E1
    log.reveal();
    log.tell(Audience::everyone(), fair_enough::Opens{open.time});
  }

  static std::uint8_t everybody(const Rules& rules) { return static_cast<std::uint8_t>((1U << rules.players) - 1); }

  static constexpr Card specialOf(Kind kind) {
    return kind == Kind::queue      ? fair_enough::queueCard
           : kind == Kind::preorder ? fair_enough::preorderCard
                                    : fair_enough::soldOutCard;
  }
  // E4: the special card that this way of playing takes.
  static bool holdsFor(Kind kind, const Cards& hand) { return kind == Kind::play || hand.has(specialOf(kind)); }

  // E4, E5: which cards the time allows, if they are played in this way.
  static fair_enough::Word playable(Kind kind, const Open& open) {
    switch (kind) {
      case Kind::queue: return fair_enough::cardsUpTo(open.time / 2);
      case Kind::preorder: return fair_enough::cardsUpTo(fair_enough::highestValue);
      case Kind::soldOut: {  // before the own card if others lie there; else only after it, if the fair is still open
        const int highest = open.allLaid().highest();
        return fair_enough::cardsUpTo(highest > 0 ? open.time + highest : open.time - 1);
      }
      default: return fair_enough::cardsUpTo(open.time);
    }
  }

  // E4: what can be removed beside the card that is being played, so that the time suffices; and that card itself
  // unless it has used up the time.
  static Cards targets(const Open& open) {
    const Card own = *open.selling;
    Cards cards = open.allLaid().within(~fair_enough::cardsUpTo(own.value() - open.time - 1));
    if (own.value() >= open.time) cards.remove(own);
    return cards;
  }

  // E3: exactly one collection card, E4: perhaps with a special card.
  template <class Log>
  static void play(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    Open& open = state.open;
    log.reveal();  // a card of the hand
    leaveHand(state, seat, action.card);
    open.laid[seat].add(action.card);
    if (action.kind != Kind::play) {
      leaveHand(state, seat, specialOf(action.kind));
      open.discard.add(specialOf(action.kind));
    }
    const int times = action.kind == Kind::play ? 1 : action.kind == Kind::queue ? 2 : 0;
    open.time = static_cast<std::int16_t>(open.time - times * action.card.value());
    std::optional<Face> special;
    if (action.kind != Kind::play) special = specialOf(action.kind).face();
    show(rules, fair_enough::Plays{seat, action.card, special, open.time}, log);
    if (action.kind == Kind::soldOut) {
      open.selling = action.card;
      return;
    }
    afterPlay(rules, state, seat, rng, log);
  }

  // E4: the printed value of the removed card comes back, whatever it cost.
  template <class Log>
  static void removeSoldOut(const Rules& rules, State& state, Seat seat, Card target, Rng& rng, Log& log) {
    Open& open = state.open;
    open.time = static_cast<std::int16_t>(open.time + target.value() - open.selling->value());
    open.selling.reset();
    Seat owner(0);
    while (!open.laid[owner].has(target)) owner = owner.left(rules.players);
    open.laid[owner].remove(target);
    open.discard.add(target);
    log.reveal();
    show(rules, fair_enough::Removes{seat, owner, target, open.time}, log);
    afterPlay(rules, state, seat, rng, log);
  }

  // A card that was taken from the display goes first: of equal ones nobody can tell which it was.
  static void leaveHand(State& state, Seat seat, Card card) {
    state.hands[seat].remove(card);
    if (state.open.known[seat].has(card)) {
      state.open.known[seat].remove(card);
    } else if (card.isSpecial()) {
      ++state.open.dealtSpecials[seat][card.special()];
    }
  }

  template <class Log>
  static void afterPlay(const Rules& rules, State& state, Seat seat, Rng& rng, Log& log) {
    Open& open = state.open;
    if (open.time > 0) return passOn(rules, state, seat, rng, log);
    // E5: exactly zero. Who did it secures, everybody else still in loses what they have laid.
    log.tell(Audience::everyone(), fair_enough::Closes{seat});
    goHome(rules, open, seat, log);
    for (int i = 0; i < rules.players; ++i) {
      if (!open.isIn(Seat(i))) continue;
      Cards& lost = open.laid[Seat(i)];
      if (lost.empty()) continue;
      log.tell(Audience::everyone(), fair_enough::Loses{Seat(i), static_cast<std::int8_t>(lost.size())});
      open.discard += lost;
      lost = {};
    }
    finishRound(rules, state, rng, log);
  }

  // E3
  template <class Log>
  static void secure(const Rules& rules, State& state, Seat seat, Rng& rng, Log& log) {
    goHome(rules, state.open, seat, log);
    passOn(rules, state, seat, rng, log);
  }

  template <class Log>
  static void goHome(const Rules& rules, Open& open, Seat seat, Log& log) {
    Cards& laid = open.laid[seat];
    log.tell(Audience::everyone(), fair_enough::Secures{seat, static_cast<std::int8_t>(laid.size())});
    open.secured[seat] += laid;
    laid = {};
    if (open.in == everybody(rules)) {  // E6: nobody left before
      log.tell(Audience::everyone(), fair_enough::GetsStartCard{seat, open.start});
      open.start = seat;
    }
    open.in = static_cast<std::uint8_t>(open.in & ~(1U << seat.index()));
  }

  // E3: clockwise among those still in. E7: also if that is only one, and when it is nobody the phase is over.
  template <class Log>
  static void passOn(const Rules& rules, State& state, Seat seat, Rng& rng, Log& log) {
    Open& open = state.open;
    if (open.in == 0) return finishRound(rules, state, rng, log);
    open.turn = seat.left(rules.players);
    while (!open.isIn(open.turn)) open.turn = open.turn.left(rules.players);
  }

  template <class Log>
  static void finishRound(const Rules& rules, State& state, Rng& rng, Log& log) {
    Open& open = state.open;
    open.time = 0;
    if (open.round < fair_enough::rounds) {
      ++open.round;
      startResearch(state, rng, log);
      return;
    }
    open.phase = Phase::over;  // E8
    open.in = 0;
    log.reveal();  // the hands
    tellEnd(rules, state, log);
  }

  // Cards that will soon be out of sight are to be remembered, unless collections are open.
  template <class Shown, class Log>
  static void show(const Rules& rules, const Shown& event, Log& log) {
    if (rules.openCollections) {
      log.tell(Audience::everyone(), event);
    } else {
      log.glimpse(Audience::everyone(), event);
    }
  }

  template <class Log>
  static void tellEnd(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      using fair_enough::Win;
      const Outcome end = outcome(rules, state);
      forEachWinner(end, [&](Seat who, bool shared) {
        const std::int16_t points = end.points[who.slot()];
        const bool tied = std::count(end.points.begin(), end.points.end(), points) > 1;
        const Win win = shared ? Win::shared : tied ? Win::byLargestSet : Win::byPoints;
        log.tell(Audience::everyone(), fair_enough::Wins{who, points, win});
      });
    }
  }
};

}  // namespace sammel
