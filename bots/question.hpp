// What one of our bots is asked and what it answers, as values: so that it can think in a thread beside the tables, or
// in another worker of a page, which gets no more than what the bot's seat may know.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "bots/advice.hpp"
#include "bots/bot.hpp"

namespace sammel {

struct Question {
  const AnyGame& game;
  BotKind kind;
  std::uint64_t seed;
  std::unique_ptr<View> view;
  std::chrono::milliseconds limit;
  bool isForHint = false;  // what the bot would advise and why, instead of what it does itself
};

struct Thought {
  std::optional<Notation> choice;
  std::optional<AnyJson> advice;  // for a hint, written already: whoever asked passes it on as it is
  static constexpr auto describe() {
    return std::tuple(field("choice", &Thought::choice), field("advice", &Thought::advice));
  }
};

Thought think(const Question& question, const std::atomic<bool>* stop = nullptr);

// The same in JSON, for somebody who is told nothing else. `place` is where the bot sits.
std::string writeQuestion(const Question& question, const Place& place);
std::string answerQuestion(std::string_view question);
Thought readThought(std::string_view answer);  // empty if it says nothing

}  // namespace sammel
