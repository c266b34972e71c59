// Misd is no game of search: whoever looks, sees. A level is how soon it has seen, and how often it was mistaken.
#pragma once

#include <array>

#include "bots/reaction.hpp"
#include "bots/search/expert.hpp"
#include "engine/games/misd/misd.hpp"

namespace sammel {

class MisdBot final : public Bot {
 public:
  MisdBot(int level, std::uint64_t seed) : level_(level), rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits&) override {
    const Legal& legal = view.legal();
    if (legal.answers().empty()) return std::nullopt;
    const Notation right = solution(view);
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    if (chance.fraction() >= errors[static_cast<std::size_t>(level_ - 1)]) return right;
    return view.write(legal[chance.below(static_cast<std::uint32_t>(legal.answers().size()))]);
  }

  // Whoever sees the solution has no doubt about it; who wins is a matter of speed, which nobody knows.
  Estimate estimate(const View& view, const Limits&) override {
    Estimate estimate;
    for (int seat = 0; seat < view.seats(); ++seat) estimate.chances.push_back(1.0 / view.seats());
    if (!view.legal().answers().empty()) estimate.moves.push_back({solution(view), 1.0 / view.seats(), 1});
    return estimate;
  }

  std::int64_t reaction() override { return reactionOfLevel(level_, rng_); }

 private:
  static constexpr std::array<double, highestLevel> errors{0.3, 0.2, 0.12, 0.06, 0.02};

  static Notation solution(const View& view) {
    const auto& mine = static_cast<const ViewOf<Misd>&>(view);
    const int claim = Misd::solution(mine.rules(), mine.knowledge());
    return Misd::write(mine.rules(), Misd::actionOf(mine.rules(), claim));
  }

  int level_;
  Rng rng_;
};

namespace search {

template <>
struct Expert<Misd> : Plain<Misd> {
  static std::unique_ptr<Bot> level(const BotKind::Level& kind, std::uint64_t seed) {
    return std::make_unique<MisdBot>(kind.level, seed);
  }
};

}  // namespace search
}  // namespace sammel
