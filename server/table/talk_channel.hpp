// What one side says at a table, in a journal of its own. Players and those who watch have one each: no number, size or
// limit of the one follows from the other.
#pragma once

#include <map>
#include <string>

#include "server/side_journal.hpp"
#include "server/table/talk_log.hpp"

namespace sammel {

class TalkChannel final : public SideJournal {
 public:
  TalkChannel(TableServices& services, const std::string& table, const std::string& game, protocol::TalkSide side)
      : SideJournal(services, TalkLog::nameOf(table, side), game) {}

  const TalkLog& log() const { return log_; }
  bool wasCarriedOut(const Digest& browser, const std::string& id) const {
    return log_.wasCarriedOut(keyOf(browser, id));
  }
  Allowance& allowanceOf(const TalkLog::Speaker& speaker) { return allowances_[speaker]; }

  // Inside of `whenReady`.
  void say(const protocol::TalkLine& line, const Digest& browser, const std::string& id, Task done) {
    append(line.seat ? Seat(*line.seat) : Seat::table(), TalkLog::entryOf(line, browser), keyOf(browser, id),
           std::move(done));
  }
  void report(std::int64_t line, Seat seat, const Digest& browser, const std::string& id, Task done) {
    append(seat, TalkLog::entryOfReport(line, browser), keyOf(browser, id), std::move(done));
  }

 protected:
  void forget() override { log_ = {}; }
  void take(const JournalRow& row) override { log_.take(row); }

 private:
  static std::string keyOf(const Digest& browser, const std::string& id) { return toHex(browser) + ':' + id; }

  TalkLog log_;
  std::map<TalkLog::Speaker, Allowance> allowances_;
};

}  // namespace sammel
