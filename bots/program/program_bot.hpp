// A bot in a program of its own. The program is told what its seat may know, and nothing else.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <vector>

#include "bots/bot.hpp"
#include "bots/program/child.hpp"

namespace sammel {

// The program is started with the first question. One that ends, is silent for too long, speaks nonsense or wants
// something illegal has failed, once and for all: it is asked nothing more, and the bot answers with an action that no
// game has, so that its seat loses by rule.
class ProgramBot final : public Bot {
 public:
  static constexpr std::chrono::milliseconds usualLimit{10'000};  // for one decision, if none is given
  static constexpr std::chrono::milliseconds usualStart{10'000};  // from the start until it listens

  ProgramBot(std::vector<std::string> command, std::uint64_t seed, std::chrono::milliseconds limit = usualLimit,
             std::chrono::milliseconds start = usualStart);

  std::optional<Notation> choose(const View& view, const Limits& limits) override;
  // Programs do not tell what they think.
  Estimate estimate(const View&, const Limits&) override { return {}; }
  void sit(const Place& place) override;
  void hear(const Message& message) override { heard_.push_back(message); }
  void end(const Outcome& outcome) override;
  // Starts the program, and waits until it listens: that is no thinking.
  void getReady(const Limits& limits) override;
  // As fast as the strongest level: how fast the program is, is not for people to beat.
  std::int64_t reaction() override;

  const BotFailure* failure() const override { return failure_ ? &*failure_ : nullptr; }

 private:
  void fail(BotFailure failure);
  std::optional<Notation> judge(const std::string& line, const View& view);

  std::vector<std::string> command_;
  std::chrono::milliseconds limit_;
  std::chrono::milliseconds start_;
  Rng rng_;
  const AnyGame* game_ = nullptr;
  std::string hello_;
  std::unique_ptr<program::Child> child_;
  std::vector<Message> heard_;  // since the last question
  std::uint64_t questions_ = 0;
  std::optional<BotFailure> failure_;
};

}  // namespace sammel
