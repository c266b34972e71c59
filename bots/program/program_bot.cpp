#include "bots/program/program_bot.hpp"

#include <algorithm>

#include "bots/program/messages.hpp"
#include "bots/reaction.hpp"

namespace sammel {
namespace {

constexpr std::string_view noAction;

}  // namespace

ProgramBot::ProgramBot(std::vector<std::string> command, std::uint64_t seed, std::chrono::milliseconds limit)
    : command_(std::move(command)), limit_(limit), rng_(Rng::simulation(seed)) {}

void ProgramBot::sit(const Place& place) {
  game_ = &place.game;
  hello_ = program::helloLine(place);
}

std::optional<Notation> ProgramBot::choose(const View& view, const Limits& limits) {
  if (!failure_.empty()) return noAction;
  if (!child_) {
    child_ = std::make_unique<program::Child>(command_);
    child_->send(hello_);
  }
  const auto now = std::chrono::steady_clock::now();
  const auto until = std::min(limits.deadline.value_or(now + limit_), now + limit_);
  const auto limit = std::max(std::chrono::milliseconds(0), std::chrono::floor<std::chrono::milliseconds>(until - now));
  child_->send(program::chooseLine(++questions_, *game_, view, heard_, limit));
  heard_.clear();
  const auto stopped = [&] { return limits.stop != nullptr && limits.stop->load(std::memory_order_relaxed); };
  if (const std::optional<std::string> line = child_->line(until, stopped)) return judge(*line, view.legal());
  if (!child_->trouble().empty()) {
    fail(child_->trouble());
  } else if (stopped()) {
    fail("It was stopped.");
  } else {
    fail("It did not answer within " + std::to_string(limit.count()) + " ms.");
  }
  return noAction;
}

std::optional<Notation> ProgramBot::judge(const std::string& line, const Legal& legal) {
  std::string problem;
  const std::optional<program::Reply> reply = program::readReply(line, problem);
  if (!reply) {
    fail(problem);
    return noAction;
  }
  if (reply->id != questions_) {
    fail("It answered question " + std::to_string(reply->id) + ", but was asked " + std::to_string(questions_) + ".");
    return noAction;
  }
  if (!reply->action) {
    if (legal.answers.empty()) return std::nullopt;
    fail("It wants to wait, but it has to answer.");
    return noAction;
  }
  const auto isIn = [&](const std::vector<Notation>& list) {
    return std::any_of(list.begin(), list.end(), [&](const Notation& one) { return one.view() == *reply->action; });
  };
  if (isIn(legal.answers) || isIn(legal.interrupts)) return Notation(*reply->action);
  fail("It wants \"" + reply->action->substr(0, Notation::capacity()) + "\", which is not among its legal actions.");
  return noAction;
}

void ProgramBot::fail(std::string sentence) {
  failure_ = std::move(sentence);
  child_->send(program::errorLine(failure_));
  child_->flush();
}

void ProgramBot::end(const Outcome& outcome) {
  if (!child_ || !failure_.empty()) return;
  child_->send(program::endLine(outcome, heard_));
  child_->flush();
}

std::int64_t ProgramBot::reaction() { return reactionOfLevel(highestLevel, rng_); }

}  // namespace sammel
