// What can be imagined of a player, against a reasoner that remembers everything and goes through all worlds.
#include "engine/games/feiner_sand/belief.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/feiner_sand/test_table.hpp"
#include "engine/games/feiner_sand/trail.hpp"

namespace sammel::feiner_sand {
namespace {

// Cards as letters: hand and pile sorted, gifts from the bottom to the top.
struct World {
  std::string hand;
  std::string gifts;
  std::string pile;
  auto operator<=>(const World&) const = default;
};
using Worlds = std::map<World, double>;

void normalise(Worlds& worlds) {
  double sum = 0;
  for (const auto& [world, weight] : worlds) sum += weight;
  for (auto& [world, weight] : worlds) weight /= sum;
}

std::string without(std::string cards, char card) {
  cards.erase(cards.find(card), 1);
  return cards;
}
std::string sortedWith(std::string cards, char card) {
  cards.insert(std::upper_bound(cards.begin(), cards.end(), card), card);
  return cards;
}

// One player's cards, moved for real and in the reasoner's mind at once.
class Duel {
 public:
  Duel(const Rules& rules, const std::string& pile, Rng& rng) : rules_(rules), rng_(rng) {
    for (const char card : pile) side_.draw.push(of(card));
    rng_.use(Purpose::deal, anna).shuffle(std::span<Card>(side_.draw.begin(), side_.draw.end()));
    side_.trail = trail::beginning({}, side_.draw);
    std::string sorted = pile;
    std::sort(sorted.begin(), sorted.end());
    worlds_[{"", "", sorted}] = 1;
  }

  void draw() {
    if (side_.draw.empty()) return;
    side_.hand.insert(side_.draw.pop());
    trail::drawn(side_);
    Worlds next;
    for (const auto& [world, weight] : worlds_) {
      for (const char card : world.pile) {
        next[{sortedWith(world.hand, card), world.gifts, without(world.pile, card)}] +=
            weight / static_cast<double>(world.pile.size());
      }
    }
    worlds_ = next;
    if (side_.draw.empty()) shuffle();
  }
  void give(char card) {
    side_.hand.take(of(card));
    side_.gifts.push(of(card));
    trail::given(side_);
    Worlds next;
    for (const auto& [world, weight] : worlds_) {
      for (const char given : world.hand) {
        next[{without(world.hand, given), world.gifts + given, world.pile}] +=
            weight / static_cast<double>(world.hand.size());
      }
    }
    worlds_ = next;
  }
  void giveOpenly() {  // a Short-term Limit
    side_.gifts.push(rules_.shortTermLimit);
    trail::givenOpenly(side_);
    filter([&](World& world) {
      world.gifts += letter(rules_.shortTermLimit);
      return true;
    });
  }
  void show(char card) {
    side_.hand.take(of(card));
    trail::left(side_, of(card));
    discards_ += card;
    filter([card](World& world) {
      if (world.hand.find(card) == std::string::npos) return false;
      world.hand = without(world.hand, card);
      return true;
    });
  }
  void find(char card) {  // from the discard pile
    discards_ = without(discards_, card);
    side_.hand.insert(of(card));
    trail::entered(side_, of(card));
    filter([card](World& world) {
      world.hand = sortedWith(world.hand, card);
      return true;
    });
  }
  void arrive() {
    const Card card = side_.gifts.pop();
    trail::taken(side_, card);
    filter([card](World& world) {
      if (world.gifts.back() != letter(card)) return false;
      world.gifts.pop_back();
      return true;
    });
  }

  char anyInHand() { return letter(side_.hand[below(side_.hand.size())]); }
  char anyDiscard() { return discards_[below(discards_.size())]; }
  int gifts() const { return side_.gifts.count(); }
  bool hasHand() const { return !side_.hand.empty(); }
  bool hasGift() const { return !side_.gifts.empty(); }
  bool hasDiscard() const { return !discards_.empty(); }
  std::size_t below(std::size_t n) { return rng_.use(Purpose::choice, anna).below(static_cast<std::uint32_t>(n)); }

  const Worlds& exact() {
    normalise(worlds_);
    return worlds_;
  }
  void passBarrier() { trail::show(side_); }
  Worlds imagined(int samples) {
    Worlds found;
    for (int i = 0; i < samples; ++i) {
      Chance chance = rng_.use(Purpose::choice, anna);
      Holding holding = imagineHolding(rules_, side_.trail, chance);
      holding.draw.sort();
      found[{text(holding.hand), text(holding.gifts), text(holding.draw)}] += 1.0 / samples;
    }
    return found;
  }

 private:
  static Card of(char card) { return static_cast<Card>(card - 'a'); }
  static char letter(Card card) { return static_cast<char>('a' + card); }
  static std::string text(const Cards& cards) {
    std::string all;
    for (const Card card : cards) all += letter(card);
    return all;
  }
  template <class Keep>
  void filter(Keep keep) {
    Worlds next;
    for (const auto& [world, weight] : worlds_) {
      World kept = world;
      if (keep(kept)) next[kept] += weight;
    }
    worlds_ = next;
  }
  void shuffle() {
    for (const char card : discards_) side_.draw.push(of(card));
    std::sort(discards_.begin(), discards_.end());
    filter([&](World& world) {
      world.pile = discards_;
      return true;
    });
    rng_.use(Purpose::deal, anna).shuffle(std::span<Card>(side_.draw.begin(), side_.draw.end()));
    if (!discards_.empty()) trail::shuffled(side_);
    discards_.clear();
  }

  const Rules& rules_;
  Rng& rng_;
  Side side_;
  std::string discards_;
  Worlds worlds_;
};

double distance(const Worlds& a, const Worlds& b) {
  double sum = 0;
  for (const auto& [world, weight] : a) sum += std::abs(weight - (b.count(world) != 0 ? b.at(world) : 0));
  for (const auto& [world, weight] : b) sum += a.count(world) != 0 ? 0 : weight;
  return sum / 2;
}

class FeinerSandBelief : public testing::Test {
 protected:
  Table table_;
  Rng rng_ = Rng::simulation(7);

  // As many worlds as `imagined` takes, drawn from the right ones.
  Worlds sampled(const Worlds& worlds, int samples) {
    Worlds found;
    for (int i = 0; i < samples; ++i) {
      double left = rng_.use(Purpose::choice, anna).fraction();
      for (const auto& [world, weight] : worlds) {
        left -= weight;
        if (left > 0) continue;
        found[world] += 1.0 / samples;
        break;
      }
    }
    return found;
  }
  Duel deal(const std::string& pile) { return {table_.rules, pile, rng_}; }
};

TEST_F(FeinerSandBelief, AHandIsAsGoodAsAnyOther) {
  Duel duel = deal("abcdef");
  for (int i = 0; i < 3; ++i) duel.draw();
  EXPECT_LT(distance(duel.exact(), duel.imagined(20'000)), 0.03);
  duel.show(duel.anyInHand());
  EXPECT_LT(distance(duel.exact(), duel.imagined(20'000)), 0.03);
}

TEST_F(FeinerSandBelief, AGiftIsAnyCardOfTheHand) {
  Duel duel = deal("abcdef");
  for (int i = 0; i < 4; ++i) duel.draw();
  duel.give(duel.anyInHand());
  duel.show(duel.anyInHand());
  EXPECT_LT(distance(duel.exact(), duel.imagined(20'000)), 0.03);
}

TEST_F(FeinerSandBelief, AfterAShuffleOnlyTheSplitIsOpen) {
  Duel duel = deal("abcd");
  duel.draw();
  duel.draw();
  duel.show(duel.anyInHand());
  duel.draw();
  duel.draw();  // and shuffle: three known cards in hand, one in the pile
  EXPECT_EQ(duel.exact().size(), 1U);
  duel.give(duel.anyInHand());
  EXPECT_EQ(duel.exact().size(), 3U);
  EXPECT_LT(distance(duel.exact(), duel.imagined(20'000)), 0.03);
}

// Known cards a, b in hand, one unseen card drawn, one given, then the unseen card shows: so a known card was given,
// and no card drawn later can have been.
TEST_F(FeinerSandBelief, WhatShowsLaterIsNoGift) {
  for (int round = 0; round < 20; ++round) {
    Duel duel = deal("abcdef");
    for (int i = 0; i < 5; ++i) duel.draw();
    for (int i = 0; i < 3; ++i) duel.show(duel.anyInHand());
    duel.draw();  // and shuffle
    duel.draw();
    duel.give(duel.anyInHand());
    duel.show(duel.anyInHand());
    duel.draw();
    const Worlds exact = duel.exact();
    const Worlds imagined = duel.imagined(3000);
    for (const auto& [world, weight] : imagined)
      EXPECT_TRUE(exact.count(world) != 0) << world.gifts << '|' << world.hand;
    EXPECT_LT(distance(exact, imagined), 0.1);
  }
}

// Random steps of which many are gifts, also with equal cards: only what is possible is imagined, everything possible
// can be, and about as often as it is likely.
TEST_F(FeinerSandBelief, IsRightHoweverManyGiftsLieThere) {
  constexpr int samples = 2000;
  double far = 0;
  double noise = 0;
  int most = 0;
  constexpr int stories = 300;
  for (int game = 0; game < stories; ++game) {
    Duel duel = deal(game % 3 == 0 ? "abcdefg" : game % 3 == 1 ? "aabbcde" : "aaabbbc");
    for (int i = 0; i < 3; ++i) duel.draw();
    for (int step = 0; step < 18; ++step) {
      switch (duel.below(9)) {
        case 0:
        case 1: duel.draw(); break;
        case 2:
        case 3:
          if (duel.hasHand()) duel.give(duel.anyInHand());
          break;
        case 4:
          if (duel.hasHand()) duel.show(duel.anyInHand());
          break;
        case 5:
          if (duel.hasDiscard()) duel.find(duel.anyDiscard());
          break;
        case 6: duel.passBarrier(); break;
        case 7:
          if (duel.below(6) == 0) duel.giveOpenly();
          break;
        default:
          if (duel.hasGift() && duel.below(2) == 0) duel.arrive();
      }
    }
    most = std::max(most, duel.gifts());
    const Worlds exact = duel.exact();
    const Worlds imagined = duel.imagined(samples);
    for (const auto& [world, weight] : exact) {
      if (weight > 0.01) {
        EXPECT_TRUE(imagined.count(world) != 0)
            << game << ": " << world.hand << '|' << world.gifts << '|' << world.pile;
      }
    }
    for (const auto& [world, weight] : imagined) {
      EXPECT_TRUE(exact.count(world) != 0) << game << ": " << world.hand << '|' << world.gifts << '|' << world.pile;
    }
    far += distance(exact, imagined);
    noise += distance(exact, sampled(exact, samples));
  }
  EXPECT_GE(most, 5);
  RecordProperty("distance", std::to_string(far / stories));
  RecordProperty("noise", std::to_string(noise / stories));
  EXPECT_LT(far / stories, noise / stories + 0.01);
}

}  // namespace
}  // namespace sammel::feiner_sand
