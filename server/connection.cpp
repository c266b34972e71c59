#include "server/connection.hpp"

#include <algorithm>

#include "engine/core/read_json.hpp"
#include "server/attempt.hpp"
#include "server/commands.hpp"
#include "server/refusal_kind.hpp"
#include "server/table/table.hpp"
#include "server/table/table_state.hpp"
#include "server/texts.hpp"

namespace sammel {
namespace {

constexpr Allowance::Size commandsAllowed{80, 40 * 60};
constexpr int mostOffences = 40;
constexpr std::size_t longestId = 40;

// Of a frame that cannot be understood, so that whoever has sent it knows which one is meant.
std::string idIn(std::string_view frame) {
  std::string ignored;
  return readFromClient<protocol::Numbered>(frame, ignored).value_or(protocol::Numbered()).id;
}

}  // namespace

Connection::Connection(std::weak_ptr<Wire> wire, Surroundings& surroundings, std::uint64_t number, Language language,
                       std::vector<Digest> proofs)
    : wire_(std::move(wire)),
      surroundings_(surroundings),
      number_(number),
      language_(language),
      proofs_(std::move(proofs)) {}

void Connection::join(std::shared_ptr<Table> table, Viewer viewer) {
  table_ = std::move(table);
  viewer_ = viewer;
}

void Connection::receive(std::string_view frame) noexcept {
  attempt([&] { handle(frame); }, [&](const char*) { close(1011, "internal error"); });
}

void Connection::handle(std::string_view frame) {
  if (!isOpen()) return;
  const std::int64_t received = surroundings_.observer().clock();
  std::string pointer;
  const std::optional<protocol::Command> command = readFromClient<protocol::Command>(frame, pointer);
  const std::string id = command ? idOf(*command) : idIn(frame);
  const bool hasId = !id.empty() && isPlain(id, longestId);
  if (!commands_.take(commandsAllowed, surroundings_.now(), command ? costOf(*command) : 1)) {
    refuse(hasId ? id : "", sammel::refuse("server.tooFast"), nullptr, {});
    return offend("too many commands");
  }
  if (!command || !hasId) {
    if (command) pointer = "/id";
    refuse(hasId ? id : "", sammel::refuse("server.malformed", {arg::text("where", pointer.empty() ? "/" : pointer)}),
           nullptr, {});
    return offend("too many malformed frames");
  }
  if (table_) table_->receive(shared_from_this(), *command, received);
}

void Connection::offend(std::string_view how) {
  if (++offences_ <= mostOffences) return;
  if (offences_ == mostOffences + 1) surroundings_.observer().turnedAway(number_);
  close(closing::policy, how);
}

void Connection::lost() noexcept {
  wire_.reset();
  const std::shared_ptr<Table> table = std::move(table_);
  // Only memory can run out here; the table forgets the connection anyway.
  if (table) attempt([&] { table->disconnect(*this); }, [](const char*) {});
}

void Connection::sendText(std::string frame) {
  if (const std::shared_ptr<Wire> wire = wire_.lock()) wire->send(std::move(frame));
}

void Connection::sendPosition(std::string_view ack, protocol::PositionFrame frame) {
  if (!ack.empty()) frame.ack = std::string(ack);
  sent_[nextSent_++ % sent_.size()] = {frames_ + 1, surroundings_.now()};
  constexpr std::size_t around = 256;  // what is in the frame besides
  const std::size_t size = around + frame.position.text->size() + frame.story.lines.text->size();
  send(std::move(frame), size);
}

// The shortest counts: whoever answers late on purpose would have to do so every time, and gains little.
void Connection::seen(std::int64_t frame) {
  constexpr std::int64_t most = 500;  // beyond that nobody is believed
  for (Sent& sent : sent_) {
    if (sent.frame != frame || frame == 0) continue;
    const std::int64_t took = std::min(most, surroundings_.now() - sent.at);
    roundTrip_ = std::min(roundTrip_.value_or(most), took);
    sent.frame = 0;  // once
  }
}

void Connection::refuse(const std::string& id, const Verdict& refusal, const AnyGame* game,
                        std::span<const std::string> names) {
  surroundings_.observer().refused({number_, kindOf(refusal), refusal.reason().key});
  protocol::ErrorFrame frame;
  frame.id = id;
  frame.clause = refusal.clause();
  frame.message = refusal.reason();
  frame.text = sentence(refusal, game, language_, names, viewer_);
  send(std::move(frame));
}

void Connection::close(std::uint16_t code, std::string_view reason) {
  if (const std::shared_ptr<Wire> wire = wire_.lock()) wire->close(code, reason);
}

}  // namespace sammel
