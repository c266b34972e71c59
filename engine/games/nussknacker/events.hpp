// What happens in Nussknacker. Everybody hears who asks whom for what and sees how many cards change hands; the faces
// are known to those who hold or held the cards.
#pragma once

#include <optional>
#include <variant>

#include "engine/core/describe.hpp"
#include "engine/games/nussknacker/state.hpp"

namespace sammel::nussknacker {

// The cards of a question or an answer, ascending.
using FewCards = FixedVector<std::int8_t, largestSet>;

constexpr FewCards fewCards(Cards cards) {
  FewCards list;
  cards.forEach([&](int value) { list.push_back(static_cast<std::int8_t>(value)); });
  return list;
}

struct Deals {
  static constexpr std::string_view kind = "deals";
  Seat start;
  std::int8_t deal = 0;
  static constexpr auto describe() { return std::tuple(field("start", &Deals::start), field("deal", &Deals::deal)); }
  friend bool operator==(const Deals&, const Deals&) = default;
};
struct Asks {
  static constexpr std::string_view kind = "asks";
  Seat asker;
  Seat asked;
  std::int8_t value = 0;
  std::optional<FewCards> offered;  // only for the asker
  static constexpr auto describe() {
    return std::tuple(field("asker", &Asks::asker), field("asked", &Asks::asked), field("value", &Asks::value),
                      field("offered", &Asks::offered));
  }
  friend bool operator==(const Asks&, const Asks&) = default;
};
// An answer after which no card changes hands. N6: so it is for a yes, too, if it is the last of a void deal.
struct Answers {
  static constexpr std::string_view kind = "answers";
  Seat asker;
  Seat asked;
  std::int8_t value = 0;
  bool yes = false;
  static constexpr auto describe() {
    return std::tuple(field("asker", &Answers::asker), field("asked", &Answers::asked), field("value", &Answers::value),
                      field("yes", &Answers::yes));
  }
  friend bool operator==(const Answers&, const Answers&) = default;
};
struct Swaps {
  static constexpr std::string_view kind = "swaps";
  Seat asker;
  Seat asked;
  std::int8_t fromAsker = 0;  // how many cards go each way
  std::int8_t fromAsked = 0;
  std::optional<FewCards> offered;  // which ones, only for the two
  std::optional<FewCards> given;
  static constexpr auto describe() {
    return std::tuple(field("asker", &Swaps::asker), field("asked", &Swaps::asked),
                      field("fromAsker", &Swaps::fromAsker), field("fromAsked", &Swaps::fromAsked),
                      field("offered", &Swaps::offered), field("given", &Swaps::given));
  }
  friend bool operator==(const Swaps&, const Swaps&) = default;
};
struct Announces {
  static constexpr std::string_view kind = "announces";
  Seat who;
  std::int8_t value = 0;
  std::int8_t nut = 0;  // everybody sees it now
  static constexpr auto describe() {
    return std::tuple(field("who", &Announces::who), field("value", &Announces::value), field("nut", &Announces::nut));
  }
  friend bool operator==(const Announces&, const Announces&) = default;
};
struct VoidsDeal {
  static constexpr std::string_view kind = "voidsDeal";
  std::int8_t deal = 0;
  static constexpr auto describe() { return std::tuple(field("deal", &VoidsDeal::deal)); }
  friend bool operator==(const VoidsDeal&, const VoidsDeal&) = default;
};
// N6: the game ends without a winner by N7.
struct ReachesLimit {
  enum class Limit : std::uint8_t { voidDeals, deals };
  friend constexpr auto enumNames(Limit) { return std::array<std::string_view, 2>{"voidDeals", "deals"}; }
  static constexpr std::string_view kind = "reachesLimit";
  Limit limit = Limit::deals;
  static constexpr auto describe() { return std::tuple(field("limit", &ReachesLimit::limit)); }
  friend bool operator==(const ReachesLimit&, const ReachesLimit&) = default;
};
struct Wins {
  static constexpr std::string_view kind = "wins";
  Seat who;
  std::int8_t chips = 0;
  bool shared = false;
  static constexpr auto describe() {
    return std::tuple(field("who", &Wins::who), field("chips", &Wins::chips), field("shared", &Wins::shared));
  }
  friend bool operator==(const Wins&, const Wins&) = default;
};

using Event = std::variant<Deals, Asks, Answers, Swaps, Announces, VoidsDeal, ReachesLimit, Wins>;

}  // namespace sammel::nussknacker
