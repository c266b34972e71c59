// Which golden records there are.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"

namespace sammel {

// Every variant that can be enumerated, but of a game with very many of them an even choice; and those that cannot be
// enumerated but are worth a record.
inline std::vector<std::string> goldenVariants(const AnyGame& game) {
  constexpr std::size_t most = 16;
  std::vector<std::string> all = game.variants();
  std::erase_if(all, [](const std::string& options) { return options.find(" bar=off") != options.npos; });  // see below
  std::vector<std::string> variants;
  for (std::size_t i = 0; i < all.size(); ++i) {
    const bool chosen = i * most / all.size() != (i + 1) * most / all.size();
    if (all.size() <= most || chosen) variants.push_back(all[i]);
  }
  if (game.facts().id == "feiner-sand") {  // with Dream Build
    variants.emplace_back("players=4 deck=shuffled fableRound=9 campaign=off");
  }
  if (game.facts().id == "bauab") variants.emplace_back("players=2 layout=free cells=#.#.#.#./########/#.#.#.#.");
  if (game.facts().id == "misd") {
    variants.emplace_back("players=3 variant=missing layout=5 chips=5 mode=race seconds=20 bar=off");
    variants.emplace_back("players=4 variant=search layout=5 chips=5 mode=everyone seconds=20 bar=off");
  }
  return variants;
}

// `players=2 layout=ring` of Bauab is in bauab-2-ring.record. Free texts are left out, and so is what records from
// before there was such an option do not name.
inline std::string goldenName(const AnyGame& game, std::string_view options) {
  for (const std::string_view laterDefault : {" marks=2", " bar=on"}) {
    if (options.ends_with(laterDefault)) options.remove_suffix(laterDefault.size());
  }
  std::string name(game.facts().id);
  for (std::size_t at = options.find('='); at != std::string_view::npos; at = options.find('=', at + 1)) {
    const std::string_view value = options.substr(at + 1, options.find(' ', at) - at - 1);
    if (value.find_first_of("/#.") == std::string_view::npos) name += '-' + std::string(value);
  }
  return name + ".record";
}

}  // namespace sammel
