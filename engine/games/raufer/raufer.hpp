// Raufer, a card game for three to five: order the others up or down the stairs, but never so that nobody can go.
// Clause numbers (R1 to R10) are those of `sammelsurium rules raufer`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/raufer/belief.hpp"
#include "engine/games/raufer/state.hpp"

namespace sammel {

struct Raufer : SpeaksInMessages {
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
  using Knowledge = raufer::Knowledge;
  using Belief = raufer::Belief;

  enum class Kind : std::uint8_t { play, draw, pass };
  struct Action {
    Kind kind = Kind::pass;
    std::int8_t floor = 0;    // play
    Order order = Order::up;  // play
    static constexpr Action play(int floor, Order order) {
      return {Kind::play, static_cast<std::int8_t>(floor), order};
    }
    static constexpr Action draw() { return {Kind::draw, 0, Order::up}; }
    static constexpr Action pass() { return {Kind::pass, 0, Order::up}; }
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
                               .titleDe = "Raufer",
                               .titleEn = "Raufer",
                               .minSeats = 3,
                               .maxSeats = raufer::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = raufer::highestFloor * raufer::maxPlayers,
                               .turnClause = "R1",
                               .endClause = "R10"};

  static std::span<const Phrase> phrases();
  static Rulebook rulebook();
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
        state.hands[static_cast<std::size_t>(i)] =
            state.hands[static_cast<std::size_t>(i)] | takeFromStock(state, chance);
      }
      state.open.arrivals.push_back({Seat(i), static_cast<std::int8_t>(rules.handSize), {}});
    }
    log.tell(Audience::everyone(),
             Message("raufer.deal", {arg::number("cards", rules.handSize), arg::seat("who", state.open.acts)}));
    return state;
  }

  static Turn turn(const Rules&, const State& state) {
    if (state.open.over) return {};
    return {state.open.acts, {}};
  }
  static Moment moment(const Rules&, const State& state, Seat) { return {state.open.actions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) {
    return action.kind == Kind::play ? "play" : action.kind == Kind::draw ? "draw" : "pass";
  }

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
          const int out = state.open.out[static_cast<std::size_t>(seat.index())];
          return std::pair(out == 0 ? -UINT8_MAX : -out, state.hand(seat).size());
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

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

 private:
  // R1: any card for a leader. R2: a higher or a lower one for whoever has to obey.
  static Cards playableCards(const State& state, Seat seat) {
    return state.open.ordered ? state.hand(seat) & state.open.obeying() : state.hand(seat);
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
    for (std::size_t i = 0; i < open.arrivals.size(); ++i) {
      const raufer::Arrival& arrival = open.arrivals[i];
      if (arrival.seat == seat && !arrival.lacks.has(action.floor)) from = static_cast<std::uint16_t>(from | 1U << i);
    }
    const bool obeys = open.ordered;
    const Seat giver = obeys ? open.giver() : seat;
    state.hand(seat) = state.hand(seat) - Cards::one(action.floor);
    open.pile.push_back({seat, action.floor, from});
    tellPlay(rules, seat, action, log);
    if (obeys) {
      takeUpOwn(rules, state, log);                                        // R4
      if (open.stockWasOut) eliminateStuck(rules, state, log);             // R6
      if (state.hand(giver).empty()) return win(state, giver, true, log);  // R9
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
    const auto self = static_cast<std::size_t>(seat.index());
    open.stuck[self] = true;
    for (raufer::Arrival& arrival : open.arrivals) {
      if (arrival.seat == seat) arrival.lacks = arrival.lacks | open.obeying();
    }
    const bool draws = stuckKind(state) == Kind::draw;
    if (draws) {  // R3: face down, unseen by anyone
      Chance chance = rng.use(Purpose::draw, seat);
      state.faceDown[self] = static_cast<std::int8_t>(takeFromStock(state, chance).lowest());
    }
    log.tell(Audience::everyone(), Message(draws ? "raufer.draws" : "raufer.passes", {arg::seat("who", seat)}));

    const Seat giver = open.giver();
    if (open.stockWasOut && rules.playersIn(open) == 2) {  // R7
      eliminate(state, seat, log);
      return win(state, giver, false, log);  // R10
    }
    open.acts = rules.nextIn(open, seat);
    if (open.acts != giver) return;
    if (open.stockWasOut) {
      log.tell(Audience::everyone(), Message("raufer.nobody", {arg::seat("who", giver)}));
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
      std::int8_t& card = state.faceDown[static_cast<std::size_t>(i)];
      if (card == 0) continue;
      state.hand(Seat(i)) = state.hand(Seat(i)) | Cards::one(card);
      state.open.arrivals.push_back({Seat(i), 1, {}});
      tellTaken(Seat(i), Cards::one(card), log);
      card = 0;
    }
  }

  // R5: the order was too much for all others.
  template <class Log>
  static void giveAllTo(const Rules& rules, State& state, Seat giver, Log& log) {
    Cards taken;
    for (int i = 0; i < rules.players; ++i) {
      std::int8_t& card = state.faceDown[static_cast<std::size_t>(i)];
      if (card != 0) taken = taken | Cards::one(card);
      card = 0;
    }
    state.hand(giver) = state.hand(giver) | taken;
    state.open.arrivals.push_back({giver, static_cast<std::int8_t>(taken.size()), {}});
    log.tell(Audience::everyone(), Message("raufer.nobody", {arg::seat("who", giver)}));
    tellTaken(giver, taken, log);
  }

  template <class Log>
  static void eliminateStuck(const Rules& rules, State& state, Log& log) {
    for (int i = 0; i < rules.players; ++i) {
      if (state.open.stuck[static_cast<std::size_t>(i)]) eliminate(state, Seat(i), log);
    }
  }
  template <class Log>
  static void eliminate(State& state, Seat seat, Log& log) {
    state.open.out[static_cast<std::size_t>(seat.index())] = state.open.actions;
    log.tell(Audience::everyone(), Message("raufer.out", {arg::seat("who", seat)}));
  }

  template <class Log>
  static void win(State& state, Seat seat, bool byLastCard, Log& log) {
    state.open.over = true;
    state.open.winner = seat;
    state.open.ordered = false;
    state.open.stuck = {};
    log.tell(Audience::everyone(),
             Message(byLastCard ? "raufer.wins.cards" : "raufer.wins.last", {arg::seat("who", seat)}));
  }

  static constexpr void tellPlay(const Rules&, Seat, const Action&, Silent&) {}
  static void tellPlay(const Rules& rules, Seat seat, const Action& action, EventLog<Message>& events);
  static constexpr void tellTaken(Seat, Cards, Silent&) {}
  static void tellTaken(Seat seat, Cards taken, EventLog<Message>& events);
};

}  // namespace sammel
