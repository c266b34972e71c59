#include "server/browsers.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

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

TEST(Cookie, HoldsOneSeatAtATableUnlessAnotherIsBroughtToIt) {
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
  EXPECT_EQ(Guest(house, table, jar.header()).seat(), 0);
  EXPECT_EQ(Guest(house, table, jar.header(), "en", "2").seat(), 2);
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

}  // namespace
}  // namespace sammel::testing
