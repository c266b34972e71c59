// One table of the load: two persons who play random moves, and perhaps a watcher. Checks after every move that all of
// them were shown the same game.
#pragma once

#include <array>
#include <memory>
#include <random>

#include "tests/client/player.hpp"
#include "tests/client/tables.hpp"

namespace sammel::load {

using client::Clock;

class Duel final : public client::Player::Owner {
 public:
  class Owner {
   public:
    virtual void ready(Duel& duel) = 0;  // both hold the same position and somebody must move
    virtual void moved(Duel& duel, Clock::duration latency) = 0;
    virtual void over(Duel& duel) = 0;
    virtual void broken(Duel& duel) = 0;  // there is a complaint; the table is of no further use

   protected:
    ~Owner() = default;
  };

  struct Setting {
    client::Address address;
    bool open = false;     // nothing in this game is hidden: all viewers see the same screen
    bool watched = false;  // with a spectator
    std::uint64_t seed = 0;
  };

  Duel(client::Loop& loop, client::Complaints& complaints, Owner& owner, const client::TwoPlaces& places,
       Setting setting);

  // Sends one random legal move. The latency counts from `due`.
  void move(Clock::time_point due);
  // When the person to move may send again without exceeding the server's limits.
  Clock::time_point allowedFrom() const { return players_[actor_]->allowedFrom(); }
  bool isMoving() const { return moving_; }
  std::size_t slot = 0;  // for the owner's use

 private:
  void tableChanged(client::Player& player) override;
  void positionChanged(client::Player& player, const client::Order* done) override;
  void acknowledged(client::Player& player, const client::Order& order) override;
  void refused(client::Player& player, const client::Order& order, std::string_view key,
               std::string_view sentence) override;
  void toldToWait(client::Player& player) override;
  void disconnected(client::Player& player, std::string_view why) override;

  bool bothHoldTheMove() const;
  void settleMove();
  void checkWatcher();
  void prepareMove();
  void compareViews();
  void complain(const std::string& what);

  client::Complaints& complaints_;
  Owner& owner_;
  Setting setting_;
  std::minstd_rand random_;
  std::array<std::unique_ptr<client::Player>, 2> players_;
  std::unique_ptr<client::Player> watcher_;
  std::array<bool, 2> arrived_{};
  bool started_ = false;
  bool moving_ = false;
  bool acknowledged_ = false;
  bool finished_ = false;
  std::int64_t moves_ = 0;
  std::size_t actor_ = 0;
  Clock::time_point due_;
};

}  // namespace sammel::load
