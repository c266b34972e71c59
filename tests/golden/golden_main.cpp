// Writes the golden records: one game of every variant, played at random with fixed secrets.
//
//   golden_records FOLDER
//
// Run it only for new variants. A golden record that no longer fits means that recorded games of players no longer fit
// either: then raise `facts.rulesVersion` and keep the rules of before, see docs/new-game.md.
#include <cstdio>
#include <filesystem>
#include <fstream>

#include "engine/games/registry.hpp"
#include "tests/golden/golden.hpp"
#include "tests/golden/played_record.hpp"

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fputs("usage: golden_records FOLDER\n", stderr);
    return 2;
  }
  const std::filesystem::path folder = argv[1];
  for (const sammel::AnyGame* game : sammel::games()) {
    for (const std::string& options : sammel::goldenVariants(*game)) {
      const std::filesystem::path file = folder / sammel::goldenName(*game, options);
      if (std::filesystem::exists(file)) continue;
      std::ofstream(file, std::ios::binary) << sammel::writeRecord(sammel::playedRecord(*game, options, 2026));
      std::printf("%s\n", file.filename().c_str());
    }
  }
}
