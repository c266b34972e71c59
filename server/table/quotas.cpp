#include "server/table/quotas.hpp"

#include "server/table/desk.hpp"

namespace sammel {

using protocol::Quota;

Verdict Quotas::take(Seat seat, Quota quota) {
  if (quota == Quota::none) return Verdict::fine();
  const TableLimits& limits = desk_.services().options.limits;
  const TableState& state = *desk_.state();
  if (!rows_[seat].take(limits.rows, desk_.now())) return refuse("server.rows");
  switch (quota) {
    case Quota::none:
    case Quota::row: break;
    case Quota::action:
      if (desk_.isFull()) return refuse("server.longGame");
      break;
    case Quota::undo: {
      const int most = limits.undosOfAGame / static_cast<int>(state.seats().size());
      if (state.undosOf(seat) >= most) return refuse("server.undosOfAGame", {arg::number("n", most)});
      if (!undos_[seat].take(limits.undos, desk_.now())) return refuse("server.undos");
      break;
    }
    case Quota::change:
      if (state.changesOf(seat) >= limits.changes) return refuse("server.changes");
      break;
  }
  return Verdict::fine();
}

}  // namespace sammel
