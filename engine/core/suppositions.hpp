// What a seat may suppose about hidden things: worlds that fit its knowledge are imagined, and it is counted how often
// each fact is true in them. Facts are in words, by `holdings` of the game (see game.hpp).
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/message.hpp"
#include "engine/core/seat.hpp"

namespace sammel {

struct Supposition {
  static constexpr std::string_view typeName = "Supposition";
  static constexpr std::string_view about = "Something hidden, and how likely it is.";
  std::optional<Seat> seat;
  Message words;
  std::int32_t chance = 0;
  static constexpr auto describe() {
    return std::tuple(
        field("seat", &Supposition::seat, "who has it; null: nobody"), field("words", &Supposition::words),
        field("chance", &Supposition::chance, "in thousandths: in so many of the worlds that were imagined"));
  }
  friend bool operator==(const Supposition&, const Supposition&) = default;
};

class Suppositions {
 public:
  static constexpr std::size_t most = 6;

  void beginWorld() { ++worlds_; }
  // In the present world this is so. `Seat::table()`: of what nobody has. To be told twice is to be told once.
  void tell(Seat seat, const Message& words);

  // All that was told, with its chance.
  std::vector<Supposition> all() const;
  // What is worth telling `viewer`, at most so many, seat by seat and the likeliest first.
  //
  // The own things are known, and so is, as a rule, what is certain about the others. What is left is compared with
  // whatever else is told of that seat in the same words: if one card is about as likely as any other, nothing was
  // concluded about it. Something that is told of a seat in no other way is about the moment, and counts first. What
  // nobody has can have been seen by nobody: there, what is likely or certain is told.
  std::vector<Supposition> telling(Seat viewer) const;

 private:
  struct Fact {
    Seat seat;
    Message words;
    int worlds = 0;  // in which it was true
    int latest = 0;
  };
  double chanceOf(const Fact& fact) const { return static_cast<double>(fact.worlds) / worlds_; }
  Supposition supposition(const Fact& fact) const;
  // How telling a fact is: 0 if not at all.
  double weightOf(const Fact& fact) const;

  std::vector<Fact> facts_;
  std::size_t next_ = 0;  // where the next fact probably is: worlds tell much the same in the same order
  int worlds_ = 0;
};

}  // namespace sammel
