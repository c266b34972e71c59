// Nussknacker, a card game for two to four: deduce the one card that nobody holds.
// Clause numbers (N1 to N7) are those of `sammelsurium rules nussknacker`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/nussknacker/belief.hpp"
#include "engine/games/nussknacker/cards.hpp"
#include "engine/games/nussknacker/events.hpp"
#include "engine/games/nussknacker/state.hpp"

namespace sammel {

struct Nussknacker {
  using Cards = nussknacker::Cards;
  using Reply = nussknacker::Reply;

  struct Options {
    int players = 3;
    int cards = 16;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 2, nussknacker::maxPlayers),
                        choices("cards", &Options::cards, {12, 14, 16}));
    }
  };

  using Rules = nussknacker::Rules;
  using State = nussknacker::State;
  using Event = nussknacker::Event;
  using Knowledge = nussknacker::Knowledge;
  using Belief = nussknacker::Belief;

  enum class Kind : std::uint8_t { ask, give, no, announce };
  friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 4>{"ask", "give", "no", "announce"}; }

  struct Action {
    Kind kind = Kind::no;
    Seat asked;             // ask
    std::int8_t value = 0;  // announce
    Cards cards{};          // ask, give
    static constexpr Action ask(Seat whom, Cards offered) { return {Kind::ask, whom, 0, offered}; }
    static constexpr Action give(Cards given) { return {Kind::give, {}, 0, given}; }
    static constexpr Action no() { return {Kind::no, {}, 0, {}}; }
    static constexpr Action announce(int value) { return {Kind::announce, {}, static_cast<std::int8_t>(value), {}}; }
    constexpr nussknacker::FewCards cardList() const { return nussknacker::fewCards(cards); }
    static constexpr auto cases() {
      return std::tuple(when(Kind::ask, field("asked", &Action::asked), field("offered", &Action::cardList)),
                        when(Kind::give, field("given", &Action::cardList)), when(Kind::no),
                        when(Kind::announce, field("value", &Action::value)));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using CardList = FixedVector<std::int8_t, nussknacker::mostCards>;
  struct ScreenPending {
    Seat asker;
    Seat asked;
    std::int8_t value = 0;
    CardList offered;  // for the asker only
    static constexpr auto describe() {
      return std::tuple(field("asker", &ScreenPending::asker), field("asked", &ScreenPending::asked),
                        field("value", &ScreenPending::value), field("offered", &ScreenPending::offered));
    }
  };
  struct ScreenQuestion {
    Seat asker;
    Seat asked;
    std::int8_t value = 0;
    bool yes = false;
    std::int8_t fromAsker = 0;
    std::int8_t fromAsked = 0;
    CardList gave;  // by the viewer
    CardList got;
    static constexpr auto describe() {
      return std::tuple(field("asker", &ScreenQuestion::asker), field("asked", &ScreenQuestion::asked),
                        field("value", &ScreenQuestion::value), field("yes", &ScreenQuestion::yes),
                        field("fromAsker", &ScreenQuestion::fromAsker), field("fromAsked", &ScreenQuestion::fromAsked),
                        field("gave", &ScreenQuestion::gave), field("got", &ScreenQuestion::got));
    }
  };
  struct Screen {
    std::int8_t highest = 0;
    std::int8_t deal = 0;
    Seat start;
    Seat asker;
    std::optional<ScreenPending> pending;
    FixedVector<std::int8_t, nussknacker::maxPlayers> handSizes;
    CardList hand;
    FixedVector<std::int8_t, nussknacker::maxPlayers> chips;
    std::int8_t questions = 0;
    std::int8_t voidDeals = 0;
    FixedVector<ScreenQuestion, nussknacker::questionsPerDeal> history;
    std::optional<nussknacker::LastDeal> lastDeal;
    static constexpr auto describe() {
      return std::tuple(field("highest", &Screen::highest), field("deal", &Screen::deal),
                        field("start", &Screen::start), field("asker", &Screen::asker),
                        field("pending", &Screen::pending), field("handSizes", &Screen::handSizes),
                        field("hand", &Screen::hand), field("chips", &Screen::chips),
                        field("questions", &Screen::questions), field("voidDeals", &Screen::voidDeals),
                        field("history", &Screen::history), field("lastDeal", &Screen::lastDeal));
    }
  };

  // N6: a deal has at most 60 questions and as many answers; an announcement comes before the last answer.
  static constexpr Facts facts{.id = "nussknacker",
                               .title = {"Nussknacker", "Nussknacker"},
                               .minSeats = 2,
                               .maxSeats = nussknacker::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = nussknacker::dealsPerGame * 2 * nussknacker::questionsPerDeal,
                               .turnClause = "N2",
                               .endClause = "N7"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options);

  // N1: the first start player is drawn by lot.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.open.start = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    deal(rules, state, rng, log);
    return state;
  }

  static Seat mustAct(const State& state) { return state.isPending() ? state.history.back().asked : state.open.asker; }
  // N5: announcements are open to everybody at any moment.
  static Turn turn(const Rules& rules, const State& state) {
    if (state.open.over) return {};
    return {mustAct(state), SeatSet::all(rules.players)};
  }
  // An announcement means the same throughout a deal.
  static Moment moment(const Rules&, const State& state, Seat) {
    return {state.open.actions, static_cast<std::uint32_t>(state.open.deal)};
  }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.open.over) return;
    if (seat == mustAct(state)) {
      if (state.isPending()) {
        addAnswers(state, seat, moves);
      } else {
        addQuestions(rules, state, seat, moves);
      }
    }
    for (int value = 1; value <= rules.highest; ++value) {  // N5
      moves.addInterrupt(Action::announce(value));
    }
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    ++state.open.actions;
    log.reveal();  // whatever is asked, answered or announced has been heard
    switch (action.kind) {
      case Kind::ask:
        state.history.push_back({action.asked, Reply::open, action.cards, {}});
        tellQuestion(state, log);
        return;
      case Kind::give:
      case Kind::no: answer(rules, state, action, rng, log); return;
      case Kind::announce: announce(rules, state, seat, action.value, rng, log); return;
    }
  }

  // N6, N7: most chips win; equal chips share a rank.
  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.open.over;
    for (int i = 0; i < rules.players; ++i) {
      outcome.points.push_back(static_cast<std::int16_t>(state.open.chips(Seat(i))));
    }
    if (outcome.over) {
      outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return state.open.chips(a) > state.open.chips(b); });
    }
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
  static Message label(const Rules& rules, const Screen& screen, const Action& action);
  static std::string draw(const Rules& rules, const Screen& screen, std::span<const std::string> names,
                          Language language);

  // Cards as people write them: 2+4.
  using CardsText = FixedText<23>;
  static CardsText cardsText(Cards cards);

 private:
  // N2: whom to ask, and an own set that fixes the value.
  static void addQuestions(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    const nussknacker::SetMask sets = setsIn(state.hands[seat]) & rules.askable;
    for (int target = 0; target < rules.players; ++target) {
      if (target == seat.index()) continue;
      nussknacker::forEachSet(sets, [&](Cards cards) { moves.add(Action::ask(Seat(target), cards)); });
    }
  }
  // N3: who can form the value must, with any set; who cannot says no.
  static void addAnswers(const State& state, Seat seat, Moves<Action>& moves) {
    const nussknacker::SetMask sets = setsIn(state.hands[seat], state.history.back().offered.sum());
    nussknacker::forEachSet(sets, [&](Cards cards) { moves.add(Action::give(cards)); });
    if (sets == 0) moves.add(Action::no());
  }

  // N1: one card is the nut, the others go round, starting left of the start player.
  template <class Log>
  static void deal(const Rules& rules, State& state, Rng& rng, Log& log) {
    auto pack = rules.pack;
    const std::span<std::int8_t> cards(pack.data(), static_cast<std::size_t>(rules.cards));
    rng.use(Purpose::deal, Seat::table()).shuffle(cards);
    state.history.clear();
    state.hands = {};
    state.nut = cards[0];
    Seat seat = state.open.start;
    for (const std::int8_t card : cards.subspan(1)) {
      seat = seat.left(rules.players);
      state.hands[seat] = state.hands[seat] + Cards::one(card);
    }
    state.open.asker = state.open.start;  // N2
    log.tell(Audience::everyone(), nussknacker::Deals{state.open.start, state.open.deal});
  }

  template <class Log>
  static void answer(const Rules& rules, State& state, const Action& action, Rng& rng, Log& log) {
    nussknacker::Question& question = state.history.back();
    const Seat asker = state.open.asker;
    if (action.kind == Kind::give) {  // N3: both sets change hands at the same time
      question.reply = Reply::yes;
      question.given = action.cards;
      state.hands[asker] = state.hands[asker] - question.offered + question.given;
      state.hands[question.asked] = state.hands[question.asked] - question.given + question.offered;
    } else {
      question.reply = Reply::no;
    }
    tellAnswer(state, log);
    state.open.asker = asker.left(rules.players);  // N4
    if (state.history.full()) {                    // N6
      ++state.open.voidsInARow;
      state.open.lastDeal = nussknacker::LastDeal{};
      log.tell(Audience::everyone(), nussknacker::VoidsDeal{state.open.deal});
      finishDeal(rules, state, rng, log);
    }
  }

  // N5: right, a chip for the guesser; wrong, one for every other player.
  template <class Log>
  static void announce(const Rules& rules, State& state, Seat seat, std::int8_t value, Rng& rng, Log& log) {
    const bool right = value == state.nut;
    auto& tally = right ? state.open.right : state.open.wrong;
    ++tally[seat];
    state.open.voidsInARow = 0;
    state.open.lastDeal = nussknacker::LastDeal{static_cast<std::int8_t>(seat.index()), value, state.nut, right};
    log.tell(Audience::everyone(), nussknacker::Announces{seat, value, state.nut});
    finishDeal(rules, state, rng, log);
  }

  // N7: somebody with at least 5 chips has more than every other.
  static bool hasWinner(const Rules& rules, const nussknacker::Open& open) {
    int most = 0;
    int holders = 0;
    for (int i = 0; i < rules.players; ++i) {
      const int chips = open.chips(Seat(i));
      if (chips == most) ++holders;
      if (chips > most) {
        most = chips;
        holders = 1;
      }
    }
    return most >= nussknacker::chipsToWin && holders == 1;
  }
  static bool isSafeguardReached(const nussknacker::Open& open) {  // N6
    return open.voidsInARow == nussknacker::voidDealsInARow || open.deal == nussknacker::dealsPerGame;
  }

  template <class Log>
  static void finishDeal(const Rules& rules, State& state, Rng& rng, Log& log) {
    if (hasWinner(rules, state.open) || isSafeguardReached(state.open)) {
      state.open.over = true;
      tellEnd(rules, state, log);
      return;
    }
    state.open.start = state.open.start.left(rules.players);  // N5, N6
    ++state.open.deal;
    deal(rules, state, rng, log);
  }

  // Everybody hears who asks whom for what; only the asker knows with which cards.
  template <class Log>
  static void tellQuestion(const State& state, Log& log) {
    if constexpr (hears<Log>) {
      const nussknacker::Question& question = state.history.back();
      nussknacker::Asks asks{state.open.asker, question.asked, static_cast<std::int8_t>(question.offered.sum()), {}};
      log.tell(Audience::allBut(SeatSet(asks.asker).with(asks.asked)), asks);
      log.tell(Audience::only(asks.asked), asks);
      asks.offered = fewCards(question.offered);
      log.tell(Audience::only(asks.asker), asks);
    }
  }

  // Everybody hears the answer and sees how many cards go each way; only the two see the faces.
  template <class Log>
  static void tellAnswer(const State& state, Log& log) {
    if constexpr (hears<Log>) {
      const nussknacker::Question& question = state.history.back();
      const Seat asker = state.open.asker;
      const bool yes = question.reply == Reply::yes;
      if (!yes || state.history.full()) {  // N6: the last cards of a void deal are collected before anybody looks
        const auto value = static_cast<std::int8_t>(question.offered.sum());
        log.tell(Audience::everyone(), nussknacker::Answers{asker, question.asked, value, yes});
        return;
      }
      nussknacker::Swaps swaps{asker,
                               question.asked,
                               static_cast<std::int8_t>(question.offered.size()),
                               static_cast<std::int8_t>(question.given.size()),
                               {},
                               {}};
      log.tell(Audience::allBut(SeatSet(asker).with(question.asked)), swaps);
      swaps.offered = fewCards(question.offered);
      swaps.given = fewCards(question.given);
      log.tell(Audience::only(asker), swaps);
      log.tell(Audience::only(question.asked), swaps);
    }
  }

  template <class Log>
  static void tellEnd(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      if (!hasWinner(rules, state.open)) {  // N6
        using Limit = nussknacker::ReachesLimit::Limit;
        const bool allVoid = state.open.voidsInARow == nussknacker::voidDealsInARow;
        log.tell(Audience::everyone(), nussknacker::ReachesLimit{allVoid ? Limit::voidDeals : Limit::deals});
      }
      forEachWinner(outcome(rules, state), [&](Seat seat, bool shared) {
        const auto chips = static_cast<std::int8_t>(state.open.chips(seat));
        log.tell(Audience::everyone(), nussknacker::Wins{seat, chips, shared});
      });
    }
  }
};

}  // namespace sammel
