#include "server/table/playing.hpp"

#include <algorithm>

#include "engine/core/position.hpp"
#include "server/attempt.hpp"
#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/lessons.hpp"
#include "server/table/puzzles.hpp"
#include "server/table/races.hpp"
#include "server/texts.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// Fine if people can act at this table at all.
Verdict checkActor(const TableState& state, Seat seat) {
  if (state.phase() == Phase::over) return Verdict::refuse("over", Message("core.over"));
  if (state.phase() != Phase::playing) return refuse("server.phase.playing");
  return state.at(seat).isAway() ? refuse("server.away") : Verdict::fine();
}

}  // namespace

Considered consider(const TableState& state, Seat seat, const protocol::Act& command) {
  if (const Verdict verdict = checkActor(state, seat); !verdict.isFine()) return {seat, {}, verdict};
  const bool isCommandOfItsOwn = command.action == undoAction || command.action == resignAction;
  if (!isPlain(command.action, Notation::capacity()) || isCommandOfItsOwn) {
    return {seat, {}, refuse("server.malformed", {arg::text("where", "/action")})};
  }
  const Moment moment = state.play()->moment(seat);
  Considered considered = state.play()->match().consider(seat, command.action);
  const bool isInterrupt = considered.action && state.play()->match().isInterrupt(seat, *considered.action);
  const bool isCurrent = command.answers == (isInterrupt ? moment.occasion : moment.decision) ||
                         (!considered.verdict.isFine() && command.answers == moment.occasion);
  if (!isCurrent) considered.verdict = refuse(state.isRace() ? "server.late" : "server.stale");
  return considered;
}

SeatSet Playing::waitedFor() const {
  const TableState& state = *desk_.state();
  return state.phase() == Phase::playing ? state.play()->match().turn().must : SeatSet();
}

void Playing::carryOut(const protocol::Act& command, const Asker& asker) {
  const Considered considered = consider(*desk_.state(), asker.seat, command);
  Verdict verdict = considered.verdict;
  if (verdict.isFine()) verdict = checkAsked(*desk_.state(), asker.seat, considered.notation.view());
  if (verdict.isFine()) verdict = checkSolution(*desk_.state(), asker.seat, considered.notation.view());
  if (!verdict.isFine()) return desk_.showing().refuse(*asker.from, command.id, verdict);
  act(asker.from, command, considered);
}

void Playing::act(const std::shared_ptr<Connection>& from, const protocol::Act& command, const Considered& action) {
  if (desk_.state()->isRace()) return races_.claim(from, command, action);
  desk_.enter({.at = action.seat,
               .entry = writeEntry(EntryKind::act, action.notation),
               .by = action.seat,
               .id = command.id,
               .action = &action},
              [this, from, id = command.id](const Verdict& verdict) {
                if (verdict.isFine()) {
                  desk_.moved(from != nullptr);
                  return desk_.showing().showMove(from.get(), id);
                }
                if (from) desk_.showing().refuse(*from, id, verdict);  // the rebuilt table wakes its bots again
              });
}

void Playing::carryOut(const protocol::Undo& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (const Verdict verdict = checkActor(*desk_.state(), asker.seat); !verdict.isFine()) return no(verdict);
  const std::uint32_t decision = desk_.state()->play()->moment(asker.seat).decision;
  if (command.answers && *command.answers != decision) return no(refuse("server.stale"));
  Batch batch;
  if (const Verdict verdict = takeBack(batch, asker.seat, command.id); !verdict.isFine()) return no(verdict);
  desk_.append(std::move(batch), [this, asker, id = command.id](const Verdict& verdict) {
    if (!verdict.isFine()) return desk_.showing().refuse(*asker.from, id, verdict);
    desk_.showing().showMove(asker.from.get(), id, Telling::takenBack);
    tellOfUndo(asker.seat);
  });
}

void Playing::carryOut(const protocol::Resign& command, const Asker& asker) {
  const auto no = [this, asker, id = command.id](const Verdict& verdict) {
    desk_.showing().refuse(*asker.from, id, verdict);
  };
  if (const Verdict verdict = checkActor(*desk_.state(), asker.seat); !verdict.isFine()) return no(verdict);
  const Verdict verdict = desk_.state()->checkResign(asker.seat);
  if (!verdict.isFine()) return no(verdict);
  desk_.enter({.at = asker.seat, .entry = writeEntry(EntryKind::resign), .by = asker.seat, .id = command.id},
              [this, no, asker, id = command.id](const Verdict& stored) {
                if (!stored.isFine()) return no(stored);
                desk_.showing().showMove(asker.from.get(), id);
              });
}

// Against bots their answers go first, as undos of their own seats: all in one batch, so either all or nothing.
Verdict Playing::takeBack(Batch& batch, Seat seat, const std::string& id) {
  const TableState& state = *desk_.state();
  const std::vector<Seat> undoers = state.undoersFor(seat);
  const int most = desk_.services().options.limits.undosOfAGame / static_cast<int>(state.seats().size());
  for (const Seat bot : undoers) {
    const auto needed = static_cast<int>(std::count(undoers.begin(), undoers.end(), bot));
    if (state.undosOf(bot) + needed > most) return refuse("server.undosOfAGame", {arg::number("n", most)});
  }
  const std::string entry = writeEntry(EntryKind::undo);
  for (std::size_t i = 0; i + 1 < undoers.size(); ++i) {
    if (!desk_.add(batch, {.at = undoers[i], .entry = entry}).isFine()) giveUp("a bot cannot undo");
  }
  return desk_.add(batch, {.at = seat, .entry = entry, .by = seat, .id = id});
}

// The story has forgotten what was taken back; whoever had heard of it wants to know why.
void Playing::tellOfUndo(Seat seat) const {
  const std::optional<Play::Undone>& undone = desk_.state()->play()->undone();
  desk_.showing().forEach([&](Connection& other) {
    const bool hasHeard = undone && undone->heardBy.includes(other.viewer()) && !other.viewer().is(seat);
    if (hasHeard) other.send(protocol::UndoneFrame{.seat = static_cast<std::int8_t>(seat.index())});
  });
}

// Whoever only asks must not keep those waiting who play.
bool Playing::mayAsk(double cost) {
  TableServices& services = desk_.services();
  return services.questions.take(services.options.questions, desk_.now(), cost);
}

void Playing::carryOut(const protocol::Explain& command, const Asker& asker) {
  constexpr std::size_t mostActions = 32;
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  const std::vector<std::string> actions = command.actions.value_or(std::vector<std::string>());
  const Play* play = desk_.state()->play();
  if (play == nullptr) return no(refuse("server.phase.playing"));
  if (actions.size() > mostActions) return no(refuse("server.malformed", {arg::text("where", "/actions/32")}));
  if (!mayAsk(static_cast<double>(actions.size()) / 8)) return no(refuse("server.questions"));
  protocol::ExplainedFrame frame{.id = command.id, .previews = {}};
  for (const std::string& action : actions) {
    if (!isPlain(action, Notation::capacity())) return no(refuse("server.malformed", {arg::text("where", "/actions")}));
    Preview preview = previewOf(*play, asker.seat, action);
    const Verdict verdict = checkLit(*desk_.state(), asker.seat, action);
    if (!preview.refusal && !verdict.isFine()) {
      preview = {.action = action, .refusal = Refusal{verdict.clause(), verdict.reason()}, .screen = {}};
    }
    frame.previews.push_back(std::move(preview));
  }
  asker.from->send(std::move(frame));
}

void Playing::carryOut(const protocol::Look& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  const Play* play = desk_.state()->play();
  if (play == nullptr) return no(refuse("server.phase.playing"));
  if (play->match().mustRemember() && !play->match().outcome().over) {
    return no(Verdict::refuse("memory", Message("core.memory")));
  }
  if (!mayAsk(1)) return no(refuse("server.questions"));
  const Viewer viewer = asker.from->viewer();
  const std::int64_t move = std::max<std::int64_t>(0, command.move.value_or(0));
  const std::unique_ptr<Play> past = lookBack(*play, viewer, static_cast<std::size_t>(move));
  asker.from->send(protocol::LookedFrame{.id = command.id, .move = move, .position = positionFor(*past, viewer)});
}

}  // namespace sammel
