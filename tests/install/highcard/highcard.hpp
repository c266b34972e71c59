// High Card, the smallest complete game with hidden hands: everybody gets one card, bets on it in turn, and the highest
// card takes all bets. It lives outside the Sammelsurium tree and uses nothing but the installed package.
#pragma once

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "engine/core/deed.hpp"
#include "engine/core/game.hpp"

namespace sammel {

struct HighCard {
  static constexpr int mostPlayers = 4;
  static constexpr int highestCard = 10;  // the pack: 1 to 10, each once
  static constexpr int highestBet = 3;

  struct Options {
    std::int8_t players = 3;
    static constexpr auto describe() { return std::tuple(range("players", &Options::players, 2, mostPlayers)); }
  };
  struct Rules {
    int players = 3;
  };

  using Cards = PerSeat<std::int8_t, mostPlayers>;  // 0: unknown, or nobody sits there

  struct State {
    Cards cards{};
    FixedVector<std::int8_t, mostPlayers> bets;  // in the order in which they were made
    Seat start;
    static constexpr auto describe() {
      return std::tuple(field("cards", &State::cards), field("bets", &State::bets), field("start", &State::start));
    }
    friend bool operator==(const State&, const State&) = default;
  };
  enum class Kind : std::uint8_t { bet };
  friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 1>{"bet"}; }
  struct Action {
    std::int8_t bet = 0;
    static constexpr Kind kind() { return Kind::bet; }
    static constexpr auto cases() { return std::tuple(when(Kind::bet, field("bet", &Action::bet))); }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Starts = Deed<"starts">;
  struct Gets {  // told to whoever gets it
    static constexpr std::string_view kind = "gets";
    std::int8_t card = 0;
    static constexpr auto describe() { return std::tuple(field("card", &Gets::card)); }
    friend bool operator==(const Gets&, const Gets&) = default;
  };
  struct Bets {
    static constexpr std::string_view kind = "bets";
    Seat who;
    std::int8_t bet = 0;
    static constexpr auto describe() { return std::tuple(field("who", &Bets::who), field("bet", &Bets::bet)); }
    friend bool operator==(const Bets&, const Bets&) = default;
  };
  struct Shows {
    static constexpr std::string_view kind = "shows";
    Seat who;
    std::int8_t card = 0;
    static constexpr auto describe() { return std::tuple(field("who", &Shows::who), field("card", &Shows::card)); }
    friend bool operator==(const Shows&, const Shows&) = default;
  };
  using Event = std::variant<Starts, Gets, Bets, Shows>;

  using Knowledge = State;  // with the cards that the viewer does not know blanked out
  using Screen = State;
  using Belief = State;

  static constexpr Facts facts{.id = "highcard",
                               .title = {"Hohe Karte", "High Card"},
                               .minSeats = 2,
                               .maxSeats = mostPlayers,
                               .hidden = true,
                               .chance = true,
                               .longestGame = mostPlayers,
                               .turnClause = "H2",
                               .endClause = "H3"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static Verdict validate(const Options&) { return Verdict::fine(); }
  static Rules rules(const Options& options) { return {options.players}; }

  // H1: one card each, seen by its owner only; the start player is drawn by lot.
  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    state.start =
        Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(static_cast<std::uint32_t>(rules.players))));
    deal(rules, state, {}, rng);
    log.tell(Audience::everyone(), Starts{state.start});
    for (int i = 0; i < rules.players; ++i) log.tell(Audience::only(Seat(i)), Gets{state.cards[Seat(i)]});
    return state;
  }

  static bool isOver(const Rules& rules, const State& state) {
    return static_cast<int>(state.bets.size()) == rules.players;
  }
  // H2: clockwise, everybody once.
  static Seat bettor(const Rules& rules, const State& state, int n) { return state.start.left(rules.players, n); }
  static Turn turn(const Rules& rules, const State& state) {
    if (isOver(rules, state)) return {};
    return {bettor(rules, state, static_cast<int>(state.bets.size())), {}};
  }
  static Moment moment(const Rules&, const State& state, Seat) {
    return {static_cast<std::uint32_t>(state.bets.size()), 0};
  }
  static Message prompt(const Rules&, const State&, Seat) { return Message("highcard.ask"); }
  static std::string_view kind(const Rules&, const Action&) { return "bet"; }

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (!turn(rules, state).must.has(seat)) return;
    for (std::int8_t bet = 0; bet <= highestBet; ++bet) moves.add({bet});
  }

  static Verdict check(const Rules&, const State&, Seat, const Action& action) {
    if (action.bet < 0 || action.bet > highestBet) {
      return Verdict::refuse("H2", Message("highcard.no.bet", {arg::number("most", highestBet)}));
    }
    return Verdict::fine();
  }

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng&, Log& log) {
    state.bets.push_back(action.bet);
    log.tell(Audience::everyone(), Bets{seat, action.bet});
    if (!isOver(rules, state)) return;
    log.reveal();  // H3: the cards are turned over, so the last bet cannot be taken back
    for (int i = 0; i < rules.players; ++i) log.tell(Audience::everyone(), Shows{Seat(i), state.cards[Seat(i)]});
  }
  static Message words(const Rules& rules, const Event& event);

  // H3: the highest card takes all bets; there are no ties, because every card exists once.
  static Outcome outcome(const Rules& rules, const State& state) {
    Outcome outcome;
    outcome.over = isOver(rules, state);
    outcome.points.resize(static_cast<std::size_t>(rules.players));
    if (!outcome.over) return outcome;
    const auto winner = std::max_element(state.cards.begin(), state.cards.end()) - state.cards.begin();
    PerSeat<int, mostPlayers> points;
    for (int n = 0; n < rules.players; ++n) {
      const std::int8_t bet = state.bets[static_cast<std::size_t>(n)];
      points[bettor(rules, state, n)] -= bet;
      points[Seat(static_cast<int>(winner))] += bet;
    }
    std::copy_n(points.begin(), outcome.points.size(), outcome.points.begin());
    outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) { return points[a] > points[b]; });
    return outcome;
  }
  static Sheet sheet(const Rules& rules, const State& state) {
    return {{"highcard.sheet.points", outcome(rules, state).points, true}};
  }

  // Until the end everybody knows their own card only.
  static Knowledge know(const Rules& rules, const State& state, Viewer viewer) {
    Knowledge knowledge = state;
    if (isOver(rules, state)) return knowledge;
    for (int i = 0; i < rules.players; ++i) {
      if (!viewer.is(Seat(i))) knowledge.cards[Seat(i)] = 0;
    }
    return knowledge;
  }
  static Screen screen(const Rules&, const Knowledge& knowledge) { return knowledge; }
  static Belief believe(const Rules&, const Knowledge& knowledge) { return knowledge; }
  // Bets say nothing about cards that follows logically, so every deal of the other cards is equally likely.
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng) {
    State world = belief;
    deal(rules, world, belief.cards, rng);
    return world;
  }

  static std::string_view invariant(const Rules& rules, const State& state) {
    for (int a = 0; a < rules.players; ++a) {
      const std::int8_t card = state.cards[Seat(a)];
      if (card < 1 || card > highestCard) return "a seat without a card of the pack";
      for (int b = 0; b < a; ++b) {
        if (card == state.cards[Seat(b)]) return "a card twice";
      }
    }
    return {};
  }

  static Notation write(const Rules&, const Action& action) { return Notation("bet ").append(int{action.bet}); }
  static std::optional<Action> read(const Rules&, std::string_view text) {
    constexpr std::string_view word = "bet ";
    if (!text.starts_with(word)) return std::nullopt;
    text.remove_prefix(word.size());
    std::int8_t bet = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), bet);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return Action{bet};
  }
  static Message label(const Rules&, const Screen&, const Action& action) {
    return Message("highcard.label", {arg::number("n", action.bet)});
  }
  static Layout layout(const Rules& rules, const Screen& screen);

 private:
  // Gives a card to every seat that has none yet.
  static void deal(const Rules& rules, State& state, const Cards& known, Rng& rng) {
    FixedVector<std::int8_t, highestCard> pack;
    for (std::int8_t card = 1; card <= highestCard; ++card) {
      if (std::find(known.begin(), known.end(), card) == known.end()) pack.push_back(card);
    }
    rng.use(Purpose::deal, Seat::table()).shuffle(std::span(pack.begin(), pack.end()));
    for (int i = 0; i < rules.players; ++i) {
      if (known[Seat(i)] != 0) continue;
      state.cards[Seat(i)] = pack.back();
      pack.pop_back();
    }
  }
};

static_assert(Game<HighCard>);

}  // namespace sammel
