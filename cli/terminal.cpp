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

volatile std::sig_atomic_t interrupted = 0;  // by which signal

// Everything that we ever style; markdown.cpp and bold and dim below.
constexpr std::array<std::string_view, 6> styles{"\x1b[0m", "\x1b[1m", "\x1b[2m", "\x1b[3m", "\x1b[36m", "\x1b[1;4m"};

}  // namespace

void Terminal::write(std::string_view text) {
  std::string out;
  while (!text.empty()) {
    const auto style = std::find_if(styles.begin(), styles.end(), [text](auto code) { return text.starts_with(code); });
    const std::size_t length = style != styles.end() ? style->size() : std::min(text.find('\x1b', 1), text.size());
    out += style != styles.end() ? std::string(*style) : printable(text.substr(0, length));
    text.remove_prefix(length);
  }
  put(out);
}

std::string Terminal::bold(std::string_view text) const {
  return isScreen() ? "\x1b[1m" + std::string(text) + "\x1b[0m" : std::string(text);
}

std::string Terminal::dim(std::string_view text) const {
  return isScreen() ? "\x1b[2m" + std::string(text) + "\x1b[0m" : std::string(text);
}

StandardTerminal::StandardTerminal() : screen_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {}

void StandardTerminal::put(std::string_view text) {
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

int StandardTerminal::height() const {
  winsize size{};
  if (!screen_ || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) return 0;
  return size.ws_row;
}

void StandardTerminal::clear() {
  if (screen_) put("\x1b[H\x1b[2J\x1b[3J");
}

void StandardTerminal::endInputOnInterrupt() {
  struct sigaction action{};
  action.sa_handler = [](int signal) { interrupted = signal; };
  sigemptyset(&action.sa_mask);  // without SA_RESTART: a waiting read returns
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
  sigaction(SIGHUP, &action, nullptr);  // the window was closed
}

bool StandardTerminal::listenAgain() {
  if (interrupted != SIGINT) return false;
  interrupted = 0;
  pending_.clear();
  return true;
}

std::string padded(std::string_view text, int columns) {
  return std::string(text) + std::string(static_cast<std::size_t>(std::max(0, columns - columnsOf(text))), ' ');
}

std::string wrapped(std::string_view text, int columns) {
  std::string out;
  std::string line;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" \n"), text.size());
    const std::string_view word = text.substr(0, end);
    if (!line.empty() && columnsOf(line) + columnsOf(word) > columns) {
      line.erase(line.find_last_not_of(' ') + 1);
      out += line + '\n';
      line.clear();
    }
    line += word;
    if (end < text.size() && text[end] == '\n') {
      out += line + '\n';
      line.clear();
    } else if (end < text.size()) {
      line += ' ';
    }
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return out + line;
}

std::string shortened(std::string_view text, int columns) {
  if (columnsOf(text) <= columns) return std::string(text);
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at + 1;
    while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) ++end;
    if (columnsOf(out) + columnsOf(text.substr(at, end - at)) > columns - 1) break;
    out += text.substr(at, end - at);
    at = end;
  }
  return out + "…";
}

}  // namespace sammel
