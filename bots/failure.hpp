// Why a bot has lost by rule.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace sammel {

struct BotFailure {
  enum class Cause : std::uint8_t {
    notStarted,  // there is no such program, or it never began to read
    ended,       // the program has ended too early
    silent,      // no answer in time
    unreadable,  // an answer that says nothing
    illegal      // an answer that the rules do not allow
  };
  Cause cause = Cause::silent;
  std::string sentence;   // what happened
  std::string lastWords;  // the last line that a program wrote to its error output; empty if there was none
};
constexpr auto enumNames(BotFailure::Cause) {
  return std::array<std::string_view, 5>{"notStarted", "ended", "silent", "unreadable", "illegal"};
}

}  // namespace sammel
