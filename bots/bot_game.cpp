#include "bots/bot_game.hpp"

#include <algorithm>

#include "bots/random_bot.hpp"
#include "engine/core/referee.hpp"

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
  Bot& bot(Seat seat) { return *bots_[seat.slot()]; }

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
    const Due due = dueIn(*match_);
    if (!due.alarm) return answer(due.answers.first());
    // A race: whoever needs least time, unless time is up before.
    SeatSet racers;
    for (const Seat seat : due.answers) {
      if (!game_.hasForfeited(seat)) racers = racers.with(seat);
    }
    const auto fastest = fastestOf(racers, due.alarm->milliseconds, [this](Seat seat) { return reactionOf(seat); });
    if (!fastest) {
      tableActs(due.alarm->action);
      reactions_.fill(unknown);
      return;
    }
    answer(fastest->seat);
    const auto took = match_->timed(fastest->seat, static_cast<std::int32_t>(fastest->milliseconds));
    if (took) tableActs(*took);
  }

  void answer(Seat seat) {
    const std::unique_ptr<View> view = match_->view(seat);
    if (game_.hasForfeited(seat)) {
      perform(seat, *chooseAtRandom(*view, blind_));
      return;
    }
    const std::optional<Notation> action = bot(seat).choose(*view, limits_);
    if (!action) return forfeit(seat, BotFailure::Cause::silent, "It did not answer.");
    game_.options += view->legal().answers().size();
    perform(seat, *action);
  }

  // Seats that are not asked but may act are offered that after every action.
  bool interrupted() {
    const auto count = static_cast<std::uint32_t>(game_.actions);
    const Moment now{count, count};
    for (const Seat seat : dueIn(*match_).interrupts) {
      if (asked_.was(seat, now) || game_.hasForfeited(seat)) continue;
      asked_.note(seat, now);
      const std::unique_ptr<View> view = match_->view(seat);
      if (view->legal().interrupts().empty()) continue;
      if (const std::optional<Notation> action = bot(seat).choose(*view, limits_)) {
        perform(seat, *action);
        return true;
      }
      if (bot(seat).failure() != nullptr) forfeit(seat, BotFailure::Cause::silent, {});
    }
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
    std::int64_t& reaction = reactions_[seat];
    if (reaction == unknown) reaction = bot(seat).reaction();
    return reaction;
  }

  static constexpr std::int64_t unknown = -1;
  std::unique_ptr<Match> match_;
  std::span<const std::unique_ptr<Bot>> bots_;
  const Limits& limits_;
  Events events_;
  BotGame game_;
  Asked asked_;
  Rng blind_ = Rng::simulation(0);  // for seats that have lost by rule
  PerSeat<std::int64_t> reactions_ = [] {
    PerSeat<std::int64_t> none;
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
