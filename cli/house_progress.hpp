// The progress of what is done to a whole house.
#pragma once

#include <memory>
#include <string>

#include "cli/progress.hpp"
#include "cli/terminal.hpp"
#include "server/moving.hpp"

namespace sammel {

// Tells `progress` as soon as it is known how much there is to do.
inline Tell tellOn(const Terminal& terminal, const std::string& what) {
  return [progress = std::shared_ptr<Progress>(), isScreen = terminal.isScreen(), what](std::size_t done,
                                                                                        std::size_t of) mutable {
    if (!progress) progress = std::make_shared<Progress>(stderr, isScreen, what, of);
    progress->show(done);
  };
}

}  // namespace sammel
