// Processor time of the whole process, for figures that other work on the machine should not change.
#pragma once

#include <ctime>

namespace sammel {

inline double processorSeconds() { return static_cast<double>(std::clock()) / CLOCKS_PER_SEC; }

}  // namespace sammel
