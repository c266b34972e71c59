// Goes through a finished game with a strong bot: how everybody stood, and where most was lost.
#include <unistd.h>

#include <cmath>

#include "bots/review.hpp"
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/lookup.hpp"
#include "cli/progress.hpp"
#include "cli/review_chart.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

// A finished game that was played by the rules; else a Failure says what is wrong with the file.
std::unique_ptr<Play> finishedGame(const Record& record, const std::string& file, const Speech& speech) {
  std::unique_ptr<Play> play = playAgain(record, speech);
  if (!play->match().outcome().over) throw Failure(speech("cli.review.running", {{"file", file}}));
  if (const std::vector<Message> findings = verify(record, versions()); !findings.empty()) {
    const Phrasebook book({recordPhrases(), play->game().phrases()});
    const std::string why = book.render(findings.front(), speech.language(), record.names, Viewer::spectator());
    throw Failure(speech("cli.review.differs", {{"file", file}, {"why", why}}));
  }
  return play;
}

class Report {
 public:
  Report(Terminal& terminal, const Speech& speech, const Review& review, const std::vector<std::string>& names)
      : terminal_(terminal), speech_(speech), review_(review), names_(names), book_({review.play().game().phrases()}) {}

  void write(std::size_t mostMoves) {
    std::vector<std::size_t> costliest = review_.costliest();
    if (costliest.size() > mostMoves) costliest.resize(mostMoves);
    constexpr int widest = 80;
    line(terminal_.bold(speech_("cli.review.chances")));
    terminal_.write(reviewChart(review_, names_, costliest, std::min(terminal_.width(), widest)));
    line(terminal_.dim(speech_("cli.review.meaning", {{"level", BotKind{review_.level()}.text()}})));
    line("");
    if (mostMoves == 0) return;
    line(terminal_.bold(speech_(costliest.empty() ? "cli.review.nothing" : "cli.review.costliest")));
    for (std::size_t i = 0; i < costliest.size(); ++i) tell(i + 1, review_.moves()[costliest[i]]);
  }

 private:
  void tell(std::size_t number, const ReviewedMove& move) {
    line(speech_("cli.review.move", {{"number", std::to_string(number)},
                                     {"who", names_[move.seat.slot()]},
                                     {"n", std::to_string(move.entry + 1)},
                                     {"action", words(move.label, move.seat)},
                                     {"chance", percent(move.value)}}));
    line(speech_("cli.review.better",
                 {{"action", words(move.betterLabel, move.seat)}, {"chance", percent(move.betterValue)}}));
  }

  std::string words(const Message& label, Seat seat) const {
    return label.key.empty() ? speech_("cli.review.wait") : book_.render(label, speech_.language(), names_, seat);
  }
  static std::string percent(double chance) { return std::to_string(std::lround(chance * 100)); }
  void line(const std::string& text) { terminal_.write(text + "\n"); }

  Terminal& terminal_;
  const Speech& speech_;
  const Review& review_;
  const std::vector<std::string>& names_;
  Phrasebook book_;
};

}  // namespace

int reviewRecord(Terminal& terminal, const Speech& speech, const ReviewRequest& request) {
  return reviewRecord(terminal, speech, readRecordFile(request.file, speech), request, stderr);
}

int reviewRecord(Terminal& terminal, const Speech& speech, const Record& record, const ReviewRequest& request,
                 std::FILE* progressOut) {
  std::optional<BotKind::Level> level;
  if (!request.level.empty()) {
    const std::optional<BotKind> kind = BotKind::read(request.level);
    const auto* read = kind ? std::get_if<BotKind::Level>(&kind->is) : nullptr;
    if (read == nullptr) throw Failure(speech("cli.review.level", {{"level", request.level}}));
    level = *read;
  }
  const std::unique_ptr<Play> play = finishedGame(record, request.file, speech);
  Review review(*play, level);
  Progress progress(progressOut, isatty(fileno(progressOut)) == 1, speech("cli.review.steps"), review.steps());
  while (!review.isDone()) {
    review.judgeNext();
    progress.show(review.stepsDone());
  }
  progress.end();
  if (request.json) {
    const ReviewedRecord reviewed{record.game, record.options, record.names, told(review)};
    terminal.write(Json().value(reviewed).take() + "\n");
  } else if (review.size() == 0) {
    const std::string title(titleOf(play->game(), speech.language()));
    terminal.write(speech("cli.review.none", {{"game", title}}) + "\n");
  } else {
    terminal.write(earlierRulesLine(play->game(), speech.language()));
    Report(terminal, speech, review, record.names).write(request.moves);
  }
  return 0;
}

}  // namespace sammel
