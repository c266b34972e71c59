#include "bots/program/program_bot.hpp"

#include <algorithm>

#include "bots/program/messages.hpp"
#include "bots/reaction.hpp"

namespace sammel {
namespace {

constexpr std::string_view noAction;

using Cause = BotFailure::Cause;
using Clock = std::chrono::steady_clock;

auto stopOf(const Limits& limits) {
  return [stop = limits.stop] { return stop != nullptr && stop->load(std::memory_order_relaxed); };
}

std::string inMilliseconds(Clock::duration time) {
  return std::to_string(std::chrono::floor<std::chrono::milliseconds>(time).count()) + " ms";
}

}  // namespace

ProgramBot::ProgramBot(std::vector<std::string> command, std::uint64_t seed, std::chrono::milliseconds limit,
                       std::chrono::milliseconds start)
    : command_(std::move(command)), limit_(limit), start_(start), rng_(Rng::simulation(seed)) {}

void ProgramBot::sit(const Place& place) {
  game_ = &place.game;
  hello_ = program::helloLine(place);
}

void ProgramBot::getReady(const Limits& limits) {
  if (child_) return;
  child_ = std::make_unique<program::Child>(command_);
  child_->send(hello_);
  if (child_->isListening(Clock::now() + start_, stopOf(limits))) return;
  // A program that has ended may have had something to say before.
  if (child_->trouble()) {
    fail(*child_->trouble());
  } else if (stopOf(limits)()) {
    fail({Cause::silent, "It was stopped.", {}});
  } else {
    fail({Cause::notStarted, "It did not begin to read within " + inMilliseconds(start_) + ".", {}});
  }
}

std::optional<Notation> ProgramBot::choose(const View& view, const Limits& limits) {
  const auto asked = Clock::now();
  if (!failure_) getReady(limits);
  if (failure_) return noAction;
  const auto now = Clock::now();
  const auto deadline = limits.deadline ? *limits.deadline + (now - asked) : now + limit_;
  const auto limit =
      std::max(std::chrono::milliseconds(0), std::chrono::floor<std::chrono::milliseconds>(deadline - now));
  child_->send(program::chooseLine(++questions_, *game_, view, heard_, limit));
  heard_.clear();
  const auto stopped = stopOf(limits);
  if (const std::optional<std::string> line = child_->line(deadline + Limits::grace, stopped)) {
    return judge(*line, view);
  }
  if (child_->trouble()) {
    fail(*child_->trouble());
  } else if (stopped()) {
    fail({Cause::silent, "It was stopped.", {}});
  } else {
    fail({Cause::silent,
          "It did not answer within " + inMilliseconds(limit) + " and " + inMilliseconds(Limits::grace) + " of grace.",
          {}});
  }
  return noAction;
}

std::optional<Notation> ProgramBot::judge(const std::string& line, const View& view) {
  std::string problem;
  const std::optional<program::Reply> reply = program::readReply(line, problem);
  if (!reply) {
    fail({Cause::unreadable, problem, {}});
    return noAction;
  }
  if (static_cast<std::uint64_t>(reply->id) != questions_) {
    fail({Cause::unreadable,
          "It answered question " + std::to_string(reply->id) + ", but was asked " + std::to_string(questions_) + ".",
          {}});
    return noAction;
  }
  if (!reply->choose) {
    if (view.legal().answers().empty()) return std::nullopt;
    fail({Cause::illegal, "It wants to wait, but it has to answer.", {}});
    return noAction;
  }
  if (view.offers(*reply->choose)) return Notation(*reply->choose);
  fail({Cause::illegal,
        "It wants \"" + reply->choose->substr(0, Notation::capacity()) + "\", which is not among its legal actions.",
        {}});
  return noAction;
}

void ProgramBot::fail(BotFailure failure) {
  failure_ = std::move(failure);
  failure_->sentence = program::presentable(failure_->sentence);
  failure_->lastWords = child_->lastWords();
  child_->send(program::errorLine(failure_->sentence));
  child_->flush();
}

void ProgramBot::end(const Outcome& outcome) {
  if (!child_ || failure_) return;
  child_->send(program::endLine(outcome, heard_));
  child_->flush();
}

std::int64_t ProgramBot::reaction() { return reactionOfLevel(highestLevel, rng_); }

}  // namespace sammel
