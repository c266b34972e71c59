// The content pack of Stamp Collection: how many tiles of each kind there are, what the special sets ask for, and what
// is printed in the albums.
#pragma once

#include <array>
#include <cstdint>
#include <tuple>

#include "engine/core/content.hpp"
#include "engine/games/stamp_collection/tiles.hpp"

namespace sammel::stamp_collection {

inline constexpr std::size_t mostSets = 16;  // the one of the whole world included
inline constexpr std::size_t fewestStampsPerSet = 2;
inline constexpr std::size_t mostStampsPerSet = 4;
inline constexpr int mostSetPoints = 20;
inline constexpr int dearestExtra = 9;

template <class T>
struct ByColour {
  T blue{};
  T green{};
  T purple{};
  T brown{};
  T red{};
  T pink{};
  static constexpr auto describe() {
    return std::tuple(field("blue", &ByColour::blue), field("green", &ByColour::green),
                      field("purple", &ByColour::purple), field("brown", &ByColour::brown),
                      field("red", &ByColour::red), field("pink", &ByColour::pink));
  }
  std::array<T, colourCount> list() const { return {blue, green, purple, brown, red, pink}; }
};

struct ByMotif {
  std::int8_t animal = 0;
  std::int8_t plant = 0;
  std::int8_t building = 0;
  std::int8_t panorama = 0;
  static constexpr auto describe() {
    return std::tuple(field("animal", &ByMotif::animal), field("plant", &ByMotif::plant),
                      field("building", &ByMotif::building), field("panorama", &ByMotif::panorama));
  }
  std::array<std::int8_t, motifCount> list() const { return {animal, plant, building, panorama}; }
};

struct Stamp {
  Colour colour = Colour::blue;
  Motif motif = Motif::animal;
  static constexpr auto describe() {
    return std::tuple(field("colour", &Stamp::colour), field("motif", &Stamp::motif));
  }
};

struct SpecialSet {
  std::int8_t points = 0;
  FixedVector<Stamp, mostStampsPerSet> stamps;
  static constexpr auto describe() {
    return std::tuple(field("points", &SpecialSet::points), field("stamps", &SpecialSet::stamps));
  }
};

// Four rows of four fields: the extra cost, or M for the printed mount.
using AlbumRows = std::array<FixedText<albumSide>, albumSide>;
struct Albums {
  Colour printedMount = Colour::blue;
  AlbumRows sideA{};  // two and three players
  AlbumRows sideB{};  // four players
  static constexpr auto describe() {
    return std::tuple(field("printedMount", &Albums::printedMount), field("sideA", &Albums::sideA),
                      field("sideB", &Albums::sideB));
  }
};

struct Content {
  FromBox<ByColour<std::int8_t>> mounts;
  FromBox<std::int8_t> storageTiles;
  FromBox<ByColour<ByMotif>> stamps;
  FromBox<FixedVector<SpecialSet, mostSets - 1>> specialSets;
  FromBox<std::int8_t> worldSetPoints;
  FromBox<Albums> albums;
  static constexpr auto describe() {
    return std::tuple(field("mounts", &Content::mounts), field("storageTiles", &Content::storageTiles),
                      field("stamps", &Content::stamps), field("specialSets", &Content::specialSets),
                      field("worldSetPoints", &Content::worldSetPoints), field("albums", &Content::albums));
  }
};

}  // namespace sammel::stamp_collection
