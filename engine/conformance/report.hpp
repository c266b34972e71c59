// What the conformance suite found.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel::conformance {

enum class Law : std::uint8_t {
  texts,         // everything said exists in both languages with the same placeholders
  turn,          // while the game runs some seat must act; afterwards nobody
  legal,         // never empty for a seat that must act, at most 128, no action twice, always in the same order
  check,         // fine exactly for the legal actions
  refusal,       // names a clause of the rulebook and a phrase
  notation,      // every action can be written and read back
  invariant,     // the game's own: nothing lost, nothing found
  determinism,   // the same seed and actions give the same state and the same story
  description,   // State::describe leaves nothing out that matters
  prompt,        // names just the kinds of answers that are legal
  moment,        // one moment, one question
  outcome,       // points, ranks and score sheet fit together
  length,        // every game ends within facts.longestGame actions
  reveal,        // what showed something or was left to chance cannot be taken back
  memory,        // what players remember does not change the course of the game
  undo,          // taking back leads exactly to the position before, and tells only those who saw the action
  simultaneous,  // answers that several seats owe at once commute
  knowledge,     // know(imagine(believe(k))) == k
  view,          // turn, legal, check, moment and prompt are the same in all worlds that fit a seat's knowledge
  imagination,   // imagined worlds differ from the truth as often as they should
  holdings,      // what is told to be hidden: nothing in open games, and to everybody what they hold themselves
  events,        // what an audience may not know is not in its event
  frames,        // every byte to a viewer is the same in all worlds that fit the viewer's knowledge
};
constexpr auto enumNames(Law) {
  return std::array<std::string_view, 23>{
      "texts",        "turn",      "legal",  "check",       "refusal",  "notation", "invariant", "determinism",
      "description",  "prompt",    "moment", "outcome",     "length",   "reveal",   "memory",    "undo",
      "simultaneous", "knowledge", "view",   "imagination", "holdings", "events",   "frames"};
}

struct Failure {
  Law law;
  std::string sentence;  // what is wrong, and where: seed, game, step
};

struct Report {
  std::vector<Failure> failures;
  std::size_t games = 0;
  std::size_t steps = 0;
  std::size_t refusals = 0;         // illegal actions that were refused
  std::size_t worlds = 0;           // imagined worlds
  std::size_t differentWorlds = 0;  // of them, unlike the truth
  std::size_t twins = 0;            // pairs of worlds that were played on side by side
  std::size_t frames = 0;           // views compared byte by byte

  bool isFine() const { return failures.empty(); }

  std::string text() const {
    std::string out = std::to_string(games) + " games, " + std::to_string(steps) + " steps, " +
                      std::to_string(refusals) + " refusals, " + std::to_string(worlds) + " worlds (" +
                      std::to_string(differentWorlds) + " unlike the truth), " + std::to_string(twins) + " twins, " +
                      std::to_string(frames) + " frames compared";
    for (const Failure& failure : failures) {
      out += "\n  " + std::string(nameOf(failure.law)) + ": " + failure.sentence;
    }
    return out;
  }
};

}  // namespace sammel::conformance
