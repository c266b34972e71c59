#include "engine/games/misd/cards.hpp"

#include <bitset>
#include <span>

#include "engine/core/rng.hpp"

namespace sammel::misd {

namespace {

Verdict refuse(std::string_view key, int card = 0) {
  Message message(key);
  if (card > 0) message.args.push_back(arg::number("card", card));
  return Verdict::refuse("content", message);
}

// Whether every number from 0 to 9 is there.
template <class List>
bool namesAll(const List& list) {
  std::bitset<kinds> named;
  for (const auto item : list) {
    const int n = static_cast<int>(item);
    if (n < 0 || n >= kinds) return false;
    named.set(static_cast<std::size_t>(n));
  }
  return named.all();
}

bool isOn(const PrintedGap& gap, const PrintedCard& card) {
  return gap.shape >= 0 && gap.shape < kinds && card.colours[static_cast<std::size_t>(gap.shape)] == gap.colour;
}

}  // namespace

Verdict validate(const Content& content) {
  if (!namesAll(content.shapes.value)) return refuse("misd.pack.shapes");
  if (!namesAll(content.colours.value)) return refuse("misd.pack.colours");
  std::bitset<kinds * kinds> printed;
  int n = 0;
  for (const PrintedCard& card : content.cards.value) {
    ++n;
    if (!namesAll(card.colours)) return refuse("misd.pack.card", n);
    if (!isOn(card.front, card) || !isOn(card.back, card)) return refuse("misd.pack.gap", n);
    if (card.front.shape == card.back.shape) return refuse("misd.pack.sides", n);
    for (std::size_t shape = 0; shape < kinds; ++shape) {
      const std::size_t pair = shape * kinds + static_cast<std::size_t>(card.colours[shape]);
      if (printed.test(pair)) return refuse("misd.pack.twice", n);
      printed.set(pair);
    }
  }
  return Verdict::fine();
}

// Where the shapes lie is not in the pack. Every face gets a scattering of its own, always the same, so that nothing
// can be read off the order and a face is known again like a printed one.
Faces facesOf(const Content& content) {
  Faces faces;
  for (std::size_t f = 0; f < faceCount; ++f) {
    const PrintedCard& card = content.cards.value[f / 2];
    const PrintedGap& gap = f % 2 == 0 ? card.front : card.back;
    const auto pairAt = [&](std::size_t shape) {
      return Pair{content.shapes.value[shape], content.colours.value[static_cast<std::size_t>(card.colours[shape])]};
    };
    faces[f].missing = pairAt(static_cast<std::size_t>(gap.shape));
    std::size_t next = 0;
    for (std::size_t shape = 0; shape < kinds; ++shape) {
      if (shape != static_cast<std::size_t>(gap.shape)) faces[f].items[next++].pair = pairAt(shape);
    }
    Rng rng = Rng::simulation(f);
    Chance chance = rng.use(Purpose::choice, Seat::table());
    chance.shuffle(std::span<Item>(faces[f].items));
    for (std::size_t i = 0; i < shown; ++i) {
      const auto near = [&](std::size_t third) {
        return static_cast<std::int8_t>(18 + 32 * third - 6 + chance.below(13));
      };
      faces[f].items[i].x = near(i % 3);
      faces[f].items[i].y = near(i / 3);
      // A square that is turned far looks like a diamond.
      faces[f].items[i].angle = static_cast<std::int16_t>(static_cast<int>(chance.below(21)) - 10);
    }
  }
  return faces;
}

}  // namespace sammel::misd
