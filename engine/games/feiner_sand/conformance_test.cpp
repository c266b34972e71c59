#include "engine/games/feiner_sand/earlier.hpp"
#include "tests/conformance/every_variant.hpp"

namespace sammel {
namespace {

TEST(ConformanceOfFeinerSand, HoldsInEveryVariant) { conformance::expectLawsInEveryVariant<FeinerSand>(); }

template <class G = FeinerSand>
void expectLaws(const FeinerSand::Options& options, const FeinerSand::Content& content = FeinerSand::content()) {
  ASSERT_TRUE(FeinerSand::validate(options, content).isFine());
  const auto report = conformance::conform<G>(options, {.steps = conformance::scaled(2000)}, content);
  EXPECT_TRUE(report.isFine()) << report.text();
}

TEST(ConformanceOfFeinerSand, HoldsByRules2) {
  for (const std::int8_t fableRound : {std::int8_t{9}, std::int8_t{14}}) {  // with Dream Build, with Draw to Limit
    FeinerSand::Options options;
    options.deck = feiner_sand::Deck::shuffled;
    options.fableRound = fableRound;
    expectLaws<FeinerSand2>(options);
  }
}

// Plays a game at random and goes on with the next of its campaign.
FeinerSand::Options nextGame(const FeinerSand::Options& options,
                             const FeinerSand::Content& content = FeinerSand::content()) {
  const auto rules = FeinerSand::rules(options, content);
  Rng rng = Rng::simulation(3);
  Silent silent;
  auto state = FeinerSand::setup(rules, rng, silent);
  RandomDriver<FeinerSand> driver(3);
  while (const auto step = driver.choose(rules, state)) {
    FeinerSand::apply(rules, state, step->seat, step->action, rng, silent);
  }
  return FeinerSand::next(rules, state).value_or(FeinerSand::Options{});
}

TEST(ConformanceOfFeinerSand, HoldsInTheMiddleOfAFableCampaign) {
  FeinerSand::Options options;
  options.players = 3;
  options.campaign = true;
  for (int game = 0; game < 11; ++game) {
    options = nextGame(options);
    ASSERT_TRUE(options.campaign);
    if (game == 0 || game == 4 || game == 10) expectLaws(options);
  }
}

TEST(ConformanceOfFeinerSand, HoldsInTheMiddleOfASolitaireCampaign) {
  FeinerSand::Options options;
  options.players = 1;
  options.deck = feiner_sand::Deck::shuffled;
  options.campaign = true;
  for (const char* past : {"1--17-24-0", "2-BBB-1.2-25-4"}) {
    options.past = past;
    expectLaws(options);
  }
}

// A pack that uses every room: 25 different start cards, the highest costs and coin values, warning signs wherever they
// may be.
FeinerSand::Content packAtTheLimits() {
  using feiner_sand::Kind;
  FeinerSand::Content pack = FeinerSand::content();
  pack.start.value.clear();
  pack.warningSigns.value.clear();
  pack.learningOrder.value.clear();
  const auto add = [&](Kind kind, int number, int count) {
    pack.start.value.push_back({kind, static_cast<std::int8_t>(number), static_cast<std::int8_t>(count)});
    for (int i = 0; i < count; ++i) pack.learningOrder.value.push_back({kind, static_cast<std::int8_t>(number)});
  };
  for (int value = 1; value <= feiner_sand::highestCoinValue; ++value) add(Kind::coin, value, 1);
  for (int cost = 1; cost <= 8; ++cost) add(Kind::castle, cost == 4 ? 9 : cost, cost == 1 ? 6 : 1);
  for (const Kind kind : {Kind::green, Kind::green2, Kind::red, Kind::rebate, Kind::blue, Kind::blue2, Kind::purple,
                          Kind::purple2, Kind::swap}) {
    add(kind, feiner_sand::highestCost, 1);
  }
  add(Kind::red, 1, 1);
  for (std::size_t i = 0; i < pack.start.value.size() && pack.warningSigns.value.size() < 19; ++i) {
    if (pack.start.value[i].count == 1) {
      pack.warningSigns.value.push_back({pack.start.value[i].kind, pack.start.value[i].number});
    }
  }
  return pack;
}

TEST(ConformanceOfFeinerSand, HoldsWithAPackAtTheLimits) {
  const FeinerSand::Content pack = packAtTheLimits();
  ASSERT_EQ(pack.start.value.size(), std::size_t{feiner_sand::mostStartCards});
  ASSERT_TRUE(FeinerSand::validate(pack).isFine());
  FeinerSand::Options options;
  options.players = 4;
  expectLaws(options, pack);
  options.deck = feiner_sand::Deck::shuffled;
  options.fableRound = 18;
  expectLaws(options, pack);
}

// What was sorted out is named by the cards of the pack, so only that pack can go on with it.
TEST(ConformanceOfFeinerSand, GoesOnWithACampaignOfAnotherPack) {
  const FeinerSand::Content pack = packAtTheLimits();
  const ContentPackOf<FeinerSand> content(pack);
  FeinerSand::Options options;
  options.campaign = true;
  int foreign = 0;
  for (int game = 0; game < 4; ++game) {
    options = nextGame(options, pack);
    ASSERT_TRUE(options.campaign);
    foreign += FeinerSand::validate(options).isFine() ? 0 : 1;
    Events events;
    EXPECT_NE(gameOf<FeinerSand>().start(optionsText(options), &content, Rng::simulation(1), events), nullptr);
  }
  EXPECT_GT(foreign, 0) << "with the standard pack such a past is refused";
}

}  // namespace
}  // namespace sammel
