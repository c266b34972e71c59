// What the system knows of this process.
#pragma once

#include <cstdint>

namespace sammel {

struct ProcessFacts {
  double cpuSeconds = 0;
  double startTime = 0;  // seconds since 1970
  double residentBytes = 0;
  double virtualBytes = 0;
  double threads = 0;
  double openFiles = 0;
  double mostFiles = 0;
};

// Now. What the system does not tell is 0.
ProcessFacts processFacts();

}  // namespace sammel
