#include "server/log.hpp"

#include <array>
#include <cstdio>
#include <ctime>

#include "engine/core/describe.hpp"

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

std::string stampOf(std::int64_t millisecondsSince1970) {
  const std::time_t seconds = millisecondsSince1970 / 1000;
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  std::array<char, 32> stamp{};
  const std::size_t length = std::strftime(stamp.data(), stamp.size(), "%Y-%m-%dT%H:%M:%S", &utc);
  const std::string milliseconds = std::to_string(1000 + millisecondsSince1970 % 1000);
  return std::string(stamp.data(), length).append(".").append(milliseconds.substr(1)).append("Z");
}

std::string harmless(std::string_view text) {
  std::string line;
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

// Nothing but quotation marks and backslashes is left to be escaped in harmless text.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : harmless(text)) {
    if (c == '"' || c == '\\') out += '\\';
    out += c;
  }
  return out + '"';
}

std::string jsonLine(const std::string& stamp, const LogEntry& entry) {
  std::string line = R"({"time":")" + stamp + R"(","level":")";
  line.append(nameOf(entry.level)).append("\"");
  for (const LogField& field : entry.fields) {
    line.append(",\"").append(field.name).append("\":").append(field.isNumber ? field.value : quoted(field.value));
  }
  return line.append(",\"text\":").append(quoted(entry.text)).append("}");
}

}  // namespace

std::string logLine(std::int64_t millisecondsSince1970, const LogEntry& entry, LogFormat format) {
  const std::string stamp = stampOf(millisecondsSince1970);
  if (format == LogFormat::json) return jsonLine(stamp, entry);
  return stamp + ' ' + std::string(nameOf(entry.level)) + ' ' + harmless(entry.line());
}

}  // namespace sammel
