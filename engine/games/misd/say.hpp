// Pairs, places and claims in messages.
#pragma once

#include <initializer_list>
#include <string_view>

#include "engine/games/misd/misd.hpp"

namespace sammel::misd {

Arg shapeArg(Pair pair);
Arg colourArg(Pair pair);
Arg placeArg(int place);

// A message with a claim in it: the one key names a pair, the other a place.
Message withClaim(Variant variant, std::string_view pairKey, std::string_view placeKey, int claim,
                  std::initializer_list<Arg> args);

}  // namespace sammel::misd
