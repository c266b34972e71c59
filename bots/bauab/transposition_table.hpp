// What a search has found out about positions, to be used when they come up again: by other moves, at the next depth or
// in the next thought. It grows with what is put into it, so a short thought does not pay for the memory of a long one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace sammel::bauab {

class TranspositionTable {
 public:
  enum class Bound : std::uint8_t { none, lower, upper, exact };
  struct Entry {
    std::uint64_t key = 0;
    std::int16_t value = 0;
    std::int8_t depth = 0;
    Bound bound = Bound::none;
    bool guessed = false;
    std::uint8_t move = 0;
    std::uint8_t thought = 0;  // set by `store`
  };
  static_assert(sizeof(Entry) == 16);
  static constexpr std::size_t mostEntries = 1U << 20U;

  // From now on, what was stored before makes room first.
  void nextThought() { ++thought_; }

  const Entry* find(std::uint64_t key) const {
    for (const Entry& entry : placeOf(key)) {
      if (entry.key == key && entry.bound != Bound::none) return &entry;
    }
    return nullptr;
  }

  void store(const Entry& entry) {
    Entry& old = leastNeeded(entry.key);
    const bool isMore = old.bound == Bound::none;
    old = entry;
    old.thought = thought_;
    used_ += isMore ? 1 : 0;
    if (isMore && used_ > capacity() / 2 && capacity() < mostEntries) grow();
  }

  std::size_t capacity() const { return places_.size() * entriesAPlace; }

 private:
  static constexpr std::size_t entriesAPlace = 4;  // a line of the processor's cache
  static constexpr std::size_t firstPlaces = 1024;
  using Place = std::array<Entry, entriesAPlace>;

  const Place& placeOf(std::uint64_t key) const { return places_[key & (places_.size() - 1)]; }
  Place& placeOf(std::uint64_t key) { return places_[key & (places_.size() - 1)]; }

  // The entry of the same position, or a free one, or else the one of an earlier thought or of the least depth.
  Entry& leastNeeded(std::uint64_t key) {
    Place& place = placeOf(key);
    const auto fits = std::find_if(place.begin(), place.end(),
                                   [&](const Entry& entry) { return entry.bound == Bound::none || entry.key == key; });
    if (fits != place.end()) return *fits;
    return *std::min_element(place.begin(), place.end(), [&](const Entry& a, const Entry& b) {
      return std::pair(a.thought == thought_, a.depth) < std::pair(b.thought == thought_, b.depth);
    });
  }

  // The entries of a place go to one of two, so there is room for all.
  void grow() {
    const std::vector<Place> before = std::exchange(places_, std::vector<Place>(places_.size() * 2));
    for (const Place& place : before) {
      for (const Entry& entry : place) {
        if (entry.bound != Bound::none) leastNeeded(entry.key) = entry;
      }
    }
  }

  std::vector<Place> places_ = std::vector<Place>(firstPlaces);
  std::size_t used_ = 0;  // entries
  std::uint8_t thought_ = 0;
};

}  // namespace sammel::bauab
