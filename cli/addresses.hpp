// Under which addresses a server on this machine is reached.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace sammel {

struct Addresses {
  std::string here;                 // on this machine; empty if the server does not listen there
  std::vector<std::string> nearby;  // from other machines of the network
};

// `bind` is what the server listens on: one address, or 0.0.0.0 or :: for all.
Addresses addressesOf(const std::string& bind, std::uint16_t port);

}  // namespace sammel
