#include "server/postgres_store.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>
#include <utility>
#include <vector>

#include "server/postgres_open.hpp"
#include "server/postgres_rows.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

using namespace postgres;
using Clock = std::chrono::steady_clock;

constexpr const char* openTable =
    "INSERT INTO sammelsurium.tables (id, game, options, created, content, previous, chain) "
    "VALUES ($1, $2, $3, $4, $5, $6, $7)";
constexpr const char* keepPack = "INSERT INTO sammelsurium.packs (hash, json) VALUES ($1, $2) ON CONFLICT DO NOTHING";
// Where what the row follows is not there, its table is null, which the journal does not take.
constexpr const char* appendRow =
    "INSERT INTO sammelsurium.journal (table_id, n, seat, entry, at, client, state, chain) VALUES (("
    "SELECT id FROM sammelsurium.tables WHERE $2::bigint = 0 AND id = $1 AND chain = $9 UNION ALL "
    "SELECT table_id FROM sammelsurium.journal WHERE table_id = $1 AND n = $2 - 1 AND chain = $9), "
    "$2, $3, $4, $5, $6, $7, $8)";
// What the row with this number follows, or would.
constexpr const char* findChain =
    "SELECT chain FROM sammelsurium.tables WHERE $2::bigint = 0 AND id = $1 UNION ALL "
    "SELECT chain FROM sammelsurium.journal WHERE table_id = $1 AND n = $2 - 1";
constexpr const char* feelPulse =
    "INSERT INTO sammelsurium.health (key, at) VALUES (1, now()) ON CONFLICT (key) DO UPDATE SET at = now()";
constexpr const char* selectKey = "SELECT seed FROM sammelsurium.keys WHERE name = 'signing'";
constexpr const char* insertKey =
    "INSERT INTO sammelsurium.keys (name, seed) VALUES ('signing', $1) ON CONFLICT DO NOTHING";

const Hindrance inUse{StoreTrouble::failed, "somebody is moving this house"};

constexpr std::chrono::milliseconds firstPause{50};
constexpr std::chrono::milliseconds longestPause{5'000};

std::int64_t stored(std::uint64_t chain) { return static_cast<std::int64_t>(chain); }

bool isBadValue(std::string_view state) { return state.starts_with("22") || state.starts_with("23"); }
bool isConflict(std::string_view state) { return state == "23505" || state == "23502"; }
bool isWorthAnotherTry(std::string_view state) { return state.starts_with("40"); }

// PostgreSQL's texts end at a zero.
bool hasZero(const Batch& batch) {
  const auto has = [](const std::string& text) { return text.find('\0') != std::string::npos; };
  return std::any_of(
             batch.opens.begin(), batch.opens.end(),
             [&](const TableHead& head) { return has(head.options) || has(head.pack) || has(head.previous); }) ||
         std::any_of(batch.rows.begin(), batch.rows.end(),
                     [&](const JournalRow& row) { return has(row.entry) || has(row.client); });
}

class OpenPostgres final : public PostgresStore {
 public:
  OpenPostgres(std::string address, const PostgresOptions& options, Session session)
      : address_(std::move(address)),
        options_(options),
        house_(std::move(session.house)),
        connection_(std::move(session.connection)) {}

  Outcomes commit(std::span<const Batch> batches) override {
    Outcomes outcomes = write(batches);
    for (std::size_t i = 0; i < batches.size(); ++i) {
      if (outcomes[i]) uncertain_.erase(nameOf(batches[i]));
    }
    return outcomes;
  }

  Loaded load(const std::string& table) override {
    if (!isConnected()) return {.readable = false, .table = {}};
    const Answers answers = run({{selectHead, Values().add(table), "head"}, {selectRows, Values().add(table), "rows"}});
    if (!answers.areFine()) return {.readable = false, .table = {}};
    Found found = tableFrom(table, answers.results[0], answers.results[1]);
    if (found.loaded.table && found.loaded.table->damage) {
      if (damaged_.insert(table).second) tellOfDamage(table, *found.loaded.table->damage);
      tails_.erase(table);
    } else if (found.loaded.table) {
      remember(table, {std::ssize(found.loaded.table->rows), found.chain});
    }
    return std::move(found.loaded);
  }

  StoreHealth check() override {
    if (isConnected()) {
      const Answers answers = run({{"BEGIN"}, {feelPulse, {}, "pulse"}, {"COMMIT"}});
      answers.areFine() ? report({}) : undo();
    }
    return {trouble_, damaged_.size()};
  }

  Stored remove(std::span<const std::string> tables) override {
    if (!isConnected()) return storedOf(trouble_);
    // Twice: a server may have appended one more row to a table while it went.
    static constexpr const char* removeRows = "DELETE FROM sammelsurium.journal WHERE table_id = $1";
    std::vector<Call> calls{{"BEGIN"}};
    for (const std::string& table : tables) {
      calls.push_back({removeRows, Values().add(table), "removeRows"});
      calls.push_back({"DELETE FROM sammelsurium.tables WHERE id = $1", Values().add(table), "removeTable"});
    }
    calls.push_back({"COMMIT"});
    for (const std::string& table : tables) calls.push_back({removeRows, Values().add(table), "removeRows"});
    for (const std::string& table : tables) tails_.erase(table);
    const Answers answers = run(calls);
    if (!answers.areFine()) undo();
    return answers.areFine() ? Stored::durable : storedOf(trouble_);
  }

  std::optional<SigningKey> key(const SigningKey& ifNone, Language language, std::string& problem) override {
    const Answers answers =
        isConnected() ? run({{insertKey, Values().add(toHex(ifNone.seed()))}, {selectKey}}) : Answers();
    if (answers.results.size() < 2) {
      problem = say({trouble_, why_}, address_, language);
      return std::nullopt;
    }
    const std::optional<Seed> seed = digestFromHex(answers.results[1].text(0, 0));
    if (seed) return SigningKey::from(*seed);
    problem =
        either(language,
               "In der Datenbank steht kein Schlüssel, sondern etwas anderes (sammelsurium.keys). Stell sie aus "
               "einer Sicherung wieder her, oder lösch die Zeile: Dann unterschreibt der Server mit einem neuen.",
               "What the database has is no key (sammelsurium.keys). Restore it from a backup, or delete the row: "
               "then the server signs with a new one.");
    return std::nullopt;
  }

  bool occupyAlone() override {
    use_ = Use::alone;
    return isConnected() && run({{"SELECT pg_advisory_unlock_all()"}}).areFine() && occupy(*connection_, use_);
  }

 private:
  struct Tail {
    std::int64_t rows = 0;
    std::uint64_t chain = 0;
  };
  using Tails = std::unordered_map<std::string, Tail>;  // by table

  // Seeks the database again if it was lost, unless that has failed a moment ago.
  bool isConnected() {
    if (connection_ && !connection_->isLost()) return true;
    connection_.reset();
    if (Clock::now() < nextTry_) return false;
    Hindrance hindrance;
    Session session = connect(address_, std::min(options_.patience, longestToConnect), hindrance, [](auto) {});
    if (session.connection && session.house != house_) hindrance = {StoreTrouble::replaced, {}};
    if (session.connection && !occupy(*session.connection, use_)) hindrance = inUse;
    if (hindrance.trouble != StoreTrouble::none) {
      nextTry_ = Clock::now() + pause_;
      pause_ = std::min(pause_ * 2, longestPause);
      report(hindrance);
      return false;
    }
    connection_ = std::move(session.connection);
    tails_.clear();  // others may have written meanwhile
    pause_ = firstPause;
    report({});
    return true;
  }

  Answers run(const std::vector<Call>& calls) {
    Answers answers = connection_->run(calls);
    if (!answers.areFine() && !isBadValue(answers.trouble->state) && !isWorthAnotherTry(answers.trouble->state)) {
      report({troubleOf(*answers.trouble), answers.trouble->text});
      // Perhaps the primary is elsewhere now.
      if (troubleOf(*answers.trouble) == StoreTrouble::standby) connection_.reset();
    }
    return answers;
  }

  void undo() {
    if (connection_ && !connection_->isLost()) run({{"ROLLBACK"}});
  }

  // Tables have at most one batch on its way.
  using BatchName = std::pair<std::string, std::int64_t>;
  static BatchName nameOf(const Batch& batch) {
    return batch.rows.empty() ? BatchName() : BatchName(batch.rows.front().table, batch.rows.front().n);
  }
  bool mayBeThere(const Batch& batch) const { return uncertain_.contains(nameOf(batch)); }

  Outcomes write(std::span<const Batch> batches) {
    Outcomes outcomes(batches.size());
    std::vector<std::size_t> left;  // that are to be written
    for (std::size_t i = 0; i < batches.size(); ++i) {
      if (hasZero(batches[i])) {
        outcomes[i] = Stored::failed;
      } else {
        left.push_back(i);
      }
    }
    // What was never sent can be refused, what may be stored already cannot.
    const auto refuse = [&](std::optional<Stored> outcome) {
      for (const std::size_t i : left) outcomes[i] = mayBeThere(batches[i]) ? std::nullopt : outcome;
      return outcomes;
    };
    for (int tries = 0; !left.empty();) {
      if (!isConnected()) return refuse(isAwayForLong() ? std::optional(storedOf(trouble_)) : std::nullopt);
      const Written written = writeOnce(batches, left);
      if (!written.trouble) {
        for (const auto& [table, tail] : written.tails) remember(table, tail);
        for (const std::size_t i : left) outcomes[i] = Stored::durable;
        break;
      }
      tails_.clear();
      if (written.trouble->isLost) {
        for (const std::size_t i : left) uncertain_.insert(nameOf(batches[i]));
        return outcomes;
      }
      undo();
      const std::string& state = written.trouble->state;
      if (isWorthAnotherTry(state) && ++tries < mostTries) continue;
      if (!written.culprit || !isBadValue(state)) return refuse(storedOf(troubleOf(*written.trouble)));
      // The trouble of one batch is not that of the others.
      const std::size_t culprit = *written.culprit;
      std::optional<Stored> outcome = isConflict(state) ? Stored::taken : Stored::failed;
      if (isConflict(state) && mayBeThere(batches[culprit])) {
        const std::optional<bool> there = isThere(batches[culprit]);
        if (!there) return refuse(std::nullopt);
        if (*there) outcome = Stored::durable;
      }
      if (outcome == Stored::failed) options_.log("The database refuses an entry: " + written.trouble->text);
      outcomes[culprit] = outcome;
      std::erase(left, culprit);
    }
    report({});
    return outcomes;
  }

  // What no waiting helps against counts as long, too.
  bool isAwayForLong() const {
    const bool mayComeBack = trouble_ == StoreTrouble::unreachable || trouble_ == StoreTrouble::standby;
    return !mayComeBack || Clock::now() - awaySince_ >= options_.hold;
  }

  struct Written {
    std::optional<Trouble> trouble;
    std::optional<std::size_t> culprit;  // whose trouble it is, if it is a batch's
    Tails tails;
  };

  Written writeOnce(std::span<const Batch> batches, const std::vector<std::size_t>& left) {
    Written written;
    written.trouble = askForTails(batches, left, written.tails);
    if (written.trouble) return written;
    std::vector<Call> calls{{"BEGIN", {}, "begin"}};
    std::vector<std::optional<std::size_t>> batchOf{std::nullopt};  // by call
    for (const std::size_t i : left) {
      for (const TableHead& head : batches[i].opens) addOpening(head, calls, written.tails);
      for (const JournalRow& row : batches[i].rows) addRow(row, calls, written.tails);
      batchOf.resize(calls.size(), i);
    }
    calls.push_back({"COMMIT", {}, "commit"});
    batchOf.emplace_back();
    const Answers answers = run(calls);
    if (answers.areFine()) return written;
    written.trouble = answers.trouble;
    written.culprit = batchOf[std::min(answers.results.size(), batchOf.size() - 1)];
    return written;
  }

  // Fills in the checksums of rows that others have written, or that were forgotten.
  std::optional<Trouble> askForTails(std::span<const Batch> batches, const std::vector<std::size_t>& left,
                                     Tails& tails) {
    std::vector<Call> calls;
    std::vector<const JournalRow*> askers;
    std::unordered_map<std::string, std::int64_t> next;  // the numbers that the batches so far lead to
    for (const std::size_t i : left) {
      for (const TableHead& head : batches[i].opens) next[head.id] = 0;
      for (const JournalRow& row : batches[i].rows) {
        const auto expected = next.find(row.table);
        const auto remembered = tails_.find(row.table);
        const bool isKnown = expected != next.end() ? expected->second == row.n
                                                    : remembered != tails_.end() && remembered->second.rows == row.n;
        next[row.table] = row.n + 1;
        if (isKnown) continue;
        calls.push_back({findChain, Values().add(row.table).add(row.n), "chain"});
        askers.push_back(&row);
      }
    }
    if (calls.empty()) return std::nullopt;
    const Answers answers = run(calls);
    for (std::size_t i = 0; answers.areFine() && i < askers.size(); ++i) {
      if (answers.results[i].rows() == 0) continue;
      tails[askers[i]->table] = {askers[i]->n, static_cast<std::uint64_t>(answers.results[i].integer(0, 0))};
    }
    return answers.trouble;
  }

  static void addOpening(const TableHead& head, std::vector<Call>& calls, Tails& tails) {
    const std::uint64_t chain = chainOf(head);
    calls.push_back({openTable,
                     Values()
                         .add(head.id)
                         .add(head.game)
                         .add(head.options)
                         .add(head.created)
                         .add(head.content)
                         .add(head.previous)
                         .add(stored(chain)),
                     "open"});
    if (!head.pack.empty()) calls.push_back({keepPack, Values().add(head.content).add(head.pack), "pack"});
    tails[head.id] = {0, chain};
  }

  // A row whose predecessor is not known gets a wrong checksum for it, and is refused.
  void addRow(const JournalRow& row, std::vector<Call>& calls, Tails& tails) const {
    std::uint64_t before = 0;
    for (const Tails* known : {static_cast<const Tails*>(&tails), &tails_}) {
      const auto found = known->find(row.table);
      if (found == known->end() || found->second.rows != row.n) continue;
      before = found->second.chain;
      break;
    }
    const std::uint64_t chain = chainAfter(before, row);
    Values values;
    values.add(row.table).add(row.n);
    row.seat.isTable() ? values.addNull() : values.add(row.seat.index());
    values.add(row.entry).add(row.at).add(row.client);
    row.state ? values.add(stored(*row.state)) : values.addNull();
    calls.push_back({appendRow, values.add(stored(chain)).add(stored(before)), "append"});
    tails[row.table] = {row.n + 1, chain};
  }

  // Whether this very batch is there: the checksum of a row tells it from any other with its number.
  std::optional<bool> isThere(const Batch& batch) {
    Tails tails;
    if (!isConnected() || askForTails({&batch, 1}, {0}, tails)) return std::nullopt;
    std::vector<Call> ignored;
    std::vector<Call> calls;
    std::vector<std::int64_t> chains;
    const auto expect = [&](const std::string& table) {
      calls.push_back({findChain, Values().add(table).add(tails[table].rows), "chain"});
      chains.push_back(stored(tails[table].chain));
    };
    for (const TableHead& head : batch.opens) {
      addOpening(head, ignored, tails);
      expect(head.id);
    }
    for (const JournalRow& row : batch.rows) {
      addRow(row, ignored, tails);
      expect(row.table);
    }
    const Answers answers = run(calls);
    if (!answers.areFine()) return std::nullopt;
    for (std::size_t i = 0; i < chains.size(); ++i) {
      if (answers.results[i].rows() == 0 || answers.results[i].integer(0, 0) != chains[i]) return false;
    }
    return true;
  }

  void remember(const std::string& table, const Tail& tail) {
    constexpr std::size_t mostRemembered = 20'000;
    if (tails_.size() > mostRemembered) tails_.clear();
    tails_[table] = tail;
  }

  void tellOfDamage(const std::string& table, const Damage& damage) {
    options_.log("table " + table + " is damaged in the database: of " + std::to_string(damage.known) +
                 " entries the first " + std::to_string(damage.kept) +
                 " are intact. It is halted; `sammelsurium check` looks at all tables.");
  }

  // Says when something begins to be wrong, and when it is right again.
  void report(const Hindrance& hindrance) {
    why_ = hindrance.why;
    if (trouble_ == StoreTrouble::none) awaySince_ = Clock::now();
    if (hindrance.trouble == std::exchange(trouble_, hindrance.trouble)) return;
    options_.log(hindrance.trouble == StoreTrouble::none
                     ? "The database can be written again."
                     : say(hindrance, address_, Language::en) +
                           " Until that is mended nothing is stored: actions wait, and are refused after a while.");
  }

  static constexpr int mostTries = 5;
  static constexpr std::chrono::milliseconds longestToConnect{3'000};

  std::string address_;
  PostgresOptions options_;
  std::string house_;
  Use use_ = Use::shared;
  std::unique_ptr<Connection> connection_;
  Tails tails_;  // of tables that were read or written to lately
  std::set<std::string> damaged_;
  StoreTrouble trouble_ = StoreTrouble::none;
  std::string why_;
  Clock::time_point awaySince_;
  Clock::time_point nextTry_;
  std::set<BatchName> uncertain_;  // that were sent, and nobody knows what became of them
  std::chrono::milliseconds pause_ = firstPause;
};

}  // namespace

std::unique_ptr<PostgresStore> openPostgres(const std::string& address, const PostgresOptions& options,
                                            Language language, std::string& problem) {
  Hindrance hindrance;
  Session session = connect(address, options.patience, hindrance, options.log);
  if (session.connection && !occupy(*session.connection, Use::shared)) {
    hindrance = inUse;
    session.connection.reset();
  }
  if (!session.connection) {
    problem = say(hindrance, address, language);
    return nullptr;
  }
  return std::make_unique<OpenPostgres>(address, options, std::move(session));
}

}  // namespace sammel
