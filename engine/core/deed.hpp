// Events of which nothing is to be told but who did it: `using Passes = Deed<"passes">;`
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "engine/core/describe.hpp"

namespace sammel {

// A text as part of a type.
template <std::size_t size>
struct Literal {
  char letters[size]{};
  constexpr Literal(const char (&text)[size]) { std::copy_n(text, size, letters); }
};

template <Literal name>
struct Deed {
  static constexpr std::string_view kind{name.letters};
  Seat who;
  static constexpr auto describe() { return std::tuple(field("who", &Deed::who)); }
  friend bool operator==(const Deed&, const Deed&) = default;
};

}  // namespace sammel
