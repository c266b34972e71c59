// The API around the tables: opening, sitting down, links to other devices, the page, stopping.
#include "server/hub.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

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

TEST(Health, SaysWhatIsWrongWithTheDisk) {
  House house;
  house.journal.health = {StoreTrouble::full, 3};
  const Answer english = house.get("/api/health?lang=en");
  EXPECT_EQ(english.status, 503);
  EXPECT_EQ(english.json.at("ok"), false);
  EXPECT_EQ(english.json.at("reason"), "full");
  EXPECT_EQ(english.json.at("text"), "The disk is full.");
  EXPECT_EQ(english.json.at("damagedTables"), 3);
  EXPECT_EQ(house.get("/api/health?lang=de").json.at("text"), "Die Festplatte ist voll.");
  for (const StoreTrouble trouble : {StoreTrouble::failed, StoreTrouble::readOnly, StoreTrouble::gone,
                                     StoreTrouble::replaced, StoreTrouble::damaged}) {
    house.wait(1000);
    house.journal.health.trouble = trouble;
    const Answer answer = house.get("/api/health");
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.json.at("text").as_string().find("server."), std::string::npos) << "a sentence";
  }
}

TEST(Health, IsFoundOutOnceASecondHoweverManyAsk) {
  House house;
  for (int i = 0; i < 50; ++i) EXPECT_EQ(house.get("/api/health").status, 200);
  EXPECT_EQ(house.journal.checks, 1);
  house.wait(1000);
  house.journal.held = true;  // it takes a while
  int answers = 0;
  HttpRequest request;
  request.method = "GET";
  request.target = "/api/health";
  for (int i = 0; i < 50; ++i) {
    house.hub->handle(request, [&](const HttpResponse& response) { answers += response.status == 200 ? 1 : 0; });
  }
  EXPECT_EQ(house.journal.checks, 2);
  EXPECT_EQ(answers, 0);
  house.journal.held = false;
  house.settle();
  EXPECT_EQ(answers, 50);
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

TEST(SeatLink, WorksOnceOnAnotherDeviceAndExpires) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  Guest anna(house, seats.table, seats.cookies[0]);
  anna.tell("link");
  const std::string code(anna.last("link").at("code").as_string());
  EXPECT_EQ(house.get("/seat/" + code).status, 200) << "a link preview opens the page and uses nothing up";
  const Answer redeemed = house.post("/api/seat/" + code, "");
  EXPECT_EQ(redeemed.status, 200);
  EXPECT_NE(redeemed.cookie, seats.cookies[0]);
  EXPECT_EQ(house.post("/api/seat/" + code, "").status, 410);
  house.restart();
  Guest phone(house, seats.table, redeemed.cookie);
  EXPECT_EQ(phone.seat(), 0);

  phone.tell("link");
  const std::string late(phone.last("link").at("code").as_string());
  house.wait(600'001);
  EXPECT_EQ(house.post("/api/seat/" + late, "").status, 410);
}

// ---- one cookie a browser ----

// Keeps cookies as browsers do.
class Jar {
 public:
  void take(const Answer& answer) {
    for (const std::string& line : answer.setCookies) {
      const std::string name = line.substr(0, line.find('='));
      cookies_[name] = line.substr(0, line.find(';'));
      if (line.find("; Max-Age=0;") != std::string::npos) cookies_.erase(name);
    }
  }
  std::string header() const {
    std::string header;
    for (const auto& [name, cookie] : cookies_) header += (header.empty() ? "" : "; ") + cookie;
    return header;
  }
  bool hasOld() const {
    const auto found = cookies_.lower_bound("seat-");
    return found != cookies_.end() && found->first.starts_with("seat-");
  }
  void put(const std::string& cookie) { cookies_[cookie.substr(0, cookie.find('='))] = cookie; }
  std::size_t size() const { return cookies_.size(); }

 private:
  std::map<std::string, std::string> cookies_;
};

Answer postFrom(House& house, const Jar& jar, std::string target, std::string body, bool secure = false) {
  HttpRequest request;
  request.method = "POST";
  request.target = std::move(target);
  request.body = std::move(body);
  request.cookie = jar.header();
  request.address = "127.0.0.1";
  request.secure = secure;
  return house.request(std::move(request));
}

std::string tableIn(const Answer& answer) { return std::string(answer.json.at("table").as_string()); }

// The cookie that a table's seat was held by before there was one a browser: the same token under another name.
std::string oldCookie(const std::string& table, const std::string& cookie) {
  return "seat-" + table + cookie.substr(cookie.find('='));
}

TEST(Cookie, StaysOneHoweverManyTablesThereAre) {
  House house;
  Jar jar;
  std::vector<std::string> tables;
  for (int i = 0; i < 500; ++i) {
    const Answer answer = postFrom(house, jar, "/api/tables", R"({"game":"bauab"})");
    jar.take(answer);
    tables.push_back(tableIn(answer));
  }
  EXPECT_LT(jar.header().size(), 100U);
  for (const std::size_t i : {0U, 250U, 499U}) EXPECT_EQ(Guest(house, tables[i], jar.header()).seat(), 0) << i;
  Jar other;
  other.take(postFrom(house, other, "/api/tables", R"({"game":"bauab"})"));
  EXPECT_EQ(Guest(house, tables[0], other.header()).seat(), -1);
}

TEST(Cookie, IsRenewedWithThePageAndNotGivenToWhoeverOnlyLooks) {
  House house;
  EXPECT_TRUE(house.get("/api/games").setCookies.empty());
  const House::Seats seats = house.seatPeople("bauab", "", 1);
  const Answer again = house.get("/api/games", seats.cookies[0]);
  EXPECT_EQ(again.cookie, seats.cookies[0]);
  EXPECT_NE(again.cookieFlags.find("; Max-Age=15552000; HttpOnly; SameSite=Lax"), std::string::npos);
  Jar rubbish;
  rubbish.put("sammelsurium=short");
  EXPECT_NE(postFrom(house, rubbish, "/api/tables", R"({"game":"bauab"})").cookie, "sammelsurium=short");
}

TEST(Cookie, OfHttpsAndOfPlainHttpStandSideBySide) {
  House house;
  Jar jar;
  jar.take(postFrom(house, jar, "/api/tables", R"({"game":"bauab"})"));
  const Answer secure = postFrom(house, jar, "/api/tables", R"({"game":"bauab"})", true);
  EXPECT_TRUE(secure.cookie.starts_with("__Secure-sammelsurium="));
  EXPECT_NE(secure.cookieFlags.find("; Secure"), std::string::npos);
  EXPECT_EQ(Guest(house, tableIn(secure), jar.header()).seat(), -1) << "plain http does not know it";
  jar.take(secure);
  EXPECT_EQ(Guest(house, tableIn(secure), jar.header()).seat(), 0);
}

TEST(Cookie, HoldsOneSeatAtATable) {
  House house;
  Jar jar;
  jar.take(postFrom(house, jar, "/api/tables", R"({"game":"nussknacker","options":"players=4"})"));
  const std::string table = house.journal.tables.begin()->first;
  const std::string sit = "/api/tables/" + table + "/sit";
  EXPECT_EQ(postFrom(house, jar, sit, R"({"name":"Anna"})").json.at("seat"), 0) << "asked twice";
  EXPECT_EQ(postFrom(house, jar, sit, R"({"name":"Anna","seat":2})").json.at("message").at("key"), "server.seated");

  Jar ben;
  ben.take(postFrom(house, ben, sit, R"({"name":"Ben","seat":2})"));
  Guest owner(house, table, ben.header());
  owner.tell("link");
  const std::string link = "/api/seat/" + std::string(owner.last("link").at("code").as_string());
  EXPECT_EQ(postFrom(house, jar, link, "").json.at("seat"), 2);
  house.restart();
  EXPECT_EQ(Guest(house, table, jar.header()).seat(), 2) << "the latest";
  EXPECT_EQ(Guest(house, table, ben.header()).seat(), 2);
}

TEST(Cookie, ReplacesThoseOfSingleTables) {
  House house;
  Jar jar;
  std::vector<std::string> tables;
  for (int i = 0; i < 80; ++i) {
    const House::Seats seats = house.seatPeople("bauab", "", 1);
    tables.push_back(seats.table);
    jar.put(oldCookie(seats.table, seats.cookies[0]));
    house.wait(60'000);
  }
  jar.put("seat-nosuchtable2=abcdefghijkmnpqrstuvwxyz23456789");
  jar.put("theme=dark");
  EXPECT_EQ(Guest(house, tables[3], jar.header()).seat(), 0) << "as before";
  int asked = 0;
  for (; jar.hasOld() && asked < 10; ++asked) {
    jar.take(house.get("/api/games", jar.header()));
    house.restart();
    for (const std::size_t i : {0U, 40U, 79U}) EXPECT_EQ(Guest(house, tables[i], jar.header()).seat(), 0) << asked;
  }
  EXPECT_EQ(asked, 3) << "a bounded number each time";
  EXPECT_EQ(jar.size(), 2U) << jar.header();
}

TEST(Cookie, OfATableGoesOnlyWhenNothingIsLostWithIt) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 1);
  Jar jar;
  jar.put(oldCookie(seats.table, seats.cookies[0]));
  house.journal.failWith = Stored::full;
  jar.take(house.get("/api/games", jar.header()));
  EXPECT_TRUE(jar.hasOld());
  house.restart();
  house.journal.failWith = Stored::durable;
  house.journal.isReadable = false;
  jar.take(house.get("/api/games", jar.header()));
  EXPECT_TRUE(jar.hasOld());
  house.journal.isReadable = true;
  EXPECT_EQ(Guest(house, seats.table, jar.header()).seat(), 0);
  jar.take(house.get("/api/games", jar.header()));
  EXPECT_FALSE(jar.hasOld());
  EXPECT_EQ(Guest(house, seats.table, jar.header()).seat(), 0);
}

TEST(Cookie, OfATableIsGoodForItsRematches) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  std::string last = seats.table;
  for (int i = 0; i < 2; ++i) {
    Guest anna(house, last, seats.cookies[0]);
    Guest ben(house, last, seats.cookies[1]);
    begin({&anna, &ben});
    playOn({&anna, &ben});
    anna.tell("rematch");
    last = anna.last("table").at("next").as_string();
  }
  Jar jar;
  jar.put(oldCookie(seats.table, seats.cookies[1]));
  jar.take(house.get("/api/games", jar.header()));
  EXPECT_FALSE(jar.hasOld());
  EXPECT_EQ(Guest(house, last, jar.header()).seat(), 1);
}

TEST(Cookie, OfATableIsReplacedAtThePriceOfAVisit) {
  House house;
  house.options.visits = {1, 60};
  house.restart();
  const House::Seats seats = house.seatPeople("bauab", "", 1);
  Jar jar;
  jar.put(oldCookie(seats.table, seats.cookies[0]));
  HttpRequest request;
  request.method = "GET";
  request.address = "192.0.2.7";
  request.target = "/api/tables/" + seats.table + "/record";
  EXPECT_EQ(house.request(request).status, 409);
  request.target = "/api/games";
  request.cookie = jar.header();
  jar.take(house.request(request));
  EXPECT_TRUE(jar.hasOld());
  house.wait(1000);
  request.cookie = jar.header();
  jar.take(house.request(request));
  EXPECT_FALSE(jar.hasOld());
}

TEST(Limits, BoundTheTablesOfOneAddressButNotOfOurOwnMachine) {
  House house;
  const auto open = [&](const std::string& address) {
    return house.post("/api/tables", R"({"game":"bauab"})", address).status;
  };
  for (int i = 0; i < 60; ++i) EXPECT_EQ(open("198.51.100.7"), 200);
  EXPECT_EQ(open("198.51.100.7"), 429);
  EXPECT_EQ(open("198.51.100.8"), 200);
  for (int i = 0; i < 100; ++i) EXPECT_EQ(open("127.0.0.1"), 200);
  house.wait(60'000);
  EXPECT_EQ(open("198.51.100.7"), 200);
}

TEST(Memory, ForgetsTablesThatNobodyUses) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  EXPECT_EQ(house.hub->tablesInMemory(), 1U);
  {
    const Guest anna(house, seats.table, seats.cookies[0]);
    house.wait(300'000);
    EXPECT_EQ(house.hub->tablesInMemory(), 1U);
  }
  house.wait(300'000);
  EXPECT_EQ(house.hub->tablesInMemory(), 0U);
  const Guest back(house, seats.table, seats.cookies[0]);
  EXPECT_EQ(back.seat(), 0);
}

TEST(Page, AnswersRoutesWithThePageAndFilesWithThemselves) {
  static constexpr std::array assets{Asset{"/index.html", "text/html", "t1", "<page>", {}},
                                     Asset{"/assets/a-1234.js", "text/javascript", "t2", "script", "zip"}};
  House house;
  house.hub = std::make_unique<Hub>(house.journal, house.surroundings, house.options, assets, [](std::string_view) {});
  for (const char* route : {"/", "/game/bauab", "/table/abc", "/seat/code", "/replay/abc"}) {
    EXPECT_EQ(house.get(route).text, "<page>") << route;
  }
  EXPECT_EQ(house.get("/").headers["Cache-Control"], "no-cache");
  EXPECT_EQ(house.get("/assets/gone.js").status, 404);
  EXPECT_EQ(house.get("/api/nothing").status, 404);

  HttpRequest request;
  request.method = "GET";
  request.target = "/assets/a-1234.js";
  EXPECT_EQ(house.request(request).text, "script");
  request.acceptsGzip = true;
  const Answer zipped = house.request(request);
  EXPECT_EQ(zipped.text, "zip");
  EXPECT_EQ(zipped.headers.at("Content-Encoding"), "gzip");
  EXPECT_NE(zipped.headers.at("Cache-Control").find("immutable"), std::string::npos);
  request.ifNoneMatch = zipped.headers.at("ETag");
  EXPECT_EQ(house.request(request).status, 304);
}

TEST(Page, SaysSoIfItWasNotBuilt) {
  House house;
  EXPECT_NE(house.get("/").text.find("./run"), std::string::npos);
}

TEST(Drain, FinishesWhatIsOnItsWayThenTellsEverybody) {
  House house;
  const House::Seats seats = house.seatPeople("bauab", "", 2);
  Guest anna(house, seats.table, seats.cookies[0]);
  house.journal.held = true;
  const std::string id = anna.tell("name", "\"name\":\"Amelie\"");
  bool drained = false;
  house.hub->drain([&] { drained = true; });
  house.wait(10);
  EXPECT_FALSE(drained);
  EXPECT_EQ(anna.count("bye"), 0U);
  house.journal.held = false;
  house.settle();
  house.wait(10);
  EXPECT_TRUE(drained);
  EXPECT_EQ(anna.last("ack").at("id").as_string(), id);
  EXPECT_TRUE(anna.frames().back().starts_with("{\"t\":\"bye\""));
  EXPECT_EQ(anna.closedWith(), closing::goingAway);
  const std::size_t rows = house.journal.tables[seats.table].rows.size();
  anna.tell("name", "\"name\":\"Zoe\"");
  EXPECT_EQ(house.journal.tables[seats.table].rows.size(), rows) << "nothing new is begun";
  EXPECT_EQ(house.get("/api/games").status, 503);
}

}  // namespace
}  // namespace sammel::testing
