// Deals unseen cards to places (hands, piles) of known sizes when each card may lie in some of them only: uniformly
// among all ways to do it, exactly. A Belief prepares one Dealer and samples it many times.
//
//   const Dealer dealer(allowed, room);  // bit p of allowed[c]: card c may lie in place p, which takes room[p] cards
//   if (dealer.isPossible()) dealer.deal(rng.use(Purpose::deal, Seat::table()), placeOf);
//
// Cards that may lie in the same places form a kind, and places that take the same kinds form a class. How many cards
// of each kind each class gets is a table of counts with known row and column sums; the tables are drawn from a graph
// whose nodes say in how many ways what is left can be dealt. Within kinds and classes every order is as likely.
#pragma once

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <ranges>
#include <span>
#include <vector>

#include "engine/core/fixed.hpp"
#include "engine/core/rng.hpp"

namespace sammel {

class Dealer {
 public:
  static constexpr std::size_t mostCards = 128;
  static constexpr std::size_t mostPlaces = 16;

  Dealer() = default;  // no cards, no places
  template <std::ranges::sized_range Masks>
  Dealer(const Masks& allowed, std::span<const std::uint8_t> room) : cardCount_(std::ranges::size(allowed)) {
    assert(cardCount_ <= mostCards && room.size() <= mostPlaces);
    std::array<Mask, mostCards> masks{};
    std::ranges::copy(allowed, masks.begin());
    prepare({masks.data(), cardCount_}, room);
  }

  // In how many ways the cards can lie; the order within a place does not count. Cards and rooms that do not add up
  // fit in none.
  double worlds() const { return worlds_; }
  bool isPossible() const { return worlds_ > 0; }

  // Writes the place of every card, in the order of the constructor. Only if it is possible.
  void deal(Chance chance, std::span<std::uint8_t> placeOf) const;

 private:
  using Mask = std::uint16_t;  // of places
  struct Kind {
    Mask mask = 0;
    std::uint8_t begin = 0;  // in cards_
    std::uint8_t size = 0;
  };
  struct Class {
    FixedVector<std::uint8_t, mostPlaces> places;
    std::uint8_t room = 0;
  };
  // One cell of the table of counts.
  struct Cell {
    std::uint8_t kind = 0;
    std::uint8_t place = 0;  // a class of places
  };
  // What the rows and columns still lack before a cell is filled. Edges lead to the nodes of the next cell.
  struct Node {
    std::uint32_t firstEdge = 0;
    std::uint32_t lastEdge = 0;
  };
  struct Edge {
    double upTo = 0;  // the chance that it is this or an earlier edge of the node
    std::uint32_t next = 0;
    std::uint8_t count = 0;
  };

  void prepare(std::span<const Mask> allowed, std::span<const std::uint8_t> room);
  void group(std::span<const Mask> allowed, std::span<const std::uint8_t> room);
  void orderCells(bool byKind);
  double link(bool byKind);

  std::array<std::uint8_t, mostCards> cards_{};  // kind after kind
  std::size_t cardCount_ = 0;
  std::array<std::uint8_t, mostPlaces> room_{};
  std::vector<Kind> kinds_;
  FixedVector<Class, mostPlaces> classes_;
  std::vector<Cell> cells_;  // in the order of filling
  std::vector<Node> nodes_;  // the first is that of the first cell
  std::vector<Edge> edges_;
  double worlds_ = 1;
};

}  // namespace sammel
