// The memory of a search: what was tried from which information set, and how it ended for whoever tried it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/fixed.hpp"

namespace sammel::search {

constexpr std::uint64_t mix(std::uint64_t hash, std::uint64_t word) {
  hash = (hash ^ word) * 0x9e3779b97f4a7c15ULL;
  return hash ^ (hash >> 32);
}

template <class Action>
class Tree {
 public:
  struct Edge {
    Action action;
    float prior = 1;
    float total = 0;  // of the values for whoever acted
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it was legal when the node was visited

    float mean() const { return visits == 0 ? 0.0F : total / static_cast<float>(visits); }
  };

  struct Node {
    std::uint64_t key = 0;
    std::uint32_t first = 0;  // of its edges
    std::uint16_t size = 0;
    std::uint16_t room = 0;
    std::uint32_t visits = 0;
    float total = 0;
  };

  // Forgets everything and makes room for `nodes` information sets.
  void clear(std::uint32_t nodes) {
    capacity_ = nodes;
    nodes_.clear();
    nodes_.reserve(nodes);
    edges_.clear();
    std::size_t slots = 16;
    while (slots < std::size_t{nodes} * 2) slots *= 2;
    slots_.assign(slots, none);
  }
  std::size_t size() const { return nodes_.size(); }

  // The node of an information set; null if it is new and there is no room.
  Node* visit(std::uint64_t key) {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = key & mask;
    for (; slots_[slot] != none; slot = (slot + 1) & mask) {
      Node& node = nodes_[slots_[slot]];
      if (node.key == key) return &node;
    }
    if (nodes_.size() == capacity_) return nullptr;
    slots_[slot] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({});
    nodes_.back().key = key;
    return &nodes_.back();
  }

  std::uint32_t indexOf(const Node& node) const { return static_cast<std::uint32_t>(&node - nodes_.data()); }
  std::span<Edge> edges(const Node& node) { return {edges_.data() + node.first, node.size}; }
  Edge& edge(const Node& node, std::size_t number) { return edges_[node.first + number]; }
  Node& node(std::uint32_t index) { return nodes_[index]; }

  // The number of the node's edge for each of `moves`, in their order; new ones are added. Lists of legal actions
  // always have the same order, so a match is nearly always the next edge.
  void match(Node& node, const Moves<Action>& moves, std::uint16_t* numbers) {
    std::size_t next = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::size_t found = find(node, moves[i], next);
      numbers[i] = static_cast<std::uint16_t>(found);
      if (found == node.size) add(node, moves[i], moves.size());
      next = found + 1;
    }
  }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;

  std::size_t find(const Node& node, const Action& action, std::size_t from) const {
    const Edge* edges = edges_.data() + node.first;
    for (std::size_t i = from; i < node.size; ++i) {
      if (edges[i].action == action) return i;
    }
    for (std::size_t i = 0; i < from && i < node.size; ++i) {
      if (edges[i].action == action) return i;
    }
    return node.size;
  }

  void add(Node& node, const Action& action, std::size_t atLeast) {
    if (node.size == node.room) {
      const std::size_t room = std::max<std::size_t>(atLeast, std::size_t{node.room} * 2);
      const std::size_t first = edges_.size();
      edges_.resize(first + room);
      std::copy_n(edges_.begin() + node.first, node.size, edges_.begin() + static_cast<std::ptrdiff_t>(first));
      node.first = static_cast<std::uint32_t>(first);
      node.room = static_cast<std::uint16_t>(room);
    }
    edges_[std::size_t{node.first} + node.size] = Edge{.action = action};
    ++node.size;
  }

  std::uint32_t capacity_ = 0;
  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  std::vector<std::uint32_t> slots_;  // open addressing: indices of nodes
};

}  // namespace sammel::search
