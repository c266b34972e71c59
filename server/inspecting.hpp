// Looking at all tables of a house: every one is read, its checksums are compared, and it is replayed by the rules of
// its game. And taking away those that are over for long.
#pragma once

#include <cstdint>
#include <filesystem>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/message.hpp"
#include "server/moving.hpp"

namespace sammel {

struct Finding {
  std::string table;
  std::string what;  // a sentence
};

struct Inspection {
  std::string problem;  // a sentence: nothing could be looked at
  std::size_t tables = 0;
  std::int64_t rows = 0;
  std::size_t over = 0;  // games that have ended
  std::vector<Finding> findings;
  std::map<std::pair<std::string, int>, std::size_t> byEarlierRules;  // tables, by game and version
  bool isFine() const { return problem.empty() && findings.empty(); }
};
// Also while servers go on; in as many threads as there are `jobs`.
Inspection inspectHouse(const std::string& data, unsigned jobs, Language language, const Tell& tell);

struct PruneOptions {
  std::int64_t before = 0;        // milliseconds since 1970: tables at which nothing has happened since
  std::filesystem::path records;  // where the records of their games are put
  bool unfinished = false;        // also tables whose game is not over, which have no record
  bool pretend = false;           // only count
};
struct Pruned {
  std::string problem;  // a sentence
  std::size_t tables = 0;
  std::size_t unfinished = 0;  // of these
  std::size_t kept = 0;
};
// A table goes only after its record is on disk. Tables that cannot be replayed stay. A folder must not be in use; a
// database may.
Pruned pruneHouse(const std::string& data, const PruneOptions& options, Language language, const Tell& tell);

}  // namespace sammel
