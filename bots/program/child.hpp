// Another program, with which lines of text are exchanged. Whatever it does, it cannot harm us: nothing here waits
// longer than it is told to, a closed pipe is no signal, and in the end nothing of the program is left.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sammel::program {

class Child {
 public:
  static constexpr std::size_t longestLine = 64 * 1024;
  using Time = std::chrono::steady_clock::time_point;

  // Starts the program, found as a shell would find it, but without a shell. Its error output is ours.
  explicit Child(const std::vector<std::string>& command);
  // Takes its input away and gives it a moment to end by itself, then SIGTERM and another one, then SIGKILL, to the
  // program and all that it has started in its process group.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Queues text; it is sent while waiting for a line, or as far as it goes without waiting by `flush`.
  void send(std::string_view text) { unsent_ += text; }
  void flush();
  // The next line of its output, without the end of the line. Nothing if there is none by then, or `stopped`, or the
  // program is of no use any more; `trouble` says which.
  std::optional<std::string> line(Time until, const std::function<bool()>& stopped);
  // Why nothing can be expected from the program; empty as long as all is well.
  const std::string& trouble() const { return trouble_; }

 private:
  void receive();
  std::optional<std::string> takeLine();
  bool hasEndedBy(Time until);

  pid_t pid_ = -1;
  int input_ = -1;   // its standard input, as a socket: so a closed one is an error and no signal
  int output_ = -1;  // its standard output
  std::string unsent_;
  std::string received_;
  std::string trouble_;
};

}  // namespace sammel::program
