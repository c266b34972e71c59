#include "cli/progress.hpp"

namespace sammel {

void Progress::show(std::uint64_t done, std::string_view note) {
  const std::uint64_t steps = screen_ ? 100 : 10;
  const std::uint64_t reached = total_ == 0 ? steps : done * steps / total_;
  if (reached == shown_) return;
  shown_ = reached;
  std::string text = std::to_string(done) + "/" + std::to_string(total_) + " " + what_;
  text += note;
  if (!screen_) text += '\n';
  if (screen_) {
    constexpr std::uint64_t width = 30;
    std::string bar = "\r";
    for (std::uint64_t i = 0; i < width; ++i) bar += i * steps < reached * width ? "█" : "░";
    text = bar + " " + text + (done == total_ ? "\r\x1b[K" : "\x1b[K");
  }
  std::fputs(text.c_str(), out_);
  std::fflush(out_);
}

void Progress::end() {
  if (!screen_) return;
  std::fputs("\r\x1b[K", out_);
  std::fflush(out_);
}

}  // namespace sammel
