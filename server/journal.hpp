// The journal: everything durable. A table in memory is only a cache of its rows here.
//
// Rows are only ever appended. Each carries the number that it expects to get, so of two writers that both believe to
// know a table only one can win.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/seat.hpp"

namespace sammel {

struct TableHead {
  std::string id;
  std::string game;
  std::string options;
  std::int64_t created = 0;  // milliseconds since 1970
  std::string content;       // the hash of the content pack; empty if the game has none
  std::string pack;          // the pack as JSON
  std::string previous;      // in a campaign: the digest of the record of the game before
};

struct JournalRow {
  std::string table;
  std::int64_t n = 0;  // counts the rows of this table from 0
  Seat seat = Seat::table();
  std::string entry;                   // a kind and its arguments, see server/entry.hpp
  std::int64_t at = 0;                 // milliseconds since 1970
  std::string client;                  // the id of the command behind it, so that it is not carried out twice
  std::optional<std::uint64_t> state;  // now and then: the hash of the game's state after this row
};

// Written all or not at all.
struct Batch {
  std::vector<TableHead> opens;
  std::vector<JournalRow> rows;
};

enum class Stored : std::uint8_t {
  durable,
  taken,   // a row's number exists already: somebody else appended meanwhile
  full,    // no space left
  failed,  // any other trouble with the disk
  unsafe,  // what is written would not be found again: the file is gone, not the same any more, or damaged
};

// What is wrong with a table on the disk: only its first rows are as they were written.
struct Damage {
  std::int64_t kept = 0;   // rows
  std::int64_t known = 0;  // rows that there were, as far as can be told
};

struct StoredTable {
  TableHead head;
  std::vector<JournalRow> rows;
  std::optional<Damage> damage;
};

struct Loaded {
  bool readable = true;              // false: the disk could not be read, the table may exist
  std::optional<StoredTable> table;  // nothing: there is no such table
};

enum class StoreTrouble : std::uint8_t {
  none,
  full,      // no space left
  failed,    // any other trouble with the disk
  readOnly,  // nothing can be created in the folder
  gone,      // a file was deleted
  replaced,  // another file has its name
  damaged,   // the database is not sound
  // Where the database is a program of its own:
  unreachable,  // it does not answer
  standby,      // it is a copy that can only be read
  newer,        // what is in it was made by a newer program
  unfit,        // we cannot work with a database of this kind
};
constexpr auto enumNames(StoreTrouble) {
  return std::array<std::string_view, 11>{"none",    "full",        "failed",  "readOnly", "gone", "replaced",
                                          "damaged", "unreachable", "standby", "newer",    "unfit"};
}

// Found out by writing something and making it durable.
struct StoreHealth {
  StoreTrouble trouble = StoreTrouble::none;
  std::size_t damagedTables = 0;  // that were found by looking at all of them
};

// Calls back on the thread that owns the tables, in the order of the calls.
class Journal {
 public:
  virtual ~Journal() = default;
  virtual void append(Batch batch, std::function<void(Stored)> done) = 0;
  virtual void load(std::string table, std::function<void(Loaded)> done) = 0;
  virtual void check(std::function<void(StoreHealth)> done) = 0;
};

}  // namespace sammel
