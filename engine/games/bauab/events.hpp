// What happens in Bauab. Everybody sees everything.
#pragma once

#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"
#include "engine/games/bauab/chips.hpp"

namespace sammel::bauab {

using Starts = Deed<"starts">;
struct Places {
  static constexpr std::string_view kind = "places";
  Seat who;
  Chip chip = Chip::none;  // an own chip or a park
  std::int8_t plot = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Places::who), field("chip", &Places::chip), field("plot", &Places::plot));
  }
  friend bool operator==(const Places&, const Places&) = default;
};
struct Captures {
  static constexpr std::string_view kind = "captures";
  Seat who;
  Chip chip = Chip::none;
  std::int8_t plot = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Captures::who), field("chip", &Captures::chip), field("plot", &Captures::plot));
  }
  friend bool operator==(const Captures&, const Captures&) = default;
};
using Passes = Deed<"passes">;

using Event = std::variant<Starts, Places, Captures, Passes>;

}  // namespace sammel::bauab
