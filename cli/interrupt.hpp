// Work that goes on for long and can be stopped without losing what was done.
#pragma once

#include <atomic>

namespace sammel {

// From now on the first Ctrl-C is noted, and a second one ends the program.
void stopOnInterrupt();
const std::atomic<bool>& stopAsked();

}  // namespace sammel
