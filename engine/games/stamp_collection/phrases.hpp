// What tiles, colours and fields of Stamp Collection are called in messages.
#pragma once

#include <array>
#include <string_view>

#include "engine/core/message.hpp"
#include "engine/games/stamp_collection/pack.hpp"
#include "engine/games/stamp_collection/tiles.hpp"

namespace sammel::stamp_collection {

constexpr std::string_view phraseOf(Colour colour) {
  constexpr std::array<std::string_view, colourCount> keys{
      "stamp-collection.colour.blue",  "stamp-collection.colour.green", "stamp-collection.colour.purple",
      "stamp-collection.colour.brown", "stamp-collection.colour.red",   "stamp-collection.colour.pink"};
  return keys[indexOf(colour)];
}

constexpr std::string_view phraseOf(Tile tile) {
  constexpr std::array<std::string_view, tileKinds> keys{
      "stamp-collection.mount.blue",     "stamp-collection.mount.green",     "stamp-collection.mount.purple",
      "stamp-collection.mount.brown",    "stamp-collection.mount.red",       "stamp-collection.mount.pink",
      "stamp-collection.blue.animal",    "stamp-collection.blue.plant",      "stamp-collection.blue.building",
      "stamp-collection.blue.panorama",  "stamp-collection.green.animal",    "stamp-collection.green.plant",
      "stamp-collection.green.building", "stamp-collection.green.panorama",  "stamp-collection.purple.animal",
      "stamp-collection.purple.plant",   "stamp-collection.purple.building", "stamp-collection.purple.panorama",
      "stamp-collection.brown.animal",   "stamp-collection.brown.plant",     "stamp-collection.brown.building",
      "stamp-collection.brown.panorama", "stamp-collection.red.animal",      "stamp-collection.red.plant",
      "stamp-collection.red.building",   "stamp-collection.red.panorama",    "stamp-collection.pink.animal",
      "stamp-collection.pink.plant",     "stamp-collection.pink.building",   "stamp-collection.pink.panorama",
      "stamp-collection.storage"};
  return keys[indexOf(tile)];
}

constexpr Arg colourArg(Colour colour) { return arg::word("colour", phraseOf(colour)); }
constexpr Arg tileArg(Tile tile) { return arg::word("tile", phraseOf(tile)); }
constexpr Arg fieldArg(int field) { return arg::text("field", fieldName(field)); }

// The stamps of a set as arguments a, b, ...
inline void addStamps(const FixedVector<Tile, mostStampsPerSet>& stamps, Message& message) {
  constexpr std::array<std::string_view, mostStampsPerSet> names{"a", "b", "c", "d"};
  std::size_t next = 0;
  for (const Tile stamp : stamps) message.args.push_back(arg::word(names[next++], phraseOf(stamp)));
}

}  // namespace sammel::stamp_collection
