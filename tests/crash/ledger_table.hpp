// A table under test: two persons who play on their own, through crashes and restarts, and keep a ledger of every
// action that was acknowledged to them. In the end the record must agree with the ledgers, entry by entry. They talk,
// too, and in the end each has heard every acknowledged line once.
#pragma once

#include <array>
#include <memory>
#include <random>
#include <string>
#include <vector>

#include "engine/core/record.hpp"
#include "tests/client/player.hpp"
#include "tests/client/tables.hpp"

namespace sammel::crash {

enum class Trouble : std::uint8_t { none, lostConnections, refusals };

class LedgerTable final : public client::Player::Owner {
 public:
  class Owner {
   public:
    virtual void acknowledged() = 0;  // one more action is durable, or so the server says
    virtual void refusedForTrouble(std::string_view key, std::string_view sentence) = 0;
    virtual void over(LedgerTable& table) = 0;
    virtual Trouble expectedTrouble() const = 0;
    virtual bool expectsBye() const = 0;  // before a connection is closed

   protected:
    ~Owner() = default;
  };

  LedgerTable(client::Loop& loop, client::Complaints& complaints, Owner& owner, const client::TwoPlaces& places,
              std::uint64_t seed);

  void connect(const client::Address& address);
  bool isDisconnected() const { return !players_[0]->isConnected() && !players_[1]->isConnected(); }
  const std::string& name() const { return players_[0]->place().table; }

  std::string describe() const;  // how it stands, for people who wonder why a test fails

  // Compares the finished game's record with the ledgers, and lets the engine verify it.
  void check(std::string_view recordText);

 private:
  void tableChanged(client::Player& player) override;
  void positionChanged(client::Player& player, const client::Order* done) override;
  void acknowledged(client::Player& player, const client::Order& order) override;
  void refused(client::Player& player, const client::Order& order, std::string_view key,
               std::string_view sentence) override;
  void toldToWait(client::Player& player) override;
  void disconnected(client::Player& player, std::string_view why) override;

  struct Before {  // what a player knew when the connection broke
    bool toCompare = false;
    std::vector<std::uint64_t> story;
  };

  static std::size_t indexOf(const client::Player& player) { return static_cast<std::size_t>(player.place().seat); }
  void compareWithBefore(const client::Player& player);
  void playOn(std::size_t seat);
  void playOnLater(std::size_t seat, client::Clock::time_point when);
  void decide(client::Player& player);
  void checkTalk();
  void reportOver();
  void complain(const std::string& what);

  client::Loop& loop_;
  client::Complaints& complaints_;
  Owner& owner_;
  std::minstd_rand random_;
  std::array<std::unique_ptr<client::Player>, 2> players_;
  std::array<std::vector<std::string>, 2> ledger_;
  std::array<std::vector<std::string>, 2> said_;  // and acknowledged
  int lines_ = 0;
  std::array<Before, 2> before_;
  std::array<bool, 2> arrived_{};
  std::array<bool, 2> bye_{};
  std::array<bool, 2> waiting_{};  // a timer will let the seat play on
  bool undoes_;                    // whether these two take actions back now and then
  bool started_ = false;
  bool over_ = false;
  std::shared_ptr<bool> alive_ = std::make_shared<bool>(true);
};

}  // namespace sammel::crash
