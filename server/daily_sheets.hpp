// The sheets of the deals of the day, one for each day and game: who has tried it first when, and how that ended.
//
// A sheet is a journal beside those of tables, read when somebody asks for it.
//
//   try <browser> <table>                          a browser's first try; <browser> is the hash of its token
//   strong <table>                                 where the strongest bot plays the person's seat
//   result <table> <points> <rank> <gaveUp> Anna   how one of these ended
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>

#include "server/protocol.hpp"
#include "server/table_house.hpp"

namespace sammel {

class DailySheets {
 public:
  static constexpr std::size_t mostTries = 300;  // on a sheet; whoever comes later can play, but is not noted
  static constexpr std::size_t mostRows = 100;   // of those that people are told, the best
  static constexpr std::size_t mostKept = 64;    // sheets in memory

  DailySheets(TableServices& services, TableHouse& house);
  ~DailySheets();
  DailySheets(const DailySheets&) = delete;
  DailySheets& operator=(const DailySheets&) = delete;

  using Opened = std::function<void(const Verdict&, const std::string& table)>;
  // Opens the table of a try, or finds the first one of this browser if that is still under way.
  void open(Opening opening, const Digest& browser, Opened done);
  // What this browser may know: how others did only after it has played itself. Then the strong bot begins to play,
  // too.
  using Told = std::function<void(const Verdict&, protocol::Daily)>;
  void tell(const std::string& day, const AnyGame& game, const Digest& browser, Told done);
  void note(const DailyResult& result);

 private:
  struct Sheet;
  using SheetRef = std::shared_ptr<Sheet>;

  SheetRef sheet(const std::string& day, const std::string& game);
  void letStrongBotPlay(const SheetRef& sheet);
  protocol::Daily toldTo(const Sheet& sheet, const Digest& browser) const;

  TableServices& services_;
  TableHouse& house_;
  std::map<std::string, SheetRef> sheets_;
  std::shared_ptr<DailySheets*> self_ = std::make_shared<DailySheets*>(this);  // gone with it: the house answers late
};

}  // namespace sammel
