// The simplest player: any legal answer is as good as any other. It sees nothing but the list of what it may do.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "bots/bot.hpp"

namespace sammel {

// Uniform among the answers; once in 64 times, and only when it is asked anyway, an interrupt instead. Nothing if there
// is nothing to answer.
template <class Action>
std::optional<Action> chooseAtRandom(const Moves<Action>& legal, Rng& rng) {
  constexpr std::uint32_t interruptOneIn = 64;
  if (legal.answers().empty()) return std::nullopt;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  const bool interrupts = !legal.interrupts().empty() && chance.below(interruptOneIn) == 0;
  const std::span<const Action> list = interrupts ? legal.interrupts() : legal.answers();
  return list[chance.below(static_cast<std::uint32_t>(list.size()))];
}
std::optional<Notation> chooseAtRandom(const View& view, Rng& rng);

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits&) override { return chooseAtRandom(view, rng_); }
  Estimate estimate(const View&, const Limits&) override { return {}; }
  std::int64_t reaction() override;

 private:
  Rng rng_;
};

}  // namespace sammel
