#include "bots/random_bot.hpp"

#include "bots/reaction.hpp"

namespace sammel {

std::optional<Notation> chooseAtRandom(const View& view, Rng& rng) {
  const std::optional<AnyAction> action = chooseAtRandom(view.legal(), rng);
  return action ? std::optional(view.write(*action)) : std::nullopt;
}

std::int64_t RandomBot::reaction() { return randomBotReaction(rng_); }

}  // namespace sammel
