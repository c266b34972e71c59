// The laws of single positions and steps.
#pragma once

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "engine/conformance/probes.hpp"

namespace sammel::conformance {

// Copies what is described and nothing else.
template <class T>
void copyDescribed(const T& from, T& to) {
  if constexpr (Described<T>) {
    forEachField<T>([&](const auto& f) { copyDescribed(from.*(f.pointer), to.*(f.pointer)); });
  } else if constexpr (requires { from[Seat()]; }) {
    copyDescribed(from.items, to.items);
  } else if constexpr (ListLike<T>) {
    if constexpr (requires { to.resize(from.size()); }) to.resize(from.size());
    for (std::size_t i = 0; i < from.size(); ++i) copyDescribed(from[i], to[i]);
  } else {
    to = from;
  }
}

template <class... Alternatives>
std::variant<Alternatives...> copyOfDescribed(const std::variant<Alternatives...>& event) {
  return std::visit(
      []<class A>(const A& alternative) -> std::variant<Alternatives...> {
        A copy;
        copyDescribed(alternative, copy);
        return copy;
      },
      event);
}

template <class Event>
bool sameEvents(const EventLog<Event>& a, const EventLog<Event>& b) {
  return a.revealed() == b.revealed() && std::equal(a.all().begin(), a.all().end(), b.all().begin(), b.all().end(),
                                                    [](const Told<Event>& x, const Told<Event>& y) {
                                                      return x.event == y.event && x.fleeting == y.fleeting &&
                                                             x.audience.seats == y.audience.seats &&
                                                             x.audience.spectators == y.audience.spectators;
                                                    });
}

template <Game G>
class StepLaws {
 public:
  using State = typename G::State;
  using Action = typename G::Action;
  using Log = EventLog<typename G::Event>;

  StepLaws(Trial<G>& trial, Probes<G>& probes) : trial_(trial), probes_(probes) {}

  void newGame() {
    for (auto& questions : questions_) questions.clear();
  }

  // Everything about one position.
  void look(const State& state) {
    const Outcome outcome = G::outcome(trial_.rules, state);
    const Turn turn = G::turn(trial_.rules, state);
    lookAtTurn(state, outcome, turn);
    lookAtOutcome(state, outcome);
    const std::string_view broken = G::invariant(trial_.rules, state);
    if (!broken.empty()) trial_.fail(Law::invariant, std::string(broken));
    for (int i = 0; i < trial_.seats; ++i) lookAtSeat(state, turn, Seat(i));
  }

  // Carries out one action, in several ways that must come to the same.
  void apply(State& state, Seat seat, const Action& action, Rng& rng, Log& events) {
    const State before = state;
    const Rng rngBefore = rng;
    G::apply(trial_.rules, state, seat, action, rng, events);
    const std::uint64_t after = Trial<G>::hash(state);
    for (const auto& told : events.all()) lookAtEvent(told.event, trial_.named(seat, action));
    if (!sameAgain(before, rngBefore, seat, action, after, events)) return;
    lookAtDescription(before, rngBefore, seat, action, after);
    lookAtChance(before, seat, action, after, events);
  }

  // It can be put into words, and its description leaves nothing out.
  void lookAtEvent(const typename G::Event& event, const std::string& where = {}) {
    trial_.failIf(Law::texts, trial_.texts.wrongWithMessage(G::words(trial_.rules, event), trial_.seats), where);
    if (!(copyOfDescribed(event) == event)) {
      trial_.fail(Law::description, "the description of an event leaves something out", where);
    }
  }

  // A state played without memory goes the same way.
  void lookAtSimulation(const State& state, const State& bare) {
    const Turn turn = G::turn(trial_.rules, state);
    const Turn bareTurn = G::turn(trial_.rules, bare);
    bool same = G::outcome(trial_.rules, state) == G::outcome(trial_.rules, bare) && turn.must == bareTurn.must &&
                turn.may == bareTurn.may;
    for (int i = 0; i < trial_.seats; ++i) {
      G::legal(trial_.rules, state, Seat(i), moves_);
      G::legal(trial_.rules, bare, Seat(i), again_);
      same &= std::is_permutation(moves_.begin(), moves_.end(), again_.begin(), again_.end());
    }
    if (!same) trial_.fail(Law::memory, "without memory the game takes another course");
  }

  // Several seats owe an answer: it must not matter who is faster.
  void lookAtSimultaneous(const State& state, const Rng& rng) {
    const Turn turn = G::turn(trial_.rules, state);
    if (turn.must.size() < 2) return;
    const Seat first = turn.must.nth(static_cast<int>(trial_.below(static_cast<std::size_t>(turn.must.size()))));
    const SeatSet others = turn.must.without(first);
    const Seat second = others.nth(static_cast<int>(trial_.below(static_cast<std::size_t>(others.size()))));
    const std::optional<Action> a = anyAnswer(state, first);
    const std::optional<Action> b = anyAnswer(state, second);
    if (!a || !b) return;
    const auto inOrder = [&](Seat x, const Action& actionX, Seat y, const Action& actionY) {
      std::optional<std::uint64_t> result;
      State copy = state;
      Rng copyRng = rng;
      Silent silent;
      const Moment question = G::moment(trial_.rules, copy, y);
      G::apply(trial_.rules, copy, x, actionX, copyRng, silent);
      if (G::moment(trial_.rules, copy, y).decision != question.decision) return result;  // no longer the same question
      G::apply(trial_.rules, copy, y, actionY, copyRng, silent);
      result = Trial<G>::hash(copy);
      return result;
    };
    if (inOrder(first, *a, second, *b) != inOrder(second, *b, first, *a)) {
      trial_.fail(Law::simultaneous, "it matters who answers first",
                  trial_.named(first, *a) + " and " + trial_.named(second, *b));
    }
  }

 private:
  void lookAtTurn(const State& state, const Outcome& outcome, const Turn& turn) {
    const SeatSet everybody = SeatSet::all(trial_.seats);
    const bool waitsForTime = lookAtAlarm(state, outcome);
    if (outcome.over ? !turn.must.empty() : turn.must.empty() && !waitsForTime) {
      trial_.fail(Law::turn,
                  outcome.over ? "the game is over but somebody must act" : "the game is not over but nobody must act");
    }
    if (outcome.over && !turn.may.empty()) trial_.fail(Law::turn, "the game is over but somebody may act");
    if ((everybody | turn.must | turn.may) != everybody) trial_.fail(Law::turn, "somebody acts who has no seat");
  }

  // Whether an alarm is set.
  bool lookAtAlarm([[maybe_unused]] const State& state, [[maybe_unused]] const Outcome& outcome) {
    if constexpr (RaceGame<G>) {
      const auto alarm = G::alarm(trial_.rules, state);
      if (!alarm) return false;
      if (outcome.over) trial_.fail(Law::turn, "the game is over but an alarm is set");
      if (!outcome.over && !judge<G>(trial_.rules, state, Seat::table(), alarm->action).isFine()) {
        trial_.fail(Law::check, "the table's own alarm is refused");
      }
      if (alarm->milliseconds < 0) trial_.fail(Law::turn, "an alarm goes off before it is set");
      lookAtNotation(Seat::table(), alarm->action);
      return true;
    }
    return false;
  }

  void lookAtOutcome(const State& state, const Outcome& outcome) {
    const auto seats = static_cast<std::size_t>(trial_.seats);
    if (outcome.points.size() != seats) trial_.fail(Law::outcome, "not every seat has points");
    if (!outcome.over) {
      if (!outcome.ranks.empty()) trial_.fail(Law::outcome, "there are ranks although the game runs");
      return;
    }
    if (outcome.ranks.size() != seats) {
      trial_.fail(Law::outcome, "not every seat has a rank");
      return;
    }
    for (const std::int8_t rank : outcome.ranks) {
      const auto better =
          std::count_if(outcome.ranks.begin(), outcome.ranks.end(), [rank](auto r) { return r < rank; });
      if (rank != better + 1) trial_.fail(Law::outcome, "the rank " + std::to_string(rank) + " makes no sense");
    }
    lookAtSheet(G::sheet(trial_.rules, state), outcome);
  }

  void lookAtSheet(const Sheet& sheet, const Outcome& outcome) {
    int totals = 0;
    for (const SheetRow& row : sheet) {
      trial_.failIf(Law::texts, trial_.texts.wrongWithKey(row.label));
      if (row.values.size() != outcome.points.size()) trial_.fail(Law::outcome, "the score sheet lacks a seat");
      if (!row.total) continue;
      ++totals;
      if (!(row.values == outcome.points)) trial_.fail(Law::outcome, "the score sheet comes to other points");
    }
    if (totals != 1) trial_.fail(Law::outcome, "the score sheet has no total, or several");
  }

  void lookAtSeat(const State& state, const Turn& turn, Seat seat) {
    const std::string who = trial_.named(seat);
    G::legal(trial_.rules, state, seat, moves_);
    G::legal(trial_.rules, state, seat, again_);
    if (moves_.size() > Moves<Action>::capacity) return trial_.fail(Law::legal, "more than 128 legal actions", who);
    if (!std::equal(moves_.begin(), moves_.end(), again_.begin(), again_.end()) ||
        moves_.answers().size() != again_.answers().size()) {
      trial_.fail(Law::legal, "the list of legal actions differs when asked again", who);
    }
    if (turn.must.has(seat) == moves_.answers().empty()) {
      trial_.fail(Law::legal,
                  moves_.answers().empty() ? "a seat that must act has no legal answer"
                                           : "a seat that need not act has answers",
                  who);
    }
    if (!turn.may.has(seat) && !moves_.interrupts().empty()) {
      trial_.fail(Law::legal, "a seat has interrupts but `turn` does not say so", who);
    }
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const Action& action = moves_[i];
      if (std::find(moves_.begin(), moves_.begin() + i, action) != moves_.begin() + i) {
        trial_.fail(Law::legal, "an action is listed twice", trial_.named(seat, action));
      }
      if (!judge<G>(trial_.rules, state, seat, action).isFine()) {
        trial_.fail(Law::check, "a legal action is refused", trial_.named(seat, action));
      }
      lookAtNotation(seat, action);
    }
    lookAtCount(state, seat);
    if (turn.must.has(seat)) lookAtQuestion(state, seat);
    probes_.remember(moves_);
    for (std::size_t i = 0; i < trial_.settings.probes; ++i) {
      if (const std::optional<Action> probe = probes_.next()) lookAtProbe(state, seat, *probe);
    }
  }

  // Whoever draws one answer without listing all draws from the same list.
  void lookAtCount([[maybe_unused]] const State& state, [[maybe_unused]] Seat seat) {
    if constexpr (CountsAnswers<G>) {
      const auto answers = moves_.answers();
      const auto counted = G::answers(trial_.rules, state, seat);
      bool same = counted.size() == answers.size();
      for (std::size_t n = 0; same && n < answers.size(); ++n) same = counted.nth(n) == answers[n];
      if (!same) trial_.fail(Law::legal, "counted answers are others than those listed", trial_.named(seat));
    }
  }

  void lookAtNotation(Seat seat, const Action& action) {
    const Notation text = G::write(trial_.rules, action);
    const std::optional<Action> readBack = G::read(trial_.rules, text);
    if (!readBack || !(*readBack == action)) {
      trial_.fail(Law::notation, "an action cannot be read back", trial_.named(seat, action));
    }
    const std::string_view view = text.view();
    const bool plain = std::all_of(view.begin(), view.end(), [](char c) { return c >= ' ' && c <= '~'; });
    if (view.empty() || !plain || view.front() == ' ' || view.back() == ' ' || view == undoAction ||
        view == resignAction) {
      trial_.fail(Law::notation, "a notation that records cannot carry", trial_.named(seat, action));
    }
  }

  void lookAtProbe(const State& state, Seat seat, const Action& action) {
    const Verdict verdict = judge<G>(trial_.rules, state, seat, action);
    const bool listed = moves_.contains(action);
    if (verdict.isFine() != listed) {
      trial_.fail(Law::check, listed ? "a legal action is refused" : "an action that is not listed is allowed",
                  trial_.named(seat, action));
    }
    if (verdict.isFine()) return;
    ++trial_.report.refusals;
    trial_.failIf(Law::refusal, trial_.texts.wrongWithRefusal(verdict, trial_.seats), trial_.named(seat, action));
  }

  // One moment, one question: whoever names the moment in an answer must mean the question that is put now.
  void lookAtQuestion(const State& state, Seat seat) {
    const Message prompt = G::prompt(trial_.rules, state, seat);
    trial_.failIf(Law::texts, trial_.texts.wrongWithMessage(prompt, trial_.seats), trial_.named(seat));
    lookAtOffers(prompt, seat);
    StateHash question;
    Json json;
    json.value(prompt);
    for (const char c : json.str()) question.add(c);
    for (const Action& action : moves_.answers()) question.add(G::write(trial_.rules, action));
    const std::uint32_t decision = G::moment(trial_.rules, state, seat).decision;
    const auto [known, isNew] = questions_[seat.slot()].try_emplace(decision, question.value());
    if (!isNew && known->second != question.value()) {
      trial_.fail(Law::moment, "the question has changed but its moment has not", trial_.named(seat));
    }
  }

  void lookAtOffers(const Message& prompt, Seat seat) {
    if (moves_.answers().empty()) return;  // the law of legal actions says so
    const auto kinds = [&](std::span<const Action> actions) {
      std::set<std::string_view> found;
      for (const Action& action : actions) found.insert(G::kind(trial_.rules, action));
      return found;
    };
    trial_.failIf(Law::prompt,
                  trial_.texts.wrongWithOffers(prompt.key, kinds(moves_.answers()), kinds(moves_.interrupts())),
                  trial_.named(seat));
  }

  bool sameAgain(const State& before, const Rng& rngBefore, Seat seat, const Action& action, std::uint64_t after,
                 const Log& events) {
    State loud = before;
    Rng loudRng = rngBefore;
    Log loudEvents;
    G::apply(trial_.rules, loud, seat, action, loudRng, loudEvents);
    State quiet = before;
    Rng quietRng = rngBefore;
    Silent silent;
    G::apply(trial_.rules, quiet, seat, action, quietRng, silent);
    if (Trial<G>::hash(loud) == after && Trial<G>::hash(quiet) == after && sameEvents(events, loudEvents)) return true;
    trial_.fail(Law::determinism, "the same action in the same state came out differently", trial_.named(seat, action));
    return false;
  }

  // A state rebuilt from its described members alone must behave like the original.
  void lookAtDescription(const State& before, const Rng& rngBefore, Seat seat, const Action& action,
                         std::uint64_t after) {
    State rebuilt{};
    copyDescribed(before, rebuilt);
    bool same = true;
    for (int i = 0; i < trial_.seats; ++i) {
      G::legal(trial_.rules, before, Seat(i), moves_);
      G::legal(trial_.rules, rebuilt, Seat(i), again_);
      same &= std::equal(moves_.begin(), moves_.end(), again_.begin(), again_.end());
      same &= G::know(trial_.rules, before, Seat(i)) == G::know(trial_.rules, rebuilt, Seat(i));
    }
    Rng rng = rngBefore;
    Silent silent;
    G::apply(trial_.rules, rebuilt, seat, action, rng, silent);
    same &= Trial<G>::hash(rebuilt) == after;
    if (!same) {
      trial_.fail(Law::description, "State::describe leaves out something that matters", trial_.named(seat, action));
    }
  }

  void lookAtChance(const State& before, Seat seat, const Action& action, std::uint64_t after, const Log& events) {
    if (events.revealed()) return;
    State other = before;
    Rng otherRng = Rng::simulation(trial_.below(UINT32_MAX));
    Silent silent;
    G::apply(trial_.rules, other, seat, action, otherRng, silent);
    if (Trial<G>::hash(other) != after) {
      trial_.fail(Law::reveal, "an action left to chance is not marked by log.reveal()", trial_.named(seat, action));
    }
  }

  std::optional<Action> anyAnswer(const State& state, Seat seat) {
    G::legal(trial_.rules, state, seat, moves_);
    if (moves_.answers().empty()) return std::nullopt;
    return moves_.answers()[trial_.below(moves_.answers().size())];
  }

  Trial<G>& trial_;
  Probes<G>& probes_;
  Moves<Action> moves_;
  Moves<Action> again_;
  std::array<std::map<std::uint32_t, std::uint64_t>, maxSeats> questions_;  // by seat: moment, question
};

}  // namespace sammel::conformance
