// A decision of a finished game as a puzzle for whoever has made it: the table as it was, and what the answers to it
// are worth. Other than in the book of puzzles, whatever is not clearly worse than the best answer is right.
#pragma once

#include <optional>

#include "bots/review.hpp"
#include "engine/core/puzzle.hpp"

namespace sammel {

struct Retry {
  static constexpr std::string_view typeName = "Retry";
  static constexpr std::string_view about = "A move of a reviewed game to be tried again.";
  std::size_t move = 0;
  std::size_t actions = 0;
  Judgement answers;
  static constexpr auto describe() {
    return std::tuple(
        field("move", &Retry::move, "of the review, by number"),
        field("actions", &Retry::actions, "how many of the game, without those taken back, came before it"),
        field("answers", &Retry::answers));
  }
};

// Nothing if the move was not clearly worse than another one, if what it is worth cannot be found out with some
// certainty, or if nobody can know what it depends on without having seen it.
std::optional<Retry> retryOf(const Review& review, std::size_t move, const Limits& limits = {});

}  // namespace sammel
