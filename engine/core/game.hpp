// The contract between a game and everything else.
//
// A game is one type with static, pure functions over small values, in its own folder `engine/games/<id>/` and named in
// `engine/games/all_games.hpp`. Bots, arena, records, server, terminal and browser are written once against this
// contract and work for every game that fulfils it. `docs/new-game.md` walks through adding one.
//
// The values:
//
//   Options    what the players agree on before the game; described (see options.hpp), `players` first
//   Rules      built once from Options, then immutable: tables, neighbours, printed values
//   State      everything that changes; trivially copyable, fixed capacity, at most 2 KiB, described
//   Action     one atomic choice; trivially copyable, ==, described by cases (see describe.hpp)
//   Event      one thing that happened, as its audience may know it; trivially copyable, at most 32 bytes, ==; a
//   variant
//              of described structs (see describe.hpp)
//   Knowledge  what one viewer may know: all that a player with perfect memory has; ==; no way back to the State
//   Screen     what the table shows a viewer of that Knowledge; described; the only thing that is sent to browsers
//   Belief     the worlds that fit a Knowledge, prepared for sampling
//   Content    only if something is printed on its cards or boards: a content pack (see content.hpp)
//
// The functions (`G` is the game):
//
//   G::facts                                 who it is for and what kind of game it is
//   G::phrases()                             everything it says, in both languages
//   G::rulebook()                            the rules for players, in both languages
//   G::validate(options) -> Verdict          combinations of options that make no game are refused with a reason
//   G::rules(options) -> Rules               for valid options only; G::rules(options, content) if it has Content
//   G::setup(rules, rng, log) -> State       `log` is any of the logs of log.hpp, here and in `apply`
//   G::turn(rules, state) -> Turn            which seats must act, which may
//   G::moment(rules, state, seat) -> Moment  names the question put to a seat, so that an answer can name it too
//   G::prompt(rules, state, seat) -> Message what the seat is asked; only for seats in `must`; the phrase has `offers`
//   G::kind(rules, action) -> std::string_view
//                                            one word for all actions that a prompt would speak of in the same words
//   G::legal(rules, state, seat, moves)      all legal actions of a seat, at most 128, always in the same order
//   G::check(rules, state, seat, action) -> Verdict
//                                            fine exactly for the actions in `legal` (and for valid actions of
//                                            Seat::table(), which `legal` does not list); else the clause and reason.
//                                            Asked only while the game runs, and, where one acts after the other, never
//                                            for a seat that has to wait: `judge` refuses that for all games
//   G::apply(rules, state, seat, action, rng, log)
//                                            carries out an action that `check` calls fine, and tells events
//                                            Where `remembers<Log>` is false, nobody will be asked what they know of
//                                            this State any more: what serves only that need not be kept
//   G::words(rules, event) -> Message        an event in words; the only place where words are made of events
//   G::outcome(rules, state) -> Outcome
//   G::sheet(rules, state) -> Sheet          the score sheet, line by line
//   G::know(rules, state, viewer) -> Knowledge
//   G::screen(rules, knowledge) -> Screen
//   G::believe(rules, knowledge) -> Belief   once per decision; seats only
//   G::imagine(rules, belief, rng) -> State  one world that fits; it cannot see the truth
//   G::invariant(rules, state) -> std::string_view
//                                            empty, or what is broken (a lost card, a negative count)
//   G::write(rules, action) -> Notation      the action as text ...
//   G::read(rules, text) -> optional<Action> ... and back
//   G::label(rules, screen, action) -> Message
//                                            a legal action in a few words, as on a button
//   G::draw(rules, screen, names, language) -> std::string
//                                            the screen as text, for the terminal; may be left out if there is
//   G::layout(rules, screen) -> Layout       the screen as zones of pieces (see layout.hpp), for terminal and browser
//
// Only some games have these:
//
//   G::content() -> const Content&           the standard pack, and
//   G::validate(content) -> Verdict          packs that make no game are refused with a reason
//   G::validate(options, content) -> Verdict only if it depends on the pack which options make a game
//   G::answers(rules, state, seat)           the answers that `legal` lists, without the list: `size()` of them, and
//                                            `nth(n)`; for random play that need not know all
//   G::hides(rules) -> bool                  whether anything is hidden with these options, if not always
//   G::mustRemember(rules) -> bool           remembering is part of the game: while it runs the table shows no past.
//                                            What is to be remembered is told with `log.glimpse`, and `screen` drops it
//   G::alarm(rules, state) -> optional<Alarm<Action>>
//                                            what the table does if nothing else happens for a while. A race (see
//                                            `facts.race`) may wait for nobody but its alarm
//   G::timed(rules, state, seat, milliseconds) -> optional<Action>
//                                            the table's action that says how long the seat took for its answer
//   G::holdings(rules, state, suppositions)  tells in words what is hidden in this State and would be worth knowing:
//   who
//                                            holds what, or can do what. All of it follows from the State, and what a
//                                            seat holds is known to that seat (see suppositions.hpp)
//   G::next(rules, state) -> optional<Options>
//                                            after a game of a campaign: the game that follows. What is decided in
//                                            between are the first decisions of that game
//
// The laws, all of them tested by `engine/conformance/conformance.hpp` on every game, option and player count:
//
// 1. While the game runs some seat must act or an alarm is set, and `legal` is never empty for a seat that must. Every
//    game ends within `facts.longestGame` actions.
// 2. `check` agrees with `legal`, and prompts offer just the kinds of legal answers. A seat is told nothing that it may
//    not know: `legal`, `check` (reasons too), `moment` and `prompt` are the same in all worlds that fit its Knowledge.
// 3. Nothing depends on anything but the arguments. The same seed and actions give the same State, everywhere.
// 4. `know(imagine(believe(k))) == k`. Every sample follows logically from what was seen and from the rules, never
//    from anybody's skill; every fitting world can occur; the weights are the chance of the deal times uniform
//    hidden choices.
// 5. What an audience may not know is not in the event that it is told. What a viewer is sent is a function of its
// Knowledge: events, screens, lists and refusals of two worlds that the
//    viewer cannot tell apart are equal to the byte.
//
// Advice. A turn with many choices is a sequence of atomic actions. Blind draws use the Rng, never a position that
// somebody names. Equal cards are counts, never identities. Nothing in engine/ throws, does I/O or uses the heap on
// the way from `turn` to `apply`.
#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "engine/core/content.hpp"
#include "engine/core/describe.hpp"
#include "engine/core/fixed.hpp"
#include "engine/core/layout.hpp"
#include "engine/core/log.hpp"
#include "engine/core/message.hpp"
#include "engine/core/options.hpp"
#include "engine/core/rng.hpp"
#include "engine/core/seat.hpp"
#include "engine/core/suppositions.hpp"

namespace sammel {

struct Facts {
  std::string_view id;  // lower case, as in URLs, records and on the command line
  Text title;
  int minSeats = 2;
  int maxSeats = 2;
  bool hidden = false;          // does anybody ever know something that another does not?
  bool chance = false;          // does chance matter after the choice of the start player?
  bool simultaneous = false;    // do several seats have to act at once?
  bool race = false;            // does real time decide?
  int rulesVersion = 1;         // raised with every change that alters the course of any recorded game
  int longestGame = 0;          // no game takes more actions
  std::string_view turnClause;  // of the rules: who acts when
  std::string_view endClause;   // ... and when it ends
  // Rules of before only: the phrase that says how they differ from today's. Others leave it out, which compilers warn
  // of where nothing is said here.
  std::string_view unlikeToday = {};  // NOLINT(readability-redundant-member-init)

  // Those of an earlier version of the rules.
  constexpr Facts before(int version, std::string_view difference) const {
    Facts facts = *this;
    facts.rulesVersion = version;
    facts.unlikeToday = difference;
    return facts;
  }
};

// For whoever plays by rules of before, or looks at such a game: which, and how they differ. Nothing for today's.
constexpr std::optional<Message> earlierRules(const Facts& facts) {
  if (facts.unlikeToday.empty()) return std::nullopt;
  return Message("core.earlierRules",
                 {arg::number("version", facts.rulesVersion), arg::word("difference", facts.unlikeToday)});
}

struct Turn {
  SeatSet must;  // the game waits for each of these
  SeatSet may;   // these have interrupts open (a seat can be in both)
};

struct Moment {
  std::uint32_t decision = 0;  // changes whenever the question put to this seat changes
  std::uint32_t occasion = 0;  // changes whenever an interrupt of this seat would mean something else
  friend bool operator==(const Moment&, const Moment&) = default;
};

// What the table does by itself if nothing else has happened `milliseconds` after the state came about.
template <class Action>
struct Alarm {
  std::int32_t milliseconds = 0;
  Action action;
};

struct Outcome {
  static constexpr std::string_view typeName = "Outcome";
  bool over = false;
  FixedVector<std::int16_t, maxSeats> points;
  FixedVector<std::int8_t, maxSeats> ranks;

  static constexpr auto describe() {
    return std::tuple(
        field("over", &Outcome::over), field("points", &Outcome::points, "by seat"),
        field("ranks", &Outcome::ranks, "by seat, 1 is best, equal ranks are shared; empty while the game runs"));
  }
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

// Ranks by comparing seats: `better(a, b)` is true if a finishes before b. Equal ones share a rank.
template <class Better>
constexpr FixedVector<std::int8_t, maxSeats> rankBy(int seats, Better better) {
  FixedVector<std::int8_t, maxSeats> ranks;
  for (int a = 0; a < seats; ++a) {
    int rank = 1;
    for (int b = 0; b < seats; ++b) rank += better(Seat(b), Seat(a)) ? 1 : 0;
    ranks.push_back(static_cast<std::int8_t>(rank));
  }
  return ranks;
}

struct SheetRow {
  static constexpr std::string_view typeName = "SheetRow";
  static constexpr std::string_view about = "A line of the score sheet.";
  std::string_view label;
  FixedVector<std::int16_t, maxSeats> values;
  bool total = false;
  static constexpr auto describe() {
    return std::tuple(field("label", &SheetRow::label, "the key of a phrase"),
                      field("values", &SheetRow::values, "by seat"),
                      field("total", &SheetRow::total, "whether it is the sum of others"));
  }
};
using Sheet = std::vector<SheetRow>;

template <class G>
concept PlainValues = std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= 2048 &&
                      std::is_trivially_copyable_v<typename G::Action> && Cased<typename G::Action> &&
                      std::is_trivially_copyable_v<typename G::Event> && isVariant<typename G::Event> &&
                      sizeof(typename G::Event) <= AnyEvent::capacity && std::equality_comparable<typename G::Event> &&
                      std::equality_comparable<typename G::Action> && std::equality_comparable<typename G::Knowledge> &&
                      Described<typename G::Options> && Described<typename G::State> && Described<typename G::Screen>;

template <class G>
concept Game =
    PlainValues<G> &&
    requires(const typename G::Options& options, const typename G::Rules& rules, typename G::State& state,
             const typename G::State& seen, const typename G::Action& action, const typename G::Knowledge& knowledge,
             const typename G::Screen& screen, const typename G::Belief& belief, Moves<typename G::Action>& moves,
             Rng& rng, Silent& silent, EventLog<typename G::Event>& log, const typename G::Event& event, Seat seat,
             Viewer viewer, std::string_view text, std::span<const std::string> names, Language language) {
      { G::facts } -> std::convertible_to<const Facts&>;
      { G::phrases() } -> std::convertible_to<std::span<const Phrase>>;
      { G::rulebook() } -> std::convertible_to<Text>;
      { G::validate(options) } -> std::same_as<Verdict>;
      { makeRules<G>(options) } -> std::same_as<typename G::Rules>;
      { G::setup(rules, rng, silent) } -> std::same_as<typename G::State>;
      { G::setup(rules, rng, log) } -> std::same_as<typename G::State>;
      { G::turn(rules, seen) } -> std::same_as<Turn>;
      { G::moment(rules, seen, seat) } -> std::same_as<Moment>;
      { G::prompt(rules, seen, seat) } -> std::same_as<Message>;
      { G::kind(rules, action) } -> std::same_as<std::string_view>;
      { G::legal(rules, seen, seat, moves) } -> std::same_as<void>;
      { G::check(rules, seen, seat, action) } -> std::same_as<Verdict>;
      { G::apply(rules, state, seat, action, rng, silent) } -> std::same_as<void>;
      { G::apply(rules, state, seat, action, rng, log) } -> std::same_as<void>;
      { G::words(rules, event) } -> std::same_as<Message>;
      { G::outcome(rules, seen) } -> std::same_as<Outcome>;
      { G::sheet(rules, seen) } -> std::same_as<Sheet>;
      { G::know(rules, seen, viewer) } -> std::same_as<typename G::Knowledge>;
      { G::screen(rules, knowledge) } -> std::same_as<typename G::Screen>;
      { G::believe(rules, knowledge) } -> std::same_as<typename G::Belief>;
      { G::imagine(rules, belief, rng) } -> std::same_as<typename G::State>;
      { G::invariant(rules, seen) } -> std::convertible_to<std::string_view>;
      { G::write(rules, action) } -> std::same_as<Notation>;
      { G::read(rules, text) } -> std::same_as<std::optional<typename G::Action>>;
      { G::label(rules, screen, action) } -> std::same_as<Message>;
      requires requires {
        { G::draw(rules, screen, names, language) } -> std::same_as<std::string>;
      } || requires {
        { G::layout(rules, screen) } -> std::same_as<Layout>;
      };
    };

// Rules of before that differ from today's in nothing but the Rules that they make: a type that derives from today's
// game G, names it as `Today`, and has its own `facts` (`G::facts.before(…)`) and `rules`, and if need be `content` and
// `validate`. Everything else is done by today's code, which asks the Rules wherever something has changed.
template <class G>
concept EarlierRules = requires { typename G::Today; };

template <class G>
struct CodeOfGame {
  using Type = G;
};
template <EarlierRules G>
struct CodeOfGame<G> {
  using Type = typename G::Today;
  static_assert(std::is_base_of_v<Type, G> && std::is_same_v<typename G::Rules, typename Type::Rules>);
  static_assert(G::facts.id == Type::facts.id && G::facts.rulesVersion < Type::facts.rulesVersion &&
                !G::facts.unlikeToday.empty());
};
// Whose code plays a game once its Rules are made.
template <class G>
using CodeOf = typename CodeOfGame<G>::Type;

// For games in which everything is open, with `using Knowledge = State; using Belief = State;`.
struct OpenToAll {
  template <class Rules, class State>
  static State know(const Rules&, const State& state, Viewer) {
    return state;
  }
  template <class Rules, class State>
  static State believe(const Rules&, const State& knowledge) {
    return knowledge;
  }
  template <class Rules, class State>
  static State imagine(const Rules&, const State& belief, Rng&) {
    return belief;
  }
};

// Calls `visit(seat, shared)` for whoever has won.
template <class Visit>
void forEachWinner(const Outcome& outcome, Visit visit) {
  const bool shared = std::count(outcome.ranks.begin(), outcome.ranks.end(), 1) > 1;
  for (std::size_t i = 0; i < outcome.ranks.size(); ++i) {
    if (outcome.ranks[i] == 1) visit(Seat(static_cast<int>(i)), shared);
  }
}

// What only some games have.
template <class G>
concept LaidOutGame = requires(const typename G::Rules& rules, const typename G::Screen& screen) {
  { G::layout(rules, screen) } -> std::same_as<Layout>;
};
template <class G>
concept DrawnGame = requires(const typename G::Rules& rules, const typename G::Screen& screen,
                             std::span<const std::string> names, Language language) {
  { G::draw(rules, screen, names, language) } -> std::same_as<std::string>;
};
template <class G>
concept MemoryGame = requires(const typename G::Rules& rules) {
  { G::mustRemember(rules) } -> std::same_as<bool>;
};
template <class G>
concept TellsHoldings = requires(const typename G::Rules& rules, const typename G::State& state,
                                 Suppositions& suppositions) { G::holdings(rules, state, suppositions); };
template <class G>
bool hidesSomething(const typename G::Rules& rules) {
  if constexpr (requires {
                  { G::hides(rules) } -> std::same_as<bool>;
                }) {
    return G::hides(rules);
  } else {
    return G::facts.hidden;
  }
}
template <class G>
concept CountsAnswers = requires(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
  { G::answers(rules, state, seat).size() } -> std::same_as<std::size_t>;
  { G::answers(rules, state, seat).nth(std::size_t{}) } -> std::same_as<typename G::Action>;
};
template <class G>
concept RaceGame = requires(const typename G::Rules& rules, const typename G::State& state) {
  { G::alarm(rules, state) } -> std::same_as<std::optional<Alarm<typename G::Action>>>;
};
template <class G>
concept TimedGame = requires(const typename G::Rules& rules, const typename G::State& state, Seat seat) {
  { G::timed(rules, state, seat, std::int32_t{}) } -> std::same_as<std::optional<typename G::Action>>;
};
template <class G>
concept CampaignGame = requires(const typename G::Rules& rules, const typename G::State& state) {
  { G::next(rules, state) } -> std::same_as<std::optional<typename G::Options>>;
};

// What every game refuses alike, then what this one does.
template <Game G>
Verdict judge(const typename G::Rules& rules, const typename G::State& state, Seat seat,
              const typename G::Action& action) {
  if (G::outcome(rules, state).over) return Verdict::refuse(G::facts.endClause, Message("core.over"));
  const Turn turn = G::turn(rules, state);
  const bool waitsForOne = turn.must.size() == 1;
  const bool hasToWait = seat.isTable()
                             ? !RaceGame<G>
                             : waitsForOne && !G::facts.simultaneous && !turn.must.has(seat) && !turn.may.has(seat);
  if (!hasToWait) return G::check(rules, state, seat, action);
  return Verdict::refuse(G::facts.turnClause, waitsForOne ? Message("core.turn", {arg::seat("who", turn.must.first())})
                                                          : Message("core.noSeat"));
}

}  // namespace sammel
