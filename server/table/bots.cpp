#include "server/table/bots.hpp"

#include <algorithm>
#include <utility>

#include "bots/random_bot.hpp"
#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/playing.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// A bot that is still thinking then takes the best it has found.
constexpr std::chrono::seconds longestThought{5};

}  // namespace

struct Bots::Thought {
  Seat seat;
  Moment moment;  // of the question
  std::unique_ptr<View> view;
  std::unique_ptr<Bot> bot;             // or
  std::shared_ptr<ProgramBot> program;  // which lives longer than a thought
  std::int64_t due = 0;                 // when to act
  std::optional<Notation> choice;

  Bot& thinker() const { return program ? *program : *bot; }
  // Bots that only may act can let the moment pass. Whoever must act and did not find anything still answers.
  std::optional<Notation> orAnything(Rng rng) const {
    const Legal& legal = view->legal();
    const auto isIn = [this](const std::vector<Notation>& list) {
      return std::find(list.begin(), list.end(), *choice) != list.end();
    };
    if (choice && (isIn(legal.answers) || isIn(legal.interrupts))) return choice;
    return chooseAtRandom(legal, rng);
  }
};

SeatSet Bots::among(SeatSet seats) const {
  SeatSet bots;
  for (const Seat seat : seats) {
    if (desk_.state()->has(seat) && desk_.state()->at(seat).isPlayedByBot()) bots = bots.with(seat);
  }
  return bots;
}

bool Bots::isNeeded() const {
  const TableState* state = desk_.state();
  return state != nullptr && state->phase() == Phase::playing && !among(state->play()->match().turn().must).empty();
}

void Bots::rebuilt() {
  asked_.forgetAll();
  dismissPrograms();
}

void Bots::wake() {
  const TableState* state = desk_.state();
  if (state != nullptr && state->phase() == Phase::over) dismissPrograms();
  if (desk_.services().stopping || state == nullptr || state->phase() != Phase::playing) return;
  for (const Seat seat : among(dueIn(state->play()->match()).anybody())) letThink(seat);
}

void Bots::letThink(Seat seat) {
  const TableState& state = *desk_.state();
  const TableServices& services = desk_.services();
  auto thought = std::make_shared<Thought>();
  thought->seat = seat;
  thought->moment = state.play()->moment(seat);
  if (asked_.was(seat, thought->moment)) return;
  thought->view = state.play()->match().view(seat);
  if (thought->view->legal().answers.empty() && thought->view->legal().interrupts.empty()) return;
  if (const BotKind::Program* program = programAt(seat)) {
    const bool isThinking = programs_[seat].thought != nullptr;
    if (isThinking) return;  // it is asked again when it has answered
    thought->program = takeProgram(seat, *program, thought.get());
  } else {
    const std::optional<BotKind> kind = BotKind::read(state.at(seat).bot);
    thought->bot = makeBot(*state.game(), kind.value_or(BotKind()), freshSeed(services.surroundings));
  }
  // In a race everybody needs their time, counted from when the question was put.
  thought->due = state.isRace() ? state.askedSince() + thought->thinker().reaction()
                                : desk_.now() + services.options.botPause.count();
  const auto think = [thought, stop = services.stopThinking] {
    thought->choice =
        thought->thinker().choose(*thought->view, {std::chrono::steady_clock::now() + longestThought, stop.get(), 1});
  };
  if (desk_.beside(think, [this, thought] { hasThought(thought); })) {
    asked_.note(seat, thought->moment);
    return;
  }
  if (thought->program) giveBackProgram(seat, std::exchange(thought->program, nullptr), thought.get());
  desk_.later(services.options.botPause, [this] { wake(); });  // everybody is thinking already
}

void Bots::hasThought(const std::shared_ptr<Thought>& thought) {
  if (thought->program) {
    giveBackProgram(thought->seat, std::exchange(thought->program, nullptr), thought.get());
    desk_.whenReady([this] { wake(); });  // something may have happened meanwhile
  }
  const std::int64_t rest = std::max<std::int64_t>(0, thought->due - desk_.now());
  desk_.later(std::chrono::milliseconds(rest), [this, thought] {
    const auto choice = thought->orAnything(Rng::simulation(freshSeed(desk_.services().surroundings)));
    if (choice) act(thought->seat, thought->moment, *choice);
  });
}

// If the question has changed while the bot was thinking, it was asked again.
void Bots::act(Seat seat, const Moment& moment, const Notation& choice) {
  const TableState* state = desk_.state();
  if (desk_.services().stopping || state == nullptr || state->phase() != Phase::playing) return;
  if (!(state->play()->moment(seat) == moment)) return;
  if (!state->at(seat).isPlayedByBot()) return asked_.forget(seat);  // who stands in again is asked again
  if (desk_.isFull()) return;
  const Considered action = state->play()->match().consider(seat, choice);
  if (!action.verdict.isFine()) return;
  protocol::Act command;
  command.action = choice.view();
  playing_.act(nullptr, command, action);
}

const BotKind::Program* Bots::programAt(Seat seat) const {
  const SeatState& at = desk_.state()->at(seat);
  const auto& programs = desk_.services().options.programs;
  const auto found = programs.find(at.bot);
  return found == programs.end() || at.isLeftToChance() ? nullptr : &found->second;
}

// Up to date with all that its seat has heard. It cannot unlearn: if something was taken back, another one is told the
// story from its beginning.
std::shared_ptr<ProgramBot> Bots::takeProgram(Seat seat, const BotKind::Program& program, const void* thought) {
  RunningProgram& running = programs_[seat];
  const std::string& name = desk_.state()->at(seat).bot;
  const Play& play = *desk_.state()->play();
  if (running.name != name) {
    dismiss(std::move(running.bot));
    running = {};
    running.name = name;
  }
  if (running.bot && !running.hearing.catchUp(play, seat, *running.bot)) dismiss(std::move(running.bot));
  if (!running.bot) {
    running.bot = std::make_shared<ProgramBot>(program.command, freshSeed(desk_.services().surroundings));
    running.bot->sit({play.game(), play.options(), play.content(), seat, play.match().seats()});
    running.hearing = {};
    running.hearing.catchUp(play, seat, *running.bot);
  }
  running.thought = thought;
  return std::exchange(running.bot, nullptr);
}

void Bots::giveBackProgram(Seat seat, std::shared_ptr<ProgramBot> bot, const void* thought) {
  RunningProgram& running = programs_[seat];
  if (running.thought != thought) return dismiss(std::move(bot));  // the table was rebuilt meanwhile
  running.thought = nullptr;
  const BotFailure* failure = bot->failure();
  if (failure == nullptr) {
    running.bot = std::move(bot);
    return;
  }
  const std::string words = failure->lastWords.empty() ? "" : " Its last words: " + failure->lastWords;
  if (!desk_.services().stopping) {
    desk_.whenReady(
        [this, seat, name = running.name, why = failure->sentence + words] { programHasFailed(seat, name, why); });
  }
  dismiss(std::move(bot));
}

// People are told, now and when they come back later; the host finds the reason in the log.
void Bots::programHasFailed(Seat seat, const std::string& name, const std::string& why) {
  const TableState* state = desk_.state();
  if (state == nullptr || state->phase() != Phase::playing) return;
  const SeatState& at = state->at(seat);
  if (!at.isPlayedByBot() || at.bot != name || at.isLeftToChance()) return;
  desk_.enter({.at = seat, .entry = writeEntry(EntryKind::failed)}, [this, seat, name, why](const Verdict& verdict) {
    if (!verdict.isFine()) return;  // the disk; the rebuilt table wakes its bots again
    const bool isForGood = desk_.state()->at(seat).isLeftToChance();
    desk_.services().log("table " + desk_.id() + ", seat " + std::to_string(seat.index() + 1) + ": the program " +
                         name + " has failed and its seat plays at random " +
                         (isForGood ? "from now on" : "this once") + ". " + why);
    desk_.showing().showTable();
  });
}

// To take leave of a program can take a moment.
void Bots::dismiss(std::shared_ptr<ProgramBot> bot) {
  if (!bot) return;
  desk_.services().surroundings.beside([leaving = std::move(bot)]() mutable { leaving.reset(); }, [] {});
}

void Bots::dismissPrograms() {
  const TableState* state = desk_.state();
  for (int i = 0; i < maxSeats; ++i) {
    RunningProgram& running = programs_[Seat(i)];
    const bool isOver = state != nullptr && state->phase() == Phase::over;
    if (running.bot && isOver && running.hearing.catchUp(*state->play(), Seat(i), *running.bot)) {
      running.bot->end(state->play()->match().outcome());
    }
    dismiss(std::move(running.bot));
    running = {};
  }
}

}  // namespace sammel
