// How Schlauraff is laid out: the columns, the dice, and what everybody has captured.
#include "engine/games/schlauraff/schlauraff.hpp"

namespace sammel {

using schlauraff::anyUpTo;
using schlauraff::rows;
using schlauraff::showing;
using schlauraff::sumOf;
using schlauraff::valueOf;

Layout Schlauraff::layout(const Rules&, const Screen& screen) {
  constexpr std::array<Tone, schlauraff::chipKinds> tones{Tone::green, Tone::blue, Tone::red, Tone::yellow};
  constexpr std::array<std::string_view, schlauraff::chipKinds> values{
      "schlauraff.value.green", "schlauraff.value.blue", "schlauraff.value.red", "schlauraff.value.yellow"};
  const Rules none;
  const auto action = [&](Kind kind, int n) { return write(none, {kind, static_cast<std::int8_t>(n)}); };

  Zone columns{Message(screen.over ? "schlauraff.layout.over" : "schlauraff.layout.columns",
                       {arg::number("round", screen.round), arg::number("rounds", screen.rounds),
                        arg::seat("who", screen.mover)}),
               {},
               static_cast<std::int8_t>(screen.columns.size()),
               {}};
  for (std::size_t row = 0; row < rows; ++row) {
    for (std::size_t i = 0; i < screen.columns.size(); ++i) {
      const ScreenCell& cell = screen.columns[i][row];
      const bool current = !screen.over && i == static_cast<std::size_t>(screen.column);
      Piece piece;
      if (!cell.gone) {
        const auto kind = static_cast<std::size_t>(cell.chip);
        const Arg value = arg::word("value", values[kind]);
        piece.label = cell.beneath.chips > 0
                          ? Message("schlauraff.layout.pile", {value, arg::number("n", cell.beneath.chips)})
                          : Message("schlauraff.layout.chip", {value});
        piece.tone = tones[kind];
        piece.lit = current && (screen.row == schlauraff::notPicked || screen.row == static_cast<int>(row));
        if (current && screen.row == schlauraff::notPicked && anyUpTo(screen.free, valueOf(cell.chip))) {
          piece.action = action(Kind::start, static_cast<int>(row));
        }
        if (piece.lit && screen.mayTake) piece.action = action(Kind::take, 0);
      }
      columns.pieces.push_back(piece);
    }
  }

  int room = 0;  // on the chip worked on
  if (!screen.over && screen.row != schlauraff::notPicked) {
    room = valueOf(screen.columns[static_cast<std::size_t>(screen.column)][static_cast<std::size_t>(screen.row)].chip) -
           sumOf(screen.onChip);
  }
  Layout layout{columns};
  const auto addDice = [&](std::string_view title, const Dice& dice, std::optional<Kind> touch) {
    Zone zone{Message(title), {}, 0, {}};
    for (int face = 1; face <= schlauraff::pips; ++face) {
      for (int i = 0; i < showing(dice, face); ++i) {
        Piece piece;
        piece.label = Message("schlauraff.layout.die", {arg::number("n", face)});
        piece.tone = Tone::white;
        if (touch && face <= room) piece.action = action(*touch, face);
        zone.pieces.push_back(piece);
      }
    }
    if (!zone.pieces.empty()) layout.push_back(zone);
  };
  addDice("schlauraff.layout.free", screen.free, Kind::put);
  addDice("schlauraff.layout.onChip", screen.onChip, std::nullopt);
  addDice("schlauraff.layout.movable", screen.movable, Kind::move);
  for (std::size_t i = 0; i < screen.points.size(); ++i) {
    layout.push_back(
        {Message("schlauraff.layout.player", {arg::number("n", screen.points[i]), arg::number("help", screen.help[i])}),
         Seat(static_cast<int>(i)),
         0,
         {}});
  }
  return layout;
}

}  // namespace sammel
