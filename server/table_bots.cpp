// Bots at a table. They think beside it, on what their seat may know, and act at a pace that people can follow.
#include <algorithm>
#include <utility>

#include "bots/random_bot.hpp"
#include "server/entry.hpp"
#include "server/table.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// A bot that is still thinking then takes the best it has found.
constexpr std::chrono::seconds longestThought{5};

struct Thought {
  std::unique_ptr<View> view;
  std::unique_ptr<Bot> bot;             // or
  std::shared_ptr<ProgramBot> program;  // which lives longer than a thought
  std::optional<Notation> choice;

  Bot& thinker() const { return program ? *program : *bot; }
};

// Bots that only may act can let the moment pass. Whoever must act and did not find anything still answers.
std::optional<Notation> orAnything(const Thought& thought, Rng rng) {
  const Legal& legal = thought.view->legal();
  const auto isIn = [&](const std::vector<Notation>& list) {
    return std::find(list.begin(), list.end(), *thought.choice) != list.end();
  };
  if (thought.choice && (isIn(legal.answers) || isIn(legal.interrupts))) return thought.choice;
  return chooseAtRandom(legal, rng);
}

}  // namespace

SeatSet Table::waitedFor() const {
  if (state_->phase() == Phase::playing) return state_->play()->match().turn().must;
  return state_->phase() == Phase::ceremony && ceremonyRuns_ ? ceremony_.missing() : SeatSet();
}

// Somebody who is here and does not act would otherwise block the table for ever.
std::optional<std::int64_t> Table::patienceWith(Seat seat) const {
  const SeatState& player = state_->at(seat);
  if (!player.isPerson() || player.isAway() || !waitedFor().has(seat)) return std::nullopt;
  const std::int64_t since = std::max(state_->waitedSince(seat), hereSince_[static_cast<std::size_t>(seat.index())]);
  return std::max<std::int64_t>(0, since + services_.options.patience.count() - services_.surroundings.now());
}

std::vector<std::int64_t> Table::patience() const {
  std::vector<std::int64_t> left(state_->seats().size(), -1);
  for (const Seat seat : waitedFor()) left[static_cast<std::size_t>(seat.index())] = patienceWith(seat).value_or(-1);
  return left;
}

SeatSet Table::botsAmong(SeatSet seats) const {
  SeatSet bots;
  for (const Seat seat : seats) {
    if (state_->has(seat) && state_->at(seat).isPlayedByBot()) bots = bots.with(seat);
  }
  return bots;
}

SeatSet Table::botsAsked() const {
  if (!state_ || state_->phase() != Phase::playing) return {};
  return botsAmong(state_->play()->match().turn().must);
}

void Table::wakeBots() {
  if (state_ && state_->phase() == Phase::over) dismissPrograms();
  if (services_.stopping || !state_ || state_->phase() != Phase::playing) return;
  const Turn turn = state_->play()->match().turn();
  for (const Seat seat : botsAmong(turn.must | turn.may)) letThink(seat);
}

void Table::letThink(Seat seat) {
  const Moment moment = state_->play()->moment(seat);
  std::optional<Moment>& about = thinking_[static_cast<std::size_t>(seat.index())];
  if (about == moment) return;
  auto thought = std::make_shared<Thought>();
  thought->view = state_->play()->match().view(seat);
  if (thought->view->legal().answers.empty() && thought->view->legal().interrupts.empty()) return;
  if (const BotKind::Program* program = programAt(seat)) {
    const bool isThinking = programs_[static_cast<std::size_t>(seat.index())].thought != nullptr;
    if (isThinking) return;  // it is asked again when it has answered
    thought->program = takeProgram(seat, *program, thought.get());
  } else {
    const std::optional<BotKind> kind = BotKind::read(state_->at(seat).bot);
    thought->bot = makeBot(*state_->game(), kind.value_or(BotKind()), freshSeed());
  }
  // In a race everybody needs their time, counted from when the question was put.
  const std::int64_t due = isRace() ? state_->askedSince() + thought->thinker().reaction()
                                    : services_.surroundings.now() + services_.options.botPause.count();
  const auto think = [thought, stop = services_.stopThinking] {
    thought->choice =
        thought->thinker().choose(*thought->view, {std::chrono::steady_clock::now() + longestThought, stop.get(), 1});
  };
  const auto waitAndAct = [weak = weak_from_this(), thought, seat, moment, due] {
    const std::shared_ptr<Table> self = weak.lock();
    if (!self) return;
    if (thought->program) {
      self->giveBackProgram(seat, std::exchange(thought->program, nullptr), thought.get());
      self->whenReady([table = self.get()] { table->wakeBots(); });  // something may have happened meanwhile
    }
    const std::int64_t rest = std::max<std::int64_t>(0, due - self->services_.surroundings.now());
    self->services_.surroundings.after(std::chrono::milliseconds(rest), [weak, thought, seat, moment] {
      const std::shared_ptr<Table> table = weak.lock();
      if (!table) return;
      table->whenReady([self = table.get(), thought, seat, moment] {
        if (const auto choice = orAnything(*thought, Rng::simulation(self->freshSeed()))) {
          self->botActs(seat, moment, *choice);
        }
      });
    });
  };
  if (services_.surroundings.beside(think, waitAndAct)) {
    about = moment;
    return;
  }
  if (thought->program) giveBackProgram(seat, std::exchange(thought->program, nullptr), thought.get());
  // Everybody is thinking already.
  services_.surroundings.after(services_.options.botPause, [weak = weak_from_this()] {
    if (const std::shared_ptr<Table> self = weak.lock()) {
      self->whenReady([table = self.get()] { table->wakeBots(); });
    }
  });
}

// ---- programs ----

const BotKind::Program* Table::programAt(Seat seat) const {
  const SeatState& at = state_->at(seat);
  const auto found = services_.options.programs.find(at.bot);
  return found == services_.options.programs.end() || at.isLeftToChance() ? nullptr : &found->second;
}

// Up to date with all that its seat has heard. It cannot unlearn: if something was taken back, another one is told the
// story from its beginning.
std::shared_ptr<ProgramBot> Table::takeProgram(Seat seat, const BotKind::Program& program, const void* thought) {
  RunningProgram& running = programs_[static_cast<std::size_t>(seat.index())];
  const std::string& name = state_->at(seat).bot;
  const Play& play = *state_->play();
  if (running.name != name) {
    dismiss(std::move(running.bot));
    running = {};
    running.name = name;
  }
  if (running.bot && !running.hearing.catchUp(play, seat, *running.bot)) dismiss(std::move(running.bot));
  if (!running.bot) {
    running.bot = std::make_shared<ProgramBot>(program.command, freshSeed());
    running.bot->sit({play.game(), play.options(), play.content(), seat, play.match().seats()});
    running.hearing = {};
    running.hearing.catchUp(play, seat, *running.bot);
  }
  running.thought = thought;
  return std::exchange(running.bot, nullptr);
}

void Table::giveBackProgram(Seat seat, std::shared_ptr<ProgramBot> bot, const void* thought) {
  RunningProgram& running = programs_[static_cast<std::size_t>(seat.index())];
  if (running.thought != thought) return dismiss(std::move(bot));  // the table was rebuilt meanwhile
  running.thought = nullptr;
  const BotFailure* failure = bot->failure();
  if (failure == nullptr) {
    running.bot = std::move(bot);
    return;
  }
  const std::string words = failure->lastWords.empty() ? "" : " Its last words: " + failure->lastWords;
  if (!services_.stopping) {
    whenReady(
        [this, seat, name = running.name, why = failure->sentence + words] { programHasFailed(seat, name, why); });
  }
  dismiss(std::move(bot));
}

// People are told, now and when they come back later; the host finds the reason in the log.
void Table::programHasFailed(Seat seat, const std::string& name, const std::string& why) {
  if (!state_ || state_->phase() != Phase::playing) return;
  const SeatState& at = state_->at(seat);
  if (!at.isPlayedByBot() || at.bot != name || at.isLeftToChance()) return;
  enter(seat, seat, writeEntry(EntryKind::failed), {}, [this, seat, name, why](const Verdict& verdict) {
    if (!verdict.isFine()) return;  // the disk; the rebuilt table wakes its bots again
    services_.log("table " + id_ + ", seat " + std::to_string(seat.index() + 1) + ": the program " + name +
                  " has failed and its seat plays at random " +
                  (state_->at(seat).isLeftToChance() ? "from now on" : "this once") + ". " + why);
    showTable();
  });
}

// To take leave of a program can take a moment.
void Table::dismiss(std::shared_ptr<ProgramBot> bot) {
  if (!bot) return;
  services_.surroundings.beside([leaving = std::move(bot)]() mutable { leaving.reset(); }, [] {});
}

void Table::dismissPrograms() {
  for (std::size_t i = 0; i < programs_.size(); ++i) {
    RunningProgram& running = programs_[i];
    const bool isOver = state_ && state_->phase() == Phase::over;
    if (running.bot && isOver && running.hearing.catchUp(*state_->play(), Seat(static_cast<int>(i)), *running.bot)) {
      running.bot->end(state_->play()->match().outcome());
    }
    dismiss(std::move(running.bot));
    running = {};
  }
}

std::uint64_t Table::freshSeed() const {
  std::uint64_t seed = 0;
  services_.surroundings.random({reinterpret_cast<std::uint8_t*>(&seed), sizeof seed});
  return seed;
}

// If the question has changed while the bot was thinking, it was asked again.
void Table::botActs(Seat seat, const Moment& moment, const Notation& choice) {
  if (services_.stopping || !state_ || state_->phase() != Phase::playing) return;
  if (!(state_->play()->moment(seat) == moment)) return;
  if (!state_->at(seat).isPlayedByBot()) {
    thinking_[static_cast<std::size_t>(seat.index())].reset();  // who stands in again is asked again
    return;
  }
  if (isFull() || !state_->play()->check(seat, choice).isFine()) return;
  if (isRace()) {
    protocol::Command command;
    command.action = std::string(choice.view());
    return claim(nullptr, seat, command);
  }
  enter(seat, seat, writeEntry(EntryKind::act, choice), {}, [this](const Verdict& verdict) {
    if (!verdict.isFine()) return;  // the disk; the rebuilt table wakes its bots again
    showPositions(nullptr, {}, Story::goesOn);
    if (state_->phase() == Phase::over) showTable();
  });
}

}  // namespace sammel
