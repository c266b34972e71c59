// Feiner Sand by rules of before, for the games and records that began with them.
#pragma once

#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel {

// Until 17 November 2026.
struct FeinerSand2 : FeinerSand {
  using Today = FeinerSand;
  static constexpr Facts facts = FeinerSand::facts.before(2, "feiner-sand.rules.2");
  static Rules rules(const Options& options, const Content& content) {
    Rules rules = FeinerSand::rules(options, content);
    rules.dreamsAtOnce = true;
    rules.scaffoldsFill = true;
    return rules;
  }
};

}  // namespace sammel
