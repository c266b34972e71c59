// Raufer, a card game for three to five: order the others up or down the stairs, but never so that nobody can go.
// Clause numbers (R1 to R10) are those of `sammelsurium rules raufer`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/raufer/belief.hpp"
#include "engine/games/raufer/events.hpp"
#include "engine/games/raufer/state.hpp"

namespace sammel {

struct Raufer {
  using Cards = raufer::Cards;
  using Order = raufer::Order;

  struct Options {
    int players = 4;
    bool openDiscards = false;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 3, raufer::maxPlayers),
                        option("openDiscards", &Options::openDiscards));
    }
  };

  using Rules = raufer::Rules;
  using State = raufer::State;
  using Event = raufer::Event;
  using Knowledge = raufer::Knowledge;
  using Belief = raufer::Belief;

  enum class Kind : std::uint8_t { play, draw, pass };
  friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 3>{"play", "draw", "pass"}; }

  struct Action {
    Kind kind = Kind::pass;
    std::int8_t floor = 0;    // play
    Order order = Order::up;  // play
    static constexpr Action play(int floor, Order order) {
      return {Kind::play, static_cast<std::int8_t>(floor), order};
    }
    static constexpr Action draw() { return {Kind::draw, 0, Order::up}; }
    static constexpr Action pass() { return {Kind::pass, 0, Order::up}; }
    static constexpr auto cases() {
      return std::tuple(when(Kind::play, field("floor", &Action::floor), field("order", &Action::order)),
                        when(Kind::draw), when(Kind::pass));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using FloorList = FixedVector<std::int8_t, raufer::highestFloor>;
  struct ScreenOrder {
    Seat giver;
    Order order = Order::up;
    bool stockWasOut = false;
    static constexpr auto describe() {
      return std::tuple(field("giver", &ScreenOrder::giver), field("order", &ScreenOrder::order),
                        field("stockWasOut", &ScreenOrder::stockWasOut));
    }
  };
  struct ScreenSeat {
    std::int8_t cards = 0;
    bool faceDown = false;
    bool stuck = false;
    bool out = false;
    static constexpr auto describe() {
      return std::tuple(field("cards", &ScreenSeat::cards), field("faceDown", &ScreenSeat::faceDown),
                        field("stuck", &ScreenSeat::stuck), field("out", &ScreenSeat::out));
    }
  };
  struct Screen {
    bool over = false;
    Seat acts;
    std::int8_t stock = 0;
    std::int8_t played = 0;  // cards in the pile
    FloorList pile;          // R8: its top card only, or all of them from below
    std::optional<ScreenOrder> order;
    FixedVector<ScreenSeat, raufer::maxPlayers> seats;
    std::optional<Seat> viewer;
    FloorList hand;
    static constexpr auto describe() {
      return std::tuple(field("over", &Screen::over), field("acts", &Screen::acts), field("stock", &Screen::stock),
                        field("played", &Screen::played), field("pile", &Screen::pile), field("order", &Screen::order),
                        field("seats", &Screen::seats), field("viewer", &Screen::viewer), field("hand", &Screen::hand));
    }
  };

  // Every card is played at most once, and at most four players cannot obey the order that comes with it.
  static constexpr Facts facts{.id = "raufer",
                               .title = {"Raufer", "Raufer"},
                               .minSeats = 3,
                               .maxSeats = raufer::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = raufer::highestFloor * raufer::maxPlayers,
                               .turnClause = "R2",
                               .endClause = "R10"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options);
  static bool mustRemember(const Rules& rules) { return !rules.openDiscards; }  // R8

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.open.acts = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));  // R1
    Chance chance = rng.use(Purpose::deal, Seat::table());
    state.stock = rules.pack;
    for (int i = 0; i < rules.players; ++i) {
      for (int card = 0; card < rules.handSize; ++card) {
        state.hands[Seat(i)] = state.hands[Seat(i)] | takeFromStock(state, chance);
      }
      state.open.arrivals.push_back({Seat(i), static_cast<std::int8_t>(rules.handSize), {}});
    }
    log.tell(Audience::everyone(), raufer::Deals{state.open.acts, static_cast<std::int8_t>(rules.handSize)});
    return state;
  }

  static Turn turn(const Rules&, const State& state) {
    if (state.open.over) return {};
    return {state.open.acts, {}};
  }
  static Moment moment(const Rules&, const State& state, Seat) { return {state.open.actions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  static void legal(const Rules&, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.open.over || seat != state.open.acts) return;
    const Cards playable = playableCards(state, seat);
    if (playable.empty()) {
      moves.add({stuckKind(state), 0, Order::up});
      return;
    }
    Action* next = moves.room();
    playable.forEach([&](int floor) {
      *next++ = Action::play(floor, Order::up);
      *next++ = Action::play(floor, Order::down);
    });
    moves.addedUpTo(next);
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    ++state.open.actions;
    log.reveal();  // everybody has seen the card, or that there is none
    if (action.kind == Kind::play) {
      play(rules, state, seat, action, log);
    } else {
      beStuck(rules, state, seat, rng, log);
    }
  }

  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.open.over;
    const auto isWinner = [&](Seat seat) { return state.open.over && seat == state.open.winner; };
    for (int i = 0; i < rules.players; ++i) outcome.points.push_back(isWinner(Seat(i)) ? 1 : 0);
    if (outcome.over) {
      outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {
        if (isWinner(a) != isWinner(b)) return isWinner(a);
        // R10: who is in before who is out, late before early, few cards before many
        const auto place = [&](Seat seat) {
          const int out = state.open.out[seat];
          return std::pair(out == 0 ? -UINT8_MAX : -out, state.hands[seat].size());
        };
        return place(a) < place(b);
      });
    }
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge) { return {rules, knowledge}; }
  static State imagine(const Rules&, const Belief& belief, Rng& rng) { return belief.imagine(rng); }
  static void holdings(const Rules& rules, const State& state, Suppositions& suppositions);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message words(const Rules& rules, const Event& event);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

 private:
  static constexpr Arg orderArg(Order order) {
    return arg::word("order", order == Order::up ? "raufer.order.up" : "raufer.order.down");
  }

  // R1: any card for a leader. R2: a higher or a lower one for whoever has to obey.
  static Cards playableCards(const State& state, Seat seat) {
    return state.open.ordered ? state.hands[seat] & state.open.obeying() : state.hands[seat];
  }
  // R3: who cannot obey draws as long as there is a stock.
  static Kind stuckKind(const State& state) { return state.stock.empty() ? Kind::pass : Kind::draw; }

  static Cards takeFromStock(State& state, Chance& chance) {
    const int floor = state.stock.nth(chance.below(static_cast<std::uint32_t>(state.stock.size())));
    state.stock = state.stock - Cards::one(floor);
    return Cards::one(floor);
  }

  template <class Log>
  static void play(const Rules& rules, State& state, Seat seat, const Action& action, Log& log) {
    raufer::Open& open = state.open;
    std::uint16_t from = 0;
    for (std::size_t i = 0; remembers<Log> && i < open.arrivals.size(); ++i) {
      const raufer::Arrival& arrival = open.arrivals[i];
      if (arrival.seat == seat && !arrival.lacks.has(action.floor)) from = static_cast<std::uint16_t>(from | 1U << i);
    }
    const bool obeys = open.ordered;
    const Seat giver = obeys ? open.giver() : seat;
    state.hands[seat] = state.hands[seat] - Cards::one(action.floor);
    open.pile.push_back({seat, action.floor, from});
    const raufer::Plays plays{seat, action.floor, action.order};
    if (mustRemember(rules)) {  // R8: which floor it was is for people to remember
      log.glimpse(Audience::everyone(), plays);
    } else {
      log.tell(Audience::everyone(), plays);
    }
    if (obeys) {
      takeUpOwn(rules, state, log);                                         // R4
      if (open.stockWasOut) eliminateStuck(rules, state, log);              // R6
      if (state.hands[giver].empty()) return win(state, giver, true, log);  // R9
    }
    open.ordered = true;
    open.order = action.order;
    open.stockWasOut = state.stock.empty();
    open.stuck = {};
    open.acts = rules.nextIn(open, seat);
  }

  template <class Log>
  static void beStuck(const Rules& rules, State& state, Seat seat, Rng& rng, Log& log) {
    raufer::Open& open = state.open;
    open.stuck[seat] = true;
    if constexpr (remembers<Log>) {
      for (raufer::Arrival& arrival : open.arrivals) {
        if (arrival.seat == seat) arrival.lacks = arrival.lacks | open.obeying();
      }
    }
    if (stuckKind(state) == Kind::draw) {  // R3: face down, unseen by anyone
      Chance chance = rng.use(Purpose::draw, seat);
      state.faceDown[seat] = static_cast<std::int8_t>(takeFromStock(state, chance).lowest());
      log.tell(Audience::everyone(), raufer::Draws{seat});
    } else {
      log.tell(Audience::everyone(), raufer::Passes{seat});
    }

    const Seat giver = open.giver();
    if (open.stockWasOut && rules.playersIn(open) == 2) {  // R7
      eliminate(state, seat, log);
      return win(state, giver, false, log);  // R10
    }
    open.acts = rules.nextIn(open, seat);
    if (open.acts != giver) return;
    if (open.stockWasOut) {
      log.tell(Audience::everyone(), raufer::NobodyObeys{giver});
      eliminate(state, giver, log);  // R6
    } else {
      giveAllTo(rules, state, giver, log);  // R5
    }
    open.ordered = false;
    open.stuck = {};
    open.acts = rules.nextIn(open, giver);
  }

  // R4: everyone takes the card in front of them into hand.
  template <class Log>
  static void takeUpOwn(const Rules& rules, State& state, Log& log) {
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat(i);
      std::int8_t& card = state.faceDown[seat];
      if (card == 0) continue;
      takeUp(state, seat, Cards::one(card), seat, log);
      card = 0;
    }
  }

  // R5: the order was too much for all others.
  template <class Log>
  static void giveAllTo(const Rules& rules, State& state, Seat giver, Log& log) {
    Cards taken;
    SeatSet from;
    for (int i = 0; i < rules.players; ++i) {
      std::int8_t& card = state.faceDown[Seat(i)];
      if (card == 0) continue;
      taken = taken | Cards::one(card);
      from = from.with(Seat(i));
      card = 0;
    }
    log.tell(Audience::everyone(), raufer::NobodyObeys{giver});
    takeUp(state, giver, taken, from, log);
  }

  // Only who takes cards sees them.
  template <class Log>
  static void takeUp(State& state, Seat seat, Cards taken, SeatSet from, Log& log) {
    state.hands[seat] = state.hands[seat] | taken;
    if constexpr (remembers<Log>) {
      state.open.arrivals.push_back({seat, static_cast<std::int8_t>(taken.size()), {}});
    }
    log.tell(Audience::allBut(seat), raufer::TakesUp{seat, from, {}});
    if constexpr (hears<Log>) {
      raufer::TakesUp::Floors floors;
      taken.forEach([&](int floor) { floors.push_back(static_cast<std::int8_t>(floor)); });
      log.tell(Audience::only(seat), raufer::TakesUp{seat, from, floors});
    }
  }

  template <class Log>
  static void eliminateStuck(const Rules& rules, State& state, Log& log) {
    for (int i = 0; i < rules.players; ++i) {
      if (state.open.stuck[Seat(i)]) eliminate(state, Seat(i), log);
    }
  }
  template <class Log>
  static void eliminate(State& state, Seat seat, Log& log) {
    state.open.out[seat] = state.open.actions;
    log.tell(Audience::everyone(), raufer::GoesOut{seat});
  }

  template <class Log>
  static void win(State& state, Seat seat, bool byLastCard, Log& log) {
    state.open.over = true;
    state.open.winner = seat;
    state.open.ordered = false;
    state.open.stuck = {};
    log.tell(Audience::everyone(), raufer::Wins{seat, byLastCard});
  }
};

}  // namespace sammel
