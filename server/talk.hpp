// What people say at a table, described once: as they ask for it, as it is kept and as it is told.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/describe.hpp"

namespace sammel::protocol {

// What may be said.
enum class TalkRule : std::uint8_t {
  none,  // there is nobody to talk to: bots, a lesson, one's own device
  off,
  phrases,  // and reactions, but no words of one's own: nobody says what others have to remember
  free
};
constexpr auto enumNames(TalkRule) { return std::array<std::string_view, 4>{"none", "off", "phrases", "free"}; }

// Players and those who watch talk apart from each other.
enum class TalkSide : std::uint8_t { players, watchers };
constexpr auto enumNames(TalkSide) { return std::array<std::string_view, 2>{"players", "watchers"}; }

// Everybody reads a phrase in their own language. The page has the words.
enum class TalkPhrase : std::uint8_t {
  hello,
  goodLuck,
  yourTurn,
  oneMoment,
  noHurry,
  goodMove,
  close,
  sorry,
  thanks,
  goodGame,
  again,
  goodbye
};
constexpr auto enumNames(TalkPhrase) {
  return std::array<std::string_view, 12>{"hello", "goodLuck", "yourTurn", "oneMoment", "noHurry", "goodMove",
                                          "close", "sorry",    "thanks",   "goodGame",  "again",   "goodbye"};
}

enum class TalkReaction : std::uint8_t { applause, laugh, oops, thinking, heart };
constexpr auto enumNames(TalkReaction) {
  return std::array<std::string_view, 5>{"applause", "laugh", "oops", "thinking", "heart"};
}

struct TalkLine {
  static constexpr std::string_view typeName = "TalkLine";
  static constexpr std::string_view about = "Who said what: one of `text`, `phrase` and `reaction`.";
  std::int64_t at = 0;
  std::optional<std::int8_t> seat;
  std::int32_t watcher = 0;
  std::string name;
  std::optional<std::string> text;
  std::optional<TalkPhrase> phrase;
  std::optional<TalkReaction> reaction;
  std::optional<std::int8_t> to;
  static constexpr auto describe() {
    return std::tuple(field("at", &TalkLine::at, "when, in milliseconds since 1970"),
                      field("seat", &TalkLine::seat, "whose; null if it was somebody who watches"),
                      field("watcher", &TalkLine::watcher, "which of those who watch, counted from 1; 0 for players"),
                      field("name", &TalkLine::name, "of the speaker at that time; watchers need not have any"),
                      field("text", &TalkLine::text, "words of their own: one line, at most 160 characters"),
                      field("phrase", &TalkLine::phrase, "words that the page has in the reader's language"),
                      field("reaction", &TalkLine::reaction),
                      field("to", &TalkLine::to, "the seat that a reaction flies to"));
  }
};

}  // namespace sammel::protocol
