// What chance has dealt is the same for a play and its twin, so twins cannot show that the set-up tells too much.
// Therefore many openings are compared with each other: viewers who know the same must have heard the same.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/conformance/trial.hpp"
#include "engine/core/position.hpp"

namespace sammel::conformance {

template <Game G>
class OpeningLaws {
 public:
  explicit OpeningLaws(Trial<G>& trial) : trial_(trial) {}

  void look() {
    constexpr std::uint64_t openings = 48;
    std::vector<std::unique_ptr<Play>> plays;
    for (std::uint64_t i = 0; i < openings; ++i) {
      const Rng rng = Rng::simulation(trial_.settings.seed * openings + i);
      plays.push_back(trial_.startPlay(rng));
      if (!plays.back()) return;  // the games that follow say so
    }
    compare(plays, Viewer::spectator());
    for (int i = 0; i < trial_.seats; ++i) compare(plays, Seat(i));
  }

 private:
  struct Opening {
    typename G::Knowledge knowledge;
    std::string heard;
  };

  void compare(const std::vector<std::unique_ptr<Play>>& plays, Viewer viewer) {
    std::vector<Opening> seen;
    for (const std::unique_ptr<Play>& play : plays) {
      Json json;
      writeStory(*play, viewer, 0, json);
      Opening opening{G::know(trial_.rules, Trial<G>::stateOf(*play), viewer), json.take()};
      for (const Opening& other : seen) {
        if (!(other.knowledge == opening.knowledge)) continue;
        ++trial_.report.frames;
        if (other.heard == opening.heard) continue;
        const std::string who = viewer.isSpectator() ? "a spectator" : trial_.named(viewer.seat());
        return trial_.fail(Law::frames, "the opening tells " + who + " more than they may know: `" + opening.heard +
                                            "` in one world, `" + other.heard + "` in another");
      }
      seen.push_back(std::move(opening));
    }
  }

  Trial<G>& trial_;
};

}  // namespace sammel::conformance
