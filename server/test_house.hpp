// A server without network, disk or clock for tests: everything happens when the test says so.
#pragma once

#include <boost/json.hpp>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "server/hub.hpp"

namespace sammel::testing {

// Time that stands still until it is moved on, and chance that is the same in every run.
class FakeSurroundings final : public Surroundings {
 public:
  explicit FakeSurroundings(std::uint64_t seed = 1) : rng_(Rng::simulation(seed)) {}
  std::int64_t now() const override { return now_; }
  void after(std::chrono::milliseconds delay, std::function<void()> task) override {
    timers_.emplace(now_ + delay.count(), std::move(task));
  }
  void random(std::span<std::uint8_t> bytes) override {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(rng_.use(Purpose::choice, Seat(0)).below(256));
  }
  bool beside(std::function<void()> work, std::function<void()> done) override {
    if (isCrowded) return false;
    after(std::chrono::milliseconds(0), [work = std::move(work), done = std::move(done)] {
      work();
      done();
    });
    return true;
  }
  bool isCrowded = false;  // nobody has time to think
  Observer& observer() override { return watchedBy != nullptr ? *watchedBy : Surroundings::observer(); }
  Observer* watchedBy = nullptr;
  void wait(std::int64_t milliseconds, const std::function<void()>& between) {
    const std::int64_t until = now_ + milliseconds;
    while (!timers_.empty() && timers_.begin()->first <= until) {
      now_ = std::max(now_, timers_.begin()->first);
      const std::function<void()> task = std::move(timers_.begin()->second);
      timers_.erase(timers_.begin());
      task();
      between();
    }
    now_ = until;
  }

 private:
  std::int64_t now_ = 1'700'000'000'000;
  std::multimap<std::int64_t, std::function<void()>> timers_;
  Rng rng_;
};

// Keeps rows in memory. Answers wait until `settle`, and longer while `held`.
class FakeJournal final : public Journal {
 public:
  void append(Batch batch, std::function<void(Stored)> done) override {
    ++appends;
    tasks_.push_back([this, batch = std::move(batch), done = std::move(done)] {
      const Stored result = failWith == Stored::durable ? write(batch) : failWith;
      done(result);
    });
  }
  void load(std::string table, std::function<void(Loaded)> done) override {
    tasks_.push_back([this, table = std::move(table), done = std::move(done)] {
      Loaded loaded;
      if (const auto found = tables.find(table); found != tables.end()) loaded.table = found->second;
      loaded.readable = isReadable;
      if (!isReadable) loaded.table.reset();
      done(loaded);
    });
  }
  void check(std::function<void(StoreHealth)> done) override {
    ++checks;
    tasks_.push_back([this, done = std::move(done)] { done(health); });
  }
  void settle() {
    while (!held && !tasks_.empty()) {
      const std::function<void()> task = std::move(tasks_.front());
      tasks_.pop_front();
      task();
    }
  }
  void forget() { tasks_.clear(); }  // as if the process had ended

  std::map<std::string, StoredTable> tables;
  bool held = false;
  bool isReadable = true;
  Stored failWith = Stored::durable;
  int appends = 0;
  StoreHealth health;
  int checks = 0;

 private:
  Stored write(const Batch& batch) {
    std::map<std::string, std::int64_t> next;  // of tables that were there before
    for (const JournalRow& row : batch.rows) {
      const auto found = tables.find(row.table);
      if (found == tables.end()) continue;
      const auto expected = next.try_emplace(row.table, std::ssize(found->second.rows)).first;
      if (row.n != expected->second++) return Stored::taken;
    }
    for (const TableHead& head : batch.opens) tables[head.id].head = head;
    for (const JournalRow& row : batch.rows) tables[row.table].rows.push_back(row);
    return Stored::durable;
  }
  std::deque<std::function<void()>> tasks_;
};

class FakeWire final : public Wire {
 public:
  void send(std::string frame) override { frames.push_back(std::move(frame)); }
  void close(std::uint16_t code, std::string_view) override { closedWith = code; }
  std::vector<std::string> frames;
  int closedWith = 0;
};

class House;

// Somebody with a browser: a cookie, an open socket, and good manners in the ceremony.
class Guest {
 public:
  Guest(House& house, std::string table, std::string cookie, std::string lang = "en", std::string seat = {});
  ~Guest() { leave(); }
  Guest(const Guest&) = delete;
  Guest& operator=(const Guest&) = delete;

  void say(std::string_view frame);                                // exactly this
  std::string tell(std::string_view what, std::string rest = {});  // a command; returns its id
  std::string act(std::string_view action);                        // answers the present position
  void leave();
  void rest();            // so long that the next command is not too fast
  void answerCeremony();  // whatever was asked since the last time

  boost::json::object last(std::string_view tag) const;  // the latest frame of a kind; empty if there was none
  std::size_t count(std::string_view tag) const;
  boost::json::object position() const { return last("position").at("position").as_object(); }
  std::string errorKey() const;
  int seat() const;  // -1: watching
  const std::vector<std::string>& frames() const { return wire_->frames; }
  int closedWith() const { return wire_->closedWith; }
  std::string nonceSuffix;  // makes this guest's nonces their own

 private:
  House& house_;
  std::shared_ptr<FakeWire> wire_ = std::make_shared<FakeWire>();
  std::shared_ptr<Listener> listener_;
  std::size_t answered_ = 0;
  int ids_ = 0;
  Seed nonce_{};
  std::string prefix_;
};

struct Answer {
  int status = 0;
  boost::json::object json;
  std::string text;
  std::string cookie;       // as to be sent back
  std::string cookieFlags;  // the whole header
  std::vector<std::string> setCookies;
  std::map<std::string, std::string> headers;
};

class House {
 public:
  explicit House(std::uint64_t seed = 1);

  Answer request(HttpRequest request);
  Answer get(std::string target, std::string cookie = {});
  Answer post(std::string target, std::string body, std::string address = "192.0.2.1");
  void settle() { journal.settle(); }
  void wait(std::int64_t milliseconds);
  void restart();  // a new process on the same journal; all connections are lost

  struct Seats {
    std::string table;
    std::vector<std::string> cookies;
  };
  // A table with all seats taken by people of a browser each, before the ceremony.
  Seats seatPeople(std::string_view game, std::string_view options, int people);

  FakeSurroundings surroundings;
  FakeJournal journal;
  HubOptions options;
  std::vector<std::string> logged;
  std::unique_ptr<Hub> hub;
  int guests = 0;
  std::set<Guest*> connected;
};

// Two people at a table, Anna on seat 0 and Ben on seat 1.
struct Pair {
  explicit Pair(std::string_view game = "bauab", const HubOptions& options = houseOptions(), std::uint64_t seed = 1);
  static HubOptions houseOptions();  // those of `House`
  void begin();
  Guest& mover() { return anna->position().at("answers").as_array().empty() ? *ben : *anna; }
  Guest& other() { return &mover() == anna.get() ? *ben : *anna; }
  void restart();  // and both come back
  std::size_t rows() { return house.journal.tables[seats.table].rows.size(); }

  House house;
  House::Seats seats;
  std::unique_ptr<Guest> anna, ben;
};
std::string firstAnswer(const Guest& guest);

// Two people through the ceremony.
void begin(std::initializer_list<Guest*> guests);
// Random legal answers until the game is over, or at most this many actions.
void playOn(std::initializer_list<Guest*> guests, int actions = 100'000);

}  // namespace sammel::testing
