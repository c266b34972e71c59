// A player by rules of thumb: what a thoughtful beginner does who has read the rules once. It looks at what lies there,
// likes some moves better than others, and makes one that it likes best. It does not think ahead and imagines nothing.
//
// A game may have one, in `bots/<id>/thumb.hpp`, which its `bot.cpp` includes:
//
//   template <> class Thumb<Raufer> {
//    public:
//     Thumb(const Raufer::Rules&, const Raufer::Knowledge&, Seat);
//     double like(const Raufer::Action&) const;  // of a legal one; interrupts are made only if liked more than 0
//   };
#pragma once

#include <span>
#include <vector>

#include "bots/bot.hpp"
#include "bots/reaction.hpp"

namespace sammel {

template <Game G>
class Thumb;

template <class G>
concept HasThumb = requires(const Thumb<G>& thumb, const typename G::Action& action) {
  { thumb.like(action) } -> std::same_as<double>;
};

template <Game G>
class ThumbBot final : public Bot {
 public:
  explicit ThumbBot(std::uint64_t seed) : rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits&) override {
    const auto& mine = static_cast<const ViewOf<G>&>(view);
    const Thumb<G> thumb(mine.rules(), mine.knowledge(), view.seat());
    const Liked interrupt = best(thumb, view.legal().interrupts());
    if (!interrupt.moves.empty() && interrupt.most > 0) return view.write(anyOf(interrupt.moves));
    if (view.legal().answers().empty()) return std::nullopt;
    return view.write(anyOf(best(thumb, view.legal().answers()).moves));
  }

  Estimate estimate(const View&, const Limits&) override { return {}; }

  std::int64_t reaction() override { return reactionOfThumb(rng_); }

 private:
  struct Liked {
    std::vector<AnyAction> moves;
    double most = 0;
  };

  static Liked best(const Thumb<G>& thumb, std::span<const AnyAction> moves) {
    Liked liked;
    for (const AnyAction& move : moves) {
      const double like = thumb.like(move.as<typename G::Action>());
      if (!liked.moves.empty() && like < liked.most) continue;
      if (like > liked.most) liked.moves.clear();
      liked.moves.push_back(move);
      liked.most = like;
    }
    return liked;
  }

  AnyAction anyOf(const std::vector<AnyAction>& moves) {
    if (moves.size() == 1) return moves.front();
    return moves[rng_.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(moves.size()))];
  }

  Rng rng_;
};

}  // namespace sammel
