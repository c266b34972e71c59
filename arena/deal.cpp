#include "arena/deal.hpp"

#include <algorithm>

#include "bots/bot_game.hpp"
#include "engine/core/crypto.hpp"

namespace sammel::arena {
namespace {

// Looks over a bot's shoulder: counts, measures, and sets the limits of a decision.
class Watched final : public Bot {
 public:
  Watched(std::unique_ptr<Bot> bot, const Contest& contest, const std::atomic<bool>& stop, Thinking& thinking)
      : bot_(std::move(bot)), contest_(contest), stop_(stop), thinking_(thinking) {}

  std::optional<Notation> choose(const View& view, const Limits&) override {
    if (stop_.load(std::memory_order_relaxed)) return std::nullopt;  // ends the game
    bot_->getReady({.deadline = {}, .stop = &stop_, .threads = 1});
    const auto start = std::chrono::steady_clock::now();
    const std::optional<Notation> choice =
        bot_->choose(view, {.deadline = start + contest_.limit(), .stop = &stop_, .threads = 1});
    const auto took = std::chrono::steady_clock::now() - start;
    thinking_.microseconds += std::chrono::duration_cast<std::chrono::microseconds>(took).count();
    if (const std::size_t answers = view.legal().answers().size(); answers > 0) {
      ++thinking_.decisions;
      thinking_.answers += static_cast<std::int64_t>(answers);
    }
    if (took <= contest_.limit() + Limits::grace || bot_->failure() != nullptr) return choice;
    late_ = BotFailure{BotFailure::Cause::silent,
                       "It answered after " +
                           std::to_string(std::chrono::duration_cast<std::chrono::milliseconds>(took).count()) +
                           " ms; the limit is " + std::to_string(contest_.limit().count()) + " ms.",
                       {}};
    return std::nullopt;
  }
  Estimate estimate(const View& view, const Limits& limits) override { return bot_->estimate(view, limits); }
  void sit(const Place& place) override { bot_->sit(place); }
  void hear(const Message& message) override { bot_->hear(message); }
  void end(const Outcome& outcome) override { bot_->end(outcome); }
  std::int64_t reaction() override { return bot_->reaction(); }
  const BotFailure* failure() const override { return late_ ? &*late_ : bot_->failure(); }

 private:
  std::unique_ptr<Bot> bot_;
  const Contest& contest_;
  const std::atomic<bool>& stop_;
  Thinking& thinking_;
  std::optional<BotFailure> late_;
};

// Real games draw from keyed streams, so a seat gets the same cards and dice in every game of a deal, whatever others
// have drawn before.
Rng chanceOf(const Contest& contest, std::int64_t deal) {
  return Rng::keyed(sha256("arena " + std::to_string(contest.seed) + " " + std::to_string(deal)));
}

}  // namespace

BotMaker standardBots(const AnyGame& game) {
  return [&game](std::string_view name, std::uint64_t seed) { return makeBot(game, *BotKind::read(name), seed); };
}

int Contest::seats() const {
  Events ignored;
  return game->start(options, nullptr, Rng::simulation(0), ignored)->seats();
}

std::string Contest::text() const {
  const auto content = game->standardContent();
  Json json;
  json.open('{').member("arena", 2).member("game", game->facts().id).member("rules", game->facts().rulesVersion);
  json.member("content", content ? content->hash() : std::string()).member("options", options).member("bots", bots);
  json.member("seed", std::to_string(seed)).member("thinkLimit", thinkLimit ? thinkLimit->count() : 0).close('}');
  return json.take();
}

bool Game::hasLost(std::size_t seat) const {
  return std::find(lost.begin(), lost.end(), static_cast<std::int8_t>(seat)) != lost.end();
}

double Game::share(std::size_t seat) const {
  if (hasLost(seat)) return 0;
  const auto winners = std::count(ranks.begin(), ranks.end(), std::int8_t{1});
  return ranks[seat] == 1 ? 1 / static_cast<double>(winners) : 0;
}

double Deal::share(std::size_t bot) const {
  double sum = 0;
  for (const Game& game : games) {
    for (std::size_t seat = 0; seat < game.bots.size(); ++seat) {
      if (static_cast<std::size_t>(game.bots[seat]) == bot) sum += game.share(seat);
    }
  }
  return sum / static_cast<double>(games.size());
}

std::vector<FixedVector<std::int8_t, maxSeats>> seatings(std::uint64_t seed, std::int64_t deal, std::size_t bots,
                                                         int seats) {
  Rng rng = Rng::simulation(StateHash().add(seed).add(deal).value());
  Chance lot = rng.use(Purpose::lot, Seat::table());
  FixedVector<std::int8_t, maxSeats> first;
  for (std::size_t i = 0; i < static_cast<std::size_t>(seats); ++i) first.push_back(static_cast<std::int8_t>(i % bots));
  lot.shuffle(std::span(first.begin(), first.end()));

  std::vector<FixedVector<std::int8_t, maxSeats>> all;
  for (std::size_t game = 0; game < bots; ++game) {
    FixedVector<std::int8_t, maxSeats> seating;
    for (const std::int8_t bot : first) {
      seating.push_back(static_cast<std::int8_t>((static_cast<std::size_t>(bot) + game) % bots));
    }
    all.push_back(seating);
  }
  return all;
}

std::optional<Deal> playDeal(const Contest& contest, const BotMaker& maker, std::int64_t number,
                             const std::atomic<bool>& stop) {
  Deal deal;
  deal.number = number;
  deal.thinking.resize(contest.bots.size());
  for (const auto& seating : seatings(contest.seed, number, contest.bots.size(), contest.seats())) {
    std::vector<std::unique_ptr<Bot>> bots;
    for (std::size_t seat = 0; seat < seating.size(); ++seat) {
      const auto bot = static_cast<std::size_t>(seating[seat]);
      const std::uint64_t seed = StateHash().add(contest.seed).add(number).add(seat).value();
      bots.push_back(std::make_unique<Watched>(maker(contest.bots[bot], seed), contest, stop, deal.thinking[bot]));
    }
    const BotGame played = playBotGame(*contest.game, contest.options, chanceOf(contest, number), bots);
    if (stop.load(std::memory_order_relaxed)) return std::nullopt;
    Game game;
    game.bots = seating;
    game.actions = static_cast<std::int32_t>(played.actions);
    game.ranks = played.ranks();
    if (played.outcome.over) game.points = played.outcome.points;
    for (const auto& [seat, failure] : played.forfeits) {
      game.lost.push_back(static_cast<std::int8_t>(seat.index()));
      deal.forfeits.push_back({static_cast<std::int8_t>(deal.games.size()), static_cast<std::int8_t>(seat.index()),
                               failure.cause, std::string_view(failure.sentence), std::string_view(failure.lastWords)});
    }
    deal.games.push_back(game);
  }
  return deal;
}

}  // namespace sammel::arena
