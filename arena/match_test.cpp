#include "arena/match.hpp"

#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <thread>

#include "arena/report.hpp"
#include "arena/summary.hpp"
#include "arena/tables.hpp"
#include "engine/games/registry.hpp"

namespace sammel::arena {
namespace {

const std::atomic<bool> never = false;
const auto quietly = [](const Standing&) {};

Contest contestOf(std::string_view game, std::string_view options, std::vector<std::string> bots) {
  Contest contest;
  contest.game = findGame(game);
  EXPECT_TRUE(contest.game->completeOptions(options, contest.options).isFine());
  contest.bots = std::move(bots);
  return contest;
}

std::vector<Deal> play(const Contest& contest, const Plan& plan, Journal* journal = nullptr) {
  return playMatch(contest, standardBots(*contest.game), plan, journal, never, quietly);
}

// What must be equal to the byte: everything but the time.
std::string results(const Contest& contest, const std::vector<Deal>& deals, const std::optional<Sprt>& sprt = {}) {
  const std::string json = resultJson(contest, summaryOf(contest, deals, sprt));
  return json.substr(0, json.find("\"time\"")) + gamesCsv(contest, deals);
}

// A folder of its own for each test, gone afterwards.
class InFolder : public testing::Test {
 protected:
  InFolder() {
    std::string pattern = testing::TempDir() + "arena_XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
  }
  ~InFolder() override {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  std::string file() const { return folder_ + "/games.jsonl"; }
  std::string content() const {
    std::ifstream in(file());
    return {std::istreambuf_iterator<char>(in), {}};
  }
  void overwrite(const std::string& text) const { std::ofstream(file()) << text; }
  std::optional<FolderError::Kind> refusal(const Contest& contest) const {
    try {
      const Journal journal(folder_, contest);
      return std::nullopt;
    } catch (const FolderError& error) {
      return error.kind();
    }
  }

  std::string folder_;
};
using Journals = InFolder;
using Interrupted = InFolder;

TEST(Seatings, EveryBotSitsOnEverySeatOnceAndTakesTurnsAtBeingMany) {
  for (int seats = 1; seats <= maxSeats; ++seats) {
    for (std::size_t bots = 1; bots <= static_cast<std::size_t>(seats); ++bots) {
      const auto all = seatings(1, 7, bots, seats);
      ASSERT_EQ(all.size(), bots);
      for (std::size_t seat = 0; seat < static_cast<std::size_t>(seats); ++seat) {
        std::set<int> here;
        for (const auto& seating : all) here.insert(seating[seat]);
        EXPECT_EQ(here.size(), bots);
      }
      for (const auto& seating : all) {
        for (std::size_t bot = 0; bot < bots; ++bot) {
          const auto times = std::count(seating.begin(), seating.end(), static_cast<std::int8_t>(bot));
          EXPECT_GE(times, seats / static_cast<int>(bots));
          EXPECT_LE(times, seats / static_cast<int>(bots) + 1);
        }
      }
    }
  }
}

TEST(Seatings, NeighboursChangeFromDealToDeal) {
  std::set<std::vector<int>> seen;
  for (std::int64_t deal = 0; deal < 200; ++deal) {
    const auto seating = seatings(1, deal, 3, 3).front();
    seen.emplace(seating.begin(), seating.end());
  }
  EXPECT_EQ(seen.size(), 6U);
}

TEST(Deals, EqualBotsPlayTheSameGameFromEitherSide) {
  const Contest contest = contestOf("nussknacker", "players=2", {"random", "random"});
  for (std::int64_t number = 0; number < 10; ++number) {
    const Deal deal = *playDeal(contest, standardBots(*contest.game), number, never);
    ASSERT_EQ(deal.games.size(), 2U);
    EXPECT_EQ(deal.games[0].points, deal.games[1].points);
    EXPECT_DOUBLE_EQ(deal.share(0), 0.5);
  }
}

TEST(Deals, SharesAddUpToOneInEveryGameWithMoreSeatsThanBots) {
  for (const AnyGame* game : games()) {
    const Contest contest =
        contestOf(game->facts().id, "players=" + std::to_string(game->facts().maxSeats),
                  game->facts().maxSeats == 2 ? std::vector<std::string>{"random", "random"}
                                              : std::vector<std::string>{"random", "random", "random"});
    const Deal deal = *playDeal(contest, standardBots(*game), 1, never);
    double sum = 0;
    for (std::size_t bot = 0; bot < contest.bots.size(); ++bot) sum += deal.share(bot);
    EXPECT_NEAR(sum, 1, 1e-12) << game->facts().id;
    EXPECT_GT(deal.thinking[0].answers, 0);
  }
}

TEST(Matches, DoNotDependOnTheNumberOfJobs) {
  const Contest contest = contestOf("raufer", "", {"random", "plain:3", "random"});
  const std::vector<Deal> alone = play(contest, {.deals = 40, .sprt = {}, .jobs = 1});
  ASSERT_EQ(alone.size(), 40U);
  EXPECT_EQ(results(contest, alone), results(contest, play(contest, {.deals = 40, .sprt = {}, .jobs = 2})));
  Contest other = contest;
  other.seed = 2;
  EXPECT_NE(gamesCsv(contest, alone), gamesCsv(other, play(other, {.deals = 40, .sprt = {}, .jobs = 2})));
}

TEST(Matches, TheSequentialTestStopsAtTheSameDealWithAnyNumberOfJobs) {
  const Contest contest = contestOf("bauab", "", {"plain:40", "random"});
  const Sprt sprt{0, 100};
  const std::vector<Deal> alone = play(contest, {.deals = 400, .sprt = sprt, .jobs = 1});
  EXPECT_LT(alone.size(), 100U);
  EXPECT_EQ(summaryOf(contest, alone, sprt).test->verdict, Sprt::Verdict::h1);
  EXPECT_EQ(summaryOf(contest, {alone.begin(), alone.end() - 1}, sprt).test->verdict, Sprt::Verdict::open);
  EXPECT_EQ(results(contest, alone, sprt),
            results(contest, play(contest, {.deals = 400, .sprt = sprt, .jobs = 3}), sprt));
}

// Answers nothing at all, or something illegal.
class BrokenBot final : public Bot {
 public:
  explicit BrokenBot(bool silent) : silent_(silent) {}
  std::optional<Notation> choose(const View&, const Limits&) override {
    return silent_ ? std::nullopt : std::optional(Notation("nonsense"));
  }
  Estimate estimate(const View&, const Limits&) override { return {}; }

 private:
  bool silent_;
};

TEST(Matches, WhoeverAnswersWronglyOrNotAtAllLosesAndIsCounted) {
  for (const bool silent : {true, false}) {
    const Contest contest = contestOf("bauab", "", {"broken", "random"});
    const auto maker = [&](std::string_view name, std::uint64_t seed) -> std::unique_ptr<Bot> {
      if (name == "broken") return std::make_unique<BrokenBot>(silent);
      return makeBot(*contest.game, BotKind{BotKind::Random{}}, seed);
    };
    const std::vector<Deal> deals =
        playMatch(contest, maker, {.deals = 5, .sprt = {}, .jobs = 2}, nullptr, never, quietly);
    const Summary summary = summaryOf(contest, deals, {});
    EXPECT_EQ(summary.bots[0].lost.all, 10);
    EXPECT_EQ(summary.bots[1].lost.all, 0);
    EXPECT_DOUBLE_EQ(summary.bots[0].share.value, 0);
    EXPECT_DOUBLE_EQ(summary.bots[1].share.value, 1);
  }
}

// A seat that never answers as it should comes last, and its copies at the table get nothing out of that: neither where
// they are as bad, nor more than they play for where they are not.
TEST(Matches, NobodyGainsByLosingByRule) {
  for (const std::string_view players : {"players=3", "players=4", "players=5"}) {
    const Contest contest = contestOf("fair-enough", players, {"broken", "random"});
    const auto maker = [&](std::string_view name, std::uint64_t seed) -> std::unique_ptr<Bot> {
      if (name == "broken") return std::make_unique<BrokenBot>(seed % 2 == 0);
      return makeBot(*contest.game, BotKind{BotKind::Random{}}, seed);
    };
    const std::vector<Deal> deals =
        playMatch(contest, maker, {.deals = 6, .sprt = {}, .jobs = 2}, nullptr, never, quietly);
    const Summary summary = summaryOf(contest, deals, {});
    EXPECT_DOUBLE_EQ(summary.bots[0].share.value, 0) << players;
    EXPECT_DOUBLE_EQ(summary.bots[1].share.value, 1) << players;
    EXPECT_EQ(summary.bots[0].lost.all, 6 * contest.seats());
    EXPECT_EQ(summary.bots[0].lost.all,
              summary.bots[0].lost.byCause[static_cast<std::size_t>(BotFailure::Cause::silent)] +
                  summary.bots[0].lost.byCause[static_cast<std::size_t>(BotFailure::Cause::illegal)]);
  }
}

// Answers its first question illegally, on the first seat only; everywhere else it plays at random.
TEST(Matches, AForfeitIsTheLastPlaceOfThatSeatAlone) {
  const Contest contest = contestOf("raufer", "players=4", {"shaky", "random"});
  const std::vector<Deal> deals = [&] {
    std::vector<Deal> all;
    for (std::int64_t number = 0; number < 40; ++number) {
      int made = 0;
      const auto maker = [&](std::string_view name, std::uint64_t seed) -> std::unique_ptr<Bot> {
        const bool isFirstSeat = made++ % 4 == 0;
        if (name == "shaky" && isFirstSeat) return std::make_unique<BrokenBot>(false);
        return makeBot(*contest.game, BotKind{BotKind::Random{}}, seed);
      };
      all.push_back(*playDeal(contest, maker, number, never));
    }
    return all;
  }();
  const Summary summary = summaryOf(contest, deals, {});
  double byCopies = 0;
  for (const Deal& deal : deals) {
    for (const Game& game : deal.games) {
      if (game.lost.empty()) continue;
      EXPECT_EQ(game.lost.size(), 1U);
      EXPECT_EQ(game.ranks[0], 4);
      EXPECT_EQ(game.points.size(), 4U);
      double sum = 0;
      for (std::size_t seat = 0; seat < 4; ++seat) {
        sum += game.share(seat);
        byCopies += game.bots[seat] == 0 ? game.share(seat) : 0;
      }
      EXPECT_DOUBLE_EQ(sum, 1);
    }
  }
  EXPECT_EQ(summary.bots[0].lost.all, 40);  // one of the two games of a deal
  EXPECT_GT(byCopies, 0);
  EXPECT_LT(byCopies, 20);  // one seat of three that play on
  EXPECT_LT(summary.bots[0].share.value, 0.5);
}

// Tells which limit it was given, and may answer too late.
class CuriousBot final : public Bot {
 public:
  CuriousBot(std::atomic<std::int64_t>& limit, bool late) : limit_(limit), late_(late) {}
  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    limit_ = std::chrono::ceil<std::chrono::milliseconds>(*limits.deadline - std::chrono::steady_clock::now()).count();
    while (late_ && std::chrono::steady_clock::now() < *limits.deadline + Limits::grace) std::this_thread::yield();
    return view.write(view.legal()[0]);
  }
  Estimate estimate(const View&, const Limits&) override { return {}; }

 private:
  std::atomic<std::int64_t>& limit_;
  bool late_;
};

// Programs have their own tests for the same.
TEST(Matches, OneLimitIsForEverybody) {
  for (const bool late : {false, true}) {
    std::atomic<std::int64_t> limit = 0;
    Contest contest = contestOf("bauab", "", {"curious", "random"});
    const auto maker = [&](std::string_view name, std::uint64_t seed) -> std::unique_ptr<Bot> {
      if (name == "curious") return std::make_unique<CuriousBot>(limit, late);
      return makeBot(*contest.game, BotKind{BotKind::Random{}}, seed);
    };
    if (!late) (void)playDeal(contest, maker, 0, never);
    if (!late) EXPECT_NEAR(static_cast<double>(limit), Contest::usualLimit.count(), 2000);
    contest.thinkLimit = std::chrono::milliseconds(5);
    const Deal deal = *playDeal(contest, maker, 0, never);
    EXPECT_LE(limit, 5);
    ASSERT_EQ(deal.forfeits.size(), late ? 2U : 0U);
    if (!late) continue;
    EXPECT_EQ(deal.forfeits[0].cause, BotFailure::Cause::silent);
    EXPECT_NE(deal.forfeits[0].why.view().find("the limit is 5 ms"), std::string_view::npos);
    EXPECT_DOUBLE_EQ(deal.share(0), 0);
  }
}

TEST(Matches, TellWhyAProgramHasLost) {
  for (const auto& [command, cause, words] :
       {std::tuple("program:/nowhere/such-a-program", BotFailure::Cause::notStarted, ""),
        std::tuple("program:sh -c 'echo oh no >&2; exit 1'", BotFailure::Cause::ended, "oh no")}) {
    const Contest contest = contestOf("bauab", "", {command, "random"});
    const std::vector<Deal> deals = play(contest, {.deals = 2, .sprt = {}, .jobs = 1});
    const Summary summary = summaryOf(contest, deals, {});
    EXPECT_EQ(summary.bots[0].lost.byCause[static_cast<std::size_t>(cause)], 4);
    ASSERT_EQ(summary.bots[0].lost.examples.size(), 1U);
    EXPECT_EQ(summary.bots[0].lost.examples[0].forfeit.lastWords.view(), words);
    Json line;
    line.value(deals[0]);
    EXPECT_NE(line.str().find("\"cause\":\"" + std::string(nameOf(cause)) + "\""), std::string::npos) << line.str();
    EXPECT_NE(line.str().find(words), std::string::npos);
    for (const Language language : {Language::de, Language::en}) {
      const std::string page = reportHtml(contest, summary, deals, language);
      EXPECT_NE(page.find(lossesTold(summary.bots[0], language).front()), std::string::npos) << page;
      EXPECT_NE(lossesTold(summary.bots[0], language).front().find("4 × "), std::string::npos);
    }
    EXPECT_TRUE(lossesTold(summary.bots[1], Language::en).empty());
  }
}

TEST_F(Interrupted, AMatchThatGoesOnEndsLikeOneThatWasNeverStopped) {
  const Contest contest = contestOf("fair-enough", "players=3", {"random", "plain:2"});
  const Plan plan{.deals = 30, .sprt = {}, .jobs = 2};
  std::atomic<bool> stop = false;
  std::vector<Deal> before;
  {
    Journal journal(folder_, contest);
    before = playMatch(contest, standardBots(*contest.game), plan, &journal, stop, [&stop](const Standing& standing) {
      if (standing.deals >= 10) stop = true;
    });
    EXPECT_GE(before.size(), 10U);
  }
  overwrite(content() + R"({"deal":29,"games":[{"bo)");  // the program was killed while writing
  const std::vector<Deal> whole = play(contest, plan);
  EXPECT_EQ(results(contest, before), results(contest, {whole.begin(), whole.begin() + std::ssize(before)}));
  Journal journal(folder_, contest);
  EXPECT_GE(journal.deals().size(), before.size());
  EXPECT_EQ(results(contest, play(contest, plan, &journal)), results(contest, whole));
  EXPECT_EQ(std::ranges::count(content(), '\n'), 31);
}

TEST_F(Interrupted, DealsThatWereFinishedEarlyCountOnlyWhenTheGapIsFilled) {
  const Contest contest = contestOf("bauab", "", {"random", "random"});
  const std::vector<Deal> whole = play(contest, {.deals = 6, .sprt = {}, .jobs = 1});
  {
    Journal journal(folder_, contest);
    for (const std::size_t number : {0U, 5U, 1U, 3U}) journal.append(whole[number]);
  }
  Journal journal(folder_, contest);
  const std::atomic<bool> atOnce = true;
  EXPECT_EQ(
      playMatch(contest, standardBots(*contest.game), {.deals = 6, .sprt = {}, .jobs = 1}, &journal, atOnce, quietly)
          .size(),
      2U);
}

TEST_F(Journals, GiveBackWhatWasWritten) {
  const Contest contest = contestOf("raufer", "", {"random", "random"});
  const std::vector<Deal> deals = play(contest, {.deals = 3, .sprt = {}, .jobs = 1});
  {
    Journal journal(folder_ + "/new/folder", contest);
    for (const Deal& deal : deals) journal.append(deal);
  }
  EXPECT_EQ(Journal(folder_ + "/new/folder", contest).deals(), deals);
}

TEST_F(Journals, KeepTheCausesOfForfeits) {
  const Contest contest = contestOf("bauab", "", {"program:/nowhere/such-a-program", "random"});
  const std::vector<Deal> deals = play(contest, {.deals = 2, .sprt = {}, .jobs = 1});
  ASSERT_EQ(deals[0].forfeits.size(), 2U);
  {
    Journal journal(folder_, contest);
    for (const Deal& deal : deals) journal.append(deal);
  }
  EXPECT_EQ(Journal(folder_, contest).deals(), deals);
  std::string forged = content();  // blames a seat that has not lost
  forged.replace(forged.find("\"lost\":["), 10, "\"lost\":[]");
  forged.erase(forged.find("\"lost\":[]") + 10, 1);
  overwrite(forged);
  EXPECT_EQ(refusal(contest), FolderError::Kind::damaged);
}

TEST_F(Journals, RefuseAnotherContest) {
  const Contest contest = contestOf("bauab", "", {"random", "plain:2"});
  EXPECT_FALSE(refusal(contest));
  EXPECT_FALSE(refusal(contest));
  std::vector<Contest> others(5, contest);
  others[0].bots = {"plain:2", "random"};
  others[1].seed = 2;
  others[2].thinkLimit = std::chrono::milliseconds(1);
  others[3].options = "players=2 layout=ring";
  others[4] = contestOf("nussknacker", "players=2", {"random", "plain:2"});
  for (const Contest& other : others) EXPECT_EQ(refusal(other), FolderError::Kind::otherContest);
}

TEST_F(Journals, SayWhatIsWrongWithAFolder) {
  const Contest contest = contestOf("bauab", "", {"random", "random"});
  overwrite(contest.text() + "\n{\"deal\":0}\n");
  EXPECT_EQ(refusal(contest), FolderError::Kind::damaged);
  overwrite(contest.text() + "\n{\"deal\":0,\"games\":[],\"thinking\":[]}\n");
  EXPECT_EQ(refusal(contest), FolderError::Kind::damaged);
  overwrite("somebody's letter");
  EXPECT_EQ(refusal(contest), FolderError::Kind::otherContest);
  EXPECT_EQ(content(), "somebody's letter");
  overwrite(contest.text().substr(0, 10));
  EXPECT_FALSE(refusal(contest));
  const Journal journal(folder_, contest);
  EXPECT_EQ(refusal(contest), FolderError::Kind::inUse);
  EXPECT_THROW(Journal(file() + "/below", contest), FolderError);
}

}  // namespace
}  // namespace sammel::arena
