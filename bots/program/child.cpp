#include "bots/program/child.hpp"

#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <system_error>

extern char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace sammel::program {
namespace {

using Clock = std::chrono::steady_clock;

void closeEnd(int& end) {
  if (end >= 0) ::close(end);
  end = -1;
}

std::string reason(int error) { return std::generic_category().message(error); }

int millisecondsUntil(Child::Time until, std::chrono::milliseconds atMost) {
  const auto rest = std::chrono::ceil<std::chrono::milliseconds>(until - Clock::now());
  return static_cast<int>(std::clamp(rest, std::chrono::milliseconds(0), atMost).count());
}

// What posix_spawn is to do in the child before the program begins.
class Launch {
 public:
  Launch(int input, int output) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    // Not all that a server has open closes by itself: connections of guests do not.
    posix_spawn_file_actions_addclosefrom_np(&actions_, STDERR_FILENO + 1);
    posix_spawnattr_init(&attributes_);
    sigset_t none;
    sigemptyset(&none);
    sigset_t usual;
    sigfillset(&usual);
    posix_spawnattr_setsigmask(&attributes_, &none);
    posix_spawnattr_setsigdefault(&attributes_, &usual);
    posix_spawnattr_setpgroup(&attributes_, 0);  // a group of its own
    posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP);
  }
  ~Launch() {
    posix_spawn_file_actions_destroy(&actions_);
    posix_spawnattr_destroy(&attributes_);
  }
  Launch(const Launch&) = delete;
  Launch& operator=(const Launch&) = delete;

  int run(const std::vector<std::string>& command, pid_t& pid) const {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    return posix_spawnp(&pid, arguments.front(), &actions_, &attributes_, arguments.data(), environ);
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

}  // namespace

Child::Child(const std::vector<std::string>& command) {
  std::array<int, 2> input{-1, -1};
  std::array<int, 2> output{-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0 || pipe2(output.data(), O_CLOEXEC) != 0) {
    trouble_ = "It could not be started: " + reason(errno) + ".";
  } else if (const int error = Launch(input[1], output[1]).run(command, pid_); error != 0) {
    pid_ = -1;
    trouble_ = "It could not be started: " + reason(error) + ".";
  } else {
    fcntl(output[0], F_SETFL, O_NONBLOCK);
  }
  input_ = input[0];
  output_ = output[0];
  closeEnd(input[1]);
  closeEnd(output[1]);
}

Child::~Child() {
  constexpr std::chrono::milliseconds moment{500};
  if (pid_ > 0) {
    flush();
    closeEnd(input_);
    // Until we wait for it, neither its number nor that of its group can become another's.
    if (!hasEndedBy(Clock::now() + moment)) {
      kill(-pid_, SIGTERM);
      hasEndedBy(Clock::now() + moment);
    }
    kill(-pid_, SIGKILL);
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  closeEnd(input_);
  closeEnd(output_);
}

void Child::flush() {
  while (!unsent_.empty()) {
    const ssize_t sent = ::send(input_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL | MSG_DONTWAIT);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) {
      if (errno != EAGAIN && errno != EWOULDBLOCK) unsent_.clear();  // nobody reads; its output will tell why
      return;
    }
    unsent_.erase(0, static_cast<std::size_t>(sent));
  }
}

void Child::receive() {
  std::array<char, 4096> buffer{};
  const ssize_t got = ::read(output_, buffer.data(), buffer.size());
  if (got > 0) {
    received_.append(buffer.data(), static_cast<std::size_t>(got));
  } else if (got == 0) {
    trouble_ = "It has ended.";
  } else if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) {
    trouble_ = "Its output cannot be read: " + reason(errno) + ".";
  }
}

std::optional<std::string> Child::takeLine() {
  const std::size_t end = received_.find('\n');
  if (std::min(end, received_.size()) > longestLine) {
    trouble_ = "It wrote a line of more than " + std::to_string(longestLine) + " bytes.";
    return std::nullopt;
  }
  if (end == std::string::npos) return std::nullopt;
  std::string line = received_.substr(0, end);
  received_.erase(0, end + 1);
  return line;
}

std::optional<std::string> Child::line(Time until, const std::function<bool()>& stopped) {
  constexpr std::chrono::milliseconds betweenLooks{50};  // whether we are to stop
  while (true) {
    if (std::optional<std::string> line = takeLine()) return line;
    if (!trouble_.empty() || stopped() || Clock::now() >= until) return std::nullopt;
    flush();
    std::array<pollfd, 2> ends{{{output_, POLLIN, 0}, {input_, POLLOUT, 0}}};
    const nfds_t watched = unsent_.empty() ? 1 : 2;
    if (poll(ends.data(), watched, millisecondsUntil(until, betweenLooks)) > 0 && ends[0].revents != 0) receive();
  }
}

// By closing its output, which is all that can be seen of its end without taking it away.
bool Child::hasEndedBy(Time until) {
  constexpr std::chrono::hours anyTime{1};
  while (trouble_.empty() && Clock::now() < until) {
    received_.clear();
    pollfd end{output_, POLLIN, 0};
    if (poll(&end, 1, millisecondsUntil(until, anyTime)) > 0) receive();
  }
  return !trouble_.empty();
}

}  // namespace sammel::program
