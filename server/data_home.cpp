#include "server/data_home.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <system_error>

#include "server/kept_key.hpp"
#include "server/postgres.hpp"
#include "server/postgres_store.hpp"
#include "server/private_files.hpp"
#include "server/sqlite_store.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

std::optional<DataHome> openFolder(const std::filesystem::path& path, const HomeOptions& options,
                                   std::string& problem) {
  std::error_code error;
  if (std::filesystem::create_directories(path, error)) {
    std::filesystem::permissions(path, std::filesystem::perms::owner_all, error);
  }
  std::optional<FolderLock> lock = FolderLock::take(path);
  const std::string folder = path.string();
  if (!lock) {
    problem = either(options.language,
                     "In den Ordner " + folder +
                         " lässt sich nicht schreiben. Gib dir Schreibrechte, oder wähle mit "
                         "--data einen anderen.",
                     "The folder " + folder +
                         " cannot be written to. Give yourself the right to, or choose another one "
                         "with --data.");
    return std::nullopt;
  }
  if (!lock->isHeld()) {
    problem = either(options.language,
                     "Ein anderer Server benutzt schon den Ordner " + folder +
                         ". Beende ihn, oder wähle mit --data "
                         "einen anderen.",
                     "Another server is already using the folder " + folder +
                         ". Stop it, or choose another one with "
                         "--data.");
    return std::nullopt;
  }
  keepPrivate(path, options.log);
  SqliteOptions sqlite;
  sqlite.log = options.log;
  std::unique_ptr<Store> store = openSqlite(databaseIn(path), sqlite, options.language, problem);
  if (!store) return std::nullopt;
  const std::optional<SigningKey> key = keptKey(keyIn(path), options.language, problem, options.newKey);
  if (!key) return std::nullopt;
  return DataHome{std::move(lock), std::move(store), *key};
}

std::optional<DataHome> openDatabase(const std::string& address, const HomeOptions& options, std::string& problem) {
  PostgresOptions postgres;
  postgres.log = options.log;
  std::unique_ptr<PostgresStore> store = openPostgres(address, postgres, options.language, problem);
  if (!store) return std::nullopt;
  if (options.alone && !store->occupyAlone()) {
    problem =
        either(options.language, "Das Haus in " + shownHome(address) + " ist in Gebrauch. Beende erst alle Server.",
               "The house in " + shownHome(address) + " is in use. Stop all servers first.");
    return std::nullopt;
  }
  const SigningKey newKey = options.newKey ? *options.newKey : SigningKey::fresh();
  const std::optional<SigningKey> key = store->key(newKey, options.language, problem);
  if (!key) return std::nullopt;
  return DataHome{std::nullopt, std::move(store), *key};
}

}  // namespace

std::optional<FolderLock> FolderLock::take(const std::filesystem::path& folder) {
  const int file = ::open((folder / "lock").c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0) return std::nullopt;
  FolderLock lock(file);
  lock.held_ = flock(file, LOCK_EX | LOCK_NB) == 0;
  return lock;
}

FolderLock::~FolderLock() {
  if (file_ >= 0) ::close(file_);
}

std::optional<DataHome> openHome(const std::string& data, const HomeOptions& options, std::string& problem) {
  return postgres::isAddress(data) ? openDatabase(data, options, problem) : openFolder(data, options, problem);
}

std::string shownHome(const std::string& data) {
  return postgres::isAddress(data) ? postgres::shown(data).value_or("postgresql://…") : data;
}

std::filesystem::path databaseIn(const std::filesystem::path& folder) { return folder / "sammelsurium.db"; }
std::filesystem::path keyIn(const std::filesystem::path& folder) { return folder / "signing.key"; }

}  // namespace sammel
