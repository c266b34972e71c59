// The snapshot of a SQLite database: that of a data folder, or a backup.
#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "server/data_home.hpp"
#include "server/snapshot.hpp"

namespace sammel {

std::unique_ptr<Snapshot> snapshotOfFolder(const std::filesystem::path& folder, std::optional<FolderLock> lock,
                                           Language language, std::string& problem);
std::unique_ptr<Snapshot> snapshotOfBackup(const std::filesystem::path& file, Language language, std::string& problem);

// Copies the database of a folder, page by page, to a new file that needs nothing beside it, and puts the key into it.
// Empty, or what SQLite says.
std::string copyDatabase(const std::filesystem::path& folder, const std::filesystem::path& file,
                         const SigningKey& key);
// The same key for a database that was filled otherwise; no file beside it is needed any more.
std::string finishBackup(const std::filesystem::path& file, const SigningKey& key);

}  // namespace sammel
