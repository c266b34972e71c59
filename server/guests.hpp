// What one address may do: open tables; bring games to go on from; and come to tables or fetch records, since each of
// these tells a whole game.
#pragma once

#include <cstdint>
#include <list>
#include <string>
#include <string_view>
#include <unordered_map>

#include "server/allowance.hpp"

namespace sammel {

class Guests {
 public:
  struct Limits {
    Allowance::Size tables;
    Allowance::Size visits;
    Allowance::Size histories;
    std::size_t addresses = 0;  // that are remembered; of more, those not seen for longest are forgotten
  };
  explicit Guests(const Limits& limits) : limits_(limits) {}
  void limit(const Limits& limits) { limits_ = limits; }

  // False if the address has done too much of it. Our own machine is not limited: a proxy in front of the server would
  // make everybody look like it.
  bool mayOpenTable(const std::string& address, std::int64_t now);
  bool mayVisit(const std::string& address, std::int64_t now);
  bool mayBringGame(const std::string& address, std::int64_t now);
  // Forgets those whose allowances have long come back.
  void sweep(std::int64_t now);

  std::size_t size() const { return guests_.size(); }

 private:
  struct Guest {
    std::string address;
    Allowance tables;
    Allowance visits;
    Allowance histories;
    std::int64_t seen = 0;
  };
  Guest& find(const std::string& address, std::int64_t now);

  Limits limits_;
  std::list<Guest> guests_;  // the latest seen first
  std::unordered_map<std::string_view, std::list<Guest>::iterator> known_;
};

}  // namespace sammel
