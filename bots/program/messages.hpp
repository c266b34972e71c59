// The messages between a table and a program that plays: one JSON object a line. docs/bot-protocol.md tells how they
// are used.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bots/bot.hpp"

namespace sammel::program {

inline constexpr int protocolVersion = 1;

// From the table, complete with the end of the line.
std::string helloLine(const Place& place);
std::string chooseLine(std::uint64_t id, const AnyGame& game, const View& view, std::span<const Message> events,
                       std::chrono::milliseconds limit);
std::string endLine(const Outcome& outcome, std::span<const Message> events);
std::string errorLine(std::string_view sentence);

// From the program. `problem` says in a sentence what is wrong with a line that cannot be read.
struct Reply {
  static constexpr std::string_view typeName = "Reply";
  static constexpr std::string_view about = "The answer to a question: either an action or waiting.";
  std::int64_t id = -1;
  std::optional<std::string> choose;
  std::optional<bool> wait;
  static constexpr auto describe() {
    return std::tuple(field("id", &Reply::id, "that of the question"),
                      field("choose", &Reply::choose, "the text of an action, one of `answers` or `interrupts`"),
                      field("wait", &Reply::wait, "true: nothing; only where `answers` is empty"));
  }
};
std::optional<Reply> readReply(std::string_view line, std::string& problem);
std::string replyLine(const Reply& reply);

// What a bot of ours in a program of its own needs of the table's lines.
struct Request {
  enum class Type : std::uint8_t { hello, choose, end, error, other };
  Type type = Type::other;
  // hello
  int protocol = 0;
  std::string game;
  std::string options;
  std::string content;  // JSON; empty if the game has none
  int seat = 0;
  // choose
  std::uint64_t id = 0;
  std::optional<std::chrono::milliseconds> limit;
  std::string knowledge;  // JSON; empty if the table does not tell it
  Moves<Notation> legal;
  // error
  std::string sentence;
};
std::optional<Request> readRequest(std::string_view line, std::string& problem);

}  // namespace sammel::program
