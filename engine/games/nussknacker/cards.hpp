// Cards of Nussknacker: equal cards are counts. At most two cards of a value exist, so a hand is two bits a value.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"

namespace sammel::nussknacker {

inline constexpr int copies = 2;  // of every value
inline constexpr int highestValue = 8;
inline constexpr std::size_t mostCards = 16;

// A hand, or a set of cards that changes hands.
struct Cards {
  std::uint16_t bits = 0;  // value v has its count in bits 2(v-1) and 2(v-1)+1

  static constexpr Cards one(int value) { return {static_cast<std::uint16_t>(1U << (2 * (value - 1)))}; }
  static constexpr auto describe() { return std::tuple(field("bits", &Cards::bits)); }

  constexpr bool empty() const { return bits == 0; }
  constexpr int count(int value) const { return (bits >> (2 * (value - 1))) & 3; }
  constexpr int size() const {
    int cards = 0;
    for (int value = 1; value <= highestValue; ++value) cards += count(value);
    return cards;
  }
  constexpr int sum() const {
    int total = 0;
    for (int value = 1; value <= highestValue; ++value) total += value * count(value);
    return total;
  }
  // Every value at least as often as in `part`. Each count gets a guard bit that a borrow would clear.
  constexpr bool has(Cards part) const {
    constexpr unsigned fields = 0x3333;
    constexpr unsigned guards = 0x8888;
    const unsigned even = ((bits & fields) | guards) - (part.bits & fields);
    const unsigned odd = (((bits >> 2U) & fields) | guards) - ((part.bits >> 2U) & fields);
    return (even & odd & guards) == guards;
  }
  friend constexpr Cards operator+(Cards a, Cards b) { return {static_cast<std::uint16_t>(a.bits + b.bits)}; }
  friend constexpr Cards operator-(Cards a, Cards b) { return {static_cast<std::uint16_t>(a.bits - b.bits)}; }
  friend constexpr bool operator==(Cards, Cards) = default;

  // Visits the value of every card, ascending.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    for (int value = 1; value <= highestValue; ++value) {
      for (int i = 0; i < count(value); ++i) visit(value);
    }
  }
};

// Every set of cards that can be named in a question: its sum is at most 8. There are only 43 of them, so "which of
// them can this hand form" is one bit each.
using SetMask = std::uint64_t;
inline constexpr int setCount = 43;
inline constexpr std::size_t largestSet = 4;  // 1+1+2+2, 1+1+2+4, ...

namespace detail {

// Ordered by sum, then by number of cards.
constexpr std::array<Cards, setCount> enumerateSets() {
  std::array<Cards, setCount> sets{};
  std::size_t found = 0;
  const auto extend = [&](const auto& self, Cards chosen, int from, int left) -> void {
    for (int value = from; value <= left; ++value) {
      Cards more = chosen;
      for (int copy = 1; copy <= copies && copy * value <= left; ++copy) {
        more = more + Cards::one(value);
        sets[found++] = more;
        self(self, more, value + 1, left - copy * value);
      }
    }
  };
  extend(extend, Cards{}, 1, highestValue);
  std::sort(sets.begin(), sets.end(), [](Cards a, Cards b) {
    return std::tuple(a.sum(), a.size(), a.bits) < std::tuple(b.sum(), b.size(), b.bits);
  });
  return sets;
}

}  // namespace detail

inline constexpr std::array<Cards, setCount> allSets = detail::enumerateSets();

namespace detail {

// By the low (values 1 to 4) and the high half of a hand: the sets that this half leaves possible.
struct HalfMasks {
  std::array<SetMask, 256> low{};
  std::array<SetMask, 256> high{};
};
constexpr HalfMasks enumerateHalves() {
  HalfMasks masks;
  for (unsigned half = 0; half < 256; ++half) {
    const Cards low{static_cast<std::uint16_t>(half)};
    for (std::size_t i = 0; i < setCount; ++i) {
      const Cards lowPart{static_cast<std::uint16_t>(allSets[i].bits & 0xFFU)};
      const Cards highPart{static_cast<std::uint16_t>(allSets[i].bits >> 8U)};
      if (low.has(lowPart)) masks.low[half] |= SetMask{1} << i;
      if (low.has(highPart)) masks.high[half] |= SetMask{1} << i;
    }
  }
  return masks;
}
inline constexpr HalfMasks halfMasks = enumerateHalves();

constexpr std::array<SetMask, highestValue + 1> enumerateSums() {
  std::array<SetMask, highestValue + 1> masks{};
  for (std::size_t i = 0; i < setCount; ++i) masks[static_cast<std::size_t>(allSets[i].sum())] |= SetMask{1} << i;
  return masks;
}
inline constexpr std::array<SetMask, highestValue + 1> sumMasks = enumerateSums();

constexpr std::array<SetMask, largestSet + 1> enumerateSizes() {
  std::array<SetMask, largestSet + 1> masks{};
  for (std::size_t i = 0; i < setCount; ++i) masks[static_cast<std::size_t>(allSets[i].size())] |= SetMask{1} << i;
  return masks;
}
inline constexpr std::array<SetMask, largestSet + 1> sizeMasks = enumerateSizes();

}  // namespace detail

// The sets contained in a hand.
constexpr SetMask setsIn(Cards hand) {
  return detail::halfMasks.low[hand.bits & 0xFFU] & detail::halfMasks.high[hand.bits >> 8U];
}
// The sets contained in a hand with exactly this sum.
constexpr SetMask setsIn(Cards hand, int sum) { return setsIn(hand) & detail::sumMasks[static_cast<std::size_t>(sum)]; }
// ... and exactly this many cards.
constexpr SetMask setsIn(Cards hand, int sum, int size) {
  return setsIn(hand, sum) & detail::sizeMasks[static_cast<std::size_t>(size)];
}
constexpr bool canForm(Cards hand, int sum) { return setsIn(hand, sum) != 0; }
// All sets up to this sum: the lowest bits, as sets are ordered by sum.
constexpr SetMask setsUpTo(int sum) {
  SetMask mask = 0;
  for (int s = 1; s <= sum; ++s) mask |= detail::sumMasks[static_cast<std::size_t>(s)];
  return mask;
}

template <class Visit>
constexpr void forEachSet(SetMask mask, Visit visit) {
  forEachBit(mask, [&](int set) { visit(allSets[static_cast<std::size_t>(set)]); });
}
constexpr Cards nthSet(SetMask mask, unsigned n) { return allSets[static_cast<std::size_t>(nthBit(mask, n))]; }

}  // namespace sammel::nussknacker
