// What tests of the journal on disk share.
#pragma once

#include <gtest/gtest.h>
#include <stdlib.h>

#include <filesystem>
#include <memory>
#include <string>
#include <vector>

#include "server/sqlite_store.hpp"

namespace sammel::testing {

inline std::unique_ptr<Store> openAt(const std::filesystem::path& file, const SqliteOptions& options = {}) {
  std::string problem;
  std::unique_ptr<Store> store = openSqlite(file, options, Language::en, problem);
  EXPECT_TRUE(store != nullptr) << problem;
  return store;
}

// Options whose log ends up in `lines`.
inline SqliteOptions logging(std::vector<std::string>& lines, const std::string& vfs = {}) {
  SqliteOptions options;
  options.vfs = vfs;
  options.log = [&lines](std::string_view line) { lines.emplace_back(line); };
  return options;
}

inline std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

inline JournalRow row(const std::string& table, std::int64_t n, std::string entry = "act pass") {
  return {table, n, Seat(static_cast<int>(n % 2)), std::move(entry), 1000 + n, "0:c" + std::to_string(n), std::nullopt};
}

inline Batch opening(const std::string& table) {
  return {{{table, "bauab", "players=2", 42, {}, {}, {}}},
          {{table, 0, Seat::table(), "opened 1", 1000, "", std::nullopt}}};
}

inline Stored commitOne(Store& store, const Batch& batch) { return *store.commit({&batch, 1}).front(); }

// A folder that goes away with the test.
class Folder {
 public:
  Folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "sammelsurium-XXXXXX").string();
    path_ = mkdtemp(pattern.data());
  }
  ~Folder() { std::filesystem::remove_all(path_); }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;
  std::filesystem::path operator/(const std::string& name) const { return path_ / name; }
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

}  // namespace sammel::testing
