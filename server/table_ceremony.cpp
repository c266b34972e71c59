// The ceremony before a game, as in docs/protocol.md.
#include <algorithm>

#include "server/entry.hpp"
#include "server/table.hpp"

namespace sammel {

using protocol::CeremonyStep;
using protocol::Command;
using protocol::Do;
using protocol::Phase;

void Table::newRound(Seat by, const std::string& client, std::function<void(Verdict)> done) {
  if (state_->round() >= services_.options.limits.rounds) return done(sammel::refuse("server.rounds"));
  Seed secret{};
  services_.surroundings.random(secret);
  enter(Seat::table(), by, writeEntry(EntryKind::round, toHex(secret)), client,
        [this, done = std::move(done)](const Verdict& verdict) {
          if (verdict.isFine()) beginRound();
          done(verdict);
        });
}

void Table::beginRound() {
  SeatSet persons;
  for (std::size_t i = 0; i < state_->seats().size(); ++i) {
    const SeatState& seat = state_->seats()[i];
    if (seat.isPerson() && !seat.isAway()) persons = persons.with(Seat(static_cast<int>(i)));
  }
  ceremony_ = Ceremony(persons);
  ceremonyRuns_ = true;
}

void Table::restartRound() {
  ceremonyRuns_ = false;
  newRound(Seat::table(), {}, [this](const Verdict& verdict) {
    const bool isLast = state_ && state_->round() >= services_.options.limits.rounds;
    if (!verdict.isFine() && isLast) forEachConnection([&](Connection& each) { refuse(each, {}, verdict); });
    if (!verdict.isFine()) return;
    showTable();
    ask();
  });
}

// On a full disk the new round cannot be stored either; trying again at once would only keep the disk busy.
void Table::restartRoundLater() {
  services_.surroundings.after(services_.options.ceremonyPause, [weak = weak_from_this()] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->whenReady([table = self.get()] {
      const bool waits = table->state_ && table->state_->phase() == Phase::ceremony && !table->ceremonyRuns_;
      if (waits && !table->connections_.empty()) table->restartRound();
    });
  });
}

// Asks everybody whose answer is missing; of several devices of a person the one that came last.
void Table::ask() {
  if (ceremony_.isComplete()) {  // nobody takes part: all have bots standing in
    return dealIfComplete([](const Verdict&) {});
  }
  for (const Seat seat : ceremony_.missing()) {
    const auto last = std::find_if(connections_.rbegin(), connections_.rend(),
                                   [seat](const From& connection) { return connection->viewer().is(seat); });
    if (last != connections_.rend()) askOne(**last);
  }
  watchCeremony();
}

void Table::askOne(Connection& connection) const {
  if (connection.viewer().isSpectator() || !ceremony_.missing().has(connection.viewer().seat())) return;
  connection.send(protocol::CeremonyFrame{
      .round = state_->round(), .step = ceremony_.step(), .commitment = toHex(commitment(state_->secret()))});
}

// Somebody who is here but does not answer in time makes the ceremony begin again. Somebody who is not here is waited
// for: they are asked as soon as they come.
void Table::watchCeremony() {
  if (!ceremonyRuns_) return;
  services_.surroundings.after(services_.options.ceremonyPatience, [weak = weak_from_this(), timer = ++ceremonyTimer_] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->whenReady([table = self.get(), timer] {
      if (!table->ceremonyRuns_ || timer != table->ceremonyTimer_ || !table->state_) return;
      for (const Seat seat : table->ceremony_.missing()) {
        if (table->isHere(seat)) return table->restartRound();
      }
    });
  });
}

void Table::answerCeremony(const From& from, Seat seat, const Command& command) {
  if (!ceremonyRuns_ || command.round != state_->round()) {
    return refuse(*from, command.id, sammel::refuse("server.round"));
  }
  const bool commits = command.what == Do::commit;
  const std::optional<Digest> value = digestFromHex((commits ? command.digest : command.nonce).value_or(""));
  if (!value) {
    return refuse(*from, command.id,
                  sammel::refuse("server.malformed", {arg::text("where", commits ? "/digest" : "/nonce")}));
  }
  const CeremonyStep before = ceremony_.step();
  switch (commits ? ceremony_.commit(seat, *value) : ceremony_.open(seat, *value)) {
    case Ceremony::Answer::unasked: return refuse(*from, command.id, sammel::refuse("server.round"));
    case Ceremony::Answer::wrong: refuse(*from, command.id, sammel::refuse("server.nonce")); return restartRound();
    case Ceremony::Answer::accepted: break;
  }
  if (!ceremony_.isComplete()) {
    from->send(protocol::AckFrame{.id = command.id});
    if (commits) showTable();
    if (ceremony_.step() != before) ask();
    return;
  }
  dealIfComplete([this, from, id = command.id](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    from->send(protocol::AckFrame{.id = id});
  });
}

void Table::dealIfComplete(std::function<void(Verdict)> done) {
  if (!ceremony_.isComplete()) return;
  const std::string entry = writeEntry(EntryKind::deal, ceremony_.result());
  ceremonyRuns_ = false;
  enter(Seat::table(), Seat::table(), entry, {}, [this, done = std::move(done)](const Verdict& verdict) {
    done(verdict);
    if (!verdict.isFine()) return;
    showTable();
    showPositions(nullptr, {}, Story::retold);
  });
}

}  // namespace sammel
