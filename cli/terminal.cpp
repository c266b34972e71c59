#include "cli/terminal.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>

namespace sammel {
namespace {

constexpr int widthOfPipes = 100;
constexpr int widestText = 100;  // longer lines are hard to read

volatile std::sig_atomic_t interrupted = 0;

}  // namespace

std::string Terminal::bold(std::string_view text) const {
  return isScreen() ? "\x1b[1m" + std::string(text) + "\x1b[0m" : std::string(text);
}

std::string Terminal::dim(std::string_view text) const {
  return isScreen() ? "\x1b[2m" + std::string(text) + "\x1b[0m" : std::string(text);
}

StandardTerminal::StandardTerminal() : screen_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {}

void StandardTerminal::write(std::string_view text) {
  while (!text.empty()) {
    const ssize_t written = ::write(STDOUT_FILENO, text.data(), text.size());
    if (written < 0 && errno != EINTR) return;  // nobody listens any more
    text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
  }
}

std::optional<std::string> StandardTerminal::readLine() {
  while (interrupted == 0) {
    const std::size_t end = pending_.find('\n');
    if (end != std::string::npos) {
      std::string line = pending_.substr(0, end);
      pending_.erase(0, end + 1);
      if (!line.empty() && line.back() == '\r') line.pop_back();
      return line;
    }
    std::array<char, 4096> chunk{};
    const ssize_t size = ::read(STDIN_FILENO, chunk.data(), chunk.size());
    if (size > 0) {
      pending_.append(chunk.data(), static_cast<std::size_t>(size));
    } else if (size == 0 || errno != EINTR) {
      if (pending_.empty()) return std::nullopt;
      pending_ += '\n';  // a last line without its end
    }
  }
  return std::nullopt;
}

int StandardTerminal::width() const {
  winsize size{};
  if (!screen_ || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 || size.ws_col == 0) return widthOfPipes;
  return std::min<int>(size.ws_col, widestText);
}

void StandardTerminal::clear() {
  if (screen_) write("\x1b[H\x1b[2J\x1b[3J");
}

void StandardTerminal::endInputOnInterrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) { interrupted = 1; };
  sigemptyset(&action.sa_mask);  // without SA_RESTART: a waiting read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

int columnsOf(std::string_view text) {
  return static_cast<int>(std::count_if(text.begin(), text.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

std::string padded(std::string_view text, int columns) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - columnsOf(text))), ' ');
}

}  // namespace sammel
