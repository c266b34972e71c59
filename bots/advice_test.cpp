#include "bots/advice.hpp"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "engine/games/all_games.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

struct Case {
  const AnyGame& game;
  std::unique_ptr<Match> match;
  Seat seat;  // who is asked
  std::string where;
};

// Every game that gives advice, some moves after its beginning.
std::vector<Case> cases() {
  std::vector<Case> cases;
  for (const AnyGame* game : games()) {
    if (game->facts().race) continue;
    for (const std::uint64_t seed : {3U, 4U}) {
      std::string options;
      EXPECT_TRUE(game->completeOptions("", options).isFine());
      Events events;
      std::unique_ptr<Match> match = game->start(options, nullptr, Rng::simulation(seed), events);
      Rng rng = Rng::simulation(seed);
      for (int i = 0; i < 14 && !match->turn().must.empty(); ++i) {
        const Seat seat = match->turn().must.first();
        const Legal legal = match->legal(seat);
        const auto some = rng.use(Purpose::choice, seat).below(static_cast<std::uint32_t>(legal.answers().size()));
        EXPECT_TRUE(match->act(seat, legal.answers()[some], events).isFine());
      }
      if (match->turn().must.empty()) continue;
      const Seat asked = match->turn().must.first();
      cases.push_back({*game, std::move(match), asked, std::string(game->facts().id) + ' ' + std::to_string(seed)});
    }
  }
  return cases;
}

std::optional<Advice> adviceIn(const Case& at, const Match& match) {
  const std::unique_ptr<Bot> bot = makeBot(at.game, *BotKind::read("4/20"), 5);
  return advise(*bot, *match.view(at.seat), 7, {});
}

TEST(Advice, IsAboutLegalMovesTheBestOfThemFirst) {
  for (const Case& at : cases()) {
    const auto view = at.match->view(at.seat);
    const std::optional<Advice> advice = adviceIn(at, *at.match);
    ASSERT_TRUE(advice) << at.where;
    EXPECT_TRUE(view->offers(advice->best.action)) << at.where;
    EXPECT_LE(advice->others.size(), 3U);
    std::int32_t before = advice->best.chance;
    std::set<std::string> named{std::string(advice->best.action.view())};
    for (const AdvisedMove& other : advice->others) {
      EXPECT_TRUE(view->offers(other.action)) << at.where;
      EXPECT_TRUE(named.emplace(other.action.view()).second) << at.where << ": the same twice";
      EXPECT_LE(other.chance, before) << at.where;
      before = other.chance;
    }
  }
}

// Whether the line can be played in this world, whatever chance brings.
template <Game G>
bool canBePlayed(const ViewOf<G>& view, const std::vector<ExpectedStep>& line, Rng& rng) {
  typename G::State world = G::imagine(view.rules(), G::believe(view.rules(), view.knowledge()), rng);
  Silent silent;
  for (const ExpectedStep& step : line) {
    const auto action = G::read(view.rules(), step.action);
    if (!action || !judge<G>(view.rules(), world, step.seat, *action).isFine()) return false;
    G::apply(view.rules(), world, step.seat, *action, rng, silent);
  }
  return true;
}

// In some world that fits: which one is not told, so many are tried.
TEST(Advice, ExpectsALineOfLegalMoves) {
  std::size_t longLines = 0;
  for (const Case& at : cases()) {
    const std::optional<Advice> advice = adviceIn(at, *at.match);
    ASSERT_TRUE(advice) << at.where;
    ASSERT_FALSE(advice->line.empty()) << at.where;
    EXPECT_EQ(advice->line.front().action, advice->best.action) << at.where;
    longLines += advice->line.size() > 1 ? 1 : 0;
    const auto view = at.match->view(at.seat);
    Rng rng = Rng::simulation(1);
    bool isPossible = false;
    forEachGame([&]<class G>() {
      if (G::facts.id != at.game.facts().id) return;
      const int worlds = advice->certain ? 1 : 3000;
      for (int i = 0; i < worlds && !isPossible; ++i) {
        isPossible = canBePlayed(static_cast<const ViewOf<G>&>(*view), advice->line, rng);
      }
    });
    EXPECT_TRUE(isPossible) << at.where;
  }
  EXPECT_GE(longLines, 10U) << "with little thinking the tree is not deep everywhere";
}

// The truth and a twin that the seat cannot tell from it: what is advised is the same to the byte.
TEST(Advice, FollowsFromWhatTheSeatMayKnow) {
  std::size_t supposed = 0;
  for (const Case& at : cases()) {
    Rng rng = Rng::simulation(9);
    const auto twin = at.match->imagine(at.seat, rng);
    const std::optional<Advice> advice = adviceIn(at, *at.match);
    ASSERT_TRUE(advice) << at.where;
    EXPECT_EQ(Json().value(*advice).take(), Json().value(*adviceIn(at, *twin)).take()) << at.where;
    if (!at.match->hides()) {
      EXPECT_TRUE(advice->suppositions.empty()) << at.where;
    }
    supposed += advice->suppositions.empty() ? 0 : 1;
  }
  EXPECT_GE(supposed, 4U);
}

TEST(Advice, ToExplainAMoveIsToChooseTheSame) {
  for (const Case& at : cases()) {
    const auto thinkOf = [&](auto how) {
      const std::unique_ptr<Bot> bot = makeBot(at.game, *BotKind::read("4/20"), 5);
      return how(*bot);
    };
    const Estimate estimate = thinkOf([&](Bot& bot) { return bot.estimate(*at.match->view(at.seat), {}); });
    const Estimate explained = thinkOf([&](Bot& bot) { return bot.explain(*at.match->view(at.seat), {}); });
    ASSERT_EQ(estimate.moves.size(), explained.moves.size()) << at.where;
    for (std::size_t i = 0; i < estimate.moves.size(); ++i) {
      EXPECT_EQ(estimate.moves[i].action, explained.moves[i].action) << at.where;
      EXPECT_EQ(estimate.moves[i].value, explained.moves[i].value) << at.where;
    }
    EXPECT_TRUE(estimate.line.empty());
  }
}

}  // namespace
}  // namespace sammel
