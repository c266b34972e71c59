#include "server/daily.hpp"

#include <algorithm>
#include <chrono>

namespace sammel::daily {
namespace {

std::string named(std::string_view day, std::string_view game) {
  return "daily " + std::string(day) + ' ' + std::string(game);
}

std::string digits(unsigned number, std::size_t length) {
  std::string text = std::to_string(number);
  return std::string(length - std::min(length, text.size()), '0') + text;
}

}  // namespace

std::string dayOf(std::int64_t milliseconds) {
  using namespace std::chrono;
  const year_month_day date(floor<days>(sys_time<std::chrono::milliseconds>(std::chrono::milliseconds(milliseconds))));
  return digits(static_cast<unsigned>(static_cast<int>(date.year())), 4) + '-' +
         digits(static_cast<unsigned>(date.month()), 2) + '-' + digits(static_cast<unsigned>(date.day()), 2);
}

bool isDay(std::string_view text) {
  constexpr std::string_view form = "0000-00-00";
  const auto fits = [](char c, char like) { return like == '0' ? c >= '0' && c <= '9' : c == like; };
  return text.size() == form.size() && std::equal(text.begin(), text.end(), form.begin(), fits);
}

TableHead headOf(std::string id, const AnyGame& game, std::int64_t now) {
  TableHead head{std::move(id), std::string(game.facts().id), {}, now, {}, {}, {}};
  if (const std::shared_ptr<const AnyContent> content = game.standardContent()) {
    head.content = content->hash();
    head.pack = content->json();
  }
  (void)game.completeOptions({}, head.options);
  return head;
}

Seed secretOf(std::string_view day, std::string_view game) { return sha256(named(day, game)); }

std::uint64_t botSeed(std::string_view day, std::string_view game, Seat bot, std::size_t acted) {
  const Digest digest = sha256(named(day, game) + " bot " + std::to_string(bot.index()) + ' ' + std::to_string(acted));
  std::uint64_t seed = 0;
  for (std::size_t i = 0; i < sizeof seed; ++i) seed = seed << 8 | digest[i];
  return seed;
}

}  // namespace sammel::daily
