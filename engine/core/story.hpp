// What a play has told so far: events, with the entries that caused them. It knows for every viewer what of it they
// have heard, so that telling somebody what is new costs what is new.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
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
  // A line that a viewer has heard.
  struct Heard {
    std::uint32_t line = 0;
    std::uint32_t move = 0;      // counts the entries after the opening of which the viewer has heard
    std::uint32_t fleeting = 0;  // so many of the lines heard, up to this one, are to be remembered
  };

  Story() = default;
  explicit Story(int seats) : viewers_(static_cast<std::size_t>(seats) + 1) {}

  void tell(const Told<AnyEvent>& told, std::size_t entry, bool opening) {
    lines_.push_back({told, static_cast<std::uint32_t>(entry), opening});
    index(lines_.size() - 1);
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
    const auto first = static_cast<std::size_t>(begin - lines_.begin());
    lines_.erase(begin, end);
    for (std::vector<Heard>& heard : viewers_) {
      while (!heard.empty() && heard.back().line >= first) heard.pop_back();
    }
    for (std::size_t line = first; line < lines_.size(); ++line) index(line);
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
  // Grows with the numbers of entries; 0 for the opening.
  std::size_t causeOf(std::size_t i) const { return lines_[i].opening ? 0 : lines_[i].entry + std::size_t{1}; }

  // All that the viewer has heard, in order.
  std::span<const Heard> heardBy(Viewer viewer) const {
    const std::size_t i = viewer.isSpectator() ? 0 : viewer.seat().slot() + 1;
    return i < viewers_.size() ? std::span<const Heard>(viewers_[i]) : std::span<const Heard>();
  }
  // Of how many entries after the opening the viewer has heard.
  std::size_t movesHeardBy(Viewer viewer) const {
    const std::span<const Heard> heard = heardBy(viewer);
    return heard.empty() ? 0 : heard.back().move;
  }

 private:
  void index(std::size_t line) {
    const Line& added = lines_[line];
    for (std::size_t i = 0; i < viewers_.size(); ++i) {
      const Viewer viewer = i == 0 ? Viewer::spectator() : Viewer(Seat(static_cast<int>(i) - 1));
      if (!added.told.audience.includes(viewer)) continue;
      std::vector<Heard>& heard = viewers_[i];
      Heard next{static_cast<std::uint32_t>(line), 0, added.told.fleeting ? 1U : 0U};
      if (!heard.empty()) {
        next.move = heard.back().move;
        next.fleeting += heard.back().fleeting;
      }
      const bool isNewMove = !added.opening && (heard.empty() || causeOf(heard.back().line) != causeOf(line));
      if (isNewMove) ++next.move;
      heard.push_back(next);
    }
  }

  std::vector<Line> lines_;
  std::vector<std::vector<Heard>> viewers_;  // those who watch, then seat by seat
};

}  // namespace sammel
