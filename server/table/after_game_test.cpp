// Rematches, and campaigns: one table after another, each a link of a chain of records, over restarts in between.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>

#include "engine/games/registry.hpp"
#include "server/test_duel.hpp"

namespace sammel::testing {
namespace {

namespace json = boost::json;

bool wasTold(const Guest& guest, std::string_view key) {
  const std::string quoted = '"' + std::string(key) + '"';
  return std::any_of(guest.frames().begin(), guest.frames().end(),
                     [&quoted](const std::string& frame) { return frame.find(quoted) != std::string::npos; });
}

// The row of the score sheet, or nothing.
std::optional<std::int64_t> onSheet(const Guest& guest, std::string_view label, std::size_t seat = 0) {
  const json::object position = guest.position();
  for (const json::value& row : position.at("sheet").as_array()) {
    if (row.at("label").as_string() == label) return row.at("values").at(seat).as_int64();
  }
  return std::nullopt;
}

// The chain so far: which table is played at, and the record before it.
struct Chain {
  std::string table;
  std::string digest;
};

// The game is over: looks at its record and asks for the following game. Says whether the campaign goes on with it.
bool addLink(House& house, Guest& anna, Chain& chain) {
  EXPECT_EQ(anna.last("table").at("phase"), "over");
  const std::string text = house.get("/api/tables/" + chain.table + "/record").text;
  RecordError error;
  const std::optional<Record> record = readRecord(text, error);
  if (!record) return ADD_FAILURE() << text, false;
  EXPECT_TRUE(verify(*record, games()).empty());
  EXPECT_EQ(record->previous ? toHex(*record->previous) : "", chain.digest);
  Verdict refusal;
  const std::string following = replay(*record, games(), refusal)->match().next();

  anna.rest();
  anna.tell("rematch");
  const bool goesOn = anna.last("table").at("goesOn").as_bool();
  chain.table = std::string(anna.last("table").at("next").as_string());
  chain.digest = goesOn ? toHex(*record->digest) : "";
  const TableHead& head = house.journal.tables[chain.table].head;
  EXPECT_EQ(head.previous, chain.digest);
  EXPECT_EQ(goesOn, !following.empty());
  if (goesOn) EXPECT_EQ(head.options, following);
  return goesOn;
}

TEST(FableCampaign, GoesOnBeyondTheLastFableAndOverRestarts) {
  House house;
  const House::Seats seats = house.seatPeople("feiner-sand", "players=2 deck=learning campaign=on", 2);
  Chain chain{seats.table, ""};
  std::array<std::int64_t, 2> unbuilt{};
  for (int game = 1; game <= 11; ++game) {
    house.restart();
    {
      Guest anna(house, chain.table, seats.cookies[0]);
      Guest ben(house, chain.table, seats.cookies[1]);
      begin({&anna, &ben});
      playOn({&anna, &ben}, 20);
    }
    house.restart();
    Guest anna(house, chain.table, seats.cookies[0]);
    Guest ben(house, chain.table, seats.cookies[1]);
    playOn({&anna, &ben});
    EXPECT_EQ(wasTold(anna, "feiner-sand.joined"), game > 1);
    EXPECT_EQ(wasTold(anna, "feiner-sand.end.fables"), game < 10) << "there are nine rounds of fables";
    EXPECT_EQ(wasTold(anna, "feiner-sand.end.noEnd"), game >= 10) << "from now on there is no end";
    EXPECT_EQ(onSheet(anna, "feiner-sand.sheet.games"), game);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      unbuilt[seat] += *onSheet(anna, "feiner-sand.sheet.total", seat);
      EXPECT_EQ(onSheet(anna, "feiner-sand.sheet.sum", seat), unbuilt[seat]);
    }
    ASSERT_TRUE(addLink(house, anna, chain)) << game;
  }
}

TEST(FableCampaign, IsAChainWhereNobodySigns) {
  House house;
  house.options.signing.reset();
  house.restart();
  const House::Seats seats = house.seatPeople("feiner-sand", "players=2 deck=learning campaign=on", 2);
  Chain chain{seats.table, ""};
  for (int game = 1; game <= 2; ++game) {
    Guest anna(house, chain.table, seats.cookies[0]);
    Guest ben(house, chain.table, seats.cookies[1]);
    begin({&anna, &ben});
    playOn({&anna, &ben});
    const std::string record = house.get("/api/tables/" + chain.table + "/record").text;
    EXPECT_EQ(record.find("signature"), std::string::npos);
    ASSERT_TRUE(addLink(house, anna, chain)) << game;
  }
  EXPECT_EQ(house.get("/api/key").status, 404);
}

// Somebody who plays alone, without much thought: first what helps in later turns, then whatever is cheap.
class Loner {
 public:
  explicit Loner(const json::object& position)
      : screen_(position.at("screen").as_object()),
        lost_(position.at("prompt").at("key").as_string() == "feiner-sand.ask.crossLost") {}

  int likes(std::string_view action) const {
    const std::size_t space = std::min(action.find(' '), action.size());
    const std::string_view verb = action.substr(0, space);
    const std::size_t dash = action.find('-');
    if (dash == std::string_view::npos) {
      if (verb == "2a") return canBuild() ? 9 : 0;
      if (verb == "spend") return lost_ ? 9 : 0;
      return verb == "draw" ? 9 : 1;
    }
    const std::string_view kind = action.substr(space + 1, dash - space - 1);
    const int number = std::stoi(std::string(action.substr(dash + 1)));
    const bool coin = paysFor(kind, number) > 1;
    if (verb == "build") return 1000 + worth(kind, number);
    if (verb == "pay") return coin ? 2000 + number : 1000 - worth(kind, number);
    if (verb == "take") return coin ? 1000 : worth(kind, number);
    if (verb == "remove") return kind == "pit" ? 1000 : coin ? 10 : 100 + number;
    if (verb == "give") return coin ? 2 : 3 + number;
    if (verb == "use")
      return contains("swap recycling oneMore threeForTwo redrawHalf pallet alwaysBuild", kind) ? 0 : 8;
    return coin ? -500 : -worth(kind, number);  // to discard
  }

 private:
  static bool contains(std::string_view kinds, std::string_view kind) {
    return kinds.find(kind) != std::string_view::npos;
  }
  static int paysFor(std::string_view kind, int number) {
    return kind == "coin" || kind == "foundation" ? number : kind == "pit" ? 0 : 1;
  }
  int worth(std::string_view kind, int number) const {
    const bool early = screen_.at("turn").as_int64() <= 8;
    if (contains("green green2", kind)) return early ? 300 + number : 30;
    if (contains("red rebate", kind)) return early ? 200 : 60;
    if (contains("blue blue2", kind)) return early ? 140 : 30;
    if (contains("purple purple2", kind)) return early ? 120 : 50;
    return 80 - 5 * number;
  }
  bool canBuild() const {
    int money = static_cast<int>(screen_.at("seats").at(0).at("coins").as_int64()) - 1;
    int cheapest = 100;
    for (const json::value& card : screen_.at("own").at("hand").as_array()) {
      const std::string_view kind = card.at("kind").as_string();
      const int number = static_cast<int>(card.at("number").as_int64());
      money += paysFor(kind, number);
      if (!contains("coin foundation pit", kind)) cheapest = std::min(cheapest, number);
    }
    return money >= cheapest;
  }

  const json::object& screen_;
  bool lost_;
};

void playAlone(Guest& anna, int actions = 100'000) {
  for (; actions > 0; --actions) {
    const json::object position = anna.position();
    const json::array& answers = position.at("answers").as_array();
    if (answers.empty()) return;
    const Loner loner(position);
    const auto* best =
        std::max_element(answers.begin(), answers.end(), [&](const json::value& a, const json::value& b) {
          return loner.likes(a.at("notation").as_string()) < loner.likes(b.at("notation").as_string());
        });
    anna.rest();
    anna.act(best->at("notation").as_string());
  }
}

// A solitaire campaign. Luck is a matter of Anna's nonces; which ones help was found by trying.
class Solitaire {
 public:
  Solitaire() : seats_(house_.seatPeople("feiner-sand", "players=1 deck=shuffled campaign=on", 1)) {
    chain_.table = seats_.table;
  }

  // One game, over a restart in its middle. Returns whether it was not the last.
  bool play(std::string_view luck) {
    house_.restart();
    {
      Guest anna(house_, chain_.table, seats_.cookies[0]);
      anna.nonceSuffix = luck;
      begin({&anna});
      playAlone(anna, 30);
    }
    house_.restart();
    anna_ = std::make_unique<Guest>(house_, chain_.table, seats_.cookies[0]);
    playAlone(*anna_);
    ++games_;
    return addLink(house_, *anna_, chain_);
  }
  const Guest& anna() const { return *anna_; }
  int games() const { return games_; }
  std::string newOptions() { return house_.journal.tables[chain_.table].head.options; }

 private:
  House house_;
  House::Seats seats_;
  Chain chain_;
  std::unique_ptr<Guest> anna_;
  int games_ = 0;
};

TEST(SolitaireCampaign, IsWonAfterTenGames) {
  constexpr std::array<std::string_view, 10> luck{"34", "21", "17", "17", "26", "2", "19", "8", "20", "1"};
  Solitaire campaign;
  const std::string options = campaign.newOptions();
  std::int64_t sum = 0;
  for (const std::string_view drawn : luck) {
    EXPECT_EQ(campaign.play(drawn), campaign.games() < 10) << campaign.games();
    const std::optional<std::int64_t> crossed = onSheet(campaign.anna(), "feiner-sand.sheet.crossed");
    ASSERT_TRUE(crossed) << campaign.games();
    sum += std::max<std::int64_t>(0, 11 - *crossed);
    const bool last = campaign.games() == 10;
    EXPECT_EQ(onSheet(campaign.anna(), last ? "feiner-sand.sheet.won" : "feiner-sand.sheet.campaignPoints"), sum);
    EXPECT_EQ(wasTold(campaign.anna(), "feiner-sand.end.left"), !last);
    EXPECT_EQ(wasTold(campaign.anna(), "feiner-sand.end.won"), last);
  }
  EXPECT_EQ(campaign.newOptions(), options) << "after it comes the first game of another campaign";
}

TEST(SolitaireCampaign, IsLostWhenNoNumberIsFree) {
  Solitaire campaign;
  const std::string options = campaign.newOptions();
  ASSERT_TRUE(campaign.play("5"));
  ASSERT_TRUE(campaign.play("9"));
  EXPECT_FALSE(onSheet(campaign.anna(), "feiner-sand.sheet.lost"));
  ASSERT_FALSE(campaign.play("3"));
  EXPECT_EQ(onSheet(campaign.anna(), "feiner-sand.sheet.lost"), 3);
  EXPECT_FALSE(onSheet(campaign.anna(), "feiner-sand.sheet.crossed"));
  EXPECT_TRUE(wasTold(campaign.anna(), "feiner-sand.end.lost"));
  EXPECT_EQ(campaign.newOptions(), options) << "a lost campaign is not repaired by another try at its last game";
}

TEST(Table, OffersTheSamePeopleARematch) {
  Duel duel;
  duel.begin();
  duel.anna->tell("rematch");
  EXPECT_EQ(duel.anna->errorKey(), "server.phase.over");
  playOn({duel.anna.get(), duel.ben.get()});
  duel.anna->tell("rematch");
  const std::string next(duel.ben->last("table").at("next").as_string());
  ASSERT_FALSE(next.empty());
  duel.ben->tell("rematch");
  EXPECT_EQ(duel.ben->last("table").at("next").as_string(), next);
  Guest anna(duel.house, next, duel.seats.cookies[0]);
  Guest ben(duel.house, next, duel.seats.cookies[1]);
  EXPECT_EQ(anna.seat(), 0);
  EXPECT_EQ(ben.seat(), 1);
  begin({&anna, &ben});
  EXPECT_EQ(anna.last("table").at("phase"), "playing");
}

}  // namespace
}  // namespace sammel::testing
