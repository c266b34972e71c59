// The data folder holds the secrets of running games: nobody else on the machine may read it.
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace sammel {

// Creates an empty file that only its owner can read, unless there is one already. What SQLite puts beside a database
// has the rights of the database.
void createPrivately(const std::filesystem::path& file);

// Writes a file that only its owner can read, and makes it durable. Under another name first: after a power cut there
// is all of it or nothing.
bool writeDurably(const std::filesystem::path& file, std::string_view text);

// Takes away what others may do in the folder and with our files in it, and logs where that was needed or impossible.
// A folder that holds other folders is not ours alone (a home, say) and keeps its rights.
void keepPrivate(const std::filesystem::path& folder, const std::function<void(std::string_view)>& log);

}  // namespace sammel
