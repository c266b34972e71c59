// Keeps a bot up to date with a play that it may enter late and in which things can be taken back.
#pragma once

#include <cstddef>
#include <span>

#include "bots/bot.hpp"
#include "engine/core/play.hpp"

namespace sammel {

class Hearing {
 public:
  // Tells the bot, which has heard nothing else, what its seat may hear and has not heard yet. False, without a word,
  // if something it was told has been taken back: then a new bot has to be told everything.
  bool catchUp(const Play& play, Seat seat, Bot& bot) {
    const Story& story = play.story();
    const std::span<const Story::Heard> heard = story.heardBy(seat);
    // All lines of an entry are told at once and entries are never numbered anew: the last line told stands where it
    // stood exactly if none before it is gone.
    const bool isSame = told_ == 0 || (told_ <= heard.size() && story.causeOf(heard[told_ - 1].line) == cause_);
    if (!isSame) return false;
    for (; told_ < heard.size(); ++told_) {
      cause_ = story.causeOf(heard[told_].line);
      bot.hear(play.words(story[heard[told_].line]));
    }
    return true;
  }

 private:
  std::size_t told_ = 0;   // lines
  std::size_t cause_ = 0;  // of the last of them
};

}  // namespace sammel
