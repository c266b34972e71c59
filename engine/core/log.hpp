// What `apply` tells about an action: events, each with who may hear of it. Events are values of the game; words are
// made of them only where people read them (`words` in game.hpp). Who need not hear uses `Silent`, which compiles
// away, simulations `Forgetful`; tables keep events in an EventLog.
#pragma once

#include <type_traits>
#include <vector>

#include "engine/core/any_value.hpp"
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
  template <class Event>
  static constexpr void tell(const Audience&, const Event&) {}
  template <class Event>
  static constexpr void glimpse(const Audience&, const Event&) {}
  static constexpr void reveal() {}
};

// For simulations in which nobody will be asked what they know: what players remember need not be kept.
struct Forgetful : Silent {
  static constexpr bool forgets = true;
};
template <class Log>
inline constexpr bool hears = !std::is_base_of_v<Silent, Log>;
template <class Log>
inline constexpr bool remembers = !requires { requires Log::forgets; };

template <class Event>
struct Told {
  Audience audience;
  Event event;
  bool fleeting = false;
};

template <class Event>
class EventLog {
 public:
  void tell(const Audience& audience, const Event& event) { told_.push_back({audience, event, false}); }
  // For what people must remember themselves: it is gone once its audience has heard of anything later, and comes back
  // when the game is over.
  void glimpse(const Audience& audience, const Event& event) { told_.push_back({audience, event, true}); }
  // Something became known or was left to chance: this action cannot be taken back.
  void reveal() { revealed_ = true; }

  const std::vector<Told<Event>>& all() const { return told_; }
  bool revealed() const { return revealed_; }
  void clear() {
    told_.clear();
    revealed_ = false;
  }

 private:
  std::vector<Told<Event>> told_;
  bool revealed_ = false;
};

using Events = EventLog<AnyEvent>;

// What a game tells goes into `Events`.
template <class Event>
class ErasingLog {
 public:
  explicit ErasingLog(Events& events) : events_(events) {}
  void tell(const Audience& audience, const Event& event) { events_.tell(audience, AnyEvent(event)); }
  void glimpse(const Audience& audience, const Event& event) { events_.glimpse(audience, AnyEvent(event)); }
  void reveal() { events_.reveal(); }

 private:
  Events& events_;
};

}  // namespace sammel
