// What the table of Feiner Sand shows a viewer.
#pragma once

#include <cstdint>
#include <optional>

#include "engine/games/feiner_sand/state.hpp"

namespace sammel::feiner_sand {

// A card on the screen.
struct ScreenCard {
  Kind kind = Kind::castle;
  std::int8_t number = 0;
  static constexpr auto describe() {
    return std::tuple(field("kind", &ScreenCard::kind), field("number", &ScreenCard::number));
  }
};
using CardRow = FixedVector<ScreenCard, mostOwned>;
struct ScreenSeat {
  bool waiting = false;
  std::uint8_t handSize = 0;
  std::uint8_t drawSize = 0;
  std::uint8_t gifts = 0;
  std::uint8_t scaffolds = 0;
  std::uint16_t coins = 0;
  std::int16_t unbuilt = 0;  // F10, with castles
  std::uint8_t limit = 0;
  Path path = Path::none;
  CardRow built;
  CardRow discard;
  CardRow removed;
  CardRow pallet;
  static constexpr auto describe() {
    return std::tuple(field("waiting", &ScreenSeat::waiting), field("handSize", &ScreenSeat::handSize),
                      field("drawSize", &ScreenSeat::drawSize), field("gifts", &ScreenSeat::gifts),
                      field("scaffolds", &ScreenSeat::scaffolds), field("coins", &ScreenSeat::coins),
                      field("unbuilt", &ScreenSeat::unbuilt), field("limit", &ScreenSeat::limit),
                      field("path", &ScreenSeat::path), field("built", &ScreenSeat::built),
                      field("discard", &ScreenSeat::discard), field("removed", &ScreenSeat::removed),
                      field("pallet", &ScreenSeat::pallet));
  }
};
// Only for a player about themselves.
struct ScreenOwn {
  Seat seat;
  Stage stage = Stage::waiting;
  std::optional<ScreenCard> active;
  std::uint8_t picks = 0;  // cards chosen for it
  std::int16_t due = 0;
  CardRow hand;
  CardRow ready;
  CardRow looked;
  CardRow given;
  CardRow draw;  // sorted, unless `ordered`: then the top one first
  bool ordered = false;
  static constexpr auto describe() {
    return std::tuple(field("seat", &ScreenOwn::seat), field("stage", &ScreenOwn::stage),
                      field("active", &ScreenOwn::active), field("picks", &ScreenOwn::picks),
                      field("due", &ScreenOwn::due), field("hand", &ScreenOwn::hand), field("ready", &ScreenOwn::ready),
                      field("looked", &ScreenOwn::looked), field("given", &ScreenOwn::given),
                      field("draw", &ScreenOwn::draw), field("ordered", &ScreenOwn::ordered));
  }
};
struct Screen {
  Phase phase = Phase::step1;
  std::uint8_t turn = 0;
  std::uint8_t lastTurn = 0;  // 0: not yet known
  std::uint8_t soloCoins = 0;
  CardRow found;
  FixedVector<ScreenSeat, maxPlayers> seats;
  std::optional<ScreenOwn> own;
  FixedVector<std::int8_t, soloGames> crossed;  // F14
  std::uint8_t sheetCoins = 0;                  // ... filled into its blocks
  FixedVector<std::int8_t, blockCount> spent;   // ... and the blocks that have lowered a sum
  static constexpr auto describe() {
    return std::tuple(field("phase", &Screen::phase), field("turn", &Screen::turn),
                      field("lastTurn", &Screen::lastTurn), field("soloCoins", &Screen::soloCoins),
                      field("found", &Screen::found), field("seats", &Screen::seats), field("own", &Screen::own),
                      field("crossed", &Screen::crossed), field("sheetCoins", &Screen::sheetCoins),
                      field("spent", &Screen::spent));
  }
};

}  // namespace sammel::feiner_sand
