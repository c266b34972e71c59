// One open web socket, as tables see it.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/fairness.hpp"
#include "engine/core/message.hpp"
#include "server/allowance.hpp"
#include "server/front.hpp"
#include "server/protocol.hpp"
#include "server/surroundings.hpp"

namespace sammel {

class Table;
class AnyGame;

namespace closing {
inline constexpr std::uint16_t goingAway = 1001;
inline constexpr std::uint16_t policy = 1008;
inline constexpr std::uint16_t tryLater = 1013;
inline constexpr std::uint16_t noTable = 4404;
}  // namespace closing

class Connection final : public Listener, public std::enable_shared_from_this<Connection> {
 public:
  // `proofs`: the hashes of what the browser shows to open seats.
  // `number`: of all connections since the start, for the log.
  Connection(std::weak_ptr<Wire> wire, Surroundings& surroundings, std::uint64_t number, Language language,
             std::vector<Digest> proofs);

  void receive(std::string_view frame) noexcept override;
  void lost() noexcept override;

  // From the table.
  void join(std::shared_ptr<Table> table, Viewer viewer);
  void becomeSpectator() { viewer_ = Viewer::spectator(); }
  std::uint64_t number() const { return number_; }
  Viewer viewer() const { return viewer_; }
  Language language() const { return language_; }
  const std::vector<Digest>& proofs() const { return proofs_; }
  bool isOpen() const { return !wire_.expired(); }
  // The shortest way to the client and back that was measured, in milliseconds; 0 before the first.
  std::int64_t roundTrip() const { return roundTrip_.value_or(0); }
  void seen(std::int64_t frame);  // the client has shown this position frame
  template <class Frame>
  void send(Frame frame, std::size_t usualSize = 1024) {
    frame.n = ++frames_;
    sendText(Json(usualSize).value(frame).take());
  }
  void sendPosition(std::string_view ack, protocol::PositionFrame frame);
  void refuse(const std::string& id, const Verdict& refusal, const AnyGame* game, std::span<const std::string> names);
  void close(std::uint16_t code, std::string_view reason);

 private:
  void handle(std::string_view frame);
  void offend(std::string_view how);
  void sendText(std::string frame);

  std::weak_ptr<Wire> wire_;
  Surroundings& surroundings_;
  std::uint64_t number_;
  Language language_;
  std::vector<Digest> proofs_;
  Viewer viewer_ = Viewer::spectator();
  std::shared_ptr<Table> table_;
  std::int64_t frames_ = 0;
  Allowance commands_;
  int offences_ = 0;

  struct Sent {
    std::int64_t frame = 0;
    std::int64_t at = 0;
  };
  std::array<Sent, 8> sent_{};  // the latest position frames
  std::size_t nextSent_ = 0;
  std::optional<std::int64_t> roundTrip_;
};

}  // namespace sammel
