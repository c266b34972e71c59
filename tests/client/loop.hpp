// One thread, one epoll: the clock and the doorbell of everything in this folder. The client is written on bare sockets
// instead of the server's network library, so that it is cheap enough to load a server from the same machine and does
// not share the server's mistakes.
#pragma once

#include <sys/epoll.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <unordered_map>
#include <vector>

namespace sammel::client {

using Clock = std::chrono::steady_clock;

class Watcher {
 public:
  virtual void ready(std::uint32_t events) = 0;

 protected:
  ~Watcher() = default;
};

class Loop {
 public:
  Loop();
  ~Loop();
  Loop(const Loop&) = delete;
  Loop& operator=(const Loop&) = delete;

  using Ticket = std::uint64_t;
  Ticket watch(int descriptor, std::uint32_t events, Watcher& watcher);
  void change(Ticket ticket, int descriptor, std::uint32_t events);
  void forget(Ticket ticket, int descriptor);

  // Runs `work` after the present round of events: the safe place to destroy what has just called you.
  void later(std::function<void()> work) { later_.push_back(std::move(work)); }
  // Runs `work` at that time.
  void at(Clock::time_point when, std::function<void()> work);

  // Waits until something happens or `deadline` has come, and lets everybody handle it.
  void turn(Clock::time_point deadline);

 private:
  void runLater();
  void runTimers();

  int epoll_;
  Ticket lastTicket_ = 0;
  std::unordered_map<Ticket, Watcher*> watchers_;
  std::vector<epoll_event> events_;
  std::vector<std::function<void()>> later_;
  struct Timer {
    Clock::time_point when;
    std::function<void()> work;
    bool operator<(const Timer& other) const { return when > other.when; }  // the earliest is on top of the heap
  };
  std::vector<Timer> timers_;
};

}  // namespace sammel::client
