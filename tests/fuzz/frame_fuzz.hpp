// Arbitrary frames into a table: for the fuzzer, and for the test that runs the kept corpus.
//
// The first line chooses the table: a game and, with `begun`, that its ceremony is over. Every other line is a frame;
// its first letter says who sends it: a and b sit at the table, w watches, `-` lets a second go by, and capitals drop
// the connection and open it again.
#pragma once

#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

#include "server/test_house.hpp"

namespace sammel::testing {

inline void require(bool holds) {
  if (!holds) std::abort();
}

// What every client may rely on: each frame is JSON and counted without gaps.
inline void checkFrames(const Guest& guest) {
  std::int64_t n = 0;
  for (const std::string& text : guest.frames()) {
    boost::json::error_code error;
    const boost::json::value frame = boost::json::parse(text, error);
    require(!error && frame.at("n").as_int64() == ++n);
  }
}

inline void tryFrames(std::string_view script) {
  const auto takeLine = [&script] {
    const std::size_t end = script.find('\n');
    const std::string_view line = script.substr(0, end);
    script = end == std::string_view::npos ? std::string_view() : script.substr(end + 1);
    return line;
  };
  const std::string_view table = takeLine();
  House house;
  const House::Seats seats =
      house.seatPeople(table.find("nussknacker") != std::string_view::npos ? "nussknacker" : "bauab", "players=2", 2);
  const std::array<std::string, 3> cookies{seats.cookies[0], seats.cookies[1], ""};
  std::array<std::unique_ptr<Guest>, 3> guests;
  for (std::size_t i = 0; i < guests.size(); ++i) {
    guests[i] = std::make_unique<Guest>(house, seats.table, cookies[i]);
  }
  if (table.find("begun") != std::string_view::npos) begin({guests[0].get(), guests[1].get()});

  while (!script.empty()) {
    const std::string_view line = takeLine();
    if (line.empty()) continue;
    const std::size_t who = std::string_view("abwABW-").find(line.front());
    if (who == std::string_view::npos) continue;
    house.wait(who == 6 ? 1000 : 50);
    if (who < 3) {
      guests[who]->say(line.substr(1));
    } else if (who < 6) {
      checkFrames(*guests[who - 3]);
      guests[who - 3].reset();
      guests[who - 3] = std::make_unique<Guest>(house, seats.table, cookies[who - 3]);
    }
  }
  for (std::unique_ptr<Guest>& guest : guests) {
    checkFrames(*guest);
    guest.reset();
  }
  house.restart();
  const Guest later(house, seats.table, "");
  require(later.last("table").at("phase") != "frozen");
}

}  // namespace sammel::testing
