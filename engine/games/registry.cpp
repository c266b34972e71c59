#include "engine/games/registry.hpp"

#include <array>

#include "engine/games/bauab/bauab.hpp"

namespace sammel {

std::span<const AnyGame* const> games() {
  static const std::array<const AnyGame*, 1> all{
      &gameOf<Bauab>(),
  };
  return all;
}

const AnyGame* findGame(std::string_view id) {
  for (const AnyGame* game : games()) {
    if (game->facts().id == id) return game;
  }
  return nullptr;
}

}  // namespace sammel
