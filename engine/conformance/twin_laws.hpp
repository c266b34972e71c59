// The twin test: a play and a twin, whose world is one that a seat cannot tell from the truth, are played on with the
// same actions. As long as a viewer's knowledge of both is equal, every byte that the viewer is sent must be equal.
#pragma once

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/conformance/probes.hpp"
#include "engine/core/position.hpp"

namespace sammel::conformance {

template <Game G>
class TwinLaws {
 public:
  using Action = typename G::Action;

  TwinLaws(Trial<G>& trial, Probes<G>& probes) : trial_(trial), probes_(probes) {}

  void run(const Play& play, Seat seat) {
    const std::unique_ptr<Play> truth = play.clone();
    const std::unique_ptr<Play> twin = play.imagine(seat, trial_.rng);
    // Nothing that the seat could not know: then the frames are equal unless they depend on more than the play.
    if (truth->match().hash() == twin->match().hash() && trial_.below(8) != 0) return;
    ++trial_.report.twins;
    linesBefore_ = play.story().size();
    haveParted_ = false;
    gatherWatchers(*truth, *twin, seat);
    for (std::size_t step = 0;; ++step) {
      for (const Watcher& watcher : watchers_) {
        if (!sameFrames(*truth, *twin, watcher)) return;
      }
      if (step == trial_.settings.twinSteps || watchers_.empty() || !advance(*truth, *twin)) return;
    }
  }

 private:
  // Somebody who cannot tell the two worlds apart.
  struct Watcher {
    Viewer viewer;
    std::size_t heard = 0;  // lines of the story that both worlds have in common
  };

  bool cannotTellApart(const Play& truth, const Play& twin, Viewer viewer) const {
    return G::know(trial_.rules, Trial<G>::stateOf(truth), viewer) ==
           G::know(trial_.rules, Trial<G>::stateOf(twin), viewer);
  }

  void gatherWatchers(const Play& truth, const Play& twin, Seat seat) {
    watchers_.clear();
    const auto gather = [&](Viewer viewer) {
      Json story;
      watchers_.push_back({viewer, writeStory(truth, viewer, SIZE_MAX, story)});
    };
    gather(seat);
    if (cannotTellApart(truth, twin, Viewer::spectator())) gather(Viewer::spectator());
    for (int i = 0; i < trial_.seats; ++i) {
      if (Seat(i) != seat && cannotTellApart(truth, twin, Seat(i))) gather(Seat(i));
    }
  }

  // One action, legal in both worlds. Viewers who learn the difference drop out.
  bool advance(Play& truth, Play& twin) {
    Notation text;
    Seat actor;
    bool found = false;
    for (int attempt = 0; attempt < 4 && !found; ++attempt) {
      const auto step = trial_.driver.choose(trial_.rules, Trial<G>::stateOf(truth));
      if (!step) return false;
      actor = step->seat;
      text = G::write(trial_.rules, step->action);
      found = twin.check(actor, text).isFine();
    }
    const Notation twinsText = found ? anotherAnswer(twin, actor, text) : text;
    if (!found || !truth.act(actor, text, 0).isFine() || !twin.act(actor, twinsText, 0).isFine()) return false;
    haveParted_ |= !(twinsText == text);
    const bool canBeTakenBack = !haveParted_ && (truth.canUndo(actor) || twin.canUndo(actor));
    std::erase_if(watchers_, [&](const Watcher& watcher) {
      const bool mayHear = haveParted_ && wordsTo(truth, watcher) != wordsTo(twin, watcher);
      if (!mayHear && cannotTellApart(truth, twin, watcher.viewer)) return false;
      if (canBeTakenBack) {
        trial_.fail(Law::reveal, named(watcher.viewer) + " learnt something from an action that can be taken back",
                    trial_.named(actor) + ", action `" + std::string(text.view()) + "`");
      }
      return true;
    });
    return true;
  }

  // Now and then the twin does something else: who hears the same words must not find more in the event.
  Notation anotherAnswer(const Play& twin, Seat actor, const Notation& text) {
    if (actor.isTable() || trial_.below(4) != 0) return text;
    Moves<Action> moves;
    G::legal(trial_.rules, Trial<G>::stateOf(twin), actor, moves);
    if (moves.answers().empty()) return text;
    return G::write(trial_.rules, moves.answers()[trial_.below(moves.answers().size())]);
  }

  std::vector<Message> wordsTo(const Play& play, const Watcher& watcher) const {
    std::vector<Message> words;
    for (std::size_t i = linesBefore_; i < play.story().size(); ++i) {
      if (play.story()[i].told.audience.includes(watcher.viewer)) words.push_back(play.words(play.story()[i]));
    }
    return words;
  }

  // What an audience may not know is not in its event, even if words do not show it.
  bool sameEvents(const Play& truth, const Play& twin, const Watcher& watcher) {
    const auto heard = [&](const Play& play) {
      std::vector<typename G::Event> events;
      for (std::size_t i = linesBefore_; i < play.story().size(); ++i) {
        const Told<AnyEvent>& told = play.story()[i].told;
        if (told.audience.includes(watcher.viewer)) events.push_back(told.event.template as<typename G::Event>());
      }
      return events;
    };
    if (heard(truth) == heard(twin)) return true;
    trial_.fail(Law::events, "an event tells " + named(watcher.viewer) + " more than they may know");
    return false;
  }

  bool sameFrames(const Play& truth, const Play& twin, const Watcher& watcher) {
    const Viewer viewer = watcher.viewer;
    ++trial_.report.frames;
    if (!sameEvents(truth, twin, watcher)) return false;
    if (!sameText(truth, twin, viewer, "the position",
                  [viewer](const Play& play, Json& json) { writePosition(play, viewer, json); })) {
      return false;
    }
    if (!sameText(truth, twin, viewer, "the story", [&watcher](const Play& play, Json& json) {
          json.value(writeStory(play, watcher.viewer, watcher.heard, json));
        })) {
      return false;
    }
    return viewer.isSpectator() || samePreviews(truth, twin, viewer.seat());
  }

  // What an answer or an interrupt would do, and how something else would be refused.
  bool samePreviews(const Play& truth, const Play& twin, Seat seat) {
    const Legal legal = truth.match().legal(seat);
    std::vector<std::string> texts{probes_.nextText()};
    for (const std::span<const AnyAction> actions : {legal.answers(), legal.interrupts()}) {
      if (!actions.empty()) texts.emplace_back(truth.match().write(actions[trial_.below(actions.size())]).view());
    }
    for (const std::string& text : texts) {
      if (!sameText(truth, twin, seat, "the preview of `" + text + "`",
                    [seat, &text](const Play& play, Json& json) { json.value(previewOf(play, seat, text)); })) {
        return false;
      }
    }
    return true;
  }

  template <class Write>
  bool sameText(const Play& truth, const Play& twin, Viewer viewer, const std::string& what, Write write) {
    constexpr std::size_t room = 1U << 14U;
    Json ofTruth(room);
    Json ofTwin(room);
    write(truth, ofTruth);
    write(twin, ofTwin);
    if (ofTruth.str() == ofTwin.str()) return true;
    const std::string truthText = ofTruth.take();
    const std::string twinText = ofTwin.take();
    const auto [a, b] = std::mismatch(truthText.begin(), truthText.end(), twinText.begin(), twinText.end());
    const auto context = static_cast<std::size_t>(std::max<std::ptrdiff_t>(0, a - truthText.begin() - 20));
    trial_.fail(Law::frames, what + " tells " + named(viewer) + " more than they may know: `" +
                                 truthText.substr(context, 50) + "` in one world, `" + twinText.substr(context, 50) +
                                 "` in another");
    return false;
  }

  std::string named(Viewer viewer) const { return viewer.isSpectator() ? "a spectator" : trial_.named(viewer.seat()); }

  Trial<G>& trial_;
  Probes<G>& probes_;
  std::vector<Watcher> watchers_;
  std::size_t linesBefore_ = 0;  // in the story, when the twin was born
  bool haveParted_ = false;      // the twin has done something else
};

}  // namespace sammel::conformance
