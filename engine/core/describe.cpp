#include "engine/core/describe.hpp"

#include <charconv>

namespace sammel {

void Json::grow(std::size_t count) {
  constexpr std::size_t least = 256;
  out_.resize(std::max({least, 2 * out_.size(), size_ + count}));
}

void Json::integer(std::int64_t number) {
  constexpr std::size_t longest = 20;
  char* at = comma(longest);
  wroteTo(std::to_chars(at, at + longest, number).ptr);
}

void Json::string(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  constexpr std::size_t longest = 6;  // of what one character becomes
  const auto isPlain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; };
  char* at = comma(text.size() + 2);
  *at++ = '"';
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (isPlain(c)) {
      *at++ = c;
      continue;
    }
    wroteTo(at);
    at = room(longest + text.size() - i + 1);
    *at++ = '\\';
    switch (c) {
      case '"':
      case '\\': *at++ = c; break;
      case '\n': *at++ = 'n'; break;
      default:
        at = std::copy_n("u00", 3, at);
        *at++ = digits[static_cast<unsigned char>(c) >> 4];
        *at++ = digits[static_cast<unsigned char>(c) & 15];
    }
  }
  *at++ = '"';
  wroteTo(at);
}

}  // namespace sammel
