// What is special about a database that is a program of its own: it goes away, hangs, and others use it, too.
#include "server/postgres_store.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <thread>

#include "server/store_test_base.hpp"

namespace sammel::testing {
namespace {

using namespace std::chrono_literals;

std::unique_ptr<PostgresStore> openAddress(const std::string& address, std::vector<std::string>* lines = nullptr,
                                           std::chrono::milliseconds patience = 20s) {
  PostgresOptions options;
  options.patience = patience;
  if (lines != nullptr) options.log = [lines](std::string_view line) { lines->emplace_back(line); };
  std::string problem;
  std::unique_ptr<PostgresStore> store = openPostgres(address, options, Language::en, problem);
  EXPECT_TRUE(store != nullptr) << problem;
  return store;
}

// As the writer does it: until something is known.
Stored commitForSure(Store& store, const Batch& batch) {
  Outcomes outcomes = store.commit({&batch, 1});
  while (!outcomes[0]) outcomes = store.commit({&batch, 1});
  return *outcomes[0];
}

void throwEverybodyOut(const std::string& address) {
  ask(address,
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() "
      "AND datname = current_database()");
}

// Between a store and the database. Told to, it passes on what it is sent, waits until the database answers, keeps the
// answer to itself and hangs up; or it hangs up without passing anything on.
class Interrupter {
 public:
  Interrupter(const std::filesystem::path& database, const std::filesystem::path& folder)
      : target_(nameIn(database)), listener_(::socket(AF_UNIX, SOCK_STREAM, 0)) {
    const sockaddr_un address = addressOf(nameIn(folder));
    if (::bind(listener_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0 ||
        ::listen(listener_, 8) != 0) {
      ADD_FAILURE() << "no socket";
    }
    thread_ = std::thread([this] { pass(); });
  }
  ~Interrupter() {
    ::shutdown(listener_, SHUT_RDWR);
    thread_.join();
    ::close(listener_);
  }
  Interrupter(const Interrupter&) = delete;
  Interrupter& operator=(const Interrupter&) = delete;
  void keepNextAnswer() { keeping_ = true; }
  void dropNextRequest() { dropping_ = true; }

 private:
  static std::string nameIn(const std::filesystem::path& folder) { return (folder / ".s.PGSQL.5432").string(); }
  static sockaddr_un addressOf(const std::string& path) {
    sockaddr_un address{};
    address.sun_family = AF_UNIX;
    path.copy(address.sun_path, sizeof address.sun_path - 1);
    return address;
  }

  void pass() {
    for (int client = 0; (client = ::accept(listener_, nullptr, nullptr)) >= 0;) {
      const int server = ::socket(AF_UNIX, SOCK_STREAM, 0);
      const sockaddr_un address = addressOf(target_);
      if (::connect(server, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0) between(client, server);
      ::close(server);
      ::close(client);
    }
  }

  void between(int client, int server) {
    std::array<char, 1 << 16> bytes{};
    for (;;) {
      std::array<pollfd, 2> ends{pollfd{client, POLLIN, 0}, pollfd{server, POLLIN, 0}};
      ::poll(ends.data(), ends.size(), -1);
      if (ends[0].revents != 0 && (dropping_.exchange(false) || !move(client, server, bytes))) return;
      if (ends[1].revents != 0) {
        if (keeping_.exchange(false)) return;  // it has answered, so it is done
        if (!move(server, client, bytes)) return;
      }
    }
  }
  static bool move(int from, int to, std::span<char> bytes) {
    const ssize_t count = ::read(from, bytes.data(), bytes.size());
    return count > 0 && ::write(to, bytes.data(), static_cast<std::size_t>(count)) == count;
  }

  std::string target_;
  int listener_;
  std::atomic<bool> keeping_ = false;
  std::atomic<bool> dropping_ = false;
  std::thread thread_;
};

TEST(PostgresStore, LetsOnlyOneOfTwoServersWin) {
  const std::string address = sharedPostgres().freshDatabase();
  const auto one = openAddress(address);
  const auto other = openAddress(address);
  EXPECT_EQ(commitOne(*one, opening("t1")), Stored::durable);
  EXPECT_EQ(other->load("t1").table->rows.size(), 1U);
  EXPECT_EQ(commitOne(*other, {{}, {row("t1", 1, "act theirs")}}), Stored::durable);
  const std::vector<Batch> batches{opening("t2"), {{}, {row("t1", 1, "act ours"), row("t1", 2)}}, opening("t3")};
  EXPECT_EQ(one->commit(batches), (Outcomes{Stored::durable, Stored::taken, Stored::durable}))
      << "whoever shares the transaction with a loser does not lose";
  EXPECT_EQ(one->load("t1").table->rows.at(1).entry, "act theirs");
  EXPECT_EQ(commitOne(*one, {{}, {row("t1", 2, "act ours")}}), Stored::durable);
}

TEST(PostgresStore, RefusesToGoOnFromWhatIsNotThereAnyMore) {
  const std::string address = sharedPostgres().freshDatabase();
  const auto store = openAddress(address);
  commitOne(*store, opening("t1"));
  commitOne(*store, {{}, {row("t1", 1), row("t1", 2)}});
  ask(address, "DELETE FROM sammelsurium.journal WHERE n > 0");  // as when an older copy takes over
  EXPECT_EQ(commitOne(*store, {{}, {row("t1", 3)}}), Stored::taken);
  EXPECT_EQ(commitOne(*store, {{}, {row("t1", 1)}}), Stored::durable);
}

TEST(PostgresStore, FailsOnlyTheBatchThatItCannotKeep) {
  const auto store = openAddress(sharedPostgres().freshDatabase());
  const std::vector<Batch> batches{opening("t1"),
                                   opening("t2"),
                                   {{}, {row("t1", 1, std::string("a\0b", 3))}},
                                   {{}, {row("t2", 1, "no \xff UTF-8")}},
                                   {{}, {row("t2", 1)}}};
  EXPECT_EQ(store->commit(batches),
            (Outcomes{Stored::durable, Stored::durable, Stored::failed, Stored::failed, Stored::durable}));
}

TEST(PostgresStore, ComesBackToADatabaseThatThrewItOut) {
  std::vector<std::string> logged;
  const std::string address = sharedPostgres().freshDatabase();
  const auto store = openAddress(address, &logged);
  commitOne(*store, opening("t1"));
  throwEverybodyOut(address);
  EXPECT_EQ(commitForSure(*store, {{}, {row("t1", 1)}}), Stored::durable);
  EXPECT_EQ(store->load("t1").table->rows.size(), 2U);
  EXPECT_NE(joined(logged).find("can be written again"), std::string::npos) << joined(logged);
}

// The heart of the matter: the commit was carried out, but nobody heard of it.
TEST(PostgresStore, FindsOutWhatBecameOfACommitWithoutAnAnswer) {
  const Folder folder;
  const std::string direct = sharedPostgres().freshDatabase();
  Interrupter interrupter(sharedPostgres().folder(), folder.path());
  const std::string database = direct.substr(0, direct.find('?'));
  const auto store = openAddress(database + "?user=postgres&host=" + folder.path().string());
  commitOne(*store, opening("t1"));
  const std::vector<Batch> batches{{{}, {row("t1", 1), row("t1", 2)}}, opening("t2")};
  interrupter.keepNextAnswer();
  EXPECT_EQ(store->commit(batches), (Outcomes{std::nullopt, std::nullopt})) << "nobody can know";
  while (ask(direct, "SELECT count(*) FROM sammelsurium.tables") != std::vector<std::string>{"2"}) continue;
  Outcomes outcomes = store->commit(batches);
  while (!outcomes[0] || !outcomes[1]) outcomes = store->commit(batches);
  EXPECT_EQ(outcomes, (Outcomes{Stored::durable, Stored::durable}));
  EXPECT_EQ(store->load("t1").table->rows.size(), 3U) << "and nothing is there twice";
  EXPECT_EQ(commitOne(*store, {{}, {row("t1", 3)}}), Stored::durable);
}

TEST(PostgresStore, KnowsItsOwnRowsFromThoseOfOthers) {
  const Folder folder;
  const std::string direct = sharedPostgres().freshDatabase();
  Interrupter interrupter(sharedPostgres().folder(), folder.path());
  const auto store = openAddress(direct.substr(0, direct.find('?')) + "?user=postgres&host=" + folder.path().string());
  const auto other = openAddress(direct);
  commitOne(*store, opening("t1"));
  const Batch ours{{}, {row("t1", 1, "act ours")}};
  interrupter.dropNextRequest();
  EXPECT_EQ(store->commit({&ours, 1}), (Outcomes{std::nullopt})) << "nobody can know";
  ASSERT_EQ(commitOne(*other, {{}, {row("t1", 1, "act theirs")}}), Stored::durable);
  EXPECT_EQ(commitForSure(*store, ours), Stored::taken);
}

TEST(PostgresStore, DoesNotHangWithTheDatabase) {
  ScratchPostgres postgres;
  const std::string address = postgres.freshDatabase();
  PostgresOptions options;
  options.patience = 1s;
  options.hold = 0s;
  std::string problem;
  const auto store = openPostgres(address, options, Language::en, problem);
  ASSERT_TRUE(store) << problem;
  commitOne(*store, opening("t1"));
  postgres.suspend();
  const Batch batch{{}, {row("t1", 1)}};
  EXPECT_EQ(store->commit({&batch, 1}), (Outcomes{std::nullopt}));
  EXPECT_EQ(store->check().trouble, StoreTrouble::unreachable);
  EXPECT_FALSE(store->load("t1").readable);
  const std::vector<Batch> both{batch, opening("t2")};
  EXPECT_EQ(store->commit(both), (Outcomes{std::nullopt, Stored::failed})) << "only what was never sent is refused";
  postgres.goOn();
  EXPECT_EQ(commitForSure(*store, batch), Stored::durable);
  EXPECT_EQ(store->check().trouble, StoreTrouble::none);
  EXPECT_EQ(store->load("t1").table->rows.size(), 2U);
}

TEST(PostgresStore, LetsActionsWaitForADatabaseThatIsAwayForAMoment) {
  ScratchPostgres postgres;
  const auto store = openAddress(postgres.freshDatabase());
  commitOne(*store, opening("t1"));
  postgres.stop();
  while (store->check().trouble != StoreTrouble::unreachable) continue;
  const Batch batch{{}, {row("t1", 1)}};
  EXPECT_EQ(store->commit({&batch, 1}), (Outcomes{std::nullopt}));
  postgres.start();
  EXPECT_EQ(commitForSure(*store, batch), Stored::durable);
}

TEST(PostgresStore, SaysThatADatabaseCanOnlyBeRead) {
  const std::string address = sharedPostgres().freshDatabase();
  const auto store = openAddress(address);
  commitOne(*store, opening("t1"));
  const std::string name = ask(address, "SELECT current_database()").front();
  ask(address, "ALTER DATABASE " + name + " SET default_transaction_read_only = on");
  throwEverybodyOut(address);
  while (store->check().trouble == StoreTrouble::unreachable) continue;
  EXPECT_EQ(store->check().trouble, StoreTrouble::standby);
  std::string problem;
  EXPECT_EQ(openPostgres(address, {}, Language::en, problem), nullptr);
  EXPECT_NE(problem.find("standby"), std::string::npos) << problem;
}

TEST(PostgresStore, NoticesThatAnotherDatabaseHasTakenThePlace) {
  const std::string address = sharedPostgres().freshDatabase();
  const std::string name = ask(address, "SELECT current_database()").front();
  const auto store = openAddress(address);
  commitOne(*store, opening("t1"));
  ask(sharedPostgres().addressOf("postgres"), "DROP DATABASE " + name + " WITH (FORCE)");
  ask(sharedPostgres().addressOf("postgres"), "CREATE DATABASE " + name);
  openAddress(address);  // a new house
  while (store->check().trouble == StoreTrouble::unreachable) continue;
  EXPECT_EQ(store->check().trouble, StoreTrouble::replaced);
  EXPECT_EQ(commitForSure(*store, {{}, {row("t1", 1)}}), Stored::unsafe);
}

TEST(PostgresStore, NeverTellsThePassword) {
  for (const std::string address :
       {"postgresql://anna:geheim@localhost:1/house?connect_timeout=1", "postgresql://anna:geheim@[",
        "postgresql://localhost:1/house?user=anna&password=geheim",
        "postgres://anna:geheim@localhost:1/h?nonsense=1"}) {
    std::string problem;
    EXPECT_EQ(openPostgres(address, {}, Language::en, problem), nullptr);
    EXPECT_EQ(problem.find("geheim"), std::string::npos) << problem;
    EXPECT_NE(problem.find("database"), std::string::npos) << problem;
    EXPECT_EQ(shownHome(address).find("geheim"), std::string::npos);
  }
}

TEST(PostgresStore, ServersOfOneHouseSignWithOneKey) {
  const std::string address = sharedPostgres().freshDatabase();
  std::string problem;
  const auto one = openAddress(address)->key(SigningKey::fresh(), Language::en, problem);
  const auto other = openAddress(address)->key(SigningKey::fresh(), Language::en, problem);
  ASSERT_TRUE(one && other) << problem;
  EXPECT_EQ(one->seed(), other->seed());
}

TEST(PostgresStore, CanBeHadAloneOnlyWhileNobodyElseUsesIt) {
  const std::string address = sharedPostgres().freshDatabase();
  const auto alone = openAddress(address);
  {
    const auto server = openAddress(address);
    EXPECT_FALSE(alone->occupyAlone());
  }
  while (!alone->occupyAlone()) continue;  // the database takes its time to notice
  std::string problem;
  EXPECT_EQ(openPostgres(address, {}, Language::en, problem), nullptr);
  EXPECT_NE(problem.find("moving"), std::string::npos) << problem;
}

}  // namespace
}  // namespace sammel::testing
