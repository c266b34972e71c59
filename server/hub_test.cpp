// The API around the tables: what is offered, opening, sitting down.
#include "server/hub.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "engine/games/registry.hpp"
#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

TEST(Api, ListsTheGamesWithTheirOptions) {
  House house;
  const Answer answer = house.get("/api/games");
  EXPECT_EQ(answer.status, 200);
  const boost::json::array& games = answer.json.at("games").as_array();
  EXPECT_EQ(games.size(), 11U);
  for (const auto& game : games) EXPECT_EQ(game.at("options").at(0).at("name"), "players") << game.at("id");
  for (const auto& game : games) EXPECT_EQ(game.at("race").as_bool(), game.at("id") == "misd") << game.at("id");
  EXPECT_EQ(house.get("/api/health").json.at("ok"), true);
}

TEST(Api, SaysWithWhichChoicesThereAreNoHints) {
  House house;
  std::map<std::string, boost::json::array> without;
  const Answer answer = house.get("/api/games");
  for (const auto& game : answer.json.at("games").as_array()) {
    without[std::string(game.at("id").as_string())] = game.at("withoutHints").as_array();
  }
  EXPECT_EQ(without.at("raufer"), boost::json::array{"openDiscards=off"});
  EXPECT_EQ(without.at("fair-enough"), boost::json::array{"openCollections=off"});
  EXPECT_EQ(without.at("alex-und-co"), boost::json::array{"memoryAid=off"});
  EXPECT_TRUE(without.at("bauab").empty());
  EXPECT_TRUE(without.at("feiner-sand").empty());
  const boost::json::array& race = without.at("misd");
  EXPECT_NE(std::find(race.begin(), race.end(), "players=2"), race.end());
}

TEST(Api, TellsTheRulesInBothLanguages) {
  House house;
  EXPECT_NE(house.get("/api/games/bauab/rules?lang=de").text, house.get("/api/games/bauab/rules?lang=en").text);
  EXPECT_EQ(house.get("/api/games/chess/rules").status, 404);
}

TEST(Api, TellsWhatIsPrintedOnThePieces) {
  House house;
  EXPECT_EQ(house.get("/api/games/misd/content").text, findGame("misd")->standardContent()->json());
  EXPECT_EQ(house.get("/api/games/bauab/content").text, "null") << "its rules say everything";
  EXPECT_EQ(house.get("/api/games/chess/content").status, 404);
}

TEST(Api, SetsTheCookieForScriptsOutOfReach) {
  House house;
  const Answer answer = house.post("/api/tables", R"({"game":"bauab","name":"Anna"})");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.json.at("seat").as_int64(), 0);
  EXPECT_TRUE(answer.cookie.starts_with("sammelsurium="));
  EXPECT_NE(answer.cookieFlags.find("; HttpOnly"), std::string::npos);
  EXPECT_NE(answer.cookieFlags.find("; SameSite=Lax"), std::string::npos);
  EXPECT_EQ(answer.cookieFlags.find("; Secure"), std::string::npos);
  EXPECT_EQ(answer.text.find(answer.cookie.substr(answer.cookie.find('=') + 1)), std::string::npos);

  HttpRequest request;
  request.method = "POST";
  request.target = "/api/tables";
  request.body = R"({"game":"bauab"})";
  request.secure = true;
  EXPECT_NE(house.request(request).cookieFlags.find("; Secure"), std::string::npos);
}

TEST(Api, GivesTablesUnguessableNames) {
  House house;
  const House::Seats one = house.seatPeople("bauab", "", 1);
  const House::Seats two = house.seatPeople("bauab", "", 1);
  EXPECT_NE(one.table, two.table);
  EXPECT_GE(one.table.size(), 12U);
}

TEST(Api, OpensATableWithBotsAndStartsAtOnce) {
  House house;
  const Answer answer =
      house.post("/api/tables", R"({"game":"nussknacker","options":"players=4","bots":true,"bot":"random"})");
  Guest anna(house, std::string(answer.json.at("table").as_string()), answer.cookie);
  EXPECT_EQ(anna.last("table").at("phase"), "ceremony");
  EXPECT_EQ(anna.last("table").at("seats").at(0).at("name"), "Guest");
  anna.answerCeremony();
  EXPECT_EQ(anna.last("table").at("phase"), "playing");
}

TEST(Api, RefusesTablesThatMakeNoSense) {
  House house;
  EXPECT_EQ(house.post("/api/tables", "{").status, 400);
  EXPECT_EQ(house.post("/api/tables", R"({"game":"chess"})").status, 404);
  const Answer options = house.post("/api/tables?lang=de", R"({"game":"bauab","options":"layout=moon"})");
  EXPECT_EQ(options.status, 400);
  EXPECT_EQ(options.json.at("text"), "„moon“ ist kein Wert für die Option „layout“.");
  EXPECT_EQ(house.post("/api/tables", R"({"game":"bauab","options":"layout=ä"})").status, 400);
  EXPECT_EQ(house.post("/api/tables", R"({"game":"bauab","name":7})").json.at("message").at("args").at("where"),
            "/name");
  EXPECT_TRUE(house.journal.tables.empty());
}

TEST(Api, SeatsPeopleUntilAllSeatsAreTaken) {
  House house;
  const House::Seats seats = house.seatPeople("nussknacker", "players=3", 1);
  const std::string sit = "/api/tables/" + seats.table + "/sit";
  EXPECT_EQ(house.post(sit, R"({"name":"Ben","seat":2})").json.at("seat").as_int64(), 2);
  EXPECT_EQ(house.post(sit, R"({"name":"Cem","seat":2})").json.at("message").at("key"), "server.seatTaken");
  EXPECT_EQ(house.post(sit, R"({"name":"Cem","seat":3})").json.at("message").at("key"), "core.noSeat");
  EXPECT_EQ(house.post(sit, R"({"name":"Cem"})").json.at("seat").as_int64(), 1);
  EXPECT_EQ(house.post(sit, R"({"name":"Dora"})").json.at("message").at("key"), "server.noFreeSeat");
  EXPECT_EQ(house.post("/api/tables/nowhere/sit", R"({"name":"Dora"})").status, 404);
}

TEST(Api, RefusesForeignPages) {
  House house;
  HttpRequest request;
  request.method = "POST";
  request.target = "/api/tables";
  request.body = R"({"game":"bauab"})";
  request.host = "club.example:8080";
  request.origin = "http://evil.example";
  EXPECT_EQ(house.request(request).status, 403);
  request.origin = "null";
  EXPECT_EQ(house.request(request).status, 403);
  request.origin = "http://club.example:8080";
  EXPECT_EQ(house.request(request).status, 200);

  request.method = "GET";
  request.target = "/api/tables/abc/socket";
  EXPECT_FALSE(house.hub->refuseSocket(request).has_value());
  request.origin = "https://club.example";
  EXPECT_EQ(house.hub->refuseSocket(request)->status, 403);
}

TEST(Api, ClosesASocketOfAnUnknownTableWithASentence) {
  House house;
  const Guest lost(house, "nosuchtable", "");
  EXPECT_EQ(lost.errorKey(), "server.noTable");
  EXPECT_EQ(lost.closedWith(), closing::noTable);
}

TEST(Api, TriesAnUnreadableTableAgain) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 1);
  house.restart();
  house.journal.isReadable = false;
  const Guest lost(house, seats.table, seats.cookies[0]);
  EXPECT_EQ(lost.errorKey(), "server.unreadable");
  EXPECT_EQ(lost.closedWith(), closing::tryLater);
  for (int again = 0; again < 5; ++again) const Guest stubborn(house, seats.table, seats.cookies[0]);
  ASSERT_EQ(house.logged.size(), 1U) << "said once";
  EXPECT_NE(house.logged[0].find(seats.table + " cannot be read"), std::string::npos);
  EXPECT_EQ(house.get("/api/health").json.at("haltedTables"), 1);
  house.journal.isReadable = true;
  const Guest back(house, seats.table, seats.cookies[0]);
  EXPECT_EQ(back.seat(), 0);
  EXPECT_EQ(house.get("/api/health").json.at("haltedTables"), 0);
}

TEST(Api, RefusesATableThatCannotBeStored) {
  House house;
  house.journal.failWith = Stored::full;
  const Answer answer = house.post("/api/tables?lang=de", R"({"game":"bauab"})");
  EXPECT_EQ(answer.status, 503);
  EXPECT_TRUE(answer.cookie.empty());
  EXPECT_FALSE(answer.json.at("text").as_string().empty());
  house.journal.failWith = Stored::durable;
  EXPECT_EQ(house.post("/api/tables", R"({"game":"bauab"})").status, 200);
}

}  // namespace
}  // namespace sammel::testing
