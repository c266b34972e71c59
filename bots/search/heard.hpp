// What one seat hears, as a number: enough to know whether it heard the same.
#pragma once

#include <cstdint>
#include <string_view>

#include "bots/search/mix.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/log.hpp"

namespace sammel::search {

class Heard {
 public:
  static constexpr bool forgets = true;  // the search asks nobody what they know of imagined worlds

  explicit Heard(Seat listener) : listener_(listener) {}

  void clear() { digest_ = 1; }
  std::uint64_t digest() const { return digest_; }

  template <Alternative Event>
  void tell(const Audience& audience, const Event& event) {
    if (!audience.includes(listener_)) return;
    digest_ = mix(digest_, number<Event>);
    forEachWord(event, [this](std::uint64_t word) { digest_ = mix(digest_, word); });
  }
  template <Alternative Event>
  void glimpse(const Audience& audience, const Event& event) {
    tell(audience, event);
  }
  static constexpr void reveal() {}

 private:
  // Of a kind of event.
  template <class Event>
  static constexpr std::uint64_t number = [] {
    std::uint64_t hash = 1;
    for (const char letter : Event::kind) hash = mix(hash, static_cast<std::uint64_t>(letter));
    return hash;
  }();

  Seat listener_;
  std::uint64_t digest_ = 1;
};

// The same where people will be asked.
class HeardAndRemembered : public Heard {
 public:
  static constexpr bool forgets = false;
  using Heard::Heard;
};

}  // namespace sammel::search
