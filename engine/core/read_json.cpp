#include "engine/core/read_json.hpp"

#include <algorithm>

namespace sammel {

void JsonReader::fail(std::string_view problem, int limit) {
  if (failed()) return;
  problem_ = problem;
  limit_ = limit;
}

void JsonReader::skipSpace() {
  while (at_ < text_.size() && std::string_view(" \t\r\n").find(text_[at_]) != std::string_view::npos) ++at_;
}

bool JsonReader::take(char c) {
  if (failed()) return false;
  skipSpace();
  if (at_ == text_.size() || text_[at_] != c) return false;
  ++at_;
  return true;
}

void JsonReader::expect(char c) {
  if (!failed() && !take(c)) fail("core.json.form");
}

void JsonReader::end() {
  skipSpace();
  if (at_ < text_.size()) fail("core.json.form");
}

bool JsonReader::boolean() {
  skipSpace();
  for (const bool value : {true, false}) {
    const std::string_view word = value ? "true" : "false";
    if (text_.substr(at_, word.size()) == word) {
      at_ += word.size();
      return value;
    }
  }
  fail("core.json.boolean");
  return false;
}

std::int64_t JsonReader::integer(std::int64_t lowest, std::int64_t highest) {
  skipSpace();
  const bool negative = take('-');
  std::int64_t value = 0;
  const std::size_t first = at_;
  constexpr std::size_t mostDigits = 9;
  while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9' && at_ - first < mostDigits) {
    value = value * 10 + (text_[at_++] - '0');
  }
  if (at_ == first) fail("core.json.number");
  if (negative) value = -value;
  if (value < lowest || value > highest) fail("core.json.range");
  return value;
}

std::string JsonReader::string() {
  std::string text;
  expect('"');
  while (!failed()) {
    if (at_ == text_.size()) {
      fail("core.json.form");
      break;
    }
    const char c = text_[at_++];
    if (c == '"') break;
    if (static_cast<unsigned char>(c) < ' ') fail("core.json.form");
    if (c != '\\') {
      text += c;
      continue;
    }
    const char escaped = at_ < text_.size() ? text_[at_++] : '\0';
    if (escaped != '"' && escaped != '\\' && escaped != '/') fail("core.json.escape");
    text += escaped;
  }
  return text;
}

Verdict JsonReader::verdict() const {
  if (!failed()) return Verdict::fine();
  const auto end = text_.begin() + static_cast<std::ptrdiff_t>(std::min(at_, text_.size()));
  const auto line = 1 + static_cast<int>(std::count(text_.begin(), end, '\n'));
  const std::string_view path = path_.empty() ? std::string_view(".") : std::string_view(path_);
  return Verdict::refuse(
      "content", Message(problem_, {arg::text("path", path), arg::number("line", line), arg::number("limit", limit_)}));
}

}  // namespace sammel
