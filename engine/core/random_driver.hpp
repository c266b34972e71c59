// Plays at random: the measure for tests, benchmarks and the weakest bot. Usually one of the seats that must act gives
// a random answer; now and then (1 in 64) a seat that may interrupt does so instead, or time runs out.
#pragma once

#include <optional>

#include "engine/core/game.hpp"

namespace sammel {

template <Game G>
class RandomDriver {
 public:
  struct Step {
    Seat seat;
    typename G::Action action;
  };

  explicit RandomDriver(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}

  // What happens next; nothing once the game is over.
  std::optional<Step> choose(const typename G::Rules& rules, const typename G::State& state) {
    return choose(rules, state, [](Seat, const Moves<typename G::Action>& moves, Chance& chance) {
      return chance.below(static_cast<std::uint32_t>(moves.answers().size()));
    });
  }

  // The same with other than random answers: `pick(seat, moves, chance)` gives the index of an answer.
  template <class Pick>
  std::optional<Step> choose(const typename G::Rules& rules, const typename G::State& state, Pick&& pick) {
    const Turn turn = G::turn(rules, state);
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    if constexpr (RaceGame<G>) {
      if (const auto alarm = G::alarm(rules, state); alarm && (turn.must.empty() || chance.below(64) == 0)) {
        moves_.clear();
        moves_.add(alarm->action);
        return Step{Seat::table(), alarm->action};
      }
    }
    if (turn.must.empty()) return std::nullopt;
    if (!turn.may.empty() && chance.below(64) == 0) {
      const Seat seat = pickSeat(turn.may, chance);
      G::legal(rules, state, seat, moves_);
      if (const auto interrupts = moves_.interrupts(); !interrupts.empty()) {
        return Step{seat, interrupts[chance.below(static_cast<std::uint32_t>(interrupts.size()))]};
      }
    }
    const Seat seat = pickSeat(turn.must, chance);
    G::legal(rules, state, seat, moves_);
    if (moves_.answers().empty()) return std::nullopt;
    return Step{seat, moves_[pick(seat, moves_, chance)]};
  }

  // The legal actions of the seat that was chosen last.
  const Moves<typename G::Action>& moves() const { return moves_; }

 private:
  static Seat pickSeat(SeatSet seats, Chance& chance) {
    const int size = seats.size();
    return size == 1 ? seats.first() : seats.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(size))));
  }

  Rng rng_;
  Moves<typename G::Action> moves_;
};

}  // namespace sammel
