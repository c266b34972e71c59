// The simplest player: any legal answer is as good as any other. It sees nothing but the list of what it may do.
#pragma once

#include <optional>

#include "bots/bot.hpp"

namespace sammel {

// Uniform among the answers; once in 64 times, and only when it is asked anyway, an interrupt instead. Nothing if there
// is nothing to answer.
std::optional<Notation> chooseAtRandom(const Legal& legal, Rng& rng);

class RandomBot final : public Bot {
 public:
  explicit RandomBot(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits&) override {
    return chooseAtRandom(view.legal(), rng_);
  }
  Estimate estimate(const View&, const Limits&) override { return {}; }
  std::int64_t reaction() override;

 private:
  Rng rng_;
};

}  // namespace sammel
