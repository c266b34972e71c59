// Everything the server does, without a network: requests in, answers out, connections as wires. The hub knows the
// routes; what is behind them is elsewhere.
#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <set>
#include <span>
#include <string>
#include <string_view>

#include "server/allowance.hpp"
#include "server/browsers.hpp"
#include "server/daily_sheets.hpp"
#include "server/front.hpp"
#include "server/guests.hpp"
#include "server/health.hpp"
#include "server/journal.hpp"
#include "server/links.hpp"
#include "server/packs.hpp"
#include "server/page.hpp"
#include "server/resuming.hpp"
#include "server/surroundings.hpp"
#include "server/table_house.hpp"

namespace sammel {

struct HubOptions {
  TableOptions table;
  std::chrono::milliseconds idleAfter{120'000};  // until a table without visitors is dropped from memory
  std::chrono::milliseconds linkLifetime{600'000};
  // What one address may do: open tables; come to tables or fetch records, since each of these tells a whole game; and
  // bring games to go on from.
  Allowance::Size tables{60, 30};
  Allowance::Size visits{600, 1200};
  Allowance::Size histories{30, 15};
  std::size_t addresses = 100'000;             // whose allowances are remembered
  std::set<std::string, std::less<>> without;  // titles that are not offered
  Packs packs;                                 // instead of the standard ones
  std::optional<Signing> signing;              // of records; without it nobody vouches for them
  Language language = Language::en;            // of answers to what cannot be read
};

class Hub final : public Front {
 public:
  Hub(Journal& journal, Surroundings& surroundings, const HubOptions& options, std::span<const Asset> assets, Log log);

  void handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept override;
  std::size_t longestBody(std::string_view target) const override;
  HttpResponse refuseRequest(int status) const override;
  std::optional<HttpResponse> refuseSocket(const HttpRequest& request) const override;
  std::shared_ptr<Listener> connect(const HttpRequest& request, std::weak_ptr<Wire> wire) noexcept override;

  // Takes over what can change while tables are in use: bots' pause, patience, titles, what an address may do.
  void adopt(const HubOptions& options);

  // Says from now on that it is not ready for new visitors, and does everything as before.
  void announceStop() { isLeaving_ = true; }
  // No further commands; calls back as soon as nothing is on its way to the disk any more and everybody was told.
  void drain(std::function<void()> done);

  std::size_t tablesInMemory() const { return house_.size(); }
  HouseVitals vitals() const { return house_.vitals(); }
  bool isReady() const { return !isLeaving_ && !drained_; }

 private:
  using Reply = std::function<void(HttpResponse)>;

  void route(const HttpRequest& request, const Reply& reply);
  void routeApi(const HttpRequest& request, std::string_view path, const Reply& reply);
  HttpResponse listGames() const;
  void rules(std::string_view game, Language language, const Reply& reply) const;
  void content(std::string_view game, Language language, const Reply& reply) const;
  std::shared_ptr<const AnyContent> packOf(const AnyGame& game) const;  // what new tables play with, if anything
  void puzzles(std::string_view game, Language language, const Reply& reply) const;
  void openTable(const HttpRequest& request, Language language, const Reply& reply);
  void openDaily(const HttpRequest& request, const AnyGame& game, const std::string& name, Language language,
                 const Reply& reply);
  void tellDaily(const HttpRequest& request, std::string_view game, Language language, const Reply& reply);
  void playOn(const HttpRequest& request, const protocol::NewTable& wish, Language language, const Reply& reply);
  void take(const HttpRequest& request, const std::string& table, Language language, const Reply& reply);
  void sit(const HttpRequest& request, const std::string& table, Language language, const Reply& reply);
  void redeem(const HttpRequest& request, const std::string& code, Language language, const Reply& reply);
  void record(const HttpRequest& request, const std::string& table, Language language, const Reply& reply);

  // Runs a task of this hub later, unless the hub is gone by then.
  void later(std::chrono::milliseconds delay, void (Hub::*task)());
  void sweep();
  void finishDraining();

  Surroundings& surroundings_;
  HubOptions options_;
  TableServices services_;
  Page page_;
  Links links_;
  mutable Guests guests_;
  TableHouse house_;
  DailySheets dailySheets_;
  Resuming resuming_;
  Browsers browsers_;
  Health health_;
  std::uint64_t lastConnection_ = 0;
  bool isLeaving_ = false;
  std::function<void()> drained_;
  std::shared_ptr<Hub*> self_ = std::make_shared<Hub*>(this);
};

}  // namespace sammel
