// A player made of code. It sees a View, which is what its seat may know, and answers with an action.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bots/failure.hpp"
#include "engine/core/any_game.hpp"

namespace sammel {

// When to stop thinking before the budget is used up. Whoever is stopped still answers, with the best found so far.
// Programs and bots of ours are told the same, and whoever answers later than `grace` after the deadline has lost by
// rule: a busy machine alone should cost nobody a game.
struct Limits {
  static constexpr std::chrono::milliseconds grace{1000};

  std::optional<std::chrono::steady_clock::time_point> deadline;
  const std::atomic<bool>* stop = nullptr;
  int threads = 1;

  bool reached() const {
    return (stop != nullptr && stop->load(std::memory_order_relaxed)) ||
           (deadline && std::chrono::steady_clock::now() >= *deadline);
  }
};

// What a bot thinks of a position, from what one seat knows.
struct Estimate {
  struct Move {
    Notation action;
    double value = 0;   // the seat's chance to win after it, 0 .. 1
    double weight = 0;  // how much of the thinking went into it
  };
  struct Step {
    Seat seat;
    Notation action;
    Message label;
  };
  FixedVector<double, maxSeats> chances;  // to win, by seat
  std::vector<Move> moves;                // the best first
  std::vector<Step> line;                 // only if asked to explain: what it expects, the best move first
  std::uint64_t samples = 0;              // games played out in the mind; 0: reckoned without chance
  std::uint64_t work = 0;                 // actions in them: what it took, on any machine

  const Move* find(std::string_view action) const {
    for (const Move& move : moves) {
      if (move.action.view() == action) return &move;
    }
    return nullptr;
  }
};

// A chance that was sampled.
struct Sampled {
  double value = 0;
  double error = 0;  // its standard deviation
};

// What is certain about a position, whatever everybody does.
struct Proof {
  FixedVector<double, maxSeats> chances;  // the share of the first place, by seat
  Notation best;                          // leads there
};

// Where a bot sits.
struct Place {
  const AnyGame& game;
  std::string_view options;   // complete
  const AnyContent* content;  // null if the game has none
  Seat seat;
  int seats;
};

class Bot {
 public:
  virtual ~Bot() = default;
  Bot& operator=(const Bot&) = delete;

  // One of the view's answers or interrupts. Nothing if the bot would rather wait, which it may only where there is
  // nothing to answer.
  virtual std::optional<Notation> choose(const View& view, const Limits& limits) = 0;
  // Moves and chances as this bot sees them; no moves if it does not think ahead.
  virtual Estimate estimate(const View& view, const Limits& limits) = 0;
  // The same with a line, which takes a little longer.
  virtual Estimate explain(const View& view, const Limits& limits) { return estimate(view, limits); }
  // The value of one of the view's moves, thought about as much as about all of them. For bots that spend little on
  // moves that look bad, and so may misjudge them; nothing if the estimate says all there is to say.
  virtual std::optional<Sampled> estimateOf(const View&, const Notation&, const Limits&) { return std::nullopt; }
  // Games without chance and hidden things: who wins for certain, if that can be found out. `effort` is how many times
  // its usual thinking about a decision that may take; what it took is subtracted. What was found out is remembered.
  virtual std::optional<Proof> prove(const View&, double& /*effort*/, const Limits&) { return std::nullopt; }
  // For bots that do not think on a View alone: where they sit, before the first question; then, in order, what is told
  // to their seat and how it ended.
  virtual void sit(const Place&) {}
  virtual void hear(const Message&) {}
  virtual void end(const Outcome&) {}
  // What is no thinking but has to come before it, such as starting a process. `choose` does it if nobody has asked.
  virtual void getReady(const Limits&) {}
  // Why it has lost by rule; null as long as it has not.
  virtual const BotFailure* failure() const { return nullptr; }
  // Among how many tries it may spread its thinking about one decision; nothing if it does not count any.
  virtual std::optional<std::uint32_t> tries() const { return std::nullopt; }
  // Races only: milliseconds from the question until `choose` is to be asked.
  virtual std::int64_t reaction() { return 0; }

 protected:
  Bot() = default;
  Bot(const Bot&) = default;
};

// Which bot: what people write (`random`, `thumb`, `3`, `plain:2000`, `program:python3 bot.py`), read.
struct BotKind {
  struct Random {
    friend bool operator==(const Random&, const Random&) = default;
  };
  // Rules of thumb, without thinking ahead. In a game that has none, plain search with a few tries.
  struct ByThumb {
    friend bool operator==(const ByThumb&, const ByThumb&) = default;
  };
  // From 1, friendly, to 5, as strong as we can. Budgets can be divided, to compare levels quickly (`5/100`).
  struct Level {
    int level = 3;
    int divisor = 1;
    friend bool operator==(const Level&, const Level&) = default;
  };
  // Search without any knowledge of the game, as a measure.
  struct Plain {
    std::uint32_t iterations = 1000;
    friend bool operator==(const Plain&, const Plain&) = default;
  };
  // Somebody's program, which speaks the protocol of docs/bot-protocol.md.
  struct Program {
    std::vector<std::string> command;  // the program and its arguments
    friend bool operator==(const Program&, const Program&) = default;
  };
  std::variant<Random, ByThumb, Level, Plain, Program> is;

  static std::optional<BotKind> read(std::string_view text);
  std::string text() const;
  friend bool operator==(const BotKind&, const BotKind&) = default;
};

inline constexpr int highestLevel = 5;

// A bot for one seat of one table of this game.
std::unique_ptr<Bot> makeBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed);
// The same for every kind but somebody's program: what there is in the browser, too.
std::unique_ptr<Bot> makeOwnBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed);

}  // namespace sammel
