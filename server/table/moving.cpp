#include "server/table/moving.hpp"

#include <utility>
#include <vector>

#include "server/entry.hpp"
#include "server/table/desk.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// Nobody signs a game that is not over.
std::string runningRecord(const TableState& state) {
  Record record = state.record();
  record.form = RecordForm::sealed;
  return writeRecord(record);
}

}  // namespace

void Moving::take(std::span<const Digest> proofs, std::function<void(Verdict, std::string)> done) {
  desk_.whenReady([this, proofs = std::vector<Digest>(proofs.begin(), proofs.end()), done = std::move(done)] {
    if (const Verdict verdict = desk_.whyUnusable(); !verdict.isFine()) return done(verdict, {});
    const TableState& state = *desk_.state();
    SeatSet seats;
    for (const Digest& proof : proofs) seats = seats | state.seatsOf(proof);
    if (seats.empty()) return done(refuse("server.notSeated"), {});
    const bool isCopy = desk_.services().options.isOwnDevice && state.phase() == Phase::playing;
    if (isCopy || state.phase() == Phase::taken) return done(Verdict::fine(), runningRecord(state));
    const Seat seat = seats.first();
    if (const Verdict verdict = state.checkTaking(seat); !verdict.isFine()) return done(verdict, {});
    desk_.enter({.at = seat, .entry = writeEntry(EntryKind::taken)}, [this, done](const Verdict& verdict) {
      done(verdict, verdict.isFine() ? runningRecord(*desk_.state()) : std::string());
      if (verdict.isFine()) desk_.showing().showTable();
    });
  });
}

void Moving::addTo(protocol::TableFrame& frame) const {
  const TableState& state = *desk_.state();
  if (const std::optional<BranchPoint>& origin = state.origin()) {
    frame.origin = {toHex(origin->digest), origin->actions, state.originTable()};
  }
}

}  // namespace sammel
