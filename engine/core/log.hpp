// What `apply` tells about an action. Search uses `Silent`, which compiles away; tables use `Events`.
#pragma once

#include <vector>

#include "engine/core/message.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

// Who may hear of something.
struct Audience {
  SeatSet seats;
  bool spectators = false;

  static constexpr Audience everyone() { return {SeatSet::all(maxSeats), true}; }
  static constexpr Audience only(Seat seat) { return {SeatSet(seat), false}; }
  static constexpr Audience allBut(SeatSet hidden) {
    Audience rest = everyone();
    for (const Seat seat : hidden) rest.seats = rest.seats.without(seat);
    return rest;
  }
  constexpr bool includes(Viewer viewer) const { return viewer.isSpectator() ? spectators : seats.has(viewer.seat()); }
};

struct Silent {
  static constexpr void tell(const Audience&, const Message&) {}
  static constexpr void glimpse(const Audience&, const Message&) {}
  static constexpr void reveal() {}
};

struct Event {
  Audience audience;
  Message message;
  bool fleeting = false;
};

class Events {
 public:
  void tell(const Audience& audience, const Message& message) { events_.emplace_back(audience, message, false); }
  // For what people must remember themselves: the line is gone once its audience has heard of anything later, and comes
  // back when the game is over.
  void glimpse(const Audience& audience, const Message& message) { events_.emplace_back(audience, message, true); }
  // Something became known or was left to chance: this action cannot be taken back.
  void reveal() { revealed_ = true; }

  const std::vector<Event>& all() const { return events_; }
  bool revealed() const { return revealed_; }
  void clear() {
    events_.clear();
    revealed_ = false;
  }

 private:
  std::vector<Event> events_;
  bool revealed_ = false;
};

}  // namespace sammel
