// Chooses the words of a question by what can be answered, so that a prompt never promises anything else.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <span>
#include <string_view>

#include "engine/core/game.hpp"

namespace sammel {

// Whether a phrase speaks of just these kinds of actions, each of them named once.
inline bool offersJust(std::string_view offers, std::span<const std::string_view> kinds) {
  std::size_t words = 0;
  while (!offers.empty()) {
    const std::string_view word = offers.substr(0, offers.find(' '));
    if (std::find(kinds.begin(), kinds.end(), word) == kinds.end()) return false;
    ++words;
    offers.remove_prefix(std::min(offers.size(), word.size() + 1));
  }
  return words == kinds.size();
}

// The question whose key is `key`, or begins with it and a full stop, and whose phrase offers what the seat can answer.
template <class G>
Message askAbout(const typename G::Rules& rules, const typename G::State& state, Seat seat, std::string_view key,
                 std::initializer_list<Arg> args = {}) {
  Moves<typename G::Action> moves;
  G::legal(rules, state, seat, moves);
  FixedVector<std::string_view, 16> kinds;
  for (const auto& action : moves.answers()) {
    const std::string_view kind = G::kind(rules, action);
    if (std::find(kinds.begin(), kinds.end(), kind) == kinds.end()) kinds.push_back(kind);
  }
  std::string_view nearest;  // if the right words are missing, which the conformance suite finds
  for (const Phrase& phrase : G::phrases()) {
    if (!phrase.key.starts_with(key) || (phrase.key.size() > key.size() && phrase.key[key.size()] != '.')) continue;
    if (offersJust(phrase.offers, {kinds.data(), kinds.size()})) return Message(phrase.key, args);
    if (nearest.empty()) nearest = phrase.key;
  }
  return Message(nearest, args);
}

}  // namespace sammel
