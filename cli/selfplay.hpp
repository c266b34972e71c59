// Random play on several threads. The result depends on the request alone, never on the number of threads.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "engine/core/any_game.hpp"

namespace sammel {

// `progress` is called now and then, from this thread only, with the number of games finished.
Tally selfPlayOnThreads(const AnyGame& game, const std::string& options, std::uint64_t seed, std::uint64_t games,
                        unsigned jobs, const std::function<void(std::uint64_t)>& progress);

}  // namespace sammel
