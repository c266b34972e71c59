// Hints: what a strong bot would do on a person's seat, from what that seat may know.
#include <algorithm>
#include <cmath>

#include "server/game_info.hpp"
#include "server/table.hpp"

namespace sammel {

using protocol::Phase;

namespace {

constexpr BotKind adviser{BotKind::Level{.level = 4}};
constexpr std::chrono::seconds longestThought{3};

}  // namespace

// Unless the table was opened with other wishes: only whoever plays against bots alone, since a hint between people is
// an advantage over somebody.
bool Table::offersHints() const {
  if (state_->game() == nullptr) return false;
  if (state_->play() != nullptr && !allowsHints(*state_->game(), state_->play()->match())) return false;
  const auto isPerson = [](const SeatState& seat) { return seat.isPerson(); };
  return state_->hints().value_or(std::count_if(state_->seats().begin(), state_->seats().end(), isPerson) == 1);
}

Verdict Table::checkHint(Seat seat) const {
  if (state_->phase() != Phase::playing) return sammel::refuse("server.phase.playing");
  if (state_->play()->match().mustRemember()) return sammel::refuse("server.hint.memory");
  if (!offersHints()) return sammel::refuse("server.hint.off");
  if (state_->at(seat).isAway()) return sammel::refuse("server.away");
  if (!state_->play()->match().turn().must.has(seat)) return sammel::refuse("server.hint.notAsked");
  return Verdict::fine();
}

// One thought a seat at a time, and one for a question: who asks again gets the same answer.
void Table::hint(const From& from, Seat seat, const std::string& id) {
  if (const Verdict verdict = checkHint(seat); !verdict.isFine()) return refuse(*from, id, verdict);
  const Moment moment = state_->play()->moment(seat);
  std::optional<Hint>& latest = hints_[static_cast<std::size_t>(seat.index())];
  if (latest && latest->isThinking) return refuse(*from, id, sammel::refuse("server.hint.thinking"));
  if (latest && latest->moment == moment) return answerHint(*from, seat, id);

  struct Thought {
    std::unique_ptr<View> view;
    std::unique_ptr<Bot> bot;
    Estimate estimate;
  };
  auto thought = std::make_shared<Thought>();
  thought->view = state_->play()->match().view(seat);
  thought->bot = makeBot(*state_->game(), adviser, freshSeed());
  const auto think = [thought, stop = services_.stopThinking] {
    const Limits limits{std::chrono::steady_clock::now() + longestThought, stop.get(), 1};
    thought->estimate = thought->bot->estimate(*thought->view, limits);
  };
  const auto answer = [weak = weak_from_this(), thought, from, seat, id, moment] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    self->whenReady([table = self.get(), thought, from, seat, id, moment] {
      std::optional<Hint>& about = table->hints_[static_cast<std::size_t>(seat.index())];
      const bool isExpected = about && about->isThinking && about->moment == moment;
      about.reset();
      if (!from->isOpen() || !table->state_) return;
      if (const Verdict verdict = table->checkHint(seat); !verdict.isFine()) return table->refuse(*from, id, verdict);
      if (!isExpected || !(table->state_->play()->moment(seat) == moment)) {
        return table->refuse(*from, id, sammel::refuse("server.hint.stale"));
      }
      const std::vector<Estimate::Move>& moves = thought->estimate.moves;
      if (moves.empty() || moves.front().action.empty()) {
        return table->refuse(*from, id, sammel::refuse("server.hint.none"));
      }
      const Estimate::Move& best = moves.front();
      about = Hint{moment, false, best.action, thought->view->label(best.action), best.value};
      table->answerHint(*from, seat, id);
      table->tellOfHint(seat);
    });
  };
  if (!services_.surroundings.beside(think, answer)) {
    return refuse(*from, id, sammel::refuse("server.hint.crowded"));
  }
  latest = Hint{moment, true, {}, {}, 0};
}

void Table::answerHint(Connection& from, Seat seat, const std::string& id) const {
  const Hint& hint = *hints_[static_cast<std::size_t>(seat.index())];
  protocol::HintFrame frame;
  frame.id = id;
  frame.decision = hint.moment.decision;
  frame.action = hint.action.view();
  frame.label = hint.label;
  frame.chance = static_cast<std::int32_t>(std::lround(std::clamp(hint.chance, 0.0, 1.0) * 1000));
  from.send(std::move(frame));
}

// People want to know whether the others get help; bots do not mind.
void Table::tellOfHint(Seat seat) const {
  forEachConnection([&](Connection& other) {
    const bool isOtherPlayer = !other.viewer().isSpectator() && !other.viewer().is(seat);
    if (isOtherPlayer) other.send(protocol::HintedFrame{.seat = static_cast<std::int8_t>(seat.index())});
  });
}

}  // namespace sammel
