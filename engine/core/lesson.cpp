#include "engine/core/lesson.hpp"

#include <algorithm>

#include "engine/core/read_json.hpp"

namespace sammel {
namespace {

constexpr std::size_t longestRemark = 280;        // characters
constexpr std::size_t remarksBeforeDeciding = 2;  // the first time
constexpr int fewestDecisions = 4;

std::string_view firstWord(std::string_view text) { return text.substr(0, text.find(' ')); }

bool isDoneBy(const LessonStep& step, const Entry& entry) {
  if (entry.seat.isTable()) return firstWord(step.action) == firstWord(entry.action.view());
  return step.action == entry.action.view() && (!step.by || *step.by == entry.seat.index() + 1);
}

std::size_t charactersIn(std::string_view text) {
  const auto beginsOne = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), beginsOne));
}

// Goes through a lesson and keeps what is wrong with it.
class Inspection {
 public:
  Inspection(const Lesson& lesson, const AnyGame& game) : lesson_(lesson), game_(game) {}

  std::vector<std::string> inspect() {
    std::string options;
    if (!game_.completeOptions(lesson_.options, options).isFine()) {
      complain("/options", "the game refuses them: " + lesson_.options);
      return problems_;
    }
    play_ = Play::start(game_, options, chanceOf(lesson_.deal));
    const int seats = play_->match().seats();
    if (lesson_.seat < 1 || lesson_.seat > seats) {
      complain("/seat", "there is no such seat");
      return problems_;
    }
    if (std::ssize(lesson_.names) != seats - 1) {
      complain("/names", std::to_string(seats - 1) + " others need a name");
    }
    if (lesson_.minutes < 1) complain("/minutes", "is missing");
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
      if (!walk(lesson_.steps[i], "/steps/" + std::to_string(i))) return problems_;
    }
    inspectEnd();
    inspectClauses();
    return problems_;
  }

 private:
  void complain(const std::string& place, const std::string& what) { problems_.push_back(place + ": " + what); }

  // False if nothing after it means anything.
  bool walk(const LessonStep& step, const std::string& place) {
    const Match& match = play_->match();
    if (match.outcome().over) {
      complain(place, "the game is over already");
      return false;
    }
    const Seat seat = actorOf(lesson_, step, match);
    const bool isOwn = seat == lesson_.learner();
    inspectRemarks(step.say, place + "/say");
    remarks_ += step.say.size();
    if (isOwn && step.say.empty()) complain(place + "/say", "the learner must be told what to do");
    if (isOwn && decisions_++ == 0 && remarks_ > remarksBeforeDeciding) {
      complain(place + "/say", "the first decision comes after more than two remarks");
    }
    const Verdict verdict = match.check(seat, step.action);
    if (!verdict.isFine()) {
      complain(place + "/do", step.action + " of seat " + std::to_string(seat.isTable() ? 0 : seat.index() + 1) +
                                  " is not allowed (" + std::string(verdict.clause()) + ")");
      return false;
    }
    if (isOwn) {
      inspectOffers(step, match, seat, place);
    } else if (!step.point.empty() || !step.instead.empty()) {
      complain(place, "only the learner's steps have `point` and `instead`");
    }
    (void)play_->act(seat, step.action, 0);
    return true;
  }

  void inspectOffers(const LessonStep& step, const Match& match, Seat seat, const std::string& place) {
    const Legal legal = match.legal(seat);
    std::vector<Notation> offers;
    offers.reserve(legal.size());
    for (const AnyAction& each : legal) offers.push_back(match.write(each));
    const auto isOffered = [&](std::string_view pattern) {
      return std::any_of(offers.begin(), offers.end(),
                         [&](const Notation& each) { return fits(pattern, each.view()); });
    };
    if (step.action.find('*') != std::string::npos || !isOffered(step.action)) {
      complain(place + "/do", step.action + " is not written as it is offered");
    }
    for (std::size_t i = 0; i < step.point.size(); ++i) {
      if (!isOffered(step.point[i])) {
        complain(place + "/point/" + std::to_string(i), step.point[i] + " fits nothing that is offered");
      }
    }
    const std::vector<std::string> lit = litBy(step, match, seat);
    if (std::find(lit.begin(), lit.end(), step.action) == lit.end()) complain(place + "/point", "`do` is not lit");
    for (std::size_t i = 0; i < step.instead.size(); ++i) {
      const Retort& retort = step.instead[i];
      const std::string at = place + "/instead/" + std::to_string(i);
      if (!isOffered(retort.to)) complain(at + "/to", retort.to + " fits nothing that is offered");
      inspectText(retort.de, at + "/de");
      inspectText(retort.en, at + "/en");
    }
  }

  void inspectRemarks(const std::vector<Remark>& remarks, const std::string& place) {
    for (std::size_t i = 0; i < remarks.size(); ++i) {
      inspectText(remarks[i].de, place + "/" + std::to_string(i) + "/de");
      inspectText(remarks[i].en, place + "/" + std::to_string(i) + "/en");
    }
  }

  void inspectText(const std::string& text, const std::string& place) {
    const std::size_t length = charactersIn(text);
    if (length == 0) complain(place, "is missing");
    if (length > longestRemark) {
      complain(place, "has " + std::to_string(length) + " characters, more than " + std::to_string(longestRemark));
    }
  }

  void inspectEnd() {
    inspectRemarks(lesson_.end, "/end");
    if (lesson_.end.empty()) complain("/end", "is missing");
    const Match& match = play_->match();
    if (!match.outcome().over && !match.turn().must.has(lesson_.learner())) {
      complain("/steps", "the line must end when the learner is to act, so that nobody interrupts the last remarks");
    }
    if (decisions_ < fewestDecisions) {
      complain("/steps", "the learner decides " + std::to_string(decisions_) + " times; at least " +
                             std::to_string(fewestDecisions) + " are needed");
    }
  }

  void inspectClauses() {
    const std::vector<std::string> known = clausesOf(game_.rulebook().en);
    std::vector<std::string> met;
    const auto meet = [&](const std::vector<std::string>& clauses, const std::string& place) {
      for (const std::string& clause : clauses) {
        if (std::find(known.begin(), known.end(), clause) == known.end()) complain(place, "there is no " + clause);
        met.push_back(clause);
      }
    };
    for (std::size_t i = 0; i < lesson_.steps.size(); ++i) {
      meet(lesson_.steps[i].clauses, "/steps/" + std::to_string(i) + "/clauses");
    }
    const std::vector<std::string> taught = met;
    for (std::size_t i = 0; i < lesson_.leftOut.size(); ++i) {
      const std::string place = "/leftOut/" + std::to_string(i);
      if (lesson_.leftOut[i].why.empty()) complain(place + "/why", "is missing");
      for (const std::string& clause : lesson_.leftOut[i].clauses) {
        if (std::find(taught.begin(), taught.end(), clause) != taught.end()) {
          complain(place + "/clauses", clause + " is taught");
        }
      }
      meet(lesson_.leftOut[i].clauses, place + "/clauses");
    }
    for (const std::string& clause : known) {
      if (std::find(met.begin(), met.end(), clause) == met.end()) {
        complain("/leftOut", clause + " is neither taught nor left out");
      }
    }
  }

  const Lesson& lesson_;
  const AnyGame& game_;
  std::unique_ptr<Play> play_;
  std::size_t remarks_ = 0;
  int decisions_ = 0;
  std::vector<std::string> problems_;
};

}  // namespace

Verdict readLesson(std::string_view json, Lesson& lesson) {
  constexpr Reading withoutAll{.ignoresUnknown = false, .allowsMissing = true};
  return readJson(json, lesson, withoutAll);
}

Seed secretOf(std::uint32_t deal) { return sha256("lesson " + std::to_string(deal)); }

bool fits(std::string_view pattern, std::string_view notation) {
  const std::size_t star = pattern.find('*');
  if (star == std::string_view::npos) return pattern == notation;
  return notation.size() + 1 >= pattern.size() && notation.starts_with(pattern.substr(0, star)) &&
         notation.ends_with(pattern.substr(star + 1));
}

Seat actorOf(const Lesson& lesson, const LessonStep& step, const Match& match) {
  if (step.by) return *step.by == 0 ? Seat::table() : Seat(*step.by - 1);
  const SeatSet asked = match.turn().must;
  if (asked.has(lesson.learner())) return lesson.learner();
  return asked.empty() ? Seat::table() : asked.first();
}

std::optional<std::size_t> stepsDone(const Lesson& lesson, const Play& play) {
  const std::size_t done = play.entriesInForce();
  if (done > lesson.steps.size()) return std::nullopt;
  const bool wasTakenBack = play.entries().size() != done;
  const std::unique_ptr<Play> straight = wasTakenBack ? play.past(done) : nullptr;
  const std::vector<Entry>& entries = straight ? straight->entries() : play.entries();
  const bool isItsLine = std::equal(entries.begin(), entries.end(), lesson.steps.begin(),
                                    [](const Entry& entry, const LessonStep& step) { return isDoneBy(step, entry); });
  return isItsLine ? std::optional(done) : std::nullopt;
}

std::vector<std::string> litBy(const LessonStep& step, const Match& match, Seat seat) {
  std::vector<std::string> lit;
  const auto isLit = [&](std::string_view notation) {
    if (step.point.empty()) return notation == step.action;
    return std::any_of(step.point.begin(), step.point.end(),
                       [&](const std::string& pattern) { return fits(pattern, notation); });
  };
  const Legal legal = match.legal(seat);
  for (const AnyAction& each : legal) {
    const Notation notation = match.write(each);
    if (isLit(notation)) lit.emplace_back(notation.view());
  }
  return lit;
}

// A paragraph that begins with the id, which may be an item of a list and bold.
std::vector<std::string> clausesOf(std::string_view rulebook) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  std::vector<std::string> clauses;
  while (!rulebook.empty()) {
    std::string_view line = rulebook.substr(0, rulebook.find('\n'));
    rulebook.remove_prefix(std::min(rulebook.size(), line.size() + 1));
    line.remove_prefix(std::min(line.size(), line.find_first_not_of("-*# ")));
    std::size_t digits = 0;
    while (digits < 3 && 1 + digits < line.size() && isDigit(line[1 + digits])) ++digits;
    if (line.empty() || line[0] < 'A' || line[0] > 'Z' || digits < 1 || digits > 2) continue;
    std::string clause(line.substr(0, 1 + digits));
    if (std::find(clauses.begin(), clauses.end(), clause) == clauses.end()) clauses.push_back(std::move(clause));
  }
  return clauses;
}

std::vector<std::string> problemsOf(const Lesson& lesson, const AnyGame& game) {
  return Inspection(lesson, game).inspect();
}

}  // namespace sammel
