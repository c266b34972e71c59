// The frames from the server to its clients (what they ask for is in commands.hpp), described once: the server encodes
// these structs, and the client's TypeScript types are generated from them (see server/describe_main.cpp).
// docs/protocol.md tells the story.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/describe.hpp"

namespace sammel::protocol {

// ---- from the server ----

enum class Phase : std::uint8_t { seating, ceremony, playing, over, frozen };
constexpr auto enumNames(Phase) {
  return std::array<std::string_view, 5>{"seating", "ceremony", "playing", "over", "frozen"};
}

enum class SeatKind : std::uint8_t { empty, person, bot };
constexpr auto enumNames(SeatKind) { return std::array<std::string_view, 3>{"empty", "person", "bot"}; }

struct SeatInfo {
  SeatKind kind = SeatKind::empty;
  std::string name;
  bool here = false;          // a person with an open connection
  bool standIn = false;       // a bot plays for the person, who can come back
  std::string bot;            // which one: its level, or "random"
  std::int32_t failures = 0;  // how often the bot, a program of the host, has failed, and chance acted instead
  bool leftToChance = false;  // it has failed too often: chance plays to the end
  static constexpr auto describe() {
    return std::tuple(field("kind", &SeatInfo::kind), field("name", &SeatInfo::name), field("here", &SeatInfo::here),
                      field("standIn", &SeatInfo::standIn), field("bot", &SeatInfo::bot),
                      field("failures", &SeatInfo::failures), field("leftToChance", &SeatInfo::leftToChance));
  }
};

struct SeatDigest {
  std::int8_t seat = 0;
  std::string digest;
  static constexpr auto describe() {
    return std::tuple(field("seat", &SeatDigest::seat), field("digest", &SeatDigest::digest));
  }
};

// Everything about the table that is not the game itself. Sent whole whenever any of it changes.
struct TableFrame {
  std::string t = "table";
  std::int64_t n = 0;  // counts the frames of this connection
  std::string table;
  std::string game;
  std::string options;
  Phase phase = Phase::seating;
  std::vector<SeatInfo> seats;
  std::optional<std::int8_t> you;  // your seat; null for watchers
  std::int32_t watchers = 0;
  std::int32_t round = 0;               // of the ceremony; more than 1 after a restart
  std::string commitment;               // the table's, in hex; set from the ceremony on
  std::vector<SeatDigest> commitments;  // the persons'
  std::string next;                     // the table of the rematch, if there is one
  bool goesOn = false;                  // the rematch is the next game of a campaign
  bool hints = false;                   // whoever is to act may ask for a hint
  // By seat: in so many milliseconds the others may let a bot play for a person who is here and waited for; -1 if not.
  std::vector<std::int64_t> patience;
  std::string trouble;  // why the table is frozen, in the reader's language
  static constexpr auto describe() {
    return std::tuple(field("t", &TableFrame::t), field("n", &TableFrame::n), field("table", &TableFrame::table),
                      field("game", &TableFrame::game), field("options", &TableFrame::options),
                      field("phase", &TableFrame::phase), field("seats", &TableFrame::seats),
                      field("you", &TableFrame::you), field("watchers", &TableFrame::watchers),
                      field("round", &TableFrame::round), field("commitment", &TableFrame::commitment),
                      field("commitments", &TableFrame::commitments), field("next", &TableFrame::next),
                      field("goesOn", &TableFrame::goesOn), field("hints", &TableFrame::hints),
                      field("patience", &TableFrame::patience), field("trouble", &TableFrame::trouble));
  }
};

// {"t":"position","n":4,"ack":"c7"|null,"position":Position,"story":{"from":3,"lines":[StoryLine]},
//  "alarm":1200|null,"patience":[-1,180000]}
// Written by hand from engine/core/position.hpp. `ack` is the id of your command that led here. Keep the first
// `from` lines of the story that you have, then append these. `alarm`: so many milliseconds until the table acts by
// itself, in races. `patience` is the table frame's, as it is now.

// A command that is not an action was carried out and is durable.
struct AckFrame {
  std::string t = "ack";
  std::int64_t n = 0;
  std::string id;
  static constexpr auto describe() {
    return std::tuple(field("t", &AckFrame::t), field("n", &AckFrame::n), field("id", &AckFrame::id));
  }
};

// A command was refused; nothing has changed. `text` is the whole sentence in the reader's language.
struct ErrorFrame {
  std::string t = "error";
  std::int64_t n = 0;
  std::string id;  // empty if the frame was not even readable
  std::string clause;
  Message message;
  std::string text;
  static constexpr auto describe() {
    return std::tuple(field("t", &ErrorFrame::t), field("n", &ErrorFrame::n), field("id", &ErrorFrame::id),
                      field("clause", &ErrorFrame::clause), field("message", &ErrorFrame::message),
                      field("text", &ErrorFrame::text));
  }
};

// The ceremony asks you for something: your commitment, or the nonce behind it.
enum class CeremonyStep : std::uint8_t { commit, open };
constexpr auto enumNames(CeremonyStep) { return std::array<std::string_view, 2>{"commit", "open"}; }
struct CeremonyFrame {
  std::string t = "ceremony";
  std::int64_t n = 0;
  std::int32_t round = 1;
  CeremonyStep step = CeremonyStep::commit;
  std::string commitment;
  static constexpr auto describe() {
    return std::tuple(field("t", &CeremonyFrame::t), field("n", &CeremonyFrame::n),
                      field("round", &CeremonyFrame::round), field("step", &CeremonyFrame::step),
                      field("commitment", &CeremonyFrame::commitment));
  }
};

// Your one-time link code for another device: open /seat/<code> there.
struct LinkFrame {
  std::string t = "link";
  std::int64_t n = 0;
  std::string id;
  std::string code;
  static constexpr auto describe() {
    return std::tuple(field("t", &LinkFrame::t), field("n", &LinkFrame::n), field("id", &LinkFrame::id),
                      field("code", &LinkFrame::code));
  }
};

// Answers `hint`, to nobody but who has asked: what a strong bot would do that knows no more.
struct HintFrame {
  std::string t = "hint";
  std::int64_t n = 0;
  std::string id;
  std::int64_t decision = 0;  // of the position that it is about
  std::string action;         // one of the answers or interrupts
  Message label;              // the same in a few words
  std::int32_t chance = 0;    // to win after it, in thousandths
  static constexpr auto describe() {
    return std::tuple(field("t", &HintFrame::t), field("n", &HintFrame::n), field("id", &HintFrame::id),
                      field("decision", &HintFrame::decision), field("action", &HintFrame::action),
                      field("label", &HintFrame::label), field("chance", &HintFrame::chance));
  }
};

// Another player has asked for a hint. Told to players, not to watchers.
struct HintedFrame {
  std::string t = "hinted";
  std::int64_t n = 0;
  std::int8_t seat = 0;
  static constexpr auto describe() {
    return std::tuple(field("t", &HintedFrame::t), field("n", &HintedFrame::n), field("seat", &HintedFrame::seat));
  }
};

// Another player has taken something back of which you had been told; your story has forgotten both.
struct UndoneFrame {
  std::string t = "undone";
  std::int64_t n = 0;
  std::int8_t seat = 0;
  static constexpr auto describe() {
    return std::tuple(field("t", &UndoneFrame::t), field("n", &UndoneFrame::n), field("seat", &UndoneFrame::seat));
  }
};

// {"t":"explained","n":5,"id":"c9","previews":[Preview]}   see writePreview; answers `explain`
// {"t":"looked","n":6,"id":"c10","move":3,"position":Position}   answers `look`

// The server is about to stop; reconnect in a moment.
struct ByeFrame {
  std::string t = "bye";
  std::int64_t n = 0;
  static constexpr auto describe() { return std::tuple(field("t", &ByeFrame::t), field("n", &ByeFrame::n)); }
};

// ---- HTTP ----

struct GameInfo {  // GET /api/games, which adds the options
  std::string_view id;
  std::string_view titleDe;
  std::string_view titleEn;
  int minSeats = 0;
  int maxSeats = 0;
  bool hidden = false;
  bool chance = false;
  bool simultaneous = false;
  bool race = false;
  std::vector<std::string> withoutHints;  // what to choose for an option, "openDiscards=off", so that none are given
  static constexpr auto describe() {
    return std::tuple(field("id", &GameInfo::id), field("titleDe", &GameInfo::titleDe),
                      field("titleEn", &GameInfo::titleEn), field("minSeats", &GameInfo::minSeats),
                      field("maxSeats", &GameInfo::maxSeats), field("hidden", &GameInfo::hidden),
                      field("chance", &GameInfo::chance), field("simultaneous", &GameInfo::simultaneous),
                      field("race", &GameInfo::race), field("withoutHints", &GameInfo::withoutHints));
  }
};
struct NewTable {  // POST /api/tables
  std::string game;
  std::string options;             // "players=2 layout=ring"
  std::string name;                // of the person who opens the table
  bool bots = false;               // fill the other seats with bots and start at once
  std::optional<std::string> bot;  // which ones; default "3"
  std::optional<bool> hints;       // whether people may ask for hints; by default whoever plays against bots only
  static constexpr auto describe() {
    return std::tuple(field("game", &NewTable::game), field("options", &NewTable::options),
                      field("name", &NewTable::name), field("bots", &NewTable::bots), field("bot", &NewTable::bot),
                      field("hints", &NewTable::hints));
  }
};
struct Sit {  // POST /api/tables/<table>/sit
  std::string name;
  std::optional<std::int64_t> seat;  // any free one by default
  static constexpr auto describe() { return std::tuple(field("name", &Sit::name), field("seat", &Sit::seat)); }
};
struct Seated {  // answer to both, and to POST /api/seat/<code>
  std::string table;
  std::int8_t seat = 0;
  static constexpr auto describe() { return std::tuple(field("table", &Seated::table), field("seat", &Seated::seat)); }
};

}  // namespace sammel::protocol
