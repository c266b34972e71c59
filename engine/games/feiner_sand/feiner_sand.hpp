// Feiner Sand, a deck-demolishing game for one to four: build your whole deck before the others do.
// Clause numbers (F1 to F16) are those of `sammelsurium rules feiner-sand`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/feiner_sand/belief.hpp"
#include "engine/games/feiner_sand/course.hpp"
#include "engine/games/feiner_sand/screen.hpp"
#include "engine/games/feiner_sand/state.hpp"

namespace sammel {

struct FeinerSand : SpeaksInMessages {
  using Content = feinersand::Content;
  using Rules = feinersand::Rules;
  using State = feinersand::State;
  using Action = feinersand::Action;
  using Knowledge = feinersand::Knowledge;
  using Belief = feinersand::Belief;
  using Card = feinersand::Card;
  using Cards = feinersand::Cards;
  using Stage = feinersand::Stage;
  using Verb = feinersand::Verb;
  using Way = feinersand::Way;

  struct Options {
    int players = 2;
    feinersand::Deck deck = feinersand::Deck::learning;
    int fableRound = 0;
    bool campaign = false;
    feinersand::PastText past;  // of the campaign; see campaign.hpp
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 1, feinersand::maxPlayers), option("deck", &Options::deck),
                        range("fableRound", &Options::fableRound, 0, feinersand::lastFableRound),
                        option("campaign", &Options::campaign), course("past", &Options::past));
    }
  };

  using ScreenCard = feinersand::ScreenCard;
  using CardRow = feinersand::CardRow;
  using ScreenSeat = feinersand::ScreenSeat;
  using ScreenOwn = feinersand::ScreenOwn;
  using Screen = feinersand::Screen;

  // F15: 60 turns. In a turn a player uses every built card at most once, Recycling as often as there are cards in
  // hand, and every use, purchase and discard names each card owned at most once.
  static constexpr int longestSeatTurn = (2 * feinersand::mostOwned + 6) * (feinersand::mostOwned + 2);
  static constexpr Facts facts{.id = "feiner-sand",
                               .titleDe = "Feiner Sand",
                               .titleEn = "Feiner Sand",
                               .minSeats = 1,
                               .maxSeats = feinersand::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .simultaneous = true,
                               .rulesVersion = 3,
                               .longestGame = feinersand::maxPlayers * feinersand::longestTurns * longestSeatTurn,
                               .turnClause = "F1",
                               .endClause = "F10"};

  static std::span<const Phrase> phrases();
  static Rulebook rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Verdict validate(const Options& options, const Content& content);
  static Rules rules(const Options& options, const Content& content);

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    feinersand::Course<Log>(rules, state, rng, log).setUp();
    return state;
  }

  // Everybody plays at once; who is done waits for the others.
  static Turn turn(const Rules& rules, const State& state) {
    Turn turn;
    if (state.open.phase == feinersand::Phase::over) return turn;
    for (int i = 0; i < rules.players; ++i) {
      if (state.side(Seat(i)).stage != Stage::waiting) turn.must = turn.must.with(Seat(i));
    }
    return turn;
  }
  static Moment moment(const Rules&, const State& state, Seat seat) { return {state.side(seat).decisions, 0}; }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules& rules, const Action& action);
  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves);
  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    feinersand::Course<Log> course(rules, state, rng, log);
    course.act(seat, action);
    course.advance();
  }

  // F10: as everybody could count at the latest barrier.
  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.open.phase == feinersand::Phase::over;
    for (int i = 0; i < rules.players; ++i) {
      outcome.points.push_back(static_cast<std::int16_t>(scoreOf(rules, state.side(Seat(i)).shown)));
    }
    if (outcome.over) {
      outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return isBetter(rules, state, a, b); });
    }
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);
  static std::optional<Options> next(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge);
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);
};

}  // namespace sammel
