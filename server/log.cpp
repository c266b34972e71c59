#include "server/log.hpp"

#include <array>
#include <cstdio>
#include <ctime>

namespace sammel {
namespace {

// The length of the valid UTF-8 character at the beginning; 0 if there is none.
std::size_t characterAt(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const unsigned char lead = byte(0);
  const std::size_t length = lead < 0x80   ? 1
                             : lead < 0xc2 ? 0
                             : lead < 0xe0 ? 2
                             : lead < 0xf0 ? 3
                             : lead < 0xf5 ? 4
                                           : 0;
  if (length == 0 || length > text.size()) return 0;
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xc0U) != 0x80) return 0;
  }
  const bool tooShort = (lead == 0xe0 && byte(1) < 0xa0) || (lead == 0xf0 && byte(1) < 0x90);
  const bool noCharacter = (lead == 0xed && byte(1) >= 0xa0) || (lead == 0xf4 && byte(1) >= 0x90);
  return tooShort || noCharacter ? 0 : length;
}

bool isControl(std::string_view character) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
  if (character.size() == 1) return byte(0) < 0x20 || byte(0) == 0x7f;
  return byte(0) == 0xc2 && byte(1) < 0xa0;
}

void escape(std::string_view bytes, std::string& line) {
  for (const char byte : bytes) {
    std::array<char, 5> hex{};
    std::snprintf(hex.data(), hex.size(), "\\x%02x", static_cast<unsigned>(static_cast<unsigned char>(byte)));
    line += hex.data();
  }
}

}  // namespace

std::string logLine(std::int64_t millisecondsSince1970, std::string_view text) {
  const std::time_t seconds = millisecondsSince1970 / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> stamp{};
  const std::size_t length = std::strftime(stamp.data(), stamp.size(), "%Y-%m-%dT%H:%M:%S", &utc);
  std::string line(stamp.data(), length);
  const std::string milliseconds = std::to_string(1000 + millisecondsSince1970 % 1000);
  line.append(".").append(milliseconds.substr(1)).append("Z ");
  while (!text.empty()) {
    const std::size_t whole = characterAt(text);
    const std::string_view next = text.substr(0, whole == 0 ? 1 : whole);
    if (whole == 0 || isControl(next)) {
      escape(next, line);
    } else {
      line += next;
    }
    text.remove_prefix(next.size());
  }
  return line;
}

}  // namespace sammel
