#include "server/snapshot.hpp"

#include <filesystem>

#include "server/data_home.hpp"
#include "server/postgres_open.hpp"
#include "server/postgres_rows.hpp"
#include "server/sqlite_snapshot.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

constexpr std::chrono::seconds patience{60};

class PostgresSnapshot final : public Snapshot {
 public:
  explicit PostgresSnapshot(std::unique_ptr<postgres::Connection> connection) : connection_(std::move(connection)) {}

  std::optional<std::vector<std::string>> tables() override {
    const postgres::Answers answers = connection_->run({{"SELECT id FROM sammelsurium.tables ORDER BY id"}});
    if (!answers.areFine()) return std::nullopt;
    std::vector<std::string> ids;
    ids.reserve(static_cast<std::size_t>(answers.results[0].rows()));
    for (int i = 0; i < answers.results[0].rows(); ++i) ids.push_back(answers.results[0].text(i, 0));
    return ids;
  }

  Loaded load(const std::string& table) override {
    using postgres::Values;
    const postgres::Answers answers = connection_->run(
        {{postgres::selectHead, Values().add(table), "head"}, {postgres::selectRows, Values().add(table), "rows"}});
    if (!answers.areFine()) return {.readable = false, .table = {}};
    return postgres::tableFrom(table, answers.results[0], answers.results[1]).loaded;
  }

  std::optional<SigningKey> key() override {
    const postgres::Answers answers = connection_->run({{"SELECT seed FROM sammelsurium.keys WHERE name = 'signing'"}});
    if (!answers.areFine() || answers.results[0].rows() == 0) return std::nullopt;
    const std::optional<Seed> seed = digestFromHex(answers.results[0].text(0, 0));
    return seed ? std::optional(SigningKey::from(*seed)) : std::nullopt;
  }

 private:
  std::unique_ptr<postgres::Connection> connection_;
};

std::string inUse(const std::string& data, Language language) {
  return either(language, "Das Haus in " + shownHome(data) + " ist in Gebrauch. Beende erst den Server.",
                "The house in " + shownHome(data) + " is in use. Stop the server first.");
}

std::unique_ptr<Snapshot> snapshotOfPostgres(const std::string& address, Others others, Language language,
                                             std::string& problem) {
  postgres::Hindrance hindrance;
  postgres::Session session = postgres::connectToRead(address, patience, hindrance);
  if (!session.connection) {
    problem = postgres::say(hindrance, address, language);
    return nullptr;
  }
  if (others == Others::mayNot && !postgres::occupy(*session.connection, postgres::Use::alone)) {
    problem = inUse(address, language);
    return nullptr;
  }
  const postgres::Answers begun = session.connection->run({{"SET idle_in_transaction_session_timeout = 0"},
                                                           {"BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"},
                                                           {"SELECT 1 FROM sammelsurium.tables LIMIT 1"}});
  if (!begun.areFine()) {
    problem = postgres::say({postgres::troubleOf(*begun.trouble), begun.trouble->text}, address, language);
    return nullptr;
  }
  return std::make_unique<PostgresSnapshot>(std::move(session.connection));
}

}  // namespace

std::unique_ptr<Snapshot> openSnapshot(const std::string& data, Others others, Language language,
                                       std::string& problem) {
  if (postgres::isAddress(data)) return snapshotOfPostgres(data, others, language, problem);
  if (std::filesystem::is_regular_file(data)) return snapshotOfBackup(data, language, problem);
  if (!std::filesystem::exists(databaseIn(data))) {
    problem = either(language, "In " + data + " ist kein Haus.", "There is no house in " + data + ".");
    return nullptr;
  }
  std::optional<FolderLock> lock;
  if (others == Others::mayNot) {
    std::optional<FolderLock> taken = FolderLock::take(data);
    if (!taken || !taken->isHeld()) {
      problem = inUse(data, language);
      return nullptr;
    }
    lock.emplace(std::move(*taken));
  }
  return snapshotOfFolder(data, std::move(lock), language, problem);
}

}  // namespace sammel
