// What the network sees of the server, and the server of the network. Nothing of the engine is included here, so that
// the costly network.cpp need not be compiled again for every change of it.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sammel {

struct HttpRequest {
  std::uint64_t number = 0;  // counted from the start, for the log
  std::string method;
  std::string target;  // path and query
  std::string host;
  std::string origin;
  std::string cookie;
  std::string acceptLanguage;
  std::string ifNoneMatch;
  std::string address;  // of the visitor
  std::string body;
  bool acceptsGzip = false;
  bool acceptsBrotli = false;
  bool secure = false;  // came through https (as a proxy in front of us says)
};

struct HttpResponse {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  bool isPublic = false;   // the same for everybody and without secrets, so that it may be compressed
  std::string_view asset;  // instead of `body`: bytes that live as long as the program
  std::vector<std::pair<std::string, std::string>> headers;
};

// The outgoing side of a web socket. Neither call calls back. It goes with its socket, so whoever sends holds it
// weakly.
class Wire {
 public:
  virtual ~Wire() = default;
  virtual void send(std::string frame) = 0;
  virtual void close(std::uint16_t code, std::string_view reason) = 0;  // after what was sent before
};

// The incoming side. `lost` is called exactly once, and nothing is received after it.
class Listener {
 public:
  virtual ~Listener() = default;
  virtual void receive(std::string_view frame) noexcept = 0;
  virtual void lost() noexcept = 0;  // the wire is gone
};

class Front {
 public:
  virtual ~Front() = default;
  // Answers at once or when it is durable.
  virtual void handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept = 0;
  // How large the body of a request to this target may be.
  virtual std::size_t longestBody(std::string_view target) const = 0;
  // The answer to a request that the network does not hand on: 400 (unreadable), 413, 431 (too large) or 429 (too many
  // connections).
  virtual HttpResponse refuseRequest(int status) const = 0;
  // Whether a web socket may be opened at this target: nothing, or the answer to give instead.
  virtual std::optional<HttpResponse> refuseSocket(const HttpRequest& request) const = 0;
  // A web socket was opened; null only if memory runs out.
  virtual std::shared_ptr<Listener> connect(const HttpRequest& request, std::weak_ptr<Wire> wire) noexcept = 0;
};

}  // namespace sammel
