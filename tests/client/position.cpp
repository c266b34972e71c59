#include "tests/client/position.hpp"

#include "tests/client/json_view.hpp"

namespace sammel::client {
namespace {

bool readSeats(std::string_view array, unsigned& seats) {
  seats = 0;
  bool fine = true;
  const bool list = forEachElement(array, [&](std::string_view value) {
    const auto seat = integerOf(value);
    if (seat && *seat >= 0 && *seat < 8) {
      seats |= 1U << static_cast<unsigned>(*seat);
    } else {
      fine = false;
    }
  });
  return list && fine;
}

bool readInteger(std::string_view value, std::int64_t& number) {
  const auto read = integerOf(value);
  number = read.value_or(0);
  return read.has_value();
}

}  // namespace

bool readPosition(std::string_view json, Position& position) {
  int good = 0;
  const bool object = forEachMember(json, [&](std::string_view key, std::string_view value) {
    if (key == "screen") {
      position.screen = value;
      good += value.front() == '{' ? 1 : 0;
    } else if (key == "must") {
      good += readSeats(value, position.must) ? 1 : 0;
    } else if (key == "may") {
      good += readSeats(value, position.may) ? 1 : 0;
    } else if (key == "prompt") {
      position.prompted = value != "null";
      ++good;
    } else if (key == "decision") {
      good += readInteger(value, position.decision) ? 1 : 0;
    } else if (key == "occasion") {
      good += readInteger(value, position.occasion) ? 1 : 0;
    } else if (key == "answers") {
      position.answers = value;
      good += value.front() == '[' ? 1 : 0;
    } else if (key == "interrupts") {
      position.interrupts = value;
      good += value.front() == '[' ? 1 : 0;
    } else if (key == "undo") {
      position.undo = value == "true";
      ++good;
    } else if (key == "outcome") {
      position.outcome = value;
      position.over = memberOf(value, "over") == "true";
      ++good;
    } else if (key == "sheet") {
      position.sheet = value;
      ++good;
    }
  });
  constexpr int members = 11;
  return object && good == members;
}

std::vector<std::string_view> notations(std::string_view array) {
  std::vector<std::string_view> texts;
  forEachElement(array, [&](std::string_view offer) {
    if (const auto text = textOf(memberOf(offer, "notation"))) texts.push_back(*text);
  });
  return texts;
}

}  // namespace sammel::client
