// What one seat hears, as a number: enough to know whether it heard the same. Most games put everything into words
// first; those that tell any log (`tellsAnyLog`) need not.
#pragma once

#include <cstdint>
#include <cstring>
#include <string_view>

#include "bots/search/mix.hpp"
#include "engine/core/log.hpp"

namespace sammel::search {

class Heard {
 public:
  explicit Heard(Seat listener) : listener_(listener) {}

  void clear() { digest_ = 1; }
  std::uint64_t digest() const { return digest_; }

  void tell(const Audience& audience, const Message& message) {
    if (!audience.includes(listener_)) return;
    add(message.key);
    for (const Arg& arg : message.args) add(arg);
  }
  // The same message in parts.
  template <class... Args>
  void tell(const Audience& audience, std::string_view key, const Args&... args) {
    if (!audience.includes(listener_)) return;
    add(key);
    (add(args), ...);
  }
  void glimpse(const Audience& audience, const Message& message) { tell(audience, message); }
  static constexpr void reveal() {}

 private:
  void add(const Arg& arg) {
    digest_ = mix(digest_, static_cast<std::uint64_t>(arg.number));
    if (arg.kind == Arg::Kind::text) add(arg.text.view());
    if (arg.kind == Arg::Kind::word) add(arg.word);
  }

  // The last word overlaps the one before it: texts differ in length, and processors guess badly where loops end.
  void add(std::string_view text) {
    std::uint64_t hash = mix(digest_, text.size());
    std::uint64_t word = 0;
    if (text.size() < sizeof word) {
      for (const char letter : text) word = (word << 8) | static_cast<unsigned char>(letter);
    } else {
      const char* const last = text.data() + text.size() - sizeof word;
      for (const char* at = text.data(); at < last; at += sizeof word) {
        std::memcpy(&word, at, sizeof word);
        hash = mix(hash, word);
      }
      std::memcpy(&word, last, sizeof word);
    }
    digest_ = mix(hash, word);
  }

  Seat listener_;
  std::uint64_t digest_ = 1;
};

}  // namespace sammel::search
