#include "bots/random_bot.hpp"

#include "bots/reaction.hpp"

namespace sammel {

std::optional<Notation> chooseAtRandom(const Legal& legal, Rng& rng) {
  constexpr std::uint32_t interruptOneIn = 64;
  if (legal.answers.empty()) return std::nullopt;
  Chance chance = rng.use(Purpose::choice, Seat::table());
  const bool interrupts = !legal.interrupts.empty() && chance.below(interruptOneIn) == 0;
  const std::vector<Notation>& list = interrupts ? legal.interrupts : legal.answers;
  return list[chance.below(static_cast<std::uint32_t>(list.size()))];
}

std::int64_t RandomBot::reaction() { return randomBotReaction(rng_); }

}  // namespace sammel
