// What the bots of the memory games forget.
#include "bots/search/memory.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <type_traits>

#include "bots/alex_und_co/memory.hpp"
#include "bots/fair_enough/memory.hpp"
#include "bots/raufer/memory.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/random_driver.hpp"
#include "engine/games/alex_und_co/alex_und_co.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"
#include "engine/games/raufer/raufer.hpp"

namespace sammel {
namespace {

using search::Memory;

template <class G>
typename G::Rules standardRules() {
  if constexpr (requires { G::rules(typename G::Options{}, G::content()); }) {
    return G::rules(typename G::Options{}, G::content());
  } else {
    return G::rules(typename G::Options{});
  }
}

// Visits what the seat on turn knows, all through some random games.
template <class G, class Visit>
void everyMoment(const typename G::Rules& rules, int games, int steps, Visit visit) {
  for (int game = 0; game < games; ++game) {
    const auto seed = static_cast<std::uint64_t>(game);
    Rng rng = Rng::simulation(seed);
    RandomDriver<G> driver(seed + 100);
    Silent silent;
    typename G::State state = G::setup(rules, rng, silent);
    for (int step = 0; step < steps; ++step) {
      const auto next = driver.choose(rules, state);
      if (!next) break;
      visit(state, next->seat, G::know(rules, state, next->seat));
      G::apply(rules, state, next->seat, next->action, rng, silent);
    }
  }
}

template <class G>
std::string shown(const typename G::Rules& rules, const typename G::Knowledge& knowledge) {
  Json json;
  json.value(G::screen(rules, knowledge));
  return json.take();
}

template <class G>
class MemoryGames : public testing::Test {};
using Games = testing::Types<Raufer, FairEnough, AlexUndCo>;
TYPED_TEST_SUITE(MemoryGames, Games);

TYPED_TEST(MemoryGames, ASharpMemoryForgetsNothing) {
  using G = TypeParam;
  const auto rules = standardRules<G>();
  everyMoment<G>(rules, 5, 300, [&](const auto&, Seat, const auto& knowledge) {
    auto kept = knowledge;
    forget(rules, kept, Memory(1, 7));
    ASSERT_EQ(kept, knowledge);
  });
}

TYPED_TEST(MemoryGames, TheSamePlayerForgetsTheSame) {
  using G = TypeParam;
  const auto rules = standardRules<G>();
  int forgotten = 0;
  int different = 0;
  everyMoment<G>(rules, 5, 300, [&](const auto&, Seat, const auto& knowledge) {
    auto once = knowledge;
    auto again = knowledge;
    auto other = knowledge;
    forget(rules, once, Memory(0.5, 7));
    forget(rules, again, Memory(0.5, 7));
    forget(rules, other, Memory(0.5, 8));
    ASSERT_EQ(once, again);
    forgotten += once == knowledge ? 0 : 1;
    different += once == other ? 0 : 1;
  });
  EXPECT_GT(forgotten, 0);
  EXPECT_GT(different, 0);
}

TYPED_TEST(MemoryGames, WhatIsLeftFitsTogetherAndWhatLiesOpenIsNotForgotten) {
  using G = TypeParam;
  const auto rules = standardRules<G>();
  Rng rng = Rng::simulation(5);
  for (const double sharpness : {0.0, 0.5, 0.9}) {
    everyMoment<G>(rules, std::is_same_v<G, Raufer> ? 300 : 5, 300,
                   [&](const auto& state, Seat seat, const auto& knowledge) {
                     auto left = knowledge;
                     forget(rules, left, Memory(sharpness, 3));
                     ASSERT_EQ(shown<G>(rules, left), shown<G>(rules, knowledge));
                     const auto world = G::imagine(rules, G::believe(rules, left), rng);
                     ASSERT_EQ(G::invariant(rules, world), "");
                     ASSERT_EQ(G::know(rules, world, seat), left);
                     Moves<typename G::Action> before;
                     Moves<typename G::Action> after;
                     G::legal(rules, state, seat, before);
                     G::legal(rules, world, seat, after);
                     ASSERT_EQ(before.size(), after.size());
                     for (std::size_t i = 0; i < before.size(); ++i) ASSERT_EQ(before[i], after[i]);
                   });
  }
}

// In how many of the moments something that was known to be so is otherwise in a world imagined afterwards.
template <class G, class IsOtherwise>
int doubts(double sharpness, IsOtherwise isOtherwise) {
  const auto rules = standardRules<G>();
  Rng rng = Rng::simulation(5);
  int count = 0;
  everyMoment<G>(rules, 5, 300, [&](const auto&, Seat seat, const auto& knowledge) {
    auto left = knowledge;
    forget(rules, left, Memory(sharpness, 3));
    const auto world = G::imagine(rules, G::believe(rules, left), rng);
    count += isOtherwise(rules, seat, knowledge, world) ? 1 : 0;
  });
  return count;
}

TEST(RauferMemory, AForgottenCardOfThePileMayBeInAnyHandAgain) {
  const auto isHeld = [](const auto& rules, Seat seat, const auto& knowledge, const auto& world) {
    raufer::Cards held;
    for (int i = 0; i < rules.players; ++i) held = held | (Seat(i) == seat ? raufer::Cards{} : world.hands[Seat(i)]);
    const auto& pile = knowledge.open.pile;
    return std::any_of(pile.begin(), pile.end(), [&](const auto& played) { return held.has(played.floor); });
  };
  EXPECT_EQ(doubts<Raufer>(1, isHeld), 0);
  EXPECT_GT(doubts<Raufer>(0.2, isHeld), 0);
}

TEST(RauferMemory, WhoCouldNotObeyOnceMayHaveSuchACardAgain) {
  const auto contradicts = [](const auto& rules, Seat seat, const auto& knowledge, const auto& world) {
    for (int i = 0; i < rules.players; ++i) {
      raufer::Cards lacks = rules.pack;
      for (const auto& arrival : knowledge.open.arrivals) {
        if (arrival.seat == Seat(i)) lacks = lacks & arrival.lacks;
      }
      for (const auto& played : knowledge.open.pile) lacks = lacks - raufer::Cards::one(played.floor);
      if (Seat(i) != seat && !(world.hands[Seat(i)] & lacks).empty()) return true;
    }
    return false;
  };
  EXPECT_EQ(doubts<Raufer>(1, contradicts), 0);
  EXPECT_GT(doubts<Raufer>(0.2, contradicts), 0);
}

TEST(FairEnoughMemory, WhatSomebodyTookMayBeElsewhereAgain) {
  const auto isElsewhere = [](const auto& rules, Seat seat, const auto& knowledge, const auto& world) {
    for (int i = 0; i < rules.players; ++i) {
      const Seat self(i);
      for (int n = 0; self != seat && n < knowledge.open.known[self].size(); ++n) {
        if (!world.hands[self].has(knowledge.open.known[self].nth(n))) return true;
      }
    }
    return false;
  };
  EXPECT_EQ(doubts<FairEnough>(1, isElsewhere), 0);
  EXPECT_GT(doubts<FairEnough>(0.2, isElsewhere), 0);
}

TEST(FairEnoughMemory, WhatSomebodySecuredMayBeAnotherCard) {
  const auto isOther = [](const auto&, Seat, const auto& knowledge, const auto& world) {
    return knowledge.open.secured != world.open.secured;
  };
  EXPECT_EQ(doubts<FairEnough>(1, isOther), 0);
  EXPECT_GT(doubts<FairEnough>(0.2, isOther), 0);
}

TEST(AlexUndCoMemory, AFaceSeenInTheGridMayBeAnotherAgain) {
  const auto isOther = [](const auto&, Seat, const auto& knowledge, const auto& world) {
    for (std::size_t place = 0; place < knowledge.grid.size(); ++place) {
      if (knowledge.grid[place] != alex_und_co::noCard && world.grid[place] != knowledge.grid[place]) return true;
    }
    return false;
  };
  EXPECT_EQ(doubts<AlexUndCo>(1, isOther), 0);
  EXPECT_GT(doubts<AlexUndCo>(0.2, isOther), 0);
}

TEST(AlexUndCoMemory, OldEventsAreForgottenBeforeNewOnes) {
  const auto rules = standardRules<AlexUndCo>();
  std::size_t most = 0;
  everyMoment<AlexUndCo>(rules, 3, 300, [&](const auto&, Seat, const auto& knowledge) {
    auto left = knowledge;
    forget(rules, left, Memory(0.5, 3));
    most = std::max(most, left.facts.size());
    ASSERT_TRUE(std::equal(left.facts.begin(), left.facts.end(), knowledge.facts.end() - left.facts.size()));
  });
  EXPECT_EQ(most, 6U);
}

// The answers to both questions of a SAZ card belong together.
TEST(AlexUndCoMemory, MemoryDoesNotBeginWithTheSecondAnswer) {
  const auto rules = standardRules<AlexUndCo>();
  everyMoment<AlexUndCo>(rules, 20, 1500, [&](const auto&, Seat, const auto& knowledge) {
    auto left = knowledge;
    forget(rules, left, Memory(0.2, 3));
    ASSERT_TRUE(left.facts.size() == knowledge.facts.size() || left.facts.empty() ||
                left.facts[0].what != alex_und_co::Happening::sazNot);
  });
}

TEST(AlexUndCoMemory, CardsThatAreCertainlyInAHandCanBeRememberedLonger) {
  const auto rules = standardRules<AlexUndCo>();
  int remembered = 0;
  everyMoment<AlexUndCo>(rules, 5, 300, [&](const auto& state, Seat seat, const auto& knowledge) {
    auto left = knowledge;
    forget(rules, left, Memory(0.5, 3));
    alex_und_co::Hands hands = state.start.hands;
    const std::size_t forgotten = knowledge.facts.size() - left.facts.size();
    std::for_each_n(state.facts.begin(), forgotten, [&](const auto& fact) { follow(fact, hands); });
    for (int i = 0; i < rules.players; ++i) {
      const Seat other(i);
      if (other == seat) continue;
      const alex_und_co::Hand& known = left.start.known[other];
      remembered += known.size();
      ASSERT_TRUE((known.cards - hands[other].cards).empty());
      ASSERT_LE(known.esg, hands[other].esg);
      ASSERT_LE(known.saz, hands[other].saz);
    }
  });
  EXPECT_GT(remembered, 0);
}

}  // namespace
}  // namespace sammel
