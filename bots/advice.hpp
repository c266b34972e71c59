// What a strong bot would do on somebody's seat, and why: what it expects to follow, what else it thought of, and what
// it supposes about hidden things. All of it comes from the View of that seat.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bots/bot.hpp"

namespace sammel {

struct AdvisedMove {
  static constexpr std::string_view typeName = "AdvisedMove";
  static constexpr std::string_view about = "A legal action as a strong bot sees it.";
  Notation action;
  Message label;
  std::int32_t chance = 0;
  static constexpr auto describe() {
    return std::tuple(field("action", &AdvisedMove::action, "the notation of one of the answers or interrupts"),
                      field("label", &AdvisedMove::label, "the same in a few words"),
                      field("chance", &AdvisedMove::chance, "to win after it, in thousandths"));
  }
};

struct ExpectedStep {
  static constexpr std::string_view typeName = "ExpectedStep";
  static constexpr std::string_view about = "Something that a bot expects somebody to do.";
  Seat seat;
  Notation action;
  Message label;
  static constexpr auto describe() {
    return std::tuple(field("seat", &ExpectedStep::seat), field("action", &ExpectedStep::action, "its notation"),
                      field("label", &ExpectedStep::label, "the same in a few words"));
  }
};

struct Advice {
  static constexpr std::string_view typeName = "Advice";
  static constexpr std::string_view about =
      "What a strong bot would do on your seat and why, from no more than what you may know.";
  AdvisedMove best;
  std::vector<AdvisedMove> others;
  std::vector<ExpectedStep> line;
  bool certain = false;
  std::vector<Supposition> suppositions;
  static constexpr auto describe() {
    return std::tuple(
        field("best", &Advice::best),
        field("others", &Advice::others, "the best ones among the other moves, at most three"),
        field("line", &Advice::line, "what it expects to follow, the move itself first; may be empty"),
        field("certain", &Advice::certain,
              "nothing is hidden or left to chance; otherwise the line is only an example, the most usual "
              "course over imagined worlds"),
        field("suppositions", &Advice::suppositions,
              "what it may be worth knowing of hidden things, counted over imagined worlds; at most six"));
  }
};

// Nothing if the bot does not think ahead or would rather wait.
std::optional<Advice> advise(Bot& bot, const View& view, std::uint64_t seed, const Limits& limits);

}  // namespace sammel
