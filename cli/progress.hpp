// A progress bar on a screen; in a pipe or file a line for every tenth.
#pragma once

#include <cstdint>
#include <string>

#include "cli/terminal.hpp"

namespace sammel {

class Progress {
 public:
  Progress(Terminal& terminal, std::string what, std::uint64_t total)
      : terminal_(terminal), what_(std::move(what)), total_(total) {}

  void show(std::uint64_t done);

 private:
  Terminal& terminal_;
  std::string what_;
  std::uint64_t total_;
  std::uint64_t shown_ = 0;  // percent on a screen, tenths elsewhere
};

}  // namespace sammel
