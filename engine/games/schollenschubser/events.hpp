// What happens in Schollenschubser. Everybody sees everything.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/describe.hpp"

namespace sammel::schollenschubser {

using Starts = Deed<"starts">;
struct Rolls {
  static constexpr std::string_view kind = "rolls";
  Seat who;
  std::array<std::int8_t, 2> dice{};
  static constexpr auto describe() { return std::tuple(field("who", &Rolls::who), field("dice", &Rolls::dice)); }
  friend bool operator==(const Rolls&, const Rolls&) = default;
};
// Neither die can be carried out.
using GetsStuck = Deed<"getsStuck">;
struct Drifts {
  static constexpr std::string_view kind = "drifts";
  Seat who;
  std::int8_t floe = 0;  // its size
  std::int8_t from = 0;
  std::optional<std::int8_t> to;  // none: out to sea
  static constexpr auto describe() {
    return std::tuple(field("who", &Drifts::who), field("floe", &Drifts::floe), field("from", &Drifts::from),
                      field("to", &Drifts::to));
  }
  friend bool operator==(const Drifts&, const Drifts&) = default;
};
struct Puts {
  static constexpr std::string_view kind = "puts";
  Seat who;
  std::int8_t floe = 0;
  std::int8_t to = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Puts::who), field("floe", &Puts::floe), field("to", &Puts::to));
  }
  friend bool operator==(const Puts&, const Puts&) = default;
};
struct Thaws {
  static constexpr std::string_view kind = "thaws";
  Seat who;
  std::int8_t field = 0;
  std::int8_t floe = 0;  // what is left of it
  static constexpr auto describe() {
    return std::tuple(sammel::field("who", &Thaws::who), sammel::field("field", &Thaws::field),
                      sammel::field("floe", &Thaws::floe));
  }
  friend bool operator==(const Thaws&, const Thaws&) = default;
};
// Researchers get from a floe that is gone or too small back to the bank.
struct Falls {
  static constexpr std::string_view kind = "falls";
  Seat who;
  std::int8_t from = 0;
  std::int8_t researchers = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Falls::who), field("from", &Falls::from),
                      field("researchers", &Falls::researchers));
  }
  friend bool operator==(const Falls&, const Falls&) = default;
};
using Skips = Deed<"skips">;
struct Boards {
  static constexpr std::string_view kind = "boards";
  Seat who;
  std::int8_t to = 0;
  static constexpr auto describe() { return std::tuple(field("who", &Boards::who), field("to", &Boards::to)); }
  friend bool operator==(const Boards&, const Boards&) = default;
};
struct Steps {
  static constexpr std::string_view kind = "steps";
  Seat who;
  std::int8_t from = 0;
  std::int8_t to = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Steps::who), field("from", &Steps::from), field("to", &Steps::to));
  }
  friend bool operator==(const Steps&, const Steps&) = default;
};
struct GoesBack {
  static constexpr std::string_view kind = "goesBack";
  Seat who;
  std::int8_t from = 0;
  static constexpr auto describe() { return std::tuple(field("who", &GoesBack::who), field("from", &GoesBack::from)); }
  friend bool operator==(const GoesBack&, const GoesBack&) = default;
};
struct GoesHome {
  static constexpr std::string_view kind = "goesHome";
  Seat who;
  std::int8_t from = 0;
  std::int8_t aboard = 0;  // with this one
  static constexpr auto describe() {
    return std::tuple(field("who", &GoesHome::who), field("from", &GoesHome::from), field("aboard", &GoesHome::aboard));
  }
  friend bool operator==(const GoesHome&, const GoesHome&) = default;
};
// The last turn that L10 allows is over.
struct EndsLate {
  static constexpr std::string_view kind = "endsLate";
  std::int16_t turns = 0;
  static constexpr auto describe() { return std::tuple(field("turns", &EndsLate::turns)); }
  friend bool operator==(const EndsLate&, const EndsLate&) = default;
};
enum class Win : std::uint8_t { allAboard, furthest, shared };
constexpr auto enumNames(Win) { return std::array<std::string_view, 3>{"allAboard", "furthest", "shared"}; }
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  Win how = Win::allAboard;
  static constexpr auto describe() { return std::tuple(field("who", &Wins::who), field("how", &Wins::how)); }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Starts, Rolls, GetsStuck, Drifts, Puts, Thaws, Falls, Skips, Boards, Steps, GoesBack,
                           GoesHome, EndsLate, Wins>;

}  // namespace sammel::schollenschubser
