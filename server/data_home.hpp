// Where a house keeps whatever must outlive its server, the journal and the key: a folder with a SQLite database, or a
// PostgreSQL database that several servers may share. `--data` says which.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/core/message.hpp"
#include "server/signing_key.hpp"
#include "server/store.hpp"

namespace sammel {

// Two servers on one data folder would each believe to know its tables.
class FolderLock {
 public:
  static std::optional<FolderLock> take(const std::filesystem::path& folder);
  FolderLock(FolderLock&& other) noexcept : file_(std::exchange(other.file_, -1)), held_(other.held_) {}
  FolderLock& operator=(FolderLock&&) = delete;
  ~FolderLock();
  bool isHeld() const { return held_; }

 private:
  explicit FolderLock(int file) : file_(file) {}
  int file_;
  bool held_ = false;
};

struct DataHome {
  std::optional<FolderLock> lock;  // of a folder
  std::unique_ptr<Store> store;
  SigningKey key;
};

struct HomeOptions {
  Language language = Language::en;                                     // of problems
  std::function<void(std::string_view)> log = [](std::string_view) {};  // on the thread that uses the store
  std::optional<SigningKey> newKey;  // for a house that has none yet; else a fresh one
  bool alone = false;                // no server may use it, even where several could
};

// Nothing, with one sentence that names the remedy, if it cannot be used.
std::optional<DataHome> openHome(const std::string& data, const HomeOptions& options, std::string& problem);

// For people and logs: no passwords.
std::string shownHome(const std::string& data);

std::filesystem::path databaseIn(const std::filesystem::path& folder);
std::filesystem::path keyIn(const std::filesystem::path& folder);

}  // namespace sammel
