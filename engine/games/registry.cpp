#include "engine/games/registry.hpp"

#include <vector>

#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel {

std::span<const AnyGame* const> games() {
  static const auto all = [] {
    std::vector<const AnyGame*> found;
    forEachGame([&]<class G>() { found.push_back(&erased<G>()); });
    return found;
  }();
  return all;
}

std::span<const AnyGame* const> versions() {
  static const auto all = [] {
    std::vector<const AnyGame*> found;
    forEachVersion([&]<class G>() { found.push_back(&erased<G>()); });
    return found;
  }();
  return all;
}

const AnyGame* findGame(std::string_view id) {
  for (const AnyGame* game : games()) {
    if (game->facts().id == id) return game;
  }
  return nullptr;
}

const AnyGame* findGame(std::string_view id, int rulesVersion) {
  for (const AnyGame* game : versions()) {
    if (game->facts().id == id && game->facts().rulesVersion == rulesVersion) return game;
  }
  return nullptr;
}

}  // namespace sammel
