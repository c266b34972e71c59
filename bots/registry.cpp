#include <charconv>

#include "bots/bot.hpp"
#include "engine/games/all_games.hpp"

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

}  // namespace

template <Game G>
std::unique_ptr<Bot> botFor(const BotKind& kind, std::uint64_t seed);  // bots/<id>/bot.cpp

std::optional<BotKind> BotKind::read(std::string_view text) {
  constexpr std::string_view plain = "plain:";
  constexpr std::uint32_t mostIterations = 100'000'000;
  constexpr int mostDivisor = 100'000;
  if (text == "random") return BotKind{Random{}};
  if (text.starts_with(plain)) {
    const auto iterations = readNumber<std::uint32_t>(text.substr(plain.size()), 1, mostIterations);
    return iterations ? std::optional(BotKind{Plain{*iterations}}) : std::nullopt;
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
  if (const auto* plain = std::get_if<Plain>(&is)) return "plain:" + std::to_string(plain->iterations);
  return "random";
}

std::unique_ptr<Bot> makeBot(const AnyGame& game, const BotKind& kind, std::uint64_t seed) {
  std::unique_ptr<Bot> bot;
  forEachGame([&]<class G>() {
    if (&game == &gameOf<G>()) bot = botFor<G>(kind, seed);
  });
  return bot;
}

}  // namespace sammel
