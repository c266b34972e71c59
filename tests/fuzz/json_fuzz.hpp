// Any text as JSON from outside: commands, requests, content packs, and what tables and programs tell each other. For
// the fuzzer, and for the test that runs the kept corpus.
#pragma once

#include <cstdlib>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "bots/program/knowledge.hpp"
#include "bots/program/messages.hpp"
#include "engine/core/read_json.hpp"
#include "engine/games/registry.hpp"
#include "server/commands.hpp"
#include "server/protocol.hpp"

namespace sammel::testing {

// What was read is written as something that reads the same.
template <class T>
void tryToRead(std::string_view text) {
  std::string pointer;
  const std::optional<T> value = readFromClient<T>(text, pointer);
  if (!value) return;
  const std::string once = Json().value(*value).take();
  const std::optional<T> again = readFromClient<T>(once, pointer);
  if (!again || Json().value(*again).take() != once) std::abort();
}

// What seat 0 knows at the beginning of every game.
inline const std::vector<std::pair<const AnyGame*, std::unique_ptr<View>>>& openings() {
  static const auto all = [] {
    std::vector<std::pair<const AnyGame*, std::unique_ptr<View>>> views;
    for (const AnyGame* game : games()) {
      Events events;
      views.emplace_back(game, game->start("", nullptr, Rng::simulation(1), events)->view(Seat(0)));
    }
    return views;
  }();
  return all;
}

inline void tryJson(std::string_view text) {
  tryToRead<AnyJson>(text);
  tryToRead<protocol::Command>(text);
  tryToRead<protocol::NewTable>(text);
  tryToRead<protocol::Sit>(text);
  std::string problem;
  (void)program::readReply(text, problem);
  (void)program::readRequest(text, problem);
  for (const auto& [game, view] : openings()) {
    Verdict verdict = Verdict::fine();
    (void)game->readContent(text, verdict);
    (void)program::readKnowledge(*game, *view, text, {});
  }
}

}  // namespace sammel::testing
