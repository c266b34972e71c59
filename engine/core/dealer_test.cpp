#include "engine/core/dealer.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <map>
#include <string>
#include <vector>

namespace sammel {
namespace {

using Bytes = std::vector<std::uint8_t>;

// All ways to deal, one card after the other.
std::vector<Bytes> everyDeal(const Bytes& allowed, const Bytes& room) {
  std::vector<Bytes> deals;
  std::size_t rooms = 0;
  for (const std::uint8_t size : room) rooms += size;
  if (rooms != allowed.size()) return deals;
  Bytes placeOf;
  Bytes left = room;
  const auto dealNext = [&](const auto& self) -> void {
    if (placeOf.size() == allowed.size()) {
      deals.push_back(placeOf);
      return;
    }
    for (std::size_t place = 0; place < room.size(); ++place) {
      if (left[place] == 0 || ((allowed[placeOf.size()] >> place) & 1) == 0) continue;
      --left[place];
      placeOf.push_back(static_cast<std::uint8_t>(place));
      self(self);
      placeOf.pop_back();
      ++left[place];
    }
  };
  dealNext(dealNext);
  return deals;
}

// Counts the samples of every deal and compares them with equal chances: chi square within five standard deviations.
void expectUniform(const Bytes& allowed, const Bytes& room, std::uint64_t seed) {
  const std::vector<Bytes> deals = everyDeal(allowed, room);
  const Dealer dealer(allowed, room);
  ASSERT_DOUBLE_EQ(dealer.worlds(), static_cast<double>(deals.size()));
  ASSERT_EQ(dealer.isPossible(), !deals.empty());
  if (deals.empty()) return;
  std::map<Bytes, int> seen;
  for (const Bytes& deal : deals) seen[deal] = 0;
  constexpr int samplesPerDeal = 30;
  const int samples = samplesPerDeal * static_cast<int>(deals.size());
  Rng rng = Rng::simulation(seed);
  Bytes placeOf(allowed.size());
  for (int i = 0; i < samples; ++i) {
    dealer.deal(rng.use(Purpose::deal, Seat::table()), placeOf);
    const auto found = seen.find(placeOf);
    ASSERT_NE(found, seen.end()) << "a card lies where it must not";
    ++found->second;
  }
  double chiSquare = 0;
  for (const auto& [deal, count] : seen) {
    EXPECT_GT(count, 0) << "a deal never occurs";
    chiSquare += (count - samplesPerDeal) * (count - samplesPerDeal) / double{samplesPerDeal};
  }
  const auto freedom = static_cast<double>(deals.size() - 1);
  EXPECT_LE(chiSquare, freedom + 5 * std::sqrt(2 * freedom) + 5);
}

TEST(Dealer, DealsEveryWayEquallyOften) {
  expectUniform({7, 7, 7, 7, 7, 7}, {2, 3, 1}, 1);     // everything everywhere
  expectUniform({1, 2, 3, 3, 3, 3}, {3, 3}, 2);        // two cards are certain
  expectUniform({6, 5, 3, 7, 7, 7, 7}, {2, 2, 3}, 3);  // each place excludes a card
  expectUniform({6, 6, 6, 1, 7, 7}, {2, 2, 2}, 4);
  expectUniform({15, 14, 13, 12, 11, 10, 9}, {2, 2, 2, 1}, 5);
  expectUniform({3, 3, 3, 12, 12, 12}, {1, 2, 2, 1}, 6);                // two separate deals
  expectUniform({129, 129, 66, 66, 255}, {1, 1, 0, 0, 1, 0, 1, 1}, 7);  // up to the eighth place; some are full
}

TEST(Dealer, AgreesWithEnumerationOnRandomCases) {
  Rng rng = Rng::simulation(8);
  int possible = 0;
  int impossible = 0;
  for (int round = 0; round < 300; ++round) {
    Chance chance = rng.use(Purpose::choice, Seat::table());
    const std::size_t places = 1 + chance.below(5);
    const std::size_t cards = chance.below(8);
    Bytes room(places, 0);
    for (std::size_t i = 0; i < cards; ++i) ++room[chance.below(static_cast<std::uint32_t>(places))];
    Bytes allowed(cards);
    for (std::uint8_t& mask : allowed) mask = static_cast<std::uint8_t>(chance.below(256) | chance.below(256));
    SCOPED_TRACE("round " + std::to_string(round));
    expectUniform(allowed, room, static_cast<std::uint64_t>(round));
    (Dealer(allowed, room).isPossible() ? possible : impossible) += 1;
  }
  EXPECT_GT(possible, 50);
  EXPECT_GT(impossible, 20);
}

TEST(Dealer, SaysWhenThereIsNoWay) {
  EXPECT_FALSE(Dealer(Bytes{1, 1}, Bytes{1, 1}).isPossible());     // two cards for one space
  EXPECT_FALSE(Dealer(Bytes{0, 3}, Bytes{1, 1}).isPossible());     // a card that may lie nowhere
  EXPECT_FALSE(Dealer(Bytes{4, 3}, Bytes{1, 1, 0}).isPossible());  // or only where nothing fits
  EXPECT_FALSE(Dealer(Bytes{3, 3}, Bytes{1, 2}).isPossible());     // too much room
  EXPECT_FALSE(Dealer(Bytes{3, 3, 3}, Bytes{1, 1}).isPossible());  // too little
  EXPECT_FALSE(Dealer(Bytes{3, 3, 1, 1}, Bytes{1, 3}).isPossible());
  EXPECT_EQ(Dealer(Bytes{}, Bytes{}).worlds(), 1);
  EXPECT_EQ(Dealer(Bytes{}, Bytes{0, 0}).worlds(), 1);
  EXPECT_EQ(Dealer().worlds(), 1);
}

double factorial(int n) { return std::tgamma(n + 1); }

TEST(Dealer, TakesAsManyCardsAndPlacesAsThereCanBe) {
  const std::vector<std::uint16_t> everywhere(Dealer::mostCards, 0xFFFF);
  const Bytes room(Dealer::mostPlaces, 8);
  const Dealer free(everywhere, room);
  EXPECT_NEAR(free.worlds() / (factorial(128) / std::pow(factorial(8), 16)), 1, 1e-9);

  std::vector<std::uint16_t> allowed = everywhere;  // 16 cards each keep out of the last one, two and three places
  for (std::size_t card = 0; card < 48; ++card) allowed[card] = static_cast<std::uint16_t>(0x7FFF >> (card / 16));
  const Dealer bound(allowed, room);
  EXPECT_GT(bound.worlds(), 0);
  EXPECT_LT(bound.worlds(), free.worlds());
  Rng rng = Rng::simulation(9);
  Bytes placeOf(allowed.size());
  for (int round = 0; round < 100; ++round) {
    bound.deal(rng.use(Purpose::deal, Seat::table()), placeOf);
    Bytes lying(Dealer::mostPlaces, 0);
    for (std::size_t card = 0; card < placeOf.size(); ++card) {
      ASSERT_NE((allowed[card] >> placeOf[card]) & 1, 0);
      ++lying[placeOf[card]];
    }
    ASSERT_EQ(lying, room);
  }
}

// More kinds of cards than places: here the places make the columns of the table.
TEST(Dealer, TakesManyKindsOfCards) {
  Bytes allowed;
  for (std::uint8_t mask = 1; mask < 32; ++mask) allowed.push_back(mask);
  const Bytes room{6, 6, 6, 6, 7};
  const Dealer dealer(allowed, room);
  double ways = 0;  // the same, counted with the lacks of all places, card by card
  std::map<Bytes, double> counts{{room, 1}};
  for (const std::uint8_t mask : allowed) {
    std::map<Bytes, double> next;
    for (const auto& [left, count] : counts) {
      for (std::size_t place = 0; place < room.size(); ++place) {
        if (left[place] == 0 || ((mask >> place) & 1) == 0) continue;
        Bytes after = left;
        --after[place];
        next[after] += count;
      }
    }
    counts = std::move(next);
  }
  for (const auto& [left, count] : counts) ways += count;
  EXPECT_NEAR(dealer.worlds() / ways, 1, 1e-9);
}

}  // namespace
}  // namespace sammel
