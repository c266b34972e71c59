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
      if (!moves_.interrupts().empty()) return Step{seat, pick(moves_.interrupts(), chance)};
    }
    const Seat seat = pickSeat(turn.must, chance);
    G::legal(rules, state, seat, moves_);
    if (moves_.answers().empty()) return std::nullopt;
    return Step{seat, pick(moves_.answers(), chance)};
  }

  // The legal actions of the seat that was chosen last.
  const Moves<typename G::Action>& moves() const { return moves_; }

 private:
  static Seat pickSeat(SeatSet seats, Chance& chance) {
    const int size = seats.size();
    return size == 1 ? seats.first() : seats.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(size))));
  }
  static const typename G::Action& pick(std::span<const typename G::Action> actions, Chance& chance) {
    return actions[chance.below(static_cast<std::uint32_t>(actions.size()))];
  }

  Rng rng_;
  Moves<typename G::Action> moves_;
};

}  // namespace sammel
