// HTTP and web sockets on Boost.Beast, confined to network.cpp: bytes in, bytes out, limits and timeouts.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>

#include "server/client_address.hpp"
#include "server/front.hpp"
#include "server/observer.hpp"

namespace sammel {

struct NetworkLimits {
  int connections = 20'000;
  int connectionsPerAddress = 512;  // our own machine is not limited
  TrustedProxies proxies;
};

class Network {
 public:
  Network(boost::asio::io_context& context, Front& front, const NetworkLimits& limits, Observer& observer);
  ~Network();  // ends every connection; nothing calls the front after that
  Network(const Network&) = delete;
  Network& operator=(const Network&) = delete;

  // Empty if all is well, else what the system says.
  std::string listen(const std::string& bind, std::uint16_t port, boost::system::error_code& error);
  std::uint16_t port() const;
  void limit(const NetworkLimits& limits);  // those who are here may stay
  void stopAccepting();
  // Calls back once every connection is closed.
  void whenEmpty(std::function<void()> done);
  std::size_t connections() const;  // from any thread

  struct Shared;

 private:
  std::shared_ptr<Shared> shared_;
};

}  // namespace sammel
