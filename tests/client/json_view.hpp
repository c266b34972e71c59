// Reads JSON where it lies, without building a tree: a load generator looks at a handful of members of large frames.
// Everything is bounds-checked; what is malformed gives false or nothing.
#pragma once

#include <charconv>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace sammel::client {

// The text of the value that starts at the beginning of `rest` and is cut off it; nothing if there is none.
std::optional<std::string_view> takeValue(std::string_view& rest);

// Calls `visit(key, value)` with the raw texts; keys are given without quotes. False if it is not an object.
template <class Visit>
bool forEachMember(std::string_view object, Visit visit) {
  if (object.size() < 2 || object.front() != '{' || object.back() != '}') return false;
  std::string_view rest = object.substr(1, object.size() - 2);
  while (!rest.empty()) {
    const std::optional<std::string_view> key = takeValue(rest);
    if (!key || key->front() != '"' || rest.empty() || rest.front() != ':') return false;
    rest.remove_prefix(1);
    const std::optional<std::string_view> value = takeValue(rest);
    if (!value) return false;
    visit(key->substr(1, key->size() - 2), *value);
    if (!rest.empty() && rest.front() != ',') return false;
    if (!rest.empty()) rest.remove_prefix(1);
  }
  return true;
}

// Calls `visit(value)` with the raw text of each element. False if it is not an array.
template <class Visit>
bool forEachElement(std::string_view array, Visit visit) {
  if (array.size() < 2 || array.front() != '[' || array.back() != ']') return false;
  std::string_view rest = array.substr(1, array.size() - 2);
  while (!rest.empty()) {
    const std::optional<std::string_view> value = takeValue(rest);
    if (!value) return false;
    visit(*value);
    if (!rest.empty() && rest.front() != ',') return false;
    if (!rest.empty()) rest.remove_prefix(1);
  }
  return true;
}

// The raw text of a member, empty if there is none.
inline std::string_view memberOf(std::string_view object, std::string_view name) {
  std::string_view found;
  forEachMember(object, [&](std::string_view key, std::string_view value) {
    if (key == name) found = value;
  });
  return found;
}

inline std::optional<std::int64_t> integerOf(std::string_view value) {
  std::int64_t number = 0;
  const auto [end, error] = std::from_chars(value.data(), value.data() + value.size(), number);
  if (value.empty() || error != std::errc() || end != value.data() + value.size()) return std::nullopt;
  return number;
}

// The raw text between the quotes; nothing if it is not a string. Escapes stay as they are.
inline std::optional<std::string_view> textOf(std::string_view value) {
  if (value.size() < 2 || value.front() != '"' || value.back() != '"') return std::nullopt;
  return value.substr(1, value.size() - 2);
}

}  // namespace sammel::client
