// Reading a table from the SQLite journal and telling whether it is as it was written.
#pragma once

#include <algorithm>
#include <optional>

#include "server/chain.hpp"
#include "server/sqlite.hpp"
#include "server/witness.hpp"

namespace sammel::sqlite {

// Fills in the rows of a table whose head is known, as far as they are as they were written; the rest is its damage.
// `rows` is a statement of `selectRows`. Gives the checksum after them; nothing if the disk cannot be read just now.
inline std::optional<std::uint64_t> readRows(Statement& rows, std::int64_t key, std::int64_t headChain,
                                             const std::optional<Mark>& mark, StoredTable& table) {
  std::uint64_t chain = chainOf(table.head);
  bool isWhole = chain == static_cast<std::uint64_t>(headChain);
  const auto contradicts = [&](std::int64_t count) { return mark && mark->rows == count && mark->chain != chain; };
  if (mark && (!mark->isOf(table.head.id) || contradicts(0))) isWhole = false;
  constexpr std::int64_t mostExpected = 1 << 16;  // the mark may be damaged
  if (mark) table.rows.reserve(static_cast<std::size_t>(std::clamp<std::int64_t>(mark->rows, 0, mostExpected)));
  std::int64_t seen = 0;
  int result = rows.bind(key).step();
  for (; result == SQLITE_ROW; result = rows.step(), ++seen) {
    if (!isWhole) continue;
    JournalRow row = rowFrom(rows, table.head.id);
    chain = chainAfter(chain, row);
    isWhole = row.n == seen && static_cast<std::uint64_t>(rows.integer(6)) == chain && !contradicts(seen + 1);
    if (isWhole) table.rows.push_back(std::move(row));
  }
  rows.reset();
  if (result != SQLITE_DONE && !isDamage(result)) return std::nullopt;
  const std::int64_t kept = std::ssize(table.rows);
  if (!isWhole || result != SQLITE_DONE || (mark && mark->rows > kept)) {
    table.damage = Damage{kept, std::max(seen, mark ? mark->rows : 0)};
  }
  return chain;
}

// Fills in the pack of a table that has one. False if the disk cannot be read just now.
inline bool readPack(Statement& pack, TableHead& head) {
  if (head.content.empty()) return true;
  const int found = pack.bind(head.content).step();
  if (found == SQLITE_ROW) head.pack = pack.text(0);
  pack.reset();
  return found == SQLITE_ROW || found == SQLITE_DONE || isDamage(found);  // a table without its pack is halted
}

}  // namespace sammel::sqlite
