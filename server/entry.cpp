#include "server/entry.hpp"

namespace sammel {

std::string_view takeWord(std::string_view& rest) {
  const std::size_t space = rest.find(' ');
  const std::string_view word = rest.substr(0, space);
  rest = space == std::string_view::npos ? std::string_view() : rest.substr(space + 1);
  return word;
}

std::optional<ParsedEntry> parseEntry(std::string_view entry) {
  std::string_view rest = entry;
  const std::string_view word = takeWord(rest);
  constexpr auto names = enumNames(EntryKind{});
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == word) return ParsedEntry{static_cast<EntryKind>(i), rest};
  }
  return std::nullopt;
}

std::string writeEntry(EntryKind kind, std::string_view rest) {
  std::string text(nameOf(kind));
  if (!rest.empty()) (text += ' ') += rest;
  return text;
}

}  // namespace sammel
