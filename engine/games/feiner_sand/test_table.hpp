// A table at which tests lay the cards where they want them.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>
#include <string>
#include <vector>

#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel::feiner_sand {

using G = FeinerSand;
using Strings = std::vector<std::string>;

inline constexpr Seat anna(0);
inline constexpr Seat ben(1);
inline constexpr Seat cleo(2);
inline const Strings names{"Anna", "Ben", "Cleo", "Dora"};

class Table {
 public:
  explicit Table(int players = 2, int round = 9, std::uint64_t seed = 1)
      : Table(
            [&] {
              G::Options options;
              options.players = players;
              options.deck = Deck::shuffled;
              options.fableRound = round;
              return options;
            }(),
            seed) {}
  explicit Table(const G::Options& options, std::uint64_t seed = 1)
      : rules(makeRules<G>(options)), rng(Rng::simulation(seed)), state(G::setup(rules, rng, events)) {}

  // An empty table in the middle of the game; everybody has some castles to draw.
  Table& clear() {
    state.sides = {};
    state.open.phase = Phase::step2;
    state.open.turn = 5;
    for (int i = 0; i < rules.players; ++i) draw(Seat(i), "castle-3 castle-3 castle-3 castle-3 castle-3 castle-3");
    return *this;
  }

  Card card(const std::string& name) const {
    const auto action = G::read(rules, "drop " + name);
    EXPECT_TRUE(action) << name;
    return action ? action->card : Card{0};
  }
  std::string name(Card card) const {
    return std::string(G::write(rules, {Verb::drop, card, Way::plain}).view().substr(5));
  }
  template <class List>
  std::string nameAll(const List& cards) const {
    std::string all;
    for (const Card card : cards) all += (all.empty() ? "" : " ") + name(card);
    return all;
  }
  std::vector<Card> cards(const std::string& list) const {
    std::vector<Card> found;
    std::istringstream in(list);
    for (std::string word; in >> word;) found.push_back(card(word));
    return found;
  }

  Table& hand(Seat seat, const std::string& list) {
    state.sides[seat].hand.clear();
    for (const Card card : cards(list)) state.sides[seat].hand.insert(card);
    return *this;
  }
  Table& lay(Seat seat, Place place, const std::string& list) {
    for (const Card card : cards(list)) state.sides[seat].now.open.lay(place, card);
    return *this;
  }
  Table& built(Seat seat, const std::string& list) { return lay(seat, Place::built, list); }
  Table& discard(Seat seat, const std::string& list) { return lay(seat, Place::discard, list); }
  Table& draw(Seat seat, const std::string& topFirst) {
    state.sides[seat].draw.clear();
    std::vector<Card> list = cards(topFirst);
    std::reverse(list.begin(), list.end());
    for (const Card card : list) state.sides[seat].draw.push(card);
    return *this;
  }
  Table& coins(Seat seat, int n) {
    state.sides[seat].now.coins = static_cast<std::uint16_t>(n);
    return *this;
  }
  Table& scaffold(Seat seat, int n = 1) {
    state.sides[seat].now.scaffolds = static_cast<std::uint8_t>(n);
    return *this;
  }
  Table& gifts(Seat seat, const std::string& bottomFirst) {
    for (const Card card : cards(bottomFirst)) state.sides[seat].gifts.push(card);
    return *this;
  }

  // What was laid out is what everybody sees; then the phase begins.
  Table& begin(Phase phase) {
    state.open.phase = phase;
    for (int i = 0; i < rules.players; ++i) {
      Side& side = state.sides[Seat(i)];
      side.shown = side.now;
      side.shown.handSize = static_cast<std::uint8_t>(side.hand.size());
      side.shown.drawSize = static_cast<std::uint8_t>(side.draw.size());
      side.shown.giftCount = static_cast<std::uint8_t>(side.gifts.size());
      if (rules.players > 1) trail::forget(side);
      trail::show(side);
    }
    Course<EventLog<G::Event>> course(rules, state, rng, events);
    for (int i = 0; i < rules.players; ++i) course.begin(Seat(i));
    course.advance();
    return *this;
  }
  Table& step1() { return begin(Phase::step1); }
  Table& step2() { return begin(Phase::step2); }

  // Actions that have to be allowed, one after the other.
  template <class... Texts>
  Table& act(Seat seat, const Texts&... texts) {
    (actOnce(seat, texts), ...);
    return *this;
  }
  // Ends a turn without doing anything that can be left out.
  Table& rest(Seat seat) {
    const int turn = state.open.turn;
    const Phase phase = state.open.phase;
    const auto isGoingOn = [&] {
      return state.open.turn == turn && state.open.phase == phase && side(seat).stage != Stage::waiting;
    };
    while (isGoingOn()) {
      const Strings moves = answers(seat);
      const auto has = [&](std::string_view text) {
        return std::find(moves.begin(), moves.end(), text) != moves.end();
      };
      actOnce(seat, has("end") ? "end" : has("draw") ? "draw" : has("2a") ? "2a" : has("buy") ? "buy" : moves.front());
    }
    return *this;
  }
  Table& restOfTurn() {
    const int turn = state.open.turn;
    while (state.open.turn == turn && state.open.phase != Phase::over) {
      for (int i = 0; i < rules.players; ++i) rest(Seat(i));
    }
    return *this;
  }

  std::string refusal(Seat seat, const std::string& text) const {
    const auto action = G::read(rules, text);
    if (!action) return "notation";
    const Verdict verdict = judge<G>(rules, state, seat, *action);
    if (verdict.isFine()) return "fine";
    const std::string_view key = verdict.reason().key;
    const std::string_view prefix = key.starts_with("core.") ? "core." : "feiner-sand.no.";
    EXPECT_TRUE(key.starts_with(prefix)) << key;
    return std::string(verdict.clause()) + ' ' + std::string(key.substr(prefix.size()));
  }
  Strings answers(Seat seat) const {
    Moves<Action> moves;
    G::legal(rules, state, seat, moves);
    Strings texts;
    for (const Action& action : moves) texts.emplace_back(G::write(rules, action).view());
    return texts;
  }
  bool can(Seat seat, const std::string& text) const { return refusal(seat, text) == "fine"; }

  const Side& side(Seat seat) const { return state.sides[seat]; }
  std::string handOf(Seat seat) const { return nameAll(side(seat).hand); }
  std::string at(Seat seat, Place place) const { return nameAll(side(seat).now.open.at(place)); }
  std::string builtBy(Seat seat) const { return at(seat, Place::built); }
  std::string discards(Seat seat) const { return at(seat, Place::discard); }
  int points(Seat seat) const { return G::outcome(rules, state).points[seat.slot()]; }
  bool isOver() const { return state.open.phase == Phase::over; }
  Strings heardBy(Viewer viewer, Language language = Language::en) const {
    const Phrasebook book({G::phrases()});
    Strings lines;
    for (const auto& event : events.all()) {
      if (event.audience.includes(viewer))
        lines.push_back(book.render(G::words(rules, event.event), language, names, viewer));
    }
    return lines;
  }

  // What the latest action told a viewer, of one kind.
  template <class Happening>
  std::vector<Happening> told(Viewer viewer) const {
    std::vector<Happening> found;
    for (const auto& it : events.all()) {
      const auto* const event = std::get_if<Happening>(&it.event);
      if (event != nullptr && it.audience.includes(viewer)) found.push_back(*event);
    }
    return found;
  }

  EventLog<G::Event> events;
  G::Rules rules;
  Rng rng;
  G::State state;

 private:
  void actOnce(Seat seat, const std::string& text) {
    const auto action = G::read(rules, text);
    ASSERT_TRUE(action.has_value()) << text;
    const Verdict verdict = judge<G>(rules, state, seat, *action);
    std::string choices;
    for (const std::string& answer : answers(seat)) choices += answer + ", ";
    ASSERT_TRUE(verdict.isFine()) << text << ": " << verdict.reason().key << "; possible: " << choices;
    events.clear();
    G::apply(rules, state, seat, *action, rng, events);
  }
};

}  // namespace sammel::feiner_sand
