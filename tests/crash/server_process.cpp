#include "tests/crash/server_process.hpp"

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <regex>
#include <system_error>

namespace sammel::crash {

using client::Clock;

ServerProcess::ServerProcess(client::Loop& loop, const std::string& binary, const std::string& data, std::uint16_t port)
    : loop_(loop) {
  std::array<int, 2> ends{};
  if (::pipe2(ends.data(), O_CLOEXEC) != 0) throw std::system_error(errno, std::generic_category(), "pipe2");
  const std::string portText = std::to_string(port);
  process_ = ::fork();
  if (process_ < 0) throw std::system_error(errno, std::generic_category(), "fork");
  if (process_ == 0) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // no server outlives its test
    ::signal(SIGXFSZ, SIG_IGN);          // a file size limit shall look like a full disk
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(ends[1], STDERR_FILENO);
    ::execl(binary.c_str(), binary.c_str(), "serve", "--port", portText.c_str(), "--bind", "127.0.0.1", "--data",
            data.c_str(), static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::close(ends[1]);
  pipe_ = ends[0];
  ::fcntl(pipe_, F_SETFL, O_NONBLOCK);
  ticket_ = loop_.watch(pipe_, EPOLLIN, *this);
}

ServerProcess::~ServerProcess() {
  if (process_ > 0) {
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
  }
  if (pipe_ >= 0) {
    loop_.forget(ticket_, pipe_);
    ::close(pipe_);
  }
}

void ServerProcess::ready(std::uint32_t) {
  std::array<char, 4096> bytes{};
  const ssize_t count = ::read(pipe_, bytes.data(), bytes.size());
  if (count > 0) {
    output_.append(bytes.data(), static_cast<std::size_t>(count));
    static const std::regex served(R"(http://(?:127\.0\.0\.1|localhost):(\d+)[^\n]*\n)");
    std::smatch match;
    if (!address_ && std::regex_search(output_, match, served)) {
      address_ = client::readAddress("127.0.0.1:" + match[1].str());
    }
  } else if (count == 0) {  // the process has closed its end, so it is about to be gone
    loop_.forget(ticket_, pipe_);
    ::close(pipe_);
    pipe_ = -1;
  }
}

bool ServerProcess::waitUntilServing(Clock::duration patience) {
  const Clock::time_point deadline = Clock::now() + patience;
  while (!address_ && pipe_ >= 0 && Clock::now() < deadline) loop_.turn(deadline);
  return address_.has_value();
}

std::uint16_t ServerProcess::port() const { return ntohs(address_->where.sin_port); }

void ServerProcess::signal(int number) const {
  if (process_ > 0) ::kill(process_, number);
}

std::optional<int> ServerProcess::waitForExit(Clock::duration patience) {
  const Clock::time_point deadline = Clock::now() + patience;
  while (pipe_ >= 0 && Clock::now() < deadline) loop_.turn(deadline);
  if (pipe_ >= 0) return std::nullopt;
  int status = 0;
  ::waitpid(process_, &status, 0);
  process_ = -1;
  return WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
}

}  // namespace sammel::crash
