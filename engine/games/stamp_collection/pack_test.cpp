// The content pack of Stamp Collection: what the box has, what other packs may have, and how bad ones are refused.
#include "engine/games/stamp_collection/pack.hpp"

#include <gtest/gtest.h>

#include <string>

#include "engine/games/stamp_collection/stamp_collection.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel {
namespace {

using stamp_collection::Colour;
using stamp_collection::Content;
using stamp_collection::Motif;
using G = StampCollection;

TEST(StampCollectionPack, TheBoxIsFineAndSaysWhatIsReconstructed) {
  const Content& box = G::content();
  EXPECT_TRUE(G::validate(box).isFine());
  EXPECT_EQ(box.mounts.origin, Origin::printed);
  EXPECT_EQ(box.storageTiles.origin, Origin::printed);
  EXPECT_EQ(box.stamps.origin, Origin::reconstructed);
  EXPECT_EQ(box.specialSets.origin, Origin::reconstructed);
  EXPECT_EQ(box.worldSetPoints.origin, Origin::reconstructed);
  EXPECT_EQ(box.albums.origin, Origin::reconstructed);
}

TEST(StampCollectionPack, TheBoxHas88Tiles) {
  const stamp_collection::TileCounts tiles = makeRules<G>({}).tiles;
  EXPECT_EQ(stamp_collection::sizeOf(tiles), 88);
  int stampCount = 0;
  for (std::size_t c = 0; c < stamp_collection::colourCount; ++c) {
    const auto colour = static_cast<Colour>(c);
    EXPECT_EQ(tiles[indexOf(mountOf(colour))], 8);
    int ofColour = 0;
    int twice = 0;
    for (std::size_t m = 0; m < stamp_collection::motifCount; ++m) {
      const int count = tiles[indexOf(stampOf(colour, static_cast<Motif>(m)))];
      ofColour += count;
      twice += count == 2 ? 1 : 0;
    }
    EXPECT_EQ(ofColour, 6);
    EXPECT_EQ(twice, 2);
    stampCount += ofColour;
  }
  EXPECT_EQ(stampCount, 36);
  EXPECT_EQ(tiles[indexOf(stamp_collection::Tile::storage)], 4);
}

// As many and as large sets as there can be, the dearest fields, tiles of one colour above all.
Content extremePack() {
  Content pack = G::content();
  pack.mounts.value = {.blue = 40, .green = 1, .purple = 0, .brown = 0, .red = 0, .pink = 0};
  pack.storageTiles.value = 0;
  pack.stamps.value = {.blue = {.animal = 30, .plant = 3, .building = 2, .panorama = 1},
                       .green = {.animal = 1, .plant = 1, .building = 1, .panorama = 1},
                       .purple = {.animal = 0, .plant = 0, .building = 0, .panorama = 1},
                       .brown = {.animal = 0, .plant = 0, .building = 1, .panorama = 0},
                       .red = {.animal = 0, .plant = 4, .building = 0, .panorama = 0},
                       .pink = {.animal = 1, .plant = 0, .building = 0, .panorama = 0}};
  pack.specialSets.value.clear();
  while (!pack.specialSets.value.full()) {
    const bool large = pack.specialSets.value.size() % 2 == 0;
    stamp_collection::SpecialSet set{.points = stamp_collection::mostSetPoints,
                                     .stamps = {{Colour::blue, Motif::animal}, {Colour::blue, Motif::plant}}};
    if (large) {
      set.stamps.push_back({Colour::blue, Motif::building});
      set.stamps.push_back({Colour::blue, Motif::panorama});
    }
    pack.specialSets.value.push_back(set);
  }
  pack.worldSetPoints.value = stamp_collection::mostSetPoints;
  pack.albums.value = {.printedMount = Colour::pink,
                       .sideA = {"9999", "9999", "9999", "999M"},
                       .sideB = {"M000", "0000", "0000", "0000"}};
  return pack;
}

TEST(StampCollectionPack, TheLawsHoldAtTheLimitsToo) {
  const Content pack = extremePack();
  ASSERT_TRUE(G::validate(pack).isFine()) << G::validate(pack).reason().key;
  conformance::expectLawsInEveryVariant<G>(12'000, pack);
}

TEST(StampCollectionPack, ReadsWhatItWrites) {
  Content again{};
  ASSERT_TRUE(readJson(packJson(extremePack()), again).isFine());
  EXPECT_EQ(packJson(again), packJson(extremePack()));
}

template <class Change>
std::string refusal(Change change) {
  Content pack = G::content();
  change(pack);
  const Verdict verdict = G::validate(pack);
  if (verdict.isFine()) return "fine";
  EXPECT_EQ(verdict.clause(), "content");
  const std::string text = Phrasebook({G::phrases()}).render(verdict.reason(), Language::en, {}, Viewer::spectator());
  return text;
}

TEST(StampCollectionPack, RefusesWhatMakesNoGame) {
  EXPECT_EQ(refusal([](Content& pack) { ++pack.mounts.value.red; }), "There are 89 tiles; the game needs exactly 88.");
  EXPECT_EQ(refusal([](Content& pack) { --pack.storageTiles.value; }),
            "There are 87 tiles; the game needs exactly 88.");
  EXPECT_EQ(refusal([](Content& pack) {
              pack.storageTiles.value = -1;
              pack.mounts.value.red = 13;
            }),
            "A number of tiles is below zero.");
  EXPECT_EQ(refusal([](Content& pack) { pack.specialSets.value[1].points = 0; }),
            "Special set 2 must be worth 1 to 20 points.");
  EXPECT_EQ(refusal([](Content& pack) { pack.specialSets.value[1].points = 21; }),
            "Special set 2 must be worth 1 to 20 points.");
  EXPECT_EQ(refusal([](Content& pack) { pack.worldSetPoints.value = 0; }),
            "Special set 11 must be worth 1 to 20 points.");
  EXPECT_EQ(refusal([](Content& pack) { pack.worldSetPoints.value = 21; }),
            "Special set 11 must be worth 1 to 20 points.");
  EXPECT_EQ(refusal([](Content& pack) { pack.specialSets.value[0].stamps.resize(1); }),
            "Special set 1 needs at least 2 stamps.");
  EXPECT_EQ(refusal([](Content& pack) { pack.specialSets.value[0].stamps.resize(2); }), "fine");
  EXPECT_EQ(refusal([](Content& pack) { pack.specialSets.value[3].stamps[0] = pack.specialSets.value[3].stamps[1]; }),
            "Special set 4 names a stamp twice.");
  EXPECT_EQ(refusal([](Content& pack) {
              pack.stamps.value.blue.building = 0;
              ++pack.stamps.value.blue.animal;
            }),
            "Special set 1 asks for a stamp that does not exist.");
  EXPECT_EQ(refusal([](Content& pack) {
              pack.specialSets.value.clear();
              pack.stamps.value.pink = {};
              pack.mounts.value.blue = 14;
            }),
            "Special set 1 asks for a stamp that does not exist.")
      << "without a colour nobody can show the whole world";
  EXPECT_EQ(refusal([](Content& pack) { pack.albums.value.sideB[3] = "101"; }),
            "A row of an album has exactly four fields.");
  EXPECT_EQ(refusal([](Content& pack) { pack.albums.value.sideA[3] = "21x2"; }),
            "A field of an album is a digit (extra cost) or M (the printed mount).");
  EXPECT_EQ(refusal([](Content& pack) { pack.albums.value.sideA[1] = "1001"; }),
            "An album has exactly one printed mount; this one has 0.");
  EXPECT_EQ(refusal([](Content& pack) { pack.albums.value.sideB[3] = "M012"; }),
            "An album has exactly one printed mount; this one has 2.");
}

}  // namespace
}  // namespace sammel
