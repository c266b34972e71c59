// Somebody at a table: a person who holds a seat by a cookie, or a watcher. Takes part in the ceremony by itself, keeps
// what it is shown, sends commands, and complains about every frame that breaks the protocol.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fairness.hpp"
#include "server/commands.hpp"
#include "server/protocol.hpp"
#include "tests/client/complaints.hpp"
#include "tests/client/position.hpp"
#include "tests/client/web_socket.hpp"

namespace sammel::client {

struct Place {  // where somebody sits
  std::string table;
  std::string cookie;  // empty for watchers
  int seat = -1;       // -1 for watchers
};

struct Order {  // a command on its way
  std::string id;
  std::string_view what;  // its kind
  std::string action;
  std::int64_t round = 0;      // of the ceremony
  std::int64_t positions = 0;  // how many the player had received when giving it
  std::string text;            // the whole frame, to be sent again after a lost connection
};

class Player final : public WebSocket::Owner {
 public:
  class Owner {
   public:
    virtual void tableChanged(Player& player) = 0;
    // `done` is the order that the position answers, if any.
    virtual void positionChanged(Player& player, const Order* done) = 0;
    virtual void acknowledged(Player& player, const Order& order) = 0;
    virtual void refused(Player& player, const Order& order, std::string_view key, std::string_view sentence) = 0;
    virtual void toldToWait(Player& player) = 0;  // the server says bye
    virtual void disconnected(Player& player, std::string_view why) = 0;

   protected:
    ~Owner() = default;
  };

  Player(Loop& loop, Complaints& complaints, Owner& owner, Place place, std::uint64_t seed);
  ~Player() = default;
  Player(const Player&) = delete;
  Player& operator=(const Player&) = delete;

  // Connects, also again; what was sent but never answered is sent again with the same id.
  void connect(const Address& address);
  void leave();  // closes the connection
  bool isConnected() const { return socket_ && socket_->isOpen(); }

  void start() { order(protocol::Start::kind, {}, {}); }
  void act(std::string_view action, std::int64_t answers);
  void undo() { order(protocol::Undo::kind, {}, "undo"); }
  void say(std::string_view text);  // `action` of the order is the text

  // When the next command may be sent without exceeding the server's limit for one connection.
  Clock::time_point allowedFrom() const;

  bool wasGreeted() const { return lastFrame_ > 0; }  // by the server, on this connection
  const Place& place() const { return place_; }
  bool watches() const { return place_.seat < 0; }
  protocol::Phase phase() const { return phase_; }
  bool hasPosition() const { return hasPosition_; }
  const Position& position() const { return position_; }
  std::int64_t positions() const { return positions_; }  // received so far
  // The fingerprints of the story's lines.
  const std::vector<std::uint64_t>& story() const { return story_; }
  struct Line {
    std::optional<std::int64_t> seat;
    std::string text;
    bool operator==(const Line&) const = default;
  };
  // What players have said.
  const std::vector<Line>& heard() const { return heard_; }
  const std::vector<Order>& pending() const { return pending_; }
  const Seed& nonce() const { return nonce_; }

 private:
  void opened() override;
  void received(std::string_view text) override;
  void closed(std::string_view why) override;

  void order(std::string_view what, std::string_view members, std::string_view action);
  void sendNow(std::string_view text);
  std::optional<Order> settle(std::string_view id);
  void readTable(std::string_view frame);
  void readPositionFrame(std::string_view frame, std::string_view position, std::string_view ack,
                         std::string_view story);
  bool readStory(std::string_view story);
  void checkPosition();
  void readCeremony(std::string_view frame);
  void readTalk(std::string_view frame);
  void complain(std::string_view what, std::string_view frame);

  Loop& loop_;
  Complaints& complaints_;
  Owner& owner_;
  Place place_;
  std::uint64_t seed_;
  std::unique_ptr<WebSocket> socket_;

  std::int64_t lastFrame_ = 0;
  std::int64_t lastOrder_ = 0;
  std::vector<Order> pending_;
  Clock::time_point budgetFullAt_;

  protocol::Phase phase_ = protocol::Phase::seating;
  bool hasPosition_ = false;
  std::int64_t positions_ = 0;
  Position position_;
  std::vector<std::uint64_t> story_;
  std::vector<Line> heard_;

  std::int64_t round_ = 0;
  std::string tableCommitment_;
  Seed nonce_{};
};

}  // namespace sammel::client
