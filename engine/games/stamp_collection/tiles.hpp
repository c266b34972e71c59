// What Stamp Collection is played with: colours, motifs, tiles, and the fields of an album.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>

#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"

namespace sammel::stamp_collection {

// The colour of a stamp is its region of the world: North America, South America, Europe, Africa, Asia, Australia.
enum class Colour : std::uint8_t { blue, green, purple, brown, red, pink };
inline constexpr std::size_t colourCount = 6;
constexpr auto enumNames(Colour) {
  return std::array<std::string_view, colourCount>{"blue", "green", "purple", "brown", "red", "pink"};
}

enum class Motif : std::uint8_t { animal, plant, building, panorama };
inline constexpr std::size_t motifCount = 4;
constexpr auto enumNames(Motif) {
  return std::array<std::string_view, motifCount>{"animal", "plant", "building", "panorama"};
}

// The kinds of tiles: six mounts, then the 24 stamps colour by colour, then the storage tile.
enum class Tile : std::uint8_t { firstMount = 0, firstStamp = 6, storage = 30, none = 31 };
inline constexpr std::size_t tileKinds = 31;

constexpr std::size_t indexOf(Colour colour) { return static_cast<std::size_t>(colour); }
constexpr std::size_t indexOf(Motif motif) { return static_cast<std::size_t>(motif); }
constexpr std::size_t indexOf(Tile tile) { return static_cast<std::size_t>(tile); }

constexpr Tile mountOf(Colour colour) { return static_cast<Tile>(colour); }
constexpr Tile stampOf(Colour colour, Motif motif) {
  return static_cast<Tile>(indexOf(Tile::firstStamp) + indexOf(colour) * motifCount + indexOf(motif));
}
constexpr bool isMount(Tile tile) { return tile < Tile::firstStamp; }
constexpr bool isStamp(Tile tile) { return tile >= Tile::firstStamp && tile < Tile::storage; }
constexpr Colour colourOf(Tile tile) {  // of a mount or a stamp
  return isMount(tile) ? static_cast<Colour>(tile)
                       : static_cast<Colour>((indexOf(tile) - indexOf(Tile::firstStamp)) / motifCount);
}
constexpr Motif motifOf(Tile stamp) {
  return static_cast<Motif>((indexOf(stamp) - indexOf(Tile::firstStamp)) % motifCount);
}

// A tile as people see it.
enum class TileKind : std::uint8_t { none, mount, stamp, storage };
constexpr auto enumNames(TileKind) { return std::array<std::string_view, 4>{"none", "mount", "stamp", "storage"}; }
struct TileFace {
  TileKind kind = TileKind::none;
  std::optional<Colour> colour;
  std::optional<Motif> motif;
  static constexpr auto describe() {
    return std::tuple(field("kind", &TileFace::kind), field("colour", &TileFace::colour),
                      field("motif", &TileFace::motif));
  }
  friend bool operator==(const TileFace&, const TileFace&) = default;
};
constexpr TileFace faceOf(Tile tile) {
  if (tile == Tile::none) return {};
  if (tile == Tile::storage) return {TileKind::storage, {}, {}};
  if (isMount(tile)) return {TileKind::mount, colourOf(tile), {}};
  return {TileKind::stamp, colourOf(tile), motifOf(tile)};
}
constexpr Tile tileOf(const TileFace& face) {
  switch (face.kind) {
    case TileKind::mount: return mountOf(*face.colour);
    case TileKind::stamp: return stampOf(*face.colour, *face.motif);
    case TileKind::storage: return Tile::storage;
    case TileKind::none: break;
  }
  return Tile::none;
}

using TileCounts = std::array<std::int8_t, tileKinds>;
constexpr int sizeOf(const TileCounts& counts) {
  int sum = 0;
  for (const std::int8_t count : counts) sum += count;
  return sum;
}

// One bit a kind of stamp, four a colour.
using StampSet = std::uint32_t;
constexpr StampSet only(Tile stamp) { return StampSet{1} << (indexOf(stamp) - indexOf(Tile::firstStamp)); }
constexpr bool hasEveryColour(StampSet stamps) {
  stamps |= stamps >> 1U;
  stamps |= stamps >> 2U;
  constexpr StampSet lowestOfEach = 0x111111;
  return (stamps & lowestOfEach) == lowestOfEach;
}

// The 4 by 4 fields of an album, row by row; one bit a field.
inline constexpr int albumSide = 4;
inline constexpr int fieldCount = 16;
using FieldSet = std::uint16_t;
inline constexpr FieldSet allFields = 0xFFFF;
constexpr FieldSet onlyField(int field) { return static_cast<FieldSet>(1U << field); }
constexpr FieldSet neighboursOf(FieldSet set) {
  constexpr unsigned firstColumn = 0x1111;
  constexpr unsigned lastColumn = 0x8888;
  const unsigned fields = set;
  return static_cast<FieldSet>(fields << 4U | fields >> 4U | (fields & ~lastColumn) << 1U |
                               (fields & ~firstColumn) >> 1U);
}

// Columns are letters, rows are numbers from the top.
constexpr FixedText<2> fieldName(int field) {
  FixedText<2> name;
  return name.append(static_cast<char>('a' + field % albumSide)).append(1 + field / albumSide);
}

}  // namespace sammel::stamp_collection
