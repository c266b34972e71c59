// The entries of a table's journal, as text: a kind and its arguments.
//
//   opened 1 2                     the game's rules version, and the form of the record (the first one if missing)
//   sit <token hash> Anna          a person takes the seat
//   device <token hash>            one more device of the person may use the seat, and no other seat any more; with
//                                  `beside` after it, this seat beside those that it may use already
//   bot random Hedda               a bot takes the seat and is called so (Bot 2 at the second seat if it has no name)
//   clear                          the bot is taken away
//   name Anna B.                   the person is called so from now on
//   leave                          the person gives up the seat or, once the game has begun, is away
//   round <secret>                 the ceremony begins, or begins again, with this secret of the table
//   deal 1:<commitment>:<nonce> …  the ceremony's result: the game begins; without a ceremony, with the known deal
//   act 3@b2                       an action
//   undo                           takes the seat's latest action back
//   resign                         the person gives up: the game ends
//   standIn random                 a bot plays for the person
//   comeBack                       the person is back
//   failed                         the host's program at the seat did not answer as it should; chance did instead
//   next <table>                   the rematch
//   hints on                       people may ask for hints, whoever plays; or `off`, nobody may
//   talk free                      what may be said at the table: that, `phrases` only, or `off`
//   daily 2026-11-18               the table has the deal of that day
//   lesson on                      the table is a lesson of its game; or `off`, the learner goes on without
//   puzzle {"options":…}           the table is this puzzle, whose line follows; or `shown`, the solver has given it
//                                  up; or `off`, the solver plays on
//   known <secret> 1:<nonce> …     there will be no ceremony: this is what the deal follows from
//   from <digest> <actions> <table>  the deal and so many actions are those of the record with this digest, the record
//                                  of the table, if that is in the same house
//   past 1534 3@b2                 an action of that record, and when it was made there
//   taken                          the person, whose opponents are bots, plays on elsewhere; nothing happens here any
//   more
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/describe.hpp"

namespace sammel {

enum class EntryKind : std::uint8_t {
  opened,
  sit,
  device,
  bot,
  clear,
  name,
  leave,
  round,
  deal,
  act,
  undo,
  standIn,
  comeBack,
  next,
  hints,
  failed,
  resign,
  lesson,
  puzzle,
  daily,
  known,
  from,
  past,
  taken,
  talk
};
constexpr auto enumNames(EntryKind) {
  return std::array<std::string_view, 25>{"opened", "sit",    "device", "bot",    "clear",   "name",     "leave",
                                          "round",  "deal",   "act",    "undo",   "standIn", "comeBack", "next",
                                          "hints",  "failed", "resign", "lesson", "puzzle",  "daily",    "known",
                                          "from",   "past",   "taken",  "talk"};
}

struct ParsedEntry {
  EntryKind kind = EntryKind::opened;
  std::string_view rest;
};
std::optional<ParsedEntry> parseEntry(std::string_view entry);
std::string writeEntry(EntryKind kind, std::string_view rest = {});

// Cuts the text before the first space off and returns it.
std::string_view takeWord(std::string_view& rest);

}  // namespace sammel
