// Finding or making the journal's files: their version, its migration, and what to say if they are not what they should
// be.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "server/sqlite.hpp"
#include "server/sqlite_store.hpp"
#include "server/witness.hpp"

namespace sammel::sqlite {

struct Opened {
  Database database;  // null if it cannot be used. It leaves its log as it is when it is closed.
  std::unique_ptr<Witness> witness;
};
Opened open(const std::filesystem::path& file, const SqliteOptions& options, Language language, std::string& problem);

// The sentence about a database that is not a journal of ours.
std::string sayNotReadable(const std::filesystem::path& file, Language language, const std::string& why);

}  // namespace sammel::sqlite
