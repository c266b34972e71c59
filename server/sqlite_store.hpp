// The journal in an embedded SQLite database: write-ahead log, synchronous=FULL, so that what is committed survives a
// power cut.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "engine/core/message.hpp"
#include "server/store.hpp"

namespace sammel {

struct SqliteOptions {
  std::string vfs;                   // SQLite's file layer; empty for the system's own
  std::string synchronous = "FULL";  // anything less is for tests that must see it lose
};

inline constexpr int schemaVersion = 3;

// Opens or creates the database. One of an older version is migrated after a backup of it was written beside it; one of
// a newer version is refused. Null, with a sentence, if it cannot be used.
std::unique_ptr<Store> openSqlite(const std::filesystem::path& file, const SqliteOptions& options, Language language,
                                  std::string& problem);

}  // namespace sammel
