// What one side has said at a table: the fold of its journal.
//
//   said <browser> {"at":…}    a line; <browser> is the hash of the speaker's token
//   report <browser> 12        somebody has told the host of this line
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/core/crypto.hpp"
#include "server/journal.hpp"
#include "server/table/key_set.hpp"
#include "server/talk.hpp"

namespace sammel {

class TalkLog {
 public:
  static std::string nameOf(const std::string& table, protocol::TalkSide side);  // of its journal

  // Whoever sits at a seat is one speaker; among those who watch each browser is.
  using Speaker = std::pair<int, Digest>;
  static Speaker speakerOf(Seat seat, const Digest& browser);

  static std::string entryOf(const protocol::TalkLine& line, const Digest& browser);
  static std::string entryOfReport(std::int64_t line, const Digest& browser);
  void take(const JournalRow& row);  // what is not to be understood is left out

  const std::vector<protocol::TalkLine>& lines() const { return lines_; }
  std::size_t linesOf(const Speaker& speaker) const;
  // Who has reported which line.
  const std::set<std::pair<std::int64_t, Digest>>& reports() const { return reports_; }
  bool wasCarriedOut(const std::string& client) const { return carriedOut_.has(client); }

 private:
  struct Spoken {
    std::int32_t watcher = 0;
    std::size_t lines = 0;
  };
  std::vector<protocol::TalkLine> lines_;
  std::map<Speaker, Spoken> speakers_;
  std::int32_t watchers_ = 0;  // who have spoken
  std::set<std::pair<std::int64_t, Digest>> reports_;
  KeySet carriedOut_;
};

}  // namespace sammel
