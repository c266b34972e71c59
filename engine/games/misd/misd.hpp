// Misd, a race for two to eight: which shape, in which colour, is missing?
// Clause numbers (M1 to M7) are those of `sammelsurium rules misd`.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/core/bits.hpp"
#include "engine/core/game.hpp"
#include "engine/games/misd/cards.hpp"
#include "engine/games/misd/events.hpp"

namespace sammel::misd {

inline constexpr int wrongCosts = 2;                // M1
inline constexpr int roundsPerDeal = 10;            // M3
inline constexpr int countdownMilliseconds = 2000;  // M4
inline constexpr int patienceMilliseconds = 60000;  // M5
inline constexpr int roundsPerChip = 10;            // M6
inline constexpr int fastestGets = 3;               // M7
inline constexpr int mostChips = 40;
inline constexpr int none = -1;

// A claim is a number: of a pair (`missing`), or of a place in the layout (`search`).
inline constexpr int nowhere = cardCount;  // "missing!" in the search
inline constexpr int hidden = -2;          // somebody has answered, but not for these eyes

enum class Variant : std::uint8_t { missing, search };
constexpr auto enumNames(Variant) { return std::array<std::string_view, 2>{"missing", "search"}; }
enum class Mode : std::uint8_t { race, everyone };
constexpr auto enumNames(Mode) { return std::array<std::string_view, 2>{"race", "everyone"}; }
enum class Phase : std::uint8_t { closed, open, over };
constexpr auto enumNames(Phase) { return std::array<std::string_view, 3>{"closed", "open", "over"}; }

// What a round has come to.
struct Result {
  Pair pair;                    // the one that was missing, or that was looked for
  std::int8_t solution = none;  // as a claim; none: there was no round yet
  PerSeat<std::int8_t> claims{};
  PerSeat<std::int32_t> took{};  // milliseconds (M7)
  PerSeat<std::int8_t> gain{};
  static constexpr auto describe() {
    return std::tuple(field("pair", &Result::pair), field("solution", &Result::solution),
                      field("claims", &Result::claims), field("took", &Result::took), field("gain", &Result::gain));
  }
  friend bool operator==(const Result&, const Result&) = default;
};

}  // namespace sammel::misd

namespace sammel {

struct Misd {
  using Phase = misd::Phase;
  using Variant = misd::Variant;
  using Mode = misd::Mode;
  using Pair = misd::Pair;
  using Content = misd::Content;

  struct Options {
    std::int8_t players = 3;
    Variant variant = Variant::missing;
    std::int8_t layout = 5;  // cards, in the search
    std::int8_t chips = 20;
    Mode mode = Mode::race;
    std::int8_t seconds = 20;  // for everyone's answer
    bool bar = true;           // M1
    std::int8_t marks = 2;     // on colours, for everybody at the table: none, an initial, and a pattern too
    static constexpr auto describe() {
      return std::tuple(range("players", &Options::players, 2, maxSeats), option("variant", &Options::variant),
                        range("layout", &Options::layout, 5, misd::cardCount, {5}),
                        range("chips", &Options::chips, 5, misd::mostChips, {5}), option("mode", &Options::mode),
                        choices("seconds", &Options::seconds, {10, 20, 30}, {20}), option("bar", &Options::bar),
                        choices("marks", &Options::marks, {0, 1, 2}, {2}));
    }
  };

  struct Rules {
    int players = 3;
    Variant variant = Variant::missing;
    int layout = 5;
    int chips = 20;
    Mode mode = Mode::race;
    std::int32_t limit = 20000;  // milliseconds for everyone's answer
    bool bar = true;
    int marks = 2;
    misd::Faces faces;

    bool isRace() const { return mode == Mode::race; }
    int claims() const { return variant == Variant::missing ? misd::kinds * misd::kinds : layout + 1; }
    // The n-th claim; they are numbered without gaps up to `nowhere`.
    int claim(int n) const { return variant == Variant::search && n == layout ? misd::nowhere : n; }
    const misd::Face& face(int index) const { return faces[static_cast<std::size_t>(index)]; }
  };

  struct State {
    Phase phase = Phase::closed;
    std::int16_t rounds = 0;  // that are finished
    Seat turner;              // who turns up next, or turned up what lies there
    std::int8_t supply = 0;
    PerSeat<std::int8_t> chips{};
    PerSeat<std::int16_t> right{};
    PerSeat<std::int16_t> wrong{};
    std::uint8_t barred = 0;  // seats that may not claim in the round that is open or next (M1)
    // M1, M2: the face that was turned up last, and those that were not since the last shuffle
    std::int8_t face = misd::none;
    std::uint32_t unseen = 0;
    // M3: the faces that lie there, the pair on the markers, the markers left
    std::array<std::int8_t, misd::cardCount> layout{};
    std::int8_t marked = misd::none;
    std::uint16_t shapesLeft = 0;
    std::uint16_t coloursLeft = 0;
    // M7: this round's answers and how long they took
    PerSeat<std::int8_t> answers{};
    PerSeat<std::int32_t> took{};
    misd::Result last;

    static constexpr auto describe() {
      return std::tuple(field("phase", &State::phase), field("rounds", &State::rounds), field("turner", &State::turner),
                        field("supply", &State::supply), field("chips", &State::chips), field("right", &State::right),
                        field("wrong", &State::wrong), field("barred", &State::barred), field("face", &State::face),
                        field("unseen", &State::unseen), field("layout", &State::layout),
                        field("marked", &State::marked), field("shapesLeft", &State::shapesLeft),
                        field("coloursLeft", &State::coloursLeft), field("answers", &State::answers),
                        field("took", &State::took), field("last", &State::last));
    }
    friend bool operator==(const State&, const State&) = default;
  };

  // Of seats: a claim. Of the table: open a round, skip it, call time, and say how long a seat's answer took.
  enum class Kind : std::uint8_t { claim, card, missing, open, skip, time, took };
  friend constexpr auto enumNames(Kind) {
    return std::array<std::string_view, 7>{"claim", "card", "missing", "open", "skip", "time", "took"};
  }
  struct Action {
    Kind kind = Kind::open;
    std::int8_t n = 0;              // the pair, the card from 0, or the seat
    std::int32_t milliseconds = 0;  // took
    static constexpr auto cases() {
      return std::tuple(when(Kind::claim, field("pair", &Action::n)), when(Kind::card, field("place", &Action::n)),
                        when(Kind::missing), when(Kind::open), when(Kind::skip), when(Kind::time),
                        when(Kind::took, field("seat", &Action::n), field("milliseconds", &Action::milliseconds)));
    }
    friend bool operator==(const Action&, const Action&) = default;
  };

  using Event = misd::Event;

  // Everything but the answers that others have given in a round that is still open (M7).
  using Knowledge = State;
  using Belief = State;

  struct ScreenFace {
    std::int8_t card = 0;
    FixedVector<misd::Item, misd::shown> items;
    static constexpr auto describe() {
      return std::tuple(field("card", &ScreenFace::card), field("items", &ScreenFace::items));
    }
  };
  struct ScreenSeat {
    std::int8_t chips = 0;
    bool barred = false;
    bool answered = false;
    std::int8_t answer = misd::none;  // the viewer's own, as in `result.claims`
    static constexpr auto describe() {
      return std::tuple(field("chips", &ScreenSeat::chips), field("barred", &ScreenSeat::barred),
                        field("answered", &ScreenSeat::answered), field("answer", &ScreenSeat::answer));
    }
  };
  struct Screen {
    Variant variant = Variant::missing;
    Mode mode = Mode::race;
    std::int32_t limit = 0;  // milliseconds for an answer
    std::int8_t marks = 2;
    Phase phase = Phase::closed;
    std::int16_t round = 0;  // from 1
    std::int8_t supply = 0;
    Seat turner;
    FixedVector<ScreenFace, misd::cardCount> faces;  // one, or the layout
    std::optional<Pair> marked;
    FixedVector<ScreenSeat, maxSeats> seats;
    std::optional<misd::Result> last;  // claims: shape * 10 + colour, or the place in the layout, 10 for "missing"
    static constexpr auto describe() {
      return std::tuple(field("variant", &Screen::variant), field("mode", &Screen::mode),
                        field("limit", &Screen::limit), field("marks", &Screen::marks), field("phase", &Screen::phase),
                        field("round", &Screen::round), field("supply", &Screen::supply),
                        field("turner", &Screen::turner), field("faces", &Screen::faces),
                        field("marked", &Screen::marked), field("seats", &Screen::seats), field("last", &Screen::last));
    }
  };

  // M6: 10 rounds a chip; in each the opening, eight answers with their times, and time called.
  static constexpr Facts facts{.id = "misd",
                               .title = {"Misd", "Misd"},
                               .minSeats = 2,
                               .maxSeats = maxSeats,
                               .hidden = true,
                               .chance = true,
                               .simultaneous = true,
                               .race = true,
                               .longestGame = misd::mostChips * misd::roundsPerChip * (2 + 2 * maxSeats),
                               .turnClause = "M1",
                               .endClause = "M6"};

  static std::span<const Phrase> phrases();
  static Text rulebook();
  static const Content& content();
  static Verdict validate(const Content& pack) { return misd::validate(pack); }
  static Verdict validate(const Options& options);
  static Rules rules(const Options& options, const Content& pack);
  // In a race nothing is ever hidden.
  static bool hides(const Rules& rules) { return !rules.isRace(); }

  template <class Log>
  static State setup(const Rules& rules, Rng& rng, Log& log) {
    State state;
    state.supply = static_cast<std::int8_t>(rules.chips);
    const auto players = static_cast<std::uint32_t>(rules.players);
    state.turner = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(players)));
    clearAnswers(state);
    state.last.claims.fill(misd::none);
    if (rules.variant == Variant::search) dealLayout(rules, state, rng, log);
    return state;
  }

  // M1: everybody who is not barred; should everybody be, nobody is.
  static SeatSet mayClaim(const Rules& rules, const State& state) {
    SeatSet seats;
    for (int i = 0; i < rules.players; ++i) {
      if (((state.barred >> i) & 1U) == 0) seats = seats.with(Seat(i));
    }
    return seats.empty() ? SeatSet::all(rules.players) : seats;
  }
  static bool hasAnswered(const State& state, Seat seat) { return state.answers[seat] != misd::none; }
  // M4: before a round opens, nobody.
  static Turn turn(const Rules& rules, const State& state) {
    if (state.phase != Phase::open) return {};
    SeatSet must = mayClaim(rules, state);
    if (!rules.isRace()) {
      for (const Seat seat : must) {
        if (hasAnswered(state, seat)) must = must.without(seat);
      }
    }
    return {must, {}};
  }
  static Moment moment(const Rules&, const State& state, Seat) {
    return {static_cast<std::uint32_t>(2 * state.rounds + (state.phase == Phase::open ? 1 : 0)), 0};
  }
  static Message prompt(const Rules& rules, const State& state, Seat seat);
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  static void legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (!turn(rules, state).must.has(seat)) return;
    Action* next = moves.room();
    for (int n = 0; n < rules.claims(); ++n) *next++ = actionOf(rules, rules.claim(n));
    moves.addedUpTo(next);
  }
  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action);

  static std::optional<Alarm<Action>> alarm(const Rules& rules, const State& state) {
    if (state.phase == Phase::over) return std::nullopt;
    if (state.phase == Phase::closed) return Alarm<Action>{misd::countdownMilliseconds, {Kind::open, 0, 0}};  // M4
    if (rules.isRace()) return Alarm<Action>{misd::patienceMilliseconds, {Kind::skip, 0, 0}};                 // M5
    std::int32_t elapsed = 0;  // M7: answers do not hold up the clock
    for (int i = 0; i < rules.players; ++i) {
      if (isUntimed(state, Seat(i))) return Alarm<Action>{0, {Kind::took, static_cast<std::int8_t>(i), rules.limit}};
      elapsed = std::max(elapsed, state.took[Seat(i)]);
    }
    return Alarm<Action>{rules.limit - elapsed, {Kind::time, 0, 0}};
  }
  static std::optional<Action> timed(const Rules& rules, const State& state, Seat seat, std::int32_t milliseconds) {
    if (state.phase != Phase::open || rules.isRace() || !isUntimed(state, seat)) return std::nullopt;
    return Action{Kind::took, static_cast<std::int8_t>(seat.index()), std::clamp(milliseconds, 0, rules.limit)};
  }

  template <class Log>
  static void apply(const Rules& rules, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    log.reveal();  // what was called out, or timed, cannot be taken back
    switch (action.kind) {
      case Kind::claim:
      case Kind::card:
      case Kind::missing:
        state.answers[seat] = claimOf(action);
        if (rules.isRace()) {
          finishRound(rules, state, rng, log);  // M1: the first claim decides
        } else {
          log.tell(Audience::allBut(seat), misd::Answers{seat, {}});
          log.tell(Audience::only(seat), misd::Answers{seat, claimOf(action)});
        }
        return;
      case Kind::open: openRound(rules, state, rng, log); return;
      case Kind::took:
        state.took[Seat(action.n)] = action.milliseconds;
        if (isComplete(rules, state)) finishRound(rules, state, rng, log);  // M7
        return;
      case Kind::skip:
      case Kind::time: finishRound(rules, state, rng, log); return;
    }
  }

  static Outcome outcome(const Rules& rules, const State& state);
  static Sheet sheet(const Rules& rules, const State& state);

  static Knowledge know(const Rules& rules, const State& state, Viewer viewer);
  static Screen screen(const Rules& rules, const Knowledge& knowledge);
  static Belief believe(const Rules&, const Knowledge& knowledge) { return knowledge; }
  static State imagine(const Rules& rules, const Belief& belief, Rng& rng);

  static std::string_view invariant(const Rules& rules, const State& state);
  static Notation write(const Rules& rules, const Action& action);
  static std::optional<Action> read(const Rules& rules, std::string_view text);
  static Message words(const Rules& rules, const Event& event);
  static Layout layout(const Rules& rules, const Screen& screen);
  static Message label(const Rules& rules, const Screen& screen, const Action& action);

  // What is right in the round that is open.
  static Pair pairAsked(const Rules& rules, const State& state) {
    return rules.variant == Variant::missing ? rules.face(state.face).missing : misd::pairOf(state.marked);
  }
  static int solution(const Rules& rules, const State& state) {
    const Pair pair = pairAsked(rules, state);
    if (rules.variant == Variant::missing) return misd::codeOf(pair);
    for (int place = 0; place < rules.layout; ++place) {  // M3: it stands on one card at most
      const misd::Face& face = rules.face(state.layout[static_cast<std::size_t>(place)]);
      for (const misd::Item& item : face.items) {
        if (item.pair == pair) return place;
      }
    }
    return misd::nowhere;
  }
  static Action actionOf(const Rules& rules, int claim) {
    if (rules.variant == Variant::missing) return {Kind::claim, static_cast<std::int8_t>(claim), 0};
    return claim == misd::nowhere ? Action{Kind::missing, 0, 0}
                                  : Action{Kind::card, static_cast<std::int8_t>(claim), 0};
  }

 private:
  static std::int8_t claimOf(const Action& action) {
    return action.kind == Kind::missing ? std::int8_t{misd::nowhere} : action.n;
  }
  static bool isUntimed(const State& state, Seat seat) {
    return state.answers[seat] != misd::none && state.took[seat] == misd::none;
  }
  static bool anyUntimed(const State& state) {
    for (int i = 0; i < maxSeats; ++i) {
      if (isUntimed(state, Seat(i))) return true;
    }
    return false;
  }
  static bool isComplete(const Rules& rules, const State& state) {
    for (const Seat seat : mayClaim(rules, state)) {
      if (state.took[seat] == misd::none) return false;
    }
    return true;
  }
  static void clearAnswers(State& state) {
    state.answers.fill(misd::none);
    state.took.fill(misd::none);
  }

  // Takes one of the bits away, each with the same chance.
  template <class Bits>
  static int drawFrom(Bits& bits, Chance& chance) {
    const int drawn = nthBit(bits, chance.below(static_cast<std::uint32_t>(std::popcount(bits))));
    bits = static_cast<Bits>(bits & ~(Bits{1} << drawn));
    return drawn;
  }

  template <class Log>
  static void openRound(const Rules& rules, State& state, Rng& rng, Log& log) {
    state.phase = Phase::open;
    const auto round = static_cast<std::int16_t>(state.rounds + 1);
    Chance chance = rng.use(Purpose::draw, Seat::table());
    if (rules.variant == Variant::missing) {
      if (state.unseen == 0) state.unseen = (1U << misd::faceCount) - 1;  // M2
      state.face = static_cast<std::int8_t>(drawFrom(state.unseen, chance));
      log.tell(Audience::everyone(), misd::TurnsUp{state.turner, misd::cardOf(state.face), round});
    } else {
      const auto shape = static_cast<misd::Shape>(drawFrom(state.shapesLeft, chance));  // M3
      const Pair pair{shape, static_cast<misd::Colour>(drawFrom(state.coloursLeft, chance))};
      state.marked = static_cast<std::int8_t>(misd::codeOf(pair));
      log.tell(Audience::everyone(), misd::Marks{state.turner, pair, round});
    }
  }

  // M3: any of the ten cards, any side up, and all markers in the piles again.
  template <class Log>
  static void dealLayout(const Rules& rules, State& state, Rng& rng, Log& log) {
    std::uint16_t cards = (1U << misd::cardCount) - 1;
    state.shapesLeft = state.coloursLeft = cards;
    Chance chance = rng.use(Purpose::deal, Seat::table());
    misd::Deals dealt;
    for (std::size_t place = 0; place < static_cast<std::size_t>(rules.layout); ++place) {
      const int card = drawFrom(cards, chance);
      state.layout[place] = static_cast<std::int8_t>(2 * card + static_cast<int>(chance.below(2)));
      dealt.cards.push_back(static_cast<std::int8_t>(card));
    }
    log.tell(Audience::everyone(), dealt);
  }

  template <class Log>
  static void finishRound(const Rules& rules, State& state, Rng& rng, Log& log) {
    misd::Result result;
    result.pair = pairAsked(rules, state);
    result.solution = static_cast<std::int8_t>(solution(rules, state));
    result.claims = state.answers;
    result.took = state.took;
    const std::uint8_t barred = payForWrong(rules, state, result);
    rewardRight(rules, state, result);
    state.barred = barred;
    state.last = result;
    tellResult(rules, state, log);
    clearAnswers(state);
    ++state.rounds;
    state.turner = state.turner.left(rules.players);                                             // M2
    const bool isLast = state.supply == 0 || state.rounds == misd::roundsPerChip * rules.chips;  // M6
    state.phase = isLast ? Phase::over : Phase::closed;
    if (isLast) {
      log.tell(Audience::everyone(),
               misd::Ends{state.supply == 0 ? misd::Reason::supply : misd::Reason::rounds, state.rounds});
      tellWinners(rules, state, log);
      return;
    }
    if (rules.variant == Variant::search && state.rounds % misd::roundsPerDeal == 0) dealLayout(rules, state, rng, log);
  }

  // M1: whoever is wrong pays, or (an option) may not claim in the next round. Returns those barred.
  static std::uint8_t payForWrong(const Rules& rules, State& state, misd::Result& result) {
    std::uint8_t barred = 0;
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat(i);
      if (result.claims[seat] == misd::none || result.claims[seat] == result.solution) continue;
      ++state.wrong[seat];
      if (state.chips[seat] >= misd::wrongCosts) {
        give(state, result, seat, -misd::wrongCosts);
      } else if (rules.bar) {
        barred = static_cast<std::uint8_t>(barred | (1U << i));
      }
    }
    return barred;
  }

  // M1: one chip. M7: three for the fastest, two for the next, one for everybody else; equally fast, equally many.
  static void rewardRight(const Rules& rules, State& state, misd::Result& result) {
    SeatSet waiting;
    for (int i = 0; i < rules.players; ++i) {
      if (result.claims[Seat(i)] == result.solution) waiting = waiting.with(Seat(i));
    }
    for (int prize = rules.isRace() ? 1 : misd::fastestGets; !waiting.empty();) {
      SeatSet fastest = waiting.first();
      for (const Seat seat : waiting) {
        if (result.took[seat] < result.took[fastest.first()]) fastest = seat;
        if (result.took[seat] == result.took[fastest.first()]) fastest = fastest.with(seat);
      }
      const int each = std::min(prize, state.supply / fastest.size());
      for (const Seat seat : fastest) {
        ++state.right[seat];
        give(state, result, seat, each);
        waiting = waiting.without(seat);
      }
      prize = std::max(1, prize - fastest.size());
    }
  }
  static void give(State& state, misd::Result& result, Seat seat, int chips) {
    state.supply = static_cast<std::int8_t>(state.supply - chips);
    state.chips[seat] = static_cast<std::int8_t>(state.chips[seat] + chips);
    result.gain[seat] = static_cast<std::int8_t>(chips);
  }

  template <class Log>
  static void tellResult(const Rules& rules, const State& state, Log& log) {
    const misd::Result& result = state.last;
    bool claimed = false;
    bool anyRight = false;
    for (int i = 0; i < rules.players; ++i) {
      const Seat seat(i);
      const std::int8_t claim = result.claims[seat];
      if (claim == misd::none) continue;
      const bool right = claim == result.solution;
      claimed = true;
      anyRight |= right;
      const bool barred = ((state.barred >> i) & 1U) != 0;
      log.tell(Audience::everyone(), misd::Claims{seat, claim, right, result.gain[seat], barred});
    }
    if (!claimed) log.tell(Audience::everyone(), misd::NobodyClaims{});
    if (!anyRight) log.tell(Audience::everyone(), misd::Resolves{result.pair, result.solution});
  }
  template <class Log>
  static void tellWinners(const Rules& rules, const State& state, Log& log) {
    if constexpr (hears<Log>) {
      forEachWinner(outcome(rules, state), [&](Seat winner, bool shared) {
        log.tell(Audience::everyone(), misd::Wins{winner, shared, state.chips[winner]});
      });
    }
  }
};

}  // namespace sammel
