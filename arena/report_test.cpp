// What is written about contests: the page, the tables, the ladder.
#include "arena/report.hpp"

#include <gtest/gtest.h>

#include <limits>
#include <set>

#include "arena/ladder.hpp"
#include "arena/tables.hpp"
#include "arena/words.hpp"
#include "engine/games/registry.hpp"

namespace sammel::arena {
namespace {

// Two bots at Bauab: the first wins both games of every deal but the last, which is shared.
Contest contest() {
  Contest contest;
  contest.game = findGame("bauab");
  EXPECT_TRUE(contest.game->completeOptions("", contest.options).isFine());
  contest.bots = {"5/100", "a<b>&\"c\""};
  return contest;
}

std::vector<Deal> deals(std::int64_t count) {
  std::vector<Deal> all;
  for (std::int64_t number = 0; number < count; ++number) {
    Deal deal;
    deal.number = number;
    const bool shared = number == count - 1;
    const std::int8_t loser = shared ? 1 : 2;
    deal.games.push_back({{0, 1}, {1, loser}, {9, 4}, 20, {}});
    deal.games.push_back({{1, 0}, {loser, 1}, {3, 8}, 30, {}});
    deal.thinking = {{50, 500, 1000}, {50, 700, 100000}};
    all.push_back(deal);
  }
  return all;
}

std::size_t times(std::string_view text, std::string_view what) {
  std::size_t count = 0;
  for (std::size_t at = text.find(what); at != std::string_view::npos; at = text.find(what, at + 1)) ++count;
  return count;
}

// Every element is closed in the right order; those that stand alone are left out.
bool isBalanced(std::string_view html) {
  std::vector<std::string> open;
  for (std::size_t at = html.find('<'); at != std::string_view::npos; at = html.find('<', at + 1)) {
    const std::string_view tag = html.substr(at + 1, html.find('>', at) - at - 1);
    const std::string name(tag.substr(0, tag.find_first_of(" /", 1)));
    if (tag.starts_with('!') || tag.ends_with('/') || name == "meta") continue;
    if (!tag.starts_with('/')) {
      open.push_back(name);
    } else if (open.empty() || "/" + open.back() != tag) {
      return false;
    } else {
      open.pop_back();
    }
  }
  return open.empty();
}

TEST(Reports, SayEverythingInBothLanguages) {
  std::set<std::string_view> keys;
  for (const Phrase& phrase : arenaPhrases()) {
    EXPECT_TRUE(keys.insert(phrase.key).second) << phrase.key << " twice";
    EXPECT_FALSE(phrase.text.de.empty() || phrase.text.en.empty()) << phrase.key;
  }
}

TEST(Reports, StandAloneAndAreToldToThoseWhoCannotSeeThem) {
  const Summary summary = summaryOf(contest(), deals(10), Sprt{});
  for (const Language language : {Language::de, Language::en}) {
    const std::string html = reportHtml(contest(), summary, deals(10), language);
    EXPECT_TRUE(isBalanced(html));
    EXPECT_EQ(times(html, "<svg "), 6U);
    EXPECT_EQ(times(html, "role=\"img\" aria-label=\""), 6U);
    EXPECT_EQ(times(html, "http"), 0U);
    EXPECT_EQ(times(html, "<script"), 0U);
    EXPECT_EQ(times(html, "a<b>"), 0U);
    EXPECT_GT(times(html, "a&lt;b&gt;&amp;&quot;c&quot;"), 3U);
    EXPECT_GT(times(html, "95.0 % ["), 1U);
    EXPECT_EQ(times(html, "nan"), 0U);
  }
}

TEST(Reports, CanBeMadeOfNothingAndOfOneDeal) {
  for (const std::int64_t count : {0, 1}) {
    const Summary summary = summaryOf(contest(), deals(count), {});
    EXPECT_EQ(summary.deals, count);
    const std::string html = reportHtml(contest(), summary, deals(count), Language::en);
    EXPECT_TRUE(isBalanced(html));
    EXPECT_EQ(times(html, "nan"), 0U);
  }
}

TEST(Results, AreThoseOfTheDeals) {
  const Summary summary = summaryOf(contest(), deals(10), {});
  EXPECT_EQ(summary.games, 20);
  EXPECT_DOUBLE_EQ(summary.bots[0].share.value, 0.95);
  EXPECT_NEAR(summary.bots[1].share.value, 0.05, 1e-12);
  EXPECT_DOUBLE_EQ(summary.bots[0].points.value, 8.5);
  EXPECT_DOUBLE_EQ(summary.bots[1].points.value, 3.5);
  EXPECT_NEAR(summary.bots[0].elo.value, 511.5, 0.1);
  EXPECT_DOUBLE_EQ(summary.seats[0].value, 0.5);
  EXPECT_DOUBLE_EQ(summary.lengths.average, 25);
  EXPECT_EQ(summary.lengths.shortest, 20);
  EXPECT_EQ(summary.lengths.longest, 30);
  EXPECT_DOUBLE_EQ(summary.branching, 12);
  EXPECT_DOUBLE_EQ(summary.bots[1].thinking.millisecondsPerDecision(), 2);
}

TEST(Results, ShowWhichSeatIsBetter) {
  std::vector<Deal> lopsided = deals(4);
  for (Deal& deal : lopsided) deal.games[1].ranks = {1, 2};
  const Summary summary = summaryOf(contest(), lopsided, {});
  EXPECT_DOUBLE_EQ(summary.seats[0].value, 0.9375);
  EXPECT_DOUBLE_EQ(summary.seats[1].value, 0.0625);
}

TEST(Results, HaveNoNumberWhereThereIsNoBound) {
  std::vector<Deal> won = deals(5);
  won.pop_back();
  const std::string json = resultJson(contest(), summaryOf(contest(), won, {}));
  EXPECT_NE(json.find(R"("elo":{"value":null,"low":)"), std::string::npos);
  EXPECT_EQ(json.find("inf"), std::string::npos);
  EXPECT_EQ(eloText(std::numeric_limits<double>::infinity()), "+∞");
  EXPECT_EQ(eloText(-44.4), "-44");
}

TEST(Results, AreALineForEverySeatAsCsv) {
  const std::string csv = gamesCsv(contest(), deals(2));
  EXPECT_EQ(times(csv, "\n"), 9U);
  EXPECT_NE(csv.find("\n1,2,1,2,\"a<b>&\"\"c\"\"\",2,3,0.0000,0,30,\n"), std::string::npos);
  EXPECT_NE(csv.find("\n2,1,1,1,\"5/100\",1,9,0.5000,0,20,\n"), std::string::npos);
}

TEST(Ladder, HasFivePairsForEveryGameInFoldersOfTheirOwn) {
  std::set<std::string> folders;
  for (const AnyGame* game : games()) {
    const std::vector<Contest> contests = ladder(*game, 3);
    EXPECT_EQ(contests.size(), 5U);
    for (const Contest& each : contests) {
      EXPECT_TRUE(folders.insert(folderOf(each)).second);
      EXPECT_EQ(folderOf(each).find_first_of("/: "), std::string::npos);
      EXPECT_EQ(each.seed, 3U);
      for (const std::string& bot : each.bots) EXPECT_TRUE(BotKind::read(bot)) << bot;
      EXPECT_EQ(each.seats(), std::max(2, game->facts().minSeats)) << each.options;
    }
  }
}

TEST(Ladder, DividesAllLevelsOfAGameAlikeAndLeavesTheLowestSomethingToCompare) {
  for (const AnyGame* game : games()) {
    std::set<int> divisors;
    for (const Contest& each : ladder(*game, 3)) {
      if (each.thinkLimit) continue;
      for (const std::string& name : each.bots) {
        const BotKind kind = *BotKind::read(name);
        divisors.insert(std::get<BotKind::Level>(kind.is).divisor);
        const std::optional<std::uint32_t> tries = makeOwnBot(*game, kind, 1)->tries();
        EXPECT_GE(tries.value_or(2), 2U) << game->facts().id << " " << name;
      }
    }
    EXPECT_EQ(divisors.size(), 1U) << game->facts().id;
  }
}

TEST(Ladder, IsATableOfAllResults) {
  const Summary summary = summaryOf(contest(), deals(40), Sprt{});
  const std::string table = ladderMarkdown({{contest(), summary}, {contest(), summary}}, Language::en);
  EXPECT_EQ(times(table, "\n| Bauab (2) | 5/100 : a<b>&\"c\" | 80 | 98.8 % ["), 2U);
  EXPECT_EQ(times(table, "| stronger |"), 2U);
}

}  // namespace
}  // namespace sammel::arena
