// Everything the server does, without a network: requests in, answers out, connections as wires.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "server/allowance.hpp"
#include "server/assets.hpp"
#include "server/connection.hpp"
#include "server/front.hpp"
#include "server/journal.hpp"
#include "server/packs.hpp"
#include "server/surroundings.hpp"
#include "server/table.hpp"

namespace sammel {

struct HubOptions {
  TableOptions table;
  std::chrono::milliseconds idleAfter{120'000};  // until a table without visitors is dropped from memory
  std::chrono::milliseconds linkLifetime{600'000};
  // What one address may do: open tables; and come to tables or fetch records, since each of these tells a whole game.
  Allowance::Size tables{60, 30};
  Allowance::Size visits{600, 1200};
  std::set<std::string, std::less<>> without;  // titles that are not offered
  Packs packs;                                 // instead of the standard ones
  SigningKey key = SigningKey::fresh();        // signs records
  Language language = Language::en;            // of answers to what cannot be read
};

class Hub final : public Front {
 public:
  Hub(Journal& journal, Surroundings& surroundings, const HubOptions& options, std::span<const Asset> assets,
      std::function<void(std::string_view)> log);
  ~Hub() override;
  Hub(const Hub&) = delete;
  Hub& operator=(const Hub&) = delete;

  void handle(const HttpRequest& request, std::function<void(HttpResponse)> reply) noexcept override;
  HttpResponse refuseRequest(int status) const override;
  std::optional<HttpResponse> refuseSocket(const HttpRequest& request) const override;
  std::shared_ptr<Listener> connect(const HttpRequest& request, std::weak_ptr<Wire> wire) noexcept override;

  // No further commands; calls back as soon as nothing is on its way to the disk any more and everybody was told.
  void drain(std::function<void()> done);

  std::size_t tablesInMemory() const { return tables_.size(); }

 private:
  using Reply = std::function<void(HttpResponse)>;

  void route(const HttpRequest& request, const Reply& reply);
  void routeApi(const HttpRequest& request, std::string_view path, const Reply& reply);
  void health(Language language, const Reply& reply);
  void answerHealth(Language language, const Reply& reply) const;
  HttpResponse listGames() const;
  void rules(std::string_view game, Language language, const Reply& reply) const;
  void openTable(const HttpRequest& request, Language language, const Reply& reply);
  void sit(const HttpRequest& request, const std::string& table, Language language, const Reply& reply);
  void redeem(const HttpRequest& request, const std::string& code, Language language, const Reply& reply);
  void record(const HttpRequest& request, const std::string& table, Language language, const Reply& reply);
  HttpResponse page(const HttpRequest& request, std::string_view path) const;

  // One cookie a browser: an answer that renews it, and replaces the cookies of single tables that it may still have.
  struct Moving;
  void keepBrowser(const HttpRequest& request, HttpResponse response, const Reply& reply);
  void moveSeats(const std::shared_ptr<Moving>& moving);
  void moveSeat(const std::shared_ptr<Moving>& moving, const std::string& table);
  std::string tokenOf(const HttpRequest& request);

  std::shared_ptr<Table> table(const std::string& id);
  // Runs a task of this hub later, unless the hub is gone by then.
  void later(std::chrono::milliseconds delay, void (Hub::*task)());
  void sweep();
  struct Guest;
  bool allows(const std::string& address, Allowance Guest::* what, const Allowance::Size& size) const;
  std::string makeLink(const std::string& table, Seat seat);
  void finishDraining();
  void halt(const std::string& table, const std::string& why);

  struct Link {
    std::string table;
    Seat seat;
    std::int64_t until = 0;
  };
  struct Guest {  // an address
    Allowance tables;
    Allowance visits;
    std::int64_t seen = 0;
  };

  Surroundings& surroundings_;
  HubOptions options_;
  std::span<const Asset> assets_;
  TableServices services_;
  StoreHealth health_;
  std::optional<std::int64_t> healthAt_;  // when it was found out
  std::vector<std::pair<Language, Reply>> healthAskers_;
  std::map<std::string, std::string> halted_;  // why, by table
  std::unordered_map<std::string, std::shared_ptr<Table>> tables_;
  std::map<std::string, Link> links_;
  mutable std::map<std::string, Guest> guests_;  // what is left of their allowances
  std::function<void()> drained_;
  std::shared_ptr<Hub*> self_ = std::make_shared<Hub*>(this);
};

}  // namespace sammel
