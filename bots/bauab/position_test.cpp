#include "bots/bauab/position.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "bots/bauab/positions_for_tests.hpp"

namespace sammel {
namespace {

using bauab::LayoutKind;
using bauab::Position;

std::vector<std::string> sorted(const Bauab::Rules& rules, const Moves<Bauab::Action>& moves) {
  std::vector<std::string> names;
  for (const Bauab::Action& action : moves) names.emplace_back(Bauab::write(rules, action).view());
  std::sort(names.begin(), names.end());
  return names;
}

// The searches have the rules in a form of their own; in every position of many games both agree on everything.
TEST(BauabPosition, FollowsTheGame) {
  int captures = 0;
  int parks = 0;
  int passes = 0;
  for (const LayoutKind kind : {LayoutKind::square, LayoutKind::strip, LayoutKind::row, LayoutKind::ring,
                                LayoutKind::plus, LayoutKind::blocks}) {
    const Bauab::Rules rules = bauab::rulesOf(kind);
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
      Rng rng = Rng::simulation(seed);
      RandomDriver<Bauab> driver(seed);
      Silent silent;
      Bauab::State state = Bauab::setup(rules, rng, silent);
      while (const auto step = driver.choose(rules, state)) {
        const Position position(state);
        Moves<Bauab::Action> legal;
        position.legal(rules.layout, legal);
        ASSERT_EQ(sorted(rules, legal), sorted(rules, bauab::legalIn(rules, state)));
        Position next;
        const bauab::Value lead = bauab::leadOf(state) + position.play(rules.layout, step->action, next);
        Bauab::apply(rules, state, step->seat, step->action, rng, silent);
        ASSERT_EQ(next, Position(state));
        ASSERT_EQ(next.isOver(rules.layout), state.over);
        ASSERT_EQ(lead, -bauab::leadOf(state));
        captures += state.emptied != 0 ? 1 : 0;
        parks += step->action.chip == bauab::Chip::park ? 1 : 0;
        passes += step->action.chip == bauab::Chip::none ? 1 : 0;
      }
    }
  }
  EXPECT_GT(captures, 1000);
  EXPECT_GT(parks, 100);
  EXPECT_GT(passes, 100);
}

// B5: the last plot that is not a park has none left for it.
TEST(BauabPosition, KnowsWhenTheParksAreUsedUp) {
  Bauab::State state;
  state.parks = 0x7FFF;
  state.parksLeft = 0;
  state.emptied = bauab::only(15);
  EXPECT_EQ(Position(state).placesForPark(), 0);
  state.parks = 0x3FFF;
  state.parksLeft = 1;
  EXPECT_EQ(Position(state).placesForPark(), bauab::only(15));
}

TEST(BauabPosition, NamesPositionsByAllThatMatters) {
  const Bauab::Rules rules = bauab::rulesOf(LayoutKind::square);
  const Position position(bauab::positionWithFreePlots(rules, 3, 6));
  const auto differs = [&](auto change) {
    Position other = position;
    change(other);
    return other.key() != position.key();
  };
  EXPECT_TRUE(differs([](Position& other) { std::swap(other.own, other.other); }));
  EXPECT_TRUE(differs([](Position& other) { std::swap(other.tray, other.otherTray); }) ||
              position.tray == position.otherTray);
  EXPECT_TRUE(differs([](Position& other) { other.ones ^= 1; }));
  EXPECT_TRUE(differs([](Position& other) { other.twos ^= 1; }));
  EXPECT_TRUE(differs([](Position& other) { other.fours ^= 1; }));
  EXPECT_TRUE(differs([](Position& other) { other.emptied ^= other.free; }));
  EXPECT_TRUE(differs([](Position& other) { other.free ^= 1; }));
  EXPECT_TRUE(differs([](Position& other) { other.otherTray = bauab::SmallTray(bauab::fullTray); }));
}

}  // namespace
}  // namespace sammel
