// What a bench of the search is asked for: [seconds per game] [iterations per thought] [game].
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "engine/games/registry.hpp"

namespace sammel {

struct Asked {
  double seconds = 4;
  std::uint32_t iterations = 20'000;
  std::string_view game;  // empty: all

  Asked(int argc, char** argv) {
    if (argc > 1) seconds = std::atof(argv[1]);
    if (argc > 2) iterations = static_cast<std::uint32_t>(std::atoi(argv[2]));
    if (argc > 3) game = argv[3];
    if (seconds > 0 && iterations > 0 && (game.empty() || findGame(game) != nullptr)) return;
    std::fprintf(stderr, "Usage: %s [seconds per game] [iterations per thought] [game, as written in the list]\n",
                 argv[0]);
    std::exit(2);
  }
  bool includes(std::string_view id) const { return game.empty() || game == id; }
};

}  // namespace sammel
