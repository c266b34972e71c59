// Actions that are probably illegal: those of other moments, and notations with a slip of the pen.
#pragma once

#include <string>
#include <vector>

#include "engine/conformance/trial.hpp"

namespace sammel::conformance {

template <Game G>
class Probes {
 public:
  using Action = typename G::Action;

  explicit Probes(Trial<G>& trial) : trial_(trial) {}

  // Remembers some of the actions that were once legal.
  void remember(const Moves<Action>& moves) {
    if (moves.empty()) return;
    const Action& action = moves[trial_.below(moves.size())];
    if (remembered_.size() < 64) {
      remembered_.push_back(action);
    } else {
      remembered_[trial_.below(remembered_.size())] = action;
    }
  }

  // An action of another moment, or one that a slip of the pen made of it; nothing before any action was seen.
  std::optional<Action> next() {
    if (remembered_.empty()) return std::nullopt;
    const Action action = remembered_[trial_.below(remembered_.size())];
    if (trial_.below(2) == 0) return action;
    return G::read(trial_.rules, slip(std::string(G::write(trial_.rules, action).view())));
  }

  // Text that may or may not be an action.
  std::string nextText() {
    if (remembered_.empty()) return "?";
    return slip(std::string(G::write(trial_.rules, remembered_[trial_.below(remembered_.size())]).view()));
  }

 private:
  std::string slip(std::string text) {
    constexpr std::string_view alphabet = "0123456789abcdefghijklmnopqrstuvwxyz @+-,";
    const char letter = alphabet[trial_.below(alphabet.size())];
    const std::size_t at = trial_.below(text.size() + 1);
    switch (trial_.below(4)) {
      case 0: text.insert(at, 1, letter); break;
      case 1: text.erase(at < text.size() ? at : 0, 1); break;
      default: text[at < text.size() ? at : 0] = letter;
    }
    return text;
  }

  Trial<G>& trial_;
  std::vector<Action> remembered_;
};

}  // namespace sammel::conformance
