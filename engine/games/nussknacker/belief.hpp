// What a player of Nussknacker can conclude: the exact chances of all worlds that fit what was seen.
//
// Before anything is seen every deal of the cards is equally likely. Everything that was said excludes worlds: who asks
// for a value can form it, who says no cannot. The hidden choices (which set an asker fixed, which set was given for
// it) are taken as uniform among the possible ones; nothing is concluded from anybody's skill.
//
// Worlds are filtered forward, question by question; worlds with equal hands are merged. To imagine a world is to draw
// present hands and then, going back, the unseen exchanges that led to them, with their exact chances.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "engine/core/rng.hpp"
#include "engine/games/nussknacker/state.hpp"

namespace sammel::nussknacker {

struct World {
  Hands hands;
  double weight = 0;  // relative to the other worlds
};

// Finds worlds, all with different hands, by their hands.
class WorldIndex {
 public:
  void build(const std::vector<World>& worlds, std::size_t room);  // grows when more than `room` worlds come
  // The world with these hands, added with weight 0 if it is new.
  World& at(std::vector<World>& worlds, const Hands& hands);
  double weightOf(const std::vector<World>& worlds, const Hands& hands) const;  // 0 if there is no such world

 private:
  std::size_t slotOf(const std::vector<World>& worlds, const Hands& hands) const;
  std::vector<std::uint32_t> slots_;  // 0 is free, otherwise 1 + the number of a world; a power of two of them
};

class Belief {
 public:
  Belief(const Rules& rules, const Knowledge& knowledge);  // of a seat
  State imagine(const Rules& rules, Rng& rng) const;

  // The present hands of all seats; what they lack of the pack is the nut.
  std::span<const World> worlds() const { return worlds_; }

 private:
  // The worlds just before an exchange between others that can have happened in several ways.
  struct Fork {
    std::size_t question = 0;
    std::vector<World> worlds;
    WorldIndex index;
  };

  void dealAll(const Rules& rules);
  void follow(std::size_t number, Seat asker);
  void followUnseen(std::size_t number, Seat asker);
  static void drawExchange(Question& question, Seat asker, const SeenQuestion& seen, const Fork* fork,
                           const Hands& hands, Chance& chance);
  Question goBack(std::size_t number, Seat asker, const Fork* fork, Hands& hands, Chance& chance) const;

  Knowledge knowledge_;
  std::vector<World> worlds_;
  std::vector<double> cumulative_;
  std::vector<Fork> forks_;
};

}  // namespace sammel::nussknacker
