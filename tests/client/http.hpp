// HTTP requests over one connection that is kept open, one after the other.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "tests/client/stream.hpp"

namespace sammel::client {

struct Response {
  int status = 0;      // 0: the connection was lost before the answer came
  std::string cookie;  // "name=value" of Set-Cookie
  std::string body;
};

// Reads a complete response from the beginning of `bytes`; returns its length, 0 if more is needed.
std::size_t readResponse(std::string_view bytes, Response& response);

class Http final : public Stream::Owner {
 public:
  using Answer = std::function<void(const Response&)>;

  Http(Loop& loop, Address address) : loop_(loop), address_(std::move(address)) {}

  void get(std::string_view path, Answer answer) { request("GET", path, {}, std::move(answer)); }
  void post(std::string_view path, std::string_view json, Answer answer) {
    request("POST", path, json, std::move(answer));
  }
  std::size_t waiting() const { return queue_.size(); }

 private:
  struct Request {
    std::string text;
    Answer answer;
  };
  void request(std::string_view method, std::string_view path, std::string_view body, Answer answer);
  void sendFirst();
  void connected() override { sendFirst(); }
  std::size_t received(std::string_view bytes) override;
  void disconnected() override;

  Loop& loop_;
  Address address_;
  std::unique_ptr<Stream> stream_;
  bool established_ = false;
  std::deque<Request> queue_;
};

}  // namespace sammel::client
