#include "engine/core/seat.hpp"

#include <gtest/gtest.h>

#include <vector>

#include "engine/core/log.hpp"

namespace sammel {
namespace {

TEST(Seat, GoesRoundToTheLeft) {
  EXPECT_EQ(Seat(0).left(3), Seat(1));
  EXPECT_EQ(Seat(2).left(3), Seat(0));
  EXPECT_EQ(Seat(1).left(4, 3), Seat(0));
  EXPECT_TRUE(Seat::table().isTable());
  EXPECT_FALSE(Seat(maxSeats - 1).isTable());
}

TEST(SeatSet, HoldsSeats) {
  const SeatSet set = SeatSet(Seat(1)).with(Seat(4)).with(Seat(4)) | Seat(6);
  EXPECT_EQ(set.size(), 3);
  EXPECT_TRUE(set.has(Seat(4)));
  EXPECT_FALSE(set.without(Seat(4)).has(Seat(4)));
  EXPECT_EQ(set.first(), Seat(1));
  EXPECT_EQ(set.nth(2), Seat(6));
  std::vector<int> indices;
  for (const Seat seat : set) indices.push_back(seat.index());
  EXPECT_EQ(indices, (std::vector<int>{1, 4, 6}));
  EXPECT_TRUE(SeatSet().empty());
  EXPECT_EQ(SeatSet::all(8).size(), 8);
}

TEST(Viewer, ASpectatorIsNobody) {
  EXPECT_TRUE(Viewer(Seat(2)).is(Seat(2)));
  EXPECT_FALSE(Viewer(Seat(2)).is(Seat(1)));
  EXPECT_FALSE(Viewer::spectator().is(Seat::table())) << "the table's own secrets are not a spectator's";
}

TEST(Audience, IncludesExactlyThoseWhoMayHear) {
  EXPECT_TRUE(Audience::everyone().includes(Viewer::spectator()));
  EXPECT_TRUE(Audience::everyone().includes(Seat(7)));
  EXPECT_TRUE(Audience::only(Seat(1)).includes(Seat(1)));
  EXPECT_FALSE(Audience::only(Seat(1)).includes(Seat(0)));
  EXPECT_FALSE(Audience::only(Seat(1)).includes(Viewer::spectator()));
  EXPECT_FALSE(Audience::allBut(Seat(1)).includes(Seat(1)));
  EXPECT_TRUE(Audience::allBut(Seat(1)).includes(Viewer::spectator()));
}

}  // namespace
}  // namespace sammel
