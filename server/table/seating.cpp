#include "server/table/seating.hpp"

#include <algorithm>
#include <utility>

#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Phase;
using protocol::SeatKind;

void Seating::sit(Wish wish, const Digest& token, Language language, std::function<void(SatDown)> done) {
  desk_.whenReady([this, wish = std::move(wish), token, language, done = std::move(done)] {
    if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return done({verdict, {}});
    const TableState& state = *desk_.state();
    const std::optional<std::int64_t> wanted = wish.seat;
    std::optional<Seat> seat = wanted ? seatAt(*wanted) : std::nullopt;
    const SeatSet held = state.seatsOf(token);
    if (seat && held.has(*seat)) return done({Verdict::fine(), *seat});  // asked twice, as a rule
    if (!held.empty() && !wish.another) {
      return done({wanted ? refuse("server.seated") : Verdict::fine(), held.first()});
    }
    for (int i = static_cast<int>(state.seats().size()) - 1; i >= 0 && !wanted; --i) {
      if (state.at(Seat(i)).kind == SeatKind::empty) seat = Seat(i);
    }
    if (state.phase() != Phase::seating) return done({refuse("server.begun"), {}});
    if (!seat) {
      return done({wanted ? Verdict::refuse("seat", Message("core.noSeat")) : refuse("server.noFreeSeat"), {}});
    }
    if (state.changesOf(*seat) >= desk_.services().options.limits.changes) return done({refuse("server.changes"), {}});
    const std::string called = freeName(wish.name, state.names(), language);
    desk_.enter({.at = *seat, .entry = writeEntry(EntryKind::sit, toHex(token) + ' ' + called)},
                [this, seat, done](const Verdict& verdict) {
                  done({verdict, *seat});
                  if (verdict.isFine()) desk_.showing().showTable();
                });
  });
}

void Seating::addDevice(Seat seat, const Digest& token, std::function<void(Verdict)> done) {
  desk_.whenReady([this, seat, token, done = std::move(done)] {
    if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return done(verdict);
    if (desk_.state()->seatsOf(token).has(seat)) return done(Verdict::fine());
    const std::string device = toHex(token) + ' ' + std::string(besideOthers);
    desk_.enter({.at = seat, .entry = writeEntry(EntryKind::device, device)},
                [this, seat, done](const Verdict& verdict) {
                  done(verdict);
                  if (!verdict.isFine()) return;
                  desk_.showing().giveUp(seat);
                  desk_.showing().showTable();
                });
  });
}

void Seating::addBrowser(const Digest& old, const Digest& token, std::function<void(bool, std::string)> done) {
  desk_.whenReady([this, old, token, done = std::move(done)] {
    if (desk_.isMissing()) return done(true, {});
    if (!desk_.whyUnusable().isFine()) return done(false, {});
    const TableState& state = *desk_.state();
    const SeatSet seats = state.seatsOf(old);
    if (seats.empty()) return done(true, {});
    if (!state.seatsOf(token).empty()) return done(true, state.next());
    desk_.enter({.at = seats.first(), .entry = writeEntry(EntryKind::device, toHex(token))},
                [done, next = state.next()](const Verdict& verdict) { done(verdict.isFine(), next); });
  });
}

void Seating::carryOut(const protocol::SetBot& command, const Asker& asker) {
  if (const Verdict verdict = checkBot(command.bot); !verdict.isFine()) {
    return desk_.showing().refuse(*asker.from, command.id, verdict);
  }
  const std::optional<Seat> seat = seatAt(command.seat);
  if (!seat) return desk_.showing().refuse(*asker.from, command.id, Verdict::refuse("seat", Message("core.noSeat")));
  arrange(asker, command.id, *seat, desk_.state()->botComes(command.bot.value_or(std::string(usualBot))));
}

void Seating::carryOut(const protocol::Clear& command, const Asker& asker) {
  const std::optional<Seat> seat = seatAt(command.seat);
  if (!seat) return desk_.showing().refuse(*asker.from, command.id, Verdict::refuse("seat", Message("core.noSeat")));
  arrange(asker, command.id, *seat, writeEntry(EntryKind::clear));
}

void Seating::carryOut(const protocol::Rename& command, const Asker& asker) {
  const std::optional<std::string> name = cleanName(command.name);
  if (!name || name->empty()) return desk_.showing().refuse(*asker.from, command.id, refuse("server.name"));
  std::vector<std::string> others = desk_.state()->names();
  others[asker.seat.slot()].clear();
  const std::string called = freeName(*name, others, asker.from->language());
  arrange(asker, command.id, asker.seat, writeEntry(EntryKind::name, called));
}

// Before the game the seat is given up, and whoever sat there watches. Later a bot stands in at once if others play on;
// whoever plays against bots alone finds the table as it was.
void Seating::carryOut(const protocol::Leave& command, const Asker& asker) {
  const std::string entry = writeEntry(EntryKind::leave);
  const TableState& state = *desk_.state();
  const bool isRunning = state.phase() == Phase::ceremony || state.phase() == Phase::playing;
  if (isRunning && !state.at(asker.seat).isAway() && othersPlay(asker.seat)) {
    const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
    if (const Verdict verdict = checkBot(command.bot); !verdict.isFine()) return no(verdict);
    const std::string bot = command.bot.value_or(std::string(usualBot));
    Batch batch;
    const Desk::Change leaves{.at = asker.seat, .entry = entry, .by = asker.seat, .id = command.id};
    if (const Verdict verdict = desk_.add(batch, leaves); !verdict.isFine()) return no(verdict);
    (void)desk_.add(batch,
                    {.at = asker.seat, .entry = writeEntry(EntryKind::standIn, bot)});  // nothing stands against it
    return desk_.append(std::move(batch), arranged(asker, command.id, [this] { tellOfNewPlayers(); }));
  }
  if (state.phase() != Phase::seating) return changePlayers(asker, command.id, asker.seat, entry);
  desk_.enter({.at = asker.seat, .entry = entry, .by = asker.seat, .id = command.id},
              [this, asker, id = command.id](const Verdict& verdict) {
                if (!verdict.isFine()) return desk_.showing().refuse(*asker.from, id, verdict);
                desk_.showing().giveUp(asker.seat);
                desk_.showing().acknowledge(*asker.from, id);
                desk_.showing().showTable();
              });
}

void Seating::carryOut(const protocol::StandIn& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (const Verdict verdict = checkBot(command.bot); !verdict.isFine()) return no(verdict);
  const std::optional<Seat> seat = seatAt(command.seat);
  if (!seat) return no(Verdict::refuse("seat", Message("core.noSeat")));
  if (desk_.state()->at(*seat).isPerson() && desk_.showing().isHere(*seat)) {
    const std::optional<std::int64_t> left = asker.seat == *seat ? std::nullopt : patienceWith(*seat);
    if (!left) return no(refuse("server.here"));
    const auto seconds = static_cast<int>((*left + 999) / 1000);
    if (*left > 0) return no(refuse("server.patience", {arg::number("n", seconds)}));
  }
  changePlayers(asker, command.id, *seat, writeEntry(EntryKind::standIn, command.bot.value_or(std::string(usualBot))));
}

void Seating::carryOut(const protocol::ComeBack& command, const Asker& asker) {
  changePlayers(asker, command.id, asker.seat, writeEntry(EntryKind::comeBack));
}

void Seating::carryOut(const protocol::Link& command, const Asker& asker) {
  asker.from->send(protocol::LinkFrame{.id = command.id, .code = desk_.services().makeLink(desk_.id(), asker.seat)});
}

void Seating::arrange(const Asker& asker, const std::string& id, Seat at, std::string entry,
                      std::function<void()> then) {
  desk_.enter({.at = at, .entry = std::move(entry), .by = asker.seat, .id = id}, arranged(asker, id, std::move(then)));
}

std::function<void(const Verdict&)> Seating::arranged(const Asker& asker, const std::string& id,
                                                      std::function<void()> then) {
  return [this, from = asker.from, id, then = std::move(then)](const Verdict& verdict) {
    if (!verdict.isFine()) return desk_.showing().refuse(*from, id, verdict);
    desk_.showing().acknowledge(*from, id);
    desk_.showing().showTable();
    then();
  };
}

void Seating::changePlayers(const Asker& asker, const std::string& id, Seat at, std::string entry) {
  arrange(asker, id, at, std::move(entry), [this] { tellOfNewPlayers(); });
}

void Seating::tellOfNewPlayers() {
  for (Room* room : desk_.rooms()) room->playersChanged();
}

bool Seating::othersPlay(Seat than) const {
  const std::vector<SeatState>& seats = desk_.state()->seats();
  for (std::size_t i = 0; i < seats.size(); ++i) {
    if (static_cast<int>(i) != than.index() && seats[i].isPerson() && !seats[i].isAway()) return true;
  }
  return false;
}

Verdict Seating::checkBot(const std::optional<std::string>& bot) const {
  return !bot || desk_.services().options.offersBot(*bot) ? Verdict::fine() : refuse("server.unknownBot");
}

std::optional<Seat> Seating::seatAt(std::int64_t number) const {
  if (number < 0 || number >= std::ssize(desk_.state()->seats())) return std::nullopt;
  return Seat(static_cast<int>(number));
}

// Somebody who is here and does not act would otherwise block the table for ever.
std::optional<std::int64_t> Seating::patienceWith(Seat seat) const {
  const TableState& state = *desk_.state();
  const SeatState& player = state.at(seat);
  if (!player.isPerson() || player.isAway() || !desk_.waitedFor().has(seat)) return std::nullopt;
  const std::int64_t since = std::max(state.waitedSince(seat), desk_.showing().hereSince(seat));
  return std::max<std::int64_t>(0, since + desk_.services().options.patience.count() - desk_.now());
}

void Seating::addTo(Clocks& clocks) const {
  clocks.patience.assign(desk_.state()->seats().size(), -1);
  for (const Seat seat : desk_.waitedFor()) {
    clocks.patience[seat.slot()] = patienceWith(seat).value_or(-1);
  }
}

}  // namespace sammel
