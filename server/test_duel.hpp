// A game of two in a test house, for tests of tables.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/test_house.hpp"

namespace sammel::testing {

// A table of Bauab for two, in the middle of whose game Anna and Ben sit.
struct Duel {
  explicit Duel(std::uint64_t seed = 1, std::string_view game = "bauab")
      : house(seed), seats(house.seatPeople(game, "players=2", 2)) {
    anna = std::make_unique<Guest>(house, seats.table, seats.cookies[0]);
    ben = std::make_unique<Guest>(house, seats.table, seats.cookies[1], "de");
  }
  void begin() { testing::begin({anna.get(), ben.get()}); }
  Guest& mover() { return anna->position().at("answers").as_array().empty() ? *ben : *anna; }
  Guest& other() { return &mover() == anna.get() ? *ben : *anna; }
  std::vector<JournalRow>& rows() { return house.journal.tables[seats.table].rows; }
  std::string phase() { return std::string(anna->last("table").at("phase").as_string()); }

  House house;
  House::Seats seats;
  std::unique_ptr<Guest> anna, ben;
};

}  // namespace sammel::testing
