#include "server/table/hints.hpp"

#include <algorithm>

#include "server/game_info.hpp"
#include "server/table/desk.hpp"

namespace sammel {

using protocol::Phase;

namespace {

constexpr BotKind adviser{BotKind::Level{.level = 4}};
constexpr std::chrono::seconds longestThought{3};

}  // namespace

struct Hints::Asked {
  Asker asker;
  std::string id;
  Moment moment;
};

// Unless the table was opened with other wishes: only whoever plays against bots alone, since a hint between people is
// an advantage over somebody. Whoever may still sit down is told in time what holds at this table.
bool Hints::areOffered() const {
  const TableState& state = *desk_.state();
  if (state.game() == nullptr || state.lessonStep() != nullptr || state.isPuzzleAsked()) return false;
  const bool fits = state.play() != nullptr ? allowsHints(*state.game(), state.play()->match())
                                            : allowsHints(*state.game(), state.head().options);
  const auto count = [&](protocol::SeatKind kind) {
    return std::count_if(state.seats().begin(), state.seats().end(),
                         [&](const auto& seat) { return seat.kind == kind; });
  };
  const bool isAlone = count(protocol::SeatKind::person) == 1 && count(protocol::SeatKind::empty) == 0;
  return fits && state.hints().value_or(isAlone);
}

Verdict Hints::check(Seat seat) const {
  const TableState& state = *desk_.state();
  if (state.phase() != Phase::playing) return refuse("server.phase.playing");
  if (state.play()->match().mustRemember()) return refuse("server.hint.memory");
  if (!areOffered()) return refuse("server.hint.off");
  if (state.at(seat).isAway()) return refuse("server.away");
  if (!state.play()->match().turn().must.has(seat)) return refuse("server.hint.notAsked");
  return Verdict::fine();
}

// One thought a seat at a time, and one for a question: who asks again gets the same answer.
void Hints::carryOut(const protocol::Hint& command, const Asker& asker) {
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(*asker.from, command.id, verdict); };
  if (const Verdict verdict = check(asker.seat); !verdict.isFine()) return no(verdict);
  const TableState& state = *desk_.state();
  const Moment moment = state.play()->moment(asker.seat);
  std::optional<Hint>& latest = latest_[asker.seat];
  if (latest && latest->isThinking) return no(refuse("server.hint.thinking"));
  if (latest && latest->moment == moment) return answer(*asker.from, asker.seat, command.id);

  const auto question =
      std::make_shared<const Question>(Question{*state.game(), adviser, freshSeed(desk_.services().surroundings),
                                                state.play()->match().view(asker.seat), longestThought, true});
  const auto done = [this, asked = Asked{asker, command.id, moment}](const Thought& thought) {
    desk_.whenReady([this, asked, thought] { hasThought(asked, thought); });
  };
  if (!desk_.think(question, done)) return no(refuse("server.hint.crowded"));
  latest = Hint{moment, true, {}};
}

void Hints::hasThought(const Asked& asked, const Thought& thought) {
  Connection& from = *asked.asker.from;
  const Seat seat = asked.asker.seat;
  const auto no = [&](const Verdict& verdict) { desk_.showing().refuse(from, asked.id, verdict); };
  std::optional<Hint>& latest = latest_[seat];
  const bool isExpected = latest && latest->isThinking && latest->moment == asked.moment;
  latest.reset();
  if (!from.isOpen() || desk_.state() == nullptr) return;
  if (const Verdict verdict = check(seat); !verdict.isFine()) return no(verdict);
  if (!isExpected || !(desk_.state()->play()->moment(seat) == asked.moment)) return no(refuse("server.hint.stale"));
  if (!thought.advice) return no(refuse("server.hint.none"));
  latest = Hint{asked.moment, false, Written<Advice>(thought.advice->text)};
  answer(from, seat, asked.id);
  tellOthers(seat);
}

void Hints::answer(Connection& from, Seat seat, const std::string& id) const {
  const Hint& hint = *latest_[seat];
  protocol::HintFrame frame;
  frame.id = id;
  frame.decision = hint.moment.decision;
  frame.advice = hint.advice;
  from.send(std::move(frame));
}

// People want to know whether the others get help; bots do not mind.
void Hints::tellOthers(Seat seat) const {
  desk_.showing().forEach([&](Connection& other) {
    const bool isOtherPlayer = !other.viewer().isSpectator() && !other.viewer().is(seat);
    if (isOtherPlayer) other.send(protocol::HintedFrame{.seat = static_cast<std::int8_t>(seat.index())});
  });
}

}  // namespace sammel
