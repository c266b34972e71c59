#include "server/table/ceremony.hpp"

#include <utility>

#include "server/entry.hpp"
#include "server/table/desk.hpp"

namespace sammel {

using protocol::CeremonyStep;
using protocol::Phase;

void Ceremony::newRound(Seat by, const std::string& id, std::function<void(Verdict)> done) {
  if (desk_.state()->round() >= desk_.services().options.limits.rounds) return done(refuse("server.rounds"));
  Seed secret{};
  desk_.services().surroundings.random(secret);
  desk_.enter({.at = Seat::table(), .entry = writeEntry(EntryKind::round, toHex(secret)), .by = by, .id = id},
              [this, done = std::move(done)](const Verdict& verdict) {
                if (verdict.isFine()) begin();
                done(verdict);
              });
}

void Ceremony::begin() {
  SeatSet persons;
  const std::vector<SeatState>& seats = desk_.state()->seats();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (seats[i].isPerson() && !seats[i].isAway()) persons = persons.with(Seat(static_cast<int>(i)));
  }
  round_ = CeremonyRound(persons);
  runs_ = true;
}

void Ceremony::carryOut(const protocol::Start& command, const Asker& asker) {
  if (desk_.state()->isDealKnown()) {
    const std::string entry = writeEntry(EntryKind::deal);
    return desk_.enter({.at = Seat::table(), .entry = entry, .by = asker.seat, .id = command.id},
                       [this, from = asker.from, id = command.id](const Verdict& verdict) {
                         if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
                         desk_.showing().acknowledge(*from, id);
                         showDeal();
                       });
  }
  newRound(asker.seat, command.id, [this, from = asker.from, id = command.id](const Verdict& verdict) {
    if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
    desk_.showing().acknowledge(*from, id);
    desk_.showing().showTable();
    ask();
  });
}

void Ceremony::rebuilt() {
  if (desk_.state()->phase() == Phase::ceremony && !desk_.showing().connections().empty()) restartLater();
}

void Ceremony::welcome(Connection& connection) {
  if (desk_.state()->phase() == Phase::ceremony && !runs_) return restart();
  if (runs_) askOne(connection);
  watch();
}

// Other people take part from now on.
void Ceremony::playersChanged() {
  if (desk_.state()->phase() == Phase::ceremony) restart();
}

void Ceremony::addTo(protocol::TableFrame& frame) const {
  const TableState& state = *desk_.state();
  frame.round = state.round();
  std::vector<Commitment> commitments = state.commitments();
  if (state.phase() == Phase::ceremony) {
    for (const Commitment& committed : round_.commitments()) commitments.push_back(committed);
  }
  for (const Commitment& committed : commitments) {
    if (committed.seat.isTable()) {
      frame.commitment = toHex(committed.digest);
    } else {
      frame.commitments.push_back({static_cast<std::int8_t>(committed.seat.index()), toHex(committed.digest)});
    }
  }
}

void Ceremony::restart() {
  runs_ = false;
  newRound(Seat::table(), {}, [this](const Verdict& verdict) {
    const bool isLast = desk_.state() != nullptr && desk_.state()->round() >= desk_.services().options.limits.rounds;
    if (!verdict.isFine() && isLast) {
      desk_.showing().forEach([&](Connection& each) { desk_.showing().refuse(each, {}, verdict); });
    }
    if (!verdict.isFine()) return;
    desk_.showing().showTable();
    ask();
  });
}

// On a full disk the new round cannot be stored either; trying again at once would only keep the disk busy.
void Ceremony::restartLater() {
  desk_.later(desk_.services().options.ceremonyPause, [this] {
    const bool waits = desk_.state() != nullptr && desk_.state()->phase() == Phase::ceremony && !runs_;
    if (waits && !desk_.showing().connections().empty()) restart();
  });
}

// Asks everybody whose answer is missing; of several devices of a person the one that came last.
void Ceremony::ask() {
  if (round_.isComplete()) {  // nobody takes part: all have bots standing in
    return deal([](const Verdict&) {});
  }
  for (const Seat seat : round_.missing()) {
    if (Connection* latest = desk_.showing().latestOf(seat)) askOne(*latest);
  }
  watch();
}

void Ceremony::askOne(Connection& connection) const {
  if (connection.viewer().isSpectator() || !round_.missing().has(connection.viewer().seat())) return;
  connection.send(protocol::CeremonyFrame{.round = desk_.state()->round(),
                                          .step = round_.step(),
                                          .commitment = toHex(commitment(desk_.state()->secret()))});
}

// Somebody who is here but does not answer in time makes the ceremony begin again. Somebody who is not here is waited
// for: they are asked as soon as they come.
void Ceremony::watch() {
  if (!runs_) return;
  desk_.later(desk_.services().options.ceremonyPatience, [this, timer = ++timer_] {
    if (!runs_ || timer != timer_ || desk_.state() == nullptr) return;
    for (const Seat seat : round_.missing()) {
      if (desk_.showing().isHere(seat)) return restart();
    }
  });
}

bool Ceremony::isCurrent(std::int64_t round) const { return runs_ && round == desk_.state()->round(); }

void Ceremony::carryOut(const protocol::Commit& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (!isCurrent(command.round)) return no(refuse("server.round"));
  const std::optional<Digest> digest = digestFromHex(command.digest);
  if (!digest) return no(refuse("server.malformed", {arg::text("where", "/digest")}));
  const CeremonyStep step = round_.step();
  if (!isAccepted(round_.commit(asker.seat, *digest), asker, command.id)) return;
  desk_.showing().acknowledge(*asker.from, command.id);
  desk_.showing().showTable();
  if (round_.step() != step) ask();
}

void Ceremony::carryOut(const protocol::Open& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (!isCurrent(command.round)) return no(refuse("server.round"));
  const std::optional<Seed> nonce = digestFromHex(command.nonce);
  if (!nonce) return no(refuse("server.malformed", {arg::text("where", "/nonce")}));
  if (!isAccepted(round_.open(asker.seat, *nonce), asker, command.id)) return;
  if (!round_.isComplete()) return desk_.showing().acknowledge(*asker.from, command.id);
  deal([this, from = asker.from, id = command.id](const Verdict& verdict) {
    if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
    desk_.showing().acknowledge(*from, id);
  });
}

bool Ceremony::isAccepted(CeremonyRound::Answer answer, const Asker& asker, const std::string& id) {
  const bool isAccepted = answer == CeremonyRound::Answer::accepted;
  const bool isWrong = answer == CeremonyRound::Answer::wrong;
  if (!isAccepted) desk_.showing().refuse(*asker.from, id, refuse(isWrong ? "server.nonce" : "server.round"));
  if (isWrong) restart();
  return isAccepted;
}

void Ceremony::deal(std::function<void(Verdict)> done) {
  const std::string entry = writeEntry(EntryKind::deal, round_.result());
  runs_ = false;
  desk_.enter({.at = Seat::table(), .entry = entry}, [this, done = std::move(done)](const Verdict& verdict) {
    done(verdict);
    if (verdict.isFine()) showDeal();
  });
}

void Ceremony::showDeal() {
  desk_.showing().showTable();
  desk_.showing().showPositions(nullptr, {}, Telling::retold);
}

}  // namespace sammel
