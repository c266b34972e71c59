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
    return chooseWith(rules, state, [&](Seat seat, Chance& chance) -> std::optional<Step> {
      if constexpr (CountsAnswers<G>) {
        const auto answers = G::answers(rules, state, seat);
        answers_ = answers.size();
        if (answers_ == 0) return std::nullopt;
        return Step{seat, answers.nth(chance.below(static_cast<std::uint32_t>(answers_)))};
      } else {
        if (!listAnswers(rules, state, seat)) return std::nullopt;
        return Step{seat, moves_[chance.below(static_cast<std::uint32_t>(answers_))]};
      }
    });
  }

  // The same with other than random answers: `pick(seat, moves, chance)` gives the index of an answer.
  template <class Pick>
  std::optional<Step> choose(const typename G::Rules& rules, const typename G::State& state, Pick&& pick) {
    return chooseWith(rules, state, [&](Seat seat, Chance& chance) -> std::optional<Step> {
      if (!listAnswers(rules, state, seat)) return std::nullopt;
      return Step{seat, moves_[pick(seat, moves_, chance)]};
    });
  }

  // How many answers the seat had that was chosen last.
  std::size_t answers() const { return answers_; }

 private:
  template <class Answer>
  std::optional<Step> chooseWith(const typename G::Rules& rules, const typename G::State& state, Answer&& answer) {
    const Turn turn = G::turn(rules, state);
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    if constexpr (RaceGame<G>) {
      if (const auto alarm = G::alarm(rules, state); alarm && (turn.must.empty() || chance.below(64) == 0)) {
        answers_ = 1;
        return Step{Seat::table(), alarm->action};
      }
    }
    if (turn.must.empty()) return std::nullopt;
    if (!turn.may.empty() && chance.below(64) == 0) {
      const Seat seat = pickSeat(turn.may, chance);
      G::legal(rules, state, seat, moves_);
      if (const auto interrupts = moves_.interrupts(); !interrupts.empty()) {
        answers_ = moves_.size();
        return Step{seat, interrupts[chance.below(static_cast<std::uint32_t>(interrupts.size()))]};
      }
    }
    return answer(pickSeat(turn.must, chance), chance);
  }

  bool listAnswers(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
    G::legal(rules, state, seat, moves_);
    answers_ = moves_.answers().size();
    return answers_ > 0;
  }

  static Seat pickSeat(SeatSet seats, Chance& chance) {
    const int size = seats.size();
    return size == 1 ? seats.first() : seats.nth(static_cast<int>(chance.below(static_cast<std::uint32_t>(size))));
  }

  Rng rng_;
  Moves<typename G::Action> moves_;
  std::size_t answers_ = 0;
};

}  // namespace sammel
