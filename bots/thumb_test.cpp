#include "bots/thumb.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "bots/bot_game.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

BotGame play(const AnyGame& game, const std::string& options, const std::vector<std::string>& kinds,
             std::uint64_t seed) {
  std::string complete;
  EXPECT_TRUE(game.completeOptions(options, complete).isFine()) << options;
  std::vector<std::unique_ptr<Bot>> bots;
  bots.reserve(kinds.size());
  for (const std::string& kind : kinds) bots.push_back(makeBot(game, *BotKind::read(kind), seed + bots.size()));
  return playBotGame(game, complete, Rng::simulation(seed), bots);
}

TEST(Thumb, PlaysEveryGameToItsEndWithAnyNumberOfPlayers) {
  for (const AnyGame* game : games()) {
    for (int seats = game->facts().minSeats; seats <= game->facts().maxSeats; ++seats) {
      const std::vector<std::string> table(static_cast<std::size_t>(seats), "thumb");
      const BotGame played = play(*game, "players=" + std::to_string(seats), table, 7);
      EXPECT_TRUE(played.outcome.over) << game->facts().id << " with " << seats;
      EXPECT_TRUE(played.forfeits.empty()) << game->facts().id << " with " << seats;
    }
  }
}

TEST(Thumb, KnowsWhatToDoWithTheCardsOfAllFables) {
  const AnyGame& game = *findGame("feiner-sand");
  for (int round = 0; round <= 18; round += 3) {
    for (std::uint64_t seed = 0; seed < 3; ++seed) {
      const BotGame played =
          play(game, "players=2 deck=shuffled fableRound=" + std::to_string(round), {"thumb", "thumb"}, seed);
      EXPECT_TRUE(played.forfeits.empty()) << round;
    }
  }
}

// Alone against all others, on every seat.
TEST(Thumb, BeatsRandomPlay) {
  constexpr int deals = 60;
  for (const AnyGame* game : games()) {
    const int seats = std::max(2, game->facts().minSeats);
    double wins = 0;
    for (int deal = 0; deal < deals; ++deal) {
      std::vector<std::string> table(static_cast<std::size_t>(seats), "random");
      const auto own = static_cast<std::size_t>(deal % seats);
      table[own] = "thumb";
      const BotGame played = play(*game, "players=" + std::to_string(seats), table, static_cast<std::uint64_t>(deal));
      wins += played.ranks()[own] == 1 ? 1 : 0;
    }
    EXPECT_GT(wins / deals, 1.2 / seats) << game->facts().id;
  }
}

}  // namespace
}  // namespace sammel
