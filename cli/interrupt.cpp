#include "cli/interrupt.hpp"

#include <csignal>

namespace sammel {
namespace {

std::atomic<bool> asked = false;
static_assert(std::atomic<bool>::is_always_lock_free);  // so that a signal handler may set it

}  // namespace

void stopOnInterrupt() {
  struct sigaction action{};
  action.sa_handler = [](int) { asked = true; };
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
  sigaction(SIGTERM, &action, nullptr);
}

const std::atomic<bool>& stopAsked() { return asked; }

}  // namespace sammel
