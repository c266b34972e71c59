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

namespace {

constexpr std::string_view orderKey(raufer::Order order) {
  return order == raufer::Order::up ? "raufer.order.up" : "raufer.order.down";
}

// The order that stands, for prompts and refusals.
Message about(std::string_view key, const Open& open) {
  return Message(key, {arg::seat("giver", open.giver()), arg::word("order", orderKey(open.order)),
                       arg::number("top", open.top())});
}

}  // namespace

Message Raufer::prompt(const Rules& rules, const State& state, Seat seat) {
  const Open& open = state.open;
  if (!open.ordered) return Message("raufer.ask.lead");
  if (!playableCards(state, seat).empty()) {
    return about(open.order == Order::up ? "raufer.ask.up" : "raufer.ask.down", open);
  }
  if (stuckKind(state) == Kind::draw) return about("raufer.ask.draw", open);
  if (!open.stockWasOut) return about("raufer.ask.pass", open);
  if (rules.playersIn(open) == 2) return about("raufer.ask.passOut", open);                 // R7
  if (rules.nextIn(open, seat) == open.giver()) return about("raufer.ask.passLast", open);  // R6
  return about("raufer.ask.passAtRisk", open);
}

// In this order, every refusal rests on what the seat knows: what is public and its own hand.
Verdict Raufer::check(const Rules&, const State& state, Seat seat, const Action& action) {
  const Open& open = state.open;
  const auto refuse = [](std::string_view clause, const Message& reason) { return Verdict::refuse(clause, reason); };
  if (open.over) return refuse("R10", Message("raufer.no.over"));
  if (seat != open.acts) {
    return refuse(open.ordered ? "R2" : "R1", Message("raufer.no.turn", {arg::seat("who", open.acts)}));
  }
  if (action.kind == Kind::play) {
    if (!state.hand(seat).has(action.floor)) {
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

// R8: which floor it was is for people to remember.
void Raufer::tellPlay(const Rules& rules, Seat seat, const Action& action, EventLog<Message>& events) {
  const Message message("raufer.plays", {arg::seat("who", seat), arg::number("floor", action.floor),
                                         arg::word("order", orderKey(action.order))});
  if (mustRemember(rules)) {
    events.glimpse(Audience::everyone(), message);
  } else {
    events.tell(Audience::everyone(), message);
  }
}

namespace {

// At most five floors: "3, 8, 17".
FixedText<23> floorsText(raufer::Cards cards) {
  FixedText<23> text;
  cards.forEach([&](int floor) {
    if (!text.empty()) text.append(", ");
    text.append(floor);
  });
  return text;
}

}  // namespace

// R4, R5: only who takes cards sees them.
void Raufer::tellTaken(Seat seat, Cards taken, EventLog<Message>& events) {
  const Arg n = arg::number("n", taken.size());
  events.tell(Audience::allBut(seat), Message("raufer.takes", {arg::seat("name", seat), n}));
  events.tell(Audience::only(seat), Message("raufer.youTake", {n, arg::text("cards", floorsText(taken))}));
}

Sheet Raufer::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"raufer.sheet.won", outcome(rules, state).points, true},
              {"raufer.sheet.outlasted", {}, false},
              {"raufer.sheet.cards", {}, false}};
  const auto& out = state.open.out;
  for (int i = 0; i < rules.players; ++i) {
    const int own = out[static_cast<std::size_t>(i)];
    const auto isOutlasted = [own](int other) { return other != 0 && (own == 0 || other < own); };
    sheet[1].values.push_back(static_cast<std::int16_t>(std::count_if(out.begin(), out.end(), isOutlasted)));
    sheet[2].values.push_back(static_cast<std::int16_t>(state.hand(Seat(i)).size()));
  }
  return sheet;
}

Raufer::Knowledge Raufer::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  for (int i = 0; i < rules.players; ++i) {
    const auto self = static_cast<std::size_t>(i);
    known.handSizes[self] = static_cast<std::int8_t>(state.hand(Seat(i)).size());
    known.faceDown[self] = state.faceDown[self] != 0;  // R3: nobody has seen which it is
  }
  known.stock = static_cast<std::int8_t>(state.stock.size());
  if (!viewer.isSpectator()) known.hand = state.hand(viewer.seat());
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
    const auto self = static_cast<std::size_t>(i);
    screen.seats.push_back({known.handSizes[self], known.faceDown[self], open.stuck[self], !open.isIn(Seat(i))});
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
  std::array<int, raufer::maxPlayers> held{};  // ever, by seat
  for (int i = 0; i < rules.players; ++i) {
    const auto self = static_cast<std::size_t>(i);
    add(state.hand(Seat(i)));
    if (state.faceDown[self] != 0) add(Cards::one(state.faceDown[self]));
    held[self] = state.hand(Seat(i)).size();
    if (state.faceDown[self] != 0 && !open.stuck[self]) return "a card face down without need";
  }
  for (const Played& played : open.pile) {
    add(Cards::one(played.floor));
    ++held[static_cast<std::size_t>(played.by.index())];
    if (played.from == 0) return "a card played from nowhere";
  }
  if (seen != rules.pack || cards != rules.pack.size()) return "a card lost or found";
  for (const Arrival& arrival : open.arrivals) held[static_cast<std::size_t>(arrival.seat.index())] -= arrival.size;
  if (std::any_of(held.begin(), held.end(), [](int cardsTooMany) { return cardsTooMany != 0; })) {
    return "a hand of a wrong size";
  }
  for (int i = 0; i < rules.players; ++i) {
    Cards impossible = rules.pack;
    for (const Arrival& arrival : open.arrivals) {
      if (arrival.seat == Seat(i)) impossible = impossible & arrival.lacks;
    }
    if (!(state.hand(Seat(i)) & impossible).empty()) return "a card that would have been played";
  }
  if (open.over) return {};
  if (!open.isIn(open.acts)) return "the turn of somebody who is out";
  if (state.hand(open.acts).empty()) return "the turn of an empty hand";
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

namespace {

Zone pileZone(const Raufer::Screen& screen) {
  Zone zone{
      .title = Message("raufer.zone.pile", {arg::number("n", screen.played)}), .owner = {}, .columns = 0, .pieces = {}};
  for (std::size_t i = 0; i < screen.pile.size(); ++i) {
    zone.pieces.push_back({.label = Message("raufer.piece.floor", {arg::number("floor", screen.pile[i])}),
                           .tone = Tone::white,
                           .faceDown = false,
                           .lit = i + 1 == screen.pile.size(),
                           .action = {}});
  }
  if (screen.pile.empty()) zone.pieces.emplace_back();
  return zone;
}

Zone orderZone(const Raufer::Screen& screen) {
  Zone zone{.title = Message("raufer.zone.order"), .owner = {}, .columns = 0, .pieces = {}};
  Piece piece;
  if (screen.order) {
    const bool up = screen.order->order == raufer::Order::up;
    piece.label = Message(up ? "raufer.piece.up" : "raufer.piece.down",
                          {arg::number("top", screen.pile.back()), arg::seat("giver", screen.order->giver)});
    piece.tone = up ? Tone::green : Tone::blue;
    piece.lit = true;
  } else if (!screen.over) {
    piece.label = Message("raufer.piece.leads", {arg::seat("name", screen.acts)});
  }
  zone.pieces.push_back(piece);
  return zone;
}

Zone stockZone(const Raufer::Screen& screen) {
  Zone zone{.title = Message("raufer.zone.stock"), .owner = {}, .columns = 0, .pieces = {}};
  const bool empty = screen.stock == 0;
  const bool deadly = empty && (!screen.order || screen.order->stockWasOut);  // R6
  zone.pieces.push_back({.label = deadly  ? Message("raufer.piece.deadly")
                                  : empty ? Message("raufer.piece.empty")
                                          : Message("raufer.piece.cards", {arg::number("n", screen.stock)}),
                         .tone = deadly ? Tone::red : Tone::grey,
                         .faceDown = !empty,
                         .lit = false,
                         .action = {}});
  return zone;
}

// The cards as backs; what the viewer holds is shown in a zone of its own.
Zone seatZone(const Raufer::Screen& screen, Seat owner) {
  const Raufer::ScreenSeat& shown = screen.seats[static_cast<std::size_t>(owner.index())];
  const Arg n = arg::number("n", shown.cards);
  Zone zone{.title = shown.out     ? Message("raufer.zone.out", {n})
                     : shown.stuck ? Message("raufer.zone.stuck", {n})
                                   : Message("raufer.zone.seat", {n}),
            .owner = owner,
            .columns = 0,
            .pieces = {}};
  if (screen.viewer != owner) {
    const Piece back{.label = {}, .tone = Tone::plain, .faceDown = true, .lit = false, .action = {}};
    zone.pieces.assign(static_cast<std::size_t>(shown.cards), back);
  }
  if (shown.faceDown) {
    zone.pieces.push_back(
        {.label = Message("raufer.piece.drawn"), .tone = Tone::grey, .faceDown = true, .lit = false, .action = {}});
  }
  return zone;
}

// Whoever has to play sees every card twice, once for each order, and touches the one to play.
Zone handZone(const Raufer::Rules& rules, const Raufer::Screen& screen, Seat viewer) {
  Zone zone{.title = Message("raufer.zone.hand"), .owner = viewer, .columns = 0, .pieces = {}};
  const bool acts = !screen.over && screen.acts == viewer;
  const auto playable = [&](int floor) {
    return !screen.order || raufer::Cards::obeying(screen.order->order, screen.pile.back()).has(floor);
  };
  if (!acts || std::none_of(screen.hand.begin(), screen.hand.end(), playable)) {
    for (const int floor : screen.hand) {
      zone.pieces.push_back({.label = Message("raufer.piece.floor", {arg::number("floor", floor)}),
                             .tone = Tone::white,
                             .faceDown = false,
                             .lit = false,
                             .action = {}});
    }
    return zone;
  }
  zone.columns = static_cast<std::int8_t>(screen.hand.size());
  for (const raufer::Order order : {raufer::Order::up, raufer::Order::down}) {
    const bool up = order == raufer::Order::up;
    for (const int floor : screen.hand) {
      const bool can = playable(floor);
      const std::string_view key = !can ? "raufer.piece.floor" : up ? "raufer.piece.floorUp" : "raufer.piece.floorDown";
      zone.pieces.push_back({.label = Message(key, {arg::number("floor", floor)}),
                             .tone = !can ? Tone::grey
                                     : up ? Tone::green
                                          : Tone::blue,
                             .faceDown = false,
                             .lit = false,
                             .action = can ? Raufer::write(rules, Raufer::Action::play(floor, order)) : Notation()});
    }
  }
  return zone;
}

}  // namespace

Layout Raufer::layout(const Rules& rules, const Screen& screen) {
  Layout layout{pileZone(screen), orderZone(screen), stockZone(screen)};
  for (int i = 0; i < rules.players; ++i) layout.push_back(seatZone(screen, Seat(i)));
  if (screen.viewer) layout.push_back(handZone(rules, screen, *screen.viewer));
  return layout;
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
