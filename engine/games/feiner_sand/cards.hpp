// The cards of Feiner Sand: what kinds there are, and lists of them.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace sammel::feiner_sand {

inline constexpr int maxPlayers = 4;
inline constexpr int deckSize = 30;
inline constexpr int fableCount = 27;
inline constexpr int cardsPerRound = 3;
inline constexpr int mostStartCards = 25;                      // different ones in the start deck
inline constexpr int mostTypes = mostStartCards + fableCount;  // different cards in a game
inline constexpr int mostOwned = deckSize + (maxPlayers - 1);  // with the others' Beach Chairs; see F8

// What a card does. The first eleven kinds are in the start deck, the others (and one more castle) are fables.
enum class Kind : std::uint8_t {
  castle,
  coin,
  green,    // draw one more
  green2,   // draw two more
  red,      // one more build
  rebate,   // every build costs one less
  blue,     // draw one more
  blue2,    // draw two more
  purple,   // limit +1
  purple2,  // limit +2
  swap,     // discard one, draw one
  scaffold,
  woodenCoin,
  extraBuild,
  pit,
  drawAndDiscard,
  usefulFind,
  coinDraw,
  drawToLimit,
  removeJunk,
  cheapBuild,
  redrawHalf,
  alwaysBuild,
  shortTermLimit,
  threeForTwo,
  drawTwo,
  freeBuild,
  oneMore,
  largeCastle,
  hugeCastle,
  pallet,
  beachChair,
  foundation,
  recycling,
  reallyUsefulFind,
  dreamBuild,
  lastDelivery,
};
inline constexpr int kindCount = 37;
constexpr auto enumNames(Kind) {
  return std::array<std::string_view, kindCount>{
      "castle",      "coin",           "green",          "green2",      "red",         "rebate",     "blue",
      "blue2",       "purple",         "purple2",        "swap",        "scaffold",    "woodenCoin", "extraBuild",
      "pit",         "drawAndDiscard", "usefulFind",     "coinDraw",    "drawToLimit", "removeJunk", "cheapBuild",
      "redrawHalf",  "alwaysBuild",    "shortTermLimit", "threeForTwo", "drawTwo",     "freeBuild",  "oneMore",
      "largeCastle", "hugeCastle",     "pallet",         "beachChair",  "foundation",  "recycling",  "reallyUsefulFind",
      "dreamBuild",  "lastDelivery"};
}

// Where a card is built, and so when it works.
enum class Column : std::uint8_t { castle, coin, green, red, blue, purple, yellow };
constexpr Column columnOf(Kind kind) {
  switch (kind) {
    case Kind::castle:
    case Kind::largeCastle:
    case Kind::hugeCastle:
    case Kind::beachChair: return Column::castle;
    case Kind::coin:
    case Kind::scaffold:
    case Kind::pit:
    case Kind::foundation: return Column::coin;
    case Kind::green:
    case Kind::green2:
    case Kind::woodenCoin:
    case Kind::drawAndDiscard:
    case Kind::coinDraw:
    case Kind::drawTwo:
    case Kind::reallyUsefulFind: return Column::green;
    case Kind::red:
    case Kind::rebate:
    case Kind::cheapBuild:
    case Kind::freeBuild:
    case Kind::dreamBuild: return Column::red;
    case Kind::blue:
    case Kind::blue2:
    case Kind::extraBuild:
    case Kind::usefulFind:
    case Kind::drawToLimit:
    case Kind::redrawHalf: return Column::blue;
    case Kind::purple:
    case Kind::purple2:
    case Kind::shortTermLimit:
    case Kind::recycling:
    case Kind::lastDelivery: return Column::purple;
    case Kind::swap:
    case Kind::removeJunk:
    case Kind::alwaysBuild:
    case Kind::threeForTwo:
    case Kind::oneMore:
    case Kind::pallet: return Column::yellow;
  }
  return Column::castle;
}
// Used once, then discarded.
constexpr bool isOnce(Kind kind) { return kind == Kind::drawTwo || kind == Kind::freeBuild || kind == Kind::oneMore; }

// A card is the number of its type: equal cards are equal numbers.
using Card = std::uint8_t;

// Up to as many cards as one player can own. Piles keep an order; everything else is sorted (`insert`, `take`), so that
// equal sets are equal lists.
class Cards {
 public:
  using value_type = Card;
  static constexpr std::size_t capacity() { return mostOwned; }

  constexpr std::size_t size() const { return size_; }
  constexpr int count() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr void clear() { size_ = 0; }
  constexpr void resize(std::size_t size) {
    assert(size <= capacity());
    for (std::size_t i = size_; i < size; ++i) items_[i] = 0;
    size_ = static_cast<std::uint8_t>(size);
  }
  constexpr Card& operator[](std::size_t i) { return items_[i]; }
  constexpr Card operator[](std::size_t i) const { return items_[i]; }
  constexpr Card* begin() { return items_.data(); }
  constexpr Card* end() { return items_.data() + size_; }
  constexpr const Card* begin() const { return items_.data(); }
  constexpr const Card* end() const { return items_.data() + size_; }

  constexpr void push(Card card) {
    assert(size_ < capacity());
    items_[size_++] = card;
  }
  constexpr Card top() const { return items_[size_ - 1U]; }
  constexpr Card pop() { return items_[--size_]; }

  constexpr void insert(Card card) {
    assert(size_ < capacity());
    std::size_t at = size_++;
    for (; at > 0 && items_[at - 1] > card; --at) items_[at] = items_[at - 1];
    items_[at] = card;
  }
  // Takes one such card out, if there is one.
  constexpr bool take(Card card) {
    Card* const found = std::find(begin(), end(), card);
    if (found == end()) return false;
    std::copy(found + 1, end(), found);
    --size_;
    return true;
  }
  constexpr bool has(Card card) const { return std::find(begin(), end(), card) != end(); }
  constexpr int count(Card card) const { return static_cast<int>(std::count(begin(), end(), card)); }
  constexpr void sort() { std::sort(begin(), end()); }

  // Every different card of a sorted list.
  template <class Visit>
  constexpr void forEachKindOfCard(Visit visit) const {
    for (std::size_t i = 0; i < size_; ++i) {
      if (i == 0 || items_[i] != items_[i - 1]) visit(items_[i]);
    }
  }

  friend constexpr bool operator==(const Cards& a, const Cards& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end());
  }

 private:
  std::array<Card, mostOwned> items_{};
  std::uint8_t size_ = 0;
};

}  // namespace sammel::feiner_sand
