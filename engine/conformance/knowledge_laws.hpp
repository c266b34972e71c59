// The laws of knowledge: what a seat knows, what it can imagine, and that neither tells more than it may know.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "engine/conformance/probes.hpp"

namespace sammel::conformance {

template <Game G>
class KnowledgeLaws {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  KnowledgeLaws(Trial<G>& trial, Probes<G>& probes) : trial_(trial), probes_(probes) {}

  void look(const State& truth, Seat seat) {
    const auto known = G::know(trial_.rules, truth, seat);
    const auto belief = G::believe(trial_.rules, known);
    const State first = G::imagine(trial_.rules, belief, trial_.rng);
    const State second = G::imagine(trial_.rules, belief, trial_.rng);
    lookAtWorld(truth, first, known, seat);
    if constexpr (TellsHoldings<G>) lookAtHoldings(truth, first, seat);
    count(truth, first, second);
  }

  void endGame() {
    if (looks_ == 0) return;
    const double difference = (sameAsTruth_ - sameAsEachOther_) / looks_;
    ++games_;
    sum_ += difference;
    sumOfSquares_ += difference * difference;
    looks_ = sameAsTruth_ = sameAsEachOther_ = 0;
  }

  // Truth and samples must be drawn alike: a sample equals the truth about as often as it equals another sample. Random
  // players do choose a little differently from what beliefs assume, hence the tolerance.
  void endOfAllGames() {
    const Report& report = trial_.report;
    if (report.worlds == 0) return;
    if (!hidesSomething<G>(trial_.rules)) {
      if (report.differentWorlds > 0) trial_.fail(Law::imagination, "nothing is hidden, but imagined worlds differ");
      return;
    }
    if (report.differentWorlds * 20 < report.worlds) {
      trial_.fail(Law::imagination, "something is hidden, but of " + std::to_string(report.worlds) +
                                        " imagined worlds only " + std::to_string(report.differentWorlds) +
                                        " differ from the truth");
    }
    constexpr double fewestGames = 8;  // a deviation estimated from less says nothing
    if (games_ < fewestGames) return;
    const double mean = sum_ / games_;
    const double deviation = std::sqrt(std::max(0.0, sumOfSquares_ / games_ - mean * mean) / (games_ - 1));
    constexpr double tolerance = 0.15;
    if (std::abs(mean) > tolerance + 5 * deviation) {
      trial_.fail(Law::imagination, mean > 0 ? "imagined worlds equal the truth more often than they equal each other"
                                             : "imagined worlds equal each other more often than the truth");
    }
  }

 private:
  void lookAtWorld(const State& truth, const State& world, const typename G::Knowledge& known, Seat seat) {
    const std::string who = trial_.named(seat);
    if (!(G::know(trial_.rules, world, seat) == known)) {
      return trial_.fail(Law::knowledge, "an imagined world does not fit what the seat knows", who);
    }
    const std::string_view broken = G::invariant(trial_.rules, world);
    if (!broken.empty()) trial_.fail(Law::knowledge, "an imagined world is impossible: " + std::string(broken), who);

    const Turn turn = G::turn(trial_.rules, truth);
    const Turn imagined = G::turn(trial_.rules, world);
    if (!(turn.must == imagined.must) || !(turn.may == imagined.may)) {
      return trial_.fail(Law::view, "who must or may act depends on what the seat cannot know", who);
    }
    if (!(G::moment(trial_.rules, truth, seat) == G::moment(trial_.rules, world, seat))) {
      trial_.fail(Law::view, "the moment depends on what the seat cannot know", who);
    }
    if (turn.must.has(seat) && !(G::prompt(trial_.rules, truth, seat) == G::prompt(trial_.rules, world, seat))) {
      trial_.fail(Law::view, "the prompt depends on what the seat cannot know", who);
    }
    G::legal(trial_.rules, truth, seat, moves_);
    G::legal(trial_.rules, world, seat, imaginedMoves_);
    if (!std::equal(moves_.begin(), moves_.end(), imaginedMoves_.begin(), imaginedMoves_.end()) ||
        moves_.answers().size() != imaginedMoves_.answers().size()) {
      return trial_.fail(Law::view, "the legal actions depend on what the seat cannot know", who);
    }
    for (std::size_t i = 0; i < 4 * trial_.settings.probes; ++i) {
      const std::optional<Action> probe = probes_.next();
      if (!probe || judge<G>(trial_.rules, truth, seat, *probe) == judge<G>(trial_.rules, world, seat, *probe))
        continue;
      return trial_.fail(Law::view, "a refusal depends on what the seat cannot know", trial_.named(seat, *probe));
    }
  }

  // What is counted over imagined worlds must be certain where the seat knows it.
  void lookAtHoldings(const State& truth, const State& world, Seat seat) {
    const auto toldOf = [&](const State& state) {
      Suppositions told;
      told.beginWorld();
      G::holdings(trial_.rules, state, told);
      return told.all();
    };
    const auto ownIn = [&](std::vector<Supposition> told) {
      std::erase_if(told, [&](const Supposition& each) { return each.seat != seat; });
      return told;
    };
    const std::vector<Supposition> told = toldOf(truth);
    for (const Supposition& each : told) {
      trial_.failIf(Law::texts, trial_.texts.wrongWithMessage(each.words, trial_.seats));
    }
    if (ownIn(told) != ownIn(toldOf(world))) {
      trial_.fail(Law::holdings, "what a seat holds is told differently in a world that it imagines",
                  trial_.named(seat));
    }
    if (!told.empty() && !hidesSomething<G>(trial_.rules)) {
      trial_.fail(Law::holdings, "nothing is hidden, but something is told to be", trial_.named(seat));
    }
  }

  void count(const State& truth, const State& first, const State& second) {
    const bool sameAsTruth = Trial<G>::hash(first) == Trial<G>::hash(truth);
    ++trial_.report.worlds;
    trial_.report.differentWorlds += sameAsTruth ? 0 : 1;
    ++looks_;
    sameAsTruth_ += sameAsTruth ? 1 : 0;
    sameAsEachOther_ += Trial<G>::hash(first) == Trial<G>::hash(second) ? 1 : 0;
  }

  Trial<G>& trial_;
  Probes<G>& probes_;
  Moves<Action> moves_;
  Moves<Action> imaginedMoves_;
  // Looks within a game depend on each other, games do not: so games are what is counted.
  double looks_ = 0;
  double sameAsTruth_ = 0;
  double sameAsEachOther_ = 0;
  double games_ = 0;
  double sum_ = 0;
  double sumOfSquares_ = 0;
};

}  // namespace sammel::conformance
