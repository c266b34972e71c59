#include "bots/nussknacker/deduction.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "bots/bot.hpp"
#include "engine/core/random_driver.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

using nussknacker::Cards;
using nussknacker::Chances;
using nussknacker::Deduction;
using Action = Nussknacker::Action;
using State = Nussknacker::State;

constexpr std::size_t allWorlds = 1'000'000;

Nussknacker::Rules tableOf(int players, int cards) { return Nussknacker::rules({.players = players, .cards = cards}); }

void play(const Nussknacker::Rules& rules, State& state, const Action& action) {
  Rng rng = Rng::simulation(0);
  Silent silent;
  ASSERT_TRUE(Nussknacker::check(rules, state, Nussknacker::mustAct(state), action).isFine());
  Nussknacker::apply(rules, state, Nussknacker::mustAct(state), action, rng, silent);
}

// Every possible world is asked, and every answer in it is followed up.
void expectForesight(const Nussknacker::Rules& rules, std::uint64_t seeds) {
  for (std::uint64_t seed = 0; seed < seeds; ++seed) {
    Rng rng = Rng::simulation(seed);
    Silent silent;
    const State state = Nussknacker::setup(rules, rng, silent);
    const Seat self = state.open.asker;
    const Seat other = self.left(2);
    const auto knowledge = Nussknacker::know(rules, state, self);
    const Deduction deduction(rules, knowledge, allWorlds);
    Moves<Action> questions;
    Nussknacker::legal(rules, state, self, questions);
    const Action question = questions.answers()[questions.answers().size() / 2];

    const nussknacker::Belief belief = Nussknacker::believe(rules, knowledge);
    double certainty = 0;
    double bits = nussknacker::uncertainty(deduction.nut());
    double sum = 0;
    for (const nussknacker::World& world : belief.worlds()) sum += world.weight;
    for (const nussknacker::World& world : belief.worlds()) {
      State asked = state;
      asked.hands = world.hands;
      Cards rest = rules.all();
      for (const Cards hand : world.hands) rest = rest - hand;
      asked.nut = static_cast<std::int8_t>(rest.sum());
      play(rules, asked, question);
      Moves<Action> answers;
      Nussknacker::legal(rules, asked, other, answers);
      for (const Action& answer : answers.answers()) {
        State answered = asked;
        play(rules, answered, answer);
        const Deduction after(rules, Nussknacker::know(rules, answered, self), allWorlds);
        const double weight = world.weight / sum / static_cast<double>(answers.answers().size());
        certainty += weight * after.nut()[static_cast<std::size_t>(after.likeliest())];
        bits -= weight * nussknacker::uncertainty(after.nut());
      }
    }
    const Deduction::Answer foreseen = deduction.ask(other, question.cards.sum());
    EXPECT_NEAR(foreseen.certainty, certainty, 1e-9);
    EXPECT_NEAR(foreseen.bits, bits, 1e-9);
  }
}

TEST(NussknackerDeduction, ForeseesWhatAQuestionTellsLikeAskingItInEveryWorld) {
  expectForesight(tableOf(2, 12), 3);
  expectForesight(tableOf(2, 14), 1);
}

TEST(NussknackerDeduction, TellsOnlyCardsThatDidNotComeFromThere) {
  const Nussknacker::Rules rules = tableOf(2, 12);
  Rng rng = Rng::simulation(1);
  Silent silent;
  State state = Nussknacker::setup(rules, rng, silent);
  const Seat asker = state.open.asker;
  const Seat asked = asker.left(2);
  state.nut = 6;
  state.hands[asker] = Cards::one(1) + Cards::one(2) + Cards::one(4) + Cards::one(5) + Cards::one(6);
  state.hands[asked] = rules.all() - Cards::one(6) - state.hands[asker];
  const Cards offered = Cards::one(1) + Cards::one(2);
  play(rules, state, Action::ask(asked, offered));
  play(rules, state, Action::give(Cards::one(3)));
  const Deduction deduction(rules, Nussknacker::know(rules, state, asked), allWorlds);
  EXPECT_EQ(deduction.newsTo(asker, offered), 0);
  EXPECT_EQ(deduction.newsTo(asker, offered + Cards::one(5)), 1);
  EXPECT_EQ(deduction.newsTo(asker, offered + Cards::one(1)), 1);  // the other 1 was there before
}

// Two of them play on until they announce: never before the nut is as good as certain, and then at once.
TEST(NussknackerBots, AnnounceOnceTheyAreCertain) {
  const AnyGame& game = *findGame("nussknacker");
  std::string options;
  ASSERT_TRUE(game.completeOptions("players=2 cards=12", options).isFine());
  const auto bot = makeBot(game, {BotKind::Level{5, 100}}, 1);
  Events events;
  int announcements = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    const auto match = game.start(options, nullptr, Rng::simulation(seed), events);
    for (int step = 0; step < 100 && !match->outcome().over; ++step) {
      const Seat seat = match->turn().must.first();
      const auto view = match->view(seat);
      const auto& mine = static_cast<const ViewOf<Nussknacker>&>(*view);
      const Deduction deduction(mine.rules(), mine.knowledge(), allWorlds);
      const auto choice = bot->choose(*view, {});
      ASSERT_TRUE(choice);
      const bool announces = choice->view().starts_with("announce");
      EXPECT_EQ(announces, deduction.nut()[static_cast<std::size_t>(deduction.likeliest())] > 0.99);
      announcements += announces ? 1 : 0;
      ASSERT_TRUE(match->act(seat, *choice, events).isFine());
    }
  }
  EXPECT_GT(announcements, 10);
}

TEST(NussknackerBots, WaitWithoutBeingAskedUntilTheyAreCertain) {
  const AnyGame& game = *findGame("nussknacker");
  std::string options;
  ASSERT_TRUE(game.completeOptions("players=3", options).isFine());
  Events events;
  const auto match = game.start(options, nullptr, Rng::simulation(1), events);
  const Seat idle = match->turn().must.first().left(3);
  const auto bot = makeBot(game, {BotKind::Level{5, 1}}, 1);
  EXPECT_FALSE(bot->choose(*match->view(idle), {}));
  EXPECT_FALSE(bot->choose(*match->view(idle), {}));  // nothing has changed
  const Estimate estimate = bot->estimate(*match->view(idle), {});
  EXPECT_TRUE(estimate.moves.front().action.empty());
  EXPECT_NEAR(estimate.chances[0], 1.0 / 3, 1e-9);
}

TEST(NussknackerBots, EstimateAlsoForFour) {
  const AnyGame& game = *findGame("nussknacker");
  std::string options;
  ASSERT_TRUE(game.completeOptions("players=4 cards=12", options).isFine());
  Events events;
  const auto match = game.start(options, nullptr, Rng::simulation(1), events);
  const Seat seat = match->turn().must.first();
  const Estimate estimate = makeBot(game, {BotKind::Level{5, 100}}, 1)->estimate(*match->view(seat), {});
  for (const double chance : estimate.chances) EXPECT_NEAR(chance, 0.25, 1e-9);
  EXPECT_TRUE(match->check(seat, estimate.moves.front().action).isFine());
}

}  // namespace
}  // namespace sammel
