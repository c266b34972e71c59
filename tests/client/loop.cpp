#include "tests/client/loop.hpp"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <system_error>

namespace sammel::client {

Loop::Loop() : epoll_(::epoll_create1(EPOLL_CLOEXEC)), events_(512) {
  if (epoll_ < 0) throw std::system_error(errno, std::generic_category(), "epoll_create1");
}

Loop::~Loop() { ::close(epoll_); }

Loop::Ticket Loop::watch(int descriptor, std::uint32_t events, Watcher& watcher) {
  const Ticket ticket = ++lastTicket_;
  epoll_event event{.events = events, .data = {.u64 = ticket}};
  if (::epoll_ctl(epoll_, EPOLL_CTL_ADD, descriptor, &event) != 0) {
    throw std::system_error(errno, std::generic_category(), "epoll_ctl");
  }
  watchers_.emplace(ticket, &watcher);
  return ticket;
}

void Loop::change(Ticket ticket, int descriptor, std::uint32_t events) {
  epoll_event event{.events = events, .data = {.u64 = ticket}};
  ::epoll_ctl(epoll_, EPOLL_CTL_MOD, descriptor, &event);
}

void Loop::forget(Ticket ticket, int descriptor) {
  ::epoll_ctl(epoll_, EPOLL_CTL_DEL, descriptor, nullptr);
  watchers_.erase(ticket);
}

void Loop::at(Clock::time_point when, std::function<void()> work) {
  timers_.push_back({when, std::move(work)});
  std::push_heap(timers_.begin(), timers_.end());
}

void Loop::turn(Clock::time_point deadline) {
  runLater();
  if (!timers_.empty()) deadline = std::min(deadline, timers_.front().when);
  const auto left = std::max(deadline - Clock::now(), Clock::duration::zero());
  const auto seconds = std::chrono::floor<std::chrono::seconds>(left);
  const timespec wait{.tv_sec = seconds.count(), .tv_nsec = (left - seconds).count()};
  const int count = ::epoll_pwait2(epoll_, events_.data(), static_cast<int>(events_.size()), &wait, nullptr);
  for (int i = 0; i < count; ++i) {
    const epoll_event& event = events_[static_cast<std::size_t>(i)];
    const auto found = watchers_.find(event.data.u64);  // gone if an earlier event of this round closed it
    if (found != watchers_.end()) found->second->ready(event.events);
  }
  runTimers();
  runLater();
}

void Loop::runLater() {
  while (!later_.empty()) {
    const std::vector<std::function<void()>> work = std::move(later_);
    later_.clear();
    for (const auto& each : work) each();
  }
}

void Loop::runTimers() {
  const Clock::time_point now = Clock::now();
  while (!timers_.empty() && timers_.front().when <= now) {
    std::pop_heap(timers_.begin(), timers_.end());
    const auto work = std::move(timers_.back().work);
    timers_.pop_back();
    work();
  }
}

}  // namespace sammel::client
