// What clients ask a table for: one JSON object a frame, {"do":"act","id":"c7",…}. Each kind has its own members; those
// that are not optional must be there.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/core/describe.hpp"
#include "server/talk.hpp"

namespace sammel::protocol {

// What a command takes of its seat's quotas (see TableLimits).
enum class Quota : std::uint8_t {
  none,    // it writes nothing
  row,     // one row in the journal
  action,  // a row, and the game has only so many actions
  undo,    // a row, and a seat takes back only so often
  change,  // a row, and a seat rearranges the table only so often
};

// What all commands have, and what most of them are like.
struct Numbered {
  static constexpr std::string_view tag = "do";
  static constexpr Quota quota = Quota::none;
  static constexpr bool isForWatchers = false;
  static constexpr bool isShown = false;  // acknowledged with the position
  static double cost() { return 1; }      // of the connection's credit: some make the server work more than others

  std::string id;  // chosen by the client, at most 40 characters; a repeated id is not carried out again
  static constexpr auto describe() { return std::tuple(field("id", &Numbered::id)); }
};

struct Act : Numbered {
  static constexpr std::string_view kind = "act";
  static constexpr Quota quota = Quota::action;
  static constexpr bool isShown = true;
  std::string action;
  std::int64_t answers = 0;              // `decision` of the position, or `occasion` for an interrupt
  std::optional<std::int64_t> shownAgo;  // in races: milliseconds since the question was shown
  static constexpr auto describe() {
    return std::tuple(field("id", &Act::id), field("action", &Act::action), field("answers", &Act::answers),
                      field("shownAgo", &Act::shownAgo));
  }
};

struct Undo : Numbered {
  static constexpr std::string_view kind = "undo";
  static constexpr Quota quota = Quota::undo;
  static constexpr bool isShown = true;
  std::optional<std::int64_t> answers;  // `decision` of the position
  static constexpr auto describe() { return std::tuple(field("id", &Undo::id), field("answers", &Undo::answers)); }
};

struct Resign : Numbered {
  static constexpr std::string_view kind = "resign";
  static constexpr Quota quota = Quota::row;
  static constexpr bool isShown = true;
};

struct Start : Numbered {
  static constexpr std::string_view kind = "start";
  static constexpr Quota quota = Quota::change;
};

struct SetBot : Numbered {
  static constexpr std::string_view kind = "bot";
  static constexpr Quota quota = Quota::change;
  std::int64_t seat = 0;
  std::optional<std::string> bot;  // which one: "1" to "5", "thumb", "random" or a program of the host; default "3"
  static constexpr auto describe() {
    return std::tuple(field("id", &SetBot::id), field("seat", &SetBot::seat), field("bot", &SetBot::bot));
  }
};

struct Clear : Numbered {
  static constexpr std::string_view kind = "clear";
  static constexpr Quota quota = Quota::change;
  std::int64_t seat = 0;
  static constexpr auto describe() { return std::tuple(field("id", &Clear::id), field("seat", &Clear::seat)); }
};

struct Rename : Numbered {
  static constexpr std::string_view kind = "name";
  static constexpr Quota quota = Quota::change;
  std::string name;
  static constexpr auto describe() { return std::tuple(field("id", &Rename::id), field("name", &Rename::name)); }
};

struct Leave : Numbered {
  static constexpr std::string_view kind = "leave";
  static constexpr Quota quota = Quota::change;
  std::optional<std::string> bot;  // that stands in while others play on; as for `bot`
  static constexpr auto describe() { return std::tuple(field("id", &Leave::id), field("bot", &Leave::bot)); }
};

struct StandIn : Numbered {
  static constexpr std::string_view kind = "standIn";
  static constexpr Quota quota = Quota::change;
  std::int64_t seat = 0;
  std::optional<std::string> bot;  // as for `bot`
  static constexpr auto describe() {
    return std::tuple(field("id", &StandIn::id), field("seat", &StandIn::seat), field("bot", &StandIn::bot));
  }
};

struct ComeBack : Numbered {
  static constexpr std::string_view kind = "comeBack";
  static constexpr Quota quota = Quota::row;
};

struct Commit : Numbered {
  static constexpr std::string_view kind = "commit";
  std::int64_t round = 0;
  std::string digest;  // hex
  static constexpr auto describe() {
    return std::tuple(field("id", &Commit::id), field("round", &Commit::round), field("digest", &Commit::digest));
  }
};

struct Open : Numbered {
  static constexpr std::string_view kind = "open";
  std::int64_t round = 0;
  std::string nonce;  // hex
  static constexpr auto describe() {
    return std::tuple(field("id", &Open::id), field("round", &Open::round), field("nonce", &Open::nonce));
  }
};

struct Explain : Numbered {
  static constexpr std::string_view kind = "explain";
  double cost() const { return 1 + static_cast<double>(actions ? actions->size() : 0) / 8; }
  std::optional<std::vector<std::string>> actions;  // at most 32
  static constexpr auto describe() {
    return std::tuple(field("id", &Explain::id), field("actions", &Explain::actions));
  }
};

struct Look : Numbered {
  static constexpr std::string_view kind = "look";
  static constexpr bool isForWatchers = true;
  static double cost() { return 2; }
  std::optional<std::int64_t> move;  // of a line of the story; by default the opening
  static constexpr auto describe() { return std::tuple(field("id", &Look::id), field("move", &Look::move)); }
};

struct Link : Numbered {
  static constexpr std::string_view kind = "link";
  static double cost() { return 10; }
};

struct Rematch : Numbered {
  static constexpr std::string_view kind = "rematch";
  static constexpr Quota quota = Quota::row;
};

struct Seen : Numbered {
  static constexpr std::string_view kind = "seen";
  std::optional<std::int64_t> frame;  // `n` of the position frame that has just been shown
  static constexpr auto describe() { return std::tuple(field("id", &Seen::id), field("frame", &Seen::frame)); }
};

struct Hint : Numbered {
  static constexpr std::string_view kind = "hint";
  static double cost() { return 8; }
};

// The learner has read what is said before others act.
struct GoOn : Numbered {
  static constexpr std::string_view kind = "goOn";
  std::int64_t step = 0;  // of the lesson
  static constexpr auto describe() { return std::tuple(field("id", &GoOn::id), field("step", &GoOn::step)); }
};

// The solver gives the puzzle up and wants to be told.
struct Solution : Numbered {
  static constexpr std::string_view kind = "solution";
  static constexpr Quota quota = Quota::row;
};

// Whoever has had enough of the lesson, or of the puzzle, and plays on without.
struct PlayFreely : Numbered {
  static constexpr std::string_view kind = "playFreely";
  static constexpr Quota quota = Quota::row;
};

// Says one of three: words of one's own, a phrase, or a reaction, which flies to a seat.
struct Say : Numbered {
  static constexpr std::string_view kind = "say";
  static constexpr bool isForWatchers = true;
  static double cost() { return 4; }
  std::optional<std::string> text;
  std::optional<TalkPhrase> phrase;
  std::optional<TalkReaction> reaction;
  std::optional<std::int64_t> to;   // the seat, with a reaction
  std::optional<std::string> name;  // of somebody who watches
  static constexpr auto describe() {
    return std::tuple(field("id", &Say::id), field("text", &Say::text), field("phrase", &Say::phrase),
                      field("reaction", &Say::reaction), field("to", &Say::to), field("name", &Say::name));
  }
};

// What may be said at the table, before the game begins.
struct ChooseTalk : Numbered {
  static constexpr std::string_view kind = "talk";
  static constexpr Quota quota = Quota::change;
  TalkRule rule = TalkRule::off;
  static constexpr auto describe() {
    return std::tuple(field("id", &ChooseTalk::id), field("rule", &ChooseTalk::rule));
  }
};

// Tells the host of a line that should not have been said.
struct Report : Numbered {
  static constexpr std::string_view kind = "report";
  static constexpr bool isForWatchers = true;
  static double cost() { return 8; }
  TalkSide side = TalkSide::players;
  std::int64_t line = 0;  // of that side, counted from 0
  static constexpr auto describe() {
    return std::tuple(field("id", &Report::id), field("side", &Report::side), field("line", &Report::line));
  }
};

using Command =
    std::variant<Act, Undo, Resign, Start, SetBot, Clear, Rename, Leave, StandIn, ComeBack, Commit, Open, Explain, Look,
                 Link, Rematch, Seen, Hint, GoOn, Solution, PlayFreely, Say, ChooseTalk, Report>;

inline const std::string& idOf(const Command& command) {
  return std::visit([](const Numbered& one) -> const std::string& { return one.id; }, command);
}
inline double costOf(const Command& command) {
  return std::visit([](const auto& one) { return one.cost(); }, command);
}

}  // namespace sammel::protocol
