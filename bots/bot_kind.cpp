#include <charconv>

#include "bots/bot.hpp"

namespace sammel {
namespace {

// A whole number of the whole text, within limits.
template <class Number>
std::optional<Number> readNumber(std::string_view text, Number least, Number most) {
  Number number{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc() || end != text.data() + text.size() || number < least || number > most) return std::nullopt;
  return number;
}

// Words are parted by spaces; quotes of either kind keep a word together. Nothing if a quote is not closed.
std::optional<std::vector<std::string>> readWords(std::string_view text) {
  std::vector<std::string> words;
  bool within = false;  // a word
  char quote = 0;
  for (const char c : text) {
    if (quote == 0 && c == ' ') {
      within = false;
      continue;
    }
    if (!within) words.emplace_back();
    within = true;
    if (c == quote) {
      quote = 0;
    } else if (quote == 0 && (c == '"' || c == '\'')) {
      quote = c;
    } else {
      words.back() += c;
    }
  }
  return quote == 0 ? std::optional(words) : std::nullopt;
}

// The opposite of `readWords`.
std::string writeWords(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += ' ';
    if (!word.empty() && word.find_first_of(" \"'") == std::string::npos) {
      text += word;
      continue;
    }
    // A quote inside is put between quotes of the other kind.
    text += '\'';
    for (const char c : word) {
      if (c == '\'') {
        text += "'\"'\"'";
      } else {
        text += c;
      }
    }
    text += '\'';
  }
  return text;
}

constexpr std::string_view randomName = "random";
constexpr std::string_view thumbName = "thumb";
constexpr std::string_view plainPrefix = "plain:";
constexpr std::string_view programPrefix = "program:";

}  // namespace

std::optional<BotKind> BotKind::read(std::string_view text) {
  constexpr std::uint32_t mostIterations = 100'000'000;
  constexpr int mostDivisor = 100'000;
  if (text == randomName) return BotKind{Random{}};
  if (text == thumbName) return BotKind{ByThumb{}};
  if (text.starts_with(plainPrefix)) {
    const auto iterations = readNumber<std::uint32_t>(text.substr(plainPrefix.size()), 1, mostIterations);
    return iterations ? std::optional(BotKind{Plain{*iterations}}) : std::nullopt;
  }
  if (text.starts_with(programPrefix)) {
    auto command = readWords(text.substr(programPrefix.size()));
    if (!command || command->empty() || command->front().empty()) return std::nullopt;
    return BotKind{Program{std::move(*command)}};
  }
  const std::size_t slash = text.find('/');
  const auto level = readNumber<int>(text.substr(0, slash), 1, highestLevel);
  const auto divisor =
      slash == std::string_view::npos ? std::optional(1) : readNumber<int>(text.substr(slash + 1), 1, mostDivisor);
  if (!level || !divisor) return std::nullopt;
  return BotKind{Level{*level, *divisor}};
}

std::string BotKind::text() const {
  if (const auto* level = std::get_if<Level>(&is)) {
    return std::to_string(level->level) + (level->divisor == 1 ? "" : "/" + std::to_string(level->divisor));
  }
  if (const auto* plain = std::get_if<Plain>(&is)) return std::string(plainPrefix) + std::to_string(plain->iterations);
  if (const auto* program = std::get_if<Program>(&is)) return std::string(programPrefix) + writeWords(program->command);
  return std::string(std::holds_alternative<ByThumb>(is) ? thumbName : randomName);
}

}  // namespace sammel
