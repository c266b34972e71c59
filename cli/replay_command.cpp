// Shows a record move by move, through the eyes of one seat, of a spectator, or of all.
#include "cli/commands.hpp"
#include "cli/files.hpp"
#include "cli/input.hpp"
#include "cli/lookup.hpp"
#include "cli/sheet.hpp"
#include "engine/games/registry.hpp"

namespace sammel {
namespace {

class Showing {
 public:
  Showing(Terminal& terminal, const Speech& speech, const Record& record, const ReplayRequest& request)
      : terminal_(terminal), speech_(speech), record_(record), all_(request.all) {
    whole_ = playAgain(record_, speech_);
    book_ = Phrasebook({whole_->game().phrases(), recordPhrases()});
    const int seats = whole_->match().seats();
    if (request.seat < 0 || request.seat > seats) {
      throw Failure(speech("cli.seat.unknown", {{"seat", std::to_string(request.seat)}, {"n", std::to_string(seats)}}));
    }
    if (request.seat > 0) viewer_ = Seat(request.seat - 1);
  }

  // The set-up and every action that somebody could see, in order; `false` from `goOn` ends the showing early.
  template <class GoOn>
  void run(GoOn goOn) {
    terminal_.write(earlierRulesLine(whole_->game(), speech_.language()));
    tell(0, true);
    board(0);
    for (std::size_t entry = 0; entry < whole_->entries().size(); ++entry) {
      if (!hasLines(entry)) continue;
      if (!goOn()) return;
      terminal_.write("\n");
      tell(entry, false);
      board(entry + 1);
    }
    if (whole_->match().outcome().over) {
      terminal_.write("\n" + scoreSheet(*whole_, record_.names, speech_));
    }
  }

 private:
  bool isShown(const Told<AnyEvent>& told) const { return all_ || told.audience.includes(viewer_); }

  bool hasLines(std::size_t entry) const {
    for (const Play::Line& line : whole_->story()) {
      if (!line.opening && line.entry == entry && isShown(line.told)) return true;
    }
    return false;
  }

  void tell(std::size_t entry, bool opening) {
    for (const Play::Line& line : whole_->story()) {
      if (line.opening != opening || line.entry != entry || !isShown(line.told)) continue;
      terminal_.write(terminal_.bold(sentence(line)) + "\n");
    }
  }

  // What only some heard is marked with their names.
  std::string sentence(const Play::Line& line) const {
    const Told<AnyEvent>& told = line.told;
    std::vector<std::string> hearers;
    Viewer reader = viewer_;
    if (all_ && !told.audience.includes(Viewer::spectator())) {
      for (std::size_t i = 0; i < record_.names.size(); ++i) {
        if (!told.audience.includes(Seat(static_cast<int>(i)))) continue;
        hearers.push_back(record_.names[i]);
        reader = Seat(static_cast<int>(i));
      }
    }
    const std::string text = book_.render(whole_->words(line), speech_.language(), record_.names, reader);
    return hearers.empty() ? text : "[" + speech_.list(hearers) + "] " + text;
  }

  void board(std::size_t entries) {
    Verdict ignored;
    const std::unique_ptr<Play> then = replay(record_, versions(), ignored, entries);
    if (!all_ || !whole_->game().facts().hidden) {
      terminal_.write(then->match().draw(viewer_, record_.names, speech_.language()));
      return;
    }
    for (int seat = 0; seat < then->match().seats(); ++seat) {
      terminal_.write(terminal_.dim("[" + record_.names[static_cast<std::size_t>(seat)] + "]") + "\n" +
                      then->match().draw(Seat(seat), record_.names, speech_.language()));
    }
  }

  Terminal& terminal_;
  const Speech& speech_;
  const Record& record_;
  bool all_;
  Viewer viewer_ = Viewer::spectator();
  std::unique_ptr<Play> whole_;
  Phrasebook book_{recordPhrases()};
};

}  // namespace

int replayRecord(Terminal& terminal, const Speech& speech, const ReplayRequest& request) {
  return replayRecord(terminal, speech, readRecordFile(request.file, speech), request);
}

int replayRecord(Terminal& terminal, const Speech& speech, const Record& record, const ReplayRequest& request) {
  Showing showing(terminal, speech, record, request);
  showing.run([&] {
    if (!request.step) return true;
    terminal.write(terminal.dim(speech("cli.replay.step")) + " ");
    const std::optional<std::string> line = terminal.readLine();
    return line.has_value() && readOrder(*line).command != Command::quit && readAnswer(*line) != Answer::no;
  });
  return 0;
}

}  // namespace sammel
