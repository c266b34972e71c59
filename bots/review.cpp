#include "bots/review.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>
#include <utility>

namespace sammel {
namespace {

constexpr double leastLoss = 0.03;  // smaller ones are not worth telling

// How long the usual review takes, in actions that a bot imagines: some seconds, whatever the game. A part goes into a
// look at everything, the rest where it seems to matter.
constexpr double workForAll = 6e6;
constexpr double workForSuspects = 12e6;
// The same for bots that do not imagine games, in budgets of a decision.
constexpr double effortForProofs = 8;

constexpr double sureEnough = 2;  // standard deviations

double doubtOf(double someError, double otherError) {
  return sureEnough * std::sqrt(someError * someError + otherError * otherError);
}

// Of a chance that was sampled so often, whatever it is.
double largestError(double samples) { return samples <= 0 ? 0 : 0.5 / std::sqrt(samples); }

// A bot's values need not add up: it may care for ranks, too.
FixedVector<double, maxSeats> asShares(FixedVector<double, maxSeats> chances) {
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  if (chances.size() == 1 || sum <= 0) return chances;
  for (double& chance : chances) chance /= sum;
  return chances;
}

// A new bot for every decision: it must not remember what it thought about another one.
std::unique_ptr<Bot> freshBot(const AnyGame& game, const BotKind::Level& level) {
  constexpr std::uint64_t seed = 1;
  return makeOwnBot(game, BotKind{level}, seed);
}

double chanceOf(const FixedVector<double, maxSeats>& chances, Seat seat) { return chances[seat.slot()]; }

}  // namespace

Review::Review(const Play& play, std::optional<BotKind::Level> level, double patience)
    : play_(play), inForce_(play.past(play.entriesInForce())), then_(play.past(0)), patience_(patience) {
  findDecisions();
  moves_.resize(decisions_.size());
  steps_ = decisions_.size();
  const Facts& facts = play.game().facts();
  isOpen_ = !facts.hidden && !facts.chance;
  if (level) {
    level_ = *level;
  } else {
    plan();
  }
  if (!isOpen_ || decisions_.empty()) return;
  prover_ = freshBot(play.game(), level_);
  // In budgets of the level that thinks about all, which is a fraction of what proofs are to have.
  effort_ = patience * effortForProofs * (level ? 1 : level_.divisor);
  if (!play.givenUpBy()) certain_ = sharesOf(play.match().outcome());  // who gave up might have won
}

void Review::findDecisions() {
  if (play_.game().facts().race) return;  // who wins is a matter of speed
  const std::unique_ptr<Play> course = play_.past(0);
  std::size_t before = 0;
  for (std::size_t entry = 0; entry < play_.entries().size(); ++entry) {
    const bool isInForce = play_.inForceUpTo(entry) > before;
    if (!isInForce) continue;
    const Entry& made = play_.entries()[entry];
    if (!made.seat.isTable() && made.action.view() != resignAction) {
      const Legal legal = course->match().legal(made.seat);
      const bool isForced = legal.answers().size() == 1 && legal.interrupts().empty();
      if (!isForced) decisions_.push_back({entry, before, 0});
    }
    (void)course->act(made.seat, made.action, made.at);  // was fine before
    ++before;
  }
}

// The more decisions, the less for each. What a try costs is found out at the first one, where games have their whole
// course before them.
void Review::plan() {
  constexpr std::size_t decisionsAStep = 6;
  level_ = {highestLevel, static_cast<int>(std::clamp<std::size_t>(decisions_.size() / decisionsAStep, 5, 40))};
  if (decisions_.empty()) return;
  const std::unique_ptr<Bot> strongest = freshBot(play_.game(), {highestLevel, 1});
  mostTries_ = strongest->tries().value_or(0);
  if (mostTries_ == 0) return;
  constexpr std::uint32_t triesToMeasure = 32;
  const BotKind::Level quick{highestLevel, static_cast<int>(std::max(1U, mostTries_ / triesToMeasure))};
  const std::unique_ptr<Bot> bot = freshBot(play_.game(), quick);
  const Estimate first = bot->estimate(*viewBefore(0), {});
  Decision typical;
  typical.workATry = static_cast<double>(first.work) / static_cast<double>(std::max<std::uint64_t>(1, first.samples));
  constexpr double thoughtsEach = 2;  // about all moves, and about the one that was made
  level_ = levelFor(typical, patience_ * workForAll / thoughtsEach / static_cast<double>(decisions_.size()));
  constexpr std::size_t fewest = 8;
  for (const std::size_t part : {4U, 16U}) {
    passes_.push_back(std::min(decisions_.size(), std::max(fewest, decisions_.size() / part)));
    steps_ += passes_.back();
  }
}

BotKind::Level Review::levelFor(const Decision& decision, double work) const {
  const double tries = work / std::max(1.0, decision.workATry);
  return {highestLevel, static_cast<int>(std::clamp(std::lround(mostTries_ / std::max(1.0, tries)), 1L, 10'000L))};
}

std::span<const ReviewedMove> Review::moves() const {
  const std::size_t judged = std::min(done_, moves_.size());
  return std::span(moves_).subspan(isOpen_ ? moves_.size() - judged : 0, judged);
}

std::unique_ptr<View> Review::viewBefore(std::size_t number) {
  const Decision& decision = decisions_[number];
  if (then_->entries().size() > decision.before) then_ = inForce_->past(decision.before);
  for (std::size_t done = then_->entries().size(); done < decision.before; ++done) {
    const Entry& entry = inForce_->entries()[done];
    (void)then_->act(entry.seat, entry.action, entry.at);  // was fine before
  }
  return then_->match().view(play_.entries()[decision.entry].seat);
}

void Review::judgeNext(const Limits& limits) {
  std::size_t step = done_;
  if (step < decisions_.size()) {
    if (isOpen_) {
      judgeFromTheEnd(decisions_.size() - 1 - step, limits);
    } else {
      judge(step, level_, limits);
    }
  } else {
    step -= decisions_.size();
    std::size_t pass = 0;
    while (step >= passes_[pass]) step -= passes_[pass++];
    if (step == 0) chooseSuspects(passes_[pass]);
    constexpr double thoughtsEach = 3;  // about all moves, the best and the one that was made
    const double work =
        patience_ * workForSuspects / static_cast<double>(passes_.size() * passes_[pass]) / thoughtsEach;
    const std::size_t number = suspects_[step];
    judgeAgain(number, levelFor(decisions_[number], work), limits);
  }
  ++done_;
}

// Of those looked at so far as thoroughly as any: where most seems to be lost, or chances fell most until the next
// decision.
void Review::chooseSuspects(std::size_t count) {
  std::vector<std::size_t> candidates = suspects_;
  if (candidates.empty()) {
    candidates.resize(decisions_.size());
    std::iota(candidates.begin(), candidates.end(), std::size_t{0});
  }
  const auto suspicion = [this, isFirst = suspects_.empty()](std::size_t number) {
    const ReviewedMove& move = moves_[number];
    if (!isFirst || number + 1 == moves_.size()) return move.loss();
    return std::max(move.loss(), chanceOf(move.chances, move.seat) - chanceOf(moves_[number + 1].chances, move.seat));
  };
  std::sort(candidates.begin(), candidates.end(),
            [&](std::size_t a, std::size_t b) { return std::tuple(-suspicion(a), a) < std::tuple(-suspicion(b), b); });
  candidates.resize(std::min(count, candidates.size()));
  std::sort(candidates.begin(), candidates.end());
  suspects_ = candidates;
}

void Review::beginMove(std::size_t number, const View& view) {
  const Entry& made = play_.entries()[decisions_[number].entry];
  ReviewedMove& move = moves_[number] = {};
  move.entry = decisions_[number].entry;
  move.seat = made.seat;
  move.action = move.better = made.action;
  move.label = move.betterLabel = view.label(made.action);
}

void Review::nameBetter(ReviewedMove& move, const View& view, const Notation& action, double value) const {
  move.betterValue = std::max(move.value, value);
  if (value <= move.value) return;
  move.better = action;
  move.betterLabel = action.empty() ? Message() : view.label(action);
}

void Review::judge(std::size_t number, const BotKind::Level& level, const Limits& limits) {
  const std::unique_ptr<View> view = viewBefore(number);
  const std::unique_ptr<Bot> bot = freshBot(play_.game(), level);
  const Estimate estimate = bot->estimate(*view, limits);
  if (estimate.samples > 0) {
    decisions_[number].workATry = static_cast<double>(estimate.work) / static_cast<double>(estimate.samples);
  }
  beginMove(number, *view);
  ReviewedMove& move = moves_[number];
  move.chances = asShares(estimate.chances);
  const Estimate::Move* same = estimate.find(move.action);
  if (same == nullptr) return;
  move.value = move.betterValue = same->value;
  if (same == estimate.moves.data()) return;
  const Estimate::Move& best = estimate.moves.front();
  double error = 0;
  if (const std::optional<Sampled> alone = bot->estimateOf(*view, move.action, limits)) {
    move.value = alone->value;
    error = alone->error;
  }
  nameBetter(move, *view, best.action, best.value);
  if (estimate.samples == 0) return;
  move.doubt = doubtOf(largestError(static_cast<double>(estimate.samples) * best.weight), error);
}

// The move made and the one that looks best are each thought about alone and as long as each other.
void Review::judgeAgain(std::size_t number, const BotKind::Level& level, const Limits& limits) {
  const std::unique_ptr<View> view = viewBefore(number);
  const std::unique_ptr<Bot> bot = freshBot(play_.game(), level);
  const Estimate estimate = bot->estimate(*view, limits);
  const Notation made = moves_[number].action;
  if (estimate.find(made) == nullptr || limits.reached()) return;
  beginMove(number, *view);
  ReviewedMove& move = moves_[number];
  move.chances = asShares(estimate.chances);
  const Estimate::Move& best = estimate.moves.front();
  move.value = move.betterValue = best.value;
  if (best.action == made) return;
  const std::optional<Sampled> own = bot->estimateOf(*view, made, limits);
  // To wait is no move that could be thought about alone.
  const std::optional<Sampled> other =
      best.action.empty() ? Sampled{best.value, largestError(static_cast<double>(estimate.samples) * best.weight)}
                          : bot->estimateOf(*view, best.action, limits);
  move.value = own->value;
  nameBetter(move, *view, best.action, other->value);
  move.doubt = doubtOf(own->error, other->error);
}

std::optional<Review::Chances> Review::proofAfter(std::size_t number, const Notation& action, double effort,
                                                  const Limits& limits) {
  const std::unique_ptr<Play> next = inForce_->past(decisions_[number].before);
  (void)next->act(play_.entries()[decisions_[number].entry].seat, action, 0);  // is legal
  if (next->match().outcome().over) return sharesOf(next->match().outcome());
  const std::unique_ptr<View> view = next->match().view(next->match().turn().must.first());
  const std::optional<Proof> proof = prover_->prove(*view, effort, limits);
  return proof ? std::optional(proof->chances) : std::nullopt;
}

// As long as the next position is certain, so is what the move was worth, and most of the effort goes where that ends.
// Before, all moves are compared by looking equally far ahead.
void Review::judgeFromTheEnd(std::size_t number, const Limits& limits) {
  const std::unique_ptr<View> view = viewBefore(number);
  const std::optional<Chances> after = std::exchange(certain_, std::nullopt);
  const std::optional<Proof> proof = after ? prover_->prove(*view, effort_, limits) : std::nullopt;
  if (after && proof) {
    beginMove(number, *view);
    ReviewedMove& move = moves_[number];
    move.chances = proof->chances;
    move.proven = true;
    move.value = chanceOf(*after, move.seat);
    nameBetter(move, *view, proof->best, chanceOf(proof->chances, move.seat));
    certain_ = proof->chances;
    return;
  }
  judge(number, level_, limits);
  if (!after) return;
  ReviewedMove& move = moves_[number];
  move.value = chanceOf(*after, move.seat);
  move.better = move.action;
  move.betterLabel = move.label;
  move.betterValue = move.value;
  const Estimate estimate = freshBot(play_.game(), level_)->estimate(*view, limits);
  constexpr double effortEach = 0.1;  // most of it was found out in the attempt above
  for (const Estimate::Move& other : estimate.moves) {
    if (other.action == move.action || other.value <= move.betterValue) continue;
    const std::optional<Chances> known = proofAfter(number, other.action, effortEach, limits);
    const double value = known ? chanceOf(*known, move.seat) : other.value;
    if (value > move.betterValue) nameBetter(move, *view, other.action, value);
  }
  const double others = (1 - move.betterValue) / std::max(1.0, static_cast<double>(move.chances.size()) - 1);
  for (std::size_t seat = 0; seat < move.chances.size(); ++seat) {
    move.chances[seat] = seat == move.seat.slot() ? move.betterValue : others;
  }
}

std::vector<std::size_t> Review::costliest() const {
  const std::span<const ReviewedMove> moves = this->moves();
  std::vector<std::size_t> costly;
  for (std::size_t i = 0; i < moves.size(); ++i) {
    if (moves[i].loss() > std::max(leastLoss, moves[i].doubt)) costly.push_back(i);
  }
  std::sort(costly.begin(), costly.end(), [&](std::size_t a, std::size_t b) {
    return std::tuple(-moves[a].loss(), a) < std::tuple(-moves[b].loss(), b);
  });
  return costly;
}

std::size_t momentBefore(const Play& play, Viewer viewer, std::size_t entry) {
  std::size_t moments = 0;
  std::size_t previous = SIZE_MAX;
  const Story& story = play.story();
  for (std::size_t line = 0; line < story.size() && (story.isOpening(line) || story.entryOf(line) < entry); ++line) {
    if (!story.mayHear(line, viewer) || story.isOpening(line) || story.entryOf(line) == previous) continue;
    previous = story.entryOf(line);
    ++moments;
  }
  return moments;
}

FixedVector<double, maxSeats> sharesOf(const Outcome& outcome) {
  const auto winners = static_cast<double>(std::count(outcome.ranks.begin(), outcome.ranks.end(), std::int8_t{1}));
  FixedVector<double, maxSeats> shares;
  for (const std::int8_t rank : outcome.ranks) shares.push_back(rank == 1 ? 1 / winners : 0);
  return shares;
}

namespace {

int thousandths(double chance) { return static_cast<int>(std::lround(chance * 1000)); }

std::vector<int> thousandths(const FixedVector<double, maxSeats>& chances) {
  std::vector<int> all;
  for (const double chance : chances) all.push_back(thousandths(chance));
  return all;
}

std::optional<Message> ifAny(const Message& label) { return label.key.empty() ? std::nullopt : std::optional(label); }

}  // namespace

ToldReview told(const Review& review) {
  const Play& play = review.play();
  ToldReview whole{BotKind{review.level()}.text(),
                   play.match().seats(),
                   {},
                   review.costliest(),
                   thousandths(sharesOf(play.match().outcome()))};
  for (const ReviewedMove& move : review.moves()) {
    whole.moves.push_back({move.entry,
                           move.seat,
                           move.action,
                           ifAny(move.label),
                           thousandths(move.chances),
                           thousandths(move.value),
                           move.better,
                           ifAny(move.betterLabel),
                           thousandths(move.betterValue),
                           {momentBefore(play, Viewer::spectator(), move.entry)}});
    for (int seat = 0; seat < whole.seats; ++seat) {
      whole.moves.back().moments.push_back(momentBefore(play, Seat(seat), move.entry));
    }
  }
  return whole;
}

}  // namespace sammel
