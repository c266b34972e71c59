// Does High Card keep the laws of the contract? Plays it with every number of players and says what is wrong.
#include <cstdio>

#include "engine/conformance/conformance.hpp"
#include "highcard.hpp"

using sammel::HighCard;

int main() {
  bool fine = true;
  for (const HighCard::Options& options : sammel::allOptions<HighCard::Options>()) {
    const auto report = sammel::conformance::conform<HighCard>(options);
    std::printf("%d players: %s\n", options.players, report.text().c_str());
    fine = fine && report.isFine();
  }
  return fine ? 0 : 1;
}
