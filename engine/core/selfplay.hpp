// Whole games of random play, counted. Game number n of a seed is always the same game, whoever plays it and beside
// whatever others: batches can be played in any order, on any number of threads, and added up.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "engine/core/random_driver.hpp"

namespace sammel {

struct Tally {
  struct SeatTally {
    std::uint64_t wins = 0;    // ranked first alone
    std::uint64_t shared = 0;  // ranked first together with others
    std::int64_t points = 0;
    std::int64_t pointsSquared = 0;
    friend bool operator==(const SeatTally&, const SeatTally&) = default;
  };
  std::uint64_t games = 0;
  std::uint64_t decisions = 0;
  std::uint64_t shortest = UINT64_MAX;
  std::uint64_t longest = 0;
  std::array<SeatTally, maxSeats> seats{};
  std::uint64_t signature = 0;  // of all final states; the sum does not depend on the order

  void add(const Tally& other) {
    games += other.games;
    decisions += other.decisions;
    shortest = std::min(shortest, other.shortest);
    longest = std::max(longest, other.longest);
    for (std::size_t i = 0; i < seats.size(); ++i) {
      seats[i].wins += other.seats[i].wins;
      seats[i].shared += other.seats[i].shared;
      seats[i].points += other.seats[i].points;
      seats[i].pointsSquared += other.seats[i].pointsSquared;
    }
    signature += other.signature;
  }

  void addGame(const Outcome& outcome, std::uint64_t length, std::uint64_t finalState) {
    ++games;
    decisions += length;
    shortest = std::min(shortest, length);
    longest = std::max(longest, length);
    const auto winners = std::count(outcome.ranks.begin(), outcome.ranks.end(), std::int8_t{1});
    for (std::size_t i = 0; i < outcome.ranks.size(); ++i) {
      SeatTally& seat = seats[i];
      if (outcome.ranks[i] == 1) ++(winners == 1 ? seat.wins : seat.shared);
      seat.points += outcome.points[i];
      seat.pointsSquared += std::int64_t{outcome.points[i]} * outcome.points[i];
    }
    signature += finalState;
  }

  friend bool operator==(const Tally&, const Tally&) = default;
};

// Plays the games `first` .. `first + count - 1` of a seed. With a log that does not remember it is faster, and the
// signature says nothing.
template <Game G, class Log = Silent>
void selfPlay(const typename G::Rules& rules, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
              Tally& tally) {
  Log log;
  for (std::uint64_t n = first; n < first + count; ++n) {
    const std::uint64_t key = StateHash().add(seed).add(n).value();
    RandomDriver<G> driver(key);
    Rng chance = Rng::simulation(~key);
    typename G::State state = G::setup(rules, chance, log);
    std::uint64_t length = 0;
    while (const auto step = driver.choose(rules, state)) {
      G::apply(rules, state, step->seat, step->action, chance, log);
      ++length;
    }
    tally.addGame(G::outcome(rules, state), length, StateHash().add(n).add(state).value());
  }
}

}  // namespace sammel
