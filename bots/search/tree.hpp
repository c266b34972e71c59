// The memory of a search: what was tried from which information set, and how it ended for whoever tried it.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <memory>
#include <numeric>
#include <type_traits>
#include <vector>

#include "engine/core/fixed.hpp"

namespace sammel::search {

// Runs of values that stay where they are. Their memory is taken in blocks, and kept for what comes after `clear`.
template <class T>
class Runs {
 public:
  void clear() { block_ = used_ = 0; }

  // Room for the next `size` values, which are whatever was there before.
  T* take(std::size_t size) {
    static_assert(std::is_trivially_copyable_v<T>);
    while (block_ < blocks_.size() && used_ + size > blocks_[block_].size) {
      ++block_;
      used_ = 0;
    }
    if (block_ == blocks_.size()) {
      const std::size_t bytes = smallestBlock << std::min<std::size_t>(block_, 8);
      const std::size_t room = std::max(size, bytes / sizeof(T));
      blocks_.push_back({std::make_unique_for_overwrite<T[]>(room), room});
    }
    T* run = blocks_[block_].values.get() + used_;
    used_ += size;
    return run;
  }

 private:
  static constexpr std::size_t smallestBlock = 4096;  // in bytes; each is twice as large as the one before
  struct Block {
    std::unique_ptr<T[]> values;
    std::size_t size = 0;
  };
  std::vector<Block> blocks_;
  std::size_t block_ = 0;  // the one in use, and how much of it
  std::size_t used_ = 0;
};

template <class Action>
class Tree {
 public:
  struct Edge {
    float total = 0;   // of the values for whoever acted
    float spread = 0;  // of their mean: 1 / sqrt(visits), ready for use, as it is asked for far more often than changed
    float prior = 1;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it was legal when the node was visited; counted only if that varies

    float mean() const { return visits == 0 ? 0.0F : total / static_cast<float>(visits); }
    void add(float value) {
      total += value;
      ++visits;
      spread = 1 / std::sqrt(static_cast<float>(visits));
    }
  };

  // Actions and edges lie apart: to recognise a list of legal actions all actions are read, but of the edges of most
  // nodes only one.
  struct Node {
    std::uint64_t key = 0;
    Action* actions = nullptr;
    Edge* edges = nullptr;
    std::uint32_t size = 0;
    std::uint32_t room = 0;
    std::uint32_t tried = 0;  // edges with visits
    std::uint32_t visits = 0;
    float total = 0;
    bool varies = false;  // some action was not legal once
  };

  // Forgets everything and makes room for `nodes` information sets.
  void clear(std::uint32_t nodes) {
    capacity_ = nodes;
    nodes_.clear();
    nodes_.reserve(nodes);
    actions_.clear();
    edges_.clear();
    std::size_t slots = 16;
    while (slots < std::size_t{nodes} * 2) slots *= 2;
    slots_.assign(slots, none);
  }
  std::size_t size() const { return nodes_.size(); }

  // The node of an information set; null if it is new.
  Node* find(std::uint64_t key) {
    const std::uint32_t index = slots_[slotOf(key)];
    return index == none ? nullptr : &nodes_[index];
  }
  // ... which is then added; null if there is no room.
  Node* visit(std::uint64_t key) {
    const std::size_t slot = slotOf(key);
    if (slots_[slot] != none) return &nodes_[slots_[slot]];
    if (nodes_.size() == capacity_) return nullptr;
    slots_[slot] = static_cast<std::uint32_t>(nodes_.size());
    nodes_.push_back({});
    nodes_.back().key = key;
    return &nodes_.back();
  }

  std::uint32_t indexOf(const Node& node) const { return static_cast<std::uint32_t>(&node - nodes_.data()); }
  Node& node(std::uint32_t index) { return nodes_[index]; }

  // Whether these are the node's actions, now as ever. Usually they are, as lists of legal actions always have the same
  // order, and differ from world to world only where something is hidden.
  static bool isListOf(const Node& node, const Moves<Action>& moves) {
    if (node.varies || node.size != moves.size()) return false;
    return areSame(node.actions, moves.begin(), moves.size());
  }

  // The number of the node's edge for each of `moves`, in their order, if these are not the node's actions; new ones
  // are added. The node must not count the present visit yet.
  void match(Node& node, const Moves<Action>& moves, std::uint32_t* numbers) {
    if (node.size == 0) {
      addAll(node, moves);
      std::iota(numbers, numbers + moves.size(), std::uint32_t{0});
      return;
    }
    if (!node.varies) {
      for (std::size_t i = 0; i < node.size; ++i) node.edges[i].available = node.visits;
      node.varies = true;
    }
    std::size_t next = 0;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const std::size_t found = find(node, moves[i], next);
      if (found == node.size) add(node, moves[i]);
      ++node.edges[found].available;
      numbers[i] = static_cast<std::uint32_t>(found);
      next = found + 1;
    }
  }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;

  // Where the key is, or would be.
  std::size_t slotOf(std::uint64_t key) const {
    const std::size_t mask = slots_.size() - 1;
    std::size_t slot = key & mask;
    while (slots_[slot] != none && nodes_[slots_[slot]].key != key) slot = (slot + 1) & mask;
    return slot;
  }

  static bool areSame(const Action* these, const Action* those, std::size_t count) {
    if constexpr (std::has_unique_object_representations_v<Action>) {
      return std::memcmp(these, those, count * sizeof(Action)) == 0;
    } else {
      return std::equal(these, these + count, those);
    }
  }

  // The number of the action's edge, or else how many there are. Usually it is the one after the last match.
  static std::size_t find(const Node& node, const Action& action, std::size_t expected) {
    if (expected < node.size && areSame(node.actions + expected, &action, 1)) return expected;
    std::size_t found = 0;
    while (found < node.size && !areSame(node.actions + found, &action, 1)) ++found;
    return found;
  }

  void addAll(Node& node, const Moves<Action>& moves) {
    makeRoom(node, moves.size());
    std::copy(moves.begin(), moves.end(), node.actions);
    std::fill_n(node.edges, moves.size(), Edge{});
    node.size = static_cast<std::uint32_t>(moves.size());
  }

  void add(Node& node, const Action& action) {
    if (node.size == node.room) makeRoom(node, std::size_t{node.room} * 2);
    node.actions[node.size] = action;
    node.edges[node.size] = Edge{};
    ++node.size;
  }

  void makeRoom(Node& node, std::size_t room) {
    const auto enlarge = [&]<class T>(T*& run, Runs<T>& runs) {
      T* larger = runs.take(room);
      std::copy_n(run, node.size, larger);
      run = larger;
    };
    enlarge(node.actions, actions_);
    enlarge(node.edges, edges_);
    node.room = static_cast<std::uint32_t>(room);
  }

  std::uint32_t capacity_ = 0;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> slots_;  // open addressing: indices of nodes
  Runs<Action> actions_;
  Runs<Edge> edges_;
};

}  // namespace sammel::search
