// A progress bar on the error output, so that results can be piped on. Where that is no screen: a line for every tenth.
#pragma once

#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace sammel {

class Progress {
 public:
  Progress(std::FILE* out, bool screen, std::string what, std::uint64_t total)
      : out_(out), screen_(screen), what_(std::move(what)), total_(total) {}

  // `note` follows the numbers: the time left, say.
  void show(std::uint64_t done, std::string_view note = {});
  // Wipes off what is left of the bar.
  void end();

 private:
  std::FILE* out_;
  bool screen_;
  std::string what_;
  std::uint64_t total_;
  std::uint64_t shown_ = 0;  // percent on a screen, tenths elsewhere
};

}  // namespace sammel
