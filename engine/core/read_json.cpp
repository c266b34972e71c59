#include "engine/core/read_json.hpp"

#include <algorithm>
#include <charconv>

namespace sammel {
namespace {

void appendUtf8(std::string& text, std::uint32_t code) {
  const auto follow = [&](unsigned shift) { text += static_cast<char>(0x80U | (code >> shift & 0x3FU)); };
  if (code < 0x80) {
    text += static_cast<char>(code);
  } else if (code < 0x800) {
    text += static_cast<char>(0xC0U | code >> 6U);
    follow(0);
  } else if (code < 0x10000) {
    text += static_cast<char>(0xE0U | code >> 12U);
    follow(6);
    follow(0);
  } else {
    text += static_cast<char>(0xF0U | code >> 18U);
    follow(12);
    follow(6);
    follow(0);
  }
}

// Whether all of it is UTF-8: no more bytes than needed, no surrogates, nothing beyond the last code.
bool isUtf8(std::string_view text) {
  for (std::size_t i = 0; i < text.size();) {
    const auto first = static_cast<unsigned char>(text[i++]);
    if (first < 0x80) continue;
    const int more = first >= 0xF0 ? 3 : first >= 0xE0 ? 2 : 1;
    if (first < 0xC2 || first > 0xF4) return false;
    std::uint32_t code = first & (0x3FU >> static_cast<unsigned>(more));
    for (int k = 0; k < more; ++k) {
      if (i == text.size() || (static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U) return false;
      code = code << 6U | (static_cast<unsigned char>(text[i++]) & 0x3FU);
    }
    constexpr std::uint32_t least[] = {0, 0x80, 0x800, 0x10000};
    if (code < least[more] || code > 0x10FFFF || (code >= 0xD800 && code < 0xE000)) return false;
  }
  return true;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace

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

bool JsonReader::takeWord(std::string_view word) {
  if (failed()) return false;
  skipSpace();
  if (!text_.substr(at_).starts_with(word)) return false;
  at_ += word.size();
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
  const bool isTrue = takeWord("true");
  if (!isTrue && !takeWord("false")) fail("core.json.boolean");
  return isTrue;
}

// -12, 0, 3.5e+7; empty if there is none.
std::string_view JsonReader::number() {
  skipSpace();
  const std::size_t begin = at_;
  const auto next = [this](std::string_view any) {
    const bool is = at_ < text_.size() && any.find(text_[at_]) != std::string_view::npos;
    at_ += is ? 1 : 0;
    return is;
  };
  const auto digits = [this] {
    const std::size_t first = at_;
    while (at_ < text_.size() && isDigit(text_[at_])) ++at_;
    return at_ > first;
  };
  next("-");
  bool isFine = next("0") || digits();
  if (isFine && next(".")) isFine = digits();
  if (isFine && next("eE")) {
    next("+-");
    isFine = digits();
  }
  return isFine ? text_.substr(begin, at_ - begin) : std::string_view();
}

std::int64_t JsonReader::integer(std::int64_t lowest, std::int64_t highest) {
  const std::string_view digits = number();
  std::int64_t value = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
  if (digits.empty() || end != digits.data() + digits.size()) {
    fail("core.json.number");
  } else if (error != std::errc() || value < lowest || value > highest) {
    fail("core.json.range");
  }
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
    if (c == '\\') {
      readEscape(text);
    } else {
      text += c;
    }
  }
  if (!isUtf8(text)) fail("core.json.form");
  return text;
}

void JsonReader::readEscape(std::string& text) {
  constexpr std::string_view names = "\"\\/bfnrt";
  constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
  const char escaped = at_ < text_.size() ? text_[at_++] : '\0';
  if (const std::size_t known = names.find(escaped); known != std::string_view::npos) {
    text += meanings[known];
    return;
  }
  if (escaped != 'u') return fail("core.json.escape");
  std::uint32_t code = hexadecimal();
  const bool isFirstHalf = code >= 0xD800 && code < 0xDC00;
  if (isFirstHalf && text_.substr(at_).starts_with("\\u")) {
    at_ += 2;
    const std::uint32_t second = hexadecimal();
    if (second >= 0xDC00 && second < 0xE000) code = 0x10000 + ((code - 0xD800) << 10U) + (second - 0xDC00);
  }
  if (code >= 0xD800 && code < 0xE000) return fail("core.json.escape");  // half a character
  appendUtf8(text, code);
}

std::uint32_t JsonReader::hexadecimal() {
  constexpr std::size_t size = 4;
  const std::string_view digits = text_.substr(std::min(at_, text_.size()), size);
  std::uint32_t code = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
  if (digits.size() < size || error != std::errc() || end != digits.data() + size) fail("core.json.escape");
  at_ += digits.size();
  return code;
}

std::string_view JsonReader::anything() {
  if (failed()) return {};
  skipSpace();
  const std::size_t begin = at_;
  const char first = at_ < text_.size() ? text_[at_] : '\0';
  if (first == '{') {
    forEachMember([this](std::string_view) { (void)anything(); });
  } else if (first == '[') {
    ++at_;
    deeper();
    if (!take(']')) {
      do {
        (void)anything();
      } while (!failed() && take(','));
      expect(']');
    }
    --depth_;
  } else if (first == '"') {
    (void)string();
  } else if (!takeWord("true") && !takeWord("false") && !takeWord("null") && number().empty()) {
    fail("core.json.form");
  }
  return text_.substr(begin, at_ - begin);
}

// What the object that follows says that it is.
std::string JsonReader::kindOfObject(std::string_view tag) {
  std::optional<std::string> kind;
  forEachMember([&](std::string_view name) {
    if (name == tag) {
      kind = string();
    } else {
      (void)anything();
    }
  });
  if (!kind) {
    enter("." + std::string(tag));
    fail("core.json.missing");
  }
  return kind.value_or("");
}

std::string JsonReader::pointer() const {
  std::string pointer;
  for (const char c : path_) {
    const bool isPlain = c >= ' ' && c <= '~';  // names that a client has made up may be anything
    if (c != ']') pointer += c == '.' || c == '[' ? '/' : isPlain ? c : '?';
  }
  return failed() ? pointer : std::string();
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
