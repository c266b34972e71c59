// Feiner Sand, a deck-demolishing game for one to four: build your whole deck before the others do.
// Clause numbers (F1 to F16) are those of `sammelsurium rules feiner-sand`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/feiner_sand/belief.hpp"
#include "engine/games/feiner_sand/course.hpp"
#include "engine/games/feiner_sand/events.hpp"
#include "engine/games/feiner_sand/screen.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel {

struct FeinerSand {
  using Content = feiner_sand::Content;
  using Rules = feiner_sand::Rules;
  using State = feiner_sand::State;
  using Action = feiner_sand::Action;
  using Event = feiner_sand::Event;
  using Knowledge = feiner_sand::Knowledge;
  using Belief = feiner_sand::Belief;
  using Card = feiner_sand::Card;
  using Cards = feiner_sand::Cards;
  using Stage = feiner_sand::Stage;
  using Verb = feiner_sand::Verb;
  using Way = feiner_sand::Way;

  struct Options {
    int players = 2;
    feiner_sand::Deck deck = feiner_sand::Deck::learning;
    int fableRound = 0;
    bool campaign = false;
    feiner_sand::PastText past;  // of the campaign; see campaign.hpp
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 1, feiner_sand::maxPlayers), option("deck", &Options::deck),
                        range("fableRound", &Options::fableRound, 0, feiner_sand::lastFableRound),
                        option("campaign", &Options::campaign), course("past", &Options::past));
    }
  };

  using ScreenCard = feiner_sand::ScreenCard;
  using CardRow = feiner_sand::CardRow;
  using ScreenSeat = feiner_sand::ScreenSeat;
  using ScreenOwn = feiner_sand::ScreenOwn;
  using Screen = feiner_sand::Screen;

  // F15: 60 turns. In a turn a player uses every built card at most once, Recycling as often as there are cards in
  // hand, and every use, purchase and discard names each card owned at most once.
  static constexpr int longestSeatTurn = (2 * feiner_sand::mostOwned + 6) * (feiner_sand::mostOwned + 2);
  static constexpr Facts facts{.id = "feiner-sand",
                               .title = {"Feiner Sand", "Feiner Sand"},
                               .minSeats = 1,
                               .maxSeats = feiner_sand::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .simultaneous = true,
                               .rulesVersion = 3,
                               .longestGame = feiner_sand::maxPlayers * feiner_sand::longestTurns * longestSeatTurn,
                               .turnClause = "F16",
                               .endClause = "F10"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Verdict validate(const Options& options, const Content& content);
  static Rules rules(const Options& options, const Content& content);

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    feiner_sand::Course<Log>(rules, state, rng, log).setUp();
    return state;
  }

  // Everybody plays at once; who is done waits for the others.
  static Turn turn(const Rules& rules, const State& state) {
    Turn turn;
    if (state.open.phase == feiner_sand::Phase::over) return turn;
    for (int i = 0; i < rules.players; ++i) {
      if (state.sides[Seat(i)].stage != Stage::waiting) turn.must = turn.must.with(Seat(i));
    }
    return turn;
  }
  static Moment moment(const Rules&, const State& state, Seat seat) { return {state.sides[seat].decisions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules& rules, const Action& action);
  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves);
  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    feiner_sand::Course<Log> course(rules, state, rng, log);
    course.act(seat, action);
    course.advance();
  }

  static Outcome outcome(const Rules& rules, const State& state) { return outcomeOf(rules, state); }  // F10
  static Sheet sheet(const Rules& rules, const State& state);
  static std::optional<Options> next(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge);
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng);
  static void holdings(const Rules& rules, const State& state, Suppositions& suppositions);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);
};

}  // namespace sammel
