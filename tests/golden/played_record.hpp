// A complete record of a game played at random, ceremony included. The same seed gives the same record.
#pragma once

#include <string>
#include <string_view>

#include "engine/core/record.hpp"

namespace sammel {

Record playedRecord(const AnyGame& game, std::string_view options, std::uint64_t seed);

}  // namespace sammel
