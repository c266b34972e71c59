// What people at a table ask for.
#include <algorithm>

#include "engine/core/position.hpp"
#include "server/entry.hpp"
#include "server/table.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Command;
using protocol::Do;
using protocol::Phase;

void Table::receive(std::shared_ptr<Connection> connection, const Command& command) {
  if (services_.stopping) return;
  whenReady([this, connection = std::move(connection), command] {
    if (connection->isOpen() && !services_.stopping) carryOut(connection, command);
  });
}

void Table::carryOut(const From& from, const Command& command) {
  if (const Verdict verdict = whyUnusable(); !verdict.isFine()) return refuse(*from, command.id, verdict);
  if (command.what == Do::look) return look(*from, command);
  if (from->viewer().isSpectator()) return refuse(*from, command.id, sammel::refuse("server.notSeated"));
  const Seat seat = from->viewer().seat();

  if (state_->wasCarriedOut(seat, command.id)) {
    const bool showsPosition = (command.what == Do::act || command.what == Do::undo) && state_->play() != nullptr;
    if (showsPosition) return showPositionTo(*from, command.id, shown_[static_cast<std::size_t>(seat.index())].lines);
    return from->send(protocol::AckFrame{.id = command.id});
  }
  if (const Verdict verdict = checkQuota(seat, command.what); !verdict.isFine()) {
    return refuse(*from, command.id, verdict);
  }
  const bool aimsAtSeat = command.what == Do::bot || command.what == Do::clear || command.what == Do::standIn;
  const bool choosesBot = command.what == Do::bot || command.what == Do::standIn;
  if (choosesBot && command.bot && !services_.options.offersBot(*command.bot)) {
    return refuse(*from, command.id, sammel::refuse("server.unknownBot"));
  }
  if (aimsAtSeat && (!command.seat || *command.seat < 0 || *command.seat >= std::ssize(state_->seats()))) {
    return refuse(*from, command.id, Verdict::refuse("seat", Message("core.noSeat")));
  }

  switch (command.what) {
    case Do::act:
    case Do::undo: return act(from, seat, command);
    case Do::explain: return explain(*from, seat, command);
    case Do::look: return;
    case Do::link: return from->send(protocol::LinkFrame{.id = command.id, .code = services_.makeLink(id_, seat)});
    case Do::commit:
    case Do::open: return answerCeremony(from, seat, command);
    case Do::start:
      return newRound(seat, command.id, [this, from, id = command.id](const Verdict& verdict) {
        if (!verdict.isFine()) return refuse(*from, id, verdict);
        from->send(protocol::AckFrame{.id = id});
        showTable();
        ask();
      });
    case Do::bot:
      return arrange(from, seat, Seat(static_cast<int>(*command.seat)),
                     writeEntry(EntryKind::bot, command.bot.value_or(std::string(usualBot))), command.id);
    case Do::clear:
      return arrange(from, seat, Seat(static_cast<int>(*command.seat)), writeEntry(EntryKind::clear), command.id);
    case Do::name: {
      const std::optional<std::string> name = cleanName(command.name.value_or(""));
      if (!name || name->empty()) return refuse(*from, command.id, sammel::refuse("server.name"));
      std::vector<std::string> others = state_->names();
      others[static_cast<std::size_t>(seat.index())].clear();
      return arrange(from, seat, seat, writeEntry(EntryKind::name, freeName(*name, others, from->language())),
                     command.id);
    }
    case Do::leave: return leave(from, seat, command.id);
    case Do::standIn: return standIn(from, seat, command);
    case Do::comeBack: return changePlayers(from, seat, seat, writeEntry(EntryKind::comeBack), command.id);
    case Do::rematch: return rematch(from, seat, command.id);
    case Do::hint: return hint(from, seat, command.id);
    case Do::seen: from->seen(command.frame.value_or(0)); return from->send(protocol::AckFrame{.id = command.id});
  }
}

// ---- actions ----

// An action names what it answers: the decision put to the seat or, for an interrupt, its occasion. So nobody's click
// is taken for something else because the table has moved on.
Verdict Table::checkAction(Seat seat, const Command& command) const {
  if (state_->phase() == Phase::over) return Verdict::refuse("over", Message("core.over"));
  if (state_->phase() != Phase::playing) return sammel::refuse("server.phase.playing");
  if (state_->at(seat).isAway()) return sammel::refuse("server.away");
  const Moment moment = state_->play()->moment(seat);
  if (command.what == Do::undo) {
    const bool current = !command.answers || *command.answers == moment.decision;
    return current ? Verdict::fine() : sammel::refuse("server.stale");
  }
  if (!command.action || !isPlain(*command.action, Notation::capacity()) || *command.action == undoAction) {
    return sammel::refuse("server.malformed", {arg::text("where", "/action")});
  }
  if (!command.answers) return sammel::refuse("server.malformed", {arg::text("where", "/answers")});
  const Verdict verdict = state_->play()->check(seat, *command.action);
  const bool interrupt = state_->play()->match().isInterrupt(seat, *command.action);
  const bool current = *command.answers == (interrupt ? moment.occasion : moment.decision) ||
                       (!verdict.isFine() && *command.answers == moment.occasion);
  if (!current) return sammel::refuse(isRace() ? "server.late" : "server.stale");
  return verdict;
}

void Table::act(const From& from, Seat seat, const Command& command) {
  if (const Verdict verdict = checkAction(seat, command); !verdict.isFine()) return refuse(*from, command.id, verdict);
  const bool undo = command.what == Do::undo;
  if (isRace() && !undo) return claim(from, seat, command);
  std::string entry = undo ? writeEntry(EntryKind::undo) : writeEntry(EntryKind::act, *command.action);
  enter(seat, seat, std::move(entry), command.id, [this, from, seat, id = command.id, undo](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    showPositions(from.get(), id, undo ? Story::takenBack : Story::goesOn);
    if (undo) tellOfUndo(seat);
    if (state_->phase() == Phase::over) showTable();
  });
}

// ---- limits ----

Verdict Table::checkQuota(Seat seat, Do what) {
  switch (what) {
    case Do::explain:
    case Do::look:
    case Do::link:
    case Do::seen:
    case Do::hint:
    case Do::commit:
    case Do::open: return Verdict::fine();
    default: break;
  }
  const TableLimits& limits = services_.options.limits;
  const std::int64_t now = services_.surroundings.now();
  const auto index = static_cast<std::size_t>(seat.index());
  if (!rowsLeft_[index].take(limits.rows, now)) return sammel::refuse("server.rows");
  if (what == Do::act) return isFull() ? sammel::refuse("server.longGame") : Verdict::fine();
  if (what == Do::undo) {
    const int most = limits.undosOfAGame / static_cast<int>(state_->seats().size());
    if (state_->undosOf(seat) >= most) return sammel::refuse("server.undosOfAGame", {arg::number("n", most)});
    return undosLeft_[index].take(limits.undos, now) ? Verdict::fine() : sammel::refuse("server.undos");
  }
  const bool isFree = what == Do::comeBack || what == Do::rematch;
  return isFree || state_->changesOf(seat) < limits.changes ? Verdict::fine() : sammel::refuse("server.changes");
}

bool Table::isFull() const {
  const Play* play = state_->play();
  return play != nullptr && play->entriesInForce() >= static_cast<std::size_t>(services_.options.limits.actionsOfAGame);
}

// Whoever only asks must not keep those waiting who play.
bool Table::mayAsk(double cost) {
  return services_.questions.take(services_.options.questions, services_.surroundings.now(), cost);
}

// ---- questions ----

void Table::explain(Connection& from, Seat seat, const Command& command) {
  constexpr std::size_t mostActions = 32;
  const std::vector<std::string> actions = command.actions.value_or(std::vector<std::string>());
  if (state_->play() == nullptr) return refuse(from, command.id, sammel::refuse("server.phase.playing"));
  if (actions.size() > mostActions) {
    return refuse(from, command.id, sammel::refuse("server.malformed", {arg::text("where", "/actions/32")}));
  }
  if (!mayAsk(static_cast<double>(actions.size()) / 8)) {
    return refuse(from, command.id, sammel::refuse("server.questions"));
  }
  protocol::ExplainedFrame frame{.id = command.id, .previews = {}};
  for (const std::string& action : actions) {
    if (!isPlain(action, Notation::capacity())) {
      return refuse(from, command.id, sammel::refuse("server.malformed", {arg::text("where", "/actions")}));
    }
    frame.previews.push_back(previewOf(*state_->play(), seat, action));
  }
  from.send(std::move(frame));
}

void Table::look(Connection& from, const Command& command) {
  if (state_->play() == nullptr) return refuse(from, command.id, sammel::refuse("server.phase.playing"));
  if (state_->play()->match().mustRemember() && !state_->play()->match().outcome().over) {
    return refuse(from, command.id, Verdict::refuse("memory", Message("core.memory")));
  }
  if (!mayAsk(1)) return refuse(from, command.id, sammel::refuse("server.questions"));
  const std::int64_t move = std::max<std::int64_t>(0, command.move.value_or(0));
  const std::unique_ptr<Play> past = lookBack(*state_->play(), from.viewer(), static_cast<std::size_t>(move));
  from.send(protocol::LookedFrame{.id = command.id, .move = move, .position = positionFor(*past, from.viewer())});
}

// ---- who sits where ----

void Table::arrange(const From& from, Seat by, Seat at, std::string entry, const std::string& id) {
  enter(at, by, std::move(entry), id, [this, from, id](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    from->send(protocol::AckFrame{.id = id});
    showTable();
  });
}

// As `arrange`; but if it happens during the ceremony, other people take part from now on, so that begins again.
void Table::changePlayers(const From& from, Seat by, Seat at, std::string entry, const std::string& id) {
  enter(at, by, std::move(entry), id, [this, from, id](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    from->send(protocol::AckFrame{.id = id});
    showTable();
    if (state_->phase() == Phase::ceremony) restartRound();
  });
}

void Table::leave(const From& from, Seat seat, const std::string& id) {
  const bool givesUp = state_->phase() == Phase::seating;
  if (!givesUp) return changePlayers(from, seat, seat, writeEntry(EntryKind::leave), id);
  enter(seat, seat, writeEntry(EntryKind::leave), id, [this, from, seat, id](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    for (const From& connection : connections_) {
      if (connection->viewer().is(seat)) connection->becomeSpectator();
    }
    from->send(protocol::AckFrame{.id = id});
    showTable();
  });
}

void Table::standIn(const From& from, Seat by, const Command& command) {
  const Seat seat(static_cast<int>(*command.seat));
  if (state_->at(seat).isPerson() && isHere(seat)) {
    const std::optional<std::int64_t> left = by == seat ? std::nullopt : patienceWith(seat);
    if (!left) return refuse(*from, command.id, sammel::refuse("server.here"));
    const auto seconds = static_cast<int>((*left + 999) / 1000);
    if (*left > 0) return refuse(*from, command.id, sammel::refuse("server.patience", {arg::number("n", seconds)}));
  }
  changePlayers(from, by, seat, writeEntry(EntryKind::standIn, command.bot.value_or(std::string(usualBot))),
                command.id);
}

namespace {

// After a campaign comes the first game of another one, which has no past.
void forgetPast(std::string& options) {
  const std::size_t past = options.find(" past=");
  if (past != std::string::npos) options.erase(past, options.find(' ', past + 1) - past);
}

}  // namespace

// The same people, with all their devices, and the same options at a new table.
void Table::rematch(const From& from, Seat seat, const std::string& id) {
  if (!state_->next().empty()) return from->send(protocol::AckFrame{.id = id});
  const std::int64_t now = services_.surroundings.now();
  const std::string newId = newTableId(services_.surroundings);
  if (services_.isOff(state_->head().game)) return refuse(*from, id, sammel::refuse("server.titleOff"));
  TableHead head = state_->head();
  head.id = newId;
  head.created = now;
  head.previous.clear();
  if (std::string following = state_->nextOptions(); !following.empty()) {
    head.options = std::move(following);
    head.previous = toHex(digestOf(state_->record()));
  } else {
    forgetPast(head.options);
  }
  Batch batch;
  JournalRow next = state_->row(seat, writeEntry(EntryKind::next, newId), now, TableState::clientKey(seat, id));
  if (const Verdict verdict = state_->apply(next); !verdict.isFine()) return refuse(*from, id, verdict);
  batch.opens.push_back(head);
  batch.rows.push_back(std::move(next));

  TableState fresh(head);
  const auto enterFresh = [&](Seat at, std::string entry) {
    JournalRow row = fresh.row(at, std::move(entry), now, {});
    if (fresh.apply(row).isFine()) batch.rows.push_back(std::move(row));
  };
  enterFresh(Seat::table(), TableState::opening(*fresh.game()));
  if (state_->hints()) enterFresh(Seat::table(), writeEntry(EntryKind::hints, *state_->hints() ? "on" : "off"));
  for (std::size_t i = 0; i < state_->seats().size(); ++i) {
    const SeatState& player = state_->seats()[i];
    const Seat at(static_cast<int>(i));
    if (!player.isPerson()) {
      enterFresh(at, writeEntry(EntryKind::bot, player.bot));
      continue;
    }
    std::string tokens;
    for (const Digest& token : player.tokens) (tokens += tokens.empty() ? "" : ",") += toHex(token);
    enterFresh(at, writeEntry(EntryKind::sit, tokens + ' ' + player.name));
  }
  append(std::move(batch), [this, from, id](const Verdict& verdict) {
    if (!verdict.isFine()) return refuse(*from, id, verdict);
    from->send(protocol::AckFrame{.id = id});
    showTable();
  });
}

}  // namespace sammel
