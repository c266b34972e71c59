// Cards of Fair Enough. Every collection card exists once, so a set of them is one bit each; special cards of a sort
// are all alike and are counted.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>

#include "engine/core/bits.hpp"
#include "engine/core/describe.hpp"

namespace sammel::fair_enough {

// What a card shows: a kind of collectable, or what makes it special.
enum class Face : std::uint8_t {
  promos,
  miniatures,
  autographs,
  dice,
  meeples,
  pins,
  posters,
  mats,
  sleeves,
  queue,
  preorder,
  soldOut
};
constexpr auto enumNames(Face) {
  return std::array<std::string_view, 12>{"promos",  "miniatures", "autographs", "dice",  "meeples",  "pins",
                                          "posters", "mats",       "sleeves",    "queue", "preorder", "soldout"};
}

constexpr std::string_view phraseOf(Face face) {
  constexpr std::array<std::string_view, 12> keys{
      "fair-enough.face.promos",  "fair-enough.face.miniatures", "fair-enough.face.autographs",
      "fair-enough.face.dice",    "fair-enough.face.meeples",    "fair-enough.face.pins",
      "fair-enough.face.posters", "fair-enough.face.mats",       "fair-enough.face.sleeves",
      "fair-enough.face.queue",   "fair-enough.face.preorder",   "fair-enough.face.soldout"};
  return keys[static_cast<std::size_t>(face)];
}
constexpr Arg faceArg(Face face) { return arg::word("card", phraseOf(face)); }
constexpr Arg valueArg(int value) { return arg::number("value", value); }

inline constexpr int kindCount = 9;
inline constexpr int specialCount = 3;
inline constexpr int highestValue = 10;
inline constexpr int collectionCards = kindCount * highestValue;

// A collection card, or one sort of special card.
struct Card {
  std::uint8_t id = 0;  // 10 * kind + value - 1; special cards follow

  static constexpr Card of(Face face, int value = 0) {
    const int first = static_cast<int>(face);
    return {static_cast<std::uint8_t>(first < kindCount ? first * highestValue + value - 1
                                                        : collectionCards + first - kindCount)};
  }
  static constexpr auto describe() { return std::tuple(field("id", &Card::id)); }

  constexpr bool isSpecial() const { return id >= collectionCards; }
  constexpr std::size_t special() const { return id - static_cast<std::size_t>(collectionCards); }
  constexpr Face face() const {
    return static_cast<Face>(isSpecial() ? id - collectionCards + kindCount : id / highestValue);
  }
  constexpr int value() const { return isSpecial() ? 0 : id % highestValue + 1; }  // also the time it takes
  friend constexpr bool operator==(Card, Card) = default;
};

// A card as people see it.
struct ShownCard {
  Face face = Face::promos;
  std::int8_t value = 0;  // 0: a special card

  constexpr ShownCard() = default;
  constexpr ShownCard(Card card) : face(card.face()), value(static_cast<std::int8_t>(card.value())) {}
  static constexpr auto describe() {
    return std::tuple(field("face", &ShownCard::face), field("value", &ShownCard::value));
  }
  constexpr Card card() const { return Card::of(face, value); }
  friend constexpr bool operator==(const ShownCard&, const ShownCard&) = default;
};

inline constexpr Card queueCard = Card::of(Face::queue);
inline constexpr Card preorderCard = Card::of(Face::preorder);
inline constexpr Card soldOutCard = Card::of(Face::soldOut);

// Collection cards, one bit each, in two words of five kinds each.
using Word = std::uint64_t;
inline constexpr int kindsPerWord = 5;
inline constexpr int cardsPerWord = kindsPerWord * highestValue;

namespace detail {

// By value: the cards of at most this value in a word.
constexpr std::array<Word, highestValue + 1> enumerateUpTo() {
  std::array<Word, highestValue + 1> masks{};
  for (int value = 1; value <= highestValue; ++value) {
    masks[static_cast<std::size_t>(value)] = masks[static_cast<std::size_t>(value - 1)];
    for (int kind = 0; kind < kindsPerWord; ++kind) {
      masks[static_cast<std::size_t>(value)] |= Word{1} << (kind * highestValue + value - 1);
    }
  }
  return masks;
}
inline constexpr std::array<Word, highestValue + 1> upTo = enumerateUpTo();

}  // namespace detail

// The cards of at most this value in a word; any number will do.
constexpr Word cardsUpTo(int value) {
  return value <= 0 ? 0 : detail::upTo[static_cast<std::size_t>(value < highestValue ? value : highestValue)];
}

struct Cards {
  std::array<Word, 2> words{};
  std::array<std::uint8_t, specialCount> specials{};

  static constexpr auto describe() {
    return std::tuple(field("words", &Cards::words), field("specials", &Cards::specials));
  }

  constexpr bool has(Card card) const {
    return card.isSpecial() ? specials[card.special()] > 0 : (words[wordOf(card)] & bitOf(card)) != 0;
  }
  constexpr void add(Card card) {
    if (card.isSpecial()) {
      ++specials[card.special()];
    } else {
      words[wordOf(card)] |= bitOf(card);
    }
  }
  constexpr void remove(Card card) {
    if (card.isSpecial()) {
      --specials[card.special()];
    } else {
      words[wordOf(card)] &= ~bitOf(card);
    }
  }

  constexpr int size() const { return collectionSize() + specialSize(); }
  constexpr int collectionSize() const { return std::popcount(words[0]) + std::popcount(words[1]); }
  constexpr int specialSize() const { return specials[0] + specials[1] + specials[2]; }
  constexpr bool empty() const { return size() == 0; }
  constexpr int ofKind(int kind) const {
    constexpr Word oneKind = (Word{1} << highestValue) - 1;
    const Word word = words[static_cast<std::size_t>(kind / kindsPerWord)];
    return std::popcount((word >> (kind % kindsPerWord * highestValue)) & oneKind);
  }
  constexpr int values() const {
    int sum = 0;
    for (int value = 0; value < highestValue; ++value) {
      sum += std::popcount(words[0] & ~cardsUpTo(value)) + std::popcount(words[1] & ~cardsUpTo(value));
    }
    return sum;
  }
  constexpr int highest() const {  // 0 without a collection card
    int value = highestValue;
    while (value > 0 && ((words[0] | words[1]) & ~cardsUpTo(value - 1)) == 0) --value;
    return value;
  }
  // The n-th card, from 0. Every special card counts.
  constexpr Card nth(int n) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      const BitRow row(words[i]);
      const int here = static_cast<int>(row.size());
      if (n < here) return cardAt(i, static_cast<int>(row.nth(static_cast<std::size_t>(n))));
      n -= here;
    }
    std::size_t special = 0;
    for (; n >= specials[special]; ++special) n -= specials[special];
    return {static_cast<std::uint8_t>(collectionCards + special)};
  }

  // Those collection cards that are in `mask`, which is the same for both words.
  constexpr Cards within(Word mask) const { return {{words[0] & mask, words[1] & mask}, {}}; }

  constexpr Cards& operator+=(const Cards& other) {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
    for (std::size_t i = 0; i < specials.size(); ++i) {
      specials[i] = static_cast<std::uint8_t>(specials[i] + other.specials[i]);
    }
    return *this;
  }
  constexpr Cards& operator-=(const Cards& part) {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] &= ~part.words[i];
    for (std::size_t i = 0; i < specials.size(); ++i) {
      specials[i] = static_cast<std::uint8_t>(specials[i] - part.specials[i]);
    }
    return *this;
  }
  friend constexpr bool operator==(const Cards&, const Cards&) = default;

  // Visits the collection cards by kind and value.
  template <class Visit>
  constexpr void forEachCollection(Visit visit) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      forEachBit(words[i], [&](int place) { visit(cardAt(i, place)); });
    }
  }
  // ... and then the special cards, one by one.
  template <class Visit>
  constexpr void forEach(Visit visit) const {
    forEachCollection(visit);
    for (std::size_t i = 0; i < specials.size(); ++i) {
      for (int copy = 0; copy < specials[i]; ++copy) visit(Card{static_cast<std::uint8_t>(collectionCards + i)});
    }
  }

 private:
  static constexpr std::size_t wordOf(Card card) { return card.id / cardsPerWord; }
  static constexpr Word bitOf(Card card) { return Word{1} << (card.id % cardsPerWord); }
  static constexpr Card cardAt(std::size_t word, int bit) {
    return {static_cast<std::uint8_t>(word * cardsPerWord + static_cast<std::size_t>(bit))};
  }
};

}  // namespace sammel::fair_enough
