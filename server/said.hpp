// What was said at the tables of a house, for its host: what was reported, or all of a table.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "engine/core/message.hpp"
#include "server/talk.hpp"

namespace sammel {

struct Said {
  std::string table;
  protocol::TalkSide side = protocol::TalkSide::players;
  std::int64_t number = 0;  // of its side, counted from 0
  std::size_t reports = 0;
  protocol::TalkLine line;
};

// In the order in which it was said at each table; without the name of a table, what was reported anywhere. Servers may
// go on meanwhile. A sentence in `problem` if it cannot be read.
std::vector<Said> saidIn(const std::string& data, const std::string& table, Language language, std::string& problem);

}  // namespace sammel
