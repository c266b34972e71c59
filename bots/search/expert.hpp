// What search knows about a game beyond its rules. A game without an expert of its own is searched plainly.
//
// An expert of the game G specialises `Expert<G>`, in `bots/<id>/expert.hpp`, with any of these:
//
//   static constexpr std::uint32_t iterations     the strongest level's budget: about one second a turn on one core
//   static constexpr Levels levels                how strong each level is, where the usual steps would make it too
//                                                 weak or too strong for a beginner; measured against `thumb`
//   static constexpr int usesOfAWorld             how many iterations share an imagined world, if imagining is dear
//   static constexpr int horizon                  a rollout is cut off after so many decisions, and judged by
//   Values evaluate(rules, state)                 a guess at every seat's chance to win, 0 .. 1; and at the end
//   Values values(rules, state, outcome)          what a finished game is worth, if not the share of the first place
//   void weigh(rules, state, seat, moves, span<float> weights)
//                                                 how promising each of `moves` looks at a glance, > 0; 1 is average.
//                                                 Guides rollouts and which moves the tree looks at first. It must be
//                                                 fast, and may look only at what the seat itself knows
//   static constexpr bool playsOutAtRandom        weights guide the tree only: rollouts are faster without
//   void forget(rules, knowledge, const Memory&)  memory games: takes away what this player does not remember, so that
//                                                 what is left still fits together and what lies open stays known
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "bots/search/memory.hpp"
#include "bots/search/values.hpp"

namespace sammel::search {

// A level: how much of the strongest budget it has (1 / share), how likely it sees a move at all, and how sharp its
// memory is, in games where memory counts.
struct LevelStep {
  std::uint32_t share;
  double attention;
  double sharpness;
};
using Levels = std::array<LevelStep, 5>;

// Each level thinks several times as long as the one below, sees more and remembers more.
inline constexpr Levels usualLevels{{{400, 0.5, 0.2}, {100, 0.7, 0.5}, {25, 0.85, 0.8}, {5, 1.0, 0.95}, {1, 1.0, 1.0}}};

// No knowledge at all: what `plain:N` uses, for every game.
template <Game G>
struct Plain {
  static constexpr std::uint32_t iterations = 20'000;
};

template <Game G>
struct Expert : Plain<G> {};

template <class E>
constexpr int usesOfAWorld() {
  if constexpr (requires { E::usesOfAWorld; }) {
    return E::usesOfAWorld;
  } else {
    return 4;
  }
}

template <class E, class G>
concept Weighs = requires(const typename G::Rules& rules, const typename G::State& state, Seat seat,
                          const Moves<typename G::Action>& moves,
                          std::span<float> weights) { E::weigh(rules, state, seat, moves, weights); };

template <class E>
concept PlaysOutAtRandom = E::playsOutAtRandom;

template <class E, class G>
concept Evaluates = requires(const typename G::Rules& rules, const typename G::State& state) {
  { E::evaluate(rules, state) } -> std::same_as<Values>;
};

template <class E, class G>
concept JudgesTheEnd =
    requires(const typename G::Rules& rules, const typename G::State& state, const Outcome& outcome) {
      { E::values(rules, state, outcome) } -> std::same_as<Values>;
    };

template <class E, class G>
concept Forgets = requires(const typename G::Rules& rules, typename G::Knowledge& knowledge, const Memory& memory) {
  E::forget(rules, knowledge, memory);
};

}  // namespace sammel::search
