#include "bots/bot_game.hpp"

#include <algorithm>

#include "bots/random_bot.hpp"

namespace sammel {

bool BotGame::hasForfeited(Seat seat) const {
  return std::any_of(forfeits.begin(), forfeits.end(), [&](const Forfeit& forfeit) { return forfeit.seat == seat; });
}

FixedVector<std::int8_t, maxSeats> BotGame::ranks() const {
  if (forfeits.empty()) return outcome.ranks;
  const auto last = static_cast<std::int8_t>(static_cast<std::size_t>(seats) - forfeits.size() + 1);
  FixedVector<std::int8_t, maxSeats> places;
  for (int seat = 0; seat < seats; ++seat) {
    std::int8_t place = 1;
    for (int other = 0; other < seats && outcome.over; ++other) {
      const bool isBetter =
          outcome.ranks[static_cast<std::size_t>(other)] < outcome.ranks[static_cast<std::size_t>(seat)];
      if (isBetter && !hasForfeited(Seat(other))) ++place;
    }
    places.push_back(hasForfeited(Seat(seat)) ? last : place);
  }
  return places;
}

namespace {

class Sitting {
 public:
  Sitting(std::unique_ptr<Match> match, std::span<const std::unique_ptr<Bot>> bots, const Limits& limits)
      : match_(std::move(match)), bots_(bots), limits_(limits) {}

  BotGame play(const AnyGame& game, std::string_view options, const Events& opening) {
    for (int i = 0; i < match_->seats(); ++i) {
      bot(Seat(i)).sit({game, options, game.standardContent().get(), Seat(i), match_->seats()});
    }
    tell(opening);
    game_.seats = match_->seats();
    while (!match_->outcome().over && !isDecidedByRule()) {
      if (!interrupted()) step();
    }
    game_.outcome = match_->outcome();
    for (int i = 0; i < match_->seats(); ++i) bot(Seat(i)).end(game_.outcome);
    return game_;
  }

 private:
  Bot& bot(Seat seat) { return *bots_[static_cast<std::size_t>(seat.index())]; }

  bool isDecidedByRule() const {
    return !game_.forfeits.empty() && game_.forfeits.size() + 1 >= static_cast<std::size_t>(match_->seats());
  }

  void forfeit(Seat seat, BotFailure::Cause cause, std::string sentence) {
    const BotFailure* known = bot(seat).failure();
    game_.forfeits.push_back({seat, known != nullptr ? *known : BotFailure{cause, std::move(sentence), {}}});
  }

  void tell(const Events& events) {
    for (const Told<AnyEvent>& told : events.all()) {
      const Message words = match_->words(told.event);
      for (const Seat seat : told.audience.seats) {
        if (seat.index() < match_->seats()) bot(seat).hear(words);
      }
    }
  }

  void step() {
    const SeatSet must = match_->turn().must;
    const std::optional<TableAlarm> alarm = match_->alarm();
    if (!alarm) return answer(must.first());
    // A race: whoever needs least time, unless time is up before.
    std::optional<Seat> fastest;
    std::int64_t least = alarm->milliseconds;
    for (const Seat seat : must) {
      if (game_.hasForfeited(seat)) continue;
      if (const std::int64_t needed = reactionOf(seat); needed < least) {
        least = needed;
        fastest = seat;
      }
    }
    if (!fastest) {
      tableActs(alarm->action);
      reactions_.fill(unknown);
      return;
    }
    answer(*fastest);
    if (const auto took = match_->timed(*fastest, static_cast<std::int32_t>(least))) tableActs(*took);
  }

  void answer(Seat seat) {
    const std::unique_ptr<View> view = match_->view(seat);
    if (game_.hasForfeited(seat)) {
      perform(seat, *chooseAtRandom(view->legal(), blind_));
      return;
    }
    const std::optional<Notation> action = bot(seat).choose(*view, limits_);
    if (!action) return forfeit(seat, BotFailure::Cause::silent, "It did not answer.");
    game_.options += view->legal().answers.size();
    perform(seat, *action);
  }

  // Seats that are not asked but may act are offered that after every action.
  bool interrupted() {
    const Turn turn = match_->turn();
    for (const Seat seat : turn.may) {
      if (turn.must.has(seat) || seen_ == game_.actions + 1 || game_.hasForfeited(seat)) continue;
      const std::unique_ptr<View> view = match_->view(seat);
      if (view->legal().interrupts.empty()) continue;
      if (const std::optional<Notation> action = bot(seat).choose(*view, limits_)) {
        perform(seat, *action);
        return true;
      }
      if (bot(seat).failure() != nullptr) forfeit(seat, BotFailure::Cause::silent, {});
    }
    seen_ = game_.actions + 1;
    return false;
  }

  void perform(Seat seat, std::string_view action) {
    events_.clear();
    if (match_->act(seat, action, events_).isFine()) {
      ++game_.actions;
      tell(events_);
    } else {
      forfeit(seat, BotFailure::Cause::illegal, "It wants \"" + std::string(action) + "\", which is not legal.");
    }
  }

  void tableActs(std::string_view action) {
    events_.clear();
    (void)match_->act(Seat::table(), action, events_);  // fine: the game itself says so
    tell(events_);
  }

  std::int64_t reactionOf(Seat seat) {
    std::int64_t& reaction = reactions_[static_cast<std::size_t>(seat.index())];
    if (reaction == unknown) reaction = bot(seat).reaction();
    return reaction;
  }

  static constexpr std::int64_t unknown = -1;
  std::unique_ptr<Match> match_;
  std::span<const std::unique_ptr<Bot>> bots_;
  const Limits& limits_;
  Events events_;
  BotGame game_;
  std::uint64_t seen_ = 0;
  Rng blind_ = Rng::simulation(0);  // for seats that have lost by rule
  std::array<std::int64_t, maxSeats> reactions_ = [] {
    std::array<std::int64_t, maxSeats> none{};
    none.fill(unknown);
    return none;
  }();
};

}  // namespace

BotGame playBotGame(const AnyGame& game, std::string_view options, const Rng& chance,
                    std::span<const std::unique_ptr<Bot>> bots, const Limits& limits) {
  Events opening;
  return Sitting(game.start(options, nullptr, chance, opening), bots, limits).play(game, options, opening);
}

}  // namespace sammel
