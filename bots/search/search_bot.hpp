// A bot that searches. How strong it is follows from its budget, its eye for moves and its memory.
#pragma once

#include <algorithm>
#include <cmath>
#include <tuple>
#include <vector>

#include "bots/bot.hpp"
#include "bots/reaction.hpp"
#include "bots/search/search.hpp"
#include "bots/search/side_by_side.hpp"

namespace sammel::search {

struct Strength {
  std::uint32_t iterations = 1000;  // for one decision
  double attention = 1;             // the chance to see a move at all
  double sharpness = 1;             // of memory, in games where memory counts
};

template <Game G, class E>
class SearchBot final : public Bot {
 public:
  using Action = typename G::Action;

  SearchBot(const Strength& strength, std::uint64_t seed)
      : strength_(strength), memory_(strength.sharpness, seed), rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    const Legal& legal = view.legal();
    if (legal.empty()) return std::nullopt;
    if (legal.answers().size() == 1 && legal.interrupts().empty()) return view.write(legal[0]);
    const Estimate estimate = think(view, limits, strength_.attention);
    for (const Estimate::Move& move : estimate.moves) {
      if (move.action.empty()) return std::nullopt;
      if (view.offers(move.action)) return move.action;
    }
    if (legal.answers().empty()) return std::nullopt;
    return view.write(legal[0]);
  }

  Estimate estimate(const View& view, const Limits& limits) override {
    const double everything = 1;
    return think(view, limits, everything);
  }

  Estimate explain(const View& view, const Limits& limits) override {
    const double everything = 1;
    return think(view, limits, everything, nullptr, nullptr, true);
  }

  std::optional<Sampled> estimateOf(const View& view, const Notation& action, const Limits& limits) override {
    const double everything = 1;
    Sampled sampled;
    think(view, limits, everything, &action, &sampled);
    return sampled;
  }

  std::optional<std::uint32_t> tries() const override { return strength_.iterations; }

  // As fast as the strongest level.
  std::int64_t reaction() override { return reactionOfLevel(highestLevel, rng_); }

 private:
  using Searcher = Search<G, E>;
  using Tried = typename Searcher::Tried;

  std::uint64_t seed() {
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    return (std::uint64_t{chance.below(UINT32_MAX)} << 32) | chance.below(UINT32_MAX);
  }

  // To wait, where that is possible, is a move without text. `only` leaves out all other moves.
  Estimate think(const View& view, const Limits& limits, double attention, const Notation* only = nullptr,
                 Sampled* sampled = nullptr, bool explains = false) {
    const auto& mine = static_cast<const ViewOf<G>&>(view);
    const typename G::Rules& rules = mine.rules();
    typename G::Knowledge knowledge = mine.knowledge();
    if constexpr (Forgets<E, G>) {
      E::forget(rules, knowledge, memory_);
    }
    const typename G::Belief belief = G::believe(rules, knowledge);
    Moves<Action> moves;
    G::legal(rules, G::imagine(rules, belief, rng_), view.seat(), moves);
    const bool mayWait = moves.answers().empty() && only == nullptr;
    if (attention < 1) moves = overlook(moves, attention);
    if (only != nullptr) moves = just(*G::read(rules, *only));

    const auto threads = static_cast<std::uint32_t>(std::max(1, limits.threads));
    std::vector<typename Searcher::Result> results(threads);
    std::vector<std::uint64_t> seeds(threads);
    for (std::uint64_t& fresh : seeds) fresh = seed();
    if (trees_.size() < threads) trees_.resize(threads);
    sideBySide(threads, [&](std::uint32_t number) {
      const std::uint32_t iterations = (strength_.iterations + threads - 1 - number) / threads;
      Searcher search(rules, view.seat(), seeds[number], trees_[number]);
      search.begin(moves, mayWait, iterations);
      run(search, rules, belief, iterations, limits, seeds[number]);
      results[number] = search.result();
    });
    if (sampled != nullptr) *sampled = sampledIn(results, view.seat());
    Estimate estimate = summary(rules, results, view.seats());
    if (explains) estimate.line = lineOf(estimate, rules, belief, view.seat(), seeds.front());
    return estimate;
  }

  // From the first tree: the others, if any, know much the same.
  Line lineOf(const Estimate& estimate, const typename G::Rules& rules, const typename G::Belief& belief, Seat observer,
              std::uint64_t seed) {
    constexpr std::size_t worlds = G::facts.hidden || G::facts.chance ? 60 : 1;
    if (estimate.moves.empty() || estimate.moves.front().action.empty()) return {};
    const Action best = *G::read(rules, estimate.moves.front().action);
    Searcher search(rules, observer, ~seed, trees_.front());
    Rng rng = Rng::simulation(seed ^ 0x11e);
    std::vector<Line> lines(worlds);
    for (Line& line : lines) {
      typename G::State world = G::imagine(rules, belief, rng);
      line = search.lineAfter(best, world);
    }
    return mostUsual(lines);
  }

  static Sampled sampledIn(const std::vector<typename Searcher::Result>& results, Seat observer) {
    double count = 0;
    double total = 0;
    double squares = 0;
    for (const auto& result : results) {
      count += static_cast<double>(result.iterations);
      total += result.totals[observer.slot()];
      squares += result.squares;
    }
    count = std::max(1.0, count);
    const double mean = total / count;
    // Few samples may by chance all be alike: one more that differs as much as possible.
    const double variance = std::max(0.0, squares / count - mean * mean) + 0.25 / (count + 1);
    return {mean, std::sqrt(variance / count)};
  }

  static void run(Searcher& search, const typename G::Rules& rules, const typename G::Belief& belief,
                  std::uint32_t iterations, const Limits& limits, std::uint64_t seed) {
    constexpr std::uint32_t fewestWorlds = 64;  // short thoughts, too, look at different worlds
    const std::uint32_t uses = std::clamp(iterations / fewestWorlds, 1U, static_cast<std::uint32_t>(usesOfAWorld<E>()));
    Rng rng = Rng::simulation(seed ^ 0x5eed);
    typename G::State world{};
    for (std::uint32_t i = 0; i < iterations; ++i) {
      if (i > 0 && limits.reached()) break;
      if (i % uses == 0) world = G::imagine(rules, belief, rng);
      typename G::State state = world;
      search.iterate(state);
    }
  }

  static Moves<Action> just(const Action& action) {
    Moves<Action> moves;
    moves.add(action);
    return moves;
  }

  // Leaves out moves that this player does not see; never all of them.
  Moves<Action> overlook(const Moves<Action>& moves, double attention) {
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    Moves<Action> seen;
    const std::size_t kept = moves.answers().empty() ? Moves<Action>::capacity
                                                     : chance.below(static_cast<std::uint32_t>(moves.answers().size()));
    for (std::size_t i = 0; i < moves.size(); ++i) {
      if (i != kept && chance.fraction() >= attention) continue;
      if (i < moves.answers().size()) {
        seen.add(moves[i]);
      } else {
        seen.addInterrupt(moves[i]);
      }
    }
    return seen;
  }

  static Estimate summary(const typename G::Rules& rules, const std::vector<typename Searcher::Result>& results,
                          int seats) {
    std::vector<Tried> moves = results.front().moves;
    double iterations = 0;
    Estimate estimate;
    for (int seat = 0; seat < seats; ++seat) estimate.chances.push_back(0);
    for (const auto& result : results) {
      iterations += static_cast<double>(result.iterations);
      for (int seat = 0; seat < seats; ++seat) {
        estimate.chances[static_cast<std::size_t>(seat)] += result.totals[static_cast<std::size_t>(seat)];
      }
      if (&result == &results.front()) continue;
      for (const Tried& move : result.moves) {
        const auto same =
            std::find_if(moves.begin(), moves.end(), [&](const Tried& m) { return m.action == move.action; });
        if (same == moves.end()) {
          moves.push_back(move);
        } else {
          same->visits += move.visits;
          same->total += move.total;
        }
      }
    }
    for (double& chance : estimate.chances) chance /= std::max(1.0, iterations);
    estimate.samples = static_cast<std::uint64_t>(iterations);
    for (const auto& result : results) estimate.work += result.decisions;
    std::vector<const Tried*> order;
    order.reserve(moves.size());
    for (const Tried& move : moves) order.push_back(&move);
    std::sort(order.begin(), order.end(), [](const Tried* a, const Tried* b) {
      return std::tuple(b->visits, b->total, a) < std::tuple(a->visits, a->total, b);
    });
    for (const Tried* move : order) {
      estimate.moves.push_back({move->action ? G::write(rules, *move->action) : Notation(),
                                move->visits == 0 ? 0.0 : move->total / move->visits,
                                move->visits / std::max(1.0, iterations)});
    }
    return estimate;
  }

  Strength strength_;
  Memory memory_;
  Rng rng_;
  std::vector<Tree<Action>> trees_;  // by thread: kept for their memory only
};

}  // namespace sammel::search
