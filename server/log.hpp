// The lines that a host reads.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/log_entry.hpp"

namespace sammel {

enum class LogFormat : std::uint8_t { text, json };
constexpr auto enumNames(LogFormat) { return std::array<std::string_view, 2>{"text", "json"}; }

// With its time in UTC (ISO 8601) and its level, and safe to be shown by any terminal: control characters and bytes
// that are no UTF-8 are written as \x1b. A line of JSON is an object with `time`, `level`, the fields, and `text`.
std::string logLine(std::int64_t millisecondsSince1970, const LogEntry& entry, LogFormat format = LogFormat::text);

}  // namespace sammel
