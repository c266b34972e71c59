// Beliefs against brute force: every single card dealt in every way, and everything that was seen held against it.
#include "engine/games/fair_enough/belief.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <string>
#include <vector>

#include "engine/core/random_driver.hpp"
#include "engine/games/fair_enough/fair_enough.hpp"

namespace sammel {
namespace {

using fair_enough::Card;
using fair_enough::Cards;
using fair_enough::Face;
using G = FairEnough;

constexpr Seat anna(0);

// A hand as a plain list, so that the reasoner shares nothing with the code it judges.
using Hand = std::vector<int>;
Hand listOf(const Cards& cards) {
  Hand list;
  cards.forEach([&](Card card) { list.push_back(card.id); });
  return list;
}
bool takeOut(Hand& hand, int card) {
  const auto found = std::find(hand.begin(), hand.end(), card);
  if (found == hand.end()) return false;
  hand.erase(found);
  return true;
}

// Few kinds and values, but many special cards.
G::Content smallPack(int kinds, int highest, int copies) {
  G::Content pack = G::content();
  pack.kinds.resize(static_cast<std::size_t>(kinds));
  pack.highestValue.value = static_cast<std::int8_t>(highest);
  pack.copiesOfSpecials.value = static_cast<std::int8_t>(copies);
  return pack;
}
const G::Content tiny = smallPack(2, 5, 3);   // 19 cards: soon reshuffled
const G::Content small = smallPack(3, 6, 5);  // 33 cards

// What everybody saw: cards that came to a hand from the display, cards that left a hand, and cards turned up.
struct Sight {
  enum class Kind : std::uint8_t { took, played, turnedUp } kind;
  int seat = 0;
  int card = 0;
};

// A game played at random up to some point, as Anna saw it.
struct Watched {
  G::Rules rules;
  G::State state;
  Hand dealtToAnna;
  std::vector<Sight> sights;

  Watched(const G::Content& pack, int players, std::uint64_t seed, int actions)
      : rules(G::rules({players, false, false}, pack)) {
    Rng rng = Rng::simulation(seed);
    Silent silent;
    state = G::setup(rules, rng, silent);
    dealtToAnna = listOf(state.hands[anna]);
    for (const Card card : state.open.display) sights.push_back({Sight::Kind::turnedUp, 0, card.id});
    RandomDriver<G> driver(seed);
    for (int i = 0; i < actions; ++i) {
      auto step = driver.choose(rules, state);
      if (!step) return;
      Moves<G::Action> moves;
      G::legal(rules, state, step->seat, moves);
      for (const G::Action& action : moves) {  // special cards as soon as possible: they are what is difficult
        if (action.kind >= G::Kind::queue && action.kind <= G::Kind::soldOut) step->action = action;
      }
      const G::State before = state;
      G::apply(rules, state, step->seat, step->action, rng, silent);
      if (state.open.phase == fair_enough::Phase::over) {
        state = before;
        return;
      }
      watch(before, step->seat, step->action);
    }
  }

 private:
  void watch(const G::State& before, Seat seat, const G::Action& action) {
    const int who = seat.index();
    Hand display;
    for (const Card card : before.open.display) display.push_back(card.id);
    switch (action.kind) {
      case G::Kind::take:
        sights.push_back({Sight::Kind::took, who, action.card.id});
        takeOut(display, action.card.id);
        break;
      case G::Kind::queue: sights.push_back({Sight::Kind::played, who, fair_enough::queueCard.id}); break;
      case G::Kind::preorder: sights.push_back({Sight::Kind::played, who, fair_enough::preorderCard.id}); break;
      case G::Kind::soldOut: sights.push_back({Sight::Kind::played, who, fair_enough::soldOutCard.id}); break;
      default: break;
    }
    if (action.kind >= G::Kind::play && action.kind <= G::Kind::soldOut) {
      sights.push_back({Sight::Kind::played, who, action.card.id});
    }
    // What was not in the display before has been turned up, from the old pile as long as it lasted.
    int inPile = before.open.reshuffled ? 0 : before.pile.size();
    for (const Card card : state.open.display) {
      if (takeOut(display, card.id)) continue;
      if (inPile-- > 0) sights.push_back({Sight::Kind::turnedUp, 0, card.id});
    }
  }
};

// The chances of all hands of the others, from every deal that fits. Deals of physical cards are equally likely: how
// many of them give the same hands and the same cards turned up so far is counted.
std::map<std::string, double> bruteForce(const Watched& watched) {
  const auto players = static_cast<std::size_t>(watched.rules.players);
  Hand rest = listOf(watched.rules.pack);
  for (const int card : watched.dealtToAnna) takeOut(rest, card);
  std::vector<Hand> hands(players);
  hands[0] = watched.dealtToAnna;
  std::map<std::string, double> chances;
  double sum = 0;

  const auto follow = [&](Hand pile, double weight) {
    std::vector<Hand> now = hands;
    for (const Sight& sight : watched.sights) {
      Hand& hand = now[static_cast<std::size_t>(sight.seat)];
      switch (sight.kind) {
        case Sight::Kind::took: hand.push_back(sight.card); break;
        case Sight::Kind::played:
          if (!takeOut(hand, sight.card)) return;
          break;
        case Sight::Kind::turnedUp: {
          const auto copies = std::count(pile.begin(), pile.end(), sight.card);
          if (copies == 0) return;
          weight *= static_cast<double>(copies) / static_cast<double>(pile.size());
          takeOut(pile, sight.card);
        }
      }
    }
    std::string key;
    for (Hand& hand : now) {
      std::sort(hand.begin(), hand.end());
      for (const int card : hand) key += std::to_string(card) + ' ';
      key += '/';
    }
    chances[key] += weight;
    sum += weight;
  };
  // Chooses physical cards: equal ones at different places of `left` are different.
  const auto deal = [&](const auto& self, std::size_t seat, std::size_t from, Hand left) -> void {
    if (seat == players) return follow(left, 1.0);
    if (hands[seat].size() == 3) return self(self, seat + 1, 0, left);
    for (std::size_t i = from; i < left.size(); ++i) {
      Hand others = left;
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
      hands[seat].push_back(left[i]);
      self(self, seat, i, others);
      hands[seat].pop_back();
    }
  };
  deal(deal, 1, 0, rest);
  for (auto& [key, chance] : chances) chance /= sum;
  return chances;
}

std::map<std::string, double> imagined(const Watched& watched, int samples) {
  const auto belief = G::believe(watched.rules, G::know(watched.rules, watched.state, anna));
  Rng rng = Rng::simulation(99);
  std::map<std::string, double> chances;
  for (int i = 0; i < samples; ++i) {
    const G::State world = G::imagine(watched.rules, belief, rng);
    if (const std::string_view broken = G::invariant(watched.rules, world); !broken.empty()) {
      ADD_FAILURE() << "an impossible world: " << broken;
      break;
    }
    std::string key;
    for (int seat = 0; seat < watched.rules.players; ++seat) {
      for (const int card : listOf(world.hands[Seat(seat)])) key += std::to_string(card) + ' ';
      key += '/';
    }
    chances[key] += 1.0 / samples;
  }
  return chances;
}

// Pearson's test: the squared differences must not be larger than chance makes them.
void expectSame(const std::map<std::string, double>& expected, const std::map<std::string, double>& found,
                int samples) {
  double chiSquare = 0;
  double covered = 0;
  for (const auto& [key, chance] : found) {
    ASSERT_EQ(expected.count(key), 1U) << "an impossible world: " << key;
    covered += expected.at(key);
  }
  for (const auto& [key, chance] : expected) {
    const auto at = found.find(key);
    const double difference = (at == found.end() ? 0.0 : at->second) - chance;
    chiSquare += samples * difference * difference / chance;
  }
  const auto freedom = static_cast<double>(expected.size() - 1);
  EXPECT_LT(chiSquare, freedom + 5 * std::sqrt(2 * freedom) + 10) << expected.size() << " worlds";
  if (static_cast<double>(samples) > 50 * freedom) EXPECT_GT(covered, 0.999);
}

TEST(FairEnoughBelief, EqualsBruteForceWithTwoPlayers) {
  constexpr int samples = 30'000;
  int withShownSpecials = 0;
  int reshuffled = 0;
  for (std::uint64_t seed = 1; seed <= 80; ++seed) {
    const Watched watched(seed % 4 == 0 ? tiny : small, 2, seed, static_cast<int>(12 + seed % 40));
    const auto expected = bruteForce(watched);
    expectSame(expected, imagined(watched, samples), samples);
    reshuffled += watched.state.open.reshuffled ? 1 : 0;
    for (const auto shown : watched.state.open.dealtSpecials[Seat(1)])
      withShownSpecials += shown > 0 && expected.size() > 1 ? 1 : 0;
  }
  EXPECT_GT(withShownSpecials, 5);
  EXPECT_GT(reshuffled, 5);
}

TEST(FairEnoughBelief, EqualsBruteForceWithThreePlayers) {
  constexpr int samples = 20'000;
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    const Watched watched(tiny, 3, seed, static_cast<int>(16 + 10 * seed));
    expectSame(bruteForce(watched), imagined(watched, samples), samples);
  }
}

// Ben plays a Queue that he did not take. That he has a second one is then less likely than if somebody had looked at
// one of his cards at random and found a Queue.
TEST(FairEnoughBelief, APlayedSpecialCardSaysAtLeastOne) {
  Watched watched(tiny, 2, 1, 0);
  G::State& state = watched.state;
  Cards all = watched.rules.pack;
  state = {};
  state.hands[Seat(0)].add(Card::of(Face::promos, 1));
  state.hands[Seat(1)].add(fair_enough::queueCard);
  state.hands[Seat(1)].add(Card::of(Face::promos, 2));
  state.open.dealtSpecials[Seat(1)][0] = 1;
  state.open.discard.add(fair_enough::queueCard);
  for (const Cards& part : {state.hands[Seat(0)], state.hands[Seat(1)], state.open.discard}) all -= part;
  state.pile = all;
  const auto belief = G::believe(watched.rules, G::know(watched.rules, state, anna));
  // Unseen: 9 collection cards, 2 + 3 + 3 special ones; two of these 17 are Ben's. Of C(18, 3) deals with the played
  // Queue put back, those with one Queue, two and three: 3 * C(15, 2), 3 * 15, 1.
  ASSERT_EQ(belief.unseen().size(), 17);
  std::array<double, 3> more{};
  Rng rng = Rng::simulation(5);
  constexpr int samples = 200'000;
  for (int i = 0; i < samples; ++i) ++more[G::imagine(watched.rules, belief, rng).hands[Seat(1)].specials[0]];
  const double deals = 3 * 105 + 3 * 15 + 1;
  EXPECT_NEAR(more[0] / samples, 315 / deals, 0.004);
  EXPECT_NEAR(more[1] / samples, 45 / deals, 0.004);
  EXPECT_NEAR(more[2] / samples, 1 / deals, 0.001);
}

// Cards taken from the display stay known until they are played.
TEST(FairEnoughBelief, TakenCardsAreKnown) {
  const Watched watched(small, 4, 11, 30);
  const auto belief = G::believe(watched.rules, G::know(watched.rules, watched.state, anna));
  Rng rng = Rng::simulation(1);
  const G::State world = G::imagine(watched.rules, belief, rng);
  bool any = false;
  for (int i = 1; i < 4; ++i) {
    watched.state.open.known[Seat(i)].forEachCollection([&](Card card) {
      any = true;
      EXPECT_TRUE(world.hands[Seat(i)].has(card));
      EXPECT_TRUE(watched.state.hands[Seat(i)].has(card));
      EXPECT_FALSE(belief.unseen().has(card));
    });
  }
  EXPECT_TRUE(any);
}

}  // namespace
}  // namespace sammel
