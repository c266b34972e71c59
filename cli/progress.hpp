// A progress bar on the error output, so that results can be piped on. Where that is no screen: a line for every tenth.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>

namespace sammel {

class Progress {
 public:
  Progress(std::FILE* out, bool screen, std::string what, std::uint64_t total)
      : out_(out), screen_(screen), what_(std::move(what)), total_(total) {}

  void show(std::uint64_t done);

 private:
  std::FILE* out_;
  bool screen_;
  std::string what_;
  std::uint64_t total_;
  std::uint64_t shown_ = 0;  // percent on a screen, tenths elsewhere
};

}  // namespace sammel
