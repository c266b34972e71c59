// The table of Stamp Collection as zones of pieces, and its actions in a few words.
#include <numeric>

#include "engine/games/stamp_collection/phrases.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel {

using stamp_collection::Colour;
using stamp_collection::colourCount;
using stamp_collection::Motif;
using stamp_collection::Tile;

namespace {

constexpr Tone toneOf(Colour colour) {
  constexpr std::array<Tone, colourCount> tones{Tone::blue,  Tone::green, Tone::violet,
                                                Tone::brown, Tone::red,   Tone::pink};
  return tones[indexOf(colour)];
}

using Screen = StampCollection::Screen;
using ScreenTile = StampCollection::ScreenTile;
using ScreenPile = StampCollection::ScreenPile;
using ScreenPlayer = StampCollection::ScreenPlayer;
using ScreenField = StampCollection::ScreenField;
using ScreenSet = StampCollection::ScreenSet;
using TileKind = StampCollection::TileKind;

Piece pieceOf(const ScreenTile& tile, const Notation& action = {}) {
  Piece piece;
  if (tile.kind == TileKind::none) return piece;
  piece.label = Message(phraseOf(tileOf(tile)));
  if (tile.colour) piece.tone = toneOf(*tile.colour);
  if (tile.open) {
    piece.lit = true;
    piece.action = action;
  }
  return piece;
}

Piece pieceOf(Colour enthusiast) {
  return {.label = Message("stamp-collection.enthusiast", {colourArg(enthusiast)}),
          .tone = toneOf(enthusiast),
          .faceDown = false,
          .lit = false,
          .action = {}};
}

Piece textPiece(const Message& label) {
  Piece piece;
  piece.label = label;
  return piece;
}

Piece pieceOf(const ScreenSet& set) {
  constexpr std::array<std::string_view, 5> keys{"stamp-collection.world", "", "stamp-collection.set2",
                                                 "stamp-collection.set3", "stamp-collection.set4"};
  Piece piece;
  piece.label = Message(keys[set.stamps.size()], {arg::number("n", set.points)});
  FixedVector<Tile, stamp_collection::mostStampsPerSet> tiles;
  bool sameColour = !set.stamps.empty();
  for (const ScreenTile& stamp : set.stamps) {
    tiles.push_back(tileOf(stamp));
    sameColour &= stamp.colour == set.stamps[0].colour;
  }
  addStamps(tiles, piece.label);
  if (sameColour) piece.tone = toneOf(*set.stamps[0].colour);
  return piece;
}

Piece pieceOf(int index, const ScreenField& field) {
  const Arg name = stamp_collection::fieldArg(index);
  Piece piece;
  if (!field.mount) {
    piece.label = field.extra == 0 ? Message("stamp-collection.field", {name})
                                   : Message("stamp-collection.fieldExtra", {name, arg::number("extra", field.extra)});
  } else {
    const Tile top = field.stamp ? stampOf(*field.mount, *field.stamp) : mountOf(*field.mount);
    piece.label = Message("stamp-collection.fieldWith", {name, tileArg(top)});
    piece.tone = toneOf(*field.mount);
  }
  if (field.open) {
    piece.lit = true;
    piece.action = Notation("place ").append(stamp_collection::fieldName(index));
  }
  return piece;
}

Zone zoneOf(std::string_view title, const ScreenPile& pile) {
  Zone zone{.title = Message(title, {arg::number("n", pile.size)}), .owner = {}, .columns = 0, .pieces = {}};
  for (std::size_t c = 0; c < colourCount; ++c) {
    const int stampCount = std::accumulate(pile.stamps[c].begin(), pile.stamps[c].end(), 0);
    if (pile.mounts[c] + stampCount == 0) continue;
    Piece piece = textPiece(Message(
        "stamp-collection.counts",
        {colourArg(static_cast<Colour>(c)), arg::number("mounts", pile.mounts[c]), arg::number("stamps", stampCount)}));
    piece.tone = toneOf(static_cast<Colour>(c));
    zone.pieces.push_back(piece);
  }
  if (pile.storage > 0) {
    zone.pieces.push_back(textPiece(Message("stamp-collection.storageCount", {arg::number("n", pile.storage)})));
  }
  return zone;
}

void addMiddle(const Screen& screen, Layout& layout) {
  const Message title(
      screen.coins == 0  ? "stamp-collection.zone.closed"
      : screen.lastRound ? "stamp-collection.zone.lastRound"
                         : "stamp-collection.zone.round",
      {arg::number("round", screen.round), arg::number("rounds", screen.rounds), arg::number("price", screen.coins)});
  Zone coins{.title = title, .owner = {}, .columns = 0, .pieces = {}};
  for (int i = 0; i < stamp_collection::coinsPerRound; ++i) {
    Piece coin;
    if (i < screen.coins) {
      coin = {.label = Message("stamp-collection.goldCoin"),
              .tone = Tone::yellow,
              .faceDown = false,
              .lit = screen.canTakeCoin,
              .action = screen.canTakeCoin ? Notation("coin") : Notation()};
    }
    coins.pieces.push_back(coin);
  }
  layout.push_back(coins);

  Zone exchange{.title = Message("stamp-collection.zone.exchange"),
                .owner = {},
                .columns = stamp_collection::rowLength,
                .pieces = {}};
  for (std::size_t i = 0; i < screen.exchange.size(); ++i) {
    exchange.pieces.push_back(pieceOf(screen.exchange[i], Notation("buy ").append(static_cast<int>(i) + 1)));
  }
  layout.push_back(exchange);

  Zone sets{.title = Message("stamp-collection.zone.sets"), .owner = {}, .columns = 2, .pieces = {}};
  for (const ScreenSet& set : screen.sets) {
    if (set.owner < 0) sets.pieces.push_back(pieceOf(set));
  }
  if (!sets.pieces.empty()) layout.push_back(sets);

  Zone supply{.title = Message("stamp-collection.zone.supply"), .owner = {}, .columns = 0, .pieces = {}};
  for (const Colour colour : screen.supply) supply.pieces.push_back(pieceOf(colour));
  if (!supply.pieces.empty()) layout.push_back(supply);
  layout.push_back(zoneOf("stamp-collection.zone.pile", screen.pile));
  layout.push_back(zoneOf("stamp-collection.zone.discards", screen.discards));
}

void addSeat(const Screen& screen, Seat seat, Layout& layout) {
  const ScreenPlayer& player = screen.players[seat.slot()];
  const auto zone = [&](const Message& title, int columns = 0) {
    return Zone{.title = title, .owner = seat, .columns = static_cast<std::int8_t>(columns), .pieces = {}};
  };

  Zone purse = zone(Message("stamp-collection.zone.points", {arg::number("n", player.points)}));
  purse.pieces.push_back(textPiece(Message("stamp-collection.silver", {arg::number("n", player.money)})));
  purse.pieces.push_back(textPiece(Message("stamp-collection.boxes", {arg::number("n", player.boxes)})));
  if (player.loan) purse.pieces.push_back(textPiece(Message("stamp-collection.openLoan")));
  for (const Colour colour : player.enthusiasts) purse.pieces.push_back(pieceOf(colour));
  layout.push_back(purse);

  if (screen.hand && seat == screen.mover) {
    Zone hand = zone(Message("stamp-collection.zone.hand"));
    hand.pieces.push_back(pieceOf(*screen.hand));
    hand.pieces.back().lit = true;
    layout.push_back(hand);
  }

  Zone album = zone(Message("stamp-collection.zone.album"), stamp_collection::albumSide);
  int index = 0;
  for (const ScreenField& field : player.album) album.pieces.push_back(pieceOf(index++, field));
  if (screen.newMount && seat == screen.mover) album.pieces[static_cast<std::size_t>(*screen.newMount)].lit = true;
  layout.push_back(album);

  Zone storage = zone(Message("stamp-collection.zone.storage"));
  for (const ScreenTile& stamp : player.storage) {
    storage.pieces.push_back(
        pieceOf(stamp, stamp.motif ? Notation("present ").append(nameOf(*stamp.motif)) : Notation()));
  }
  layout.push_back(storage);

  Zone sets = zone(Message("stamp-collection.zone.won"));
  for (const ScreenSet& set : screen.sets) {
    if (set.owner == seat.index()) sets.pieces.push_back(pieceOf(set));
  }
  if (!sets.pieces.empty()) layout.push_back(sets);
}

}  // namespace

Layout StampCollection::layout(const Rules&, const Screen& screen) {
  Layout layout;
  addMiddle(screen, layout);
  for (std::size_t i = 0; i < screen.players.size(); ++i) addSeat(screen, Seat(static_cast<int>(i)), layout);
  return layout;
}

Message StampCollection::label(const Rules& rules, const Screen& screen, const Action& action) {
  const auto at = static_cast<std::size_t>(action.at);
  switch (action.kind) {
    case Kind::buy:
      return Message("stamp-collection.do.buy",
                     {tileArg(tileOf(screen.exchange[at])), arg::number("price", screen.coins),
                      arg::number("row", 1 + action.at / stamp_collection::rowLength)});
    case Kind::place: {
      const bool mounting = screen.hand && screen.hand->kind == TileKind::mount;
      if (!mounting) return Message("stamp-collection.do.stick", {stamp_collection::fieldArg(action.at)});
      const int extra = rules.extra[at];
      if (extra == 0) return Message("stamp-collection.do.mount", {stamp_collection::fieldArg(action.at)});
      return Message("stamp-collection.do.mountExtra",
                     {stamp_collection::fieldArg(action.at), arg::number("extra", extra)});
    }
    case Kind::present: {
      const ScreenPlayer& mover = screen.players[screen.mover.slot()];
      return Message("stamp-collection.do.present",
                     {tileArg(stampOf(*mover.storage[0].colour, static_cast<Motif>(action.at)))});
    }
    case Kind::loan: return Message("stamp-collection.do.loan", {arg::number("n", stamp_collection::loanPaidOut)});
    case Kind::repay: return Message("stamp-collection.do.repay", {arg::number("n", stamp_collection::loanRepaid)});
    case Kind::coin: break;
  }
  return Message("stamp-collection.do.coin", {arg::number("n", stamp_collection::goldCoin)});
}

}  // namespace sammel
