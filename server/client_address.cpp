#include "server/client_address.hpp"

#include <algorithm>
#include <optional>

namespace sammel {

namespace ip = boost::asio::ip;
using boost::system::error_code;

ip::address unmapped(const ip::address& address) {
  return address.is_v6() && address.to_v6().is_v4_mapped() ? ip::make_address_v4(ip::v4_mapped, address.to_v6())
                                                           : address;
}

namespace {

// "192.0.2.1", "192.0.2.1:80", "2001:db8::1", "[2001:db8::1]", "[2001:db8::1]:80"
std::optional<ip::address> readHop(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  if (text.starts_with('[')) {
    text = text.substr(1, text.find(']') - 1);
  } else if (std::count(text.begin(), text.end(), ':') == 1) {
    text = text.substr(0, text.find(':'));
  }
  error_code error;
  const ip::address address = ip::make_address(std::string(text), error);
  return error ? std::nullopt : std::optional(unmapped(address));
}

}  // namespace

bool TrustedProxies::add(std::string_view text) {
  const std::string whole(text);
  const bool isAddress = whole.find('/') == std::string::npos;
  error_code error;
  const auto v4 = ip::make_network_v4(isAddress ? whole + "/32" : whole, error);
  if (!error) {
    v4_.push_back(v4.canonical());
    return true;
  }
  const auto v6 = ip::make_network_v6(isAddress ? whole + "/128" : whole, error);
  if (!error) v6_.push_back(v6.canonical());
  return !error;
}

bool TrustedProxies::trust(const ip::address& address) const {
  const ip::address one = unmapped(address);
  const auto holds = [&](const auto& network) {
    if constexpr (std::is_same_v<std::decay_t<decltype(network)>, ip::network_v4>) {
      return ip::make_network_v4(one.to_v4(), network.prefix_length()).canonical() == network;
    } else {
      return ip::make_network_v6(one.to_v6(), network.prefix_length()).canonical() == network;
    }
  };
  return one.is_v4() ? std::any_of(v4_.begin(), v4_.end(), holds) : std::any_of(v6_.begin(), v6_.end(), holds);
}

ip::address clientBehind(const ip::address& peer, std::string_view forwardedFor, const TrustedProxies& proxies) {
  ip::address client = unmapped(peer);
  while (proxies.trust(client) && !forwardedFor.empty()) {
    const std::size_t comma = forwardedFor.rfind(',');
    const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
    const std::optional<ip::address> hop = readHop(forwardedFor.substr(begin));
    if (!hop) break;
    client = *hop;
    forwardedFor = comma == std::string_view::npos ? std::string_view() : forwardedFor.substr(0, comma);
  }
  return client;
}

std::string countedAs(const ip::address& address) {
  const ip::address one = unmapped(address);
  if (one.is_v4() || one.is_loopback()) return one.to_string();
  return ip::make_network_v6(one.to_v6(), 64).canonical().to_string();
}

}  // namespace sammel
