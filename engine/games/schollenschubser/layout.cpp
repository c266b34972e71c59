// The table of Schollenschubser as zones of pieces.
#include "engine/games/schollenschubser/schollenschubser.hpp"

namespace sammel {

using schollenschubser::fieldAt;
using schollenschubser::firstColumn;
using schollenschubser::lastColumn;

namespace {

constexpr PerSeat<Tone, schollenschubser::maxPlayers> seatTones{Tone::red, Tone::blue, Tone::green, Tone::yellow};
constexpr PerSeat<std::string_view, schollenschubser::maxPlayers> seatMarks{"①", "②", "③", "④"};

Piece labelled(const Message& label, Tone tone = Tone::plain) {
  return {.label = label, .tone = tone, .faceDown = false, .lit = false, .action = {}};
}

// What touching a field does: the most usual of the things that can be done there.
Notation touch(const Schollenschubser::Rules& rules, const Schollenschubser::Screen& screen, int place) {
  using Kind = Schollenschubser::Kind;
  const auto& field = screen.water[static_cast<std::size_t>(place)];
  const bool hasRoom = field.crew.size() < static_cast<std::size_t>(field.floe);
  const auto act = [&](Kind kind) { return Schollenschubser::write(rules, Schollenschubser::Action::at(kind, place)); };
  if (screen.over || field.floe == 0) return {};
  if (screen.stage == schollenschubser::Stage::dice) return act(Kind::drift);
  if (lastColumn.has(place) && field.canStep > 0) return act(Kind::home);
  if (firstColumn.has(place) && screen.canBoard && hasRoom) return act(Kind::board);
  return {};
}

Zone diceZone(const Schollenschubser::Screen& screen) {
  const bool open = !screen.over && screen.stage == schollenschubser::Stage::dice;
  Zone zone{.title = Message(screen.over ? "schollenschubser.zone.over"
                             : open      ? "schollenschubser.zone.dice"
                                         : "schollenschubser.zone.moves",
                             {arg::number("turn", screen.turn), arg::seat("name", screen.mover)}),
            .owner = {},
            .columns = 0,
            .pieces = {}};
  for (const int pips : screen.dice) {
    zone.pieces.push_back(labelled(Message("schollenschubser.piece.number", {arg::number("n", pips)}), Tone::white));
    zone.pieces.back().lit = open;
  }
  return zone;
}

// The water with the numbers of its columns and the letters of its rows.
Zone waterZone(const Schollenschubser::Rules& rules, const Schollenschubser::Screen& screen) {
  Zone zone{.title = Message("schollenschubser.zone.water"),
            .owner = {},
            .columns = schollenschubser::columns + 1,
            .pieces = {}};
  zone.pieces.push_back(labelled(Message("schollenschubser.piece.corner")));
  for (int column = 0; column < schollenschubser::columns; ++column) {
    zone.pieces.push_back(labelled(Message("schollenschubser.piece.number", {arg::number("n", column + 1)})));
  }
  for (int row = 0; row < schollenschubser::rows; ++row) {
    const auto letter = static_cast<char>('A' + row);
    zone.pieces.push_back(
        labelled(Message("schollenschubser.piece.row", {arg::text("letter", std::string_view(&letter, 1))})));
    for (int column = 0; column < schollenschubser::columns; ++column) {
      const int place = fieldAt(row, column);
      const auto& field = screen.water[static_cast<std::size_t>(place)];
      Piece piece;
      if (field.floe > 0) {
        FixedText<23> crew;
        for (const Seat seat : field.crew) crew.append(seatMarks[seat]);
        for (auto free = field.crew.size(); free < static_cast<std::size_t>(field.floe); ++free) crew.append("○");
        piece = labelled(Message("schollenschubser.piece.floe", {arg::text("crew", crew)}), Tone::white);
        piece.lit = field.canStep > 0;
        piece.action = touch(rules, screen, place);
      }
      zone.pieces.push_back(piece);
    }
  }
  return zone;
}

Zone supplyZone(const Schollenschubser::Screen& screen) {
  return {.title = Message("schollenschubser.zone.supply"),
          .owner = {},
          .columns = 0,
          .pieces = {
              labelled(Message("schollenschubser.piece.large", {arg::number("n", screen.largeSupply)}), Tone::white),
              labelled(Message("schollenschubser.piece.small", {arg::number("n", screen.smallSupply)}), Tone::white)}};
}

Zone seatZone(const Schollenschubser::Screen& screen, Seat owner) {
  const auto self = owner.slot();
  const int bank = screen.bank[self];
  const int home = screen.home[self];
  const Tone tone = seatTones[owner];
  return {.title = Message("schollenschubser.zone.seat", {arg::text("mark", seatMarks[owner])}),
          .owner = owner,
          .columns = 0,
          .pieces = {labelled(Message("schollenschubser.piece.bank", {arg::number("n", bank)}), tone),
                     labelled(Message("schollenschubser.piece.afloat",
                                      {arg::number("n", schollenschubser::researchersEach - bank - home)}),
                              tone),
                     labelled(Message("schollenschubser.piece.home", {arg::number("n", home)}), tone)}};
}

}  // namespace

Layout Schollenschubser::layout(const Rules& rules, const Screen& screen) {
  Layout layout{diceZone(screen), waterZone(rules, screen), supplyZone(screen)};
  for (int i = 0; i < rules.players; ++i) layout.push_back(seatZone(screen, Seat(i)));
  return layout;
}

}  // namespace sammel
