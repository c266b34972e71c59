// What a play has told so far. A server keeps the stories of all its tables, so lines are stored without the room that
// messages keep for more arguments.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/core/log.hpp"

namespace sammel {

class Story {
 public:
  struct Line {
    Event event;
    std::size_t entry = 0;  // the index of the entry that caused it; 0 with `opening` for the set-up
    bool opening = false;
  };

  void tell(const Event& event, std::size_t entry, bool opening) {
    const auto& args = event.message.args;
    told_.push_back({event.message.key, static_cast<std::uint32_t>(args_.size()), static_cast<std::uint32_t>(entry),
                     event.audience, static_cast<std::uint8_t>(args.size()), opening, event.fleeting});
    args_.insert(args_.end(), args.begin(), args.end());
  }
  // Takes back what an entry told.
  void forget(std::size_t entry) {
    Story rest;
    for (const Line& line : *this) {
      if (line.opening || line.entry != entry) rest.tell(line.event, line.entry, line.opening);
    }
    *this = rest;
  }

  std::size_t size() const { return told_.size(); }
  Line operator[](std::size_t i) const {
    const Told& told = told_[i];
    Line line{{told.audience, Message(told.key), told.fleeting}, told.entry, told.opening};
    for (std::size_t arg = 0; arg < told.args; ++arg) line.event.message.args.push_back(args_[told.firstArg + arg]);
    return line;
  }
  bool mayHear(std::size_t i, Viewer viewer) const { return told_[i].audience.includes(viewer); }
  std::size_t entryOf(std::size_t i) const { return told_[i].entry; }
  bool isOpening(std::size_t i) const { return told_[i].opening; }
  bool isFleeting(std::size_t i) const { return told_[i].fleeting; }

  class Iterator {
   public:
    Iterator(const Story& story, std::size_t at) : story_(&story), at_(at) {}
    Line operator*() const { return (*story_)[at_]; }
    Iterator& operator++() {
      ++at_;
      return *this;
    }
    friend bool operator==(const Iterator&, const Iterator&) = default;

   private:
    const Story* story_;
    std::size_t at_;
  };
  Iterator begin() const { return {*this, 0}; }
  Iterator end() const { return {*this, size()}; }

 private:
  struct Told {
    std::string_view key;
    std::uint32_t firstArg;
    std::uint32_t entry;
    Audience audience;
    std::uint8_t args;
    bool opening;
    bool fleeting;
  };
  std::vector<Told> told_;
  std::vector<Arg> args_;
};

}  // namespace sammel
