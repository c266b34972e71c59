// What a play has told so far: events, with the entries that caused them.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/log.hpp"

namespace sammel {

class Story {
 public:
  struct Line {
    Told<AnyEvent> told;
    std::uint32_t entry = 0;  // the index of the entry that caused it; 0 with `opening` for the set-up
    bool opening = false;
  };

  void tell(const Told<AnyEvent>& told, std::size_t entry, bool opening) {
    lines_.push_back({told, static_cast<std::uint32_t>(entry), opening});
  }
  // Takes back what an entry told, and says who had heard any of it. Entries tell in the order of their numbers, so its
  // lines are together, and near the end as a rule.
  Audience forget(std::size_t entry) {
    auto end = lines_.end();
    while (end != lines_.begin() && !end[-1].opening && end[-1].entry > entry) --end;
    auto begin = end;
    Audience heardBy;
    for (; begin != lines_.begin() && !begin[-1].opening && begin[-1].entry == entry; --begin) {
      heardBy.seats = heardBy.seats | begin[-1].told.audience.seats;
      heardBy.spectators |= begin[-1].told.audience.spectators;
    }
    lines_.erase(begin, end);
    return heardBy;
  }

  std::size_t size() const { return lines_.size(); }
  const Line& operator[](std::size_t i) const { return lines_[i]; }
  auto begin() const { return lines_.begin(); }
  auto end() const { return lines_.end(); }
  bool mayHear(std::size_t i, Viewer viewer) const { return lines_[i].told.audience.includes(viewer); }
  std::size_t entryOf(std::size_t i) const { return lines_[i].entry; }
  bool isOpening(std::size_t i) const { return lines_[i].opening; }
  bool isFleeting(std::size_t i) const { return lines_[i].told.fleeting; }

 private:
  std::vector<Line> lines_;
};

}  // namespace sammel
