#include "server/moving.hpp"

#include <algorithm>
#include <filesystem>
#include <optional>
#include <set>
#include <utility>

#include "server/data_home.hpp"
#include "server/snapshot.hpp"
#include "server/sqlite.hpp"
#include "server/sqlite_snapshot.hpp"
#include "server/sqlite_store.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

bool areEqual(const TableHead& a, const TableHead& b) {
  return a.id == b.id && a.game == b.game && a.options == b.options && a.created == b.created &&
         a.content == b.content && a.pack == b.pack && a.previous == b.previous;
}
bool areEqual(const JournalRow& a, const JournalRow& b) {
  return a.table == b.table && a.n == b.n && a.seat == b.seat && a.entry == b.entry && a.at == b.at &&
         a.client == b.client && a.state == b.state;
}
// Whether `part` is the beginning of `whole`.
bool begins(const StoredTable& part, const StoredTable& whole) {
  return !part.damage && areEqual(part.head, whole.head) && part.rows.size() <= whole.rows.size() &&
         std::equal(part.rows.begin(), part.rows.end(), whole.rows.begin(),
                    [](const JournalRow& a, const JournalRow& b) { return areEqual(a, b); });
}

// One copying, from a snapshot into a store. Sentences are problems.
class Copying {
 public:
  Copying(std::string from, std::string to, Language language)
      : from_(std::move(from)), to_(std::move(to)), language_(language) {}

  // What the target may have already is the beginning of the same.
  std::string copy(Snapshot& source, Store& target, Snapshot& before, const Tell& tell, Moved& moved) {
    const std::optional<std::vector<std::string>> tables = source.tables();
    const std::optional<std::vector<std::string>> there = before.tables();
    if (!tables) return unreadable(from_);
    if (!there) return unreadable(to_);
    for (const std::string& table : *there) {
      if (!std::binary_search(tables->begin(), tables->end(), table)) return holdsOther(table);
    }
    std::vector<Batch> batches;
    std::size_t done = 0;
    for (const std::string& table : *tables) {
      Loaded loaded = source.load(table);
      if (!loaded.readable || !loaded.table) return unreadable(from_);
      if (loaded.table->damage) {
        moved.damaged.push_back(table);
        continue;
      }
      Batch batch;
      std::size_t first = 0;
      if (std::binary_search(there->begin(), there->end(), table)) {
        const Loaded found = before.load(table);
        if (!found.readable || !found.table) return unreadable(to_);
        if (!begins(*found.table, *loaded.table)) return holdsOther(table);
        first = found.table->rows.size();
        ++moved.thereBefore;
      } else {
        batch.opens.push_back(std::move(loaded.table->head));
      }
      batch.rows.assign(std::make_move_iterator(loaded.table->rows.begin() + static_cast<std::ptrdiff_t>(first)),
                        std::make_move_iterator(loaded.table->rows.end()));
      if (!batch.opens.empty() || !batch.rows.empty()) batches.push_back(std::move(batch));
      constexpr std::size_t tablesAtOnce = 200;
      if (batches.size() == tablesAtOnce && !write(target, batches)) return unwritten();
      tell(++done, 2 * tables->size());
    }
    return write(target, batches) ? std::string() : unwritten();
  }

  // Both are read once more.
  std::string compare(Snapshot& source, Snapshot& target, const Tell& tell, Moved& moved) {
    const std::optional<std::vector<std::string>> tables = source.tables();
    if (!tables) return unreadable(from_);
    std::size_t done = tables->size();
    for (const std::string& table : *tables) {
      tell(++done, 2 * tables->size());
      if (std::find(moved.damaged.begin(), moved.damaged.end(), table) != moved.damaged.end()) continue;
      const Loaded here = source.load(table);
      const Loaded there = target.load(table);
      if (!here.readable || !here.table) return unreadable(from_);
      if (here.table->damage) {
        moved.damaged.push_back(table);
        continue;
      }
      if (!there.readable) return unreadable(to_);
      if (!there.table || !begins(*there.table, *here.table) || there.table->rows.size() != here.table->rows.size()) {
        return either(language_,
                      "Tisch " + table + " ist in " + shownHome(to_) + " nicht so angekommen, wie er in " +
                          shownHome(from_) + " ist. Benutze die Kopie nicht.",
                      "Table " + table + " did not arrive in " + shownHome(to_) + " as it is in " + shownHome(from_) +
                          ". Do not use the copy.");
      }
      ++moved.tables;
      moved.rows += std::ssize(here.table->rows);
    }
    return {};
  }

  std::string holdsOther(const std::string& table) const {
    return either(language_,
                  "In " + shownHome(to_) + " ist schon etwas anderes (Tisch " + table +
                      "). Wähle einen Ort, an dem noch kein Haus ist.",
                  "There is something else in " + shownHome(to_) + " already (table " + table +
                      "). Choose a place that has no house yet.");
  }
  std::string otherKey() const {
    return either(language_,
                  "In " + shownHome(to_) +
                      " ist schon ein anderes Haus, mit einem anderen Schlüssel. Wähle einen Ort, "
                      "an dem noch keines ist.",
                  "There is another house in " + shownHome(to_) +
                      " already, with another key. Choose a place that has none yet.");
  }
  std::string noKey() const {
    return either(language_, "In " + shownHome(from_) + " ist kein Schlüssel zu lesen. Starte einmal den Server damit.",
                  "There is no key to be read in " + shownHome(from_) + ". Start the server with it once.");
  }

 private:
  std::string unreadable(const std::string& data) const {
    return either(language_,
                  shownHome(data) +
                      " lässt sich gerade nicht lesen. Versuch es noch einmal: Es geht weiter, wo es "
                      "aufgehört hat.",
                  shownHome(data) + " cannot be read just now. Try again: it goes on where it stopped.");
  }
  std::string unwritten() const {
    return either(language_,
                  "In " + shownHome(to_) +
                      " lässt sich gerade nicht schreiben. Sieh nach, ob Platz ist, und versuch es "
                      "noch einmal: Es geht weiter, wo es aufgehört hat.",
                  "Nothing can be written to " + shownHome(to_) +
                      " just now. See whether there is room, and try again: it goes on where it stopped.");
  }
  static bool write(Store& target, std::vector<Batch>& batches) {
    const Outcomes outcomes = target.commit(std::exchange(batches, {}));
    return std::all_of(outcomes.begin(), outcomes.end(), [](const auto& each) { return each == Stored::durable; });
  }

  std::string from_, to_;
  Language language_;
};

std::string taken(const std::string& file, Language language) {
  return either(language, file + " gibt es schon. Gib der Sicherung einen neuen Namen.",
                file + " exists already. Give the backup a new name.");
}

// What is left of a backup that did not come about.
class Draft {
 public:
  explicit Draft(const std::string& file) : path_(file + ".partial") {}
  ~Draft() {
    std::error_code ignored;
    for (const std::string& each :
         {path_, path_ + "-wal", path_ + "-shm", path_ + "-journal", sqlite::witnessOf(path_)})
      std::filesystem::remove(each, ignored);
  }
  Draft(const Draft&) = delete;
  Draft& operator=(const Draft&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

// A folder's database is copied as it is; a backup of a PostgreSQL is filled with its rows.
std::string fill(const std::string& from, Snapshot& source, const Draft& draft, const SigningKey& key,
                 Language language, const Tell& tell, Moved& moved) {
  const auto unwritten = [&](const std::string& why) {
    return why.empty() ? why
                       : either(language, draft.path() + " lässt sich nicht schreiben (" + why + ").",
                                draft.path() + " cannot be written (" + why + ").");
  };
  if (const std::optional<std::string> why = source.copyPages(draft.path())) {
    return unwritten(why->empty() ? finishBackup(draft.path(), key) : *why);
  }
  std::string problem;
  {
    const std::unique_ptr<Store> store = openSqlite(draft.path(), {}, language, problem);
    if (!store) return problem;
    const std::unique_ptr<Snapshot> before = snapshotOfBackup(draft.path(), language, problem);
    if (!before) return problem;
    problem = Copying(from, draft.path(), language).copy(source, *store, *before, tell, moved);
  }
  return problem.empty() ? unwritten(finishBackup(draft.path(), key)) : problem;
}

}  // namespace

Moved moveHouse(const std::string& from, const std::string& to, Language language, const Tell& tell) {
  Moved moved;
  Copying work(from, to, language);
  const std::unique_ptr<Snapshot> source = openSnapshot(from, Others::mayNot, language, moved.problem);
  if (!source) return moved;
  HomeOptions options;
  options.language = language;
  options.newKey = source->key();
  options.alone = true;
  if (!options.newKey) {
    moved.problem = work.noKey();
    return moved;
  }
  const std::optional<DataHome> home = openHome(to, options, moved.problem);
  if (!home) return moved;
  std::unique_ptr<Snapshot> target = openSnapshot(to, Others::mayWrite, language, moved.problem);
  if (!target) return moved;
  if (home->key.seed() != options.newKey->seed()) {
    moved.problem = work.otherKey();
    return moved;
  }
  moved.problem = work.copy(*source, *home->store, *target, tell, moved);
  if (!moved.problem.empty()) return moved;
  target = openSnapshot(to, Others::mayWrite, language, moved.problem);
  if (target) moved.problem = work.compare(*source, *target, tell, moved);
  return moved;
}

Moved backUpHouse(const std::string& from, const std::string& file, Language language, const Tell& tell) {
  Moved moved;
  std::unique_ptr<Snapshot> source = openSnapshot(from, Others::mayWrite, language, moved.problem);
  if (!source) return moved;
  if (std::filesystem::exists(file)) {
    moved.problem = taken(file, language);
    return moved;
  }
  Copying work(from, file, language);
  const std::optional<SigningKey> key = source->key();
  if (!key) {
    moved.problem = work.noKey();
    return moved;
  }
  const Draft draft(file);
  moved.problem = fill(from, *source, draft, *key, language, tell, moved);
  if (!moved.problem.empty()) return moved;
  const std::unique_ptr<Snapshot> copy = snapshotOfBackup(draft.path(), language, moved.problem);
  if (!copy) return moved;
  moved.problem = work.compare(*source, *copy, tell, moved);
  if (!moved.problem.empty()) return moved;
  std::error_code error;
  std::filesystem::rename(draft.path(), file, error);
  if (error) moved.problem = file + ": " + error.message();
  return moved;
}

}  // namespace sammel
