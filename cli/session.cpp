#include "cli/session.hpp"

#include <algorithm>
#include <charconv>

#include "cli/markdown.hpp"
#include "cli/sheet.hpp"

namespace sammel {
namespace {

std::string_view trimmed(std::string_view text) {
  const std::size_t first = text.find_first_not_of(" \t");
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

std::optional<int> wholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

}  // namespace

Session::Session(Terminal& terminal, const Speech& speech, std::unique_ptr<Play> play,
                 const std::vector<Player>& players, std::uint64_t botSeed, Clock clock)
    : terminal_(terminal),
      speech_(speech),
      play_(std::move(play)),
      book_({play_->game().phrases()}),
      clock_(std::move(clock)) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat seat(static_cast<int>(i));
    names_.push_back(players[i].name);
    (players[i].bot ? bots_ : people_) = (players[i].bot ? bots_ : people_).with(seat);
    if (players[i].bot) minds_[i] = makeBot(play_->game(), players[i].kind, botSeed + i);
  }
  const bool hidden = play_->match().hides();
  curtained_ = hidden && people_.size() > 1 && terminal_.isScreen();
  everybodyReads_ = people_.empty() || (!hidden && people_.size() > 1);
}

bool Session::run() {
  try {
    while (!play_->match().outcome().over) {
      if (play_->match().alarm()) {
        race();
      } else if (botActs()) {
        offerInterrupt();
      } else {
        turn(play_->match().turn().must.first());
      }
    }
  } catch (const Left&) {
    if (curtained_) terminal_.clear();  // nobody's hand stays on the screen
    return false;
  }
  ending();
  return true;
}

void Session::turn(Seat seat) {
  if (curtained_ && inFront_ != seat) handOver(seat);
  // Meanwhile somebody may have acted out of turn or taken something back.
  if (play_->match().outcome().over || !play_->match().turn().must.has(seat)) return;
  if (curtained_ && inFront_ != seat) return;
  showTable(seat);
  const bool anybody = claimants().size() > 1;  // whoever is first; the line says who that is
  bool answered = false;
  while (!answered) {
    terminal_.write(terminal_.bold(anybody ? speech_("cli.play.anybody") : nameOf(seat)) + "> ");
    const std::string typed = readLine();
    if (trimmed(typed) != "q" && catchUp()) return line(speech_("cli.play.late"));
    answered = obey(seat, typed);
  }
}

SeatSet Session::claimants() const {
  SeatSet seats;
  if (!play_->match().alarm()) return seats;
  for (const Seat seat : play_->match().turn().must) {
    if (isPerson(seat) && !isTimed(seat)) seats = seats.with(seat);
  }
  return seats;
}

bool Session::isTimed(Seat seat) const {
  const std::unique_ptr<Match> after = play_->match().clone();
  Events ignored;
  return after->act(seat, after->legal(seat).answers.front(), ignored).isFine() && after->timed(seat, 0).has_value();
}

void Session::race() {
  const SeatSet asked = play_->match().turn().must;
  if (asked.empty()) {
    if (!people_.empty() && terminal_.isScreen()) {
      tellNews(people_.size() == 1 ? Viewer(people_.first()) : Viewer::spectator());
      terminal_.write(terminal_.dim(speech_("cli.play.ready")) + " ");
      if (trimmed(readLine()) == "q") throw Left{};
    }
    return ring();
  }
  for (const Seat seat : asked) {
    if (!isPerson(seat) && isTimed(seat)) {  // its own time counts, so it may as well answer now
      (void)claimOfBot(seat);
      return;
    }
  }
  for (const Seat seat : asked) {
    if (isPerson(seat)) return turn(seat);
  }
  if (!claimOfFastestBot(play_->match().alarm()->milliseconds)) ring();
}

void Session::ring() {
  (void)play_->act(Seat::table(), play_->match().alarm()->action, clock_());  // fine: the game itself says so
  for (const Seat seat : bots_) {
    const auto index = static_cast<std::size_t>(seat.index());
    reactions_[index] = minds_[index]->reaction();
  }
}

std::optional<Notation> Session::choiceOfBot(Seat seat) {
  return minds_[static_cast<std::size_t>(seat.index())]->choose(*play_->match().view(seat), {});
}

bool Session::claimOfBot(Seat seat) {
  const std::optional<Notation> action = choiceOfBot(seat);
  if (!action || !play_->act(seat, *action, clock_()).isFine()) return false;
  noteTime(seat, reactions_[static_cast<std::size_t>(seat.index())]);
  return true;
}

// The table notes how long an answer took, where that matters.
void Session::noteTime(Seat seat, std::int64_t milliseconds) {
  const auto took =
      play_->match().timed(seat, static_cast<std::int32_t>(std::min<std::int64_t>(milliseconds, INT32_MAX)));
  if (took) (void)play_->act(Seat::table(), *took, clock_());
}

bool Session::claimOfFastestBot(std::int64_t until) {
  std::optional<Seat> fastest;
  const auto reaction = [this](Seat seat) { return reactions_[static_cast<std::size_t>(seat.index())]; };
  for (const Seat seat : play_->match().turn().must) {
    if (!isPerson(seat) && (!fastest || reaction(seat) < reaction(*fastest))) fastest = seat;
  }
  return fastest && reaction(*fastest) < until && claimOfBot(*fastest);
}

bool Session::catchUp() {
  const std::optional<TableAlarm> alarm = play_->match().alarm();
  if (!alarm || claimants().empty()) return false;
  const std::int64_t elapsed = clock_() - shownAt_;
  if (claimOfFastestBot(std::min<std::int64_t>(elapsed, alarm->milliseconds))) return true;
  if (elapsed < alarm->milliseconds) return false;
  ring();
  return true;
}

bool Session::obey(Seat seat, std::string_view typed) {
  const std::string_view text = trimmed(typed);
  if (text.empty()) return false;
  const bool isAction = play_->check(seat, text).isFine();  // a game's notation goes before our own words
  if (!isAction) {
    if (text == "q") throw Left{};
    if (text == "?") {
      listActions(seat);
      return false;
    }
    if (text == "r") {
      showRules();
      return false;
    }
    if (text == "log") {
      tellAll(readerFor(seat));
      return false;
    }
    if (text == "h") {
      advise(seat);
      return false;
    }
    if (text == "u") return takeBack(seat);
    if (const std::optional<Seat> other = namedSeat(text)) return actOutOfTurn(*other, text);
    const std::vector<Notation>& listed = listed_[static_cast<std::size_t>(seat.index())];
    const std::optional<int> number = wholeNumber(text);
    const bool fromList = number && *number >= 1 && static_cast<std::size_t>(*number) <= listed.size();
    if (fromList && claimants().size() <= 1) {
      return act(seat, Notation(listed[static_cast<std::size_t>(*number) - 1]));
    }
  }
  if (claimants().size() > 1) {
    line(speech_("cli.play.whose", {{"action", std::string(text)}}));
    return false;
  }
  return act(seat, text);
}

std::optional<Seat> Session::namedSeat(std::string_view text) const {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  const std::string_view who = trimmed(text.substr(0, colon));
  for (const Seat seat : people_) {
    if (who == nameOf(seat) || who == std::to_string(seat.index() + 1)) return seat;
  }
  return std::nullopt;
}

// With a curtain, the answer is for that person's eyes only: a refusal could tell about their hand.
bool Session::actOutOfTurn(Seat seat, std::string_view text) {
  const std::string action(trimmed(text.substr(text.find(':') + 1)));
  if (curtained_ && inFront_ != seat && !openView(seat)) return true;
  return act(seat, action) || curtained_;
}

bool Session::act(Seat seat, std::string_view action) {
  const Verdict verdict = play_->act(seat, action, clock_());
  if (!verdict.isFine()) {
    line(book_.render(verdict, speech_.language(), names_, seat));
    return false;
  }
  for (auto& listed : listed_) listed.clear();
  noteTime(seat, clock_() - shownAt_);
  return true;
}

std::optional<Seat> Session::lastActor(const Play& play) const {
  std::vector<Seat> actors;
  for (const Entry& entry : play.entries()) {
    if (entry.action.view() == undoAction) {
      actors.pop_back();
    } else {
      actors.push_back(entry.seat);
    }
  }
  return actors.empty() ? std::nullopt : std::optional(actors.back());
}

// Takes back the latest action of a person together with what bots did since. Where hands are hidden it must be the
// person's own; at an open table whoever sits there has agreed.
bool Session::takeBack(Seat seat) {
  std::unique_ptr<Play> earlier = play_->clone();
  while (true) {
    const std::optional<Seat> actor = lastActor(*earlier);
    const bool bot = actor && !isPerson(*actor);
    const Seat undoer = actor && (bot || everybodyReads_) ? *actor : seat;
    const Verdict verdict = earlier->act(undoer, undoAction, clock_());
    if (!verdict.isFine()) {
      line(book_.render(verdict.reason(), speech_.language(), names_, seat));
      return false;
    }
    if (!bot) {
      line("· " +
           book_.render(Message("core.undone", {sammel::seat("who", undoer)}), speech_.language(), names_, seat));
      break;
    }
  }
  play_ = std::move(earlier);
  for (auto& listed : listed_) listed.clear();
  // What was taken back is gone from the story.
  for (std::size_t& heard : heard_) heard = std::min(heard, play_->story().size());
  return true;
}

// Bots that are not asked but may act get the chance once in every position.
bool Session::botInterrupts() {
  const Turn turn = play_->match().turn();
  for (const Seat seat : turn.may) {
    if (isPerson(seat) || turn.must.has(seat)) continue;
    std::optional<Moment>& considered = considered_[static_cast<std::size_t>(seat.index())];
    const Moment moment = play_->moment(seat);
    if (considered == moment) continue;
    considered = moment;
    const std::optional<Notation> action = choiceOfBot(seat);
    if (action && play_->act(seat, *action, clock_()).isFine()) return true;
  }
  return false;
}

bool Session::botActs() {
  if (botInterrupts()) return true;
  for (const Seat seat : play_->match().turn().must) {
    if (isPerson(seat)) continue;
    const std::optional<Notation> action = choiceOfBot(seat);
    return action && play_->act(seat, *action, clock_()).isFine();
  }
  return false;
}

// A single person who may act at any moment gets the chance after every move of a bot.
void Session::offerInterrupt() {
  if (play_->match().outcome().over || people_.size() != 1 || !terminal_.isScreen()) return;
  const Seat person = people_.first();
  const Turn now = play_->match().turn();
  if (!now.may.has(person) || now.must.has(person)) return;
  tellNews(person);
  bool done = false;
  while (!done) {
    terminal_.write(terminal_.dim(speech_("cli.play.goOn")) + " ");
    const std::string typed = readLine();
    done = trimmed(typed).empty() || obey(person, typed);
  }
}

// The screen goes from one person to the next. Whoever had it sees what came of their action first.
void Session::handOver(Seat seat) {
  while (inFront_) {
    tellNews(*inFront_);
    terminal_.write(terminal_.dim(speech_("cli.play.hide")) + " ");
    const std::string typed = readLine();
    const std::string_view text = trimmed(typed);
    if (text.empty()) break;
    if (text == "q") throw Left{};
    if (text == "u" && takeBack(*inFront_)) return;
    if (const std::optional<Seat> other = namedSeat(text)) {
      (void)actOutOfTurn(*other, text);
      return;
    }
  }
  (void)openView(seat);
}

bool Session::openView(Seat seat) {
  inFront_.reset();
  terminal_.clear();
  while (true) {
    terminal_.write(speech_("cli.play.curtain", {{"who", nameOf(seat)}}) + " ");
    const std::string typed = readLine();
    const std::string_view text = trimmed(typed);
    if (text.empty()) break;
    if (text == "q") throw Left{};
    if (const std::optional<Seat> other = namedSeat(text)) {
      (void)actOutOfTurn(*other, text);
      return false;
    }
    line(speech_("cli.play.curtainOnly"));
  }
  terminal_.clear();
  inFront_ = seat;
  return true;
}

void Session::showTable(Seat seat) {
  if (play_->match().mustRemember()) terminal_.clear();  // what was shown before is to be remembered
  terminal_.write("\n");
  tellNews(readerFor(seat));
  terminal_.write("\n" + play_->match().draw(readerFor(seat), names_, speech_.language()) + "\n");
  line(book_.render(play_->match().prompt(seat), speech_.language(), names_, seat));
  hint(seat);
  shownAt_ = clock_();
}

// Once for everybody who reads: how to answer.
void Session::hint(Seat seat) {
  const Seat reader = readerFor(seat).seat();
  if (hinted_.has(reader)) return;
  hinted_ = hinted_.with(reader);
  const std::string example(play_->match().legal(seat).answers.front().view());
  line(terminal_.dim(speech_("cli.play.hint", {{"example", example}})));
}

std::string Session::sentence(const Play::Line& told, Viewer reader) const {
  return book_.render(told.event.message, speech_.language(), names_, reader);
}

void Session::tellNews(Viewer viewer) {
  std::size_t& heard = heard_[static_cast<std::size_t>(viewer.seat().index())];
  for (; heard < play_->story().size(); ++heard) {
    const Play::Line& told = play_->story()[heard];
    if (told.event.audience.includes(viewer)) line("· " + sentence(told, viewer));
  }
}

void Session::tellAll(Viewer viewer) {
  const std::size_t latest = play_->entries().size();
  for (const Play::Line& told : play_->story()) {
    const bool faded = told.event.fleeting && told.entry + 1 != latest && !play_->match().outcome().over;
    if (!faded && told.event.audience.includes(viewer)) line("· " + sentence(told, viewer));
  }
}

void Session::tellLastMove(Viewer viewer) {
  for (const Play::Line& told : play_->story()) {
    const bool last = !told.opening && told.entry + 1 == play_->entries().size();
    if (last && told.event.audience.includes(viewer)) line("· " + sentence(told, viewer));
  }
}

// What a strong player would do who knows no more than this person. A bot forgets nothing, so where one has to remember
// there is no advice.
void Session::advise(Seat seat) {
  if (play_->match().mustRemember()) return line(speech_("cli.play.adviceMemory"));
  constexpr BotKind adviser{BotKind::Level{.level = 4}};
  const std::unique_ptr<View> view = play_->match().view(seat);
  const Estimate estimate = makeBot(play_->game(), adviser, play_->entries().size())->estimate(*view, {});
  if (estimate.moves.empty()) return line(speech_("cli.play.noAdvice"));
  const Notation& best = estimate.moves.front().action;
  if (best.empty()) return line(speech_("cli.play.adviceWait"));
  line(speech_("cli.play.advice", {{"action", std::string(best.view()) + " (" + labelOf(*view, best) + ")"}}));
}

std::string Session::labelOf(const View& view, const Notation& action) const {
  return book_.render(view.label(action), speech_.language(), names_, view.seat());
}

// In as many columns as there is room for.
void Session::listActions(Seat seat) {
  const std::unique_ptr<View> view = play_->match().view(seat);
  std::vector<Notation>& listed = listed_[static_cast<std::size_t>(seat.index())];
  listed.clear();
  const auto show = [&](std::string_view title, const std::vector<Notation>& actions) {
    if (actions.empty()) return;
    line(speech_(title));
    std::size_t longest = 0;
    for (const Notation& action : actions) longest = std::max(longest, action.view().size());
    std::vector<std::string> cells;
    int widest = 0;
    for (const Notation& action : actions) {
      listed.push_back(action);
      const std::string number = std::to_string(listed.size());
      const std::string numbered = std::string(5 - number.size(), ' ') + number + ") " + std::string(action.view());
      cells.push_back(padded(numbered, static_cast<int>(longest) + 9) + labelOf(*view, action));
      widest = std::max(widest, columnsOf(cells.back()));
    }
    const std::size_t perLine = static_cast<std::size_t>(std::max(1, terminal_.width() / (widest + 1)));
    for (std::size_t first = 0; first < cells.size(); first += perLine) {
      const std::size_t end = std::min(cells.size(), first + perLine);
      std::string row;
      for (std::size_t i = first; i < end; ++i) row += i + 1 < end ? padded(cells[i], widest + 1) : cells[i];
      line(row);
    }
  };
  show("cli.play.answers", view->legal().answers);
  show("cli.play.interrupts", view->legal().interrupts);
}

void Session::showRules() {
  const Rulebook rulebook = play_->game().rulebook();
  terminal_.write(renderMarkdown(speech_.language() == Language::de ? rulebook.de : rulebook.en, terminal_.width(),
                                 terminal_.isScreen()));
}

// The end is shown as everybody may see it; a single person sees it with their own eyes.
void Session::ending() {
  const Viewer viewer = people_.size() == 1 ? Viewer(people_.first()) : Viewer::spectator();
  if (curtained_) terminal_.clear();
  terminal_.write("\n");
  if (people_.size() > 1 && !everybodyReads_) {
    tellLastMove(viewer);
  } else {
    tellNews(viewer);
  }
  terminal_.write("\n" + play_->match().draw(viewer, names_, speech_.language()) + "\n");
  terminal_.write(scoreSheet(play_->match(), play_->game(), names_, speech_));
}

std::string Session::readLine() {
  std::optional<std::string> typed = terminal_.readLine();
  if (!typed) {
    terminal_.write("\n");
    throw Left{};
  }
  return *std::move(typed);
}

}  // namespace sammel
