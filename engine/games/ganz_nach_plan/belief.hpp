// What a player of Ganz nach Plan!? can conclude: the chances of all worlds that fit what was seen.
//
// Before anything is seen every deal is equally likely. What was played, taken or shown excludes worlds; a blind draw
// takes every card with the same chance, and whoever chose a card to give or pass is taken to have chosen any of the
// different ones in that hand. Nothing is concluded from anybody's skill.
//
// Cards of which there is one and which the viewer never saw since the deal are alike: they fill up the hands in every
// order with the same chance. So a world says only where the other cards are, the tracked ones. Worlds are filtered
// forward, movement by movement; equal ones are merged. To imagine a world is to draw one of the present, then, going
// back, the unseen movements that led to it with their exact chances, and then to name the cards never seen.
//
// One approximation: where there are more than 4096 worlds at once, a random selection stands for all, each with the
// weight of those left out for it. It never contains a world that is excluded, and its chances are right on average.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/rng.hpp"
#include "engine/games/ganz_nach_plan/course.hpp"

namespace sammel::ganz_nach_plan {

struct World {
  Hands tracked;
  double weight = 0;  // relative to the other worlds
};

// Finds worlds, all with different hands, by their hands.
class WorldIndex {
 public:
  void build(const std::vector<World>& worlds, std::size_t room);  // grows when more than `room` worlds come
  // The world with these hands, added with weight 0 if it is new.
  World& at(std::vector<World>& worlds, const Hands& tracked);
  double weightOf(const std::vector<World>& worlds, const Hands& tracked) const;  // 0 if there is no such world

 private:
  std::size_t slotOf(const std::vector<World>& worlds, const Hands& tracked) const;
  std::vector<std::uint32_t> slots_;  // 0 is free, otherwise 1 + the number of a world; a power of two of them
};

class Belief {
 public:
  static constexpr std::size_t usualMost = 4096;

  // Of a seat. `most` is how many worlds are kept at once; more if all of them turned out to be wrong.
  Belief(const Rules& rules, const Knowledge& knowledge, std::size_t most = usualMost);
  State imagine(const Rules& rules, Rng& rng) const;

  std::span<const World> worlds() const { return worlds_; }
  Cards neverSeen() const { return neverSeen_; }
  bool isExact() const { return exact_; }

 private:
  // A movement as the viewer saw it.
  struct Step {
    Movement movement;
    Sizes sizes;                // before it
    std::optional<Card> seen;   // the card that was played or moved, if the viewer saw it
    Cards hand;                 // swapHands with the viewer: what the viewer got
    Cards news;                 // what of this was never seen before
    std::vector<World> before;  // where the card was not seen: the worlds before it
    WorldIndex index;
  };

  void retell(const Rules& rules);
  void dealTracked(const Rules& rules, std::size_t most);
  bool filter(const Rules& rules, std::size_t most);
  void follow(Step& step, std::size_t most);
  void followUnseen(Step& step, std::size_t most);
  void thin(std::size_t most);
  Hands goBack(const Hands& present, std::vector<std::optional<Card>>& moved, Chance& chance) const;
  Seat self() const { return knowledge_.viewer.seat(); }

  Knowledge knowledge_;
  Cards neverSeen_;
  std::vector<Step> steps_;
  std::vector<World> worlds_;
  std::vector<double> cumulative_;
  bool exact_ = true;
};

}  // namespace sammel::ganz_nach_plan
