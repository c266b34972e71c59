// Watches over a server: counts what happens for /metrics, and logs commands that took long, those that were asked to
// be traced, and on request every refusal and every answer.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <variant>

#include "server/commands.hpp"
#include "server/log_entry.hpp"
#include "server/metrics.hpp"
#include "server/observer.hpp"
#include "server/table_house.hpp"

namespace sammel {

class Watch final : public Observer {
 public:
  struct Options {
    LogLevel level = LogLevel::info;
    std::chrono::nanoseconds slow{std::chrono::milliseconds(250)};  // a command that takes longer is logged
    std::uint32_t traceOneIn = 0;                                   // every so manieth command is logged; 0: none
  };
  explicit Watch(Log log);
  void adopt(const Options& options) { options_ = options; }
  bool logs(LogLevel level) const { return level >= options_.level; }
  void logged(LogLevel level) { lines_[static_cast<std::size_t>(level)].add(); }

  std::int64_t clock() const override;
  void finished(const Course& course) override;
  void refused(const RefusedCommand& refusal) override;
  void turnedAway(std::uint64_t connection) override;
  void moved(std::string_view game, bool byPerson) override;
  void programFailed() override { programFailures_.add(); }
  void answered(const AnsweredRequest& request) override;
  void declined() override { declined_.add(); }
  void committed(const Commit& commit) override;
  void loaded(std::int64_t took) override { loads_.note(took); }
  void thought(std::int64_t waited, std::int64_t took, bool failed) override;
  void crowded() override { crowded_.add(); }

  // What cannot be counted, only looked up.
  struct Vitals {
    HouseVitals house;
    std::size_t connections = 0;
    std::size_t journalWaiting = 0;
    std::size_t thoughtsWaiting = 0;
    bool isReady = true;
  };
  std::string metrics(const Vitals& vitals) const;

 private:
  struct Moves {
    Counter byPeople;
    Counter byBots;
  };
  static constexpr std::size_t kinds = std::variant_size_v<protocol::Command>;
  static constexpr std::size_t statuses = 600;

  Log log_;
  Options options_;
  std::uint64_t untilTrace_ = 0;

  std::map<std::string_view, Moves> moves_;  // of all games
  std::array<Counter, kinds> commands_;
  Durations waiting_, checking_, storing_, showing_, whole_;
  std::array<Counter, enumNames(RefusalKind{}).size()> refusals_;
  Counter turnedAway_, declined_, programFailures_;
  std::array<Counter, statuses> answers_;
  Durations requests_;
  Counter batches_, unstored_, rows_, bytes_;
  Durations commits_, loads_;
  Durations thinking_, thoughtWaiting_;
  Counter crowded_, failedThoughts_;
  std::array<Counter, enumNames(LogLevel{}).size()> lines_;
};

// The address without whatever could be a secret or somebody's: /api/tables/…/sit
std::string routeOf(std::string_view target);

}  // namespace sammel
