// What rules of before owe to those who look at their games: the page draws, words and asks as today.
#include <gtest/gtest.h>

#include <set>

#include "engine/games/all_games.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

std::vector<const AnyGame*> earlierGames() {
  std::vector<const AnyGame*> earlier;
  for (const AnyGame* game : versions()) {
    if (earlierRules(game->facts())) earlier.push_back(game);
  }
  return earlier;
}

TEST(Versions, AreFoundByGameAndNumber) {
  std::set<std::pair<std::string_view, int>> known;
  for (const AnyGame* game : versions()) {
    const Facts& facts = game->facts();
    EXPECT_TRUE(known.emplace(facts.id, facts.rulesVersion).second) << facts.id;
    EXPECT_EQ(findGame(facts.id, facts.rulesVersion), game);
  }
  EXPECT_EQ(versions().size(), games().size() + earlierGames().size());
  EXPECT_EQ(findGame("feiner-sand", 99), nullptr);
  EXPECT_EQ(findGame("chess", 1), nullptr);
}

TEST(Versions, BeginNoNewGamesExceptToday) {
  EXPECT_FALSE(earlierGames().empty()) << "one is kept alive, so that the way for them stays open";
  for (const AnyGame* game : games()) EXPECT_FALSE(earlierRules(game->facts())) << game->facts().id;
  for (const AnyGame* game : earlierGames()) {
    EXPECT_LT(game->facts().rulesVersion, findGame(game->facts().id)->facts().rulesVersion) << game->facts().id;
  }
}

TEST(Versions, AreShownLikeToday) {
  for (const AnyGame* game : earlierGames()) {
    SCOPED_TRACE(game->facts().id);
    const AnyGame& today = *findGame(game->facts().id);
    EXPECT_EQ(typeScript(game->shapes().screen), typeScript(today.shapes().screen));
    EXPECT_EQ(typeScript(game->shapes().action), typeScript(today.shapes().action));
    EXPECT_EQ(typeScript(game->shapes().event), typeScript(today.shapes().event));
    EXPECT_EQ(game->phrases().data(), today.phrases().data()) << "its words are among those of today";
    const std::string_view difference = game->facts().unlikeToday;
    for (const Language language : {Language::de, Language::en}) {
      EXPECT_FALSE(Phrasebook({today.phrases()}).find(difference, language).empty()) << difference;
    }
  }
}

// So that a rematch or the next game of a campaign can follow.
TEST(Versions, HaveOptionsThatAreStillOffered) {
  for (const AnyGame* game : earlierGames()) {
    for (const std::string& options : game->variants()) {
      std::string complete;
      EXPECT_TRUE(findGame(game->facts().id)->completeOptions(options, complete).isFine()) << options;
    }
  }
}

}  // namespace
}  // namespace sammel
