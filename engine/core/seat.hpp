// Who sits at a table: seats, sets of seats, and viewers.
#pragma once

#include <array>
#include <bit>
#include <compare>
#include <cstddef>
#include <cstdint>

#include "engine/core/bits.hpp"

namespace sammel {

inline constexpr int maxSeats = 8;

// A person (or bot) for the whole game. Places that people swap during a game are game state, not seats.
// `Seat::table()` is an actor too: what happens to the table as a whole (a time-out, an opened round).
class Seat {
 public:
  constexpr Seat() = default;
  constexpr explicit Seat(int index) : index_(static_cast<std::uint8_t>(index)) {}
  static constexpr Seat table() { return Seat(tableIndex); }

  constexpr int index() const { return index_; }
  constexpr std::size_t slot() const { return index_; }  // in a list with an entry for every seat
  constexpr bool isTable() const { return index_ == tableIndex; }
  // The n-th neighbour to the left (clockwise) among `seats` seats.
  constexpr Seat left(int seats, int steps = 1) const { return Seat((index_ + steps) % seats); }

  friend constexpr auto operator<=>(Seat, Seat) = default;

 private:
  static constexpr int tableIndex = maxSeats;
  std::uint8_t index_ = 0;
};

class SeatSet {
 public:
  constexpr SeatSet() = default;
  constexpr SeatSet(Seat seat) : bits_(static_cast<std::uint16_t>(1U << seat.index())) {}
  static constexpr SeatSet all(int seats) { return SeatSet(static_cast<std::uint16_t>((1U << seats) - 1U)); }

  constexpr bool has(Seat seat) const { return ((bits_ >> seat.index()) & 1U) != 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr int size() const { return std::popcount(bits_); }
  constexpr std::uint16_t bits() const { return bits_; }
  constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }
  constexpr Seat nth(int n) const { return Seat(nthBit(bits_, static_cast<unsigned>(n))); }
  constexpr SeatSet with(Seat seat) const { return SeatSet(static_cast<std::uint16_t>(bits_ | (1U << seat.index()))); }
  constexpr SeatSet without(Seat seat) const {
    return SeatSet(static_cast<std::uint16_t>(bits_ & ~(1U << seat.index())));
  }
  constexpr SeatSet operator|(SeatSet other) const { return SeatSet(static_cast<std::uint16_t>(bits_ | other.bits_)); }

  class Iterator {
   public:
    constexpr explicit Iterator(unsigned bits) : bits_(bits) {}
    constexpr Seat operator*() const { return Seat(std::countr_zero(bits_)); }
    constexpr Iterator& operator++() {
      bits_ &= bits_ - 1;
      return *this;
    }
    friend constexpr bool operator==(Iterator, Iterator) = default;

   private:
    unsigned bits_;
  };
  constexpr Iterator begin() const { return Iterator(bits_); }
  constexpr Iterator end() const { return Iterator(0); }

  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  constexpr explicit SeatSet(std::uint16_t bits) : bits_(bits) {}
  std::uint16_t bits_ = 0;
};

// Somebody who looks at a table: a seat, or a spectator without one.
class Viewer {
 public:
  constexpr Viewer(Seat seat) : seat_(seat) {}
  static constexpr Viewer spectator() { return Viewer(Seat::table()); }

  constexpr bool isSpectator() const { return seat_.isTable(); }
  constexpr bool is(Seat seat) const { return seat_ == seat && !isSpectator(); }
  constexpr Seat seat() const { return seat_; }

  friend constexpr bool operator==(Viewer, Viewer) = default;

 private:
  Seat seat_;
};

// One thing for every seat, found by the seat.
template <class T, std::size_t Seats = maxSeats>
struct PerSeat {
  using value_type = T;
  std::array<T, Seats> items{};

  static constexpr std::size_t size() { return Seats; }
  constexpr T& operator[](Seat seat) { return items[seat.slot()]; }
  constexpr const T& operator[](Seat seat) const { return items[seat.slot()]; }
  constexpr T* begin() { return items.data(); }
  constexpr T* end() { return items.data() + Seats; }
  constexpr const T* begin() const { return items.data(); }
  constexpr const T* end() const { return items.data() + Seats; }
  constexpr void fill(const T& item) { items.fill(item); }
  friend constexpr bool operator==(const PerSeat&, const PerSeat&) = default;
};

}  // namespace sammel
