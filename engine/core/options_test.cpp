#include "engine/core/options.hpp"

#include <gtest/gtest.h>

#include "engine/games/registry.hpp"

namespace sammel {
namespace {

enum class Length : std::uint8_t { brief, full };
constexpr auto enumNames(Length) { return std::array<std::string_view, 2>{"brief", "full"}; }

struct Options {
  std::int8_t players = 2;
  Length length = Length::full;
  bool open = false;
  FixedText<5> cells;
  static constexpr auto describe() {
    return std::tuple(range("players", &Options::players, 2, 4), option("length", &Options::length),
                      option("open", &Options::open), option("cells", &Options::cells));
  }
};

TEST(Options, AreSetFromText) {
  Options options;
  EXPECT_TRUE(setOption(options, "players", "3").isFine());
  EXPECT_TRUE(setOption(options, "length", "brief").isFine());
  EXPECT_TRUE(setOption(options, "open", "on").isFine());
  EXPECT_TRUE(setOption(options, "cells", "##/##").isFine());
  EXPECT_EQ(optionsText(options), "players=3 length=brief open=on cells=##/##");
}

TEST(Options, RefuseWhatIsNotAllowed) {
  Options options;
  for (const std::string_view value : {"1", "5", "", "two", "3 ", "03"}) {
    const Verdict verdict = setOption(options, "players", value);
    EXPECT_EQ(verdict.reason().key, "core.option.value") << value;
  }
  EXPECT_EQ(setOption(options, "length", "endless").reason().key, "core.option.value");
  EXPECT_EQ(setOption(options, "open", "true").reason().key, "core.option.value");
  EXPECT_EQ(setOption(options, "cells", "######").reason().key, "core.option.value") << "too long";
  EXPECT_EQ(setOption(options, "colour", "red").reason().key, "core.option.unknown");
  EXPECT_EQ(optionsText(options), "players=2 length=full open=off") << "nothing has changed";
}

TEST(Options, CanBeEnumerated) {
  const std::vector<Options> all = allOptions<Options>();
  EXPECT_EQ(all.size(), 3U * 2U * 2U);
  EXPECT_EQ(optionsText(all.front()), "players=2 length=brief open=off");
  EXPECT_EQ(optionsText(all.back()), "players=4 length=full open=on");
}

TEST(Options, DescribeTheirForm) {
  EXPECT_EQ(Json().value(optionInfos(Options{})).str(),
            R"([{"name":"players","values":["2","3","4"],"value":"2","length":null,"asked":true,"onlyIf":null},)"
            R"({"name":"length","values":["brief","full"],"value":"full","length":null,"asked":true,"onlyIf":null},)"
            R"({"name":"open","values":["off","on"],"value":"off","length":null,"asked":true,"onlyIf":null},)"
            R"({"name":"cells","values":[],"value":"","length":5,"asked":true,"onlyIf":null}])");
}

TEST(Options, OfAGameAreCompletedByItsDefaults) {
  const AnyGame& bauab = *findGame("bauab");
  std::string complete;
  EXPECT_TRUE(bauab.completeOptions("", complete).isFine());
  EXPECT_EQ(complete, "players=2 layout=square");
  EXPECT_TRUE(bauab.completeOptions(" layout=ring ", complete).isFine());
  EXPECT_EQ(complete, "players=2 layout=ring");
  EXPECT_EQ(bauab.completeOptions("layout", complete).reason().key, "core.option.value");
  EXPECT_EQ(bauab.completeOptions("players=3", complete).reason().key, "core.option.value");
  EXPECT_EQ(complete, "");
}

TEST(Options, OfAnotherCampaignDoNotKnowTheCourseOfThisOne) {
  const AnyGame& sand = *findGame("feiner-sand");
  EXPECT_EQ(sand.afresh("players=2 deck=learning campaign=on past=1:2,3"), "players=2 deck=learning campaign=on");
  EXPECT_EQ(sand.afresh("players=2 past=1:2,3 campaign=on"), "players=2 campaign=on");
  EXPECT_EQ(sand.afresh("players=2 campaign=on"), "players=2 campaign=on");
  EXPECT_EQ(findGame("bauab")->afresh("players=2 past=1"), "players=2 past=1") << "no option of this game";
}

TEST(Options, OfNoGameStartNothing) {
  Events events;
  EXPECT_EQ(findGame("bauab")->start("layout=moon", nullptr, Rng::simulation(1), events), nullptr);
  EXPECT_EQ(findGame("chess"), nullptr);
}

}  // namespace
}  // namespace sammel
