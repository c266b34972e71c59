// Who wins an ending of Bauab, exactly: nothing is guessed, every line is followed to the end of the game or until the
// one behind can no longer catch up.
//
// Only the winner is asked for, so a position is worth 1, 0 or -1. Guesses order the moves and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bauab/position.hpp"
#include "bots/bot.hpp"

namespace sammel::bauab {

class Ending {
 public:
  using Rules = Bauab::Rules;
  using State = Bauab::State;
  using Action = Bauab::Action;

  struct Result {
    std::optional<int> winner;  // 1: the mover, 0: shared, -1: the other; nothing if it was not found out
    Action best;                // leads to this result
    std::uint64_t nodes = 0;    // positions visited
  };

  explicit Ending(const Rules& rules) : rules_(rules) {}

  // A running game, and how many positions may be visited.
  Result solve(const State& state, std::uint64_t nodes, const Limits& limits);

  // The most that the mover, and that the other, can still gain on the other side, whatever both do.
  struct Swing {
    Value mover = 0;
    Value other = 0;
  };
  static Swing swingIn(const Rules& rules, const State& state);

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t work = 0;  // positions visited to find it out
    std::int8_t least = -1;  // the result is between these
    std::int8_t most = 1;
    Action best;
  };
  static_assert(sizeof(Entry) == 16);
  struct Candidate {
    Action action;
    Value order = 0;  // the higher, the sooner it is tried
  };

  int search(const State& state, Value lead, int alpha, int beta);
  bool isOutOfTime();
  State after(const State& state, const Action& action);
  const Candidate* orderByLook(const State& state, Value lead, int beta, std::span<Candidate> moves);
  void orderByPrey(const State& state, std::span<Candidate> moves) const;
  const Entry* find(std::uint64_t key) const;
  void store(const Entry& entry);

  const Rules& rules_;
  const Limits* limits_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::uint64_t mostNodes_ = 0;
  bool stopped_ = false;
  Moves<Action> legal_;
  std::vector<Candidate> candidates_;  // of all positions of the line that is looked at
  std::vector<Entry> table_;           // pairs: one entry that took much work and one that is new
  Rng rng_ = Rng::simulation(0);       // the rules ask for one; nothing is drawn after the start
  Silent silent_;
};

}  // namespace sammel::bauab
