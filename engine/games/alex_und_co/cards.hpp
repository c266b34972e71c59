// Cards of Alex & Co. Every card of a set exists once, so many of them are a set of bits; ESG and SAZ cards are all
// alike, so many of them are a count.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"

namespace sammel::alex_und_co {

// The cards of the sets are numbered set by set, each author before the games.
using Card = std::uint8_t;
inline constexpr Card esgCard = 126;
inline constexpr Card sazCard = 127;
inline constexpr Card noCard = 255;
inline constexpr std::size_t mostSetCards = 112;

constexpr bool isSpecial(Card card) { return card == esgCard || card == sazCard; }

struct CardSet {
  std::uint64_t low = 0;
  std::uint64_t high = 0;

  static constexpr CardSet of(Card card) {
    return card < 64 ? CardSet{std::uint64_t{1} << card, 0} : CardSet{0, std::uint64_t{1} << (card - 64U)};
  }
  static constexpr auto describe() { return std::tuple(field("low", &CardSet::low), field("high", &CardSet::high)); }

  constexpr bool empty() const { return (low | high) == 0; }
  constexpr int size() const { return std::popcount(low) + std::popcount(high); }
  constexpr bool has(Card card) const { return !(*this & of(card)).empty(); }
  constexpr Card first() const {
    return static_cast<Card>(low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(high));
  }
  constexpr Card nth(unsigned n) const {
    CardSet rest = *this;
    for (; n > 0; --n) rest.dropFirst();
    return rest.first();
  }
  constexpr void dropFirst() {
    if (low != 0) {
      low &= low - 1;
    } else {
      high &= high - 1;
    }
  }
  // Visits every card, ascending.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    for (CardSet rest = *this; !rest.empty(); rest.dropFirst()) visit(rest.first());
  }

  friend constexpr CardSet operator&(CardSet a, CardSet b) { return {a.low & b.low, a.high & b.high}; }
  friend constexpr CardSet operator|(CardSet a, CardSet b) { return {a.low | b.low, a.high | b.high}; }
  friend constexpr CardSet operator-(CardSet a, CardSet b) { return {a.low & ~b.low, a.high & ~b.high}; }
  friend constexpr bool operator==(CardSet, CardSet) = default;
};

// What somebody holds, or what lies in the draw pile.
struct Hand {
  CardSet cards;
  std::int8_t esg = 0;
  std::int8_t saz = 0;

  static constexpr auto describe() {
    return std::tuple(field("cards", &Hand::cards), field("esg", &Hand::esg), field("saz", &Hand::saz));
  }

  constexpr int size() const { return cards.size() + esg + saz; }
  constexpr bool empty() const { return cards.empty() && esg == 0 && saz == 0; }
  constexpr bool has(Card card) const {
    if (card == esgCard) return esg > 0;
    if (card == sazCard) return saz > 0;
    return card < mostSetCards && cards.has(card);
  }
  constexpr void add(Card card) {
    if (isSpecial(card)) {
      ++(card == esgCard ? esg : saz);
    } else {
      cards = cards | CardSet::of(card);
    }
  }
  constexpr void remove(Card card) {
    if (isSpecial(card)) {
      --(card == esgCard ? esg : saz);
    } else {
      cards = cards - CardSet::of(card);
    }
  }
  // Counting equal cards one by one: for blind draws.
  constexpr Card nth(unsigned n) const {
    const auto set = static_cast<unsigned>(cards.size());
    if (n < set) return cards.nth(n);
    return n - set < static_cast<unsigned>(esg) ? esgCard : sazCard;
  }
  // Visits every different card, ascending.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    cards.forEach(visit);
    if (esg > 0) visit(esgCard);
    if (saz > 0) visit(sazCard);
  }
  friend constexpr bool operator==(const Hand&, const Hand&) = default;
};

}  // namespace sammel::alex_und_co
