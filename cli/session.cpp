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
      botRng_(Rng::simulation(botSeed)),
      clock_(std::move(clock)) {
  for (std::size_t i = 0; i < players.size(); ++i) {
    const Seat seat(static_cast<int>(i));
    names_.push_back(players[i].name);
    (players[i].bot ? bots_ : people_) = (players[i].bot ? bots_ : people_).with(seat);
  }
  const bool hidden = play_->game().facts().hidden;
  curtained_ = hidden && people_.size() > 1 && terminal_.isScreen();
  everybodyReads_ = people_.empty() || (!hidden && people_.size() > 1);
}

bool Session::run() {
  line(speech_("cli.play.hint"));
  try {
    while (!play_->match().outcome().over) {
      if (botsAct()) {
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
  if (play_->match().outcome().over || !play_->match().turn().must.has(seat)) return;  // somebody interrupted
  if (curtained_ && inFront_ != seat) return;                                          // or took something back
  showTable(seat);
  bool answered = false;
  while (!answered) {
    terminal_.write(terminal_.bold(nameOf(seat)) + "> ");
    answered = obey(seat, readLine());
  }
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
    if (text == "u") return takeBack(seat);
    if (text.find(':') != std::string_view::npos) return actOutOfTurn(text);
    const std::vector<Notation>& listed = listed_[static_cast<std::size_t>(seat.index())];
    const std::optional<int> number = wholeNumber(text);
    if (number && *number >= 1 && static_cast<std::size_t>(*number) <= listed.size()) {
      return act(seat, Notation(listed[static_cast<std::size_t>(*number) - 1]));
    }
  }
  return act(seat, text);
}

// `2: announce 5`. With a curtain, the answer is for that person's eyes only.
bool Session::actOutOfTurn(std::string_view text) {
  const std::size_t colon = text.find(':');
  const std::optional<int> number = wholeNumber(trimmed(text.substr(0, colon)));
  if (!number || *number < 1 || static_cast<std::size_t>(*number) > names_.size() || !isPerson(Seat(*number - 1))) {
    line(speech_("cli.play.noSeat", {{"seat", std::string(trimmed(text.substr(0, colon)))}}));
    return false;
  }
  const Seat seat(*number - 1);
  const std::string action(trimmed(text.substr(colon + 1)));
  if (curtained_ && inFront_ != seat) openView(seat);
  (void)act(seat, action);
  return true;
}

bool Session::act(Seat seat, std::string_view action) {
  const Verdict verdict = play_->act(seat, action, clock_());
  if (!verdict.isFine()) {
    line(book_.render(verdict, speech_.language(), names_, seat));
    return false;
  }
  for (auto& listed : listed_) listed.clear();
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
    if (!bot) break;
  }
  play_ = std::move(earlier);
  for (auto& listed : listed_) listed.clear();
  // What was taken back is gone from the story; the last line says so.
  for (std::size_t& heard : heard_) heard = std::min(heard, play_->story().size() - 1);
  return true;
}

// Lets one bot act if it is asked, or if it feels like interrupting; false if only people are asked.
bool Session::botsAct() {
  const Turn now = play_->match().turn();
  for (const Seat seat : now.may) {
    if (isPerson(seat) || roll(64) != 0) continue;
    const Legal legal = play_->match().legal(seat);
    if (legal.interrupts.empty()) continue;
    botActs(seat, legal.interrupts);
    return true;
  }
  for (const Seat seat : now.must) {
    if (isPerson(seat)) continue;
    botActs(seat, play_->match().legal(seat).answers);
    return true;
  }
  return false;
}

void Session::botActs(Seat seat, const std::vector<Notation>& actions) {
  (void)play_->act(seat, actions[roll(actions.size())], clock_());  // legal actions are fine
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

// The screen goes from one person to the next. In between it shows nothing, and anybody may act out of turn.
void Session::handOver(Seat seat) {
  if (inFront_) {
    const Seat before = *inFront_;
    tellNews(before);
    terminal_.write(terminal_.dim(speech_("cli.play.hide")) + " ");
    const std::string typed = readLine();
    const std::string_view text = trimmed(typed);
    if (text == "q") throw Left{};
    if (text == "u" && takeBack(before)) return;
    if (text.find(':') != std::string_view::npos) {
      (void)actOutOfTurn(text);
      return;
    }
  }
  openView(seat);
}

void Session::openView(Seat seat) {
  inFront_.reset();
  terminal_.clear();
  while (true) {
    terminal_.write(speech_("cli.play.curtain", {{"who", nameOf(seat)}}) + " ");
    const std::string typed = readLine();
    if (trimmed(typed) == "q") throw Left{};
    if (trimmed(typed).empty()) break;
    line(speech_("cli.play.curtainOnly"));
  }
  terminal_.clear();
  inFront_ = seat;
}

void Session::showTable(Seat seat) {
  terminal_.write("\n");
  tellNews(readerFor(seat));
  terminal_.write("\n" + play_->match().draw(readerFor(seat), names_, speech_.language()) + "\n");
  line(book_.render(play_->match().prompt(seat), speech_.language(), names_, seat));
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
  for (const Play::Line& told : play_->story()) {
    if (told.event.audience.includes(viewer)) line("· " + sentence(told, viewer));
  }
}

void Session::listActions(Seat seat) {
  const Legal legal = play_->match().legal(seat);
  std::vector<Notation>& listed = listed_[static_cast<std::size_t>(seat.index())];
  listed.clear();
  const auto show = [&](std::string_view title, const std::vector<Notation>& actions) {
    if (actions.empty()) return;
    line(speech_(title));
    std::size_t longest = 0;
    for (const Notation& action : actions) longest = std::max(longest, action.view().size());
    const int cell = static_cast<int>(longest) + 8;
    const int perLine = std::max(1, terminal_.width() / cell);
    int column = 0;
    std::string row;
    for (const Notation& action : actions) {
      listed.push_back(action);
      const std::string number = std::to_string(listed.size());
      row += padded(std::string(5 - number.size(), ' ') + number + ") " + std::string(action.view()), cell);
      if (++column % perLine == 0) {
        line(row);
        row.clear();
      }
    }
    if (!row.empty()) line(row);
  };
  show("cli.play.answers", legal.answers);
  show("cli.play.interrupts", legal.interrupts);
}

void Session::showRules() {
  const Rulebook rulebook = play_->game().rulebook();
  terminal_.write(renderMarkdown(speech_.language() == Language::de ? rulebook.de : rulebook.en, terminal_.width(),
                                 terminal_.isScreen()));
}

// At the end the table is open to all who sat at it.
void Session::ending() {
  if (curtained_) terminal_.clear();
  const Viewer viewer = people_.size() == 1 ? Viewer(people_.first()) : Viewer::spectator();
  terminal_.write("\n");
  if (curtained_) {
    heard_[maxSeats] = play_->story().size() - std::min<std::size_t>(play_->story().size(), 6);
  }
  tellNews(viewer);
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
