// Tables and rows as PostgreSQL gives them.
#pragma once

#include "server/chain.hpp"
#include "server/postgres.hpp"

namespace sammel::postgres {

inline constexpr const char* selectHead =
    "SELECT t.game, t.options, t.created, t.content, t.previous, t.chain, p.json FROM sammelsurium.tables t "
    "LEFT JOIN sammelsurium.packs p ON p.hash = t.content WHERE t.id = $1";
inline constexpr const char* selectRows =
    "SELECT n, seat, entry, at, client, state, chain FROM sammelsurium.journal WHERE table_id = $1 ORDER BY n";

struct Found {
  Loaded loaded;
  std::uint64_t chain = 0;  // after the last sound row
};

// The answers to `selectHead` and `selectRows`: the rows as far as they are as they were written.
inline Found tableFrom(const std::string& id, const Result& heads, const Result& rows) {
  Found found;
  if (heads.rows() == 0) return found;
  StoredTable& table = found.loaded.table.emplace();
  table.head = {id,
                heads.text(0, 0),
                heads.text(0, 1),
                heads.integer(0, 2),
                heads.text(0, 3),
                heads.text(0, 6),
                heads.text(0, 4)};
  std::uint64_t chain = chainOf(table.head);
  bool isWhole = chain == static_cast<std::uint64_t>(heads.integer(0, 5));
  table.rows.reserve(static_cast<std::size_t>(rows.rows()));
  for (int i = 0; i < rows.rows() && isWhole; ++i) {
    JournalRow row;
    row.table = id;
    row.n = rows.integer(i, 0);
    if (!rows.isNull(i, 1)) row.seat = Seat(static_cast<int>(rows.integer(i, 1)));
    row.entry = rows.text(i, 2);
    row.at = rows.integer(i, 3);
    row.client = rows.text(i, 4);
    if (!rows.isNull(i, 5)) row.state = static_cast<std::uint64_t>(rows.integer(i, 5));
    const std::uint64_t next = chainAfter(chain, row);
    isWhole = row.n == i && static_cast<std::uint64_t>(rows.integer(i, 6)) == next;
    if (!isWhole) break;
    chain = next;
    table.rows.push_back(std::move(row));
  }
  if (!isWhole) table.damage = Damage{std::ssize(table.rows), rows.rows()};
  found.chain = chain;
  return found;
}

}  // namespace sammel::postgres
