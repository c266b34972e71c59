#include "cli/progress.hpp"

namespace sammel {

void Progress::show(std::uint64_t done) {
  const std::uint64_t steps = terminal_.isScreen() ? 100 : 10;
  const std::uint64_t reached = total_ == 0 ? steps : done * steps / total_;
  if (reached == shown_) return;
  shown_ = reached;
  const std::string count = std::to_string(done) + "/" + std::to_string(total_) + " " + what_;
  if (!terminal_.isScreen()) {
    terminal_.write(count + "\n");
    return;
  }
  constexpr std::uint64_t width = 30;
  std::string bar;
  for (std::uint64_t i = 0; i < width; ++i) bar += i * steps < reached * width ? "█" : "░";
  terminal_.write("\r" + bar + " " + count + (done == total_ ? "\r\x1b[K" : ""));
}

}  // namespace sammel
