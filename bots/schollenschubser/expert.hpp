// Schollenschubser: everybody wants to go east, and nobody wants to drift away.
#pragma once

#include "bots/search/expert.hpp"
#include "engine/games/schollenschubser/schollenschubser.hpp"

namespace sammel::search {

template <>
struct Expert<Schollenschubser> {
  static constexpr std::uint32_t iterations = 20'000;
  static constexpr int horizon = 40;
  static constexpr Levels levels{{{400, 0.45, 1.0}, {150, 0.6, 1.0}, {40, 0.65, 1.0}, {5, 1.0, 1.0}, {1, 1.0, 1.0}}};

  static void weigh(const Schollenschubser::Rules&, const Schollenschubser::State&, Seat,
                    const Moves<Schollenschubser::Action>& moves, std::span<float> weights) {
    using Kind = Schollenschubser::Kind;
    for (std::size_t i = 0; i < moves.size(); ++i) {
      const Schollenschubser::Action& action = moves[i];
      switch (action.kind) {
        case Kind::home: weights[i] = 20; break;
        case Kind::board: weights[i] = 6; break;
        case Kind::step: weights[i] = stepWeight(action); break;
        case Kind::back: weights[i] = 0.05F; break;
        case Kind::end: weights[i] = 0.5F; break;
        default: break;
      }
    }
  }

  // Columns count from the bank; the icebreaker lies behind the last. Far south a floe is soon gone.
  static Values evaluate(const Schollenschubser::Rules& rules, const Schollenschubser::State& state) {
    namespace s = schollenschubser;
    constexpr float scale = 2.5F;
    std::array<float, maxSeats> marks{};
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat(i);
      float& mark = marks[static_cast<std::size_t>(i)];
      mark = 6.0F * static_cast<float>(state.home[seat]);
      state.crews[seat].some().forEach([&](int field) {
        const auto far = static_cast<float>(s::columnOf(field) + 1);
        const float risk = s::isLastRow(field) ? 0.6F : 1.0F;
        mark += risk * far * static_cast<float>(state.crews[seat].at(field));
      });
    }
    return likelyWinner(marks, static_cast<std::size_t>(rules.players), scale);
  }

 private:
  static float stepWeight(const Schollenschubser::Action& action) {
    namespace s = schollenschubser;
    const int east = s::columnOf(action.to) - s::columnOf(action.field);
    if (east > 0) return 8;
    if (east < 0) return 0.1F;
    return s::rowOf(action.to) < s::rowOf(action.field) ? 1.0F : 0.3F;
  }
};

}  // namespace sammel::search
