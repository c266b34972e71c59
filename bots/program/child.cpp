#include "bots/program/child.hpp"

#include <fcntl.h>
#include <linux/sockios.h>
#include <poll.h>
#include <spawn.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

extern char** environ;  // NOLINT(readability-redundant-declaration): not every system declares it

namespace sammel::program {
namespace {

using Clock = std::chrono::steady_clock;
using std::chrono::milliseconds;

void closeEnd(int& end) {
  if (end >= 0) ::close(end);
  end = -1;
}

std::string reason(int error) { return std::generic_category().message(error); }

BotFailure notStarted(int error) {
  return {BotFailure::Cause::notStarted, "It could not be started: " + reason(error) + ".", {}};
}

int millisecondsUntil(Child::Time until, milliseconds atMost) {
  const auto rest = std::chrono::ceil<milliseconds>(until - Clock::now());
  return static_cast<int>(std::clamp(rest, milliseconds(0), atMost).count());
}

// No other program, of this process or another, has the same.
std::string newMark() {
  static std::atomic<std::uint64_t> count = 0;
  return "SAMMELSURIUM_PROGRAM_" + std::to_string(getpid()) + "_" + std::to_string(++count) + "_" +
         std::to_string(Clock::now().time_since_epoch().count()) + "=1";
}

// Processes can leave their group, their session and their parent, but they keep their environment.
std::vector<pid_t> processesWith(const std::string& mark) {
  std::vector<pid_t> found;
  std::error_code error;
  for (std::filesystem::directory_iterator entry("/proc", error), end; !error && entry != end; entry.increment(error)) {
    const std::string name = entry->path().filename();
    pid_t pid = 0;
    const auto [rest, problem] = std::from_chars(name.data(), name.data() + name.size(), pid);
    if (problem != std::errc() || rest != name.data() + name.size() || pid == getpid()) continue;
    std::ifstream file(entry->path() / "environ", std::ios::binary);
    const std::string variables{std::istreambuf_iterator<char>(file), {}};
    if (variables.find(mark) != std::string::npos) found.push_back(pid);
  }
  return found;
}

// Who is killed may have started another one a moment before, hence again until there is none.
void endAllWith(const std::string& mark) {
  constexpr milliseconds patience{1000};
  constexpr milliseconds moment{1};
  const auto until = Clock::now() + patience;
  for (std::vector<pid_t> left = processesWith(mark); !left.empty() && Clock::now() < until;
       left = processesWith(mark)) {
    for (const pid_t pid : left) kill(pid, SIGKILL);
    poll(nullptr, 0, static_cast<int>(moment.count()));
  }
}

// What posix_spawn is to do in the child before the program begins.
class Launch {
 public:
  Launch(int input, int output, int errors) {
    posix_spawn_file_actions_init(&actions_);
    posix_spawn_file_actions_adddup2(&actions_, input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions_, errors, STDERR_FILENO);
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

  int run(const std::vector<std::string>& command, std::string mark, pid_t& pid) const {
    std::vector<std::string> words = command;
    std::vector<char*> arguments;
    arguments.reserve(words.size() + 1);
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::vector<char*> variables;
    for (char** variable = environ; *variable != nullptr; ++variable) variables.push_back(*variable);
    variables.push_back(mark.data());
    variables.push_back(nullptr);
    return posix_spawnp(&pid, arguments.front(), &actions_, &attributes_, arguments.data(), variables.data());
  }

 private:
  posix_spawn_file_actions_t actions_{};
  posix_spawnattr_t attributes_{};
};

// How many bytes the character that begins here has; 0 if it is not well-formed UTF-8.
std::size_t lengthOfCharacter(std::string_view text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80          ? 1
                             : (first >> 5U) == 6  ? 2
                             : (first >> 4U) == 14 ? 3
                             : (first >> 3U) == 30 ? 4
                                                   : 0;
  if (length == 0 || length > text.size()) return 0;
  const auto goesOn = [](char c) { return (static_cast<unsigned char>(c) >> 6U) == 2; };
  return std::all_of(text.begin() + 1, text.begin() + static_cast<std::ptrdiff_t>(length), goesOn) ? length : 0;
}

}  // namespace

std::string presentable(std::string_view line) {
  constexpr std::size_t longest = 196;
  std::string text;
  while (!line.empty() && text.size() < longest) {
    const std::size_t length = std::max<std::size_t>(1, lengthOfCharacter(line));
    const auto first = static_cast<unsigned char>(line.front());
    const bool isControl =
        first < 0x20 || first == 0x7F || (first == 0xC2 && length == 2 && static_cast<unsigned char>(line[1]) < 0xA0);
    const bool isBroken = first >= 0x80 && length == 1;
    if (isControl || isBroken) {
      text += isControl ? ' ' : '?';
    } else {
      text += line.substr(0, length);
    }
    line.remove_prefix(length);
  }
  return text;
}

Child::Child(const std::vector<std::string>& command) : mark_(newMark()) {
  std::array<int, 2> input{-1, -1};
  std::array<int, 2> output{-1, -1};
  std::array<int, 2> errors{-1, -1};
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, input.data()) != 0 || pipe2(output.data(), O_CLOEXEC) != 0 ||
      pipe2(errors.data(), O_CLOEXEC) != 0) {
    trouble_ = notStarted(errno);
  } else if (const int error = Launch(input[1], output[1], errors[1]).run(command, mark_, pid_); error != 0) {
    pid_ = -1;
    trouble_ = notStarted(error);
  } else {
    fcntl(output[0], F_SETFL, O_NONBLOCK);
    fcntl(errors[0], F_SETFL, O_NONBLOCK);
  }
  input_ = input[0];
  output_ = output[0];
  errors_ = errors[0];
  closeEnd(input[1]);
  closeEnd(output[1]);
  closeEnd(errors[1]);
}

Child::~Child() {
  constexpr milliseconds moment{500};
  if (pid_ > 0) {
    flush();
    closeEnd(input_);
    // Until we wait for it, neither its number nor that of its group can become another's.
    if (!hasEndedBy(Clock::now() + moment)) {
      kill(-pid_, SIGTERM);
      hasEndedBy(Clock::now() + moment);
    }
    kill(-pid_, SIGKILL);
    endAllWith(mark_);
    receiveErrors();
    while (waitpid(pid_, nullptr, 0) < 0 && errno == EINTR) {
    }
  }
  closeEnd(input_);
  closeEnd(output_);
  closeEnd(errors_);
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
    hasClosedItsOutput();
  } else if (errno != EINTR && errno != EAGAIN && errno != EWOULDBLOCK) {
    trouble_ = {BotFailure::Cause::ended, "Its output cannot be read: " + reason(errno) + ".", {}};
  }
}

// Usually because it has ended, and a moment later it can be seen how.
void Child::hasClosedItsOutput() {
  constexpr milliseconds patience{200};
  constexpr milliseconds moment{2};
  const auto until = Clock::now() + patience;
  while (!hasExited() && Clock::now() < until) poll(nullptr, 0, static_cast<int>(moment.count()));
  std::string how = "It has ended its output.";
  siginfo_t end{};
  if (waitid(P_PID, static_cast<id_t>(pid_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == pid_) {
    const std::string number = std::to_string(end.si_status);
    how = end.si_code == CLD_EXITED ? "It has ended with status " + number + "."
                                    : "It has ended by signal " + number + " (" + strsignal(end.si_status) + ").";
  }
  trouble_ = {BotFailure::Cause::ended, how, {}};
}

// Without taking its end away.
bool Child::hasExited() {
  siginfo_t end{};
  return waitid(P_PID, static_cast<id_t>(pid_), &end, WEXITED | WNOHANG | WNOWAIT) == 0 && end.si_pid == pid_;
}

void Child::receiveErrors() {
  constexpr std::size_t longest = 1024;
  std::array<char, 4096> buffer{};
  while (errors_ >= 0) {
    const ssize_t got = ::read(errors_, buffer.data(), buffer.size());
    if (got < 0 && errno == EINTR) continue;
    if (got < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
    if (got <= 0) return closeEnd(errors_);
    (void)!::write(STDERR_FILENO, buffer.data(), static_cast<std::size_t>(got));
    for (const char c : std::string_view(buffer.data(), static_cast<std::size_t>(got))) {
      if (c == '\n' && !words_.empty()) lastWords_ = std::exchange(words_, {});
      if (c != '\n' && c != '\r' && words_.size() < longest) words_ += c;
    }
    if (static_cast<std::size_t>(got) < buffer.size()) return;  // whoever writes without end is not waited for
  }
}

std::string Child::lastWords() {
  receiveErrors();
  return presentable(words_.empty() ? lastWords_ : words_);
}

std::optional<std::string> Child::takeLine() {
  const std::size_t end = received_.find('\n');
  if (std::min(end, received_.size()) > longestLine) {
    trouble_ = {
        BotFailure::Cause::unreadable, "It wrote a line of more than " + std::to_string(longestLine) + " bytes.", {}};
    return std::nullopt;
  }
  if (end == std::string::npos) return std::nullopt;
  std::string line = received_.substr(0, end);
  received_.erase(0, end + 1);
  return line;
}

// Until it speaks, can be told more, or time is up.
void Child::wait(Time until, milliseconds atMost) {
  std::array<pollfd, 3> ends{{{output_, POLLIN, 0}, {errors_, POLLIN, 0}, {unsent_.empty() ? -1 : input_, POLLOUT, 0}}};
  if (poll(ends.data(), ends.size(), millisecondsUntil(until, atMost)) <= 0) return;
  if (ends[1].revents != 0) receiveErrors();
  if (ends[0].revents != 0) receive();
}

bool Child::isListening(Time until, const std::function<bool()>& stopped) {
  constexpr milliseconds betweenLooks{2};
  while (!trouble_ && !stopped() && Clock::now() < until) {
    flush();
    int unread = 0;
    if (unsent_.empty() && ioctl(input_, SIOCOUTQ, &unread) == 0 && unread == 0) return true;
    wait(until, betweenLooks);
    if (!received_.empty()) return true;
  }
  return false;
}

std::optional<std::string> Child::line(Time until, const std::function<bool()>& stopped) {
  constexpr milliseconds betweenLooks{50};  // whether we are to stop
  while (true) {
    if (std::optional<std::string> line = takeLine()) return line;
    if (trouble_ || stopped() || Clock::now() >= until) return std::nullopt;
    flush();
    wait(until, betweenLooks);
  }
}

bool Child::hasEndedBy(Time until) {
  constexpr milliseconds betweenLooks{5};
  while (!hasExited()) {
    if (Clock::now() >= until) return false;
    received_.clear();
    if (trouble_) {
      poll(nullptr, 0, millisecondsUntil(until, betweenLooks));  // its output has nothing more to say
    } else {
      wait(until, betweenLooks);
    }
  }
  return true;
}

}  // namespace sammel::program
