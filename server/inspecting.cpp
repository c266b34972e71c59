#include "server/inspecting.hpp"

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <mutex>
#include <optional>
#include <thread>

#include "server/attempt.hpp"
#include "server/data_home.hpp"
#include "server/private_files.hpp"
#include "server/side_journal.hpp"
#include "server/snapshot.hpp"
#include "server/table/table_state.hpp"
#include "server/table/talk_log.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

using protocol::TalkSide;

TableState replayed(const StoredTable& table) {
  TableState state(table.head);
  if (isTableName(table.head.id)) {
    for (const JournalRow& row : table.rows) state.replay(row);
  }
  if (table.damage) state.freezeFor(*table.damage);
  return state;
}

bool isQuietSince(std::int64_t time, const Loaded& loaded) {
  return loaded.table && !loaded.table->damage && !loaded.table->rows.empty() && loaded.table->rows.back().at < time;
}

std::string unreadable(const std::string& data, Language language) {
  return either(language, shownHome(data) + " lässt sich nicht lesen.", shownHome(data) + " cannot be read.");
}

// Replays what it is given in several threads. It takes no more than they can keep up with.
class Replayers {
 public:
  Replayers(unsigned threads, Language language, Inspection& into) : language_(language), into_(into) {
    for (unsigned i = 0; i < threads; ++i) threads_.emplace_back([this] { run(); });
  }
  ~Replayers() { finish(); }
  Replayers(const Replayers&) = delete;
  Replayers& operator=(const Replayers&) = delete;

  void add(StoredTable table) {
    std::unique_lock lock(mutex_);
    room_.wait(lock, [this] { return waiting_.size() < mostWaiting; });
    waiting_.push_back(std::move(table));
    work_.notify_one();
  }
  void finish() {
    {
      const std::lock_guard lock(mutex_);
      isOver_ = true;
    }
    work_.notify_all();
    for (std::thread& thread : threads_) {
      if (thread.joinable()) thread.join();
    }
  }

 private:
  void run() {
    std::unique_lock lock(mutex_);
    for (;;) {
      work_.wait(lock, [this] { return isOver_ || !waiting_.empty(); });
      if (waiting_.empty()) return;
      const StoredTable table = std::move(waiting_.front());
      waiting_.pop_front();
      room_.notify_one();
      lock.unlock();
      std::optional<std::string> trouble;
      bool isOver = false;
      int earlier = 0;
      attempt(
          [&] {
            const TableState state = replayed(table);
            isOver = state.phase() == protocol::Phase::over;
            const Facts* facts = state.game() == nullptr ? nullptr : &state.game()->facts();
            if (facts != nullptr && earlierRules(*facts)) earlier = facts->rulesVersion;
            // What lies beside tables has no game, and nothing to be wrong with it but damage.
            const bool mayBeWrong = isTableName(table.head.id) || table.damage;
            if (mayBeWrong && state.phase() == protocol::Phase::frozen) trouble = sentence(state.trouble(), language_);
          },
          [&](const char* what) { trouble = what; });
      lock.lock();
      into_.rows += std::ssize(table.rows);
      if (isOver) ++into_.over;
      if (earlier != 0) ++into_.byEarlierRules[{table.head.game, earlier}];
      if (trouble) into_.findings.push_back({table.head.id, *trouble});
    }
  }

  static constexpr std::size_t mostWaiting = 256;
  Language language_;
  Inspection& into_;  // by whoever has the lock
  std::mutex mutex_;
  std::condition_variable work_, room_;
  std::deque<StoredTable> waiting_;
  bool isOver_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace

Inspection inspectHouse(const std::string& data, unsigned jobs, Language language, const Tell& tell) {
  Inspection inspection;
  const std::unique_ptr<Snapshot> house = openSnapshot(data, Others::mayWrite, language, inspection.problem);
  if (!house) return inspection;
  if (const std::string trouble = house->unsound(); !trouble.empty()) inspection.findings.push_back({"", trouble});
  const std::optional<std::vector<std::string>> tables = house->tables();
  if (!tables) {
    inspection.problem = unreadable(data, language);
    return inspection;
  }
  Replayers replayers(std::max(1U, jobs), language, inspection);
  std::size_t done = 0;
  for (const std::string& table : *tables) {
    Loaded loaded = house->load(table);
    if (!loaded.readable || !loaded.table) {
      replayers.finish();
      inspection.problem = unreadable(data, language);
      return inspection;
    }
    replayers.add(std::move(*loaded.table));
    if (isTableName(table)) ++inspection.tables;
    tell(++done, tables->size());
  }
  replayers.finish();
  std::sort(inspection.findings.begin(), inspection.findings.end(),
            [](const Finding& a, const Finding& b) { return a.table < b.table; });
  return inspection;
}

Pruned pruneHouse(const std::string& data, const PruneOptions& options, Language language, const Tell& tell) {
  Pruned pruned;
  HomeOptions homeOptions;
  homeOptions.language = language;
  // Read first: opening it to write would make a house where there is none.
  if (!openSnapshot(data, Others::mayWrite, language, pruned.problem)) return pruned;
  const std::optional<DataHome> home = openHome(data, homeOptions, pruned.problem);
  if (!home) return pruned;
  const std::unique_ptr<Snapshot> house = openSnapshot(data, Others::mayWrite, language, pruned.problem);
  if (!house) return pruned;
  const std::optional<std::vector<std::string>> tables = house->tables();
  std::error_code error;
  if (!options.pretend) std::filesystem::create_directories(options.records, error);
  const Signing signing = signingWith(home->key);
  std::vector<std::string> going;
  const auto remove = [&] {
    const bool isGone = options.pretend || going.empty() || home->store->remove(going) == Stored::durable;
    going.clear();
    return isGone;
  };
  std::size_t done = 0;
  for (const std::string& table : tables.value_or(std::vector<std::string>())) {
    tell(++done, tables->size());
    if (!isTableName(table)) continue;
    const Loaded loaded = house->load(table);
    bool isOld = isQuietSince(options.before, loaded);
    std::vector<std::string> talk;
    for (const TalkSide side : {TalkSide::players, TalkSide::watchers}) {
      const Loaded said = house->load(TalkLog::nameOf(table, side));
      if (!said.table) continue;
      isOld = isOld && isQuietSince(options.before, said);
      talk.push_back(said.table->head.id);
    }
    bool goes = false;
    bool isKept = true;
    if (isOld) {
      const TableState state = replayed(*loaded.table);
      const bool isOver = state.phase() == protocol::Phase::over;
      goes = isOver || (options.unfinished && state.phase() != protocol::Phase::frozen);
      if (isOver && !options.pretend) {
        isKept = writeDurably(options.records / (table + ".txt"), signing.write(state.record()));
      }
      if (goes && !isOver) ++pruned.unfinished;
    }
    goes ? ++pruned.tables : ++pruned.kept;
    if (goes) {
      going.push_back(table);
      going.insert(going.end(), talk.begin(), talk.end());
    }
    constexpr std::size_t atOnce = 200;
    if (!isKept) {
      pruned.problem =
          either(language,
                 "In " + options.records.string() +
                     " lässt sich nicht schreiben. Dieser Tisch und alle "
                     "folgenden sind noch da.",
                 options.records.string() + " cannot be written to. This table and all that follow are still there.");
      return pruned;
    }
    if (going.size() >= atOnce && !remove()) break;
  }
  if (!tables || !remove()) pruned.problem = unreadable(data, language);
  return pruned;
}

}  // namespace sammel
