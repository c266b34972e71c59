// A position as one viewer receives it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace sammel::client {

struct Position {
  unsigned must = 0;  // one bit a seat
  unsigned may = 0;
  std::int64_t decision = 0;
  std::int64_t occasion = 0;
  bool undo = false;
  bool over = false;
  bool prompted = false;
  // Raw JSON, kept because the frame itself is gone after it was read.
  std::string screen;
  std::string outcome;
  std::string sheet;
  std::string answers;
  std::string interrupts;

  bool mustAct(int seat) const { return (must >> static_cast<unsigned>(seat) & 1U) != 0; }
  bool mayAct(int seat) const { return (may >> static_cast<unsigned>(seat) & 1U) != 0; }
};

// Replaces `position`; false if the text is not one.
bool readPosition(std::string_view json, Position& position);

// Of a raw JSON array of offers.
std::vector<std::string_view> notations(std::string_view array);

}  // namespace sammel::client
