// What a player of Alex & Co can conclude: the worlds that fit everything seen and heard.
//
// A world is the deal together with all faces that changed hands unseen. Every answer excludes exactly what it
// excludes: who names a card does not hold it, who shows a card holds it, who says no has none of what was asked for,
// and what is turned up in the grid was in no hand before. Nothing is concluded from anybody's skill, nor from which of
// several cards somebody chose to show.
//
// Cards that have not moved unseen may lie in several places; they stay undecided while the facts are followed in
// their order, and are dealt at the end, uniformly among all ways that fit. Only the cards of unseen exchanges are
// decided on the way, each with a look at what is still to come for it.
//
// The weights are the chance of the deal times uniform hidden choices. They are exact as long as no card has moved
// unseen between two other players (should `dealsTried` deals be rejected, one of those is drawn by weight). After that
// they are an approximation, resampling: up to `worldsTried` fitting worlds are proposed, each with a known chance, and
// one of them is drawn by weight over that chance. Following the facts can lead to a dead end; where it does so again
// and again, a way is planned (see planner.hpp), and its world is not weighed against others. What is excluded stays
// exact: every fitting world can come up, and no other. A choice that somebody has made only in part is not imagined,
// as it can be taken back.
#pragma once

#include <array>
#include <cstdint>
#include <utility>
#include <vector>

#include "engine/core/dealer.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/alex_und_co/state.hpp"

namespace sammel::alex_und_co {

class Belief {
 public:
  Belief(const Rules& rules, const Knowledge& knowledge);  // of a seat
  // How hard it was to imagine a world.
  struct Effort {
    int walksAllowed = 32;  // through the facts, before a way is planned
    int walks = 0;
    bool planned = false;
    int deadEnds = 0;  // of planning
  };
  State imagine(const Rules& rules, Rng& rng) const;
  State imagine(const Rules& rules, Rng& rng, Effort& effort) const;

 private:
  // Here every single card has a number, ESG and SAZ cards too: those of the sets, then ESG, then SAZ.
  static constexpr std::size_t mostLabels = 128;
  using Label = std::uint8_t;
  using Labels = CardSet;  // the same bits
  // Where a card can be, as a set of bits: with one of the seats, in the pool (grid and draw pile), or out of the game.
  using Where = std::uint8_t;
  using Map = std::array<Where, mostLabels>;
  static constexpr Where pool = 1U << 6U;
  static constexpr Where gone = 1U << 7U;
  static constexpr Where anywhere = 0xFF;
  static constexpr Where with(Seat seat) { return static_cast<Where>(1U << static_cast<unsigned>(seat.index())); }

  // A card that moved unseen, or was seen by others and came back.
  struct Edge {
    Where from = 0;
    Where to = 0;
    Labels candidates;
    std::int16_t fact = 0;  // -1: it is only promised yet
    bool second = false;    // which card of the fact
    bool onlyOne = false;   // a single candidate is left: it was that card
  };
  // Something after which single cards may be elsewhere: unseen cards, or one of several equal cards that moved openly.
  struct Step {
    FixedVector<Edge, 2> edges;
    Labels equals;  // not empty: one of these moved openly
    Labels choice;  // not empty: whoever is at `from` chose one of these
    Where from = 0;
    Where to = 0;
  };
  // What is known of single cards between two steps.
  struct Epoch {
    Map allowed{};                               // where each card can have been at its beginning
    Map possible{};                              // ... with a look at the future
    std::vector<std::pair<Label, Where>> moved;  // openly, and where they ended up
  };
  // One of these cards has to be taken at a step: from where it can still get there, epoch by epoch up to the step.
  struct Need {
    std::size_t step = 0;
    std::vector<Label> candidates;
    std::vector<Where> reach;  // by epoch, then by candidate
  };
  // Cards in one hand of which one was taken: the more there were, the less likely it was this one.
  struct Rivals {
    Where from = 0;
    Labels free;  // may or may not have been there
    int certain = 0;
  };
  // One way to explain everything unseen. Cards that have not moved are not dealt yet.
  struct Path {
    Map now{};
    Map dealt{};  // where the cards that have moved were at the start
    Labels moved;
    std::vector<Label> taken;  // by the edges, in their order
    std::vector<Rivals> rivals;
    double proposal = 1;  // the chance of proposing it
  };
  static constexpr int worldsTried = 3;
  static constexpr int dealsTried = 1000;

  class Planner;
  using Plan = std::vector<Label>;  // what every edge and every open move of an equal card takes, in their order
  // What decides where there is a choice.
  struct Guide {
    Chance& chance;
    const Plan* plan = nullptr;
    std::size_t next = 0;
    Labels narrow(Labels among) { return plan == nullptr ? among : among & Labels::of((*plan)[next++]); }
  };

  void number(const Rules& rules);
  void compile(const Rules& rules);
  void compileFact(const Rules& rules, std::size_t index);
  void lookAhead();
  bool findOnlyCandidates();
  void listNeeds();
  static Where before(const Step& step, Label label, Where after);
  void at(Label label, Where where);
  void notAt(Label label, Where where);
  void moves(Label label, Where from, Where to);
  void movesOpenly(const Rules& rules, Card card, Where from, Where to);
  void addStep(const Step& step);
  Labels labelsOf(const Rules& rules, Card card) const;
  Card cardOf(const Rules& rules, Label label) const;
  Labels equalsOf(Label label) const { return esg_.has(label) ? esg_ : saz_.has(label) ? saz_ : Labels{}; }

  bool followAll(Path& path, Guide guide) const;
  bool enter(Path& path, const Epoch& epoch) const;
  bool takeEqual(Path& path, std::size_t number, Guide& guide) const;
  bool takeUnseen(Path& path, std::size_t number, Guide& guide) const;
  Labels servers(const Need& need, std::size_t number, const Edge& edge) const;
  bool isServed(const Path& path, const Need& need, std::size_t number) const;
  bool isNeededElsewhere(const Path& path, std::size_t number, std::size_t edge, Label label) const;
  bool isScarce(const Path& path, std::size_t number, Label label, const Edge& edge) const;
  static void takeEdge(Path& path, const Edge& edge, Label label);
  static void noteRivals(Path& path, Labels among, Where from);
  Where startOf(const Path& path, Label label) const {
    return path.moved.has(label) ? path.dealt[label] : path.now[label];
  }
  // For every set of places: how many cards more they take than have to go there.
  using Slack = std::array<std::int16_t, 128>;
  Map startsOf(const Path& path) const;
  Slack slackOf(const Map& starts) const;
  bool tighten(Map& starts) const;
  bool tighten(Path& path) const;
  Dealer dealerFor(const Path& path) const;
  Map deal(const Path& path, const Dealer& dealer, Rng& rng) const;
  Map dealQuickly(const Path& path, Chance& chance, double& proposal) const;
  static double likelihood(const Path& path, const Map& dealt);
  State complete(const Rules& rules, const Path& path, const Map& dealt, Rng& rng) const;

  Knowledge known_;
  std::size_t labels_ = 0;
  Labels esg_;
  Labels saz_;
  Map dealt_{};                         // where each card can have been at the start
  std::array<std::uint8_t, 7> room_{};  // at the start: hands and pool
  Slack roomOf_{};                      // of every set of places
  std::vector<Step> steps_;
  std::vector<Epoch> epochs_;  // one more than steps
  std::vector<Need> needs_;
  Labels needed_;        // all their candidates
  bool certain_ = true;  // nothing moved unseen: there is only one path
  Path onlyPath_;
  Dealer dealer_;
};

}  // namespace sammel::alex_und_co
