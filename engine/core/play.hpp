// A game as it is played: the match, the entries made so far and the story that they tell. Tables, terminal, records
// and replays all hold one of these.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"
#include "engine/core/story.hpp"

namespace sammel {

// One line of a record. `undo` as action cancels the seat's latest entry; neither of the two is told of in the story.
// `resign` ends the game: the seat gives up.
struct Entry {
  Seat seat;
  Notation action;
  std::int64_t at = 0;  // milliseconds since the start of the game
};

inline constexpr std::string_view undoAction = "undo";
inline constexpr std::string_view resignAction = "resign";

class Play {
 public:
  // Null if the options are refused. Without content the standard pack is used.
  static std::unique_ptr<Play> start(const AnyGame& game, std::string_view options, const Rng& rng,
                                     std::shared_ptr<const AnyContent> content = nullptr);
  std::unique_ptr<Play> clone() const;

  // An action, `undo` or `resign`. Nothing changes if refused. Whether somebody may give up where it decides the game
  // of others is for the table to say.
  Verdict act(Seat seat, std::string_view action, std::int64_t at);
  Verdict act(Seat seat, const AnyAction& action, std::int64_t at);
  Verdict check(Seat seat, std::string_view action) const;
  // An action that the present match has considered and found fine.
  void carryOut(const Considered& action, std::int64_t at);

  const AnyGame& game() const { return *game_; }
  const std::string& options() const { return options_; }
  const AnyContent* content() const { return content_.get(); }  // null if the game has none
  const Match& match() const { return *match_; }
  const std::vector<Entry>& entries() const { return entries_; }
  // Who has ended the game by giving up.
  std::optional<Seat> givenUpBy() const;
  bool canUndo(Seat seat) const { return checkUndo(seat).isFine(); }
  // Who would have to take an action back, one after the other, so that the seat's latest is: whoever has acted since,
  // and last the seat itself. Nobody if there is none, or if something came out meanwhile.
  std::vector<Seat> undoers(Seat seat) const;
  struct Undone {
    std::size_t entry = 0;  // that was taken back
    Audience heardBy;       // whoever was told anything by it; nobody else may notice that it is gone
  };
  // What the latest entry has taken back, if it is an undo.
  const std::optional<Undone>& undone() const { return undone_; }
  // Names the question put to a seat; differs from every earlier one, also across undo.
  Moment moment(Seat seat) const;

  using Line = Story::Line;
  const Story& story() const { return story_; }
  Message words(const Line& line) const;
  void writeLine(const Line& line, std::size_t move, Json& json) const;  // a StoryLine

  // The play as it was after the first `inForce` entries that were not taken back.
  std::unique_ptr<Play> past(std::size_t inForce) const;
  std::size_t entriesInForce() const { return done_.size(); }
  // How many entries in force came up to and including entry number `entry`.
  std::size_t inForceUpTo(std::size_t entry) const;

  // The same play with its world replaced by one that `seat` cannot tell from it. For tests of what is sent.
  std::unique_ptr<Play> imagine(Seat seat, Rng& rng) const;

 private:
  Play(const AnyGame& game, std::string_view options, const Rng& rng, std::shared_ptr<const AnyContent> content);
  Verdict checkUndo(Seat seat) const;
  Verdict undo(Seat seat, std::int64_t at);
  Verdict checkResign(Seat seat) const;
  Verdict resign(Seat seat, std::int64_t at);
  void noteAction(Seat seat, const Notation& action, std::int64_t at);
  bool tellsOfGivingUp(const Line& line) const;
  void undoLatestOf(Seat seat);
  void keepSnapshot();
  void keepLatest(const Match& match, std::size_t inForce);
  // Replayed from the nearest match that is kept; `visit` sees it before each action, and how many are in force.
  template <class Visit>
  std::unique_ptr<Match> replayedTo(std::size_t inForce, Visit visit) const;
  std::unique_ptr<Match> matchAfter(std::size_t inForce) const;
  void tellStory(const Events& events, std::size_t entry, bool opening);

  struct Done {  // an entry in force: not an undo, not undone
    std::size_t entry;
    bool revealed;
    Moment after;  // the question put to the seat when it had acted
  };
  const Done* latestOf(Seat seat) const;

  // The match as it was: so what is past, or taken back, costs a few actions and not the whole game.
  struct Snapshot {
    std::size_t inForce;
    std::shared_ptr<const Match> match;
  };
  static constexpr std::size_t mostSnapshots = 32;
  // The same before each of the latest actions, in memory that is used again: what is taken back is mostly among them.
  struct Latest {
    std::optional<std::size_t> inForce;
    std::unique_ptr<Match> match;
  };
  static constexpr std::size_t mostLatest = 8;

  const AnyGame* game_;
  std::string options_;
  std::shared_ptr<const AnyContent> content_;
  Rng rng_;
  std::unique_ptr<Match> match_;
  std::vector<Entry> entries_;
  std::vector<Done> done_;
  std::vector<Snapshot> snapshots_;  // from the opening on; none before the first action
  std::size_t snapshotEvery_ = 16;   // actions; more in games that go on for long
  std::array<Latest, mostLatest> latest_;
  std::optional<Undone> undone_;
  Story story_;
  Events events_;                                    // of the latest action; kept for its memory
  std::array<std::uint32_t, maxSeats + 1> undos_{};  // by seat: how often its question came back
};

}  // namespace sammel
