// What the server says to its clients (what they ask for is in commands.hpp), described once: the server writes these
// values, and the client's types, its checks and the tables of docs/protocol.md are generated from them (see
// server/describe_main.cpp).
// docs/protocol.md tells the story.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "bots/advice.hpp"
#include "engine/core/lesson.hpp"
#include "engine/core/options.hpp"
#include "engine/core/position.hpp"
#include "engine/core/puzzle.hpp"
#include "server/talk.hpp"

namespace sammel::protocol {

enum class Phase : std::uint8_t { seating, ceremony, playing, over, frozen, taken };
constexpr auto enumNames(Phase) {
  return std::array<std::string_view, 6>{"seating", "ceremony", "playing", "over", "frozen", "taken"};
}

enum class SeatKind : std::uint8_t { empty, person, bot };
constexpr auto enumNames(SeatKind) { return std::array<std::string_view, 3>{"empty", "person", "bot"}; }

struct SeatInfo {
  static constexpr std::string_view typeName = "SeatInfo";
  SeatKind kind = SeatKind::empty;
  std::string name;
  bool here = false;
  bool standIn = false;
  std::string bot;
  std::int32_t failures = 0;
  bool leftToChance = false;
  static constexpr auto describe() {
    return std::tuple(
        field("kind", &SeatInfo::kind), field("name", &SeatInfo::name),
        field("here", &SeatInfo::here, "a person with an open connection"),
        field("standIn", &SeatInfo::standIn, "a bot plays for the person, who can come back"),
        field("bot", &SeatInfo::bot, "which one: its level, `thumb` or `random`"),
        field("failures", &SeatInfo::failures,
              "how often the bot, a program of the host, has failed, and chance acted instead"),
        field("leftToChance", &SeatInfo::leftToChance, "it has failed too often: chance plays to the end"));
  }
};

struct SeatDigest {
  static constexpr std::string_view typeName = "SeatDigest";
  std::int8_t seat = 0;
  std::string digest;
  static constexpr auto describe() {
    return std::tuple(field("seat", &SeatDigest::seat), field("digest", &SeatDigest::digest, "in hexadecimal"));
  }
};

struct TableOrigin {
  static constexpr std::string_view typeName = "TableOrigin";
  static constexpr std::string_view about = "The game that a table goes on from. Its deal is known.";
  std::string digest;
  std::size_t actions = 0;
  std::string table;
  static constexpr auto describe() {
    return std::tuple(field("digest", &TableOrigin::digest, "of its record, in hexadecimal"),
                      field("actions", &TableOrigin::actions, "that were taken over; 0: only the deal"),
                      field("table", &TableOrigin::table, "where it was played, if that was in this house"));
  }
};

// Frames from the server. `n` is set by the connection.
inline constexpr std::string_view aboutN = "counts the frames of this connection";
inline constexpr std::string_view aboutId = "of the command that it answers";

struct TableFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "table";
  static constexpr std::string_view typeName = "TableFrame";
  static constexpr std::string_view about =
      "Everything about the table that is not the game itself. Sent whole whenever any of it changes.";
  std::int64_t n = 0;
  std::string table;
  std::string game;
  std::string options;
  Phase phase = Phase::seating;
  std::vector<SeatInfo> seats;
  std::optional<std::int8_t> you;
  std::vector<std::int8_t> yours;
  bool hidden = false;
  bool race = false;
  std::int32_t watchers = 0;
  std::int32_t round = 0;
  std::string commitment;
  std::vector<SeatDigest> commitments;
  std::optional<TableOrigin> origin;
  std::string next;
  bool goesOn = false;
  std::string daily;
  bool puzzle = false;
  std::int64_t ended = 0;
  std::int64_t took = 0;
  bool hints = false;
  TalkRule talk = TalkRule::none;
  std::vector<std::int64_t> patience;
  std::optional<Message> earlierRules;
  std::string trouble;
  static constexpr auto describe() {
    return std::tuple(
        field("n", &TableFrame::n, aboutN), field("table", &TableFrame::table), field("game", &TableFrame::game),
        field("options", &TableFrame::options), field("phase", &TableFrame::phase), field("seats", &TableFrame::seats),
        field("you", &TableFrame::you, "the seat of this connection; null for watchers"),
        field("yours", &TableFrame::yours, "all seats of this browser; several if people share its screen"),
        field("hidden", &TableFrame::hidden, "not everybody may see everything"),
        field("race", &TableFrame::race, "it matters who is first"), field("watchers", &TableFrame::watchers),
        field("round", &TableFrame::round, "of the ceremony; more than 1 after a restart"),
        field("commitment", &TableFrame::commitment, "the table's, in hexadecimal; set from the ceremony on"),
        field("commitments", &TableFrame::commitments, "the persons'"),
        field("origin", &TableFrame::origin, "if the deal, and perhaps the first actions, are those of another game"),
        field("next", &TableFrame::next, "the table of the rematch, if there is one"),
        field("goesOn", &TableFrame::goesOn, "the rematch is the next game of a campaign"),
        field("daily", &TableFrame::daily, "the day, such as `2026-11-18`, if the table has its deal; empty if not"),
        field("puzzle", &TableFrame::puzzle, "the table is a puzzle, and no game of anybody's"),
        field("ended", &TableFrame::ended, "when the game was over, in milliseconds since 1970; 0 before"),
        field("took", &TableFrame::took, "how long it took since the deal, in milliseconds; 0 before it is over"),
        field("hints", &TableFrame::hints,
              "whoever is to act may ask for a hint; before the game, whether that will be so"),
        field("talk", &TableFrame::talk,
              "what may be said here; `none` where there is nobody to talk to: against bots alone, in lessons and "
              "puzzles, on one's own device"),
        field("patience", &TableFrame::patience,
              "by seat: in so many milliseconds the others may let a bot play for a person who is here and waited for; "
              "-1 if not"),
        field("earlierRules", &TableFrame::earlierRules,
              "if the game keeps rules of before: which, and how they differ from today's"),
        field("trouble", &TableFrame::trouble, "why the table is frozen, in the reader's language"));
  }
};

struct StoryNews {
  static constexpr std::string_view typeName = "StoryNews";
  static constexpr std::string_view about =
      "Keep the first `from` lines of the story that you have, then append these.";
  std::size_t from = 0;
  Written<std::vector<StoryLine>> lines;
  static constexpr auto describe() {
    return std::tuple(field("from", &StoryNews::from), field("lines", &StoryNews::lines));
  }
};

enum class LessonWait : std::uint8_t { you, others, end };
constexpr auto enumNames(LessonWait) { return std::array<std::string_view, 3>{"you", "others", "end"}; }

struct LessonNow {
  static constexpr std::string_view typeName = "LessonNow";
  static constexpr std::string_view about =
      "Where the learner is in a lesson. Remarks are shown one after the other; the last one stays.";
  std::int32_t step = 0;
  std::int32_t steps = 0;
  LessonWait waits = LessonWait::you;
  std::optional<std::int8_t> actor;
  std::vector<Remark> say;
  std::vector<std::string> lit;
  std::vector<Retort> instead;
  static constexpr auto describe() {
    return std::tuple(
        field("step", &LessonNow::step, "how many are done"), field("steps", &LessonNow::steps, "of how many"),
        field("waits", &LessonNow::waits,
              "for your action; for the action of others, which is carried out when you say `goOn`, or by itself if "
              "there is nothing to say; or for nothing any more: play on as you like"),
        field("actor", &LessonNow::actor, "whose action is next; null: the table's, or nobody's"),
        field("say", &LessonNow::say),
        field("lit", &LessonNow::lit, "those of the answers and interrupts that are to be pointed out"),
        field("instead", &LessonNow::instead, "what to say to other tries; the first one that fits counts"));
  }
};

struct JudgedMove {
  static constexpr std::string_view typeName = "JudgedMove";
  std::string action;
  Message label;
  std::int32_t value = 0;
  std::int32_t doubt = 0;
  static constexpr auto describe() {
    return std::tuple(
        field("action", &JudgedMove::action), field("label", &JudgedMove::label, "the same in a few words"),
        field("value", &JudgedMove::value, "the solver's chance to win with it, in thousandths"),
        field("doubt", &JudgedMove::doubt, "how far that may be off, in thousandths; 0 if it was not sampled"));
  }
};

struct ShownStep {
  static constexpr std::string_view typeName = "ShownStep";
  std::int8_t seat = 0;
  Message label;
  static constexpr auto describe() {
    return std::tuple(field("seat", &ShownStep::seat), field("label", &ShownStep::label));
  }
};

struct PuzzleAnswer {
  static constexpr std::string_view typeName = "PuzzleAnswer";
  bool found = false;
  PuzzleReason reason = PuzzleReason::sampled;
  std::vector<std::string> solutions;
  std::vector<JudgedMove> moves;
  std::vector<ShownStep> after;
  static constexpr auto describe() {
    return std::tuple(
        field("found", &PuzzleAnswer::found, "by the solver; else it was asked for"),
        field("reason", &PuzzleAnswer::reason,
              "why it is best: followed to the end; the only thing that fits what is known; reckoned; or sampled"),
        field("solutions", &PuzzleAnswer::solutions, "the actions that are right"),
        field("moves", &PuzzleAnswer::moves, "what they are worth, and the best of the others"),
        field("after", &PuzzleAnswer::after, "what follows the first solution, as far as it can be told"));
  }
};

struct PuzzleNow {
  static constexpr std::string_view typeName = "PuzzleNow";
  static constexpr std::string_view about = "The puzzle that the table is, for its solver.";
  std::string id;
  std::int32_t difficulty = 0;
  bool asked = false;
  std::optional<PuzzleAnswer> answer;
  static constexpr auto describe() {
    return std::tuple(
        field("id", &PuzzleNow::id, "of a game of one's own: how its record's digest begins, and the move"),
        field("difficulty", &PuzzleNow::difficulty, "from 1 to 5; 0: it is from a game of one's own"),
        field("asked", &PuzzleNow::asked, "your action is waited for; else it was solved"),
        field("answer", &PuzzleNow::answer, "only when it was solved or given up"));
  }
};

struct ClaimTime {
  static constexpr std::string_view typeName = "ClaimTime";
  static constexpr std::string_view about = "How long somebody took to answer, in a race.";
  std::int8_t seat = 0;
  std::int64_t took = 0;
  std::int64_t line = 0;
  static constexpr auto describe() {
    return std::tuple(
        field("seat", &ClaimTime::seat), field("took", &ClaimTime::took, "milliseconds, without the time on the line"),
        field("line", &ClaimTime::line,
              "the way to the client and back, in milliseconds; 0 for bots and as long as it is not known"));
  }
};

struct PositionFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "position";
  static constexpr std::string_view typeName = "PositionFrame";
  static constexpr std::string_view about = "The game has changed for you, or you have acted.";
  std::int64_t n = 0;
  std::optional<std::string> ack;
  Written<Position> position;
  StoryNews story;
  std::optional<std::int64_t> alarm;
  std::vector<std::int64_t> patience;
  std::optional<LessonNow> lesson;
  std::optional<PuzzleNow> puzzle;
  std::vector<ClaimTime> times;
  static constexpr auto describe() {
    return std::tuple(
        field("n", &PositionFrame::n, aboutN),
        field("ack", &PositionFrame::ack, "the id of your command that led here"),
        field("position", &PositionFrame::position), field("story", &PositionFrame::story),
        field("alarm", &PositionFrame::alarm, "so many milliseconds until the table acts by itself, in races"),
        field("patience", &PositionFrame::patience, "the table frame's, as it is now"),
        field("lesson", &PositionFrame::lesson, "if you are being taught"),
        field("puzzle", &PositionFrame::puzzle, "if you are solving one"),
        field("times", &PositionFrame::times,
              "in races: of all who answered the question that was decided last, the fastest first; empty if the table "
              "does not know any more"));
  }
};

struct AckFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "ack";
  static constexpr std::string_view typeName = "AckFrame";
  static constexpr std::string_view about = "A command that is not an action was carried out and is durable.";
  std::int64_t n = 0;
  std::string id;
  static constexpr auto describe() {
    return std::tuple(field("n", &AckFrame::n, aboutN), field("id", &AckFrame::id, aboutId));
  }
};

struct ErrorFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "error";
  static constexpr std::string_view typeName = "ErrorFrame";
  static constexpr std::string_view about = "A command or request was refused; nothing has changed.";
  std::int64_t n = 0;
  std::string id;
  std::string clause;
  Message message;
  std::string text;
  static constexpr auto describe() {
    return std::tuple(field("n", &ErrorFrame::n, aboutN),
                      field("id", &ErrorFrame::id, "of the command; empty if the frame was not even readable"),
                      field("clause", &ErrorFrame::clause), field("message", &ErrorFrame::message),
                      field("text", &ErrorFrame::text, "the whole sentence in the reader's language"));
  }
};

enum class CeremonyStep : std::uint8_t { commit, open };
constexpr auto enumNames(CeremonyStep) { return std::array<std::string_view, 2>{"commit", "open"}; }
struct CeremonyFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "ceremony";
  static constexpr std::string_view typeName = "CeremonyFrame";
  static constexpr std::string_view about =
      "The ceremony asks you for something: your commitment, or the nonce behind it.";
  std::int64_t n = 0;
  std::int32_t round = 1;
  CeremonyStep step = CeremonyStep::commit;
  std::string commitment;
  static constexpr auto describe() {
    return std::tuple(field("n", &CeremonyFrame::n, aboutN), field("round", &CeremonyFrame::round),
                      field("step", &CeremonyFrame::step),
                      field("commitment", &CeremonyFrame::commitment, "the table's"));
  }
};

struct LinkFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "link";
  static constexpr std::string_view typeName = "LinkFrame";
  static constexpr std::string_view about = "Your one-time link code for another device: open `/seat/<code>` there.";
  std::int64_t n = 0;
  std::string id;
  std::string code;
  static constexpr auto describe() {
    return std::tuple(field("n", &LinkFrame::n, aboutN), field("id", &LinkFrame::id, aboutId),
                      field("code", &LinkFrame::code));
  }
};

struct HintFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "hint";
  static constexpr std::string_view typeName = "HintFrame";
  static constexpr std::string_view about =
      "Answers `hint`, to nobody but who has asked: what a strong bot would do that knows no more, and why.";
  std::int64_t n = 0;
  std::string id;
  std::int64_t decision = 0;
  Written<Advice> advice;
  static constexpr auto describe() {
    return std::tuple(field("n", &HintFrame::n, aboutN), field("id", &HintFrame::id, aboutId),
                      field("decision", &HintFrame::decision, "of the position that it is about"),
                      field("advice", &HintFrame::advice));
  }
};

struct HintedFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "hinted";
  static constexpr std::string_view typeName = "HintedFrame";
  static constexpr std::string_view about = "Another player has asked for a hint. Told to players, not to watchers.";
  std::int64_t n = 0;
  std::int8_t seat = 0;
  static constexpr auto describe() {
    return std::tuple(field("n", &HintedFrame::n, aboutN), field("seat", &HintedFrame::seat));
  }
};

struct UndoneFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "undone";
  static constexpr std::string_view typeName = "UndoneFrame";
  static constexpr std::string_view about =
      "Another player has taken something back of which you had been told; your story has forgotten both.";
  std::int64_t n = 0;
  std::int8_t seat = 0;
  static constexpr auto describe() {
    return std::tuple(field("n", &UndoneFrame::n, aboutN), field("seat", &UndoneFrame::seat));
  }
};

struct ExplainedFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "explained";
  static constexpr std::string_view typeName = "ExplainedFrame";
  static constexpr std::string_view about = "Answers `explain`.";
  std::int64_t n = 0;
  std::string id;
  std::vector<Preview> previews;
  static constexpr auto describe() {
    return std::tuple(field("n", &ExplainedFrame::n, aboutN), field("id", &ExplainedFrame::id, aboutId),
                      field("previews", &ExplainedFrame::previews, "in the order in which they were asked for"));
  }
};

struct LookedFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "looked";
  static constexpr std::string_view typeName = "LookedFrame";
  static constexpr std::string_view about = "Answers `look`.";
  std::int64_t n = 0;
  std::string id;
  std::int64_t move = 0;
  Position position;
  static constexpr auto describe() {
    return std::tuple(field("n", &LookedFrame::n, aboutN), field("id", &LookedFrame::id, aboutId),
                      field("move", &LookedFrame::move, "that was asked for"),
                      field("position", &LookedFrame::position, "as it was then"));
  }
};

struct TalkFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "talk";
  static constexpr std::string_view typeName = "TalkFrame";
  static constexpr std::string_view about =
      "What was said: keep the first `from` lines of that side, then append these. The first one of a side tells what "
      "was said before you came. Players are told nothing of the watchers' side before the game is over.";
  std::int64_t n = 0;
  TalkSide side = TalkSide::players;
  std::size_t from = 0;
  std::vector<TalkLine> lines;
  static constexpr auto describe() {
    return std::tuple(field("n", &TalkFrame::n, aboutN), field("side", &TalkFrame::side, "who talks there"),
                      field("from", &TalkFrame::from), field("lines", &TalkFrame::lines));
  }
};

struct ByeFrame {
  static constexpr std::string_view tag = "t";
  static constexpr std::string_view kind = "bye";
  static constexpr std::string_view typeName = "ByeFrame";
  static constexpr std::string_view about = "The server is about to stop; reconnect in a moment.";
  std::int64_t n = 0;
  static constexpr auto describe() { return std::tuple(field("n", &ByeFrame::n, aboutN)); }
};

using Frame = std::variant<TableFrame, PositionFrame, AckFrame, ErrorFrame, CeremonyFrame, LinkFrame, HintFrame,
                           HintedFrame, UndoneFrame, ExplainedFrame, LookedFrame, ByeFrame, TalkFrame>;

// HTTP bodies.

struct GameInfo {
  static constexpr std::string_view typeName = "GameInfo";
  std::string_view id;
  std::string_view titleDe;
  std::string_view titleEn;
  int minSeats = 0;
  int maxSeats = 0;
  bool hidden = false;
  bool chance = false;
  bool simultaneous = false;
  bool race = false;
  std::vector<std::string> withoutHints;
  std::int32_t lesson = 0;
  std::vector<OptionInfo> options;
  static constexpr auto describe() {
    return std::tuple(field("id", &GameInfo::id), field("titleDe", &GameInfo::titleDe),
                      field("titleEn", &GameInfo::titleEn), field("minSeats", &GameInfo::minSeats),
                      field("maxSeats", &GameInfo::maxSeats),
                      field("hidden", &GameInfo::hidden, "does anybody ever know something that another does not?"),
                      field("chance", &GameInfo::chance, "does chance matter after the choice of the start player?"),
                      field("simultaneous", &GameInfo::simultaneous, "do several seats have to act at once?"),
                      field("race", &GameInfo::race, "does real time decide?"),
                      field("withoutHints", &GameInfo::withoutHints,
                            "the choices, such as `openDiscards=off`, with which nobody is given hints"),
                      field("lesson", &GameInfo::lesson, "how many minutes its lesson takes; 0 if it has none"),
                      field("options", &GameInfo::options));
  }
};
struct Offered {
  static constexpr std::string_view typeName = "Offered";
  static constexpr std::string_view about = "Answers `GET /api/games`.";
  std::string_view version;
  std::vector<GameInfo> games;
  std::vector<std::string> programs;
  static constexpr auto describe() {
    return std::tuple(
        field("version", &Offered::version), field("games", &Offered::games),
        field("programs", &Offered::programs, "the host's own bots, besides `random`, `thumb` and `1` to `5`"));
  }
};
struct PuzzleInfo {
  static constexpr std::string_view typeName = "PuzzleInfo";
  std::string id;
  std::int32_t difficulty = 0;
  static constexpr auto describe() {
    return std::tuple(field("id", &PuzzleInfo::id), field("difficulty", &PuzzleInfo::difficulty, "from 1 to 5"));
  }
};
struct PuzzleList {
  static constexpr std::string_view typeName = "PuzzleList";
  static constexpr std::string_view about = "Answers `GET /api/games/<game>/puzzles`.";
  std::vector<PuzzleInfo> puzzles;
  static constexpr auto describe() { return std::tuple(field("puzzles", &PuzzleList::puzzles, "the easiest first")); }
};
struct OtherSeat {
  static constexpr std::string_view typeName = "OtherSeat";
  std::string bot;
  std::optional<std::string> name;
  static constexpr auto describe() {
    return std::tuple(field("bot", &OtherSeat::bot, "which one plays there; empty: somebody is yet to come"),
                      field("name", &OtherSeat::name, "of the bot, if it has one already"));
  }
};
struct PlayOn {
  static constexpr std::string_view typeName = "PlayOn";
  static constexpr std::string_view about = "A moment of another game to go on from.";
  std::optional<std::string> table;
  std::optional<std::string> record;
  std::optional<std::int64_t> actions;
  std::int64_t seat = 0;
  std::vector<OtherSeat> others;
  std::optional<Judgement> puzzle;
  static constexpr auto describe() {
    return std::tuple(
        field("table", &PlayOn::table, "where it was played to its end, if that was in this house"),
        field("record", &PlayOn::record, "else the text of its record, finished or not"),
        field("actions", &PlayOn::actions,
              "how many of its actions, without those taken back, are taken over; 0: only the deal; by default all"),
        field("seat", &PlayOn::seat, "where the person sits who opens the table"),
        field("others", &PlayOn::others, "by seat; what is said of the person's own does not count"),
        field("puzzle", &PlayOn::puzzle,
              "ask the person for a right move there; only with bots, and nothing is played before it is solved"));
  }
};
struct NewTable {
  static constexpr std::string_view typeName = "NewTable";
  static constexpr std::string_view about = "`POST /api/tables`";
  std::string game;
  std::string options;
  std::string name;
  bool bots = false;
  std::optional<std::string> bot;
  std::optional<bool> hints;
  std::optional<TalkRule> talk;
  bool lesson = false;
  std::optional<std::string> puzzle;
  std::optional<bool> daily;
  std::optional<std::vector<std::string>> beside;
  std::optional<PlayOn> from;
  static constexpr auto describe() {
    return std::tuple(
        field("game", &NewTable::game), field("options", &NewTable::options, "`players=2 layout=ring`"),
        field("name", &NewTable::name, "of the person who opens the table"),
        field("beside", &NewTable::beside, "the names of others who play at the same screen"),
        field("bots", &NewTable::bots, "fill the other seats with bots and start at once"),
        field("bot", &NewTable::bot, "which ones; `3` by default"),
        field("hints", &NewTable::hints,
              "whether people may ask for hints; by default whoever plays against bots only"),
        field("talk", &NewTable::talk,
              "what may be said; by default everything, but `phrases` only where remembering is part of the game"),
        field("lesson", &NewTable::lesson, "be taught the game: all else follows from its lesson"),
        field("puzzle", &NewTable::puzzle, "solve this one of the game: all else follows from it"),
        field("daily", &NewTable::daily,
              "the deal of the day, against bots with the usual options; the browser's first try, if it is still under "
              "way"),
        field("from", &NewTable::from, "go on from another game: all but the name and the hints follows from it"));
  }
};
struct Sit {
  static constexpr std::string_view typeName = "Sit";
  static constexpr std::string_view about = "`POST /api/tables/<table>/sit`";
  std::string name;
  std::optional<std::int64_t> seat;
  std::optional<bool> another;
  static constexpr auto describe() {
    return std::tuple(field("name", &Sit::name), field("seat", &Sit::seat, "any free one by default"),
                      field("another", &Sit::another,
                            "one more person at this screen; without it a browser has one seat at a table"));
  }
};
struct Seated {
  static constexpr std::string_view typeName = "Seated";
  static constexpr std::string_view about = "Answers `NewTable`, `Sit` and `POST /api/seat/<code>`.";
  std::string table;
  std::int8_t seat = 0;
  static constexpr auto describe() { return std::tuple(field("table", &Seated::table), field("seat", &Seated::seat)); }
};
struct DailyRow {
  static constexpr std::string_view typeName = "DailyRow";
  std::string name;
  std::int32_t points = 0;
  std::int8_t rank = 0;
  bool gaveUp = false;
  std::int64_t at = 0;
  bool yours = false;
  static constexpr auto describe() {
    return std::tuple(field("name", &DailyRow::name), field("points", &DailyRow::points),
                      field("rank", &DailyRow::rank, "at that table"), field("gaveUp", &DailyRow::gaveUp),
                      field("at", &DailyRow::at, "when it was over, in milliseconds since 1970"),
                      field("yours", &DailyRow::yours, "of this browser"));
  }
};
struct Daily {
  static constexpr std::string_view typeName = "Daily";
  static constexpr std::string_view about =
      "Answers `GET /api/daily/<game>`, with `?day=2026-11-18` for a day before. How others played is told only to a "
      "browser that has played itself.";
  std::string day;
  std::string game;
  std::string table;
  std::int32_t played = 0;
  std::optional<DailyRow> yours;
  std::vector<DailyRow> rows;
  std::optional<DailyRow> strong;
  std::string strongTable;
  static constexpr auto describe() {
    return std::tuple(field("day", &Daily::day), field("game", &Daily::game),
                      field("table", &Daily::table, "where this browser's first try is; empty if there was none"),
                      field("played", &Daily::played, "how many browsers have played it to the end"),
                      field("yours", &Daily::yours, "null before the first try is over"),
                      field("rows", &Daily::rows, "the first tries of all, the best first"),
                      field("strong", &Daily::strong,
                            "how a bot of level 5 played the same seat; null until it has, which begins when somebody "
                            "asks who has played"),
                      field("strongTable", &Daily::strongTable, "where"));
  }
};
struct ServerKey {
  static constexpr std::string_view typeName = "ServerKey";
  static constexpr std::string_view about = "Answers `GET /api/key`.";
  std::string key;
  static constexpr auto describe() {
    return std::tuple(
        field("key", &ServerKey::key, "the public Ed25519 key that records are signed with, 64 hexadecimal digits"));
  }
};
struct Live {
  static constexpr std::string_view typeName = "Live";
  static constexpr std::string_view about = "Answers `GET /api/live`, as long as the server answers at all.";
  std::string_view version;
  static constexpr auto describe() { return std::tuple(field("version", &Live::version)); }
};
struct Ready {
  static constexpr std::string_view typeName = "Ready";
  static constexpr std::string_view about = "Answers `GET /api/ready`.";
  bool ready = true;
  std::optional<std::string> reason;
  std::optional<std::string> text;
  static constexpr auto describe() {
    return std::tuple(field("ready", &Ready::ready),
                      field("reason", &Ready::reason, "as of `Health`, or `stopping`; null if it is ready"),
                      field("text", &Ready::text, "the same in a sentence"));
  }
};
struct Health {
  static constexpr std::string_view typeName = "Health";
  static constexpr std::string_view about = "Answers `GET /api/health`.";
  bool ok = true;
  std::string_view version;
  std::optional<std::string> reason;
  std::optional<std::string> text;
  std::size_t damagedTables = 0;
  std::size_t haltedTables = 0;
  static constexpr auto describe() {
    return std::tuple(field("ok", &Health::ok), field("version", &Health::version),
                      field("reason", &Health::reason, "null if all is well"),
                      field("text", &Health::text, "the same in a sentence"),
                      field("damagedTables", &Health::damagedTables), field("haltedTables", &Health::haltedTables));
  }
};

}  // namespace sammel::protocol
