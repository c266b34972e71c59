// Keeps a bot up to date with a play that it may enter late and in which things can be taken back.
#pragma once

#include <cstddef>
#include <vector>

#include "bots/bot.hpp"
#include "engine/core/play.hpp"

namespace sammel {

class Hearing {
 public:
  // Tells the bot, which has heard nothing else, what its seat may hear and has not heard yet. False, without a word,
  // if something it was told has been taken back: then a new bot has to be told everything.
  bool catchUp(const Play& play, Seat seat, Bot& bot) {
    const Story& story = play.story();
    std::size_t heard = 0;
    for (std::size_t line = 0; line < story.size() && heard < entries_.size(); ++line) {
      if (!story.mayHear(line, seat)) continue;
      if (entries_[heard++] != entryOf(story, line)) return false;
    }
    if (heard < entries_.size()) return false;
    std::size_t known = 0;
    for (std::size_t line = 0; line < story.size(); ++line) {
      if (!story.mayHear(line, seat) || known++ < heard) continue;
      entries_.push_back(entryOf(story, line));
      bot.hear(play.words(story[line]));
    }
    return true;
  }

 private:
  // Entries are never numbered anew, so their numbers tell whether a line is still the same.
  static std::size_t entryOf(const Story& story, std::size_t line) {
    return story.isOpening(line) ? 0 : story.entryOf(line) + 1;
  }
  std::vector<std::size_t> entries_;  // of the lines that were told
};

}  // namespace sammel
