// Information-set Monte Carlo tree search over worlds that one seat imagines.
//
// Every iteration takes a world that fits what the observer knows, walks down the tree by trying the most promising
// actions, adds one action to the tree, plays the game out, and credits all actions on the way. A node is an
// information set as the observer sees it: it is found by what the observer was told since the root and, for the other
// seats, by what they did themselves. So the same node serves all imagined worlds, and nobody in the tree acts on what
// the observer could not tell apart. In the observer's own nodes the legal actions are the same in every world; in
// those of the others they depend on hidden cards, hence the count of how often an action was available (Cowling,
// Powley, Whitehouse 2012).
//
// Simultaneous choices are made one after the other: as nobody is told of them, nobody's node depends on them.
// Interrupts are tried beside the answers by whoever is asked; whoever is not asked has the choice to wait, at the
// root, and interrupts at random in the rollouts.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bots/line.hpp"
#include "bots/search/expert.hpp"
#include "bots/search/heard.hpp"
#include "bots/search/mix.hpp"
#include "bots/search/tree.hpp"
#include "engine/core/random_driver.hpp"

namespace sammel::search {

template <Game G, class E>
class Search {
 public:
  using Rules = typename G::Rules;
  using State = typename G::State;
  using Action = typename G::Action;

  struct Tried {
    std::optional<Action> action;  // nothing: wait
    std::uint32_t visits = 0;
    double total = 0;  // of the values for the observer
  };
  struct Result {
    std::vector<Tried> moves;
    std::array<double, maxSeats> totals{};  // of the values for every seat, over all iterations
    double squares = 0;                     // of the observer's values
    std::uint64_t iterations = 0;
    std::uint64_t decisions = 0;  // in the tree and in rollouts together
  };

  // Uses the tree, whose memory can so serve one thought after the other.
  Search(const Rules& rules, Seat observer, std::uint64_t seed, Tree<Action>& tree)
      : rules_(rules),
        observer_(observer),
        driver_(seed),
        rng_(Rng::simulation(~seed)),
        heard_(observer),
        tree_(tree) {}

  // Thinks about `moves`, which are legal for the observer now; `mayWait` adds the choice to do nothing. Room for
  // `iterations` is made at once, so that nothing is allocated later on but actions of new nodes.
  void begin(const Moves<Action>& moves, bool mayWait, std::uint32_t iterations) {
    root_ = moves;
    mayWait_ = mayWait;
    wait_ = {};
    result_ = {};
    tree_.clear(std::min(iterations + 1, mostNodes));
  }

  // One iteration from this world, which is used up.
  void iterate(State& state) {
    path_.clear();
    Trace trace;
    for (bool isRoot = true;; isRoot = false) {
      const std::optional<Seat> actor = isRoot ? observer_ : nextActor(state);
      if (!actor) {
        if (G::outcome(rules_, state).over) break;
        if (!letTimePass(state, trace)) break;
        continue;
      }
      if (path_.size() == deepest) break;
      const std::uint64_t key = trace.key(*actor);
      Node* node = listsNeverVary && !isRoot ? tree_.find(key) : nullptr;
      std::size_t chosen = 0;
      if (node != nullptr) {
        chosen = chooseAmongAll(*node, false);
      } else {
        if (!isRoot) G::legal(rules_, state, *actor, moves_);
        const Moves<Action>& moves = isRoot ? root_ : moves_;
        if (moves.empty()) break;
        if (!isRoot && moves.size() == 1) {
          // Nothing to learn here.
          perform(state, *actor, moves[0], trace);
          continue;
        }
        node = tree_.visit(key);
        if (node == nullptr) break;
        chosen = choose(*node, state, *actor, moves, isRoot && mayWait_);
      }
      if (chosen == waiting) {
        path_.push_back({tree_.indexOf(*node), waiting, *actor});
        if (wait_.visits == 0) break;
        trace.seen = mix(trace.seen, waiting);
        // The others go on; if they were waiting for the observer, that would be an answer, not an interrupt.
        continue;
      }
      const Action& action = node->actions[chosen];
      path_.push_back({tree_.indexOf(*node), chosen, *actor});
      if (node->edges[chosen].visits == 0) {
        // Here the tree ends, and nobody needs to be told.
        performSilently(state, *actor, action);
        break;
      }
      trace.act(*actor, mix(tree_.indexOf(*node), chosen), *actor == observer_);
      perform(state, *actor, action, trace);
    }
    credit(playOut(state));
  }

  // What follows upon one of the observer's moves in this world, which is used up: whatever was tried most by whoever
  // is asked, as long as it was tried often enough to be more than a guess. Changes nothing in the tree.
  Line lineAfter(const Action& first, State& state) {
    HeardAndRemembered heard(observer_);
    Trace trace;
    if (!tried(trace, state, observer_, first)) return {};
    return follow<G>(rules_, state, observer_, std::optional(first), rng_, heard, [&](const State& now, Seat seat) {
      trace.hear(heard.digest());
      heard.clear();
      return tried(trace, now, seat, std::nullopt);
    });
  }

  const Result& result() {
    result_.moves.clear();
    if (Node* root = tree_.size() == 0 ? nullptr : &tree_.node(0)) {
      for (std::size_t i = 0; i < root->size; ++i) {
        result_.moves.push_back({root->actions[i], root->edges[i].visits, root->edges[i].total});
      }
    }
    if (mayWait_) result_.moves.push_back({std::nullopt, wait_.visits, wait_.total});
    return result_;
  }

 private:
  // What finds the node of an information set: what the observer was told since the root, and what others did.
  struct Trace {
    std::uint64_t seen = 0;
    std::array<std::uint64_t, maxSeats> own{};

    std::uint64_t key(Seat actor) const {
      return mix(mix(seen, own[index(actor)]), static_cast<std::uint64_t>(actor.index()) + 1);
    }
    void act(Seat actor, std::uint64_t step, bool isObserver) {
      own[index(actor)] = mix(own[index(actor)], step);
      if (isObserver) seen = mix(seen, step);
    }
    void hear(std::uint64_t digest) { seen = mix(seen, digest); }
  };
  using Node = typename Tree<Action>::Node;
  using Edge = typename Tree<Action>::Edge;
  struct Step {
    std::uint32_t node;
    std::size_t edge;  // or `waiting`
    Seat seat;
  };
  static constexpr std::size_t waiting = SIZE_MAX;  // no edge has this number
  static constexpr std::size_t deepest = 256;
  static constexpr std::uint32_t mostNodes = 1U << 20;
  static constexpr bool weighs = Weighs<E, G>;
  // Where nothing is hidden or left to chance there is one world, and what was legal at a node is legal there again.
  static constexpr bool listsNeverVary = !G::facts.hidden && !G::facts.chance;

  static std::size_t index(Seat seat) { return seat.slot(); }

  std::optional<Seat> nextActor(const State& state) const {
    const SeatSet must = G::turn(rules_, state).must;
    if (must.empty()) return std::nullopt;
    return must.first();
  }

  bool letTimePass(State& state, Trace& trace) {
    if constexpr (RaceGame<G>) {
      if (const auto alarm = G::alarm(rules_, state)) {
        perform(state, Seat::table(), alarm->action, trace);
        return true;
      }
    }
    return false;
  }

  void perform(State& state, Seat actor, const Action& action, Trace& trace) {
    heard_.clear();
    G::apply(rules_, state, actor, action, rng_, heard_);
    trace.hear(heard_.digest());
    ++result_.decisions;
  }

  // The action that was tried most of those legal in this world, or `only` that one; noted in the trace. Nothing where
  // the tree ends.
  std::optional<Action> tried(Trace& trace, const State& state, Seat actor, const std::optional<Action>& only) {
    constexpr std::uint32_t oftenEnough = 10;
    G::legal(rules_, state, actor, moves_);
    if (!only && moves_.size() == 1) return moves_[0];
    const Node* node = tree_.find(trace.key(actor));
    if (node == nullptr) return std::nullopt;
    std::size_t best = node->size;
    for (std::size_t i = 0; i < node->size; ++i) {
      const Action& action = node->actions[i];
      if (only ? !(action == *only) : std::find(moves_.begin(), moves_.end(), action) == moves_.end()) continue;
      if (best == node->size || node->edges[i].visits > node->edges[best].visits) best = i;
    }
    if (best == node->size || (!only && node->edges[best].visits < oftenEnough)) return std::nullopt;
    trace.act(actor, mix(tree_.indexOf(*node), best), actor == observer_);
    return node->actions[best];
  }

  void performSilently(State& state, Seat actor, const Action& action) {
    G::apply(rules_, state, actor, action, rng_, forgetful_);
    ++result_.decisions;
  }

  // The number of the edge to try, or `waiting`.
  std::size_t choose(Node& node, const State& state, Seat actor, const Moves<Action>& moves, bool canWait) {
    if (!Tree<Action>::isListOf(node, moves)) {
      const std::size_t known = node.size;
      tree_.match(node, moves, numbers_.data());
      if (node.size != known) setPriors(node, state, actor, moves);
    }
    if (node.size == moves.size()) return chooseAmongAll(node, canWait);
    ++node.visits;
    for (std::size_t i = 0; i < moves.size(); ++i) legal_[i] = node.edges[numbers_[i]];
    const std::span<const Edge> legal(legal_.data(), moves.size());
    const bool isOneUntried =
        std::any_of(legal.begin(), legal.end(), [](const Edge& edge) { return edge.visits == 0; });
    const std::size_t best = mostPromising(node, legal, isOneUntried, canWait);
    return best == waiting ? waiting : numbers_[best];
  }

  std::size_t chooseAmongAll(Node& node, bool canWait) {
    ++node.visits;
    return mostPromising(node, {node.edges, node.size}, node.tried < node.size, canWait);
  }

  std::size_t mostPromising(const Node& node, std::span<const Edge> legal, bool isOneUntried, bool canWait) {
    if constexpr (weighs) {
      return byPriors(node, legal, canWait);
    } else {
      if (canWait && wait_.visits == 0) return waiting;
      return isOneUntried ? anyUntried(legal) : byUpperBounds(node, legal, canWait);
    }
  }

  std::size_t anyUntried(std::span<const Edge> legal) {
    std::size_t any = rng_.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(legal.size()));
    while (legal[any].visits > 0) any = any + 1 == legal.size() ? 0 : any + 1;
    return any;
  }

  // UCB1, after every action was tried once. It takes most of the time in wide nodes, hence no roots and divisions for
  // every action, and nothing that keeps compilers from reckoning several at once.
  std::size_t byUpperBounds(const Node& node, std::span<const Edge> legal, bool canWait) {
    const auto upperBound = [](const Edge& edge, float doubt) {
      return edge.spread * (edge.spread * edge.total + doubt);  // the mean, and so many spreads
    };
    const float usualDoubt = doubtAfter(node.visits);
    std::size_t best = 0;
    if (node.varies) {
      for (std::size_t i = 0; i < legal.size(); ++i) {
        scores_[i] = upperBound(legal[i], doubtAfter(legal[i].available));
      }
      best = static_cast<std::size_t>(std::max_element(scores_.data(), scores_.data() + legal.size()) - scores_.data());
    } else {
      for (std::size_t i = 0; i < legal.size(); ++i) scores_[i] = upperBound(legal[i], usualDoubt);
      best = firstOfHighest(legal.size());
    }
    return canWait && upperBound(wait_, usualDoubt) > scores_[best] ? waiting : best;
  }

  // For wide nodes. Scores are never negative, and such numbers are in the order of their bits: compilers compare
  // several whole numbers at once.
  std::size_t firstOfHighest(std::size_t count) const {
    const auto rank = [this](std::size_t i) { return std::bit_cast<std::int32_t>(scores_[i]); };
    std::int32_t highest = rank(0);
    for (std::size_t i = 1; i < count; ++i) highest = std::max(highest, rank(i));
    std::size_t first = 0;
    while (rank(first) != highest) ++first;
    return first;
  }

  // What looks good at a glance is tried first and more often (PUCT); an untried action counts like its node.
  std::size_t byPriors(const Node& node, std::span<const Edge> legal, bool canWait) {
    constexpr float exploration = 1.5F;
    const float scale = exploration * std::sqrt(static_cast<float>(node.visits));
    const float unknown = node.visits > 1 ? node.total / static_cast<float>(node.visits - 1) : 0.5F;
    std::size_t best = 0;
    float bestScore = -1;
    for (std::size_t i = 0; i < legal.size(); ++i) {
      const Edge& edge = legal[i];
      const float visits = static_cast<float>(edge.visits);
      const float score = (edge.visits == 0 ? unknown : edge.total / visits) + scale * edge.prior / (1 + visits);
      if (score > bestScore) {
        bestScore = score;
        best = i;
      }
    }
    if (!canWait) return best;
    const float visits = static_cast<float>(wait_.visits);
    const float prior = 1.0F / static_cast<float>(legal.size() + 1);
    const float score = (wait_.visits == 0 ? unknown : wait_.mean()) + scale * prior / (1 + visits);
    return score > bestScore ? waiting : best;
  }

  void setPriors(Node& node, const State& state, Seat actor, const Moves<Action>& moves) {
    if constexpr (weighs) {
      constexpr float evenly = 0.25F;  // of the attention is spread over all actions
      const std::span<float> weights(weights_.data(), moves.size());
      std::fill(weights.begin(), weights.end(), 1.0F);
      E::weigh(rules_, state, actor, moves, weights);
      float sum = 0;
      for (const float weight : weights) sum += weight;
      for (std::size_t i = 0; i < moves.size(); ++i) {
        node.edges[numbers_[i]].prior = (1 - evenly) * weights[i] / sum + evenly / static_cast<float>(moves.size());
      }
    }
  }

  Values playOut(State& state) {
    for (int n = 0;; ++n) {
      if constexpr (Evaluates<E, G>) {
        if (n == E::horizon && !G::outcome(rules_, state).over) return E::evaluate(rules_, state);
      }
      const auto step = chooseInRollout(state);
      if (!step) break;
      performSilently(state, step->seat, step->action);
    }
    const Outcome outcome = G::outcome(rules_, state);
    if constexpr (JudgesTheEnd<E, G>) {
      return E::values(rules_, state, outcome);
    } else {
      return valuesOf(outcome);
    }
  }

  std::optional<typename RandomDriver<G>::Step> chooseInRollout(const State& state) {
    if constexpr (weighs && !PlaysOutAtRandom<E>) {
      return driver_.choose(rules_, state, [&](Seat seat, const Moves<Action>& moves, Chance& chance) {
        const std::span<float> weights(weights_.data(), moves.size());
        std::fill(weights.begin(), weights.end(), 1.0F);
        E::weigh(rules_, state, seat, moves, weights);
        return pickByWeight(weights.first(moves.answers().size()), chance);
      });
    } else {
      return driver_.choose(rules_, state);
    }
  }

  static std::uint32_t pickByWeight(std::span<const float> weights, Chance& chance) {
    float sum = 0;
    for (const float weight : weights) sum += weight;
    constexpr std::uint32_t fine = 1U << 24;
    float rest = sum * (static_cast<float>(chance.below(fine)) / static_cast<float>(fine));
    for (std::uint32_t i = 0; i + 1 < weights.size(); ++i) {
      rest -= weights[i];
      if (rest < 0) return i;
    }
    return static_cast<std::uint32_t>(weights.size() - 1);
  }

  void credit(const Values& values) {
    for (const Step& step : path_) {
      const float value = values[index(step.seat)];
      Node& node = tree_.node(step.node);
      node.total += value;
      Edge& edge = step.edge == waiting ? wait_ : node.edges[step.edge];
      if (edge.visits == 0 && step.edge != waiting) ++node.tried;
      edge.add(value);
    }
    for (std::size_t seat = 0; seat < result_.totals.size(); ++seat) result_.totals[seat] += values[seat];
    result_.squares += double{values[index(observer_)]} * values[index(observer_)];
    ++result_.iterations;
  }

  // How many spreads above its mean an action may be worth that could be chosen so often.
  static float doubtAfter(std::uint32_t chances) {
    constexpr float exploration = 0.7F;
    const auto reckon = [](std::size_t n) { return exploration * std::sqrt(std::log(static_cast<float>(n))); };
    static const auto table = [&] {
      std::array<float, 4096> doubts{};
      for (std::size_t n = 1; n < doubts.size(); ++n) doubts[n] = reckon(n);
      return doubts;
    }();
    return chances < table.size() ? table[chances] : reckon(chances);
  }

  const Rules& rules_;
  Seat observer_;
  RandomDriver<G> driver_;
  Rng rng_;
  Forgetful forgetful_;
  Heard heard_;
  Tree<Action>& tree_;
  Moves<Action> root_;
  Moves<Action> moves_;
  std::array<std::uint32_t, Moves<Action>::capacity + 1> numbers_{};
  std::array<Edge, Moves<Action>::capacity + 1> legal_{};
  std::array<float, Moves<Action>::capacity + 1> scores_{};
  std::array<float, Moves<Action>::capacity + 1> weights_{};
  FixedVector<Step, deepest> path_;
  Edge wait_;
  bool mayWait_ = false;
  Result result_;
};

}  // namespace sammel::search
