// A game in the terminal: one screen, shared by the people at the table, and bots on the other seats.
//
// In a game with hidden hands several people share the screen with a curtain between them: the screen is emptied before
// it changes hands and shows somebody's view only after that person has said to be alone in front of it. Whatever is
// written depends on what the person in front of the screen may know; what somebody else does out of turn
// (`2: announce 5`) is answered behind that person's own curtain. Without a screen (a pipe) there is nobody to hide
// from and the curtain is left out.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bots/advice.hpp"
#include "bots/bot.hpp"
#include "cli/board.hpp"
#include "cli/input.hpp"
#include "cli/speech.hpp"
#include "cli/terminal.hpp"
#include "engine/core/play.hpp"
#include "engine/core/referee.hpp"

namespace sammel {

struct Player {
  std::string name;
  bool bot = false;
  BotKind kind{BotKind::Random{}};  // of a bot
};

class Session {
 public:
  using Clock = std::function<std::int64_t()>;  // milliseconds since the start of the game

  Session(Terminal& terminal, const Speech& speech, std::unique_ptr<Play> play, const std::vector<Player>& players,
          std::uint64_t botSeed, Clock clock);

  // Plays until the game is over (true) or somebody leaves: `q`, the end of the input, Ctrl-C (false). Whoever has left
  // can come back: run again.
  bool run();

  // What `save` does with the file that was named, or without one; it says itself what came of it.
  using Saver = std::function<void(const Session& session, std::string_view file)>;
  void onSave(Saver saver) { saver_ = std::move(saver); }

  const Play& play() const { return *play_; }
  const std::vector<std::string>& names() const { return names_; }

 private:
  // Somebody left the table.
  struct Left {};

  void turn(Seat seat);
  // One line typed by the person at `seat`; true once the question is answered or the table has changed.
  bool obey(Seat seat, std::string_view line);
  bool carryOut(Seat seat, const Order& order);
  // `2: announce 5` or `Ben: announce 5`
  struct SaidBy {
    Seat seat;
    std::string_view what;
  };
  std::optional<SaidBy> saidBy(std::string_view line) const;
  bool actOutOfTurn(const SaidBy& said);
  bool act(Seat seat, std::string_view typed);
  // What was typed in the notation of the game. Nothing if it is not clear; then it was told why.
  std::optional<Notation> understand(Seat seat, std::string_view typed);
  void explainMiss(Seat seat, std::string_view typed, const std::vector<Choice>& choices);
  bool takeBack(Seat seat);
  bool resign(Seat seat);
  std::optional<Seat> lastActor(const Play& play) const;

  // Races. The terminal cannot be interrupted while somebody types; so whatever would have happened meanwhile (a bot's
  // claim, the table's alarm) is looked up when the line is there, and goes before it.
  void race();
  bool catchUp();  // true if something has happened
  void ring();     // the table does what its alarm says
  bool claimOfBot(Seat seat);
  std::optional<Notation> choiceOfBot(Seat seat);
  bool claimOfFastestBot(std::int64_t until);
  void noteTime(Seat seat, std::int64_t milliseconds);
  bool isTimed(Seat seat) const;  // everyone's own time counts, not who was first
  SeatSet claimants() const;      // people of whom the first decides
  SeatSet botsAmong(SeatSet seats) const;

  // Lets a bot act if one is asked; false if only people are.
  bool botActs();
  bool botInterrupts();
  void offerInterrupt();

  void handOver(Seat seat);
  // False if somebody acted out of turn instead.
  bool openView(Seat seat);

  void tellNews(Viewer viewer);
  void tellAll(Viewer viewer);
  void tellLastMove(Viewer viewer);
  void showTable(Seat seat);
  void showBoard(Viewer viewer, Seat near, bool whole);
  void hint(Seat seat);
  std::string inWords(const Message& message, Seat reader) const;
  // All that the seat can do now, answers first, with its words in both languages.
  std::vector<Choice> choicesOf(const View& view) const;
  void listActions(Seat seat, std::string_view words);
  void listChoices(Seat seat, const std::vector<Choice>& choices, const std::vector<std::size_t>& shown);
  // True if there was room for all.
  bool writeCells(const std::vector<std::string>& cells, std::size_t mostRows);
  std::vector<PieceInfo> infos(Seat seat) const;
  void explainPiece(Seat seat, std::string_view words);
  // How somebody acts who is not asked (`2: Announce … as the nut`); empty where nobody can.
  std::string exampleOutOfTurn() const;
  std::string_view pattern(std::string_view key) const { return book_.find(key, speech_.language()); }
  // What a strong bot would do on the seat now; null, after a word about it, if there is none.
  const Advice* adviceFor(Seat seat);
  void advise(Seat seat);
  void justify(Seat seat);
  void showRules();
  void ending();
  std::string sentence(const Play::Line& line, Viewer reader) const;
  std::string readLine();
  void line(std::string_view text) {
    terminal_.write((terminal_.isScreen() ? wrapped(text, terminal_.width()) : std::string(text)) + "\n");
  }

  struct Advised {
    Seat seat;
    std::size_t entries = 0;  // of the play, when it was asked
    std::optional<Advice> advice;
  };

  bool isPerson(Seat seat) const { return !bots_.has(seat); }
  const std::string& nameOf(Seat seat) const { return names_[seat.slot()]; }
  // Through whose eyes the story is told when `seat` is asked: at an open table everybody reads along.
  Viewer readerFor(Seat seat) const { return everybodyReads_ ? Viewer::spectator() : Viewer(seat); }

  Terminal& terminal_;
  const Speech& speech_;
  std::unique_ptr<Play> play_;
  Phrasebook book_;
  std::vector<std::string> names_;
  SeatSet bots_;
  SeatSet people_;
  SeatSet hinted_;  // who was told what can be typed
  bool curtained_ = false;
  bool everybodyReads_ = false;
  std::optional<Seat> inFront_;                         // whose view is on the screen, where there is a curtain
  std::array<std::size_t, maxSeats + 1> heard_{};       // by viewer: lines of the story that were told
  std::array<std::vector<Notation>, maxSeats> listed_;  // by seat: the numbered actions it was shown last
  std::array<std::vector<Choice>, maxSeats> known_;     // by seat: what it could do at any time so far
  std::int64_t shownAt_ = 0;                            // when the present question was shown
  std::array<std::int64_t, maxSeats> reactions_{};      // by seat: how long a bot needs in this round of a race
  std::array<std::unique_ptr<Bot>, maxSeats> minds_;    // by seat: of its bot
  Asked asked_;                                         // which bots have let pass what
  std::optional<Advised> advised_;                      // the latest
  Clock clock_;
  Saver saver_;
};

}  // namespace sammel
