// Whom a connection comes from, also if proxies are in between.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace sammel {

// An IPv4 address that arrived at an IPv6 socket is an IPv4 address.
boost::asio::ip::address unmapped(const boost::asio::ip::address& address);

// The proxies that are believed when they say whom a request comes from.
class TrustedProxies {
 public:
  // An address or a network: "127.0.0.1", "10.0.0.0/8", "fd00::/8". False if the text is neither.
  bool add(std::string_view text);
  bool trust(const boost::asio::ip::address& address) const;

 private:
  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

// From the right, the first hop in X-Forwarded-For that is not a trusted proxy: what is further left anybody could have
// written. Of somebody who is not a proxy of ours the header is ignored.
boost::asio::ip::address clientBehind(const boost::asio::ip::address& peer, std::string_view forwardedFor,
                                      const TrustedProxies& proxies);

// What limits are counted by: an IPv4 address or the /64 network of an IPv6 one, because a household has all of it.
std::string countedAs(const boost::asio::ip::address& address);

}  // namespace sammel
