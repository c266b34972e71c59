// Copying whole houses: from a folder into a database and back, into a backup and out of it. Every row is compared
// after it was copied.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "engine/core/message.hpp"

namespace sammel {

// Told how many of how many steps are done.
using Tell = std::function<void(std::size_t done, std::size_t of)>;

struct Moved {
  std::string problem;  // a sentence with its remedy; empty if everything is there
  std::size_t tables = 0;
  std::int64_t rows = 0;
  std::size_t thereBefore = 0;       // tables that an earlier try had copied, at least in part
  std::vector<std::string> damaged;  // tables that were left where they are
};

// Copies a house, its key included, to a place that has none, or a part of this one from an earlier try. Nobody may use
// either of them. The source is not changed.
Moved moveHouse(const std::string& from, const std::string& to, Language language, const Tell& tell);

// Writes a house as it stands at this moment into a new file, while servers go on. The file can be moved elsewhere like
// a house.
Moved backUpHouse(const std::string& from, const std::string& file, Language language, const Tell& tell);

}  // namespace sammel
