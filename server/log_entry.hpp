// What a host is told: a sentence, how much it matters, and what it is about.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sammel {

enum class LogLevel : std::uint8_t {
  debug,    // every request, connection and refusal
  info,     // what goes as it should: started, changed, traced
  warning,  // somebody should look at it some day
  error,    // something does not work
};
constexpr auto enumNames(LogLevel) { return std::array<std::string_view, 4>{"debug", "info", "warning", "error"}; }

// A plain word: an id, a kind, a number.
struct LogField {
  LogField(std::string_view theName, std::string theValue) : name(theName), value(std::move(theValue)) {}
  template <std::integral Number>
  LogField(std::string_view theName, Number number) : name(theName), value(std::to_string(number)), isNumber(true) {}
  static LogField milliseconds(std::string_view name, std::int64_t nanoseconds) {
    const std::int64_t micros = nanoseconds / 1000;
    LogField field(name, std::to_string(micros / 1000) + "." + std::to_string(1000 + micros % 1000).substr(1));
    field.isNumber = true;
    return field;
  }

  std::string_view name;
  std::string value;
  bool isNumber = false;
};

// Never a secret (a seed, a token, the code of a seat link), nor what somebody holds.
struct LogEntry {
  using Fields = std::vector<LogField>;

  // Whoever has nothing but a sentence to tell thinks that somebody should look at it.
  LogEntry(std::string_view theText) : text(theText) {}    // NOLINT(google-explicit-constructor)
  LogEntry(const std::string& theText) : text(theText) {}  // NOLINT(google-explicit-constructor)
  LogEntry(const char* theText) : text(theText) {}         // NOLINT(google-explicit-constructor)
  LogEntry(LogLevel theLevel, std::string theText, Fields theFields = {})
      : level(theLevel), text(std::move(theText)), fields(std::move(theFields)) {}

  LogLevel level = LogLevel::warning;
  std::string text;
  Fields fields;

  // table=abc seat=2 the program my-bot has failed
  std::string line() const {
    std::string line;
    for (const LogField& field : fields) line.append(field.name).append("=").append(field.value).append(" ");
    return line + text;
  }
};

using Log = std::function<void(const LogEntry&)>;

}  // namespace sammel
