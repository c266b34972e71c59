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
  // A line of another story, as told by this one's entry.
  void tell(const Story& other, std::size_t line, std::size_t entry) {
    Told told = other.told_[line];
    const auto args = other.args_.begin() + static_cast<std::ptrdiff_t>(told.firstArg);
    told.firstArg = static_cast<std::uint32_t>(args_.size());
    told.entry = static_cast<std::uint32_t>(entry);
    told_.push_back(told);
    args_.insert(args_.end(), args, args + told.args);
  }
  // Takes back what an entry told, and says who had heard any of it. Entries tell in the order of their numbers, so its
  // lines are together, and near the end as a rule.
  Audience forget(std::size_t entry) {
    std::size_t end = told_.size();
    while (end > 0 && !told_[end - 1].opening && told_[end - 1].entry > entry) --end;
    std::size_t begin = end;
    Audience heardBy;
    for (; begin > 0 && !told_[begin - 1].opening && told_[begin - 1].entry == entry; --begin) {
      heardBy.seats = heardBy.seats | told_[begin - 1].audience.seats;
      heardBy.spectators |= told_[begin - 1].audience.spectators;
    }
    if (begin == end) return heardBy;
    const std::uint32_t firstArg = told_[begin].firstArg;
    const auto endOfArgs = end < told_.size() ? told_[end].firstArg : static_cast<std::uint32_t>(args_.size());
    args_.erase(args_.begin() + static_cast<std::ptrdiff_t>(firstArg),
                args_.begin() + static_cast<std::ptrdiff_t>(endOfArgs));
    told_.erase(told_.begin() + static_cast<std::ptrdiff_t>(begin), told_.begin() + static_cast<std::ptrdiff_t>(end));
    for (std::size_t i = begin; i < told_.size(); ++i) told_[i].firstArg -= endOfArgs - firstArg;
    return heardBy;
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
