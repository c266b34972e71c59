#include "bots/search/search.hpp"

#include <gtest/gtest.h>

#include <array>
#include <string>

#include "bots/bot_game.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::vector<std::unique_ptr<Bot>> botsOf(const AnyGame& game, const std::vector<std::string>& kinds,
                                         std::uint64_t seed) {
  std::vector<std::unique_ptr<Bot>> bots;
  bots.reserve(kinds.size());
  for (const std::string& kind : kinds) bots.push_back(makeBot(game, *BotKind::read(kind), seed + bots.size()));
  return bots;
}

// How often the first kind wins against the second, over both seats of the same deals, with two players.
double winsOf(std::string_view id, const std::string& first, const std::string& second, int deals) {
  const AnyGame& game = *findGame(id);
  double wins = 0;
  for (int deal = 0; deal < deals; ++deal) {
    for (const bool swapped : {false, true}) {
      const auto bots = botsOf(game, swapped ? std::vector{second, first} : std::vector{first, second},
                               static_cast<std::uint64_t>(deal) * 10);
      std::string options;
      EXPECT_TRUE(game.completeOptions("players=2", options).isFine());
      const BotGame played = playBotGame(game, options, Rng::simulation(static_cast<std::uint64_t>(deal)), bots);
      EXPECT_TRUE(played.forfeits.empty());
      const std::int8_t rank = played.outcome.ranks[swapped ? 1 : 0];
      const std::int8_t other = played.outcome.ranks[swapped ? 0 : 1];
      wins += rank < other ? 1 : rank == other ? 0.5 : 0;
    }
  }
  return wins / (2 * deals);
}

TEST(BotKinds, AreReadAsTheyAreWritten) {
  for (const std::string text : {"random", "thumb", "1", "5", "3/100", "plain:200", "program:python3 a.py -x",
                                 R"(program:sh -c 'echo "'"'"'" ""')"}) {
    const auto kind = BotKind::read(text);
    ASSERT_TRUE(kind) << text;
    EXPECT_EQ(kind->text(), text);
  }
  for (const std::string text : {"", "0", "6", "3/", "3/0", "/2", "plain:", "plain:0", "plain:x", "Random", "Thumb",
                                 "5 ", "program:", "program: ", "program:'a", "program:'' b"}) {
    EXPECT_FALSE(BotKind::read(text)) << text;
  }
}

// Every game with its fewest and its most players, all kinds of bots at one table.
TEST(SearchBots, PlayEveryGameToItsEnd) {
  const std::array<std::string, 4> kinds{"plain:8", "5/1000", "1/1000", "random"};
  for (const AnyGame* game : games()) {
    for (const int seats : {game->facts().minSeats, game->facts().maxSeats}) {
      std::string options;
      ASSERT_TRUE(game->completeOptions("players=" + std::to_string(seats), options).isFine());
      std::vector<std::string> table;
      table.reserve(static_cast<std::size_t>(seats));
      for (int i = 0; i < seats; ++i) table.push_back(kinds[static_cast<std::size_t>(i) % kinds.size()]);
      const BotGame played = playBotGame(*game, options, Rng::simulation(7), botsOf(*game, table, 1));
      EXPECT_TRUE(played.outcome.over) << game->facts().id << " " << options;
      EXPECT_TRUE(played.forfeits.empty()) << game->facts().id << " " << options;
    }
  }
}

TEST(SearchBots, BeatRandomPlay) {
  EXPECT_GT(winsOf("bauab", "plain:100", "random", 15), 0.8);
  EXPECT_GT(winsOf("fair-enough", "plain:50", "random", 15), 0.8);
  EXPECT_GT(winsOf("stamp-collection", "plain:50", "random", 10), 0.8);
}

TEST(SearchBots, ChooseTheSameAgainAndInEveryWorldThatTheyCannotTellApart) {
  for (const AnyGame* game : games()) {
    std::string options;
    ASSERT_TRUE(game->completeOptions("", options).isFine());
    Events events;
    const auto match = game->start(options, nullptr, Rng::simulation(11), events);
    Rng rng = Rng::simulation(12);
    for (int step = 0; step < 20 && !match->outcome().over; ++step) {
      if (match->turn().must.empty()) {
        ASSERT_TRUE(match->act(Seat::table(), match->alarm()->action, events).isFine());
        continue;
      }
      const Seat seat = match->turn().must.first();
      const auto twin = match->imagine(seat, rng);
      std::optional<Notation> choice;
      for (const std::string_view bot : {"plain:30", "5/1000", "thumb"}) {
        const BotKind kind = *BotKind::read(bot);
        choice = makeBot(*game, kind, 5)->choose(*match->view(seat), {});
        ASSERT_TRUE(choice);
        EXPECT_EQ(choice, makeBot(*game, kind, 5)->choose(*twin->view(seat), {})) << game->facts().id;
      }
      ASSERT_TRUE(match->act(seat, *choice, events).isFine());
    }
  }
}

TEST(SearchBots, AnswerAlsoWhenTheyAreStoppedAtOnce) {
  const std::atomic<bool> stop = true;
  for (const AnyGame* game : games()) {
    std::string options;
    ASSERT_TRUE(game->completeOptions("", options).isFine());
    const auto bots = botsOf(*game, std::vector<std::string>(maxSeats, "5"), 1);
    Events events;
    const auto match = game->start(options, nullptr, Rng::simulation(3), events);
    if (match->turn().must.empty()) continue;  // a race waits for its table
    const Seat seat = match->turn().must.first();
    const auto choice = bots.front()->choose(*match->view(seat), {.deadline = {}, .stop = &stop, .threads = 2});
    ASSERT_TRUE(choice);
    EXPECT_TRUE(match->check(seat, *choice).isFine());
  }
}

TEST(SearchBots, EstimateTheChancesOfAllSeats) {
  const AnyGame& game = *findGame("bauab");
  std::string options;
  ASSERT_TRUE(game.completeOptions("", options).isFine());
  Events events;
  const auto match = game.start(options, nullptr, Rng::simulation(3), events);
  const Estimate estimate =
      makeBot(game, {BotKind::Plain{500}}, 1)->estimate(*match->view(match->turn().must.first()), {});
  ASSERT_EQ(estimate.chances.size(), 2U);
  EXPECT_NEAR(estimate.chances[0] + estimate.chances[1], 1, 0.06);
  EXPECT_EQ(estimate.moves.size(), match->legal(match->turn().must.first()).answers().size());
  EXPECT_GE(estimate.moves.front().weight, estimate.moves.back().weight);
}

}  // namespace
}  // namespace sammel
