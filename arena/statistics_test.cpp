#include "arena/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

#include "engine/core/rng.hpp"

namespace sammel {
namespace {

Moments momentsOf(std::initializer_list<double> values) {
  Moments moments;
  for (const double value : values) moments.add(value);
  return moments;
}

TEST(Statistics, IntervalsHoldTheEstimate) {
  const Interval half = proportion(50, 100);
  EXPECT_DOUBLE_EQ(half.value, 0.5);
  EXPECT_NEAR(half.low, 0.404, 0.001);  // textbook values of Wilson's interval
  EXPECT_NEAR(half.high, 0.596, 0.001);
  EXPECT_GT(proportion(0, 10).high, 0.2);
  for (std::uint64_t n = 1; n < 100; ++n) {
    EXPECT_EQ(proportion(0, n).low, 0);
    EXPECT_EQ(proportion(n, n).high, 1);
  }
  const Interval mean = average(6, 14, 3);  // 1, 2, 3
  EXPECT_DOUBLE_EQ(mean.value, 2);
  EXPECT_NEAR(mean.high - mean.value, 1.1316, 0.001);
}

TEST(Statistics, StudentsQuantilesAreThoseOfTheTables) {
  EXPECT_NEAR(studentQuantile(1), 12.706, 0.001);
  EXPECT_NEAR(studentQuantile(2), 4.303, 0.001);
  EXPECT_NEAR(studentQuantile(3), 3.182, 0.005);
  EXPECT_NEAR(studentQuantile(5), 2.571, 0.001);
  EXPECT_NEAR(studentQuantile(10), 2.228, 0.001);
  EXPECT_NEAR(studentQuantile(30), 2.042, 0.001);
  EXPECT_NEAR(studentQuantile(100000), 1.960, 0.001);
}

TEST(Statistics, MeansHaveStudentsInterval) {
  const Interval mean = meanOf(momentsOf({4, 7, 1, 4, 9}));  // spread: variance 9.5
  EXPECT_DOUBLE_EQ(mean.value, 5);
  EXPECT_NEAR(mean.high, 5 + 2.7764 * std::sqrt(9.5 / 5), 0.002);
  EXPECT_NEAR(mean.low, 5 - 2.7764 * std::sqrt(9.5 / 5), 0.002);
}

// One value says nothing about how much values differ.
TEST(Statistics, ASingleValueHasNoBounds) {
  for (const Interval& single : {meanOf(momentsOf({7})), average(7, 49, 1)}) {
    EXPECT_DOUBLE_EQ(single.value, 7);
    EXPECT_TRUE(std::isinf(single.low) && single.low < 0);
    EXPECT_TRUE(std::isinf(single.high) && single.high > 0);
  }
  EXPECT_TRUE(std::isnan(meanOf({}).value));
  for (const double share : {0.0, 0.5, 1.0}) {
    const Interval single = shareOf(momentsOf({share}));
    EXPECT_GT(single.high - single.low, 0.5);
  }
}

TEST(Statistics, SharesOfSingleGamesHaveWilsonsInterval) {
  Moments games;
  for (int i = 0; i < 100; ++i) games.add(i % 2);
  EXPECT_NEAR(shareOf(games).low, 0.404, 0.001);
  EXPECT_NEAR(shareOf(games).high, 0.596, 0.001);
  Moments won;
  for (int i = 0; i < 10; ++i) won.add(1);
  EXPECT_EQ(shareOf(won), proportion(10, 10));
}

TEST(Statistics, DealsThatSettleTheirLuckCountForMore) {
  Moments settled;
  Moments opposed;
  for (int i = 0; i < 100; ++i) {
    settled.add(i % 4 == 0 ? 1 : i % 4 == 1 ? 0 : 0.5);
    opposed.add(i % 2);
  }
  EXPECT_DOUBLE_EQ(shareOf(settled).value, shareOf(opposed).value);
  EXPECT_NEAR((shareOf(settled).high - 0.5) / (shareOf(opposed).high - 0.5), std::sqrt(0.5), 0.02);
  Moments alike;
  for (int i = 0; i < 10; ++i) alike.add(0.5);
  EXPECT_GT(shareOf(alike).high, 0.55);  // ten equal deals do not prove that all are
}

TEST(Statistics, EloIsTheUsualOne) {
  EXPECT_NEAR(eloOf(0.75), 190.8, 0.05);
  EXPECT_DOUBLE_EQ(eloOf(0.5), 0);
  EXPECT_NEAR(shareOfElo(190.8), 0.75, 0.001);
  EXPECT_NEAR(eloOf(0.25, 4), 0, 1e-9);  // a quarter is fair among four
  EXPECT_TRUE(std::isinf(eloOf(1)));
  const Interval elo = eloOf({0.5, 0.25, 0.75});
  EXPECT_NEAR(elo.low, -190.8, 0.05);
  EXPECT_NEAR(elo.high, 190.8, 0.05);
}

TEST(SequentialTest, TheRatioHasTheSignOfTheNearerHypothesis) {
  const Sprt sprt{0, 40};
  EXPECT_EQ(sprt.ratio({}), 0);
  EXPECT_GT(sprt.ratio(momentsOf({1, 0.5, 1, 0.5})), 0);
  EXPECT_LT(sprt.ratio(momentsOf({0, 0.5, 0, 0.5})), 0);
  // Halfway between both it cannot tell.
  const double middle = (0.5 + shareOfElo(40)) / 2;
  EXPECT_NEAR(sprt.ratio(momentsOf({middle - 0.2, middle + 0.2})), 0, 1e-12);
}

TEST(SequentialTest, StopsAtItsBounds) {
  const Sprt sprt{0, 40};
  EXPECT_NEAR(Sprt::bound(), 2.944, 0.001);
  Moments won;
  Moments lost;
  int deals = 0;
  for (; sprt.verdict(won) == Sprt::Verdict::open; ++deals) won.add(1);
  EXPECT_EQ(sprt.verdict(won), Sprt::Verdict::h1);
  EXPECT_GT(deals, 10);
  EXPECT_LT(deals, 40);
  while (sprt.verdict(lost) == Sprt::Verdict::open) lost.add(0);
  EXPECT_EQ(sprt.verdict(lost), Sprt::Verdict::h0);
}

// Plays out whole tests with deals of two games each, and counts how often H1 is accepted.
double acceptedH1(double share, int tests, std::uint64_t seed) {
  Rng rng = Rng::simulation(seed);
  Chance chance = rng.use(Purpose::choice, Seat::table());
  int accepted = 0;
  for (int test = 0; test < tests; ++test) {
    Moments shares;
    const Sprt sprt{0, 40};
    do {
      const int first = chance.fraction() < share ? 1 : 0;
      const int second = chance.fraction() < share ? 1 : 0;
      shares.add((first + second) / 2.0);
    } while (sprt.verdict(shares) == Sprt::Verdict::open);
    accepted += sprt.verdict(shares) == Sprt::Verdict::h1 ? 1 : 0;
  }
  return static_cast<double>(accepted) / tests;
}

TEST(SequentialTest, IsWrongInAboutOneOfTwentyCases) {
  constexpr int tests = 2000;  // standard error 0.5 %
  const double underH0 = acceptedH1(0.5, tests, 1);
  const double underH1 = acceptedH1(shareOfElo(40), tests, 2);
  EXPECT_GT(underH0, 0.03);
  EXPECT_LT(underH0, 0.06);
  EXPECT_LT(underH1, 0.97);
  EXPECT_GT(underH1, 0.94);
  EXPECT_LT(acceptedH1(shareOfElo(-40), tests, 3), 0.01);
}

}  // namespace
}  // namespace sammel
