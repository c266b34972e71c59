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

#include "bots/failure.hpp"

namespace sammel::program {

// Text of a program, fit to be shown anywhere: whole characters, nothing that commands a terminal, and not too long.
std::string presentable(std::string_view text);

class Child {
 public:
  static constexpr std::size_t longestLine = 64 * 1024;
  using Time = std::chrono::steady_clock::time_point;

  // Starts the program, found as a shell would find it, but without a shell. Its error output is passed on to ours.
  explicit Child(const std::vector<std::string>& command);
  // Takes its input away and gives it a moment to end by itself, then SIGTERM and another one, then SIGKILL, to the
  // program and all that it has started, wherever that has gone.
  ~Child();
  Child(const Child&) = delete;
  Child& operator=(const Child&) = delete;

  // Queues text; it is sent while waiting for a line, or as far as it goes without waiting by `flush`.
  void send(std::string_view text) { unsent_ += text; }
  void flush();
  // Whether it has read all that was sent, or has begun to speak: a program that has is running. False if that did not
  // happen by then, or `stopped`, or there is trouble.
  bool isListening(Time until, const std::function<bool()>& stopped);
  // The next line of its output, without the end of the line. Nothing if there is none by then, or `stopped`, or the
  // program is of no use any more; `trouble` says which.
  std::optional<std::string> line(Time until, const std::function<bool()>& stopped);
  // Why nothing can be expected from the program; nothing as long as all is well.
  const std::optional<BotFailure>& trouble() const { return trouble_; }
  // The last line of its error output so far, fit to be shown anywhere.
  std::string lastWords();

 private:
  void wait(Time until, std::chrono::milliseconds atMost);
  void receive();
  void receiveErrors();
  void hasClosedItsOutput();
  bool hasExited();
  std::optional<std::string> takeLine();
  bool hasEndedBy(Time until);

  std::string mark_;  // a variable in the environment of all that the program starts, and of nothing else
  pid_t pid_ = -1;
  int input_ = -1;   // its standard input, as a socket: so a closed one is an error and no signal
  int output_ = -1;  // its standard output
  int errors_ = -1;  // its error output
  std::string unsent_;
  std::string received_;
  std::string words_;      // the latest of its error output, not more than a line
  std::string lastWords_;  // the line before, if that is empty
  std::optional<BotFailure> trouble_;
};

}  // namespace sammel::program
