#include "tests/client/stream.hpp"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <system_error>

namespace sammel::client {

std::optional<Address> readAddress(std::string_view text) {
  const std::size_t colon = text.rfind(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string host(text.substr(0, colon) == "localhost" ? "127.0.0.1" : text.substr(0, colon));
  const std::string_view port = text.substr(colon + 1);
  std::uint16_t number = 0;
  const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
  Address address{.text = std::string(text)};
  address.where.sin_family = AF_INET;
  address.where.sin_port = htons(number);
  if (error != std::errc() || end != port.data() + port.size()) return std::nullopt;
  if (::inet_pton(AF_INET, host.c_str(), &address.where.sin_addr) != 1) return std::nullopt;
  return address;
}

Stream::Stream(Loop& loop, const Address& address, Owner& owner)
    : loop_(loop), owner_(owner), descriptor_(::socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0)) {
  if (descriptor_ < 0) throw std::system_error(errno, std::generic_category(), "socket (is `ulimit -n` high enough?)");
  const int yes = 1;
  ::setsockopt(descriptor_, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
  const int result = ::connect(descriptor_, reinterpret_cast<const sockaddr*>(&address.where), sizeof address.where);
  refused_ = result != 0 && errno != EINPROGRESS;  // epoll rings in this case too
  ticket_ = loop_.watch(descriptor_, EPOLLIN | EPOLLOUT, *this);
}

Stream::~Stream() { close(); }

void Stream::close() {
  if (descriptor_ < 0) return;
  loop_.forget(ticket_, descriptor_);
  ::close(descriptor_);
  descriptor_ = -1;
}

void Stream::fail() {
  if (descriptor_ < 0) return;
  close();
  owner_.disconnected();
}

void Stream::send(std::string_view bytes) {
  if (descriptor_ < 0) return;
  const bool idle = unsent_.empty() && !connecting_;
  unsent_ += bytes;
  if (idle) flush();
}

void Stream::flush() {
  const ssize_t sent = ::send(descriptor_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
  if (sent < 0 && errno != EAGAIN) return;  // the reading side learns of it and tells the owner
  const bool hadToWait = sent < 0 || static_cast<std::size_t>(sent) < unsent_.size();
  if (sent > 0) unsent_.erase(0, static_cast<std::size_t>(sent));
  if (hadToWait) loop_.change(ticket_, descriptor_, EPOLLIN | EPOLLOUT);
}

void Stream::ready(std::uint32_t events) {
  if (connecting_ && (events & (EPOLLOUT | EPOLLERR | EPOLLHUP)) != 0) {
    int error = 0;
    socklen_t size = sizeof error;
    ::getsockopt(descriptor_, SOL_SOCKET, SO_ERROR, &error, &size);
    if (refused_ || error != 0 || (events & EPOLLOUT) == 0) return fail();
    connecting_ = false;
    loop_.change(ticket_, descriptor_, EPOLLIN);
    owner_.connected();
    if (descriptor_ >= 0 && !unsent_.empty()) flush();
  } else if ((events & EPOLLOUT) != 0) {
    loop_.change(ticket_, descriptor_, EPOLLIN);
    flush();
  }
  if (descriptor_ >= 0 && (events & (EPOLLIN | EPOLLHUP | EPOLLERR)) != 0) read();
}

void Stream::read() {
  static thread_local std::array<char, std::size_t{256} * 1024> scratch;
  const ssize_t count = ::recv(descriptor_, scratch.data(), scratch.size(), 0);
  if (count < 0 && (errno == EAGAIN || errno == EINTR)) return;
  if (count <= 0) return fail();
  const std::string_view fresh(scratch.data(), static_cast<std::size_t>(count));
  if (unread_.empty()) {
    const std::size_t used = owner_.received(fresh);
    unread_ = fresh.substr(used);
  } else {
    unread_ += fresh;
    const std::string waiting = std::move(unread_);
    const std::size_t used = owner_.received(waiting);
    unread_ = waiting.substr(used);
  }
}

}  // namespace sammel::client
