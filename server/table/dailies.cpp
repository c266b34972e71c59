#include "server/table/dailies.hpp"

#include "server/daily.hpp"
#include "server/table/desk.hpp"

namespace sammel {

// Told again whenever the table is read from the journal: the sheet may have missed it.
void Dailies::goOn() {
  const TableState* state = desk_.state();
  if (isTold_ || state == nullptr || state->day().empty() || state->phase() != protocol::Phase::over) return;
  isTold_ = true;
  const Outcome outcome = state->play()->match().outcome();
  const std::size_t slot = daily::seat.slot();
  desk_.services().noteDaily({.day = state->day(),
                              .game = state->head().game,
                              .table = desk_.id(),
                              .name = state->at(daily::seat).name,
                              .points = outcome.points[slot],
                              .rank = outcome.ranks[slot],
                              .gaveUp = state->play()->givenUpBy().has_value()});
}

void Dailies::addTo(protocol::TableFrame& frame) const { frame.daily = desk_.state()->day(); }

}  // namespace sammel
