// For authors of lessons: says what is wrong with one, walks its line and shows what was said, done and possible.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/lookup.hpp"
#include "engine/core/lesson.hpp"

namespace sammel {
namespace {

class Walk {
 public:
  Walk(Terminal& terminal, const Speech& speech, const AnyGame& game, const Lesson& lesson)
      : terminal_(terminal), speech_(speech), lesson_(lesson), book_({game.phrases(), corePhrases()}) {
    std::string options;
    const Verdict verdict = game.completeOptions(lesson.options, options);
    if (!verdict.isFine()) throw Failure(book_.render(verdict, speech.language(), {}, Viewer::spectator()));
    play_ = Play::start(game, options, chanceOf(lesson.deal));
    for (int i = 0, named = 0; i < play_->match().seats(); ++i) {
      const bool isNamed = Seat(i) != lesson.learner() && named < std::ssize(lesson.names);
      names_.push_back(isNamed ? lesson.names[static_cast<std::size_t>(named++)] : "#" + std::to_string(i + 1));
    }
  }

  // As far as it is legal.
  void run(bool withBoards) {
    tellNews();
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
      const LessonStep& step = lesson_.steps[i];
      const Seat seat = actorOf(lesson_, step, play_->match());
      terminal_.write("\n" + terminal_.bold(std::to_string(i) + "  " + nameOf(seat) + ": " + step.action) + "\n");
      if (withBoards && !seat.isTable()) terminal_.write(play_->match().draw(seat, names_, speech_.language()));
      if (!seat.isTable()) showOffers(seat);
      for (const Remark& remark : step.say) terminal_.write("    \"" + said(remark) + "\"\n");
      if (!play_->act(seat, step.action, 0).isFine()) return;
      tellNews();
    }
    terminal_.write("\n");
    for (const Remark& remark : lesson_.end) terminal_.write("    \"" + said(remark) + "\"\n");
  }

  // Where it stands: everybody who may act, with what they see and may do.
  void showWhereItStands() {
    for (const Seat seat : play_->match().turn().must | play_->match().turn().may) {
      terminal_.write("\n" + terminal_.bold(nameOf(seat)) + "\n" +
                      play_->match().draw(seat, names_, speech_.language()));
      showOffers(seat);
    }
    if (const std::optional<TableAlarm> alarm = play_->match().alarm()) {
      terminal_.write("\n" + terminal_.bold(nameOf(Seat::table())) + ": " + std::string(alarm->action.view()) + "\n");
    }
  }

 private:
  std::string nameOf(Seat seat) const {
    if (seat.isTable()) return "0 (" + speech_("cli.lesson.table") + ")";
    const std::string who = seat == lesson_.learner() ? speech_("cli.lesson.learner") : names_[seat.slot()];
    return std::to_string(seat.index() + 1) + " (" + who + ")";
  }
  const std::string& said(const Remark& remark) const {
    return speech_.language() == Language::de ? remark.de : remark.en;
  }
  std::string render(const Message& message, Seat reader) const {
    return book_.render(message, speech_.language(), names_, reader);
  }

  void tellNews() {
    for (; told_ < play_->story().size(); ++told_) {
      const Play::Line line = play_->story()[told_];
      terminal_.write(terminal_.dim("    " + render(play_->words(line), lesson_.learner())) + "\n");
    }
  }

  void showOffers(Seat seat) {
    const std::unique_ptr<View> view = play_->match().view(seat);
    if (play_->match().turn().must.has(seat))
      terminal_.write("    " + render(play_->match().prompt(seat), seat) + "\n");
    for (const AnyAction& each : view->legal()) {
      terminal_.write("      " + std::string(view->write(each)) + "   " +
                      terminal_.dim(render(view->label(each), seat)) + "\n");
    }
  }

  Terminal& terminal_;
  const Speech& speech_;
  const Lesson& lesson_;
  Phrasebook book_;
  std::unique_ptr<Play> play_;
  std::vector<std::string> names_;
  std::size_t told_ = 0;
};

}  // namespace

int inspectLesson(Terminal& terminal, const Speech& speech, const LessonRequest& request) {
  const AnyGame& game = gameNamed(request.game, speech);
  const std::string file =
      request.file.empty() ? std::string(lessonFile(game.facts().id)) : readFile(request.file, speech);
  if (file.empty()) throw Failure(speech("cli.lesson.none", {{"game", std::string(game.facts().id)}}));
  Lesson lesson;
  if (const Verdict verdict = readLesson(file, lesson); !verdict.isFine()) {
    throw Failure(Phrasebook({corePhrases()}).render(verdict, speech.language(), {}, Viewer::spectator()));
  }
  if (request.deals > 0) {
    const std::uint32_t first = lesson.deal;
    lesson.steps.clear();
    for (std::uint32_t i = 0; i < request.deals; ++i) {
      lesson.deal = first + i;
      terminal.write("\n" + terminal.bold("\"deal\": " + std::to_string(lesson.deal)) + "\n");
      Walk walk(terminal, speech, game, lesson);
      walk.run(false);
      walk.showWhereItStands();
    }
    return 0;
  }
  Walk walk(terminal, speech, game, lesson);
  walk.run(request.boards);
  walk.showWhereItStands();
  const std::vector<std::string> problems = problemsOf(lesson, game);
  terminal.write("\n" + terminal.bold(speech(problems.empty() ? "cli.lesson.fine" : "cli.lesson.wrong")) + "\n");
  for (const std::string& problem : problems) terminal.write("- " + problem + "\n");
  return problems.empty() ? 0 : 1;
}

}  // namespace sammel
