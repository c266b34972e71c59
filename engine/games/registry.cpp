#include "engine/games/registry.hpp"

#include <array>

#include "engine/games/all_games.hpp"
#include "engine/games/erased.hpp"

namespace sammel {
namespace {

template <class... G>
std::array<const AnyGame*, sizeof...(G)> eraseAll(GameList<G...>) {
  return {&erased<G>()...};
}

}  // namespace

std::span<const AnyGame* const> games() {
  static const auto all = eraseAll(AllGames{});
  return all;
}

const AnyGame* findGame(std::string_view id) {
  for (const AnyGame* game : games()) {
    if (game->facts().id == id) return game;
  }
  return nullptr;
}

}  // namespace sammel
