#include "cli/session.hpp"

#include <algorithm>
#include <charconv>

#include "cli/board.hpp"
#include "cli/markdown.hpp"
#include "cli/sheet.hpp"

namespace sammel {
namespace {

std::optional<int> wholeNumber(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return value;
}

bool isQuit(std::string_view typed) { return readOrder(typed).command == Command::quit; }

// A phrase without what is filled in: "… on …".
std::string outline(std::string_view pattern) {
  std::string out;
  for (std::size_t at = 0; at < pattern.size();) {
    const std::size_t close = pattern[at] == '{' ? pattern.find('}', at) : std::string_view::npos;
    if (close == std::string_view::npos) {
      out += pattern[at++];
    } else {
      out += "…";
      at = close + 1;
    }
  }
  return out;
}

// The word by which a phrase is told from others: its longest.
std::string longestWord(std::string_view text) {
  std::string longest;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find_first_of(" ,.;:()„“”{}|"), text.size());
    if (end > longest.size()) longest = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return longest;
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
    inFront_.reset();
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
    if (!isQuit(typed) && catchUp()) return line(speech_("cli.play.late"));
    answered = obey(seat, typed);
  }
}

SeatSet Session::claimants() const {
  SeatSet seats;
  const Due due = dueIn(play_->match());
  if (!due.alarm) return seats;
  for (const Seat seat : due.answers) {
    if (isPerson(seat) && !isTimed(seat)) seats = seats.with(seat);
  }
  return seats;
}

bool Session::isTimed(Seat seat) const {
  const Match& match = play_->match();
  const Considered any = match.consider(seat, match.legal(seat)[0]);
  return any.verdict.isFine() && noteOfTime(match, any, 0).has_value();
}

void Session::race() {
  const SeatSet asked = play_->match().turn().must;
  if (asked.empty()) {
    if (!people_.empty() && terminal_.isScreen()) {
      tellNews(people_.size() == 1 ? Viewer(people_.first()) : Viewer::spectator());
      terminal_.write(terminal_.dim(speech_("cli.play.ready")) + " ");
      if (isQuit(readLine())) throw Left{};
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
    const auto index = seat.slot();
    reactions_[index] = minds_[index]->reaction();
  }
}

std::optional<Notation> Session::choiceOfBot(Seat seat) {
  return minds_[seat.slot()]->choose(*play_->match().view(seat), {});
}

bool Session::claimOfBot(Seat seat) {
  const std::optional<Notation> action = choiceOfBot(seat);
  if (!action || !play_->act(seat, *action, clock_()).isFine()) return false;
  noteTime(seat, reactions_[seat.slot()]);
  return true;
}

// The table notes how long an answer took, where that matters.
void Session::noteTime(Seat seat, std::int64_t milliseconds) {
  const auto took =
      play_->match().timed(seat, static_cast<std::int32_t>(std::min<std::int64_t>(milliseconds, INT32_MAX)));
  if (took) (void)play_->act(Seat::table(), *took, clock_());
}

bool Session::claimOfFastestBot(std::int64_t until) {
  const auto fastest =
      fastestOf(botsAmong(dueIn(play_->match()).answers), until, [this](Seat seat) { return reactions_[seat.slot()]; });
  return fastest && claimOfBot(fastest->seat);
}

SeatSet Session::botsAmong(SeatSet seats) const {
  SeatSet bots;
  for (const Seat seat : seats) {
    if (!isPerson(seat)) bots = bots.with(seat);
  }
  return bots;
}

bool Session::catchUp() {
  const std::optional<TableAlarm> alarm = play_->match().alarm();
  if (!alarm || claimants().empty()) return false;
  const std::int64_t now = clock_();
  if (claimOfFastestBot(std::min<std::int64_t>(now - shownAt_, alarm->milliseconds))) return true;
  if (timeLeft(*alarm, shownAt_, now) > 0) return false;
  ring();
  return true;
}

bool Session::obey(Seat seat, std::string_view typed) {
  const std::string_view text = trimmed(typed);
  if (text.empty()) return false;
  const Order order = readOrder(text);
  const bool isAction = play_->match().check(seat, text).isFine();
  if (!isAction) {  // a game's notation goes before our own words
    if (order.command != Command::none) return carryOut(seat, order);
    if (const std::optional<SaidBy> said = saidBy(text)) return actOutOfTurn(*said);
    const std::vector<Notation>& listed = listed_[seat.slot()];
    const std::optional<int> number = wholeNumber(text);
    const bool fromList = number && *number >= 1 && static_cast<std::size_t>(*number) <= listed.size();
    if (fromList && claimants().size() <= 1) {
      return act(seat, Notation(listed[static_cast<std::size_t>(*number) - 1]));
    }
  }
  if (claimants().size() > 1) {
    line(speech_("cli.play.whose", {{"action", shortened(text, 60)}}));
    return false;
  }
  return act(seat, text);
}

bool Session::carryOut(Seat seat, const Order& order) {
  switch (order.command) {
    case Command::quit: throw Left{};
    case Command::undo: return takeBack(seat);
    case Command::resign: return resign(seat);
    case Command::help: line(speech_("cli.play.help")); break;
    case Command::actions: listActions(seat, order.rest); break;
    case Command::rules: showRules(); break;
    case Command::log: tellAll(readerFor(seat)); break;
    case Command::hint: advise(seat); break;
    case Command::why: justify(seat); break;
    case Command::info: explainPiece(seat, order.rest); break;
    case Command::table: showBoard(readerFor(seat), seat, true); break;
    case Command::save:
      if (saver_) saver_(*this, order.rest);
      break;
    case Command::none: break;
  }
  return false;
}

std::optional<Session::SaidBy> Session::saidBy(std::string_view text) const {
  for (std::size_t colon = text.find(':'); colon != std::string_view::npos; colon = text.find(':', colon + 1)) {
    const std::string who = folded(trimmed(text.substr(0, colon)));
    const std::string_view what = trimmed(text.substr(colon + 1));
    for (const Seat seat : people_) {
      if (who == std::to_string(seat.index() + 1)) return SaidBy{seat, what};
    }
    for (const Seat seat : people_) {
      if (who == folded(nameOf(seat))) return SaidBy{seat, what};
    }
  }
  return std::nullopt;
}

// With a curtain, the answer is for that person's eyes only: a refusal could tell about their hand.
bool Session::actOutOfTurn(const SaidBy& said) {
  const std::string action(said.what);
  if (curtained_ && inFront_ != said.seat && !openView(said.seat)) return true;
  const bool hasActed = readOrder(action).command == Command::resign ? resign(said.seat) : act(said.seat, action);
  return hasActed || curtained_;
}

bool Session::act(Seat seat, std::string_view typed) {
  const std::optional<Notation> action = understand(seat, typed);
  if (!action) return false;
  const Verdict verdict = play_->act(seat, *action, clock_());
  if (!verdict.isFine()) {
    line(book_.render(verdict, speech_.language(), names_, seat));
    return false;
  }
  for (auto& listed : listed_) listed.clear();
  noteTime(seat, clock_() - shownAt_);
  return true;
}

std::optional<Notation> Session::understand(Seat seat, std::string_view typed) {
  if (Notation::fits(typed) && play_->check(seat, typed).isFine()) return Notation(typed);
  const std::vector<Choice> choices = choicesOf(*play_->match().view(seat));
  const std::vector<std::size_t> meant = choicesMeant(typed, choices);
  if (meant.size() == 1) return choices[meant.front()].action;
  if (meant.empty()) {
    explainMiss(seat, typed, choices);
  } else {
    line(speech_("cli.play.several", {{"text", shortened(typed, 40)}}));
    listChoices(seat, choices, meant);
  }
  return std::nullopt;
}

// Why nothing that is possible now was meant: a rule forbids it, or it is nothing that we know.
void Session::explainMiss(Seat seat, std::string_view typed, const std::vector<Choice>& choices) {
  const std::vector<Choice>& known = known_[seat.slot()];
  const std::vector<std::size_t> earlier = choicesMeant(typed, known);
  std::vector<std::string> readings{std::string(typed), folded(typed)};
  if (!earlier.empty()) readings.emplace_back(known[earlier.front()].action.view());
  for (std::string& reading : readingsOf(typed, known)) readings.push_back(std::move(reading));
  for (const std::string& reading : readings) {
    const Verdict verdict = play_->check(seat, reading);
    if (!verdict.isFine() && verdict.clause() != "notation") {
      return line(book_.render(verdict, speech_.language(), names_, seat));
    }
  }
  const std::string text = shortened(typed, 40);
  if (choices.empty()) return line(speech_("cli.play.missAll", {{"text", text}}));
  const NearestChoice nearest = nearestChoice(typed, choices);
  const Choice& choice = choices[nearest.index];
  const std::string label = choice.label.in(speech_.language());
  line(speech_(nearest.isSimilar ? "cli.play.missNear" : "cli.play.miss",
               {{"text", text}, {"action", std::string(choice.action.view())}, {"label", label}}));
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
      line("· " + book_.render(Message("core.undone", {arg::seat("who", undoer)}), speech_.language(), names_, seat));
      break;
    }
  }
  play_ = std::move(earlier);
  for (auto& listed : listed_) listed.clear();
  // What was taken back is gone from the story.
  for (std::size_t& heard : heard_) heard = std::min(heard, play_->story().size());
  return true;
}

// Ends the game at once, so it is asked for twice, and of several people nobody decides for the others.
bool Session::resign(Seat seat) {
  if (play_->match().seats() > 2 && people_.size() > 1) {
    line(speech_("cli.play.resignOthers"));
    return false;
  }
  Answer answer = Answer::unclear;
  while (answer == Answer::unclear) {
    terminal_.write(speech_("cli.play.resign", {{"who", nameOf(seat)}}) + " ");
    answer = readAnswer(readLine());
  }
  if (answer == Answer::yes) (void)play_->act(seat, resignAction, clock_());  // fine: the game runs
  return answer == Answer::yes;
}

// Bots that are not asked but may act get the chance once in every position.
bool Session::botInterrupts() {
  for (const Seat seat : botsAmong(dueIn(play_->match()).interrupts)) {
    const Moment moment = play_->moment(seat);
    if (asked_.was(seat, moment)) continue;
    asked_.note(seat, moment);
    const std::optional<Notation> action = choiceOfBot(seat);
    if (action && play_->act(seat, *action, clock_()).isFine()) return true;
  }
  return false;
}

bool Session::botActs() {
  if (botInterrupts()) return true;
  const SeatSet bots = botsAmong(dueIn(play_->match()).answers);
  if (bots.empty()) return false;
  const std::optional<Notation> action = choiceOfBot(bots.first());
  return action && play_->act(bots.first(), *action, clock_()).isFine();
}

// A single person who may act at any moment gets the chance after every move of a bot.
void Session::offerInterrupt() {
  if (play_->match().outcome().over || people_.size() != 1 || !terminal_.isScreen()) return;
  const Seat person = people_.first();
  if (!dueIn(play_->match()).interrupts.has(person)) return;
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
    if (isQuit(text)) throw Left{};
    if (readOrder(text).command == Command::undo && takeBack(*inFront_)) return;
    if (const std::optional<SaidBy> said = saidBy(text)) {
      (void)actOutOfTurn(*said);
      return;
    }
  }
  (void)openView(seat);
}

bool Session::openView(Seat seat) {
  inFront_.reset();
  terminal_.clear();
  const std::string example = exampleOutOfTurn();
  std::string curtain = speech_("cli.play.curtain", {{"who", nameOf(seat)}}) + " ";
  if (!example.empty()) curtain += terminal_.dim(speech_("cli.play.outOfTurn", {{"example", example}})) + " ";
  while (true) {
    terminal_.write(curtain);
    const std::string typed = readLine();
    const std::string_view text = trimmed(typed);
    if (text.empty()) break;
    if (isQuit(text)) throw Left{};
    if (const std::optional<SaidBy> said = saidBy(text)) {
      (void)actOutOfTurn(*said);
      return false;
    }
    line(speech_("cli.play.curtainOnly"));
  }
  terminal_.clear();
  inFront_ = seat;
  return true;
}

// Somebody else's hand decides nothing here: who may act, and how, is known to all.
std::string Session::exampleOutOfTurn() const {
  for (const Seat seat : play_->match().turn().may) {
    if (!isPerson(seat)) continue;
    const std::unique_ptr<View> view = play_->match().view(seat);
    if (view->legal().interrupts().empty()) continue;
    const Message label = view->label(view->legal().interrupts().front());
    return std::to_string(seat.index() + 1) + ": " + outline(pattern(label.key));
  }
  return {};
}

void Session::showTable(Seat seat) {
  const std::optional<TableAlarm> alarm = play_->match().alarm();
  // What was shown before is to be remembered; and in a race nobody should have to look for the card.
  if (play_->match().mustRemember() || alarm) terminal_.clear();
  terminal_.write("\n");
  tellNews(readerFor(seat));
  terminal_.write("\n");
  showBoard(readerFor(seat), seat, false);
  terminal_.write("\n");
  line(book_.render(play_->match().prompt(seat), speech_.language(), names_, seat));
  if (alarm) line(speech_("cli.play.time", {{"n", std::to_string(alarm->milliseconds / 1000)}}));
  hint(seat);
  std::vector<Choice>& known = known_[seat.slot()];
  for (Choice& choice : choicesOf(*play_->match().view(seat))) {
    const auto isSame = [&choice](const Choice& other) { return other.action == choice.action; };
    if (std::none_of(known.begin(), known.end(), isSame)) known.push_back(std::move(choice));
  }
  shownAt_ = clock_();
}

void Session::showBoard(Viewer viewer, Seat near, bool whole) {
  constexpr int linesBelow = 6;  // question, how to answer, what is typed
  const Layout layout = play_->match().layout(viewer);
  if (layout.empty()) return terminal_.write(play_->match().draw(viewer, names_, speech_.language()));
  BoardWishes wishes{.near = near, .width = terminal_.isScreen() ? terminal_.width() : 0, .lines = 0};
  if (!whole && terminal_.height() > 0) wishes.lines = std::max(1, terminal_.height() - linesBelow);
  const Board board = drawBoard(layout, book_, names_, speech_.language(), wishes);
  terminal_.write(board.text);
  if (board.isShort) line(terminal_.dim(speech_("cli.play.short")));
}

// Once for everybody who reads: how to answer.
void Session::hint(Seat seat) {
  const Seat reader = readerFor(seat).seat();
  if (hinted_.has(reader)) return;
  hinted_ = hinted_.with(reader);
  const std::unique_ptr<View> view = play_->match().view(seat);
  const AnyAction& first = view->legal()[0];
  const bool isGerman = speech_.language() == Language::de;  // the notation is English
  const std::string example = isGerman ? inWords(view->label(first), seat) : std::string(view->write(first));
  line(terminal_.dim(speech_(infos(seat).empty() ? "cli.play.hint" : "cli.play.hintCards", {{"example", example}})));
}

std::string Session::sentence(const Play::Line& heard, Viewer reader) const {
  return book_.render(play_->words(heard), speech_.language(), names_, reader);
}

void Session::tellNews(Viewer viewer) {
  std::size_t& heard = heard_[viewer.seat().slot()];
  for (; heard < play_->story().size(); ++heard) {
    const Play::Line& news = play_->story()[heard];
    if (news.told.audience.includes(viewer)) line("· " + sentence(news, viewer));
  }
}

void Session::tellAll(Viewer viewer) {
  const std::size_t latest = play_->entries().size();
  for (const Play::Line& past : play_->story()) {
    const bool faded = past.told.fleeting && past.entry + 1 != latest && !play_->match().outcome().over;
    if (!faded && past.told.audience.includes(viewer)) line("· " + sentence(past, viewer));
  }
}

void Session::tellLastMove(Viewer viewer) {
  for (const Play::Line& past : play_->story()) {
    const bool last = !past.opening && past.entry + 1 == play_->entries().size();
    if (last && past.told.audience.includes(viewer)) line("· " + sentence(past, viewer));
  }
}

// What a strong player would do who knows no more than this person. A bot forgets nothing, so where one has to remember
// there is no advice.
namespace {

std::string percent(std::int32_t thousandths) { return std::to_string((thousandths + 5) / 10); }

}  // namespace

// Thought about once for a question: what is told later is about the same move.
const Advice* Session::adviceFor(Seat seat) {
  const auto refuse = [this](std::string_view key) -> const Advice* {
    line(speech_(key));
    return nullptr;
  };
  if (play_->match().mustRemember()) return refuse("cli.play.adviceMemory");
  if (play_->game().facts().race) return refuse("cli.play.adviceRace");
  const std::size_t entries = play_->entries().size();
  if (!advised_ || advised_->seat != seat || advised_->entries != entries) {
    constexpr BotKind adviser{BotKind::Level{.level = 4}};
    const std::unique_ptr<View> view = play_->match().view(seat);
    if (view->legal().empty()) return refuse("cli.play.noAdvice");
    const std::unique_ptr<Bot> bot = makeBot(play_->game(), adviser, entries);
    advised_ = Advised{seat, entries, sammel::advise(*bot, *view, entries, {})};
  }
  return advised_->advice ? &*advised_->advice : refuse("cli.play.adviceWait");
}

void Session::advise(Seat seat) {
  const Advice* advice = adviceFor(seat);
  if (advice == nullptr) return;
  const std::string action = std::string(advice->best.action.view()) + " (" + inWords(advice->best.label, seat) + ")";
  line(speech_("cli.play.advice", {{"action", action}, {"chance", percent(advice->best.chance)}}));
}

void Session::justify(Seat seat) {
  const Advice* advice = adviceFor(seat);
  if (advice == nullptr) return;
  const auto rated = [](std::int32_t chance, const std::string& words) {
    constexpr int cells = 10;
    const int full = (chance * cells + 500) / 1000;
    std::string bar;
    for (int i = 0; i < cells; ++i) bar += i < full ? "█" : "░";
    const std::string figure = percent(chance);
    return "  " + bar + std::string(4 - figure.size(), ' ') + figure + " %  " + words;
  };
  if (advice->line.size() > 1) {
    line(speech_(advice->certain ? "cli.play.why.line" : "cli.play.why.example"));
    for (const ExpectedStep& step : advice->line) line("  " + nameOf(step.seat) + ": " + inWords(step.label, seat));
  }
  line(speech_("cli.play.why.others"));
  line(rated(advice->best.chance, inWords(advice->best.label, seat)));
  for (const AdvisedMove& other : advice->others) line(rated(other.chance, inWords(other.label, seat)));
  if (advice->suppositions.empty()) return;
  line(speech_("cli.play.why.hidden"));
  for (const Supposition& each : advice->suppositions) line(rated(each.chance, inWords(each.words, seat)));
}

std::string Session::inWords(const Message& message, Seat reader) const {
  return book_.render(message, speech_.language(), names_, reader);
}

std::vector<Choice> Session::choicesOf(const View& view) const {
  std::vector<Choice> choices;
  for (const AnyAction& action : view.legal()) {
    const Message label = view.label(action);
    choices.push_back({view.write(action),
                       {book_.render(label, Language::de, names_, view.seat()),
                        book_.render(label, Language::en, names_, view.seat())}});
  }
  return choices;
}

// A long list is told by kinds of actions, of each a few; `? WORD` lists all that fit the word.
void Session::listActions(Seat seat, std::string_view words) {
  constexpr std::size_t longList = 24;
  constexpr std::size_t rowsOfKind = 3;
  const std::unique_ptr<View> view = play_->match().view(seat);
  const std::vector<Choice> choices = choicesOf(*view);
  const std::vector<std::size_t> named = choicesNamed(words, choices);
  if (named.empty()) return line(speech_("cli.play.noneSuch", {{"text", shortened(words, 40)}}));
  if (!words.empty()) return listChoices(seat, choices, named);

  // By kind, in the order in which kinds occur: answers come before interrupts.
  struct Kind {
    std::string_view key;
    bool isInterrupt;
    std::vector<std::size_t> members;
  };
  std::vector<Kind> kinds;
  for (const std::size_t i : named) {
    const std::string_view key = view->label(view->legal()[i]).key;
    const bool isInterrupt = i >= view->legal().answers().size();
    const auto same = std::find_if(kinds.begin(), kinds.end(), [&](const Kind& kind) {
      return kind.isInterrupt == isInterrupt && kind.key == key;
    });
    if (same == kinds.end()) {
      kinds.push_back({key, isInterrupt, {i}});
    } else {
      same->members.push_back(i);
    }
  }
  std::vector<Notation>& listed = listed_[seat.slot()];
  listed.clear();
  const bool isLong = choices.size() > longList;
  std::size_t longest = 0;
  for (const Choice& choice : choices) longest = std::max(longest, choice.action.view().size());
  std::vector<std::string> cells;
  for (std::size_t k = 0; k < kinds.size(); ++k) {
    const Kind& kind = kinds[k];
    if (k == 0 || kinds[k - 1].isInterrupt != kind.isInterrupt) {
      line(speech_(kind.isInterrupt ? "cli.play.interrupts" : "cli.play.answers"));
    }
    for (const std::size_t i : kind.members) {
      listed.push_back(choices[i].action);
      const std::string number = std::to_string(listed.size());
      const std::string numbered = std::string(5 - number.size(), ' ') + number + ") " + std::string(listed.back());
      cells.push_back(padded(numbered, static_cast<int>(longest) + 9) + choices[i].label.in(speech_.language()));
    }
    const bool goesOn = k + 1 < kinds.size() && kinds[k + 1].isInterrupt == kind.isInterrupt;
    if (goesOn && !isLong) continue;
    const bool isAll = writeCells(cells, isLong ? rowsOfKind : cells.size());
    cells.clear();
    if (isAll) continue;
    const std::string kindInWords = outline(pattern(kind.key));
    constexpr std::size_t telling = 3;  // letters
    std::string word = longestWord(kindInWords);
    if (word.size() < telling) word = longestWord(inWords(view->label(view->legal()[kind.members.front()]), seat));
    line(terminal_.dim(speech_("cli.play.kind", {{"kind", kindInWords},
                                                 {"n", std::to_string(kind.members.size())},
                                                 {"last", std::to_string(listed.size())},
                                                 {"word", word}})));
  }
}

void Session::listChoices(Seat seat, const std::vector<Choice>& choices, const std::vector<std::size_t>& shown) {
  std::vector<Notation>& listed = listed_[seat.slot()];
  listed.clear();
  std::size_t longest = 0;
  for (const std::size_t i : shown) longest = std::max(longest, choices[i].action.view().size());
  std::vector<std::string> cells;
  for (const std::size_t i : shown) {
    listed.push_back(choices[i].action);
    const std::string number = std::to_string(listed.size());
    const std::string numbered = std::string(5 - number.size(), ' ') + number + ") " + std::string(listed.back());
    cells.push_back(padded(numbered, static_cast<int>(longest) + 9) + choices[i].label.in(speech_.language()));
  }
  (void)writeCells(cells, cells.size());
}

// In as many columns as there is room for.
bool Session::writeCells(const std::vector<std::string>& cells, std::size_t mostRows) {
  int widest = 0;
  for (const std::string& cell : cells) widest = std::max(widest, columnsOf(cell));
  const auto perLine = static_cast<std::size_t>(std::max(1, terminal_.width() / (widest + 1)));
  const std::size_t shown = std::min(cells.size(), mostRows * perLine);
  for (std::size_t first = 0; first < shown; first += perLine) {
    const std::size_t end = std::min(cells.size(), first + perLine);
    std::string row;
    for (std::size_t i = first; i < end; ++i) row += i + 1 < end ? padded(cells[i], widest + 1) : cells[i];
    line(row);
  }
  return shown == cells.size();
}

std::vector<PieceInfo> Session::infos(Seat seat) const {
  const Text rulebook = play_->game().rulebook();
  return pieceInfos(play_->match().layout(readerFor(seat)), book_, names_, speech_.language(),
                    rulebook.in(speech_.language()), seat);
}

// What the rules say about a card on the table: by its number in the list or by its name.
void Session::explainPiece(Seat seat, std::string_view words) {
  const std::vector<PieceInfo> infos = this->infos(seat);
  if (infos.empty()) return line(speech_("cli.play.infoNone"));
  std::vector<Choice> pieces;
  pieces.reserve(infos.size());
  for (const PieceInfo& info : infos) pieces.push_back({{}, {info.name, info.name}});
  const std::optional<int> number = wholeNumber(words);
  std::vector<std::size_t> meant;
  if (number && *number >= 1 && static_cast<std::size_t>(*number) <= infos.size()) {
    meant = {static_cast<std::size_t>(*number) - 1};
  } else if (!words.empty()) {
    meant = choicesMeant(words, pieces);
  }
  for (const std::size_t i : meant) {
    std::string text = "**" + infos[i].name + "**\n";
    for (const std::string& sentence : infos[i].sentences) text += "- " + sentence + "\n";
    terminal_.write(renderMarkdown(text, terminal_.width(), terminal_.isScreen()));
  }
  if (!meant.empty()) return;
  if (!words.empty()) line(speech_("cli.play.noneSuch", {{"text", shortened(words, 40)}}));
  line(speech_("cli.play.info"));
  std::vector<std::string> cells;
  for (std::size_t i = 0; i < infos.size(); ++i) {
    const std::string count = std::to_string(i + 1);
    cells.push_back(std::string(5 - count.size(), ' ') + count + ") " + infos[i].name);
  }
  (void)writeCells(cells, cells.size());
}

void Session::showRules() {
  const Text rulebook = play_->game().rulebook();
  terminal_.write(renderMarkdown(rulebook.in(speech_.language()), terminal_.width(), terminal_.isScreen()));
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
  terminal_.write("\n");
  showBoard(viewer, viewer.isSpectator() ? Seat(0) : viewer.seat(), true);
  terminal_.write("\n");
  terminal_.write(scoreSheet(*play_, names_, speech_));
}

std::string Session::readLine() {
  std::optional<std::string> typed = terminal_.readLine();
  if (!typed) {
    terminal_.write("\n");
    throw Left{};
  }
  return printable(*typed);
}

}  // namespace sammel
