#include <algorithm>

#include "bots/line.hpp"
#include "bots/nussknacker/deduction.hpp"
#include "bots/nussknacker/expert.hpp"
#include "bots/nussknacker/thumb.hpp"
#include "bots/search/make_bot.hpp"

template std::unique_ptr<sammel::Bot> sammel::botFor<sammel::Nussknacker>(const BotKind&, std::uint64_t);

namespace sammel {
namespace nussknacker {
namespace {

using Action = Nussknacker::Action;
using Kind = Nussknacker::Kind;

struct Strength {
  std::size_t worlds;  // to look at for every question
  double attention;    // the chance to see a question or an answer at all
  double alertness;    // the chance to notice that it is time to announce
  double caution;      // announces from this chance on
};

Strength strengthOf(const BotKind::Level& kind) {
  constexpr std::array<Strength, highestLevel> steps{{{100, 0.1, 0.04, 0.6},
                                                      {1'000, 0.15, 0.09, 0.65},
                                                      {5'000, 0.25, 0.15, 0.75},
                                                      {20'000, 0.8, 0.75, 0.9},
                                                      {100'000, 1, 1, 0.99}}};
  Strength strength = steps[static_cast<std::size_t>(kind.level - 1)];
  strength.worlds = std::max<std::size_t>(50, strength.worlds / static_cast<std::size_t>(kind.divisor));
  return strength;
}

// A guess at who wins: every coming chip goes to anybody with the same chance.
class ChipRace {
 public:
  using Chips = std::array<int, maxPlayers>;
  explicit ChipRace(int players) : players_(players) {}

  double chance(const Chips& chips, int seat) { return chances(chips)[static_cast<std::size_t>(seat)]; }

 private:
  using BySeat = std::array<double, maxPlayers>;

  BySeat chances(const Chips& chips) {
    const int most = *std::max_element(chips.begin(), chips.begin() + players_);
    BySeat shares{};
    if (most >= chipsToWin) {
      const auto holders = static_cast<double>(std::count(chips.begin(), chips.begin() + players_, most));
      for (std::size_t seat = 0; seat < shares.size(); ++seat) shares[seat] = chips[seat] == most ? 1 / holders : 0;
      return shares;
    }
    std::size_t number = 0;  // all have less than what wins
    for (const int own : chips) number = number * chipsToWin + static_cast<std::size_t>(own);
    if (known_[number]) return *known_[number];
    for (int winner = 0; winner < players_; ++winner) {
      Chips next = chips;
      ++next[static_cast<std::size_t>(winner)];
      const BySeat then = chances(next);
      for (std::size_t seat = 0; seat < shares.size(); ++seat) shares[seat] += then[seat] / players_;
    }
    known_[number] = shares;
    return shares;
  }

  int players_;
  std::vector<std::optional<BySeat>> known_ =
      std::vector<std::optional<BySeat>>(chipsToWin * chipsToWin * chipsToWin * chipsToWin);
};

class NussknackerBot final : public Bot {
 public:
  NussknackerBot(const Strength& strength, std::uint64_t seed) : strength_(strength), rng_(Rng::simulation(seed)) {}

  std::optional<Notation> choose(const View& view, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Nussknacker>&>(view);
    const bool isAsked = !view.legal().answers().empty();
    if (view.legal().interrupts().empty() || (!isAsked && mine.knowledge() == waitedAt_)) return std::nullopt;
    if (limits.reached()) return isAsked ? std::optional(view.write(view.legal()[0])) : std::nullopt;
    const Deduction deduction(mine.rules(), mine.knowledge(), strength_.worlds);
    const int nut = deduction.likeliest();
    Chance chance = rng_.use(Purpose::choice, Seat::table());
    if (deduction.nut()[static_cast<std::size_t>(nut)] >= strength_.caution &&
        chance.fraction() < strength_.alertness) {
      return Nussknacker::write(mine.rules(), Action::announce(nut));
    }
    if (!isAsked) {
      waitedAt_ = mine.knowledge();
      return std::nullopt;
    }
    const std::vector<Weighed> moves = weigh(mine, deduction, limits);
    const std::uint32_t kept = chance.below(static_cast<std::uint32_t>(moves.size()));
    std::uint32_t best = kept;
    for (std::uint32_t i = 0; i < moves.size(); ++i) {
      if (moves[i].merit > moves[best].merit && chance.fraction() < strength_.attention) best = i;
    }
    return Nussknacker::write(mine.rules(), moves[best].action);
  }

  Estimate estimate(const View& view, const Limits& limits) override {
    const auto& mine = static_cast<const ViewOf<Nussknacker>&>(view);
    const Open& open = mine.knowledge().open;
    const int seats = view.seats();
    const int self = view.seat().index();
    ChipRace race(seats);
    std::array<int, maxPlayers> chips{};
    for (int seat = 0; seat < seats; ++seat) chips[static_cast<std::size_t>(seat)] = open.chips(Seat(seat));
    Estimate estimate;
    for (int seat = 0; seat < seats; ++seat) estimate.chances.push_back(race.chance(chips, seat));
    if (view.legal().interrupts().empty()) return estimate;

    auto right = chips;  // after a right announcement, and after a wrong one
    auto wrong = chips;
    ++right[static_cast<std::size_t>(self)];
    for (int seat = 0; seat < seats; ++seat) wrong[static_cast<std::size_t>(seat)] += seat == self ? 0 : 1;
    const double ifRight = race.chance(right, self);
    const double ifWrong = race.chance(wrong, self);
    const auto announcing = [&](double certainty) { return certainty * ifRight + (1 - certainty) * ifWrong; };
    const double now = estimate.chances[static_cast<std::size_t>(self)];

    const Deduction deduction(mine.rules(), mine.knowledge(), strength_.worlds);
    if (!view.legal().answers().empty()) {
      // Somebody else may be faster, so what is known next turn counts half.
      for (const Weighed& move : weigh(mine, deduction, limits)) {
        const double later = std::max(now, announcing(move.certainty));
        estimate.moves.push_back({Nussknacker::write(mine.rules(), move.action), (now + later) / 2, move.merit});
      }
    } else {
      estimate.moves.push_back({Notation(), now, 0});
    }
    for (int value = 1; value <= mine.rules().highest; ++value) {
      const double certainty = deduction.nut()[static_cast<std::size_t>(value)];
      estimate.moves.push_back(
          {Nussknacker::write(mine.rules(), Action::announce(value)), announcing(certainty), certainty});
    }
    order(estimate, deduction.nut()[static_cast<std::size_t>(deduction.likeliest())] >= strength_.caution);
    return estimate;
  }

  // The move and the answer to it: whoever is asked gives anything that makes the sum. What comes then depends on it.
  Estimate explain(const View& view, const Limits& limits) override {
    constexpr std::size_t worlds = 60;
    const auto& mine = static_cast<const ViewOf<Nussknacker>&>(view);
    Estimate estimate = this->estimate(view, limits);
    if (estimate.moves.empty() || estimate.moves.front().action.empty()) return estimate;
    const Belief belief = Nussknacker::believe(mine.rules(), mine.knowledge());
    std::vector<Line> lines(worlds);
    for (Line& line : lines) {
      State state = Nussknacker::imagine(mine.rules(), belief, rng_);
      Silent silent;
      line = follow<Nussknacker>(mine.rules(), state, view.seat(),
                                 Nussknacker::read(mine.rules(), estimate.moves.front().action), rng_, silent,
                                 [&](const State& now, Seat seat) -> std::optional<Action> {
                                   if (!now.isPending()) return std::nullopt;
                                   Moves<Action> moves;
                                   Nussknacker::legal(mine.rules(), now, seat, moves);
                                   const auto answers = moves.answers();
                                   Chance chance = rng_.use(Purpose::choice, Seat::table());
                                   return answers[chance.below(static_cast<std::uint32_t>(answers.size()))];
                                 });
    }
    estimate.line = mostUsual(lines);
    return estimate;
  }

 private:
  struct Weighed {
    Action action;
    double merit = 0;
    double certainty = 0;  // of the likeliest value, expected after it
  };

  // The best first: the announcement if it is time for it, else the move with most merit. Their weights are the parts
  // of the attention.
  static void order(Estimate& estimate, bool announces) {
    const auto isAnnouncement = [](const Estimate::Move& move) { return move.action.view().starts_with("announce"); };
    std::sort(estimate.moves.begin(), estimate.moves.end(), [&](const Estimate::Move& a, const Estimate::Move& b) {
      if (isAnnouncement(a) != isAnnouncement(b)) return isAnnouncement(a) == announces;
      return a.weight > b.weight;
    });
    for (Estimate::Move& move : estimate.moves) move.weight = &move == estimate.moves.data() ? 1 : 0;
  }

  // Questions by what they tell, answers by what they give away. At least one, even if there is no time left.
  static std::vector<Weighed> weigh(const ViewOf<Nussknacker>& view, const Deduction& deduction, const Limits& limits) {
    constexpr double dearness = 0.15;  // of an own card that the other learns of, in bits
    const Knowledge& known = view.knowledge();
    const double certainty = deduction.nut()[static_cast<std::size_t>(deduction.likeliest())];
    PerSeat<std::array<std::optional<Deduction::Answer>, highestValue + 1>, maxPlayers> asked;
    std::vector<Weighed> moves;
    for (const AnyAction& any : view.legal().answers()) {
      if (!moves.empty() && limits.reached()) break;
      const auto action = any.as<Action>();
      if (action.kind == Kind::ask) {
        auto& answer = asked[action.asked][static_cast<std::size_t>(action.cards.sum())];
        if (!answer) answer = deduction.ask(action.asked, action.cards.sum());
        const int news = deduction.newsTo(action.asked, action.cards);
        moves.push_back({action, answer->bits - dearness * answer->yes * news, answer->certainty});
      } else if (action.kind == Kind::give) {
        moves.push_back({action, -deduction.newsTo(known.open.asker, action.cards) * dearness, certainty});
      } else {
        moves.push_back({action, 0, certainty});
      }
    }
    return moves;
  }

  Strength strength_;
  Rng rng_;
  Knowledge waitedAt_;  // the last knowledge with which it was better to wait
};

}  // namespace
}  // namespace nussknacker

std::unique_ptr<Bot> search::Expert<Nussknacker>::level(const BotKind::Level& kind, std::uint64_t seed) {
  return std::make_unique<nussknacker::NussknackerBot>(nussknacker::strengthOf(kind), seed);
}

}  // namespace sammel
