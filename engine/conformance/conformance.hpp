// The conformance suite: plays a game at random and tests all laws of `engine/core/game.hpp` on the way. It needs no
// test framework, so games outside this tree can run it too:
//
//   const auto report = sammel::conformance::conform<MyGame>(MyGame::Options{});
//   if (!report.isFine()) std::puts(report.text().c_str());
#pragma once

#include "engine/conformance/knowledge_laws.hpp"
#include "engine/conformance/opening_laws.hpp"
#include "engine/conformance/screen_laws.hpp"
#include "engine/conformance/step_laws.hpp"
#include "engine/conformance/twin_laws.hpp"
#include "engine/core/fairness.hpp"

namespace sammel::conformance {

template <Game G>
class Suite {
 public:
  Suite(const typename G::Options& options, const Settings& settings, const ContentOf<G>& content)
      : trial_(options, settings, content) {}

  Report run() {
    lookAtTexts();
    openings_.look();
    while (trial_.report.steps < trial_.settings.steps && !hasSeenEnough()) playOne();
    if (!hasSeenEnough()) knowledge_.endOfAllGames();
    return trial_.report;
  }

 private:
  using State = typename G::State;

  bool hasSeenEnough() const { return trial_.report.failures.size() >= trial_.settings.mostFailures; }

  void lookAtTexts() {
    trial_.failIf(Law::texts, trial_.texts.wrongWithPhrases());
    trial_.failIf(Law::texts, trial_.texts.template wrongWithOptions<typename G::Options>(G::facts.id));
  }

  // The game is played twice side by side: by the contract's own functions, and at a table by notation.
  void playOne() {
    trial_.step = 0;
    steps_.newGame();
    Seed secret{};
    for (std::uint8_t& byte : secret) byte = static_cast<std::uint8_t>(trial_.below(256));
    const Seed seed = mixSeed(secret, {});
    Rng rng = Rng::keyed(seed);
    EventLog<typename G::Event> events;
    State state = G::setup(trial_.rules, rng, events);
    for (const auto& told : events.all()) steps_.lookAtEvent(told.event);
    Rng bareRng = Rng::keyed(seed);
    Forgetful forgetful;
    State bare = G::setup(trial_.rules, bareRng, forgetful);
    const std::unique_ptr<Play> play = trial_.startPlay(Rng::keyed(seed));
    if (!play) return trial_.fail(Law::texts, "the options cannot be read back from text");

    const std::size_t failuresBefore = trial_.report.failures.size();
    while (trial_.report.failures.size() == failuresBefore) {
      if (trial_.settings.watch) trial_.settings.watch(*play, secret);
      steps_.look(state);
      if (trial_.report.failures.size() != failuresBefore) break;
      if (trial_.report.steps % trial_.settings.knowledgeEvery == 0) lookAtKnowledge(*play, state, rng);
      const auto step = trial_.driver.choose(trial_.rules, state);
      if (!step) break;
      if (++trial_.step > static_cast<std::size_t>(G::facts.longestGame)) {
        trial_.fail(Law::length, "the game takes longer than facts.longestGame");
        break;
      }
      ++trial_.report.steps;
      act(*play, state, rng, *step);
      G::apply(trial_.rules, bare, step->seat, step->action, bareRng, forgetful);
      if (trial_.report.failures.size() == failuresBefore) steps_.lookAtSimulation(state, bare);
    }
    if (trial_.report.failures.size() == failuresBefore) lookAtReplay(*play, state, Rng::keyed(seed));
    knowledge_.endGame();
    ++trial_.report.games;
  }

  void act(Play& play, State& state, Rng& rng, const typename RandomDriver<G>::Step& step) {
    const std::uint64_t before = Trial<G>::hash(state);
    const bool looksCloser = trial_.report.steps % trial_.settings.knowledgeEvery == 0;
    const std::unique_ptr<Play> earlier = looksCloser ? play.clone() : nullptr;
    EventLog<typename G::Event> events;
    steps_.apply(state, step.seat, step.action, rng, events);
    const bool accepted = play.act(step.seat, G::write(trial_.rules, step.action), 0).isFine();
    if (!accepted || play.match().hash() != Trial<G>::hash(state)) {
      return trial_.fail(Law::determinism, "played at a table the action comes out differently",
                         trial_.named(step.seat, step.action));
    }
    if (looksCloser && play.canUndo(step.seat)) lookAtUndo(*earlier, play, before, step);
  }

  void lookAtUndo(const Play& earlier, const Play& play, std::uint64_t before,
                  const typename RandomDriver<G>::Step& step) {
    const std::string where = trial_.named(step.seat, step.action);
    const std::unique_ptr<Play> undone = play.clone();
    (void)undone->act(step.seat, undoAction, 0);
    if (undone->match().hash() != before || undone->moment(step.seat) == earlier.moment(step.seat)) {
      trial_.fail(Law::undo, "taking back does not lead to the position before", where);
    }
    for (int i = 0; i <= trial_.seats; ++i) {
      const Viewer viewer = i == trial_.seats ? Viewer::spectator() : Viewer(Seat(i));
      if (storyTo(*undone, viewer) != storyTo(earlier, viewer)) {
        trial_.fail(Law::undo, "what was taken back has left something in the story", where);
      }
      const std::string frame = frameTo(earlier, viewer);
      const bool noticed = viewer.is(step.seat) || frameTo(play, viewer) != frame;
      if (!noticed && (frameTo(*undone, viewer) != frame || undone->undone()->heardBy.includes(viewer))) {
        trial_.fail(Law::undo, "somebody who could not notice an action notices that it is taken back", where);
      }
    }
  }

  static std::string storyTo(const Play& play, Viewer viewer) {
    Json json;
    (void)writeStory(play, viewer, 0, json);
    return json.take();
  }
  static std::string frameTo(const Play& play, Viewer viewer) {
    Json json;
    writePosition(play, viewer, json);
    return json.take() + storyTo(play, viewer);
  }

  void lookAtKnowledge(const Play& play, const State& state, const Rng& rng) {
    if (play.match().outcome().over) return;
    steps_.lookAtSimultaneous(state, rng);
    const std::size_t before = trial_.report.failures.size();
    for (int i = 0; i < trial_.seats; ++i) {
      screens_.look(state, Seat(i));
      knowledge_.look(state, Seat(i));
    }
    if (trial_.report.failures.size() != before) return;
    twins_.run(play, Seat(static_cast<int>(trial_.below(static_cast<std::size_t>(trial_.seats)))));
  }

  void lookAtReplay(const Play& play, const State& state, const Rng& rng) {
    const std::unique_ptr<Play> again = trial_.startPlay(rng);
    const std::size_t some = trial_.below(play.entriesInForce() + 1);
    for (const Entry& entry : play.entries()) {
      if (again->entriesInForce() == some && play.past(some)->match().hash() != again->match().hash()) {
        trial_.fail(Law::determinism, "looking back shows another position than there was");
      }
      (void)again->act(entry.seat, entry.action, entry.at);
    }
    if (again->match().hash() != Trial<G>::hash(state)) {
      trial_.fail(Law::determinism, "replayed from the start the game ends differently");
    }
  }

  Trial<G> trial_;
  Probes<G> probes_{trial_};
  StepLaws<G> steps_{trial_, probes_};
  ScreenLaws<G> screens_{trial_};
  KnowledgeLaws<G> knowledge_{trial_, probes_};
  TwinLaws<G> twins_{trial_, probes_};
  OpeningLaws<G> openings_{trial_};
};

// Plays at least `settings.steps` actions and reports what is wrong. The options and the content must be valid.
template <Game G>
Report conform(const typename G::Options& options, const Settings& settings = {},
               const ContentOf<G>& content = standardContent<G>()) {
  return Suite<G>(options, settings, content).run();
}

}  // namespace sammel::conformance
