#include <algorithm>

#include "bots/line.hpp"
#include "bots/schlauraff/expert.hpp"
#include "bots/schlauraff/thumb.hpp"
#include "bots/schlauraff/turn.hpp"
#include "bots/schlauraff/worth.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Schlauraff>(const BotKind&, std::uint64_t);

namespace sammel {
namespace schlauraff {
namespace {

using State = Schlauraff::State;

// There is no budget to divide: a turn is reckoned to its end or not at all, in some 40 milliseconds for all its
// decisions.
struct Strength {
  bool seesTheGame;  // plays for the win, not only for chips, and minds what stays behind
  double attention;  // the chance to see a move at all
};

constexpr std::array<Strength, highestLevel> strengths{
    {{false, 0.6}, {false, 0.75}, {false, 0.87}, {true, 0.96}, {true, 1}}};

class SchlauraffBot final : public Bot {
 public:
  SchlauraffBot(const Strength& strength, std::uint64_t seed) : strength_(strength), rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Schlauraff>&>(view);
    const State& state = mine.knowledge();
    const auto answers = view.legal().answers();
    if (answers.empty()) return std::nullopt;
    if (answers.size() == 1 || limits.reached()) return view.write(answers.front());
    TurnSolver& solver = solverFor(mine.rules(), state, strength_.seesTheGame);
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    const std::size_t kept = chance.below(static_cast<std::uint32_t>(answers.size()));
    std::size_t best = kept;
    double bestValue = valueOf(state, solver, answers[kept]);
    for (std::size_t i = 0; i < answers.size(); ++i) {
      if (i == kept || chance.fraction() >= strength_.attention) continue;
      const double value = valueOf(state, solver, answers[i]);
      if (value <= bestValue) continue;
      bestValue = value;
      best = i;
    }
    return view.write(answers[best]);
  }

  Estimate estimate(const View& view, const Limits&) override {
    const auto& mine = static_cast<const ViewOf<Schlauraff>&>(view);
    const int seats = view.seats();
    Estimate estimate;
    for (int seat = 0; seat < seats; ++seat) estimate.chances.push_back(1.0 / seats);
    if (view.legal().empty()) return estimate;
    TurnSolver& solver = solverFor(mine.rules(), mine.knowledge(), true);
    for (const AnyAction& action : view.legal().answers()) {
      const double value = valueOf(mine.knowledge(), solver, action);
      estimate.moves.push_back({view.write(action), std::clamp(value, 0.0, 1.0), 0});
    }
    std::sort(estimate.moves.begin(), estimate.moves.end(),
              [](const Estimate::Move& a, const Estimate::Move& b) { return a.value > b.value; });
    estimate.moves.front().weight = 1;
    const double own = estimate.moves.front().value;
    for (int seat = 0; seat < seats; ++seat) {
      estimate.chances[static_cast<std::size_t>(seat)] = seat == view.seat().index() ? own : (1 - own) / (seats - 1);
    }
    return estimate;
  }

  // To the end of the turn, for the dice as they may fall.
  Estimate explain(const View& view, const Limits& limits) override {
    constexpr std::size_t rolls = 24;
    const auto& mine = static_cast<const ViewOf<Schlauraff>&>(view);
    Estimate estimate = this->estimate(view, limits);
    if (estimate.moves.empty()) return estimate;
    TurnSolver& solver = solverFor(mine.rules(), mine.knowledge(), true);
    std::vector<Line> lines(rolls);
    for (Line& line : lines) {
      State state = mine.knowledge();
      Silent silent;
      line = follow<Schlauraff>(
          mine.rules(), state, view.seat(), Schlauraff::read(mine.rules(), estimate.moves.front().action), rng_, silent,
          [&](const State& now, Seat seat) -> std::optional<Schlauraff::Action> {
            const bool isSameTurn = seat == view.seat() && now.round == turn_.round && now.column == turn_.column;
            if (!isSameTurn || !now.hasPicked()) return std::nullopt;
            Moves<Schlauraff::Action> moves;
            Schlauraff::legal(mine.rules(), now, seat, moves);
            return *std::max_element(moves.begin(), moves.end(), [&](const auto& a, const auto& b) {
              return solver.after(now, a).value < solver.after(now, b).value;
            });
          });
    }
    estimate.line = mostUsual(lines);
    return estimate;
  }

 private:
  static double valueOf(const State& state, TurnSolver& solver, const AnyAction& action) {
    return solver.after(state, action.as<Schlauraff::Action>()).value;
  }

  // One solver serves all decisions of a turn.
  TurnSolver& solverFor(const Schlauraff::Rules& rules, const State& state, bool seesTheGame) {
    const bool isSameTurn = solver_ && solvedTheGame_ == seesTheGame && turn_.round == state.round &&
                            turn_.column == state.column && turn_.columns == state.columns &&
                            turn_.mover == state.mover && state.actions > turn_.actions && state.hasPicked();
    if (!isSameTurn) {
      solver_.emplace(rules, state,
                      seesTheGame ? winningChances(rules, state, laterColumns(rules, state)) : ownChips(state));
      solvedTheGame_ = seesTheGame;
    }
    turn_ = state;
    return *solver_;
  }

  // The next column matters most and is reckoned exactly; of those behind it little changes with what is done now.
  static FixedVector<RowChances, maxColumns> laterColumns(const Schlauraff::Rules& rules, const State& state) {
    constexpr RowChances typical{0.5, 0.95, 0.95, 0.85, 0.5};
    FixedVector<RowChances, maxColumns> later;
    for (int column = state.column + 1; column < rules.columns; ++column) {
      later.push_back(column == state.column + 1 ? rowChances(rules, state, column) : typical);
    }
    return later;
  }

  Strength strength_;
  Rng rng_;
  State turn_;  // as it was last seen
  bool solvedTheGame_ = false;
  std::optional<TurnSolver> solver_;
};

}  // namespace
}  // namespace schlauraff

std::unique_ptr<Bot> search::Expert<Schlauraff>::level(const BotKind::Level& kind, std::uint64_t seed) {
  return std::make_unique<schlauraff::SchlauraffBot>(schlauraff::strengths[static_cast<std::size_t>(kind.level - 1)],
                                                     seed);
}

}  // namespace sammel
