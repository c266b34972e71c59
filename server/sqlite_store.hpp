// The journal in an embedded SQLite database: write-ahead log, synchronous=FULL, so that what is committed survives a
// power cut.
#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "engine/core/message.hpp"
#include "server/store.hpp"

namespace sammel {

struct SqliteOptions {
  std::string vfs;                   // SQLite's file layer; empty for the system's own
  std::string synchronous = "FULL";  // anything less is for tests that must see it lose
  std::function<void(std::string_view)> log = [](std::string_view) {};  // on the thread that uses the store
};

inline constexpr int schemaVersion = 4;

// Opens or creates the database. One of an older version is migrated after a backup of it was written beside it; one of
// a newer version is refused. Then everything in it is looked at: each row carries a checksum over all rows of its
// table up to it, and a witness beside the database (see server/witness.hpp) says how far each table got. What is
// damaged or lost is logged, and the tables concerned say so when they are loaded. Null, with a sentence, if it cannot
// be used.
std::unique_ptr<Store> openSqlite(const std::filesystem::path& file, const SqliteOptions& options, Language language,
                                  std::string& problem);

}  // namespace sammel
