// What nearly every source includes. Only for builds with SAMMELSURIUM_PRECOMPILE: sources include what they use.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/play.hpp"
