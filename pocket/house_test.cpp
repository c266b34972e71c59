// The house in the pocket with a page that is a fake: it answers when the test says so, and outlives its houses as a
// browser's database does.
#include "pocket/house.hpp"

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <deque>
#include <ranges>

#include "engine/games/registry.hpp"
#include "pocket/kept.hpp"

namespace sammel::pocket {
namespace {

namespace json = boost::json;

class FakePage final : public Page {
 public:
  std::int64_t now() const override { return time; }
  void random(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.use(Purpose::choice, Seat(0)).below(256));
  }
  void after(int timer, std::chrono::milliseconds delay) override {
    constexpr std::chrono::milliseconds soon{5'000};  // what comes later does not matter to a test
    if (delay > soon) return;
    answers_.push_back([this, timer, delay] {
      time += delay.count();
      house->fired(timer);
    });
  }
  void append(int call, std::string_view batch) override {
    answers_.push_back([this, call, text = std::string(batch)] {
      const Stored how = failWith == Stored::durable ? keep(text) : failWith;
      house->stored(call, how);
    });
  }
  void load(int call, std::string_view table) override {
    answers_.push_back([this, call, id = std::string(table)] {
      house->loaded(call, isReadable, isReadable ? tables[id] : std::string());
    });
  }
  void think(int call, std::string_view question) override {
    questions.emplace_back(question);
    answers_.push_back([this, call, text = std::string(question)] {
      house->thought(call, thinkersWork ? answerQuestion(text) : std::string());
    });
  }
  void reply(int, int status, std::string_view body) override {
    lastStatus = status;
    lastReply = body;
  }
  void send(int, std::string_view frame) override { frames.emplace_back(frame); }
  void close(int, int code, std::string_view) override { closedWith = code; }
  void log(std::string_view line) override { logged.emplace_back(line); }

  // Answers until there is nothing left to answer, or so often.
  void settle(int most = 100'000) {
    while (!isHeld && !answers_.empty() && most-- > 0) {
      const std::function<void()> answer = std::move(answers_.front());
      answers_.pop_front();
      answer();
    }
  }
  void forget() { answers_.clear(); }

  House* house = nullptr;
  std::int64_t time = 1'700'000'000'000;
  std::map<std::string, std::string> tables;  // a line each for the head and the rows
  std::vector<std::string> questions;
  std::vector<std::string> frames;
  std::vector<std::string> logged;
  int lastStatus = 0;
  std::string lastReply;
  int closedWith = 0;
  Stored failWith = Stored::durable;
  bool isReadable = true;
  bool isHeld = false;
  bool thinkersWork = true;

 private:
  Stored keep(const std::string& text) {
    const json::value batch = json::parse(text);
    for (const json::value& head : batch.at("opens").as_array()) {
      tables[std::string(head.at("id").as_string())] = json::serialize(head);
    }
    for (const json::value& row : batch.at("rows").as_array()) {
      std::string& lines = tables[std::string(row.at("table").as_string())];
      const auto n = std::count(lines.begin(), lines.end(), '\n');
      if (row.at("n").as_int64() != n) return Stored::taken;
      lines += '\n' + json::serialize(row);
    }
    return Stored::durable;
  }

  std::deque<std::function<void()>> answers_;
  Rng rng_ = Rng::simulation(1);
};

// A page with somebody who plays on it.
class Player {
 public:
  Player() { begin(); }

  void begin() {
    page.forget();
    house = std::make_unique<House>(page);
    page.house = house.get();
  }
  // The worker ends in the middle of everything, and another one begins.
  void beginAnew() {
    house.reset();
    begin();
    come();
  }

  void open(std::string_view game, std::string_view bot = "1") {
    house->handle(1, "POST", "/api/tables",
                  R"({"game":")" + std::string(game) + R"(","options":"","name":"Anna","bots":true,"bot":")" +
                      std::string(bot) + "\"}");
    page.settle();
    ASSERT_EQ(page.lastStatus, 200) << page.lastReply;
    table = json::parse(page.lastReply).at("table").as_string();
    come();
  }
  void come() {
    page.frames.clear();
    answered_ = 0;
    house->connect(++socket_, "/api/tables/" + table + "/socket?lang=en");
    settle();
  }
  // Answers the ceremony, too, as pages do.
  void settle() {
    page.settle();
    for (; answered_ < page.frames.size(); ++answered_) {
      const json::object frame = json::parse(page.frames[answered_]).as_object();
      if (frame.at("t") != "ceremony") continue;
      const std::string round = "\"round\":" + std::to_string(frame.at("round").as_int64()) + ",";
      if (frame.at("step") == "commit") {
        tell("commit", round + "\"digest\":\"" + toHex(commitment(nonce_)) + "\"");
      } else {
        tell("open", round + "\"nonce\":\"" + toHex(nonce_) + "\"");
      }
    }
  }
  void tell(std::string_view what, const std::string& rest) {
    house->receive(socket_, R"({"do":")" + std::string(what) + R"(","id":"c)" + std::to_string(++ids_) + "\"" +
                                (rest.empty() ? "" : ",") + rest + "}");
    page.settle();
    page.time += 50;  // so that the next command is not too fast
  }
  json::object last(std::string_view kind) const {
    for (const std::string& frame : std::views::reverse(page.frames)) {
      if (frame.starts_with("{\"t\":\"" + std::string(kind) + "\"")) return json::parse(frame).as_object();
    }
    return {};
  }
  json::object position() const { return last("position").at("position").as_object(); }
  bool isOver() const { return position().at("outcome").at("over").as_bool(); }
  void act() {
    const json::object now = position();
    const json::array& offers = now.at("answers").as_array();
    ASSERT_FALSE(offers.empty());
    const json::value& offer = offers[offers.size() / 2];
    tell("act", "\"action\":" + json::serialize(offer.at("notation")) +
                    ",\"answers\":" + std::to_string(now.at("decision").as_int64()));
  }
  std::string get(const std::string& target) {
    house->handle(2, "GET", target, {});
    page.settle();
    return page.lastReply;
  }
  // What somebody who comes now is told of the game.
  std::string wholeStory() {
    come();
    return json::serialize(last("position").at("story")) + json::serialize(position());
  }

  FakePage page;
  std::unique_ptr<House> house;
  std::string table;

 private:
  int socket_ = 0;
  int ids_ = 0;
  std::size_t answered_ = 0;
  Seed nonce_ = sha256("Anna");
};

TEST(PocketHouse, PlaysAWholeGameWhoseRecordNobodyHasSigned) {
  Player anna;
  anna.open("bauab");
  for (int move = 0; !anna.isOver(); ++move) {
    ASSERT_LT(move, 64);
    anna.act();
  }
  RecordError error;
  const std::optional<Record> record = readRecord(anna.get("/api/tables/" + anna.table + "/record"), error);
  ASSERT_TRUE(record);
  EXPECT_TRUE(verify(*record, games()).empty());
  EXPECT_EQ(record->form, RecordForm::sealed);
  EXPECT_EQ(groundsFor(*record).back().key, "record.ground.nobody");
  EXPECT_EQ(record->nonces.size(), 1U);
  anna.get("/api/key");
  EXPECT_EQ(anna.page.lastStatus, 404);
  EXPECT_TRUE(anna.page.logged.empty());
}

TEST(PocketHouse, EveryGameCanBePlayedOnTheDevice) {
  for (const AnyGame* game : games()) {
    Player anna;
    anna.open(game->facts().id);
    ASSERT_FALSE(anna.last("position").empty()) << game->facts().id;
    const std::string before = anna.wholeStory();
    anna.beginAnew();
    EXPECT_EQ(anna.wholeStory(), before) << game->facts().id;
  }
}

TEST(PocketHouse, WhatWasShownAsDoneOutlivesTheWorker) {
  Player anna;
  anna.open("bauab");
  for (int move = 0; move < 5; ++move) {
    anna.act();
    const std::string before = anna.wholeStory();
    anna.beginAnew();
    EXPECT_EQ(anna.wholeStory(), before);
  }
}

TEST(PocketHouse, NothingIsShownBeforeItIsKept) {
  Player anna;
  anna.open("bauab");
  anna.page.isHeld = true;
  const std::size_t frames = anna.page.frames.size();
  anna.act();
  EXPECT_EQ(anna.page.frames.size(), frames);
  anna.page.isHeld = false;
  anna.settle();
  EXPECT_GT(anna.page.frames.size(), frames);
}

TEST(PocketHouse, StorageThatTakesNothingGetsASentenceAndTheGameStandsAsBefore) {
  const std::array<std::pair<Stored, std::string_view>, 3> troubles{
      {{Stored::full, "server.full"}, {Stored::failed, "server.unsaved"}, {Stored::unsafe, "server.unsafe"}}};
  for (const auto& [trouble, key] : troubles) {
    Player anna;
    anna.open("bauab");
    const std::string before = anna.wholeStory();
    anna.page.failWith = trouble;
    anna.act();
    EXPECT_EQ(anna.last("error").at("message").at("key").as_string(), key);
    anna.page.failWith = Stored::durable;
    EXPECT_EQ(anna.wholeStory(), before);
    anna.act();
    EXPECT_NE(anna.wholeStory(), before);
  }
}

TEST(PocketHouse, ATableThatCannotBeReadIsNotTakenForAMissingOne) {
  Player anna;
  anna.open("bauab");
  anna.page.isReadable = false;
  anna.beginAnew();
  EXPECT_EQ(anna.last("error").at("message").at("key").as_string(), "server.unreadable");
  anna.page.isReadable = true;
  anna.page.tables.clear();
  anna.beginAnew();
  EXPECT_EQ(anna.last("error").at("message").at("key").as_string(), "server.noTable");
}

TEST(PocketHouse, BotsAndHintsThinkElsewhereAndABotWithoutAThoughtPlaysAnything) {
  Player anna;
  anna.page.thinkersWork = false;
  anna.open("bauab");
  for (int move = 0; move < 3; ++move) anna.act();
  EXPECT_GE(anna.page.questions.size(), 2U);
  anna.page.thinkersWork = true;
  anna.tell("hint", {});
  EXPECT_NE(anna.page.questions.back().find("\"hint\":true"), std::string::npos);
  EXPECT_FALSE(anna.last("hint").empty());
}

// The question is all that a thinker gets. What the other seats hold is not in it: it is the same in a world that the
// bot cannot tell from the true one.
TEST(PocketHouse, AThinkerIsToldNoMoreThanItsSeatMayKnow) {
  const AnyGame& game = *findGame("nussknacker");
  Events events;
  const std::unique_ptr<Match> match = game.start("players=3", nullptr, Rng::simulation(7), events);
  Rng chance = Rng::simulation(8);
  for (int i = 0; i < 3; ++i) {
    const Seat seat(i);
    const std::unique_ptr<Match> twin = match->imagine(seat, chance);
    ASSERT_NE(twin->hash(), match->hash());
    const auto told = [&](const Match& world) {
      return writeQuestion({game, BotKind(), 1, world.view(seat), std::chrono::seconds(5)},
                           {game, "players=3", nullptr, seat, 3});
    };
    EXPECT_EQ(told(*match), told(*twin));
  }
}

TEST(Kept, ARowThatIsMissingOrUnreadableIsDamage) {
  Player anna;
  anna.open("bauab");
  for (int move = 0; move < 9; ++move) anna.act();
  const std::string whole = anna.page.tables[anna.table];
  const std::optional<StoredTable> table = readTable(whole);
  ASSERT_TRUE(table);
  EXPECT_FALSE(table->damage);
  const std::int64_t rows = std::ssize(table->rows);
  EXPECT_TRUE(std::any_of(table->rows.begin(), table->rows.end(), [](const auto& row) { return row.state; }));

  std::size_t third = 0;
  for (int line = 0; line < 3; ++line) third = whole.find('\n', third) + 1;
  const std::size_t fourth = whole.find('\n', third) + 1;
  const std::optional<StoredTable> holed = readTable(whole.substr(0, third) + whole.substr(fourth));
  ASSERT_TRUE(holed && holed->damage);
  EXPECT_EQ(holed->damage->kept, 2);
  EXPECT_EQ(holed->damage->known, rows);
  const std::optional<StoredTable> scrawled = readTable(whole.substr(0, third) + "?\n" + whole.substr(fourth));
  ASSERT_TRUE(scrawled && scrawled->damage);
  EXPECT_EQ(scrawled->damage->kept, 2);
  EXPECT_EQ(scrawled->damage->known, rows);
  EXPECT_FALSE(readTable("?"));
}

}  // namespace
}  // namespace sammel::pocket
