// What happens in Fair Enough. Everybody sees all of it; hands are never spoken of.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/describe.hpp"
#include "engine/games/fair_enough/cards.hpp"

namespace sammel::fair_enough {

struct Begins {
  static constexpr std::string_view kind = "begins";
  Seat who;  // drawn by lot
  static constexpr auto describe() { return std::tuple(field("who", &Begins::who)); }
  friend bool operator==(const Begins&, const Begins&) = default;
};
struct StartsDay {
  static constexpr std::string_view kind = "startsDay";
  Seat who;
  std::int8_t day = 0;
  static constexpr auto describe() { return std::tuple(field("who", &StartsDay::who), field("day", &StartsDay::day)); }
  friend bool operator==(const StartsDay&, const StartsDay&) = default;
};
struct Takes {
  static constexpr std::string_view kind = "takes";
  Seat who;
  ShownCard card;
  std::int8_t place = 0;  // in the display
  static constexpr auto describe() {
    return std::tuple(field("who", &Takes::who), field("card", &Takes::card), field("place", &Takes::place));
  }
  friend bool operator==(const Takes&, const Takes&) = default;
};
struct StopsTaking {
  static constexpr std::string_view kind = "stopsTaking";
  Seat who;
  std::int8_t cards = 0;  // taken in this turn
  static constexpr auto describe() {
    return std::tuple(field("who", &StopsTaking::who), field("cards", &StopsTaking::cards));
  }
  friend bool operator==(const StopsTaking&, const StopsTaking&) = default;
};
struct Reshuffles {
  static constexpr std::string_view kind = "reshuffles";
  std::int16_t cards = 0;
  static constexpr auto describe() { return std::tuple(field("cards", &Reshuffles::cards)); }
  friend bool operator==(const Reshuffles&, const Reshuffles&) = default;
};
struct Opens {
  static constexpr std::string_view kind = "opens";
  std::int16_t time = 0;
  static constexpr auto describe() { return std::tuple(field("time", &Opens::time)); }
  friend bool operator==(const Opens&, const Opens&) = default;
};
struct Plays {
  static constexpr std::string_view kind = "plays";
  Seat who;
  ShownCard card;
  std::optional<Face> special;  // the special card played with it
  std::int16_t time = 0;        // left after it; a Sold out waits for its target
  static constexpr auto describe() {
    return std::tuple(field("who", &Plays::who), field("card", &Plays::card), field("special", &Plays::special),
                      field("time", &Plays::time));
  }
  friend bool operator==(const Plays&, const Plays&) = default;
};
struct Removes {
  static constexpr std::string_view kind = "removes";
  Seat who;
  Seat owner;  // before whom the card lay
  ShownCard card;
  std::int16_t time = 0;  // left after it
  static constexpr auto describe() {
    return std::tuple(field("who", &Removes::who), field("owner", &Removes::owner), field("card", &Removes::card),
                      field("time", &Removes::time));
  }
  friend bool operator==(const Removes&, const Removes&) = default;
};
struct Closes {
  static constexpr std::string_view kind = "closes";
  Seat who;  // hit zero
  static constexpr auto describe() { return std::tuple(field("who", &Closes::who)); }
  friend bool operator==(const Closes&, const Closes&) = default;
};
struct Loses {
  static constexpr std::string_view kind = "loses";
  Seat who;
  std::int8_t cards = 0;  // all that were laid
  static constexpr auto describe() { return std::tuple(field("who", &Loses::who), field("cards", &Loses::cards)); }
  friend bool operator==(const Loses&, const Loses&) = default;
};
struct Secures {
  static constexpr std::string_view kind = "secures";
  Seat who;
  std::int8_t cards = 0;  // all that were laid, if any
  static constexpr auto describe() { return std::tuple(field("who", &Secures::who), field("cards", &Secures::cards)); }
  friend bool operator==(const Secures&, const Secures&) = default;
};
struct GetsStartCard {
  static constexpr std::string_view kind = "getsStartCard";
  Seat who;
  Seat from;  // perhaps the same
  static constexpr auto describe() {
    return std::tuple(field("who", &GetsStartCard::who), field("from", &GetsStartCard::from));
  }
  friend bool operator==(const GetsStartCard&, const GetsStartCard&) = default;
};

enum class Win : std::uint8_t { byPoints, byLargestSet, shared };
constexpr auto enumNames(Win) { return std::array<std::string_view, 3>{"byPoints", "byLargestSet", "shared"}; }
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  std::int16_t points = 0;
  Win win{};
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("points", &Wins::points), field("win", &Wins::win));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Begins, StartsDay, Takes, StopsTaking, Reshuffles, Opens, Plays, Removes, Closes, Loses,
                           Secures, GetsStartCard, Wins>;

}  // namespace sammel::fair_enough
