// A set of short texts that only grows as a rule. They lie one after the other in one piece of memory: a table has one
// for every command that was ever carried out there, and is built again from its journal often.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sammel {

class KeySet {
 public:
  bool has(std::string_view key) const { return !places_.empty() && places_[find(key)].size != 0; }
  // No key is empty.
  void add(std::string_view key) {
    if (2 * (count_ + 1) > places_.size()) grow();
    Place& place = places_[find(key)];
    if (place.size != 0) return;
    place = {static_cast<std::uint32_t>(texts_.size()), static_cast<std::uint32_t>(key.size())};
    texts_ += key;
    ++count_;
  }
  void dropThoseThatStartWith(std::string_view beginning) {
    const KeySet old = std::exchange(*this, {});
    for (const Place& place : old.places_) {
      const std::string_view key = old.at(place);
      if (!key.empty() && !key.starts_with(beginning)) add(key);
    }
  }
  std::size_t size() const { return count_; }

 private:
  struct Place {
    std::uint32_t from = 0;
    std::uint32_t size = 0;  // 0: free
  };

  std::string_view at(const Place& place) const { return std::string_view(texts_).substr(place.from, place.size); }
  // Where it is, or would be.
  std::size_t find(std::string_view key) const {
    const std::size_t last = places_.size() - 1;
    std::size_t i = std::hash<std::string_view>()(key) & last;
    while (places_[i].size != 0 && at(places_[i]) != key) i = (i + 1) & last;
    return i;
  }
  void grow() {
    constexpr std::size_t least = 16;
    const std::vector<Place> old =
        std::exchange(places_, std::vector<Place>(places_.empty() ? least : 2 * places_.size()));
    for (const Place& place : old) {
      if (place.size != 0) places_[find(at(place))] = place;
    }
  }

  std::string texts_;
  std::vector<Place> places_;  // a power of two of them, at most half in use
  std::size_t count_ = 0;
};

}  // namespace sammel
