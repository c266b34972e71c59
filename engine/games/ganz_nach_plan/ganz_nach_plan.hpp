// Ganz nach Plan!?, a card game for three or four: get rid of all cards while everybody's plans cross.
// Clause numbers (G1 to G6) are those of `sammelsurium rules ganz-nach-plan`.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/game.hpp"
#include "engine/games/ganz_nach_plan/belief.hpp"
#include "engine/games/ganz_nach_plan/cards.hpp"
#include "engine/games/ganz_nach_plan/events.hpp"
#include "engine/games/ganz_nach_plan/state.hpp"

namespace sammel {

struct GanzNachPlan {
  using Card = ganz_nach_plan::Card;
  using Cards = ganz_nach_plan::Cards;
  using Phase = ganz_nach_plan::Phase;

  struct Options {
    int players = 4;
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 3, ganz_nach_plan::maxPlayers));
    }
  };

  using Content = ganz_nach_plan::Content;
  using Rules = ganz_nach_plan::Rules;
  using State = ganz_nach_plan::State;
  using Knowledge = ganz_nach_plan::Knowledge;
  using Belief = ganz_nach_plan::Belief;

  using Event = ganz_nach_plan::Event;

  enum class Kind : std::uint8_t { play, give, pass };
  friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 3>{"play", "give", "pass"}; }

  struct Action {
    Kind kind = Kind::play;
    Card card{};

    static constexpr auto cases() {
      return std::tuple(when(Kind::play, field("card", &Action::card)), when(Kind::give, field("card", &Action::card)),
                        when(Kind::pass, field("card", &Action::card)));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using CardList = FixedVector<Card, ganz_nach_plan::mostCards>;
  struct Screen {
    std::optional<Seat> viewer;
    std::int16_t turn = 0;                                 // counted from 1
    FixedVector<Seat, ganz_nach_plan::maxPlayers> places;  // who sits on A, B, …
    bool clockwise = true;
    Seat player;
    Phase phase = Phase::play;
    std::optional<Card> played;  // the card that is being carried out
    CardList pile;
    FixedVector<std::int8_t, ganz_nach_plan::maxPlayers> handSizes;
    CardList hand;
    FixedVector<bool, ganz_nach_plan::maxPlayers> chosen;  // while everyone passes a card, by seat
    std::optional<Card> choice;                            // the viewer's own
    static constexpr auto describe() {
      return std::tuple(
          field("viewer", &Screen::viewer), field("turn", &Screen::turn), field("places", &Screen::places),
          field("clockwise", &Screen::clockwise), field("player", &Screen::player), field("phase", &Screen::phase),
          field("played", &Screen::played), field("pile", &Screen::pile), field("handSizes", &Screen::handSizes),
          field("hand", &Screen::hand), field("chosen", &Screen::chosen), field("choice", &Screen::choice));
    }
  };

  // G6: at most 500 turns. The longest is a play after which everyone chooses a card.
  static constexpr Facts facts{.id = "ganz-nach-plan",
                               .title = {"Ganz nach Plan!?", "Ganz nach Plan!?"},
                               .minSeats = 3,
                               .maxSeats = ganz_nach_plan::maxPlayers,
                               .hidden = true,
                               .chance = true,
                               .simultaneous = true,
                               .longestGame = ganz_nach_plan::mostTurns * (1 + ganz_nach_plan::maxPlayers),
                               .turnClause = "G2",
                               .endClause = "G6"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& content);
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options, const Content& content);

  // G1: five cards each, and the lot decides who sits on A and begins.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    const auto players = static_cast<std::uint32_t>(rules.players);
    const Seat start(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    state.open = ganz_nach_plan::Open::opening(rules, start);
    auto deck = rules.deck;
    rng.use(Purpose::deal, Seat::table()).shuffle(std::span<Card>(deck.data(), deck.size()));
    const Card* next = deck.begin();
    for (int i = 0; i < rules.players; ++i) {
      for (int n = 0; n < rules.handSize; ++n) state.hand(Seat(i)) += Cards::one(*next++);
    }
    state.dealt = state.hands;
    log.tell(Audience::everyone(), ganz_nach_plan::Starts{start});
    return state;
  }

  static Turn turn(const Rules& rules, const State& state) {
    switch (state.open.phase) {
      case Phase::play:
      case Phase::give: return {state.open.player, {}};
      case Phase::pass: return {stillToChoose(rules, state), {}};
      case Phase::over: break;
    }
    return {};
  }
  // While everyone passes a card (G5) a seat's moment changes by its own choice only.
  static Moment moment(const Rules&, const State& state, Seat seat) {
    const auto step = static_cast<std::uint32_t>(state.open.phase) + (state.open.hasChosen(seat) ? 1U : 0U);
    return {4 * static_cast<std::uint32_t>(state.plays.size()) + step, 0};
  }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  // Always one of the own cards: to play it (G1), to give it, or to pass it on (G5).
  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (!turn(rules, state).must.has(seat)) return;
    const Kind kind = kindIn(state.open.phase);
    Action* room = moves.room();
    state.hand(seat).forEachKind([&](Card card) { *room++ = {kind, card}; });
    moves.addedUpTo(room);
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    switch (action.kind) {
      case Kind::play: return play(rules, state, action.card, rng, log);
      case Kind::give: return give(rules, state, action.card, log);
      case Kind::pass: return choose(rules, state, seat, action.card, log);
    }
  }

  // G6: whoever has no cards wins, before others the one who played last; then fewer cards are better.
  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = state.open.phase == Phase::over;
    for (int i = 0; i < rules.players; ++i) {
      outcome.points.push_back(static_cast<std::int16_t>(state.hand(Seat(i)).size()));
    }
    if (outcome.over) {
      const auto cardsOf = [&](Seat seat) { return outcome.points[seat.slot()]; };
      const auto isFirst = [&](Seat seat) { return cardsOf(seat) == 0 && seat == state.open.player; };
      outcome.ranks =
          rankBy(rules.players, [&](Seat a, Seat b) { return cardsOf(a) < cardsOf(b) || (isFirst(a) && !isFirst(b)); });
    }
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules& rules, const Knowledge& knowledge) { return {rules, knowledge}; }
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng) { return belief.imagine(rules, rng); }
  static void holdings(const Rules& rules, const State& state, Suppositions& suppositions);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

  static std::string_view phraseOf(Card card);  // the key of what is printed on a card

 private:
  using Deed = ganz_nach_plan::Deed;
  static constexpr Audience everyone = Audience::everyone();

  static constexpr Kind kindIn(Phase phase) {
    return phase == Phase::give ? Kind::give : phase == Phase::pass ? Kind::pass : Kind::play;
  }
  static constexpr std::int8_t sizeOf(Cards cards) { return static_cast<std::int8_t>(cards.size()); }
  // G5: all who have a card.
  static SeatSet stillToChoose(const Rules& rules, const State& state) {
    SeatSet seats;
    for (int i = 0; i < rules.players; ++i) {
      if (!state.hand(Seat(i)).empty() && !state.open.hasChosen(Seat(i))) seats = seats.with(Seat(i));
    }
    return seats;
  }

  // G4: the card is in nobody's hand and on no pile until its instruction was carried out.
  template <class Log>
  static void play(const Rules& rules, State& state, Card card, Rng& rng, Log& log) {
    const Seat you = state.open.player;
    const Seat other = hasSide(card) ? state.open.meant(rules, card) : you;
    state.hand(you) -= Cards::one(card);
    state.plays.push_back(static_cast<std::uint8_t>(card));
    log.reveal();
    log.tell(everyone, ganz_nach_plan::Plays{you, card});
    switch (deedOf(card)) {
      case Deed::swapSeats:  // G3: `finishTurn` moves the seats
        log.tell(everyone,
                 ganz_nach_plan::SwapsSeats{you, other, state.open.place,
                                            static_cast<std::int8_t>(rules.beside(state.open.place, sideOf(card)))});
        break;
      case Deed::turnRound: log.tell(everyone, ganz_nach_plan::TurnsRound{state.open.direction < 0}); break;
      case Deed::allMove: break;
      case Deed::swapHands:  // G3
        log.tell(everyone, ganz_nach_plan::SwapsHands{you, other, sizeOf(state.hand(you)), sizeOf(state.hand(other))});
        std::swap(state.hand(you), state.hand(other));
        break;
      case Deed::give:
        if (!state.hand(you).empty()) {
          state.open.phase = Phase::give;
          return;
        }
        log.tell(everyone, ganz_nach_plan::CannotGive{you});  // G4
        break;
      case Deed::draw: draw(state, you, other, rng, log); break;
      case Deed::othersTakePile:
      case Deed::takePile:
        log.tell(everyone, ganz_nach_plan::TakesPile{other, sizeOf(state.open.pile)});
        state.hand(other) += state.open.pile;  // G4: none, if the pile is empty
        state.open.pile = {};
        break;
      case Deed::allPass: state.open.phase = Phase::pass; return;  // G5: at least the others have cards
    }
    finishTurn(rules, state, log);
  }

  template <class Log>
  static void draw(State& state, Seat you, Seat other, Rng& rng, Log& log) {
    const Cards hand = state.hand(other);  // not empty: otherwise the game would be over (G6)
    const Card drawn =
        hand.nth(static_cast<int>(rng.use(Purpose::draw, you).below(static_cast<std::uint32_t>(hand.size()))));
    move(state, other, you, drawn, log);
    tellMove(you, other, ganz_nach_plan::Draws{other, you, drawn}, log);
  }

  template <class Log>
  static void give(const Rules& rules, State& state, Card card, Log& log) {
    const Seat you = state.open.player;
    const Seat other = state.open.meant(rules, static_cast<Card>(state.plays.back()));
    log.reveal();
    move(state, you, other, card, log);
    tellMove(you, other, ganz_nach_plan::Gives{you, other, card}, log);
    finishTurn(rules, state, log);
  }

  // G5: nothing moves before all have chosen.
  template <class Log>
  static void choose(const Rules& rules, State& state, Seat seat, Card card, Log& log) {
    state.choice[seat] = static_cast<std::uint8_t>(card);
    state.open.chosen = static_cast<std::uint8_t>(state.open.chosen | (1U << static_cast<unsigned>(seat.index())));
    log.tell(Audience::allBut(seat), ganz_nach_plan::Chooses{seat, std::nullopt});
    log.tell(Audience::only(seat), ganz_nach_plan::Chooses{seat, card});
    if (!stillToChoose(rules, state).empty()) return;
    log.reveal();
    for (int i = 0; i < rules.players; ++i) {
      const Seat from(i);
      if (!state.open.hasChosen(from)) continue;
      const auto passed = static_cast<Card>(std::exchange(state.choice[from], ganz_nach_plan::unseen));
      const Seat to = state.open.leftOf(rules, from);
      move(state, from, to, passed, log);
      tellMove(from, to, ganz_nach_plan::Gives{from, to, passed}, log);
    }
    state.open.chosen = 0;
    finishTurn(rules, state, log);
  }

  template <class Log>
  static void move(State& state, Seat from, Seat to, Card card, const Log&) {
    state.hand(from) -= Cards::one(card);
    state.hand(to) += Cards::one(card);
    if constexpr (remembers<Log>) state.faces.push_back(static_cast<std::uint8_t>(card));
  }
  // Which card went from hand to hand only the two know.
  template <class Moved, class Log>
  static void tellMove(Seat doer, Seat other, const Moved& moved, Log& log) {
    Moved unseen = moved;
    unseen.card.reset();
    log.tell(Audience::allBut(SeatSet(doer).with(other)), unseen);
    log.tell(Audience::only(doer), moved);
    log.tell(Audience::only(other), moved);
  }

  template <class Log>
  static void finishTurn(const Rules& rules, State& state, Log& log) {
    const auto card = static_cast<Card>(state.plays.back());
    state.open.pile += Cards::one(card);  // G4
    state.open.moveSeats(rules, card);    // before the next seat is counted (G2)
    if (isOver(rules, state)) {           // G6
      state.open.phase = Phase::over;
      tellEnd(rules, state, log);
      return;
    }
    state.open.nextTurn(rules);
  }
  static bool isOver(const Rules& rules, const State& state) {
    bool over = state.plays.full();
    for (int i = 0; i < rules.players; ++i) over |= state.hand(Seat(i)).empty();
    return over;
  }

  template <class Log>
  static void tellEnd(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      using ganz_nach_plan::Win;
      const Outcome end = outcome(rules, state);
      const auto fewest = *std::min_element(end.points.begin(), end.points.end());
      const auto asFew = std::count(end.points.begin(), end.points.end(), fewest);
      if (fewest > 0) log.tell(everyone, ganz_nach_plan::RunsOut{ganz_nach_plan::mostTurns});
      forEachWinner(end, [&](Seat who, bool shared) {
        const Win win = shared ? Win::shared : asFew > 1 ? Win::byPlaying : Win::byCards;
        log.tell(everyone, ganz_nach_plan::Wins{who, static_cast<std::int8_t>(fewest), win});
      });
    }
  }
};

}  // namespace sammel
