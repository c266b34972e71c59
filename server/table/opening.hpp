// How a table begins: its first rows, made here for new tables, rematches and the following games of a campaign alike.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/core/fairness.hpp"
#include "server/journal.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

class Opening {
 public:
  // By the rules of today. `hints`: what was wished about them, if anything.
  Opening(TableHead head, std::optional<bool> hints);
  // By those of `game`: whatever goes on from another game keeps its rules.
  Opening(TableHead head, std::optional<bool> hints, const AnyGame& game);

  void seatPerson(Seat seat, std::span<const Digest> tokens, std::string_view name);
  void seatBot(Seat seat, std::string_view bot, std::string_view name = {});
  void fillWithBots(std::string_view bot);  // the seats that are free
  void beginCeremony(const Seed& secret);
  void chooseTalk(protocol::TalkRule rule);

  // The deal is known, so nobody can add anything to it: there is no ceremony. Who sits where is open until it begins.
  void knowDeal(const Seed& secret, std::span<const Nonce> nonces = {});
  // It is the deal of another game, played at `table` if that is in this house; and so are the first actions, which the
  // table goes through one after the other.
  void comeFrom(const BranchPoint& origin, std::string_view table);
  Verdict goThrough(const Entry& past);
  // The seat is asked for a better move than the one that was made then.
  Verdict askAgain(Seat seat, const Judgement& answers);
  void beginWithKnownDeal();  // all seats are taken

  // The deal of the day: `seatFirst` says who plays it, the others are bots.
  void beginDaily(std::string_view day, const std::function<void(Opening&)>& seatFirst);
  // The others sit down as friendly bots under the names that they have there, and the game begins at once.
  void beginLesson(const Lesson& lesson, const Digest& token, std::string_view name);
  // The same for a puzzle, which begins where its line has led.
  void beginPuzzle(const Puzzle& puzzle, const Digest& token, std::string_view name);

  const TableState& state() const { return *state_; }
  std::unique_ptr<TableState> takeState() { return std::move(state_); }
  // The table and its rows, behind whatever else is written with them.
  void addTo(Batch& batch) const;

 private:
  Verdict enter(Seat seat, std::string entry);

  std::unique_ptr<TableState> state_;
  TableHead head_;
  std::vector<JournalRow> rows_;
};

}  // namespace sammel
