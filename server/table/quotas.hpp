// How much a seat may ask of its table. People do not come near any of it; programs that mean harm do.
#pragma once

#include <cstdint>

#include "engine/core/message.hpp"
#include "engine/core/seat.hpp"
#include "server/allowance.hpp"
#include "server/commands.hpp"

namespace sammel {

class Desk;

class Quotas {
 public:
  explicit Quotas(const Desk& desk) : desk_(desk) {}
  // Fine, or which limit forbids it.
  Verdict take(Seat seat, protocol::Quota quota);

 private:
  const Desk& desk_;
  PerSeat<Allowance> rows_;
  PerSeat<Allowance> undos_;
};

}  // namespace sammel
