// What a table may cost, how it is to be, and what all tables share.
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.hpp"
#include "server/allowance.hpp"
#include "server/journal.hpp"
#include "server/log_entry.hpp"
#include "server/signing_key.hpp"
#include "server/surroundings.hpp"
#include "server/table/table_state.hpp"

namespace sammel {

// What one table may cost. People do not come near any of it; programs that mean harm do.
struct TableLimits {
  Allowance::Size rows{240, 2400};         // in the journal, for a seat; as fast as one connection may be
  Allowance::Size undos{120, 120};         // for a seat
  int undosOfAGame = 4000;                 // shared out among the seats; `Play::moment` tells 4095 apart
  int actionsOfAGame = 5000;               // in force; a story of more would not fit into a frame
  int changes = 500;                       // of who sits where, for a seat
  int rounds = 500;                        // of the ceremony
  Allowance::Size announcements{32, 120};  // of who comes and goes
  Allowance::Size talk{8, 30};             // lines, for whoever speaks
  std::size_t talkOfASide = 600;           // lines of players, who have equal shares, or of those who watch
  std::size_t talkOfAWatcher = 100;        // of these
  Allowance::Size reports{3, 6};           // for whoever reports
  std::size_t reportsOfASide = 40;
  std::size_t rowsAtOnce = 64;  // when a table is rebuilt; then it is the others' turn
};

struct TableOptions {
  std::chrono::milliseconds botPause{700};
  std::chrono::milliseconds patience{180'000};  // before the others may let a bot play for somebody who does not act
  std::chrono::milliseconds ceremonyPatience{20'000};
  std::chrono::milliseconds ceremonyPause{1'000};  // before it begins again because an entry could not be stored
  int connectionsPerSeat = 8;
  int watchers = 64;
  TableLimits limits;
  // What can be asked of all tables together without changing anything: looking back costs 1, a preview an eighth.
  Allowance::Size questions{4000, 120'000};
  std::map<std::string, BotKind::Program, std::less<>> programs;  // of the host, which people can have as bots
  // The house is on the device of whoever plays there, so every deal is theirs to know.
  bool isOwnDevice = false;
  bool offersBot(std::string_view name) const { return isBotForTables(name) || programs.contains(name); }
};

// How the deal of a day was played at a table.
struct DailyResult {
  std::string day;
  std::string game;
  std::string table;
  std::string name;
  int points = 0;
  int rank = 0;
  bool gaveUp = false;
};

// What all tables share.
struct TableServices {
  Journal& journal;
  Surroundings& surroundings;
  TableOptions options;
  std::function<std::string(const std::string& table, Seat seat)> makeLink;  // a one-time code for another device
  Log log;
  std::function<bool(std::string_view game)> isOff;  // the host does not offer this title
  std::optional<Signing> signing;                    // of records
  Allowance questions{};
  bool stopping = false;  // nothing new is begun; clients repeat after the restart what was not acknowledged
  // Tells bots to come to an end. They may still be thinking when the tables are gone.
  std::shared_ptr<std::atomic<bool>> stopThinking = std::make_shared<std::atomic<bool>>(false);
  // This table cannot go on, for this reason; or it can, if the reason is empty.
  std::function<void(const std::string& table, const std::string& why)> halt = [](const auto&, const auto&) {};
  std::function<void(const DailyResult&)> noteDaily = [](const DailyResult&) {};
};

}  // namespace sammel
