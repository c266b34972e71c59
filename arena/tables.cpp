#include "arena/tables.hpp"

#include <fmt/format.h>

#include <cmath>

namespace sammel::arena {
namespace {

// JSON has no infinity: what has no bound is null.
void number(Json& json, std::string_view name, double value) {
  json.key(name).raw(std::isfinite(value) ? fmt::format("{:.6f}", value) : "null");
}

void interval(Json& json, std::string_view name, const Interval& value) {
  json.key(name).open('{');
  number(json, "value", value.value);
  number(json, "low", value.low);
  number(json, "high", value.high);
  json.close('}');
}

std::string_view nameOf(Sprt::Verdict verdict) {
  return verdict == Sprt::Verdict::h0 ? "H0" : verdict == Sprt::Verdict::h1 ? "H1" : "open";
}

std::string csvQuoted(std::string_view text) {
  std::string out = "\"";
  for (const char c : text) out += c == '"' ? std::string("\"\"") : std::string(1, c);
  return out + "\"";
}

// Empty if the seat has not lost by rule.
std::string whyLost(const Deal& deal, std::size_t game, std::size_t seat) {
  for (const Forfeit& forfeit : deal.forfeits) {
    if (static_cast<std::size_t>(forfeit.game) != game || static_cast<std::size_t>(forfeit.seat) != seat) continue;
    return csvQuoted(std::string(nameOf(forfeit.cause)) + ": " + std::string(forfeit.why.view()));
  }
  return {};
}

}  // namespace

std::string resultJson(const Contest& contest, const Summary& summary) {
  Json json;
  json.open('{').key("contest").raw(contest.text()).member("deals", summary.deals).member("games", summary.games);
  json.key("bots").open('[');
  for (const BotSummary& bot : summary.bots) {
    json.open('{').member("name", bot.name);
    interval(json, "share", bot.share);
    if (summary.bots.size() > 1) interval(json, "elo", bot.elo);
    interval(json, "points", bot.points);
    json.member("lostByRule", bot.lost.all).key("causes").open('{');
    for (std::size_t cause = 0; cause < bot.lost.byCause.size(); ++cause) {
      json.member(enumNames(BotFailure::Cause{})[cause], bot.lost.byCause[cause]);
    }
    json.close('}').member("decisions", bot.thinking.decisions).close('}');
  }
  json.close(']').key("seats").open('[');
  for (const Interval& seat : summary.seats) {
    json.open('{');
    interval(json, "share", seat);
    json.close('}');
  }
  json.close(']').key("actions").open('{');
  number(json, "average", summary.lengths.average);
  json.member("shortest", summary.lengths.shortest).member("longest", summary.lengths.longest).close('}');
  number(json, "answersPerDecision", summary.branching);
  if (summary.test) {
    json.key("sprt").open('{');
    number(json, "elo0", summary.test->sprt.elo0);
    number(json, "elo1", summary.test->sprt.elo1);
    number(json, "bound", Sprt::bound());
    number(json, "ratio", summary.test->ratio);
    json.member("verdict", nameOf(summary.test->verdict)).close('}');
  }
  json.key("time").open('{').key("millisecondsPerDecision").open('[');
  for (const BotSummary& bot : summary.bots) json.raw(fmt::format("{:.3f}", bot.thinking.millisecondsPerDecision()));
  json.close(']').close('}').close('}');
  return json.take() + "\n";
}

std::string gamesCsv(const Contest& contest, const std::vector<Deal>& deals) {
  std::string out = "deal,game,seat,bot,name,rank,points,share,lost_by_rule,actions,why\n";
  for (const Deal& deal : deals) {
    for (std::size_t n = 0; n < deal.games.size(); ++n) {
      const Game& game = deal.games[n];
      for (std::size_t seat = 0; seat < game.bots.size(); ++seat) {
        const auto bot = static_cast<std::size_t>(game.bots[seat]);
        const bool hasPoints = !game.points.empty() && !game.hasLost(seat);
        out += fmt::format("{},{},{},{},{},{},{},{:.4f},{},{},{}\n", deal.number + 1, n + 1, seat + 1, bot + 1,
                           csvQuoted(contest.bots[bot]), game.ranks[seat],
                           hasPoints ? std::to_string(game.points[seat]) : "", game.share(seat),
                           game.hasLost(seat) ? 1 : 0, game.actions, whyLost(deal, n, seat));
      }
    }
  }
  return out;
}

}  // namespace sammel::arena
