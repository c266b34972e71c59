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

// Puts the key into a database that was copied or filled, and makes it one that needs no file beside it. Empty, or what
// SQLite says.
std::string finishBackup(const std::filesystem::path& file, const SigningKey& key);

}  // namespace sammel
