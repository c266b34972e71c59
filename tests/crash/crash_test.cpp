// Ends the real server in every unpleasant way while many people play, and asks each time: is everything there that
// was acknowledged, exactly once and in order, and does every table go on?
#include <gtest/gtest.h>
#include <signal.h>
#include <stdlib.h>

#include <algorithm>
#include <fstream>
#include <iostream>

#include "tests/client/http.hpp"
#include "tests/crash/crowd.hpp"
#include "tests/crash/server_process.hpp"
#include "tests/crash/small_disk.hpp"
#include "tests/postgres/scratch_postgres.hpp"

namespace sammel::crash {
namespace {

using std::chrono::seconds;

struct Arguments {
  std::string server;
  int kills = 8;
  std::uint64_t seed = 1;
};
Arguments arguments;

class Crash : public ::testing::Test {
 protected:
  explicit Crash(std::size_t tables = 40, seconds patience = seconds(30))
      : patience_(patience), crowd_(loop_, complaints_, tables, arguments.seed) {
    std::string name = (std::filesystem::temp_directory_path() / "sammelsurium-crash-XXXXXX").string();
    folder_ = ::mkdtemp(name.data());
    data_ = folder_.string();
  }
  ~Crash() override {
    server_.reset();
    disk_.reset();
    std::filesystem::remove_all(folder_);
  }

  // Starts the server, on the same port as before if there was one, and sends everybody there.
  void serve() {
    const std::uint16_t port = server_ ? server_->port() : std::uint16_t{0};
    server_.reset();
    server_ = std::make_unique<ServerProcess>(loop_, arguments.server, data_, port);
    ASSERT_TRUE(server_->waitUntilServing(seconds(20))) << server_->output();
    EXPECT_EQ(server_->output().find(" lost"), std::string::npos) << "a false alarm: " << server_->output();
    crowd_.come(server_->address());
  }

  void play(const std::function<bool()>& until, const char* what) {
    ASSERT_TRUE(crowd_.playUntil(until, patience_)) << "waiting until " << what << '\n'
                                                    << complaints() << crowd_.describe();
  }

  // Plays all games to their end; every record is compared with what was acknowledged and verified.
  void finish() {
    crowd_.stopReplacing();
    play([&] { return crowd_.areAllOver(); }, "all games are over");
    EXPECT_EQ(complaints_.count(), 0U) << complaints();
    std::cout << crowd_.acknowledgedActions() << " acknowledged actions, " << crowd_.checkedGames()
              << " records verified\n";
  }

  // Waits for the answer to a question that is none of the crowd's.
  client::Response ask(const std::string& path) {
    client::Http http(loop_, server_->address());
    client::Response answer;
    bool answered = false;
    http.get(path, [&](const client::Response& response) {
      answer = response;
      answered = true;
    });
    const client::Clock::time_point deadline = client::Clock::now() + seconds(20);
    while (!answered && client::Clock::now() < deadline) loop_.turn(deadline);
    return answer;
  }

  std::string complaints() const {
    std::string text;
    for (const std::string& each : complaints_.first()) text += each + '\n';
    return text;
  }

  // Kills the server again and again, at any moment.
  void killOften(int kills) {
    for (int i = 0; i < kills; ++i) {
      bool killed = false;
      crowd_.expect(Trouble::lostConnections);
      crowd_.afterAcknowledged(1 + random_() % 600, [&] {
        server_->signal(SIGKILL);
        killed = true;
      });
      ASSERT_NO_FATAL_FAILURE(play([&] { return killed; }, "the server is killed"));
      ASSERT_EQ(server_->waitForExit(seconds(10)), -SIGKILL);
      ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.areAllDisconnected(); }, "everybody has noticed"));
      ASSERT_NO_FATAL_FAILURE(serve());
    }
    crowd_.expect(Trouble::none);
  }

  seconds patience_;
  std::filesystem::path folder_;
  std::string data_;  // what the server is told to keep its house in: the folder, as a rule
  std::unique_ptr<SmallDisk> disk_;
  std::mt19937_64 random_{arguments.seed};
  client::Loop loop_;
  client::Complaints complaints_;
  Crowd crowd_;
  std::unique_ptr<ServerProcess> server_;
};

TEST_F(Crash, KilledAtAnyMomentTheServerKeepsWhatItAcknowledged) {
  ASSERT_NO_FATAL_FAILURE(serve());
  ASSERT_NO_FATAL_FAILURE(killOften(arguments.kills));
  finish();
}

TEST_F(Crash, ToldToStopTheServerSaysByeAndLosesNothing) {
  ASSERT_NO_FATAL_FAILURE(serve());
  bool stopped = false;
  crowd_.afterAcknowledged(500, [&] {
    crowd_.expect(Trouble::lostConnections);
    crowd_.expectBye(true);
    server_->signal(SIGTERM);
    stopped = true;
  });
  ASSERT_NO_FATAL_FAILURE(play([&] { return stopped && crowd_.areAllDisconnected(); }, "everybody is sent away"));
  ASSERT_EQ(server_->waitForExit(seconds(20)), 0) << server_->output();
  crowd_.expectBye(false);
  ASSERT_NO_FATAL_FAILURE(serve());
  crowd_.expect(Trouble::none);
  finish();
}

TEST_F(Crash, OnAFullDiskTheServerRefusesWithASentenceAndGoesOnWhenThereIsSpace) {
  disk_ = makeSmallDisk(folder_);
  std::cout << "the disk is " << disk_->kind() << '\n';
  ASSERT_NO_FATAL_FAILURE(serve());
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.acknowledgedActions() > 300; }, "many play"));
  crowd_.expect(Trouble::refusals);
  disk_->fill(server_->id());
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.refusals() >= 200; }, "the full disk is noticed"));
  std::cout << "refused with " << crowd_.lastRefusal() << '\n';
  const client::Response health = ask("/api/health");
  EXPECT_EQ(health.status, 503) << health.body;
  EXPECT_NE(health.body.find("\"reason\":\"full\""), std::string::npos) << health.body;
  disk_->free(server_->id());
  const std::size_t before = crowd_.acknowledgedActions();
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.acknowledgedActions() > before + 300; }, "they play again"));
  finish();
}

TEST_F(Crash, WithoutItsDatabaseTheServerRefusesAndGoesOnWhenItIsBack) {
  ASSERT_NO_FATAL_FAILURE(serve());
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.acknowledgedActions() > 300; }, "many play"));
  crowd_.expect(Trouble::refusals);
  std::filesystem::rename(folder_ / "sammelsurium.db", folder_ / "away");
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.refusals() >= 200; }, "it is noticed"));
  std::cout << "refused with " << crowd_.lastRefusal() << '\n';
  EXPECT_EQ(ask("/api/health").status, 503);
  EXPECT_NE(server_->output().find("was deleted while the server had it open"), std::string::npos);
  std::filesystem::rename(folder_ / "away", folder_ / "sammelsurium.db");
  const std::size_t before = crowd_.acknowledgedActions();
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.acknowledgedActions() > before + 300; }, "they play again"));
  finish();
}

TEST_F(Crash, ALogThatWasDamagedAfterAKillIsNotCutInSilence) {
  ASSERT_NO_FATAL_FAILURE(serve());
  bool killed = false;
  crowd_.expect(Trouble::lostConnections);
  crowd_.afterAcknowledged(50, [&] {
    server_->signal(SIGKILL);
    killed = true;
  });
  ASSERT_NO_FATAL_FAILURE(play([&] { return killed; }, "the server is killed"));
  ASSERT_EQ(server_->waitForExit(seconds(10)), -SIGKILL);
  ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.areAllDisconnected(); }, "everybody has noticed"));
  {
    const std::filesystem::path log = folder_ / "sammelsurium.db-wal";
    std::fstream bytes(log, std::ios::in | std::ios::out | std::ios::binary);
    const auto middle = static_cast<std::streamoff>(std::filesystem::file_size(log) / 2);
    bytes.seekg(middle);
    const int byte = bytes.get();
    bytes.seekp(middle);
    bytes.put(static_cast<char>(byte ^ 1));
  }
  server_ = std::make_unique<ServerProcess>(loop_, arguments.server, data_, std::uint16_t{0});
  ASSERT_TRUE(server_->waitUntilServing(seconds(20))) << server_->output();
  EXPECT_NE(server_->output().find(" are lost"), std::string::npos) << server_->output();
  const client::Response health = ask("/api/health");
  EXPECT_EQ(health.body.find("\"damagedTables\":0"), std::string::npos) << health.body;
  std::cout << health.body << '\n';
}

// A house in a PostgreSQL that flushes what it commits.
class PostgresCrash : public Crash {
 protected:
  PostgresCrash() : Crash(12, seconds(120)) { data_ = postgres_.freshDatabase(); }
  ~PostgresCrash() override { server_.reset(); }

  // Lets everybody play until the database goes. They wait until it is back, and nobody is refused anything.
  void lose(void (sammel::testing::ScratchPostgres::*how)()) {
    bool gone = false;
    crowd_.afterAcknowledged(1 + random_() % 400, [&] {
      (postgres_.*how)();
      gone = true;
    });
    ASSERT_NO_FATAL_FAILURE(play([&] { return gone; }, "the database goes"));
    const client::Response health = ask("/api/health");
    EXPECT_EQ(health.status, 503) << health.body;
    EXPECT_NE(health.body.find("\"reason\":\"unreachable\""), std::string::npos) << health.body;
    postgres_.start();
    const std::size_t before = crowd_.acknowledgedActions();
    ASSERT_NO_FATAL_FAILURE(play([&] { return crowd_.acknowledgedActions() > before + 100; }, "they play again"));
  }

  sammel::testing::ScratchPostgres postgres_{sammel::testing::ScratchPostgres::Durability::real};
};

TEST_F(PostgresCrash, KilledAtAnyMomentTheServerKeepsWhatItAcknowledged) {
  ASSERT_NO_FATAL_FAILURE(serve());
  ASSERT_NO_FATAL_FAILURE(killOften(std::max(1, arguments.kills / 2)));
  finish();
}

TEST_F(PostgresCrash, WhateverHappensToTheDatabaseNothingAcknowledgedIsLostOrDoubled) {
  using sammel::testing::ScratchPostgres;
  ASSERT_NO_FATAL_FAILURE(serve());
  for (int i = 0; i < std::max(1, arguments.kills / 4); ++i) {
    ASSERT_NO_FATAL_FAILURE(lose(&ScratchPostgres::kill));
    ASSERT_NO_FATAL_FAILURE(lose(&ScratchPostgres::stop));
  }
  finish();
}

}  // namespace
}  // namespace sammel::crash

int main(int argc, char** argv) {
  using sammel::crash::arguments;
  testing::InitGoogleTest(&argc, argv);
  if (const char* server = ::getenv("SAMMELSURIUM_SERVER")) arguments.server = server;
  for (int i = 1; i + 1 < argc; i += 2) {
    const std::string_view name = argv[i];
    if (name == "--server") arguments.server = argv[i + 1];
    if (name == "--kills") arguments.kills = std::atoi(argv[i + 1]);
    if (name == "--seed") arguments.seed = std::strtoull(argv[i + 1], nullptr, 10);
  }
  if (arguments.server.empty()) {
    std::cerr << "usage: crash_tests --server PATH_OF_sammelsurium [--kills 8] [--seed 1]\n";
    return 2;
  }
  return RUN_ALL_TESTS();
}
