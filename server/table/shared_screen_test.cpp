// Several people at one screen: seats of one browser, each with a connection of its own.
#include <gtest/gtest.h>

#include "server/test_house.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

// Anna opens a table; whoever else comes to her screen has her cookie.
struct Sofa {
  explicit Sofa(std::string_view game = "bauab", std::string_view options = "players=2") {
    const House::Seats seats = house.seatPeople(game, options, 1);
    table = seats.table;
    cookie = seats.cookies[0];
  }
  Answer sit(const std::string& name, const std::string& rest = R"(,"another":true)") {
    HttpRequest request;
    request.method = "POST";
    request.target = "/api/tables/" + table + "/sit";
    request.body = R"({"name":")" + name + '"' + rest + '}';
    request.cookie = cookie;
    return house.request(request);
  }
  std::unique_ptr<Guest> person(int seat) {
    return std::make_unique<Guest>(house, table, cookie, "en", std::to_string(seat));
  }
  Answer redeem(const std::string& code, const std::string& by = {}) {
    HttpRequest request;
    request.method = "POST";
    request.target = "/api/seat/" + code;
    request.cookie = by;
    return house.request(request);
  }
  House house;
  std::string table;
  std::string cookie;
};

using Seats = std::vector<std::int64_t>;
Seats seatsOf(const Guest& guest) { return json::value_to<Seats>(guest.last("table").at("yours")); }

TEST(SharedScreen, AnotherPersonSitsDownOnlyIfAskedFor) {
  Sofa sofa;
  const Guest anna(sofa.house, sofa.table, sofa.cookie);
  EXPECT_EQ(seatsOf(anna), (Seats{0}));
  EXPECT_EQ(sofa.sit("Ben", R"(,"seat":1)").status, 409) << "as ever";
  EXPECT_EQ(sofa.sit("Ben", "").json.at("seat").as_int64(), 0);
  const Answer sat = sofa.sit("Ben", R"(,"seat":1,"another":true)");
  EXPECT_EQ(sat.status, 200);
  EXPECT_EQ(sat.json.at("seat").as_int64(), 1);
  EXPECT_EQ(seatsOf(anna), (Seats{0, 1})) << "the screen hears of it";
  EXPECT_EQ(sofa.sit("Ben", R"(,"seat":1,"another":true)").status, 200) << "asked twice";
  EXPECT_EQ(sofa.sit("Cleo").status, 409) << "all seats are taken";
  EXPECT_EQ(anna.last("table").at("seats").at(1).at("name"), "Ben");
}

TEST(SharedScreen, EverybodyHasAConnectionOfTheirOwn) {
  Sofa sofa("nussknacker", "players=2");
  sofa.sit("Ben");
  const Guest first(sofa.house, sofa.table, sofa.cookie);
  EXPECT_EQ(first.seat(), 0) << "the first one unless said otherwise";
  const std::unique_ptr<Guest> anna = sofa.person(0);
  const std::unique_ptr<Guest> ben = sofa.person(1);
  EXPECT_EQ(ben->seat(), 1);
  begin({anna.get(), ben.get()});
  EXPECT_EQ(ben->last("table").at("commitments").as_array().size(), 2U) << "each has shuffled";
  EXPECT_NE(anna->position().at("screen"), ben->position().at("screen")) << "each sees their own hand";
  playOn({anna.get(), ben.get()}, 6);
  EXPECT_EQ(anna->count("error") + ben->count("error"), 0U);
}

TEST(SharedScreen, NobodyGetsASeatThatIsNotTheirs) {
  Sofa sofa;
  const std::string stranger = sofa.house.post("/api/tables/" + sofa.table + "/sit", R"({"name":"Cleo"})").cookie;
  for (const std::string seat : {"1", "2", "-1", "x", "0x0", "99999999999999999999"}) {
    const Guest anna(sofa.house, sofa.table, sofa.cookie, "en", seat);
    EXPECT_EQ(anna.errorKey(), "server.notYourSeat") << seat;
    EXPECT_EQ(anna.closedWith(), closing::policy) << seat;
    EXPECT_EQ(anna.count("table") + anna.count("position"), 0U) << seat;
  }
  EXPECT_EQ(Guest(sofa.house, sofa.table, stranger, "en", "0").errorKey(), "server.notYourSeat");
  EXPECT_EQ(Guest(sofa.house, sofa.table, "", "en", "0").errorKey(), "server.notYourSeat");
}

TEST(SharedScreen, OneOfThemGetsUp) {
  Sofa sofa;
  sofa.sit("Ben");
  const std::unique_ptr<Guest> anna = sofa.person(0);
  const std::unique_ptr<Guest> ben = sofa.person(1);
  ben->tell("leave");
  EXPECT_EQ(ben->seat(), -1);
  EXPECT_EQ(anna->seat(), 0);
  EXPECT_EQ(seatsOf(*anna), (Seats{0}));
  EXPECT_EQ(anna->last("table").at("seats").at(1).at("kind"), "empty");
}

TEST(SharedScreen, LetsGoOfWhoeverTakesTheirSeatElsewhere) {
  Sofa sofa("nussknacker", "players=2");
  sofa.sit("Ben");
  const std::unique_ptr<Guest> anna = sofa.person(0);
  const std::unique_ptr<Guest> ben = sofa.person(1);
  begin({anna.get(), ben.get()});
  ben->tell("link");
  const std::string code(ben->last("link").at("code").as_string());
  const Answer phone = sofa.redeem(code);
  EXPECT_EQ(phone.json.at("seat").as_int64(), 1);
  EXPECT_EQ(ben->seat(), -1) << "at the screen they only watch";
  const Guest watcher(sofa.house, sofa.table, "");
  EXPECT_EQ(ben->position().at("screen"), watcher.position().at("screen"));
  EXPECT_EQ(seatsOf(*anna), (Seats{0}));
  EXPECT_EQ(sofa.person(1)->errorKey(), "server.notYourSeat");
  Guest away(sofa.house, sofa.table, phone.cookie);
  EXPECT_EQ(away.seat(), 1);

  // Anna alone has a screen of her own now, and keeps it beside other devices.
  anna->tell("link");
  sofa.redeem(std::string(anna->last("link").at("code").as_string()));
  EXPECT_EQ(anna->seat(), 0);

  away.tell("link");
  sofa.redeem(std::string(away.last("link").at("code").as_string()), sofa.cookie);
  EXPECT_EQ(seatsOf(*anna), (Seats{0, 1})) << "and back to the sofa";
  sofa.house.restart();
  EXPECT_EQ(sofa.person(1)->seat(), 1);
}

TEST(SharedScreen, ComesAlongToTheRematch) {
  Sofa sofa;
  sofa.sit("Ben");
  const std::unique_ptr<Guest> anna = sofa.person(0);
  const std::unique_ptr<Guest> ben = sofa.person(1);
  begin({anna.get(), ben.get()});
  playOn({anna.get(), ben.get()});
  ben->tell("rematch");
  sofa.table = std::string(anna->last("table").at("next").as_string());
  EXPECT_EQ(sofa.person(0)->seat(), 0);
  const std::unique_ptr<Guest> again = sofa.person(1);
  EXPECT_EQ(again->seat(), 1);
  EXPECT_EQ(seatsOf(*again), (Seats{0, 1}));
}

TEST(SharedScreen, SitsDownAtANewTableAtOnce) {
  House house;
  const auto open = [&](const std::string& beside, const std::string& players) {
    return house.post("/api/tables", R"({"game":"misd","options":"players=)" + players +
                                         R"(","name":"Anna","bots":true,"bot":"random","beside":)" + beside + '}');
  };
  const Answer opened = open(R"(["Ben","Anna"])", "4");
  const Guest anna(house, std::string(opened.json.at("table").as_string()), opened.cookie);
  EXPECT_EQ(seatsOf(anna), (Seats{0, 1, 2}));
  const json::object table = anna.last("table");
  EXPECT_EQ(table.at("phase"), "ceremony");
  EXPECT_EQ(table.at("seats").at(1).at("name"), "Ben");
  EXPECT_NE(table.at("seats").at(2).at("name"), "Anna") << "nobody is called like somebody else";
  EXPECT_EQ(table.at("seats").at(3).at("kind"), "bot");
  EXPECT_EQ(open(R"(["Ben","Cleo"])", "2").status, 400);
  EXPECT_EQ(open("[\"" + std::string(100, 'x') + "\"]", "2").status, 400);
}

}  // namespace
}  // namespace sammel::testing
