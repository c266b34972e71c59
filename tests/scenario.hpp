// A table on which scenario tests act out the rulebook: `table.act(anna, "3@b2")`. A game's own table derives from it,
// naming itself, so that calls can be strung together, and adds ways to lay out a position.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "engine/core/any_game.hpp"

namespace sammel::testing {

using Strings = std::vector<std::string>;

template <class Table, Game G>
class Scenario {
 public:
  // An action that has to be allowed.
  Table& act(Seat seat, std::string_view text) {
    EXPECT_EQ(G::invariant(rules, state), "") << "before " << text;
    const auto action = G::read(rules, text);
    EXPECT_TRUE(action.has_value()) << text;
    if (!action) return self();
    const Verdict verdict = judge<G>(rules, state, seat, *action);
    EXPECT_TRUE(verdict.isFine()) << names_[seat.slot()] << ' ' << text << ": " << verdict.reason().key;
    events.clear();
    if (verdict.isFine()) G::apply(rules, state, seat, *action, rng, events);
    EXPECT_EQ(G::invariant(rules, state), "") << text;
    return self();
  }

  // How an action is refused: the clause and the end of the reason's key, "N2 self".
  std::string refusal(Seat seat, std::string_view text) const {
    const auto action = G::read(rules, text);
    if (!action) return "notation";
    const Verdict verdict = judge<G>(rules, state, seat, *action);
    if (verdict.isFine()) return "fine";
    const std::string_view key = verdict.reason().key;
    const std::string prefix = key.starts_with("core.") ? "core." : std::string(G::facts.id) + ".no.";
    EXPECT_TRUE(key.starts_with(prefix)) << key;
    return std::string(verdict.clause()) + ' ' + std::string(key.substr(prefix.size()));
  }

  Strings answers(Seat seat) const { return written(legal(seat).answers()); }
  Strings interrupts(Seat seat) const { return written(legal(seat).interrupts()); }

  // What the latest action told a viewer.
  Strings heardBy(Viewer viewer, Language language = Language::en) const {
    const Phrasebook book({G::phrases()});
    Strings lines;
    for (const auto& told : events.all()) {
      if (!told.audience.includes(viewer)) continue;
      lines.push_back(book.render(G::words(rules, told.event), language, names_, viewer));
    }
    return lines;
  }

  typename G::Screen screen(Viewer viewer) const { return G::screen(rules, G::know(rules, state, viewer)); }
  bool isOver() const { return G::outcome(rules, state).over; }
  std::vector<int> ranks() const {
    const auto ranks = G::outcome(rules, state).ranks;
    return {ranks.begin(), ranks.end()};
  }

  EventLog<typename G::Event> events;  // of the latest action
  typename G::Rules rules;
  Rng rng;
  typename G::State state;

 private:
  friend Table;
  Scenario(const typename G::Rules& rulesOfGame, const Strings& players, std::uint64_t seed = 1)
      : rules(rulesOfGame), rng(Rng::simulation(seed)), state(G::setup(rules, rng, events)), names_(players) {}

  using Action = typename G::Action;

  Table& self() { return static_cast<Table&>(*this); }
  Moves<Action> legal(Seat seat) const {
    Moves<Action> moves;
    G::legal(rules, state, seat, moves);
    return moves;
  }
  Strings written(std::span<const Action> actions) const {
    Strings texts;
    for (const Action& action : actions) texts.emplace_back(G::write(rules, action).view());
    return texts;
  }

  Strings names_;
};

}  // namespace sammel::testing
