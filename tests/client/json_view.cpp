#include "tests/client/json_view.hpp"

#include <cstring>

namespace sammel::client {
namespace {

// The index behind the closing quote of the string that starts at `at`, or npos.
std::size_t endOfString(std::string_view text, std::size_t at) {
  for (++at; at < text.size();) {
    const auto* quote = static_cast<const char*>(std::memchr(text.data() + at, '"', text.size() - at));
    if (quote == nullptr) return std::string_view::npos;
    const auto end = static_cast<std::size_t>(quote - text.data());
    std::size_t backslashes = 0;
    while (end > at + backslashes && text[end - 1 - backslashes] == '\\') ++backslashes;
    at = end + 1;
    if (backslashes % 2 == 0) return at;
  }
  return std::string_view::npos;
}

std::size_t endOfNest(std::string_view text, std::size_t at) {
  int depth = 0;
  while (at < text.size()) {
    switch (text[at]) {
      case '"':
        at = endOfString(text, at);
        if (at == std::string_view::npos) return at;
        continue;
      case '{':
      case '[': ++depth; break;
      case '}':
      case ']':
        if (--depth == 0) return at + 1;
        break;
      default: break;
    }
    ++at;
  }
  return std::string_view::npos;
}

}  // namespace

std::optional<std::string_view> takeValue(std::string_view& rest) {
  if (rest.empty()) return std::nullopt;
  std::size_t end = 0;
  if (rest.front() == '"') {
    end = endOfString(rest, 0);
  } else if (rest.front() == '{' || rest.front() == '[') {
    end = endOfNest(rest, 0);
  } else {
    end = rest.find_first_of(",:]}");
    if (end == std::string_view::npos) end = rest.size();
  }
  if (end == std::string_view::npos || end == 0) return std::nullopt;
  const std::string_view value = rest.substr(0, end);
  rest.remove_prefix(end);
  return value;
}

}  // namespace sammel::client
