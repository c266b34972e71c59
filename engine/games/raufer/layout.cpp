// How Raufer is laid out: the pile, the order, the stock, the seats and the own hand.
#include <algorithm>

#include "engine/games/raufer/raufer.hpp"

namespace sammel {
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
  const Raufer::ScreenSeat& shown = screen.seats[owner.slot()];
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

}  // namespace sammel
