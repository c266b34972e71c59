#include "engine/games/raufer/raufer.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

using raufer::Arrival;
using raufer::Open;
using raufer::Played;

Verdict Raufer::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

Raufer::Rules Raufer::rules(const Options& options) {
  Rules rules;
  rules.players = options.players;
  rules.handSize = 8 - options.players;  // 5, 4 and 3 cards for 3, 4 and 5 players
  rules.openDiscards = options.openDiscards;
  rules.pack = Cards::upTo(raufer::highestFloor);
  return rules;
}

Message Raufer::prompt(const Rules& rules, const State& state, Seat seat) {
  const Open& open = state.open;
  if (!open.ordered) return Message("raufer.ask.lead");
  const auto aboutOrder = [&open](std::string_view key) {
    return Message(key, {arg::seat("giver", open.giver()), orderArg(open.order), arg::number("top", open.top())});
  };
  if (!playableCards(state, seat).empty()) {
    return aboutOrder(open.order == Order::up ? "raufer.ask.up" : "raufer.ask.down");
  }
  if (stuckKind(state) == Kind::draw) return aboutOrder("raufer.ask.draw");
  if (!open.stockWasOut) return aboutOrder("raufer.ask.pass");
  if (rules.playersIn(open) == 2) return aboutOrder("raufer.ask.passOut");                 // R7
  if (rules.nextIn(open, seat) == open.giver()) return aboutOrder("raufer.ask.passLast");  // R6
  return aboutOrder("raufer.ask.passAtRisk");
}

// In this order, every refusal rests on what the seat knows: what is public and its own hand.
Verdict Raufer::check(const Rules&, const State& state, Seat seat, const Action& action) {
  const Open& open = state.open;
  const auto refuse = [](std::string_view clause, const Message& reason) { return Verdict::refuse(clause, reason); };
  if (action.kind == Kind::play) {
    if (!state.hands[seat].has(action.floor)) {
      return refuse(open.ordered ? "R2" : "R1", Message("raufer.no.card", {arg::number("floor", action.floor)}));
    }
    if (playableCards(state, seat).has(action.floor)) return Verdict::fine();
    return refuse("R2", Message(open.order == Order::up ? "raufer.no.higher" : "raufer.no.lower",
                                {arg::number("floor", action.floor), arg::number("top", open.top())}));
  }
  if (!open.ordered) return refuse("R1", Message("raufer.no.lead"));
  if (!playableCards(state, seat).empty()) return refuse("R2", Message("raufer.no.must"));
  if (action.kind == stuckKind(state)) return Verdict::fine();
  if (action.kind == Kind::pass) return refuse("R3", Message("raufer.no.pass"));
  return refuse(open.stockWasOut ? "R6" : "R3", Message("raufer.no.stock"));
}

Sheet Raufer::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"raufer.sheet.won", outcome(rules, state).points, true},
              {"raufer.sheet.outlasted", {}, false},
              {"raufer.sheet.cards", {}, false}};
  const auto& out = state.open.out;
  for (int i = 0; i < rules.players; ++i) {
    const int own = out[Seat(i)];
    const auto isOutlasted = [own](int other) { return other != 0 && (own == 0 || other < own); };
    sheet[1].values.push_back(static_cast<std::int16_t>(std::count_if(out.begin(), out.end(), isOutlasted)));
    sheet[2].values.push_back(static_cast<std::int16_t>(state.hands[Seat(i)].size()));
  }
  return sheet;
}

// Who could obey which order counts for more than single cards.
void Raufer::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  const auto floor = [](int number) { return arg::number("floor", number); };
  for (const Seat seat : SeatSet::all(rules.players)) {
    if (!state.open.isIn(seat)) continue;
    const Arg who = arg::seat("who", seat);
    const Cards hand = state.hands[seat];
    if (!state.open.pile.empty()) {
      const int top = state.open.top();
      const auto canObey = [&](Order order) { return !(hand & Cards::obeying(order, top)).empty(); };
      if (canObey(Order::up)) suppositions.tell(seat, Message("raufer.holds.above", {who, floor(top)}));
      if (canObey(Order::down)) suppositions.tell(seat, Message("raufer.holds.below", {who, floor(top)}));
    }
    hand.forEach([&](int card) { suppositions.tell(seat, Message("raufer.holds.card", {who, floor(card)})); });
  }
}

Raufer::Knowledge Raufer::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    known.handSizes[seat] = static_cast<std::int8_t>(state.hands[seat].size());
    known.faceDown[seat] = state.faceDown[seat] != 0;  // R3: nobody has seen which it is
  }
  known.stock = static_cast<std::int8_t>(state.stock.size());
  if (!viewer.isSpectator()) known.hand = state.hands[viewer.seat()];
  return known;
}

Raufer::Screen Raufer::screen(const Rules& rules, const Knowledge& known) {
  const Open& open = known.open;
  Screen screen;
  screen.over = open.over;
  screen.acts = open.acts;
  screen.stock = known.stock;
  screen.played = static_cast<std::int8_t>(open.pile.size());
  const bool all = !mustRemember(rules) || open.over;  // R8
  for (std::size_t i = all || open.pile.empty() ? 0 : open.pile.size() - 1; i < open.pile.size(); ++i) {
    screen.pile.push_back(open.pile[i].floor);
  }
  if (open.ordered) screen.order = ScreenOrder{open.giver(), open.order, open.stockWasOut};
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    screen.seats.push_back({known.handSizes[seat], known.faceDown[seat], open.stuck[seat], !open.isIn(seat)});
  }
  if (!known.viewer.isSpectator()) screen.viewer = known.viewer.seat();
  known.hand.forEach([&](int floor) { screen.hand.push_back(static_cast<std::int8_t>(floor)); });
  return screen;
}

std::string_view Raufer::invariant(const Rules& rules, const State& state) {
  const Open& open = state.open;
  Cards seen = state.stock;
  int cards = state.stock.size();
  const auto add = [&](Cards more) {
    seen = seen | more;
    cards += more.size();
  };
  raufer::PerSeat<int> held;  // ever
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    add(state.hands[seat]);
    if (state.faceDown[seat] != 0) add(Cards::one(state.faceDown[seat]));
    held[seat] = state.hands[seat].size();
    if (state.faceDown[seat] != 0 && !open.stuck[seat]) return "a card face down without need";
  }
  for (const Played& played : open.pile) {
    add(Cards::one(played.floor));
    ++held[played.by];
    if (played.from == 0) return "a card played from nowhere";
  }
  if (seen != rules.pack || cards != rules.pack.size()) return "a card lost or found";
  for (const Arrival& arrival : open.arrivals) held[arrival.seat] -= arrival.size;
  if (std::any_of(held.begin(), held.end(), [](int cardsTooMany) { return cardsTooMany != 0; })) {
    return "a hand of a wrong size";
  }
  for (int i = 0; i < rules.players; ++i) {
    Cards impossible = rules.pack;
    for (const Arrival& arrival : open.arrivals) {
      if (arrival.seat == Seat(i)) impossible = impossible & arrival.lacks;
    }
    if (!(state.hands[Seat(i)] & impossible).empty()) return "a card that would have been played";
  }
  if (open.over) return {};
  if (!open.isIn(open.acts)) return "the turn of somebody who is out";
  if (state.hands[open.acts].empty()) return "the turn of an empty hand";
  if (rules.playersIn(open) < 2) return "an end overlooked";
  return {};
}

Notation Raufer::write(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::play: return Notation().append(action.floor).append(' ').append(nameOf(action.order));
    case Kind::draw: return "draw";
    case Kind::pass: break;
  }
  return "pass";
}

std::optional<Raufer::Action> Raufer::read(const Rules& rules, std::string_view text) {
  if (text == "draw") return Action::draw();
  if (text == "pass") return Action::pass();
  for (int floor = 1; floor <= rules.pack.size(); ++floor) {
    for (const Order order : {Order::up, Order::down}) {
      const Action action = Action::play(floor, order);
      if (write(rules, action).view() == text) return action;
    }
  }
  return std::nullopt;
}

Message Raufer::label(const Rules&, const Screen&, const Action& action) {
  switch (action.kind) {
    case Kind::play:
      return Message(action.order == Order::up ? "raufer.label.up" : "raufer.label.down",
                     {arg::number("floor", action.floor)});
    case Kind::draw: return Message("raufer.label.draw");
    case Kind::pass: break;
  }
  return Message("raufer.label.pass");
}

template const AnyGame& erased<Raufer>();

}  // namespace sammel
