// What happens in Misd. Everybody sees everything but an answer of others in a round that is still open (M7).
#pragma once

#include <array>
#include <optional>
#include <variant>

#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/games/misd/cards.hpp"

namespace sammel::misd {

// M3: these cards lie there, place by place, and all markers are in their piles again.
struct Deals {
  static constexpr std::string_view kind = "deals";
  FixedVector<std::int8_t, cardCount> cards;
  static constexpr auto describe() { return std::tuple(field("cards", &Deals::cards)); }
  friend bool operator==(const Deals&, const Deals&) = default;
};
// M1
struct TurnsUp {
  static constexpr std::string_view kind = "turnsUp";
  Seat who;
  std::int8_t card = 0;
  std::int16_t round = 0;  // from 1
  static constexpr auto describe() {
    return std::tuple(field("who", &TurnsUp::who), field("card", &TurnsUp::card), field("round", &TurnsUp::round));
  }
  friend bool operator==(const TurnsUp&, const TurnsUp&) = default;
};
// M3: two markers.
struct Marks {
  static constexpr std::string_view kind = "marks";
  Seat who;
  Pair pair;
  std::int16_t round = 0;  // from 1
  static constexpr auto describe() {
    return std::tuple(field("who", &Marks::who), field("pair", &Marks::pair), field("round", &Marks::round));
  }
  friend bool operator==(const Marks&, const Marks&) = default;
};
// M7
struct Answers {
  static constexpr std::string_view kind = "answers";
  Seat who;
  std::optional<std::int8_t> claim;  // for their own eyes only
  static constexpr auto describe() { return std::tuple(field("who", &Answers::who), field("claim", &Answers::claim)); }
  friend bool operator==(const Answers&, const Answers&) = default;
};
// M1, M7: what was called out or answered, and what comes of it.
struct Claims {
  static constexpr std::string_view kind = "claims";
  Seat who;
  std::int8_t claim = 0;
  bool right = false;
  std::int8_t gain = 0;  // chips from the supply; less than none go back
  bool barred = false;   // sits the next round out, unless everybody would have to
  static constexpr auto describe() {
    return std::tuple(field("who", &Claims::who), field("claim", &Claims::claim), field("right", &Claims::right),
                      field("gain", &Claims::gain), field("barred", &Claims::barred));
  }
  friend bool operator==(const Claims&, const Claims&) = default;
};
struct NobodyClaims {
  static constexpr std::string_view kind = "nobodyClaims";
  static constexpr auto describe() { return std::tuple(); }
  friend bool operator==(const NobodyClaims&, const NobodyClaims&) = default;
};
// What would have been right, if nobody was.
struct Resolves {
  static constexpr std::string_view kind = "resolves";
  Pair pair;
  std::int8_t solution = 0;  // as a claim
  static constexpr auto describe() {
    return std::tuple(field("pair", &Resolves::pair), field("solution", &Resolves::solution));
  }
  friend bool operator==(const Resolves&, const Resolves&) = default;
};

// M6
enum class Reason : std::uint8_t { supply, rounds };
constexpr auto enumNames(Reason) { return std::array<std::string_view, 2>{"supply", "rounds"}; }
struct Ends {
  static constexpr std::string_view kind = "ends";
  Reason reason = Reason::supply;
  std::int16_t rounds = 0;
  static constexpr auto describe() {
    return std::tuple(field("reason", &Ends::reason), field("rounds", &Ends::rounds));
  }
  friend bool operator==(const Ends&, const Ends&) = default;
};
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  bool shared = false;
  std::int16_t chips = 0;
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("shared", &Wins::shared), field("chips", &Wins::chips));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Deals, TurnsUp, Marks, Answers, Claims, NobodyClaims, Resolves, Ends, Wins>;

}  // namespace sammel::misd
