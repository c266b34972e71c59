#include "engine/core/describe.hpp"

#include <charconv>

namespace sammel {

void Json::integer(std::int64_t number) {
  comma();
  std::array<char, 24> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
  out_.append(digits.data(), end);
}

void Json::quote(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  const auto isPlain = [](char c) { return static_cast<unsigned char>(c) >= 0x20 && c != '"' && c != '\\'; };
  out_ += '"';
  while (!text.empty()) {
    std::size_t plain = 0;
    while (plain < text.size() && isPlain(text[plain])) ++plain;
    out_ += text.substr(0, plain);
    if (plain == text.size()) break;
    const char c = text[plain];
    switch (c) {
      case '"': out_ += "\\\""; break;
      case '\\': out_ += "\\\\"; break;
      case '\n': out_ += "\\n"; break;
      default:
        out_ += "\\u00";
        out_ += digits[static_cast<unsigned char>(c) >> 4];
        out_ += digits[static_cast<unsigned char>(c) & 15];
    }
    text.remove_prefix(plain + 1);
  }
  out_ += '"';
}

// Numbers and texts stand for themselves; seats and words are marked, because they are rendered by the reader.
void Json::message(const Message& message) {
  open('{').member("key", message.key).key("args").open('{');
  for (const Arg& arg : message.args) {
    key(arg.name);
    switch (arg.kind) {
      case Arg::Kind::number: integer(arg.number); break;
      case Arg::Kind::text: string(arg.text.view()); break;
      case Arg::Kind::seat: open('{').member("seat", arg.number).close('}'); break;
      case Arg::Kind::word: open('{').member("word", arg.word).close('}'); break;
    }
  }
  close('}').close('}');
}

}  // namespace sammel
