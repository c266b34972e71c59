// The lines that a host reads.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace sammel {

// With its time in UTC (ISO 8601) before it, and safe to be shown by any terminal: control characters and bytes that
// are no UTF-8 are written as \x1b.
std::string logLine(std::int64_t millisecondsSince1970, std::string_view text);

}  // namespace sammel
