#include "engine/core/rng.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <vector>

namespace sammel {
namespace {

std::vector<std::uint32_t> draws(Chance chance, int count = 8, std::uint32_t bound = 1000) {
  std::vector<std::uint32_t> numbers(static_cast<std::size_t>(count));
  for (std::uint32_t& number : numbers) number = chance.below(bound);
  return numbers;
}

Seed seedOf(std::uint8_t first) {
  Seed seed{};
  seed[0] = first;
  return seed;
}

// Pinned: records and golden games rest on these numbers, on every machine.
TEST(Rng, GivesTheSameNumbersEverywhere) {
  Rng simulation = Rng::simulation(42);
  EXPECT_EQ(draws(simulation.use(Purpose::roll, Seat(0))),
            (std::vector<std::uint32_t>{814, 318, 983, 701, 793, 588, 125, 605}));
  Rng keyed = Rng::keyed(seedOf(7));
  EXPECT_EQ(draws(keyed.use(Purpose::deal, Seat::table())),
            (std::vector<std::uint32_t>{660, 453, 415, 644, 878, 730, 864, 993}));
}

// The n-th use of an owner for a purpose does not depend on what happened in between.
TEST(Rng, KeyedUsesDoNotDisturbEachOther) {
  Rng alone = Rng::keyed(seedOf(1));
  const auto first = draws(alone.use(Purpose::draw, Seat(1)));
  const auto second = draws(alone.use(Purpose::draw, Seat(1)));

  Rng busy = Rng::keyed(seedOf(1));
  draws(busy.use(Purpose::draw, Seat(0)), 40);
  draws(busy.use(Purpose::roll, Seat(1)), 3);
  EXPECT_EQ(draws(busy.use(Purpose::draw, Seat(1))), first);
  draws(busy.use(Purpose::deal, Seat::table()), 17);
  EXPECT_EQ(draws(busy.use(Purpose::draw, Seat(1))), second);
}

TEST(Rng, EveryUseHasItsOwnStream) {
  Rng rng = Rng::keyed(seedOf(1));
  std::vector<std::vector<std::uint32_t>> streams;
  for (int purpose = 0; purpose < purposeCount; ++purpose) {
    for (int owner = 0; owner <= maxSeats; ++owner) {
      for (int use = 0; use < 3; ++use) {
        streams.push_back(
            draws(rng.use(static_cast<Purpose>(purpose), owner == maxSeats ? Seat::table() : Seat(owner))));
      }
    }
  }
  streams.push_back(draws(Rng::keyed(seedOf(2)).use(Purpose::lot, Seat(0))));
  std::sort(streams.begin(), streams.end());
  EXPECT_EQ(std::adjacent_find(streams.begin(), streams.end()), streams.end());
}

TEST(Rng, LongUsesGoOnOverManyBlocks) {
  Rng rng = Rng::keyed(seedOf(3));
  const auto numbers = draws(rng.use(Purpose::deal, Seat::table()), 100, 0xFFFFFFFF);
  std::vector<std::uint32_t> sorted = numbers;
  std::sort(sorted.begin(), sorted.end());
  EXPECT_EQ(std::adjacent_find(sorted.begin(), sorted.end()), sorted.end()) << "a block came twice";
}

TEST(Rng, ACopyGoesOnByItself) {
  Rng rng = Rng::keyed(seedOf(4));
  draws(rng.use(Purpose::roll, Seat(0)), 5);
  Rng copy = rng;
  EXPECT_EQ(draws(copy.use(Purpose::roll, Seat(0))), draws(rng.use(Purpose::roll, Seat(0))));
}

// A die of n sides over many throws: every side within five standard deviations of its share.
TEST(Chance, IsUniform) {
  Rng simulation = Rng::simulation(5);
  Rng keyed = Rng::keyed(seedOf(5));
  for (Rng* rng : {&simulation, &keyed}) {
    for (const std::uint32_t sides : {2U, 3U, 6U, 7U, 100U}) {
      constexpr int throwsPerSide = 4000;
      std::vector<int> counts(sides);
      Chance chance = rng->use(Purpose::roll, Seat(0));
      for (std::uint32_t i = 0; i < sides * throwsPerSide; ++i) ++counts.at(chance.below(sides));
      for (const int count : counts) EXPECT_NEAR(count, throwsPerSide, 5 * 64) << sides << " sides";
    }
  }
}

// Bounds that do not divide 2^32 must not favour anybody: with a bound of 3 * 2^30, plain scaling would give every
// third number twice as often.
TEST(Chance, HasNoBiasForLargeBounds) {
  Rng rng = Rng::simulation(6);
  Chance chance = rng.use(Purpose::roll, Seat(0));
  constexpr std::uint32_t bound = 3U << 30;
  std::array<int, 3> remainders{};
  for (int i = 0; i < 30000; ++i) {
    const std::uint32_t number = chance.below(bound);
    ASSERT_LT(number, bound);
    ++remainders.at(number % 3);
  }
  for (const int count : remainders) EXPECT_NEAR(count, 10000, 5 * 82);
}

TEST(Chance, BelowOneIsZero) {
  Rng rng = Rng::simulation(1);
  EXPECT_EQ(draws(rng.use(Purpose::lot, Seat(0)), 4, 1), (std::vector<std::uint32_t>{0, 0, 0, 0}));
}

TEST(Chance, ShufflesIntoEveryOrderEquallyOften) {
  Rng rng = Rng::simulation(7);
  std::map<std::array<int, 4>, int> orders;
  for (int i = 0; i < 24000; ++i) {
    std::array<int, 4> cards{1, 2, 3, 4};
    rng.use(Purpose::deal, Seat::table()).shuffle(std::span<int>(cards));
    ++orders[cards];
  }
  EXPECT_EQ(orders.size(), 24U);
  for (const auto& [order, count] : orders) EXPECT_NEAR(count, 1000, 5 * 31);
}

}  // namespace
}  // namespace sammel
