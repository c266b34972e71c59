#include "server/exposition.hpp"

#include <array>
#include <charconv>

namespace sammel {
namespace {

constexpr double nanosecondsInASecond = 1e9;

// The shortest text that reads as the same number.
std::string written(double value) {
  std::array<char, 32> digits{};
  const auto [end, error] = std::to_chars(digits.data(), digits.data() + digits.size(), value);
  return {digits.data(), end};
}

std::string escaped(std::string_view text, bool isLabel) {
  std::string out;
  for (const char c : text) {
    if (c == '\\' || (isLabel && c == '"')) out += '\\';
    if (c == '\n') {
      out += "\\n";
    } else {
      out += c;
    }
  }
  return out;
}

}  // namespace

void Exposition::begin(std::string_view name, std::string_view type, std::string_view help) {
  name_ = name;
  text_.append("# HELP ").append(name).append(" ").append(escaped(help, false)).append("\n");
  text_.append("# TYPE ").append(name).append(" ").append(type).append("\n");
}

void Exposition::sample(std::string_view suffix, Labels labels, double value) {
  text_.append(name_).append(suffix);
  char before = '{';
  for (const auto& [label, content] : labels) {
    if (label.empty()) continue;
    text_ += std::exchange(before, ',');
    text_.append(label).append("=\"").append(escaped(content, true)).append("\"");
  }
  if (before == ',') text_ += '}';
  text_.append(" ").append(written(value)).append("\n");
}

// Buckets count whatever fits into them, smaller ones included. All figures come from one reading of each bucket, so
// they agree even while others count.
void Exposition::durations(const Durations& durations, std::string_view label, std::string_view labelValue) {
  std::uint64_t count = 0;
  for (std::size_t i = 0; i < Durations::limits.size(); ++i) {
    count += durations.within(i);
    const std::string limit = written(static_cast<double>(Durations::limits[i]) / nanosecondsInASecond);
    sample("_bucket", {{label, labelValue}, {"le", limit}}, static_cast<double>(count));
  }
  count += durations.within(Durations::limits.size());
  sample("_bucket", {{label, labelValue}, {"le", "+Inf"}}, static_cast<double>(count));
  sample("_sum", {{label, labelValue}}, static_cast<double>(durations.nanoseconds()) / nanosecondsInASecond);
  sample("_count", {{label, labelValue}}, static_cast<double>(count));
}

}  // namespace sammel
