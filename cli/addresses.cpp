#include "cli/addresses.hpp"

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

#include <array>
#include <memory>
#include <string_view>

namespace sammel {
namespace {

std::string url(const std::string& host, std::uint16_t port) {
  const bool isIpv6 = host.find(':') != std::string::npos;
  return "http://" + (isIpv6 ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

// Networks inside this machine: containers and virtual machines. Nobody in the house can use their addresses.
bool isVirtual(std::string_view interface) {
  for (const std::string_view prefix : {"docker", "br-", "veth", "virbr", "podman", "cni", "lxc"}) {
    if (interface.starts_with(prefix)) return true;
  }
  return false;
}

std::string ipv4Of(const ifaddrs& entry) {
  if (entry.ifa_addr == nullptr || entry.ifa_addr->sa_family != AF_INET) return {};
  std::array<char, INET_ADDRSTRLEN> text{};
  const auto* address = reinterpret_cast<const sockaddr_in*>(entry.ifa_addr);
  return inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()) == nullptr ? std::string() : text.data();
}

}  // namespace

Addresses addressesOf(const std::string& bind, std::uint16_t port) {
  const bool everywhere = bind == "0.0.0.0" || bind == "::";
  const bool loopback = bind == "localhost" || bind == "::1" || bind.starts_with("127.");
  if (loopback) return {url(bind, port), {}};
  if (!everywhere) return {{}, {url(bind, port)}};

  Addresses result{url("localhost", port), {}};
  ifaddrs* list = nullptr;
  if (getifaddrs(&list) != 0) return result;
  const std::unique_ptr<ifaddrs, decltype(&freeifaddrs)> owner(list, freeifaddrs);
  for (const ifaddrs* entry = list; entry != nullptr; entry = entry->ifa_next) {
    const bool usable = (entry->ifa_flags & IFF_UP) != 0 && (entry->ifa_flags & IFF_LOOPBACK) == 0;
    const std::string address = ipv4Of(*entry);
    if (usable && !address.empty() && !isVirtual(entry->ifa_name)) result.nearby.push_back(url(address, port));
  }
  return result;
}

}  // namespace sammel
