// One game under test: what all laws share while it is played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "engine/conformance/report.hpp"
#include "engine/conformance/texts.hpp"
#include "engine/core/play.hpp"
#include "engine/core/random_driver.hpp"

namespace sammel::conformance {

struct Settings {
  std::uint64_t seed = 1;
  std::size_t steps = 2000;         // actions to play, over as many games as it takes
  std::size_t knowledgeEvery = 16;  // steps between two looks at what everybody knows
  std::size_t twinSteps = 24;       // how long a pair of twins is played on
  std::size_t probes = 6;           // actions tried at every step that are probably illegal
  std::size_t mostFailures = 12;    // then it stops
  // Sees every position before the laws do, with the secret that a record of the game needs.
  std::function<void(const Play&, const Seed& secret)> watch = nullptr;
};

template <Game G>
struct Trial {
  using State = typename G::State;
  using Action = typename G::Action;

  Trial(const typename G::Options& givenOptions, const Settings& givenSettings, const ContentOf<G>& givenContent)
      : settings(givenSettings),
        options(givenOptions),
        content(std::make_shared<ContentPackOf<G>>(givenContent)),
        rules(makeRules<G>(givenOptions, givenContent)),
        seats(givenOptions.players),
        texts(G::phrases(), G::rulebook()),
        driver(givenSettings.seed),
        rng(Rng::simulation(~givenSettings.seed)) {}

  Settings settings;
  typename G::Options options;
  std::shared_ptr<const AnyContent> content;
  typename G::Rules rules;
  int seats;
  Texts texts;
  RandomDriver<G> driver;
  Rng rng;  // for everything but the game itself
  Report report;
  std::size_t step = 0;  // of the present game

  // Fails with a sentence; `where` is a seat or an action, in words.
  void fail(Law law, const std::string& what, const std::string& where = {}) {
    if (report.failures.size() >= settings.mostFailures) return;
    report.failures.push_back({law, what + " (" + std::string(G::facts.id) + " " + optionsText(options) + ", seed " +
                                        std::to_string(settings.seed) + ", game " + std::to_string(report.games + 1) +
                                        ", step " + std::to_string(step) + (where.empty() ? "" : ", " + where) + ")"});
  }
  void failIf(Law law, const std::optional<std::string>& wrong, const std::string& where = {}) {
    if (wrong) fail(law, *wrong, where);
  }
  std::string named(Seat seat) const { return "seat " + std::to_string(seat.index() + 1); }
  std::string named(Seat seat, const Action& action) const {
    return named(seat) + ", action `" + std::string(G::write(rules, action).view()) + "`";
  }

  std::size_t below(std::size_t bound) {
    return rng.use(Purpose::choice, Seat::table()).below(static_cast<std::uint32_t>(bound));
  }
  std::unique_ptr<Play> startPlay(const Rng& chance) const {
    return Play::start(gameOf<G>(), optionsText(options), chance, content);
  }
  static std::uint64_t hash(const State& state) { return StateHash().add(state).value(); }
  static const State& stateOf(const Play& play) { return static_cast<const MatchOf<CodeOf<G>>&>(play.match()).state(); }
};

}  // namespace sammel::conformance
