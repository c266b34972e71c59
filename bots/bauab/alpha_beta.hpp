// Alpha-beta search for Bauab: everything is open and there is no chance, so a position has one exact value.
//
// Depths are tried one after the other, each guided by the transposition table of the one before. A line that reached
// the end of the game is exact; a result is `solved` when nothing it rests on was cut off and guessed. In the endgame
// that happens long before the budget is used up.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bots/bauab/position.hpp"
#include "bots/bauab/transposition_table.hpp"
#include "bots/bot.hpp"

namespace sammel::bauab {

// Whoever has certainly won has so much more.
inline constexpr Value won = 8192;

class AlphaBeta {
 public:
  using Rules = Bauab::Rules;
  using State = Bauab::State;
  using Action = Bauab::Action;

  struct Settings {
    std::uint64_t nodes = 1'000'000;  // positions to visit at most
    int deepest = 64;                 // moves to look ahead at most
    bool hasTable = true;             // without it everything stays right and takes longer
    bool valuesAll = false;           // a value of every move, not only of the best one
    bool onlyWinner = false;          // who wins is enough, by how much does not matter
    std::uint64_t fancy = 0;          // a slight taste of its own for positions, if not 0, so that games differ
  };
  struct Tried {
    Action action;
    Value value = 0;
    bool isExact = false;
    std::uint64_t nodes = 0;
  };
  struct Result {
    std::vector<Tried> moves;  // the best first
    int depth = 0;             // of the last search that was finished
    std::uint64_t nodes = 0;
    bool solved = false;  // it is certain who wins
  };

  explicit AlphaBeta(const Rules& rules) : layout_(rules.layout) {}

  // Thinks about some legal actions, at least one, of a running game's mover. What was found out is kept for the next
  // thoughts, so they depend on those before them.
  Result think(const State& state, std::span<const Action> actions, const Settings& settings, const Limits& limits);

 private:
  using Bound = TranspositionTable::Bound;

  struct Candidate {
    Action action;
    std::int16_t gain = 0;   // what it adds to the lead at once
    std::int32_t order = 0;  // the higher, the sooner it is tried
  };
  using Candidates = FixedVector<Candidate, Moves<Action>::capacity>;

  static constexpr int longestLine = Bauab::facts.longestGame;
  static constexpr std::size_t moveCodes = 128;
  static std::uint8_t codeOf(const Action& action) {
    return static_cast<std::uint8_t>((static_cast<int>(action.chip) << 4) | action.plot);
  }
  static Value finalValue(Value lead) { return lead > 0 ? lead + won : lead < 0 ? lead - won : 0; }

  void searchRoot(const Position& position, Value lead, int depth);
  Value search(const Position& position, Value lead, int depth, Value alpha, Value beta, int ply);
  Value searchChild(const Position& child, const Candidate& move, Value lead, int depth, Value alpha, Value beta,
                    int ply, std::size_t number);
  void list(const Position& position, std::span<const Action> actions, std::uint8_t first, int ply, Candidates& moves);
  static Candidate& best(Candidates& moves, std::size_t from);
  void remember(const Candidate& move, int depth, int ply);
  bool isOutOfTime();
  Position after(const Position& position, const Action& action) const;

  const Layout& layout_;
  Settings settings_;
  const Limits* limits_ = nullptr;
  bool stopped_ = false;
  std::uint64_t nodes_ = 0;
  std::uint64_t guesses_ = 0;  // ends of lines that were not the end of the game
  TranspositionTable table_;
  std::vector<Tried> root_;
  std::array<std::array<std::uint8_t, 2>, longestLine + 1> killers_{};
  std::array<std::array<std::int32_t, moveCodes>, 2> history_{};  // of the player who thinks, of the other
};

}  // namespace sammel::bauab
