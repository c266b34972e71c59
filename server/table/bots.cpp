#include "server/table/bots.hpp"

#include <algorithm>
#include <utility>

#include "bots/random_bot.hpp"
#include "server/daily.hpp"
#include "server/entry.hpp"
#include "server/table/desk.hpp"
#include "server/table/playing.hpp"

namespace sammel {

using protocol::Phase;

namespace {

// A bot that is still thinking then takes the best it has found.
constexpr std::chrono::seconds longestThought{5};

}  // namespace

struct Bots::Task {
  Moment moment;  // of the question
  std::shared_ptr<const Question> question;
  std::shared_ptr<Bot> program;  // instead of one of our bots
  std::int64_t due = 0;          // when to act
  std::optional<Notation> choice;

  Seat seat() const { return question->view->seat(); }
  // Bots that only may act can let the moment pass. Whoever must act and did not find anything still answers.
  std::optional<Notation> orAnything(Rng rng) const {
    if (choice && question->view->offers(*choice)) return choice;
    return chooseAtRandom(*question->view, rng);
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
  if (state == nullptr || state->phase() != Phase::playing || state->isGuided()) return false;
  return !among(state->play()->match().turn().must).empty();
}

void Bots::rebuilt() {
  asked_.forgetAll();
  dismissPrograms();
}

void Bots::wake() {
  const TableState* state = desk_.state();
  if (state != nullptr && state->phase() == Phase::over) dismissPrograms();
  if (desk_.services().stopping || state == nullptr || state->phase() != Phase::playing) return;
  if (state->isGuided()) return;  // which says what they do; its end is read first
  for (const Seat seat : among(dueIn(state->play()->match()).anybody())) letThink(seat);
}

void Bots::letThink(Seat seat) {
  const TableState& state = *desk_.state();
  const TableServices& services = desk_.services();
  auto task = std::make_shared<Task>();
  task->moment = state.play()->moment(seat);
  if (asked_.was(seat, task->moment)) return;
  std::unique_ptr<View> view = state.play()->match().view(seat);
  if (view->legal().empty()) return;
  const BotKind kind = BotKind::read(state.at(seat).bot).value_or(BotKind());
  const std::uint64_t seed = seedFor(seat);
  task->question =
      std::make_shared<const Question>(Question{*state.game(), kind, seed, std::move(view), longestThought});

  const BotKind::Program* program = programAt(seat);
  const bool isThinking = program != nullptr && programs_[seat].task != nullptr;
  if (isThinking) return;  // it is asked again when it has answered
  if (program != nullptr) task->program = takeProgram(seat, *program, task.get());
  // In a race everybody needs their time, counted from when the question was put.
  const auto reaction = [&] {
    return task->program ? task->program->reaction() : makeOwnBot(*state.game(), kind, seed)->reaction();
  };
  task->due = state.isRace() ? state.askedSince() + reaction() : desk_.now() + services.options.botPause.count();
  if (task->program ? askProgram(task) : askBot(task)) return asked_.note(seat, task->moment);
  if (task->program) giveBackProgram(seat, std::exchange(task->program, nullptr), task.get());
  desk_.later(services.options.botPause, [this] { wake(); });  // everybody is thinking already
}

// With the deal of the day everybody meets the same bots.
std::uint64_t Bots::seedFor(Seat seat) const {
  const TableState& state = *desk_.state();
  if (state.day().empty()) return freshSeed(desk_.services().surroundings);
  const std::vector<Entry>& entries = state.play()->entries();
  const auto acted =
      std::count_if(entries.begin(), entries.end(), [seat](const Entry& entry) { return entry.seat == seat; });
  return daily::botSeed(state.day(), state.head().game, seat, static_cast<std::size_t>(acted));
}

bool Bots::askBot(const std::shared_ptr<Task>& task) {
  return desk_.think(task->question, [this, task](const Thought& thought) {
    task->choice = thought.choice;
    hasThought(task);
  });
}

bool Bots::askProgram(const std::shared_ptr<Task>& task) {
  const auto think = [task, stop = desk_.services().stopThinking] {
    const Limits limits{std::chrono::steady_clock::now() + longestThought, stop.get(), 1};
    task->choice = task->program->choose(*task->question->view, limits);
  };
  return desk_.beside(think, [this, task] {
    giveBackProgram(task->seat(), std::exchange(task->program, nullptr), task.get());
    desk_.whenReady([this] { wake(); });  // something may have happened meanwhile
    hasThought(task);
  });
}

void Bots::hasThought(const std::shared_ptr<Task>& task) {
  const std::int64_t rest = std::max<std::int64_t>(0, task->due - desk_.now());
  desk_.later(std::chrono::milliseconds(rest), [this, task] {
    const auto choice = task->orAnything(Rng::simulation(freshSeed(desk_.services().surroundings)));
    if (choice) act(task->seat(), task->moment, *choice);
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
std::shared_ptr<Bot> Bots::takeProgram(Seat seat, const BotKind::Program& program, const void* task) {
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
    running.bot = makeBot(play.game(), BotKind{program}, freshSeed(desk_.services().surroundings));
    running.bot->sit({play.game(), play.options(), play.content(), seat, play.match().seats()});
    running.hearing = {};
    running.hearing.catchUp(play, seat, *running.bot);
  }
  running.task = task;
  return std::exchange(running.bot, nullptr);
}

void Bots::giveBackProgram(Seat seat, std::shared_ptr<Bot> bot, const void* task) {
  RunningProgram& running = programs_[seat];
  if (running.task != task) return dismiss(std::move(bot));  // the table was rebuilt meanwhile
  running.task = nullptr;
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
    desk_.services().surroundings.observer().programFailed();
    desk_.services().log({LogLevel::warning,
                          "the program " + name + " has failed and its seat plays at random " +
                              (isForGood ? "from now on" : "this once") + ". " + why,
                          {{"table", desk_.id()}, {"seat", seat.index() + 1}}});
    desk_.showing().showTable();
  });
}

// To take leave of a program can take a moment.
void Bots::dismiss(std::shared_ptr<Bot> bot) {
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
