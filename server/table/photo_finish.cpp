#include "server/table/photo_finish.hpp"

#include <algorithm>

#include "engine/core/referee.hpp"

namespace sammel {

std::int64_t trustedReaction(std::int64_t elapsed, std::optional<std::int64_t> shownAgo, std::int64_t roundTrip) {
  const std::int64_t least = std::max<std::int64_t>(0, elapsed - roundTrip);
  return std::clamp(shownAgo.value_or(elapsed), least, std::max(least, elapsed));
}

Claim* PhotoFinish::of(Seat seat) {
  const auto found =
      std::find_if(claims_.begin(), claims_.end(), [seat](const Claim& claim) { return claim.seat == seat; });
  return found == claims_.end() ? nullptr : &*found;
}

void PhotoFinish::hold(Claim claim) { placeByReaction(claims_, std::move(claim)); }

}  // namespace sammel
