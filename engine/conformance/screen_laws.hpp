// The laws of what is shown: everything has words, and pieces name actions.
#pragma once

#include <string>

#include "engine/conformance/trial.hpp"

namespace sammel::conformance {

template <Game G>
class ScreenLaws {
 public:
  explicit ScreenLaws(Trial<G>& trial) : trial_(trial) {}

  void look(const typename G::State& state, Seat seat) {
    const typename G::Screen screen = G::screen(trial_.rules, G::know(trial_.rules, state, seat));
    G::legal(trial_.rules, state, seat, moves_);
    for (const Action& action : moves_) {
      lookAtWords(G::label(trial_.rules, screen, action), trial_.named(seat, action));
    }
    if constexpr (LaidOutGame<G>) lookAtZones(G::layout(trial_.rules, screen), seat);
  }

 private:
  using Action = typename G::Action;

  void lookAtZones(const Layout& zones, Seat seat) {
    for (const Zone& zone : zones) {
      lookAtWords(zone.title, trial_.named(seat));
      for (const Piece& piece : zone.pieces) {
        if (!piece.label.key.empty()) lookAtWords(piece.label, trial_.named(seat));
        if (!piece.action.empty() && !G::read(trial_.rules, piece.action)) {
          trial_.fail(Law::notation, "a piece names an action that cannot be read",
                      trial_.named(seat) + ", `" + std::string(piece.action.view()) + "`");
        }
      }
    }
  }

  void lookAtWords(const Message& message, const std::string& where) {
    trial_.failIf(Law::texts, trial_.texts.wrongWithMessage(message, trial_.seats), where);
  }

  Trial<G>& trial_;
  Moves<Action> moves_;
};

}  // namespace sammel::conformance
