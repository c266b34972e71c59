// What a table is: the fold of its journal. Live tables and rebuilt ones go through the same `apply`.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/fairness.hpp"
#include "engine/core/lesson.hpp"
#include "engine/core/play.hpp"
#include "engine/core/puzzle.hpp"
#include "engine/core/record.hpp"
#include "server/entry.hpp"
#include "server/journal.hpp"
#include "server/protocol.hpp"
#include "server/table/key_set.hpp"

namespace sammel {

// A refusal by the server itself, not by the rules of a game.
Verdict refuse(std::string_view key, std::initializer_list<Arg> arguments = {});
// What the journal's answer means to whoever has asked for the row.
Verdict verdictOf(Stored stored);

struct SeatState {
  protocol::SeatKind kind = protocol::SeatKind::empty;
  std::string name;
  std::vector<Digest> tokens;  // hashes; one for each device of the person
  bool standIn = false;        // a bot plays for the person
  bool left = false;           // the person said goodbye during the game
  std::string bot;             // which bot plays, here or for the person
  int failures = 0;            // of that bot, if it is a program of the host
  bool isPerson() const { return kind == protocol::SeatKind::person; }
  bool isAway() const { return standIn || left; }
  bool isPlayedByBot() const { return kind == protocol::SeatKind::bot || standIn; }
  // A program that has failed so often is not asked again.
  static constexpr int mostFailures = 3;
  bool isLeftToChance() const { return failures >= mostFailures; }
};

// Which bots people can have at every table: levels of strength, the one by rules of thumb and the random one.
bool isBotForTables(std::string_view text);
// What a host can call a program that plays: letters, digits and dashes, a letter first, and no bot's name.
bool isProgramName(std::string_view text);
inline constexpr std::size_t longestProgramName = 24;
inline constexpr std::string_view usualBot = "3";
// In the entry of a device that may use other seats as well.
inline constexpr std::string_view besideOthers = "beside";

class TableState {
 public:
  static constexpr std::size_t hashEvery = 16;  // actions
  static constexpr std::size_t mostDevices = 16;

  explicit TableState(TableHead head);
  // Takes the next row over from the journal. One that is refused, or a state hash that differs, freezes the table.
  void replay(const JournalRow& row);
  void freezeFor(const Damage& damage);  // after the rows that are left

  // Carries a row out. Nothing changes if it is refused.
  Verdict apply(const JournalRow& row) { return apply(row, nullptr); }
  // The same for an action that the present match has considered: it is not read and checked again.
  Verdict apply(const JournalRow& row, const Considered& action) { return apply(row, &action); }
  // The next row, to be applied and appended.
  JournalRow row(Seat seat, std::string entry, std::int64_t at, std::string client) const;
  // The first entry of a new table.
  static std::string opening(const AnyGame& game);
  // The entry for a bot that is to take a seat here, with the name that it had, or else with one that nobody has.
  std::string botComes(std::string_view bot, std::string_view name = {}) const;
  // The hash to be stored with the row just applied, if it is time for one.
  std::optional<std::uint64_t> hashNow() const;

  const TableHead& head() const { return head_; }
  const AnyGame* game() const { return game_; }  // by the rules of the table; null only if frozen
  protocol::Phase phase() const { return phase_; }
  const Message& trouble() const { return trouble_; }
  const std::vector<SeatState>& seats() const { return seats_; }
  bool has(Seat seat) const { return seat.slot() < seats_.size(); }
  const SeatState& at(Seat seat) const { return seats_[seat.slot()]; }
  SeatSet seatsOf(const Digest& token) const;  // several if several people share a screen
  std::vector<std::string> names() const;
  // Who has to take an action back, one after the other, so that the seat's latest is: the seat alone or, against bots,
  // those that have answered it and then the seat. Nobody if it cannot be.
  std::vector<Seat> undoersFor(Seat seat) const;
  // Fine if the person at the seat may give up: in games of two, and where nobody else plays but bots.
  Verdict checkResign(Seat seat) const;
  int round() const { return round_; }
  const Seed& secret() const { return secret_; }
  const std::vector<Commitment>& commitments() const { return commitments_; }
  const Play* play() const { return play_.get(); }  // null before the deal
  bool isRace() const { return phase_ == protocol::Phase::playing && game_->facts().race; }
  // When the present state came about, and since when the question that stands in it has been standing (races only).
  std::int64_t lastActAt() const { return lastActAt_; }
  std::int64_t askedSince() const { return askedSince_; }
  std::optional<std::uint32_t> question() const { return question_; }  // which one that is; none between two of them
  const std::string& next() const { return next_; }
  // How often a seat has taken back, and how many rows it has asked for that change only who sits where.
  int undosOf(Seat seat) const { return undos_[seat.slot()]; }
  int changesOf(Seat seat) const { return changes_[seat.slot()]; }
  // Since when everybody could see that this seat has not acted, if it is waited for. What it does in secret does not
  // count, or others would learn of it.
  std::int64_t waitedSince(Seat seat) const { return waitedSince_[seat.slot()]; }
  // Whose deal it has, if it has the deal of a day; see server/daily.hpp.
  const std::string& day() const { return day_; }
  // When the game was over, and how long that was after the deal; 0 before.
  std::int64_t endedAt() const { return endedAt_; }
  std::int64_t took() const { return endedAt_ == 0 ? 0 : endedAt_ - dealtAt_; }
  // What was said about hints when the table was opened.
  std::optional<bool> hints() const { return hints_; }
  // What was chosen about talking, if anything.
  std::optional<protocol::TalkRule> talk() const { return talk_; }
  // The lesson that the table is; null if it is none, or the learner goes on without.
  const Lesson* lesson() const { return lesson_.get(); }
  // How many of its steps are done; none where it has nothing to say any more. It follows from the play alone: what is
  // taken back is asked for again.
  std::optional<std::size_t> lessonStepsDone() const;
  // What it asks for next, of the learner or of others; null if nothing.
  const LessonStep* lessonStep() const;
  // The puzzle that the table is; null if it is none, or the solver plays on. How far it is follows from the play, too.
  const Puzzle* puzzle() const { return puzzle_.get(); }
  enum class PuzzleStage : std::uint8_t { asked, solved };
  // How many actions came before its question, and by what it is known: those of the book begin with their own line,
  // others with that of the game which they come from.
  std::size_t actionsBeforePuzzle() const { return origin_ ? origin_->actions : puzzle_->before.size(); }
  std::string puzzleId() const;
  std::optional<PuzzleStage> puzzleStage() const;
  bool isPuzzleAsked() const { return puzzleStage() == PuzzleStage::asked; }
  bool isPuzzleShown() const { return isPuzzleShown_; }
  // A lesson or a puzzle decides what happens, and nobody else.
  bool isGuided() const { return lessonStepsDone() || puzzleStage(); }
  // The game that this one goes on from, and where it was played if that was in this house.
  const std::optional<BranchPoint>& origin() const { return origin_; }
  const std::string& originTable() const { return originTable_; }
  // There is no ceremony: as soon as everybody sits, the game can be dealt.
  bool isDealKnown() const { return known_ != nullptr; }
  // How it stands in the known game before it begins. Nobody but whoever opens the table is told.
  const Play* known() const { return known_.get(); }
  // Fine if the person at the seat may take the running game along, since nobody else plays but bots.
  Verdict checkTaking(Seat seat) const;
  // The options of the campaign's following game; empty if there is none.
  std::string nextOptions() const { return phase_ == protocol::Phase::over ? play_->match().next() : std::string(); }
  // Commands are known by who sent them and the id that they chose.
  static std::string clientKey(Seat by, const std::string& id);
  bool wasCarriedOut(Seat by, const std::string& id) const { return carriedOut_.has(clientKey(by, id)); }

  // Yet to be signed. It opens the deal, so before the end of the game it is for nobody but who takes the game along.
  Record record() const;

 private:
  Verdict apply(const JournalRow& row, const Considered* action);
  Verdict carryOut(const JournalRow& row, const ParsedEntry& entry, const Considered* action);
  Verdict act(const JournalRow& row, std::string_view text, const Considered* action);
  Verdict open(std::string_view rest);
  Verdict sit(Seat seat, std::string_view rest);
  Verdict seatBot(Seat seat, std::string_view rest);
  Verdict deal(const JournalRow& row, std::string_view rest);
  Verdict dealKnown(const JournalRow& row);
  Verdict knowDeal(std::string_view rest);
  Verdict comeFrom(std::string_view rest);
  Verdict goThroughPast(Seat seat, std::string_view rest);
  void begin(std::unique_ptr<Play> play, std::int64_t at);
  Verdict takeLesson(std::string_view rest);
  Verdict chooseTalk(std::string_view rest);
  Verdict takePuzzle(std::string_view rest);
  void noteTime(std::int64_t at);
  void noteWaiting(std::int64_t at, std::optional<Seat> actor);
  bool toldEverybody() const;
  void count(const JournalRow& row, EntryKind kind);
  void noteEnd(std::int64_t at);
  bool areOthersBots(Seat than) const;
  bool canTakeBack(Seat seat) const;  // nothing that was taken over from another game
  void freeze(Message trouble);

  TableHead head_;
  const AnyGame* game_ = nullptr;
  std::shared_ptr<const AnyContent> content_;  // null if the game has none
  protocol::Phase phase_ = protocol::Phase::seating;
  Message trouble_;
  std::vector<SeatState> seats_;
  std::int64_t rows_ = 0;
  int round_ = 0;
  Seed secret_{};
  std::vector<Commitment> commitments_;
  std::vector<Nonce> nonces_;
  std::int64_t dealtAt_ = 0;
  std::int64_t endedAt_ = 0;
  std::int64_t lastActAt_ = 0;
  std::int64_t askedSince_ = 0;
  std::optional<std::uint32_t> question_;  // the decision of those who must act
  SeatSet waitedFor_;
  std::array<std::int64_t, maxSeats> waitedSince_{};
  std::array<int, maxSeats + 1> undos_{};  // by seat
  std::array<int, maxSeats + 1> changes_{};
  std::unique_ptr<Play> play_;
  std::unique_ptr<Play> known_;  // the game to be, until it is dealt
  std::optional<BranchPoint> origin_;
  std::string originTable_;
  bool acted_ = false;  // whether the latest row was an action or undo
  std::string next_;
  std::optional<bool> hints_;
  std::optional<protocol::TalkRule> talk_;
  std::shared_ptr<const Lesson> lesson_;
  std::shared_ptr<const Puzzle> puzzle_;
  bool isPuzzleShown_ = false;
  std::string day_;
  // Tables that were opened before records were signed keep the form that following games of a campaign know them by.
  RecordForm recordForm_ = RecordForm::bare;
  std::vector<std::string> namesAtEnd_;  // whoever takes another name later changes no record
  KeySet carriedOut_;
};

}  // namespace sammel
