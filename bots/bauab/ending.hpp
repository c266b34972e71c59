// Who wins an ending of Bauab, exactly: nothing is guessed, every line is followed to the end of the game or until the
// one behind can no longer catch up.
//
// A search answers one question: can the mover gain so much on the other until the end? To win takes as much as the
// mover is behind and a little more; to share the win takes as much. Guesses order the moves and nothing else.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bauab/position.hpp"
#include "bots/bot.hpp"

namespace sammel::bauab {

class Ending {
 public:
  using Action = Bauab::Action;

  struct Result {
    std::optional<int> winner;  // 1: the mover, 0: shared, -1: the other; nothing if it was not found out
    Action best;                // leads to this result
    std::uint64_t nodes = 0;    // positions visited
  };

  explicit Ending(const Bauab::Rules& rules) : layout_(rules.layout) {}

  // A running game, and how many positions may be visited.
  Result solve(const Bauab::State& state, std::uint64_t nodes, const Limits& limits);

  // What the mover gains on the other until the end is between these, whatever both do.
  struct Prospects {
    Value least = 0;
    Value most = 0;
  };
  // Chips that can never be placed any more are taken out of the trays.
  static Prospects prospectsIn(const Layout& layout, Position& position);

 private:
  struct Entry {
    std::uint64_t key = 0;
    std::uint32_t work = 0;  // positions visited to find it out
    std::int16_t least = 0;
    std::int16_t most = 0;
  };
  static_assert(sizeof(Entry) == 16);
  struct Candidate {
    Action action;
    Position next;
    Prospects prospects;  // of the other, then
    Value gain = 0;
    Value order = 0;  // the higher, the sooner it is tried
  };

  std::optional<Action> moveThatGains(const Position& position, Value target);
  bool gains(const Position& position, const Prospects& prospects, Value target);
  bool gainsWithLastChips(const Position& position, Value target, int chips);
  bool gainsByParks(const Position& position, Value target);
  bool isOutOfTime();
  Value orderOf(const Candidate& move) const;
  const Entry* find(std::uint64_t key) const;
  void store(const Entry& entry);

  const Layout& layout_;
  const Limits* limits_ = nullptr;
  std::uint64_t nodes_ = 0;
  std::uint64_t mostNodes_ = 0;
  std::uint64_t nextLookAtTheClock_ = 0;
  bool stopped_ = false;
  Moves<Action> legal_;
  std::vector<Candidate> candidates_;  // of all positions of the line that is looked at
  std::vector<Entry> table_;           // pairs: one entry that took much work and one that is new
};

}  // namespace sammel::bauab
