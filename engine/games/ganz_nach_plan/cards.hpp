// The instruction cards of Ganz nach Plan!?, and sets of them. Equal cards are counts.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"

namespace sammel::ganz_nach_plan {

enum class Side : std::uint8_t { left, right, opposite };

// What a card makes happen, to `you` being whoever plays it.
enum class Deed : std::uint8_t {
  swapSeats,
  swapHands,
  give,
  draw,
  othersTakePile,
  turnRound,
  allMove,
  allPass,
  takePile
};

// First the deeds that need a side, three sides each.
enum class Card : std::uint8_t {
  seatsLeft,
  seatsRight,
  seatsOpposite,
  handsLeft,
  handsRight,
  handsOpposite,
  giveLeft,
  giveRight,
  giveOpposite,
  drawLeft,
  drawRight,
  drawOpposite,
  pileLeft,
  pileRight,
  pileOpposite,
  direction,
  allMove,
  allPass,
  pileYou,
};
inline constexpr int kindCount = 19;
inline constexpr int kindsWithSide = 15;

constexpr auto enumNames(Card) {
  return std::array<std::string_view, kindCount>{
      "seats-left",    "seats-right",   "seats-opposite", "hands-left", "hands-right",   "hands-opposite", "give-left",
      "give-right",    "give-opposite", "draw-left",      "draw-right", "draw-opposite", "pile-left",      "pile-right",
      "pile-opposite", "direction",     "all-move",       "all-pass",   "pile-you"};
}

constexpr int numberOf(Card card) { return static_cast<int>(card); }
constexpr bool hasSide(Card card) { return numberOf(card) < kindsWithSide; }
constexpr Side sideOf(Card card) { return static_cast<Side>(numberOf(card) % 3); }  // of a card that has one
constexpr bool saysOpposite(Card card) { return hasSide(card) && sideOf(card) == Side::opposite; }
constexpr Deed deedOf(Card card) {
  return static_cast<Deed>(hasSide(card) ? numberOf(card) / 3 : numberOf(card) - kindsWithSide + kindsWithSide / 3);
}

inline constexpr int mostCopies = 3;

// How many of each kind: two bits each.
struct Cards {
  std::uint64_t bits = 0;

  static constexpr auto describe() { return std::tuple(field("bits", &Cards::bits)); }
  static constexpr Cards one(Card card) { return {std::uint64_t{1} << (2U * static_cast<unsigned>(card))}; }

  constexpr bool empty() const { return bits == 0; }
  constexpr int count(Card card) const { return static_cast<int>((bits >> (2U * static_cast<unsigned>(card))) & 3U); }
  constexpr bool has(Card card) const { return count(card) > 0; }
  constexpr int size() const { return std::popcount(bits) + std::popcount(bits & highBits); }
  constexpr int kinds() const { return std::popcount(oneOfEach()); }

  // One card after the other, equal ones side by side.
  constexpr Card nth(int n) const {
    std::uint64_t rest = oneOfEach();
    Card card = first(rest);
    for (n -= count(card); n >= 0; n -= count(card)) {
      rest &= rest - 1;
      card = first(rest);
    }
    return card;
  }
  constexpr Card nthKind(int n) const { return static_cast<Card>(nthBit(oneOfEach(), static_cast<unsigned>(n)) / 2); }
  template <class Visit>
  constexpr void forEachKind(Visit visit) const {
    forEachBit(oneOfEach(), [&](int place) { visit(static_cast<Card>(place / 2)); });
  }

  // Adding never exceeds the pack, and nobody takes away what is not there.
  friend constexpr Cards operator+(Cards a, Cards b) { return {a.bits + b.bits}; }
  friend constexpr Cards operator-(Cards a, Cards b) { return {a.bits - b.bits}; }
  constexpr Cards& operator+=(Cards other) { return *this = *this + other; }
  constexpr Cards& operator-=(Cards other) { return *this = *this - other; }
  friend constexpr bool operator==(Cards, Cards) = default;

 private:
  static constexpr std::uint64_t lowBits = 0x5555'5555'5555'5555;
  static constexpr std::uint64_t highBits = ~lowBits;
  constexpr std::uint64_t oneOfEach() const { return (bits | (bits >> 1U)) & lowBits; }
  static constexpr Card first(std::uint64_t rest) { return static_cast<Card>(std::countr_zero(rest) / 2); }
};

}  // namespace sammel::ganz_nach_plan
