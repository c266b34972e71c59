// Beliefs against brute force: a small pack dealt and drawn in every way.
#include "engine/games/raufer/belief.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <numeric>
#include <string>
#include <vector>

#include "engine/games/raufer/raufer.hpp"

namespace sammel {
namespace {

using G = Raufer;
using raufer::Cards;

struct Step {
  Seat seat;
  G::Action action;
};

std::string text(Cards cards) {
  std::string out;
  cards.forEach([&](int floor) { out += std::to_string(floor) + ' '; });
  return out;
}

// Where everything is now.
std::string worldText(const G::Rules& rules, const G::State& state) {
  std::string out;
  for (int i = 0; i < rules.players; ++i) {
    out += text(state.hands[Seat(i)]) + "(" + std::to_string(state.faceDown[Seat(i)]) + ") / ";
  }
  return out + text(state.stock);
}

std::size_t dealtCards(int hands, int handSize) {
  return static_cast<std::size_t>(hands) * static_cast<std::size_t>(handSize);
}

// One way to shuffle the pack: the hands, then the cards of the stock in the order in which they are drawn.
G::State dealt(const G::Rules& rules, Seat leader, const std::vector<int>& pack) {
  G::State state;
  state.open.acts = leader;
  std::size_t next = 0;
  for (int i = 0; i < rules.players; ++i) {
    for (int card = 0; card < rules.handSize; ++card)
      state.hands[Seat(i)] = state.hands[Seat(i)] | Cards::one(pack[next++]);
    state.open.arrivals.push_back({Seat(i), static_cast<std::int8_t>(rules.handSize), {}});
  }
  while (next < pack.size()) state.stock = state.stock | Cards::one(pack[next++]);
  return state;
}

// Plays a step with a given draw.
void follow(const G::Rules& rules, G::State& state, const Step& step, int drawn) {
  Rng rng = Rng::simulation(1);
  Silent silent;
  const Cards stock = state.stock;
  if (step.action.kind == G::Kind::draw) state.stock = Cards::one(drawn);  // the only card that can be drawn
  G::apply(rules, state, step.seat, step.action, rng, silent);
  if (step.action.kind == G::Kind::draw) state.stock = stock - Cards::one(drawn);
}

// Everything the viewer ever saw of its own cards, step by step.
std::vector<Cards> ownHands(const G::Rules& rules, G::State state, const std::vector<Step>& steps,
                            const std::vector<int>& pack, Seat viewer, G::State& end) {
  std::vector<Cards> seen{state.hands[viewer]};
  auto draws = dealtCards(rules.players, rules.handSize);
  for (const Step& step : steps) {
    Moves<G::Action> moves;
    G::legal(rules, state, step.seat, moves);
    if (!moves.contains(step.action)) return {};  // this world would have gone another way
    follow(rules, state, step, step.action.kind == G::Kind::draw ? pack[draws++] : 0);
    seen.push_back(state.hands[viewer]);
  }
  end = state;
  return seen;
}

// One game of a small pack up to some step; then every seat's belief is compared with all shuffles.
void expectExact(int players, int handSize, int floors, int length, std::uint64_t seed) {
  G::Rules rules = G::rules({players, false});
  rules.handSize = handSize;
  rules.pack = Cards::upTo(floors);
  Rng rng = Rng::simulation(seed);
  std::vector<int> pack(static_cast<std::size_t>(floors));
  std::iota(pack.begin(), pack.end(), 1);
  rng.use(Purpose::deal, Seat::table()).shuffle(std::span(pack));
  const Seat leader(static_cast<int>(seed % static_cast<std::uint64_t>(players)));
  G::State truth = dealt(rules, leader, pack);
  std::vector<Step> steps;
  auto draws = dealtCards(players, handSize);
  for (int i = 0; i < length && !truth.open.over; ++i) {
    Moves<G::Action> moves;
    const Seat seat = truth.open.acts;
    G::legal(rules, truth, seat, moves);
    const auto choice = rng.use(Purpose::choice, seat).below(static_cast<std::uint32_t>(moves.size()));
    steps.push_back({seat, moves[choice]});
    follow(rules, truth, steps.back(), steps.back().action.kind == G::Kind::draw ? pack[draws++] : 0);
  }

  for (int i = 0; i < players; ++i) {
    const Seat viewer(i);
    G::State end;
    const std::vector<Cards> seen = ownHands(rules, dealt(rules, leader, pack), steps, pack, viewer, end);
    ASSERT_EQ(end, truth);
    // All shuffles; the order within a hand, and of what is still in the stock, does not count.
    std::map<std::string, double> worlds;
    double all = 0;
    std::vector<int> other(static_cast<std::size_t>(floors));
    std::iota(other.begin(), other.end(), 1);
    const auto inOrder = [&](std::size_t from, std::size_t to) {
      return std::is_sorted(other.begin() + static_cast<std::ptrdiff_t>(from),
                            other.begin() + static_cast<std::ptrdiff_t>(to));
    };
    do {
      bool sorted = inOrder(draws, other.size());
      for (int hand = 0; hand < players; ++hand) {
        sorted = sorted && inOrder(dealtCards(hand, handSize), dealtCards(hand + 1, handSize));
      }
      if (!sorted) continue;
      if (ownHands(rules, dealt(rules, leader, other), steps, other, viewer, end) != seen) continue;
      ASSERT_EQ(G::know(rules, end, viewer), G::know(rules, truth, viewer));
      worlds[worldText(rules, end)] += 1;
      all += 1;
    } while (std::next_permutation(other.begin(), other.end()));

    const auto belief = G::believe(rules, G::know(rules, truth, viewer));
    // R5: in which order cards were drawn that were taken together makes no difference.
    double orders = 1;
    for (std::size_t a = static_cast<std::size_t>(players); a < truth.open.arrivals.size(); ++a) {
      orders *= std::tgamma(truth.open.arrivals[a].size + 1);
    }
    EXPECT_DOUBLE_EQ(belief.worlds() * orders, all);
    const int samples = 20 * static_cast<int>(worlds.size());
    std::map<std::string, int> found;
    for (int sample = 0; sample < samples; ++sample) {
      const G::State world = G::imagine(rules, belief, rng);
      ASSERT_EQ(G::invariant(rules, world), "");
      ++found[worldText(rules, world)];
    }
    double chiSquare = 0;
    for (const auto& [world, ways] : worlds) {
      const double expected = samples * ways / all;
      const double difference = found[world] - expected;
      chiSquare += difference * difference / expected;
    }
    EXPECT_EQ(found.size(), worlds.size()) << "a world that cannot be, or one that is never imagined";
    const auto freedom = static_cast<double>(worlds.size() - 1);
    EXPECT_LE(chiSquare, freedom + 6 * std::sqrt(2 * freedom) + 6);
  }
}

TEST(RauferBelief, AgreesWithAllShufflesOfASmallPack) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    for (const int length : {2, 5, 8, 12}) {
      SCOPED_TRACE("seed " + std::to_string(seed) + ", length " + std::to_string(length));
      expectExact(3, 2, 8, length, seed);
      expectExact(5, 1, 8, length, seed);
      if (::testing::Test::HasFailure()) return;
    }
  }
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    SCOPED_TRACE("four players, seed " + std::to_string(seed));
    expectExact(4, 1, 9, 9, seed);
  }
}

// The example of the rulebook: Ben, who could not go up from 14, has no 15 to 20 in his first hand, but what he drew
// can be anything.
TEST(RauferBelief, ADrawnCardMayBeWhatTheHandLacked) {
  const G::Rules rules = G::rules({3, false});
  G::State state = dealt(rules, Seat(0), {14, 1, 2, 4, 5, 3, 8, 12, 6, 7, 17, 9, 10, 11, 13, 15, 16, 18, 19, 20});
  follow(rules, state, {Seat(0), G::Action::play(14, raufer::Order::up)}, 0);
  follow(rules, state, {Seat(1), G::Action::draw()}, 20);
  follow(rules, state, {Seat(2), G::Action::play(17, raufer::Order::down)}, 0);
  const auto belief = G::believe(rules, G::know(rules, state, Seat(2)));
  Rng rng = Rng::simulation(3);
  bool drewHigh = false;
  for (int i = 0; i < 300; ++i) {
    const G::State world = G::imagine(rules, belief, rng);
    const Cards high = world.hands[Seat(1)] & Cards::obeying(raufer::Order::up, 14);
    EXPECT_LE(high.size(), 1);
    drewHigh |= high.size() == 1;
  }
  EXPECT_TRUE(drewHigh);

  // Once Ben has played the 20, it is clear that it was the drawn card: nothing above 14 is left.
  follow(rules, state, {Seat(0), G::Action::play(5, raufer::Order::up)}, 0);
  follow(rules, state, {Seat(1), G::Action::play(20, raufer::Order::down)}, 0);
  const auto later = G::believe(rules, G::know(rules, state, Seat(2)));
  for (int i = 0; i < 300; ++i) {
    EXPECT_TRUE((G::imagine(rules, later, rng).hands[Seat(1)] & Cards::obeying(raufer::Order::up, 14)).empty());
  }
}

}  // namespace
}  // namespace sammel
