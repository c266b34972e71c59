// The real server in a process of its own, to be killed.
#pragma once

#include <sys/types.h>

#include <optional>
#include <string>

#include "tests/client/loop.hpp"
#include "tests/client/stream.hpp"

namespace sammel::crash {

class ServerProcess final : public client::Watcher {
 public:
  // Starts `binary serve`; port 0 lets the system choose one.
  ServerProcess(client::Loop& loop, const std::string& binary, const std::string& data, std::uint16_t port);
  ~ServerProcess();
  ServerProcess(const ServerProcess&) = delete;
  ServerProcess& operator=(const ServerProcess&) = delete;

  // Waits until the server has printed where it can be reached.
  bool waitUntilServing(client::Clock::duration patience);
  void signal(int number) const;
  // Waits for the end; gives the exit code, or minus the number of the signal that ended it.
  std::optional<int> waitForExit(client::Clock::duration patience);

  pid_t id() const { return process_; }
  const std::string& output() const { return output_; }
  const client::Address& address() const { return *address_; }
  std::uint16_t port() const;

 private:
  void ready(std::uint32_t events) override;

  client::Loop& loop_;
  pid_t process_ = -1;
  int pipe_ = -1;
  client::Loop::Ticket ticket_ = 0;
  std::string output_;
  std::optional<client::Address> address_;
};

}  // namespace sammel::crash
