// The client's side of a web socket (RFC 6455): text frames, pings, closing. No extensions.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "tests/client/stream.hpp"

namespace sammel::client {

class WebSocket final : public Stream::Owner {
 public:
  class Owner {
   public:
    virtual void opened() = 0;
    virtual void received(std::string_view text) = 0;
    // Gone, for whatever reason. Destroy the socket with Loop::later, not in here.
    virtual void closed(std::string_view why) = 0;

   protected:
    ~Owner() = default;
  };

  WebSocket(Loop& loop, const Address& address, std::string_view path, std::string_view cookie, Owner& owner);

  void send(std::string_view text);
  void close();  // says goodbye and is gone; the owner is not told
  bool isOpen() const { return upgraded_ && stream_.isOpen(); }

 private:
  void connected() override;
  std::size_t received(std::string_view bytes) override;
  void disconnected() override { owner_.closed(why_); }
  std::size_t readFrame(std::string_view bytes);
  std::size_t readUpgrade(std::string_view bytes);
  void sendFrame(unsigned opcode, std::string_view payload);
  void giveUp(std::string_view why);

  Owner& owner_;
  std::string request_;
  bool upgraded_ = false;
  std::string message_;  // the fragments so far
  std::string why_ = "the connection was lost";
  std::uint32_t mask_ = 0x9e3779b9;
  Stream stream_;
};

}  // namespace sammel::client
