#include "arena/summary.hpp"

#include <algorithm>
#include <limits>

namespace sammel::arena {
namespace {

// The bot's points for a seat, averaged over a deal; nothing if no game of it was finished.
std::optional<double> pointsOf(const Deal& deal, std::size_t bot) {
  double sum = 0;
  int count = 0;
  for (const Game& game : deal.games) {
    for (std::size_t seat = 0; seat < game.points.size(); ++seat) {
      if (static_cast<std::size_t>(game.bots[seat]) != bot || game.hasLost(seat)) continue;
      sum += game.points[seat];
      ++count;
    }
  }
  return count == 0 ? std::nullopt : std::optional(sum / count);
}

double shareOfSeat(const Deal& deal, std::size_t seat) {
  double sum = 0;
  for (const Game& game : deal.games) sum += game.share(seat);
  return sum / static_cast<double>(deal.games.size());
}

BotSummary botSummary(const Contest& contest, const std::vector<Deal>& deals, std::size_t bot) {
  BotSummary summary;
  summary.name = contest.bots[bot];
  Moments shares;
  Moments points;
  for (const Deal& deal : deals) {
    shares.add(deal.share(bot));
    if (const std::optional<double> own = pointsOf(deal, bot)) points.add(*own);
    for (const Forfeit& forfeit : deal.forfeits) {
      const Game& game = deal.games[static_cast<std::size_t>(forfeit.game)];
      if (static_cast<std::size_t>(game.bots[static_cast<std::size_t>(forfeit.seat)]) != bot) continue;
      ++summary.lost.all;
      if (summary.lost.byCause[static_cast<std::size_t>(forfeit.cause)]++ == 0) {
        summary.lost.examples.push_back({deal.number, forfeit});
      }
    }
    const Thinking& thinking = deal.thinking[bot];
    summary.thinking.decisions += thinking.decisions;
    summary.thinking.answers += thinking.answers;
    summary.thinking.microseconds += thinking.microseconds;
  }
  summary.share = shareOf(shares);
  if (contest.bots.size() > 1) summary.elo = eloOf(summary.share, contest.bots.size());
  summary.points = meanOf(points);
  return summary;
}

}  // namespace

Summary summaryOf(const Contest& contest, const std::vector<Deal>& deals, const std::optional<Sprt>& sprt) {
  Summary summary;
  summary.deals = static_cast<std::int64_t>(deals.size());
  std::int64_t decisions = 0;
  std::int64_t answers = 0;
  for (std::size_t bot = 0; bot < contest.bots.size(); ++bot) {
    summary.bots.push_back(botSummary(contest, deals, bot));
    decisions += summary.bots.back().thinking.decisions;
    answers += summary.bots.back().thinking.answers;
  }
  if (decisions > 0) summary.branching = static_cast<double>(answers) / static_cast<double>(decisions);

  std::vector<Moments> seats(static_cast<std::size_t>(contest.seats()));
  Moments lengths;
  Moments shares;
  summary.lengths.shortest = deals.empty() ? 0 : std::numeric_limits<std::int32_t>::max();
  for (const Deal& deal : deals) {
    for (std::size_t seat = 0; seat < seats.size(); ++seat) seats[seat].add(shareOfSeat(deal, seat));
    for (const Game& game : deal.games) {
      lengths.add(game.actions);
      summary.lengths.shortest = std::min(summary.lengths.shortest, game.actions);
      summary.lengths.longest = std::max(summary.lengths.longest, game.actions);
    }
    shares.add(deal.share(0));
  }
  for (const Moments& seat : seats) summary.seats.push_back(shareOf(seat));
  summary.games = static_cast<std::int64_t>(lengths.count());
  summary.lengths.average = lengths.mean();
  if (sprt) summary.test = TestSummary{*sprt, sprt->ratio(shares), sprt->verdict(shares)};
  return summary;
}

}  // namespace sammel::arena
