// One TCP connection that never blocks.
#pragma once

#include <netinet/in.h>

#include <optional>
#include <string>
#include <string_view>

#include "tests/client/loop.hpp"

namespace sammel::client {

struct Address {
  std::string text;  // "127.0.0.1:8080", as it stands in the Host header
  sockaddr_in where{};
};
// Reads "host:port" with a numeric host, or "localhost:port".
std::optional<Address> readAddress(std::string_view text);

class Stream final : private Watcher {
 public:
  class Owner {
   public:
    virtual void connected() = 0;
    // Looks at all bytes that wait and returns how many of them are dealt with; the rest comes again with more.
    virtual std::size_t received(std::string_view bytes) = 0;
    // The connection is gone. Destroy the stream with Loop::later, not in here.
    virtual void disconnected() = 0;

   protected:
    ~Owner() = default;
  };

  Stream(Loop& loop, const Address& address, Owner& owner);
  ~Stream();
  Stream(const Stream&) = delete;
  Stream& operator=(const Stream&) = delete;

  void send(std::string_view bytes);
  bool isOpen() const { return descriptor_ >= 0; }
  void close();  // silently: the owner is not told

 private:
  void ready(std::uint32_t events) override;
  void read();
  void flush();
  void fail();

  Loop& loop_;
  Owner& owner_;
  int descriptor_ = -1;
  Loop::Ticket ticket_ = 0;
  bool connecting_ = true;
  bool refused_ = false;
  std::string unread_;
  std::string unsent_;
};

}  // namespace sammel::client
