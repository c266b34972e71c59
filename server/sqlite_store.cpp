#include "server/sqlite_store.hpp"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <map>
#include <optional>
#include <set>
#include <system_error>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/chain.hpp"
#include "server/footprints.hpp"
#include "server/private_files.hpp"
#include "server/sqlite.hpp"
#include "server/sqlite_open.hpp"
#include "server/sqlite_read.hpp"
#include "server/witness.hpp"

namespace sammel {
namespace {

using namespace sqlite;

// Damaged ids may contain anything.
std::string plain(std::string text) {
  for (char& c : text) c = c > 0x20 && c < 0x7f ? c : '?';
  return text;
}

// As much as a busy second writes: on a disk that is all but full a single row may still fit where a batch does not.
constexpr std::int64_t ballastOfACheck = 256 * 1024;
constexpr int commitsUntilSync = 64;

class SqliteStore final : public Store {
 public:
  SqliteStore(Database database, std::unique_ptr<Witness> witness, std::filesystem::path file,
              const SqliteOptions& options)
      : database_(std::move(database)),
        witness_(std::move(witness)),
        file_(std::move(file)),
        log_(options.log),
        begin_(database_.get(), "BEGIN IMMEDIATE"),
        commit_(database_.get(), "COMMIT"),
        savepoint_(database_.get(), "SAVEPOINT batch"),
        release_(database_.get(), "RELEASE batch"),
        rollbackBatch_(database_.get(), "ROLLBACK TO batch"),
        open_(database_.get(),
              "INSERT INTO tables (key, id, game, options, created, content, previous, chain) "
              "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        keepPack_(database_.get(), "INSERT OR IGNORE INTO packs (hash, json) VALUES (?, ?)"),
        append_(database_.get(),
                "INSERT INTO journal (table_key, n, seat, entry, at, client, state, chain) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?)"),
        find_(database_.get(), "SELECT key, chain FROM tables WHERE id = ?"),
        chain_(database_.get(), "SELECT chain FROM journal WHERE table_key = ? AND n = ?"),
        head_(database_.get(), (std::string(selectHeads) + "WHERE id = ?").c_str()),
        heads_(database_.get(), (std::string(selectHeads) + "ORDER BY key").c_str()),
        pack_(database_.get(), "SELECT json FROM packs WHERE hash = ?"),
        rows_(database_.get(), selectRows),
        removeRows_(database_.get(), "DELETE FROM journal WHERE table_key = ?"),
        removeTable_(database_.get(), "DELETE FROM tables WHERE key = ?"),
        weigh_(database_.get(), "INSERT OR REPLACE INTO health (key, ballast) VALUES (1, zeroblob(?))") {
    if (options.vfs.empty())
      footprints_.emplace(std::vector<std::filesystem::path>{file_, logOf(file_), witnessOf(file_)});
  }

  bool isUsable() const {
    const std::array statements{&begin_,    &commit_, &savepoint_,  &release_,     &rollbackBatch_, &open_,
                                &keepPack_, &append_, &find_,       &chain_,       &head_,          &heads_,
                                &pack_,     &rows_,   &removeRows_, &removeTable_, &weigh_};
    return std::all_of(statements.begin(), statements.end(), [](const Statement* each) { return each->isUsable(); });
  }

  // Looks at everything and logs what is damaged or lost. Nothing that could be evidence is overwritten before a copy
  // of it was made.
  void begin() {
    const Survey survey = look();
    damaged_ = survey.damaged;
    lastKey_ = survey.lastKey;
    isSound_ = survey.finding.empty();
    if (!witness_->isSigned() && survey.tables > 0) {
      log_("The witness " + witnessOf(file_) + " is missing or unreadable; the tables are taken as they are.");
    } else if (survey.unreadableMarks > 0) {
      log_(std::to_string(survey.unreadableMarks) +
           " entries of the witness cannot be read, as can happen when the power fails; those tables are taken as they "
           "are.");
    }
    if (!damaged_.empty()) tellOfDamage();
    if (!isSound_) report(StoreTrouble::damaged, survey.finding);
    if (isSound_ && damaged_.empty()) {
      sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    } else if (footprints_) {
      keepCopy();
    }
    if (isSound_) {
      marks_ = survey.behind;
      if (!witness_->isSigned()) witness_->sign();
      bearWitness();
      syncWitness();
    }
    if (footprints_) footprints_->remember();
  }

  ~SqliteStore() override { syncWitness(); }
  SqliteStore(const SqliteStore&) = delete;
  SqliteStore& operator=(const SqliteStore&) = delete;

  void rest() override {
    const int synced = isSound_ ? syncWitness() : SQLITE_OK;
    if (synced != SQLITE_OK) report(troubleOf(synced));
  }

  Outcomes commit(std::span<const Batch> batches) override {
    if (const StoreTrouble trouble = whatIsInTheWay(); trouble != StoreTrouble::none) {
      report(trouble);
      return Outcomes(batches.size(), storedOf(trouble));
    }
    Outcomes results(batches.size(), Stored::durable);
    Tails tails;
    int result = begin_.run();
    for (std::size_t i = 0; i < batches.size() && result == SQLITE_DONE; ++i) {
      const int written = writeWhole(batches[i], tails);
      if (written == SQLITE_DONE) continue;
      const bool isTaken = (written & 0xff) == SQLITE_CONSTRAINT;
      results[i] = isTaken ? Stored::taken : storedOf(troubleOf(written));
      if (!isTaken) result = written;  // the disk: concerns everybody
    }
    const StoreTrouble trouble = finish(result, tails);
    return trouble == StoreTrouble::none ? results : Outcomes(batches.size(), storedOf(trouble));
  }

  Loaded load(const std::string& table) override {
    Loaded loaded;
    const int found = head_.bind(table).step();
    if (found == SQLITE_ROW) {
      loaded.table.emplace().head = headFrom(head_);
      loaded.table->head.id = table;  // the checksum tells whether the row says so, too
      loaded.readable =
          readTable(head_.integer(0), head_.integer(7), *loaded.table) && readPack(pack_, loaded.table->head);
      if (!loaded.readable) loaded.table.reset();
    } else {
      loaded.readable = found == SQLITE_DONE;
    }
    head_.reset();
    const auto known = damaged_.find(table);
    if (known == damaged_.end()) return loaded;
    if (!loaded.table) loaded.table.emplace().head.id = table;
    if (!loaded.table->damage) loaded.table->damage = known->second;
    loaded.readable = true;
    return loaded;
  }

  // The marks first: a table that the witness knows and the database does not is damage.
  Stored remove(std::span<const std::string> tables) override {
    StoreTrouble trouble = whatIsInTheWay();
    std::vector<std::int64_t> keys;
    for (const std::string& table : tables) {
      if (find_.bind(table).step() == SQLITE_ROW) keys.push_back(find_.integer(0));
      find_.reset();
      tails_.erase(table);
    }
    if (trouble == StoreTrouble::none) {
      int result = witness_->forget(keys);
      if (result == SQLITE_OK) result = begin_.run();
      for (const std::int64_t key : keys) {
        if (result == SQLITE_DONE) result = removeRows_.bind(key).run();
        if (result == SQLITE_DONE) result = removeTable_.bind(key).run();
      }
      trouble = finish(result, {});
    }
    report(trouble);
    return storedOf(trouble);
  }

  StoreHealth check() override {
    StoreTrouble trouble = whatIsInTheWay();
    if (trouble == StoreTrouble::none && footprints_ && !isFolderWritable()) trouble = StoreTrouble::readOnly;
    if (trouble == StoreTrouble::none) {
      int result = begin_.run();
      if (result == SQLITE_DONE) result = weigh_.bind(ballastOfACheck).run();
      trouble = finish(result, {});
      if (trouble == StoreTrouble::none && witness_->sign() != SQLITE_OK) trouble = StoreTrouble::failed;
      if (footprints_) footprints_->remember();
    }
    report(trouble);
    return {trouble, damaged_.size()};
  }

 private:
  using Marks = std::map<std::int64_t, Mark>;  // by the table's key
  struct Tail {
    std::int64_t key = 0;
    std::int64_t rows = 0;
    std::uint64_t chain = 0;
  };
  using Tails = std::unordered_map<std::string, Tail>;  // by table

  // A batch of several rows that fails half way must leave nothing behind; a single row leaves nothing anyway.
  int writeWhole(const Batch& batch, Tails& tails) {
    if (batch.opens.empty() && batch.rows.size() == 1) return write(batch.rows.front(), tails, tails);
    Tails ofBatch;
    int result = savepoint_.run();
    for (std::size_t i = 0; i < batch.opens.size() && result == SQLITE_DONE; ++i) {
      result = open(batch.opens[i], ofBatch);
    }
    for (std::size_t i = 0; i < batch.rows.size() && result == SQLITE_DONE; ++i) {
      result = write(batch.rows[i], tails, ofBatch);
    }
    if (result != SQLITE_DONE) rollbackBatch_.run();
    const int released = release_.run();
    if (result != SQLITE_DONE || released != SQLITE_DONE) return result != SQLITE_DONE ? result : released;
    for (const auto& [table, tail] : ofBatch) tails[table] = tail;
    return SQLITE_DONE;
  }

  int open(const TableHead& head, Tails& tails) {
    // A key is never used twice: the witness may know a table of it that the database has lost.
    const std::int64_t key = lastKey_ + 1;
    const int reserved = witness_->reserve(key);
    if (reserved != SQLITE_OK) return reserved;
    const std::uint64_t chain = chainOf(head);
    open_.bind(key).bind(head.id).bind(head.game).bind(head.options).bind(head.created);
    int result = open_.bind(head.content).bind(head.previous).bind(static_cast<std::int64_t>(chain)).run();
    if (result == SQLITE_DONE && !head.pack.empty()) result = keepPack_.bind(head.content).bind(head.pack).run();
    if (result != SQLITE_DONE) return result;
    lastKey_ = key;
    tails[head.id] = {key, 0, chain};
    return result;
  }

  int write(const JournalRow& row, const Tails& earlier, Tails& tails) {
    Tail tail;
    if (const int found = findTail(row, earlier, tails, tail); found != SQLITE_ROW) {
      return found == SQLITE_DONE ? SQLITE_CONSTRAINT : found;
    }
    tail.chain = chainAfter(tail.chain, row);
    append_.bind(tail.key).bind(row.n);
    row.seat.isTable() ? append_.bindNull() : append_.bind(row.seat.index());
    append_.bind(row.entry).bind(row.at).bind(row.client);
    row.state ? append_.bind(static_cast<std::int64_t>(*row.state)) : append_.bindNull();
    const int result = append_.bind(static_cast<std::int64_t>(tail.chain)).run();
    tail.rows = row.n + 1;
    if (result == SQLITE_DONE) tails[row.table] = tail;
    return result;
  }

  // What the row follows: as this transaction has left it, as it is remembered, or as it is in the database.
  int findTail(const JournalRow& row, const Tails& earlier, const Tails& tails, Tail& tail) {
    for (const Tails* known : {&tails, &earlier, static_cast<const Tails*>(&tails_)}) {
      const auto found = known->find(row.table);
      if (found == known->end() || found->second.rows != row.n) continue;
      tail = found->second;
      return SQLITE_ROW;
    }
    const int found = find_.bind(row.table).step();
    if (found == SQLITE_ROW) tail = {find_.integer(0), row.n, static_cast<std::uint64_t>(find_.integer(1))};
    find_.reset();
    if (found != SQLITE_ROW || row.n == 0) return found;
    const int last = chain_.bind(tail.key).bind(row.n - 1).step();
    if (last == SQLITE_ROW) tail.chain = static_cast<std::uint64_t>(chain_.integer(0));
    chain_.reset();
    return last;
  }

  // Ends the transaction, well if `result` says that all went well so far; the marks follow when it is durable.
  StoreTrouble finish(int result, const Tails& tails) {
    if (result == SQLITE_DONE) result = commit_.run();
    const StoreTrouble trouble = result == SQLITE_DONE ? StoreTrouble::none : troubleOf(result);
    if (result != SQLITE_DONE && sqlite3_get_autocommit(database_.get()) == 0) execute(database_.get(), "ROLLBACK");
    if (trouble == StoreTrouble::none) {
      constexpr std::size_t mostRemembered = 20'000;
      if (tails_.size() > mostRemembered) tails_.clear();
      for (const auto& [table, tail] : tails) {
        tails_[table] = tail;
        marks_[tail.key] = {table, tail.rows, tail.chain};
      }
      // The rows are durable, so they are acknowledged in any case; but nothing follows until the marks are, too.
      const int witnessed = bearWitness();
      report(witnessed == SQLITE_OK ? StoreTrouble::none : troubleOf(witnessed));
    } else {
      tails_.clear();
      report(trouble);
    }
    if (footprints_) footprints_->remember();
    return trouble;
  }

  int bearWitness() {
    if (marks_.empty()) return SQLITE_OK;
    if (const int written = witness_->write(marks_); written != SQLITE_OK) return written;
    marks_.clear();
    return ++unsynced_ < commitsUntilSync ? SQLITE_OK : syncWitness();
  }

  int syncWitness() {
    const int synced = unsynced_ == 0 ? SQLITE_OK : witness_->sync();
    if (synced == SQLITE_OK) unsynced_ = 0;
    return synced;
  }

  // What speaks against writing, before anything is written.
  StoreTrouble whatIsInTheWay() {
    if (!isSound_) return StoreTrouble::damaged;
    switch (footprints_ ? footprints_->compare() : Trace::same) {
      case Trace::gone: return StoreTrouble::gone;
      case Trace::replaced: return StoreTrouble::replaced;
      case Trace::changed: lookAgain(); break;
      case Trace::same: break;
    }
    if (!isSound_) return StoreTrouble::damaged;
    int witnessed = bearWitness();
    if (witnessed == SQLITE_OK && unsynced_ >= commitsUntilSync) witnessed = syncWitness();
    return witnessed == SQLITE_OK ? StoreTrouble::none : troubleOf(witnessed);
  }

  // Somebody else has written to our files: has it done harm?
  void lookAgain() {
    const Survey survey = look();
    const bool isHarmless = survey.finding.empty() && survey.damaged.size() <= damaged_.size();
    if (isHarmless) {
      tails_.clear();
      log_("Another program has written to " + file_.string() + " or the files beside it; nothing is missing.");
    } else {
      isSound_ = false;
      damaged_ = survey.damaged;
      if (!damaged_.empty()) tellOfDamage();
      report(StoreTrouble::damaged, survey.finding);
    }
    footprints_->remember();
  }

  bool isFolderWritable() const {
    const std::filesystem::path folder = file_.has_parent_path() ? file_.parent_path() : ".";
    return ::faccessat(AT_FDCWD, folder.c_str(), W_OK | X_OK, AT_EACCESS) == 0;
  }

  // False if the disk cannot be read just now.
  bool readTable(std::int64_t key, std::int64_t headChain, StoredTable& table) {
    const std::optional<std::uint64_t> chain = readRows(rows_, key, headChain, witness_->read(key).mark, table);
    lastChain_ = chain.value_or(0);
    return chain.has_value();
  }

  struct Survey {
    std::string finding;                    // empty: the database is sound
    std::map<std::string, Damage> damaged;  // by table
    Marks behind;                           // marks that the witness lacks, after a crash as a rule
    std::size_t unreadableMarks = 0;
    std::size_t tables = 0;
    std::int64_t lastKey = 0;
  };

  Survey look() {
    sqlite3_db_release_memory(database_.get());  // what is in memory says nothing about the disk
    Survey survey;
    Statement sound(database_.get(), "PRAGMA quick_check(1)");
    if (!sound.isUsable() || sound.step() != SQLITE_ROW) {
      survey.finding = sqlite3_errmsg(database_.get());
    } else if (sound.text(0) != "ok") {
      survey.finding = sound.text(0);
    }
    sound.reset();
    std::replace(survey.finding.begin(), survey.finding.end(), '\n', ' ');
    // Newer pages in the log may hide what has happened to the file.
    std::array<char, 16> header{};
    sqlite3_file* file = handle(SQLITE_FCNTL_FILE_POINTER);
    if (survey.finding.empty() &&
        (file->pMethods->xRead(file, header.data(), static_cast<int>(header.size()), 0) != SQLITE_OK ||
         std::string_view(header.data(), header.size()) != std::string_view("SQLite format 3", header.size()))) {
      survey.finding = "its header is not that of a database";
    }
    const auto lose = [&](const std::string& table, const Damage& damage) {
      Damage& known = survey.damaged.try_emplace(table, damage).first->second;
      known = {std::min(known.kept, damage.kept), std::max(known.known, damage.known)};
    };
    std::set<std::int64_t> found;
    int result = heads_.step();
    for (; result == SQLITE_ROW; result = heads_.step()) {
      const std::int64_t key = heads_.integer(0);
      StoredTable table;
      table.head = headFrom(heads_);
      ++survey.tables;
      found.insert(key);
      if (!readTable(key, heads_.integer(7), table)) table.damage = Damage{};
      const bool isListed = find_.bind(table.head.id).step() == SQLITE_ROW && find_.integer(0) == key;
      find_.reset();
      if (!isListed && !table.damage) table.damage = Damage{0, std::ssize(table.rows)};
      const Witness::Said said = witness_->read(key);
      if (said.mark && !said.mark->isOf(table.head.id)) lose(said.mark->table, {0, said.mark->rows});
      if (table.damage) {
        lose(table.head.id, *table.damage);
        continue;
      }
      survey.lastKey = std::max(survey.lastKey, key);
      const std::int64_t rows = std::ssize(table.rows);
      if (!said.mark || said.mark->rows != rows) survey.behind[key] = {table.head.id, rows, lastChain_};
    }
    if (result != SQLITE_DONE && survey.finding.empty()) survey.finding = sqlite3_errmsg(database_.get());
    heads_.reset();
    for (std::int64_t key = 1; key < witness_->slots(); ++key) {
      const Witness::Said said = witness_->read(key);
      if (!said.readable) ++survey.unreadableMarks;
      if (said.mark && !found.contains(key)) lose(said.mark->table, {0, said.mark->rows});
      if (said.mark || !said.readable) survey.lastKey = std::max(survey.lastKey, key);
    }
    return survey;
  }

  void tellOfDamage() {
    log_(std::to_string(damaged_.size()) + (damaged_.size() == 1 ? " table is" : " tables are") +
         " damaged. They are halted and tell their players; the others go on. To get them back, stop the server and "
         "restore a backup: see docs/hosts.md, \"Damage\".");
    constexpr std::size_t mostLines = 100;
    std::size_t lines = 0;
    for (const auto& [table, damage] : damaged_) {
      if (++lines > mostLines) break;
      log_("table " + plain(table) + ": " + std::to_string(damage.kept) + " of " + std::to_string(damage.known) +
           " entries are left, " + std::to_string(damage.known - damage.kept) + " are lost");
    }
    if (lines > mostLines) log_("... and " + std::to_string(damaged_.size() - mostLines) + " more");
  }

  // Says when something begins to be wrong, and when it is right again.
  void report(StoreTrouble trouble, const std::string& finding = {}) {
    if (trouble == std::exchange(trouble_, trouble)) return;
    const std::string file = file_.string();
    switch (trouble) {
      case StoreTrouble::none: return log_("The journal can be written again.");
      case StoreTrouble::full:
        return log_("The disk is full: " + file + " cannot be written, and actions are refused. Make room.");
      case StoreTrouble::failed:
        return log_("The disk fails: " + file + " cannot be written, and actions are refused (" +
                    sqlite3_errmsg(database_.get()) + ").");
      case StoreTrouble::readOnly:
        return log_(file + " or its folder cannot be written: actions are refused. Give the server the right to.");
      case StoreTrouble::gone:
        return log_(file +
                    " or a file beside it was deleted while the server had it open. Actions are refused. Put it "
                    "back where it was moved to, or copy what is still open from /proc/" +
                    std::to_string(::getpid()) + "/fd before you stop the server; then restore a backup.");
      case StoreTrouble::replaced:
        return log_(file +
                    " or a file beside it was replaced while the server had it open. Actions are refused. Put "
                    "the old file back, or restart the server to go on with the new one.");
      case StoreTrouble::damaged:
        return log_("The database " + file + " is damaged" + (finding.empty() ? "" : " (" + finding + ")") +
                    ". Tables can be looked at as far as they can be read, but actions are refused. Stop the server "
                    "and restore a backup: see docs/hosts.md, \"Damage\".");
      default: return;  // of databases that are programs of their own
    }
  }

  // SQLite's own handle of a file: closing another one would drop its locks.
  sqlite3_file* handle(int which) {
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database_.get(), "main", which, static_cast<void*>(&file));
    return file;
  }

  void keepCopy() {
    const std::string copy = file_.string() + ".damaged";
    if (std::filesystem::exists(copy)) return;
    const bool isKept = copyFile(handle(SQLITE_FCNTL_FILE_POINTER), copy) &&
                        copyFile(handle(SQLITE_FCNTL_JOURNAL_POINTER), copy + "-wal");
    log_(isKept ? "A copy of the files as they were found is in " + copy + " and " + copy + "-wal."
                : "There was no room for a copy of the files as they were found.");
    if (!isKept) {
      for (const std::string& file : {copy, copy + "-wal"}) {
        std::error_code ignored;
        std::filesystem::remove(file, ignored);
      }
    }
  }

  static bool copyFile(sqlite3_file* from, const std::string& to) {
    sqlite3_int64 size = 0;
    if (from == nullptr || from->pMethods == nullptr || from->pMethods->xFileSize(from, &size) != SQLITE_OK)
      return false;
    createPrivately(to);
    std::ofstream target(to, std::ios::binary | std::ios::trunc);
    std::vector<char> bytes(1U << 16U);
    for (sqlite3_int64 at = 0; at < size && target; at += std::ssize(bytes)) {
      const sqlite3_int64 left = std::min<sqlite3_int64>(std::ssize(bytes), size - at);
      if (from->pMethods->xRead(from, bytes.data(), static_cast<int>(left), at) != SQLITE_OK) return false;
      target.write(bytes.data(), left);
    }
    target.flush();
    return target.good();
  }

  Database database_;
  std::unique_ptr<Witness> witness_;
  std::filesystem::path file_;
  std::function<void(std::string_view)> log_;
  std::optional<Footprints> footprints_;  // only of real files
  Statement begin_, commit_, savepoint_, release_, rollbackBatch_, open_, keepPack_, append_, find_, chain_, head_,
      heads_, pack_, rows_, removeRows_, removeTable_, weigh_;
  std::map<std::string, Damage> damaged_;  // by table
  Tails tails_;                            // of tables that were written to lately
  Marks marks_;                            // that the witness does not have yet
  int unsynced_ = 0;                       // commits whose marks a power cut could take
  std::int64_t lastKey_ = 0;
  std::uint64_t lastChain_ = 0;  // of the table read last
  bool isSound_ = true;
  StoreTrouble trouble_ = StoreTrouble::none;
};

}  // namespace

std::unique_ptr<Store> openSqlite(const std::filesystem::path& file, const SqliteOptions& options, Language language,
                                  std::string& problem) {
  Opened opened = sqlite::open(file, options, language, problem);
  if (!opened.database) return nullptr;
  auto store = std::make_unique<SqliteStore>(std::move(opened.database), std::move(opened.witness), file, options);
  if (!store->isUsable()) {
    problem = sayNotReadable(file, language, "not a journal");
    return nullptr;
  }
  store->begin();
  return store;
}

}  // namespace sammel
