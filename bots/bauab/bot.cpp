#include <algorithm>
#include <cmath>

#include "bots/bauab/alpha_beta.hpp"
#include "bots/bauab/ending.hpp"
#include "bots/bauab/expert.hpp"
#include "bots/bauab/thumb.hpp"
#include "bots/line.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Bauab>(const BotKind&, std::uint64_t);

namespace sammel {
namespace bauab {
namespace {

struct Strength {
  std::uint32_t nodes;  // for one decision
  int deepest;
  double attention;  // the chance to see a move at all
};

Strength strengthOf(const BotKind::Level& kind) {
  constexpr std::array<Strength, highestLevel> steps{
      {{7'500, 1, 0.22}, {30'000, 1, 0.5}, {120'000, 2, 0.6}, {600'000, 64, 1}, {6'000'000, 64, 1}}};
  Strength strength = steps[static_cast<std::size_t>(kind.level - 1)];
  strength.nodes = std::max(1U, strength.nodes / static_cast<std::uint32_t>(kind.divisor));
  return strength;
}

// What is kept from one decision to the next, on one layout.
struct Mind {
  explicit Mind(const Bauab::Rules& theRules) : rules(theRules) {}
  bool suits(const Bauab::Rules& others) const {
    return rules.layout.besideFirst == others.layout.besideFirst && rules.layout.besideLast == others.layout.besideLast;
  }

  const Bauab::Rules rules;
  Ending ending{rules};
  AlphaBeta search{rules};
};

class BauabBot final : public Bot {
 public:
  BauabBot(const Strength& strength, std::uint64_t seed)
      : strength_(strength),
        rng_(Rng::simulation(seed)),
        fancy_(rng_.use(Purpose::choice, Seat::table()).below(UINT32_MAX) | 1U) {}

  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Bauab>&>(view);
    Moves<Bauab::Action> legal;
    Bauab::legal(mine.rules(), mine.knowledge(), view.seat(), legal);
    if (legal.empty()) return std::nullopt;
    const std::vector<Bauab::Action> seen = overlook(legal.answers());
    if (seen.size() == 1) return Bauab::write(mine.rules(), seen.front());
    std::uint64_t nodes = strength_.nodes;
    if (seesTheEnd(mine.knowledge())) {
      const Ending::Result ending = mindFor(mine.rules()).ending.solve(mine.knowledge(), nodes, partOf(limits));
      // Who has lost still looks for what makes it hardest for the other.
      if (ending.winner && *ending.winner >= 0) return Bauab::write(mine.rules(), ending.best);
      nodes -= std::min(nodes - 1, ending.nodes / endingShare);
    }
    const AlphaBeta::Settings settings{.nodes = nodes, .deepest = strength_.deepest, .fancy = fancy_};
    const AlphaBeta::Result result = mindFor(mine.rules()).search.think(mine.knowledge(), seen, settings, limits);
    return Bauab::write(mine.rules(), result.moves.front().action);
  }

  Estimate estimate(const View& view, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Bauab>&>(view);
    Moves<Bauab::Action> legal;
    Bauab::legal(mine.rules(), mine.knowledge(), view.seat(), legal);
    Estimate estimate;
    estimate.chances = {0.5, 0.5};
    if (legal.empty()) return estimate;
    const AlphaBeta::Settings settings{.nodes = strength_.nodes, .deepest = strength_.deepest, .valuesAll = true};
    const AlphaBeta::Result result =
        mindFor(mine.rules()).search.think(mine.knowledge(), legal.answers(), settings, limits);
    for (const AlphaBeta::Tried& move : result.moves) {
      estimate.moves.push_back(
          {Bauab::write(mine.rules(), move.action), chanceOf(move),
           static_cast<double>(move.nodes) / static_cast<double>(std::max<std::uint64_t>(1, result.nodes))});
    }
    const std::size_t self = view.seat().slot();
    estimate.chances[self] = estimate.moves.front().value;
    estimate.chances[1 - self] = 1 - estimate.moves.front().value;
    return estimate;
  }

  // It answers itself, with less and less to find out: what it has thought of is kept.
  Estimate explain(const View& view, const Limits& limits) override {
    constexpr std::uint64_t share = 4;
    const auto& mine = static_cast<const ViewOf<Bauab>&>(view);
    Estimate estimate = this->estimate(view, limits);
    if (estimate.moves.empty()) return estimate;
    const AlphaBeta::Settings settings{.nodes = strength_.nodes / share, .deepest = strength_.deepest};
    Bauab::State state = mine.knowledge();
    Silent silent;
    estimate.line =
        follow<Bauab>(mine.rules(), state, view.seat(), Bauab::read(mine.rules(), estimate.moves.front().action), rng_,
                      silent, [&](const Bauab::State& now, Seat seat) {
                        Moves<Bauab::Action> legal;
                        Bauab::legal(mine.rules(), now, seat, legal);
                        const auto answer = mindFor(mine.rules()).search.think(now, legal.answers(), settings, limits);
                        return std::optional(answer.moves.front().action);
                      });
    return estimate;
  }

  std::optional<Proof> prove(const View& view, double& effort, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Bauab>&>(view);
    const auto nodes = static_cast<std::uint64_t>(effort * strength_.nodes);
    if (nodes == 0) return std::nullopt;
    const Ending::Result ending = mindFor(mine.rules()).ending.solve(mine.knowledge(), nodes, limits);
    effort = std::max(0.0, effort - static_cast<double>(ending.nodes) / strength_.nodes);
    if (!ending.winner) return std::nullopt;
    Proof proof;
    const double own = (1 + *ending.winner) / 2.0;
    for (int seat = 0; seat < 2; ++seat) proof.chances.push_back(Seat(seat) == mine.knowledge().mover ? own : 1 - own);
    proof.best = Bauab::write(mine.rules(), ending.best);
    return proof;
  }

 private:
  // With more chips left the search for the winner seldom comes to an end. Whoever overlooks moves or does not look
  // far ahead does not try.
  bool seesTheEnd(const Bauab::State& state) const {
    constexpr int fewChips = 11;
    return strength_.attention == 1 && Position(state).chipsLeft() <= fewChips;
  }

  // Where the search for the winner finds nothing there must be time left for a good guess. A position costs it a third
  // of what it costs the other search, so with a third of the time it may visit as many.
  static constexpr int endingShare = 3;
  static Limits partOf(Limits limits) {
    if (limits.deadline) {
      const auto now = std::chrono::steady_clock::now();
      limits.deadline = now + (*limits.deadline - now) / endingShare;
    }
    return limits;
  }

  // A lead of six points wins three games of four.
  static double chanceOf(const AlphaBeta::Tried& move) {
    if (move.value >= won) return 1;
    if (move.value <= -won) return 0;
    if (move.isExact) return 0.5;
    constexpr double scale = 6 * point;
    return 1 / (1 + std::exp(-move.value / scale));
  }

  // Leaves out moves that this player does not see; never all of them.
  std::vector<Bauab::Action> overlook(std::span<const Bauab::Action> moves) {
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    const std::uint32_t kept = chance.below(static_cast<std::uint32_t>(moves.size()));
    std::vector<Bauab::Action> seen;
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      if (i == kept || strength_.attention == 1 || chance.fraction() < strength_.attention) seen.push_back(moves[i]);
    }
    return seen;
  }

  Mind& mindFor(const Bauab::Rules& rules) {
    if (!mind_ || !mind_->suits(rules)) mind_ = std::make_unique<Mind>(rules);
    return *mind_;
  }

  Strength strength_;
  Rng rng_;
  std::uint64_t fancy_;  // the same for the whole game, so that what was found out stays true
  std::unique_ptr<Mind> mind_;
};

}  // namespace
}  // namespace bauab

std::unique_ptr<Bot> search::Expert<Bauab>::level(const BotKind::Level& kind, std::uint64_t seed) {
  return std::make_unique<bauab::BauabBot>(bauab::strengthOf(kind), seed);
}

}  // namespace sammel
