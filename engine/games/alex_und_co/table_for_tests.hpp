// A table at which tests put the cards where they want them and let people act.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel::alex_und_co {

using G = AlexUndCo;
using Strings = std::vector<std::string>;

inline constexpr Seat anna(0);
inline constexpr Seat ben(1);
inline constexpr Seat cleo(2);
inline constexpr Seat dora(3);

class Table {
 public:
  explicit Table(int players = 4, bool memoryAid = false, const Content& content = G::content(), std::uint64_t seed = 1)
      : rules(G::rules({players, memoryAid}, content)),
        rng(Rng::simulation(seed)),
        state(G::setup(rules, rng, events)) {}

  Card card(std::string_view notation) const {
    const auto action = G::read(rules, "give " + std::string(notation));
    EXPECT_TRUE(action.has_value()) << notation;
    return action ? action->at : noCard;
  }
  std::size_t place(std::string_view notation) const {
    const auto action = G::read(rules, "turn " + std::string(notation));
    EXPECT_TRUE(action.has_value()) << notation;
    return action ? action->at : 0;
  }

  // These cards in the hands and in these places, the rest wherever it comes; it is Anna's turn.
  Table& lay(const std::vector<Strings>& hands, const std::map<std::string, std::string>& grid = {}) {
    const CardSet leftOut = state.open.leftOut;
    state = {};
    state.open.leftOut = leftOut;
    Hand rest{rules.all - leftOut, rules.specials.esg, rules.specials.saz};
    for (std::size_t i = 0; i < hands.size(); ++i) {
      for (const std::string& notation : hands[i]) {
        rest.remove(card(notation));
        state.hands[Seat(static_cast<int>(i))].add(card(notation));
      }
    }
    state.grid.fill(noCard);
    for (const auto& [where, notation] : grid) {
      rest.remove(card(notation));
      state.grid[place(where)] = card(notation);
    }
    for (std::size_t at = 0; at < static_cast<std::size_t>(rules.places); ++at) {
      state.open.filled |= std::uint64_t{1} << at;
      if (state.grid[at] != noCard) continue;
      state.grid[at] = rest.nth(static_cast<unsigned>(rest.size()) - 1);
      rest.remove(state.grid[at]);
    }
    state.pile = rest;
    state.start.hands = state.hands;
    EXPECT_EQ(G::invariant(rules, state), "");
    return *this;
  }

  // Actions that have to be allowed.
  Table& act(Seat seat, const Strings& texts) {
    events.clear();
    for (const std::string& text : texts) {
      const auto action = G::read(rules, text);
      EXPECT_TRUE(action.has_value()) << text;
      if (!action) return *this;
      const Verdict verdict = judge<G>(rules, state, seat, *action);
      EXPECT_TRUE(verdict.isFine()) << text << ": " << verdict.reason().key;
      if (!verdict.isFine()) return *this;
      G::apply(rules, state, seat, *action, rng, events);
      EXPECT_EQ(G::invariant(rules, state), "") << text;
    }
    return *this;
  }
  // Naming, all parts at once.
  Table& name(Seat seat, const std::string& target, const std::string& proof, const std::string& what) {
    const bool atGrid = target.size() == 2 && target[0] >= 'a';
    Strings texts = atGrid ? Strings{"grid", "point " + target} : Strings{"name " + target};
    texts.push_back(proof);
    texts.push_back("ask " + what);
    return act(seat, texts);
  }

  // How an action is refused: "A2 late".
  std::string refusal(Seat seat, std::string_view text) const {
    const auto action = G::read(rules, text);
    if (!action) return "notation";
    const Verdict verdict = judge<G>(rules, state, seat, *action);
    if (verdict.isFine()) return "fine";
    const std::string_view key = verdict.reason().key;
    const std::string_view prefix = key.starts_with("core.") ? "core." : "alex-und-co.no.";
    EXPECT_TRUE(key.starts_with(prefix)) << key;
    return std::string(verdict.clause()) + ' ' + std::string(key.substr(prefix.size()));
  }

  // The legal actions that begin with these letters.
  Strings legal(Seat seat, std::string_view beginning = "") const {
    Moves<G::Action> moves;
    G::legal(rules, state, seat, moves);
    Strings texts;
    for (const auto& action : moves) {
      const Notation text = G::write(rules, action);
      if (text.view().starts_with(beginning)) texts.emplace_back(text.view());
    }
    return texts;
  }

  Strings heardBy(Viewer viewer) const {
    static const Strings names{"Anna", "Ben", "Cleo", "Dora", "Eli", "Fritz"};
    const Phrasebook book({G::phrases()});
    Strings lines;
    for (const auto& told : events.all()) {
      if (!told.audience.includes(viewer)) continue;
      lines.push_back((told.fleeting ? "~ " : "") +
                      book.render(G::words(rules, told.event), Language::en, names, viewer));
    }
    return lines;
  }
  std::vector<Event> eventsFor(Viewer viewer) const {
    std::vector<Event> heard;
    for (const auto& told : events.all()) {
      if (told.audience.includes(viewer)) heard.push_back(told.event);
    }
    return heard;
  }

  bool has(Seat seat, std::string_view notation) const { return state.hands[seat].has(card(notation)); }
  int points(Seat seat) const { return G::points(rules, state.open, seat); }
  Seat actor() const { return state.open.actor; }
  G::Knowledge knownTo(Viewer viewer) const { return G::know(rules, state, viewer); }
  G::Screen screen(Viewer viewer) const { return G::screen(rules, knownTo(viewer)); }

  EventLog<Event> events;
  G::Rules rules;
  Rng rng;
  G::State state;
};

}  // namespace sammel::alex_und_co
