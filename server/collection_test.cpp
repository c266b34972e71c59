// What comes with many different games: titles and packs that a host chooses, and memory.
#include <gtest/gtest.h>

#include <algorithm>

#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

std::string tableOf(const Answer& answer) { return std::string(answer.json.at("table").as_string()); }

TEST(Titles, CanBeSwitchedOffByTheHost) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  house.options.without = {"bauab"};
  house.restart();
  const Answer listed = house.get("/api/games");
  for (const auto& game : listed.json.at("games").as_array()) EXPECT_NE(game.at("id"), "bauab");
  EXPECT_EQ(house.post("/api/tables", R"({"game":"bauab"})").status, 403);
  Guest anna(house, seats.table, seats.cookies[0]);
  Guest ben(house, seats.table, seats.cookies[1]);
  begin({&anna, &ben});
  playOn({&anna, &ben});
  EXPECT_EQ(anna.last("table").at("phase"), "over") << "a table that exists goes on";
  anna.rest();
  anna.tell("rematch");
  EXPECT_EQ(anna.errorKey(), "server.titleOff");
}

// The same values, called printed where they were reconstructed: another pack.
std::shared_ptr<const AnyContent> otherPackOf(const AnyGame& game) {
  std::string json = game.standardContent()->json();
  constexpr std::string_view from = "\"origin\":\"reconstructed\"";
  json.replace(json.find(from), from.size(), "\"origin\":\"printed\"");
  Verdict verdict;
  return game.readContent(json, verdict);
}

TEST(Packs, OfTheHostAreUsedForNewTablesAndKeptForThem) {
  const AnyGame& game = *findGame("stamp-collection");
  const std::shared_ptr<const AnyContent> pack = otherPackOf(game);
  ASSERT_NE(pack, nullptr);
  House house;
  const Answer before = house.post("/api/tables", R"({"game":"stamp-collection","bots":true,"bot":"random"})");
  house.options.packs["stamp-collection"] = pack;
  house.restart();
  const Answer after = house.post("/api/tables", R"({"game":"stamp-collection","bots":true,"bot":"random"})");
  EXPECT_EQ(house.journal.tables[tableOf(before)].head.content, game.standardContent()->hash());
  EXPECT_EQ(house.journal.tables[tableOf(after)].head.content, pack->hash());
  EXPECT_EQ(house.get("/api/games/stamp-collection/content").text, pack->json());

  house.options.packs.clear();
  house.restart();
  Guest anna(house, tableOf(after), after.cookie);
  anna.answerCeremony();
  EXPECT_EQ(anna.last("table").at("phase"), "playing");

  house.journal.tables[tableOf(before)].head.content = pack->hash();
  house.restart();
  Guest ben(house, tableOf(before), before.cookie);
  EXPECT_EQ(ben.last("table").at("phase"), "frozen") << "a table without its pack must not go on with another one";
}

// How many lines with this key the guest was sent last.
long told(const Guest& guest, std::string_view key) {
  const auto lines = guest.last("position").at("story").at("lines").as_array();
  return std::count_if(lines.begin(), lines.end(),
                       [key](const auto& line) { return line.at("message").at("key").as_string() == key; });
}

TEST(Memory, IsNotHelpedByTheTable) {
  House house;
  const House::Seats seats = house.seatPeople("raufer", "players=3", 3);
  Guest anna(house, seats.table, seats.cookies[0]);
  Guest ben(house, seats.table, seats.cookies[1]);
  Guest cem(house, seats.table, seats.cookies[2]);
  begin({&anna, &ben, &cem});
  playOn({&anna, &ben, &cem}, 1);
  EXPECT_EQ(told(anna, "raufer.plays"), 1);
  playOn({&anna, &ben, &cem}, 1);
  anna.rest();
  anna.tell("look", R"("move":1)");
  EXPECT_EQ(anna.errorKey(), "core.memory");

  Guest watcher(house, seats.table, "");
  EXPECT_LE(told(watcher, "raufer.plays"), 1) << "whoever comes later is not told what was played before";
  playOn({&anna, &ben, &cem});
  EXPECT_EQ(anna.last("table").at("phase"), "over");
  EXPECT_EQ(anna.last("position").at("story").at("from").as_int64(), 0) << "now the whole story is told";
  anna.rest();
  anna.tell("look", R"("move":1)");
  EXPECT_FALSE(anna.last("looked").empty());
}

}  // namespace
}  // namespace sammel::testing
