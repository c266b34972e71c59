#include "bots/review.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace sammel {
namespace {

constexpr double leastLoss = 0.03;  // smaller ones are not worth telling

BotKind::Level usualLevel(std::size_t decisions) {
  constexpr std::size_t decisionsAStep = 6;
  return {highestLevel, static_cast<int>(std::clamp<std::size_t>(decisions / decisionsAStep, 5, 40))};
}

// Two standard deviations of the difference of two chances that were sampled so often.
double doubtOf(double someSamples, double otherSamples) {
  if (someSamples <= 0 || otherSamples <= 0) return 0;
  return std::sqrt(1 / someSamples + 1 / otherSamples);
}

// A bot's values need not add up: it may care for ranks, too.
FixedVector<double, maxSeats> asShares(FixedVector<double, maxSeats> chances) {
  const double sum = std::accumulate(chances.begin(), chances.end(), 0.0);
  if (chances.size() == 1 || sum <= 0) return chances;
  for (double& chance : chances) chance /= sum;
  return chances;
}

}  // namespace

Review::Review(const Play& play, std::optional<BotKind::Level> level)
    : play_(play), inForce_(play.past(play.entriesInForce())), then_(play.past(0)) {
  findDecisions();
  level_ = level.value_or(usualLevel(decisions_.size()));
}

void Review::findDecisions() {
  if (play_.game().facts().race) return;  // who wins is a matter of speed
  const std::unique_ptr<Play> course = play_.past(0);
  std::size_t before = 0;
  for (std::size_t entry = 0; entry < play_.entries().size(); ++entry) {
    const bool isInForce = play_.inForceUpTo(entry) > before;
    if (!isInForce) continue;
    const Entry& made = play_.entries()[entry];
    if (!made.seat.isTable()) {
      const Legal legal = course->match().legal(made.seat);
      const bool isForced = legal.answers.size() == 1 && legal.interrupts.empty();
      if (!isForced) decisions_.push_back({entry, before});
    }
    (void)course->act(made.seat, made.action, made.at);  // was fine before
    ++before;
  }
}

void Review::judgeNext(const Limits& limits) {
  const Decision& decision = decisions_[judged()];
  for (std::size_t done = then_->entries().size(); done < decision.before; ++done) {
    const Entry& entry = inForce_->entries()[done];
    (void)then_->act(entry.seat, entry.action, entry.at);  // was fine before
  }
  const Entry& made = play_.entries()[decision.entry];
  const std::unique_ptr<View> view = then_->match().view(made.seat);
  // A new bot for every decision: it must not remember what it thought about another one.
  constexpr std::uint64_t seed = 1;
  const std::unique_ptr<Bot> bot = makeOwnBot(play_.game(), BotKind{level_}, seed);
  const Estimate estimate = bot->estimate(*view, limits);

  ReviewedMove move;
  move.entry = decision.entry;
  move.seat = made.seat;
  move.action = made.action;
  move.label = view->label(made.action);
  move.chances = asShares(estimate.chances);
  move.better = made.action;
  move.betterLabel = move.label;
  const Estimate::Move* same = estimate.find(made.action);
  if (same != nullptr) move.value = move.betterValue = same->value;
  if (same != nullptr && same != estimate.moves.data()) {
    const Estimate::Move& best = estimate.moves.front();
    const std::optional<double> value = bot->estimateOf(*view, made.action, limits);
    move.value = value.value_or(same->value);
    move.betterValue = std::max(move.value, best.value);
    if (best.value > move.value) {
      move.better = best.action;
      move.betterLabel = best.action.empty() ? Message() : view->label(best.action);
      const auto samples = static_cast<double>(estimate.samples);
      move.doubt = doubtOf(samples * best.weight, samples);
    }
  }
  moves_.push_back(move);
}

std::vector<std::size_t> Review::costliest() const {
  std::vector<std::size_t> costly;
  for (std::size_t i = 0; i < moves_.size(); ++i) {
    if (moves_[i].loss() > std::max(leastLoss, moves_[i].doubt)) costly.push_back(i);
  }
  std::sort(costly.begin(), costly.end(), [this](std::size_t a, std::size_t b) {
    return std::tuple(-moves_[a].loss(), a) < std::tuple(-moves_[b].loss(), b);
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

void writeChances(Json& json, const FixedVector<double, maxSeats>& chances) {
  json.open('[');
  for (const double chance : chances) json.value(thousandths(chance));
  json.close(']');
}

void writeLabel(Json& json, std::string_view name, const Message& label) {
  json.member(name, label.key.empty() ? std::nullopt : std::optional(label));
}

}  // namespace

void writeReview(const Review& review, Json& json) {
  const Play& play = review.play();
  json.open('{').member("level", BotKind{review.level()}.text()).member("seats", play.match().seats());
  json.key("moves").open('[');
  for (const ReviewedMove& move : review.moves()) {
    json.open('{').member("entry", move.entry).member("seat", move.seat).member("action", move.action);
    writeLabel(json, "label", move.label);
    json.key("chances");
    writeChances(json, move.chances);
    json.member("value", thousandths(move.value)).member("better", move.better);
    writeLabel(json, "betterLabel", move.betterLabel);
    json.member("betterValue", thousandths(move.betterValue)).key("moments").open('[');
    json.value(momentBefore(play, Viewer::spectator(), move.entry));
    for (int seat = 0; seat < play.match().seats(); ++seat) json.value(momentBefore(play, Seat(seat), move.entry));
    json.close(']').close('}');
  }
  json.close(']').member("costliest", review.costliest()).key("result");
  writeChances(json, sharesOf(play.match().outcome()));
  json.close('}');
}

}  // namespace sammel
