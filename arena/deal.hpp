// One deal, played by all bots in turn at all seats. Deals are the independent unit of every statistic here; the games
// of one deal are not.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "bots/bot.hpp"

namespace sammel::arena {

// Makes a bot from its name, for one seat of one game; called from several threads at once.
using BotMaker = std::function<std::unique_ptr<Bot>(std::string_view name, std::uint64_t seed)>;

// For the bots that BotKind can read.
BotMaker standardBots(const AnyGame& game);

// What is compared. Equal contests play equal games, unless thinking is limited by time.
struct Contest {
  const AnyGame* game = nullptr;
  std::string options;  // complete and valid
  std::vector<std::string> bots;
  std::uint64_t seed = 1;
  std::optional<std::chrono::milliseconds> thinkLimit;  // for one decision, if it is not the usual one

  // For everybody. Whoever does not answer then, nor within a moment of grace, loses by rule.
  static constexpr std::chrono::milliseconds usualLimit{10'000};
  std::chrono::milliseconds limit() const { return thinkLimit.value_or(usualLimit); }
  int seats() const;
  // One line of JSON that differs for every other contest.
  std::string text() const;
};

struct Game {
  FixedVector<std::int8_t, maxSeats> bots;     // by seat
  FixedVector<std::int8_t, maxSeats> ranks;    // by seat; seats that have lost by rule are behind all others
  FixedVector<std::int16_t, maxSeats> points;  // by seat; empty if only one seat was left that had not lost by rule
  std::int32_t actions = 0;
  FixedVector<std::int8_t, maxSeats> lost;  // the seats that have lost by rule, in order

  static constexpr auto describe() {
    return std::tuple(field("bots", &Game::bots), field("ranks", &Game::ranks), field("points", &Game::points),
                      field("actions", &Game::actions), field("lost", &Game::lost));
  }
  friend bool operator==(const Game&, const Game&) = default;

  bool hasLost(std::size_t seat) const;  // by rule
  // What the seat has of the first place: all, a part, or nothing.
  double share(std::size_t seat) const;
};

// Why a seat has lost by rule.
struct Forfeit {
  std::int8_t game = 0;  // of the deal
  std::int8_t seat = 0;
  BotFailure::Cause cause = BotFailure::Cause::silent;
  FixedText<200> why;        // a sentence
  FixedText<200> lastWords;  // the last line that a program wrote to its error output

  static constexpr auto describe() {
    return std::tuple(field("game", &Forfeit::game), field("seat", &Forfeit::seat), field("cause", &Forfeit::cause),
                      field("why", &Forfeit::why), field("lastWords", &Forfeit::lastWords));
  }
  friend bool operator==(const Forfeit&, const Forfeit&) = default;
};
// Usually none, so they take no room.
struct Forfeits : std::vector<Forfeit> {
  static constexpr std::size_t capacity() { return std::size_t{maxSeats} * maxSeats; }
};

// What one bot did in all games of a deal.
struct Thinking {
  std::int64_t decisions = 0;
  std::int64_t answers = 0;  // that were legal, summed over the decisions
  std::int64_t microseconds = 0;

  static constexpr auto describe() {
    return std::tuple(field("decisions", &Thinking::decisions), field("answers", &Thinking::answers),
                      field("microseconds", &Thinking::microseconds));
  }
  friend bool operator==(const Thinking&, const Thinking&) = default;

  double millisecondsPerDecision() const {
    return decisions == 0 ? 0 : static_cast<double>(microseconds) / 1000 / static_cast<double>(decisions);
  }
};

struct Deal {
  std::int64_t number = 0;
  FixedVector<Game, maxSeats> games;
  FixedVector<Thinking, maxSeats> thinking;  // by bot
  Forfeits forfeits;                         // the causes of what was lost by rule

  static constexpr auto describe() {
    return std::tuple(field("deal", &Deal::number), field("games", &Deal::games), field("thinking", &Deal::thinking),
                      field("forfeits", &Deal::forfeits));
  }
  friend bool operator==(const Deal&, const Deal&) = default;

  // How much of all first places the bot has, over all its seats and games: the shares of all bots are 1 together.
  double share(std::size_t bot) const;
};

// Which bot sits where, game by game. There are as many games as bots; the first seating is drawn by lot for each
// deal (every bot as often as the seats allow), and from game to game each bot hands its seats on to the next. So every
// bot sits exactly once on every seat, and neighbours change from deal to deal.
std::vector<FixedVector<std::int8_t, maxSeats>> seatings(std::uint64_t seed, std::int64_t deal, std::size_t bots,
                                                         int seats);

// Nothing if `stop` was set before the end.
std::optional<Deal> playDeal(const Contest& contest, const BotMaker& maker, std::int64_t number,
                             const std::atomic<bool>& stop);

}  // namespace sammel::arena
