#include "bots/search/heard.hpp"

#include <gtest/gtest.h>

#include <set>

#include "engine/core/random_driver.hpp"
#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel::search {
namespace {

std::uint64_t heardBy(Seat seat, const Audience& audience, const Message& message) {
  Heard heard(seat);
  heard.tell(audience, message);
  return heard.digest();
}

TEST(Heard, HearsOnlyWhatIsMeantForTheSeat) {
  const Message message("key", {seat("who", Seat(1))});
  const std::uint64_t nothing = Heard(Seat(0)).digest();
  EXPECT_EQ(heardBy(Seat(0), Audience::only(Seat(1)), message), nothing);
  EXPECT_NE(heardBy(Seat(1), Audience::only(Seat(1)), message), nothing);
  Heard heard(Seat(0));
  heard.tell(Audience::only(Seat(1)), "key", seat("who", Seat(1)));
  EXPECT_EQ(heard.digest(), nothing);
}

TEST(Heard, DistinguishesWhatIsSaid) {
  const std::vector<Message> messages{
      Message("k"),
      Message("key"),
      Message("key.of.a.phrase"),
      Message("key.of.a.phrasE"),
      Message("Key.of.a.phrase"),
      Message("key.of.a.phrase.that.is.longer"),
      Message("key", {number("n", 1)}),
      Message("key", {number("n", 2)}),
      Message("key", {text("t", "a2")}),
      Message("key", {text("t", "b2")}),
      Message("key", {word("w", "one.word.or.the.other")}),
      Message("key", {word("w", "one.word.or.the.othes")}),
      Message("key", {number("n", 1), number("m", 2)}),
      Message("key", {number("n", 2), number("m", 1)}),
  };
  std::set<std::uint64_t> digests;
  for (const Message& message : messages) digests.insert(heardBy(Seat(0), Audience::everyone(), message));
  EXPECT_EQ(digests.size(), messages.size());
}

TEST(Heard, HearsTheSameInPartsAsInWords) {
  using G = GanzNachPlan;
  const G::Rules rules = makeRules<G>(G::Options{});
  RandomDriver<G> driver(1);
  Rng rng = Rng::simulation(2);
  Silent silent;
  for (int game = 0; game < 100; ++game) {
    G::State state = G::setup(rules, rng, silent);
    while (const auto step = driver.choose(rules, state)) {
      const Rng chance = rng;
      Events events;
      G::State next = state;
      G::apply(rules, next, step->seat, step->action, rng, events);
      for (int i = 0; i < rules.players; ++i) {
        Heard inWords{Seat(i)};
        for (const Event& event : events.all()) inWords.tell(event.audience, event.message);
        Heard inParts{Seat(i)};
        G::State twin = state;
        Rng same = chance;
        G::apply(rules, twin, step->seat, step->action, same, inParts);
        ASSERT_EQ(inParts.digest(), inWords.digest());
        ASSERT_EQ(twin, next);
      }
      state = next;
    }
  }
}

}  // namespace
}  // namespace sammel::search
