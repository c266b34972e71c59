// The journal as a page keeps it: a batch is a JSON object; a table is its head and its rows, a line of JSON each.
#pragma once

#include <string>
#include <string_view>

#include "server/journal.hpp"

namespace sammel::pocket {

std::string writeBatch(const Batch& batch);

// Rows that are missing or cannot be read are damage, as on a disk. Nothing if there is no head.
std::optional<StoredTable> readTable(std::string_view lines);

}  // namespace sammel::pocket
