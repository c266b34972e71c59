#include "bots/program/knowledge.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "bots/bot_game.hpp"
#include "bots/random_bot.hpp"
#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"
#include "engine/games/registry.hpp"

namespace sammel::program {
namespace {

std::string textOf(const AnyGame& game, const View& view) {
  Json json;
  writeKnowledge(game, view, json);
  return json.take();
}

Moves<Notation> writtenBy(const View& view) {
  Moves<Notation> moves;
  for (const AnyAction& action : view.legal().answers()) moves.add(view.write(action));
  for (const AnyAction& action : view.legal().interrupts()) moves.addInterrupt(view.write(action));
  return moves;
}

// Plays at random and says of every view whether another one, made of its text, knows the same.
template <class G>
class Copyist final : public Bot {
 public:
  explicit Copyist(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits&) override {
    if (!model_) model_ = std::make_unique<ViewOf<G>>(static_cast<const ViewOf<G>&>(view));
    const std::string text = textOf(erased<G>(), view);
    const std::unique_ptr<View> copy = readKnowledge(erased<G>(), *model_, text, writtenBy(view));
    EXPECT_TRUE(copy) << text;
    if (copy) {
      EXPECT_TRUE(static_cast<const ViewOf<G>&>(*copy).knowledge() == static_cast<const ViewOf<G>&>(view).knowledge())
          << text;
      const Moves<Notation> before = writtenBy(view);
      const Moves<Notation> after = writtenBy(*copy);
      EXPECT_TRUE(std::ranges::equal(after.answers(), before.answers()));
      EXPECT_TRUE(std::ranges::equal(after.interrupts(), before.interrupts()));
      EXPECT_EQ(copy->seat(), view.seat());
    }
    return chooseAtRandom(view, rng_);
  }
  Estimate estimate(const View&, const Limits&) override { return {}; }

 private:
  Rng rng_;
  std::unique_ptr<View> model_;  // the first of them
};

TEST(Knowledge, SurvivesTheWayToAnotherProgram) {
  forEachGame([]<class G>() {
    for (const int seats : std::set{std::max(2, G::facts.minSeats), G::facts.maxSeats}) {
      std::string options;
      ASSERT_TRUE(erased<G>().completeOptions("players=" + std::to_string(seats), options).isFine());
      for (const std::uint64_t seed : {1U, 2U}) {
        std::vector<std::unique_ptr<Bot>> bots;
        bots.reserve(static_cast<std::size_t>(seats));
        for (int seat = 0; seat < seats; ++seat) {
          bots.push_back(std::make_unique<Copyist<G>>(seed * maxSeats + static_cast<std::uint64_t>(seat)));
        }
        EXPECT_TRUE(playBotGame(erased<G>(), options, Rng::simulation(seed), bots).outcome.over) << G::facts.id;
      }
    }
  });
}

TEST(Knowledge, IsToldAlikeInAllWorldsThatFit) {
  for (const AnyGame* game : games()) {
    std::string options;
    const int seats = std::max(2, game->facts().minSeats);
    ASSERT_TRUE(game->completeOptions("players=" + std::to_string(seats), options).isFine());
    Events events;
    Rng rng = Rng::simulation(5);
    const std::unique_ptr<Match> match = game->start(options, nullptr, Rng::simulation(4), events);
    while (!match->outcome().over) {
      const SeatSet must = match->turn().must;
      if (must.empty()) {
        ASSERT_TRUE(match->act(Seat::table(), match->alarm()->action, events).isFine());
        continue;
      }
      const std::unique_ptr<View> view = match->view(must.first());
      EXPECT_EQ(textOf(*game, *view), textOf(*game, *match->imagine(must.first(), rng)->view(must.first())));
      ASSERT_TRUE(match->act(must.first(), *chooseAtRandom(*view, rng), events).isFine());
      events.clear();
    }
  }
}

TEST(Knowledge, IsNotReadFromAnythingElse) {
  const AnyGame& game = *findGame("raufer");
  Events opening;
  const std::unique_ptr<View> view = game.start("players=3", nullptr, Rng::simulation(1), opening)->view(Seat(1));
  const std::string text = textOf(game, *view);
  ASSERT_TRUE(readKnowledge(game, *view, text, {}));

  const auto isRead = [&](const std::string& part, const std::string& instead) {
    std::string changed = text;
    const std::size_t at = changed.find(part);
    EXPECT_NE(at, std::string::npos) << part << " in " << text;
    changed.replace(at, part.size(), instead);
    return readKnowledge(game, *view, changed, {}) != nullptr;
  };
  EXPECT_TRUE(isRead(R"("stock":5)", R"("stock":4)"));
  EXPECT_FALSE(isRead(R"("stock":5)", R"("stock":500)"));        // fits into no such number
  EXPECT_FALSE(isRead(R"("stock":5)", R"("stock":"5")"));        // of another kind
  EXPECT_FALSE(isRead(R"("stock":5)", R"("stocks":5)"));         // missing
  EXPECT_FALSE(isRead(R"("viewer":1)", R"("viewer":9)"));        // no such seat
  EXPECT_FALSE(isRead(R"("order":"up")", R"("order":"left")"));  // no such name
  EXPECT_FALSE(isRead(R"("handSizes":[5)", R"("handSizes":[5,5)"));
  EXPECT_FALSE(isRead("{", "["));
  EXPECT_FALSE(readKnowledge(game, *view, "", {}));
  EXPECT_FALSE(readKnowledge(game, *view, "null", {}));
}

}  // namespace
}  // namespace sammel::program
