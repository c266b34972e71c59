// One-time codes that bring a seat to another device.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <optional>
#include <string>

#include "engine/core/seat.hpp"
#include "server/surroundings.hpp"

namespace sammel {

class Links {
 public:
  Links(Surroundings& surroundings, std::chrono::milliseconds lifetime)
      : surroundings_(surroundings), lifetime_(lifetime) {}

  struct Link {
    std::string table;
    Seat seat;
    std::int64_t until = 0;
  };
  std::string make(const std::string& table, Seat seat);  // replaces the seat's earlier one
  std::optional<Link> take(const std::string& code);      // once

 private:
  Surroundings& surroundings_;
  std::chrono::milliseconds lifetime_;
  std::map<std::string, Link> links_;
};

}  // namespace sammel
