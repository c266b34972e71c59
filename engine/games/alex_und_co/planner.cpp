#include "engine/games/alex_und_co/planner.hpp"

#include <algorithm>
#include <bit>

namespace sammel::alex_und_co {

Belief::Planner::Planner(const Belief& belief) : belief_(belief) {
  for (std::size_t s = 0; s < belief.steps_.size(); ++s) {
    const Step& step = belief.steps_[s];
    firstOf_.push_back(questions_.size());
    const auto ask = [&](Where from, Where to, Labels candidates) {
      questions_.push_back({s, from, to});
      asked_.push_back(candidates);
    };
    if (!step.equals.empty()) ask(step.from, step.to, step.equals);
    for (const Edge& edge : step.edges) ask(edge.from, edge.to, edge.candidates);
  }
  firstOf_.push_back(questions_.size());
  fitting_.resize(belief.epochs_.size());
  reached_.resize(belief.epochs_.size());
}

Belief::Plan Belief::Planner::find(Chance& chance, int& deadEnds) {
  Answers answers = asked_;
  for (int patience = 8; !search(answers, chance, patience, deadEnds); patience += 8) {
    answers = asked_;
    caution_ = caution_ < 64 ? 4 * caution_ : 0.25;
  }
  Plan plan;
  for (const Labels& answer : answers) plan.push_back(answer.first());
  return plan;
}

bool Belief::Planner::search(Answers& answers, Chance& chance, int patience, int& deadEnds) {
  std::vector<Guess> guesses;
  for (bool fits = propagate(answers);;) {
    if (fits) {
      const std::size_t question = mostUrgent(answers);
      if (question == questions_.size()) return true;
      const Label label = guess(answers[question], question, chance);
      guesses.push_back({answers, question, label});
      answers[question] = Labels::of(label);
      guessedAt_ = questions_[question].step;
    } else {
      ++deadEnds;
      for (std::size_t q = firstOf_[brokeAt_]; q < firstOf_[brokeAt_ + 1]; ++q) ++questions_[q].broke;
      if (guesses.empty() || --patience == 0) return false;
      const Guess& last = guesses.back();
      answers = last.before;
      answers[last.question] = answers[last.question] - alike(answers, last.label);
      guesses.pop_back();
    }
    fits = propagate(answers);
  }
}

bool Belief::Planner::propagate(Answers& answers) {
  for (bool changed = true; changed;) {
    changed = false;
    lookBack(answers);
    if (!lookForward(answers, changed)) return false;
  }
  return true;
}

// Where each card can be so that everything that is known of it later can still come true.
void Belief::Planner::lookBack(const Answers& answers) {
  Map after;
  after.fill(anywhere);
  for (std::size_t e = fitting_.size(); e-- > 0;) {
    const Epoch& epoch = belief_.epochs_[e];
    Map& fitting = fitting_[e];
    for (std::size_t c = 0; c < mostLabels; ++c) fitting[c] = epoch.possible[c] & after[c];
    for (const auto& [label, to] : epoch.moved) fitting[label] = (after[label] & to) != 0 ? epoch.possible[label] : 0;
    if (e == 0) return;
    after = fitting;
    for (std::size_t q = firstOf_[e - 1]; q < firstOf_[e]; ++q) {
      const Question& question = questions_[q];
      const bool only = answers[q].size() == 1;
      answers[q].forEach([&](Label label) {
        const Where from = (fitting[label] & question.to) != 0 ? question.from : Where{0};
        after[label] = only ? from : static_cast<Where>(after[label] | from);
      });
    }
  }
}

bool Belief::Planner::lookForward(Answers& answers, bool& changed) {
  Map now = belief_.dealt_;
  for (std::size_t c = 0; c < mostLabels; ++c) now[c] &= fitting_[0][c];
  brokeAt_ = guessedAt_;
  if (!belief_.tighten(now)) return false;
  for (std::size_t e = 0;; ++e) {
    bool fits = true;
    for (std::size_t c = 0; c < mostLabels; ++c) {
      now[c] &= fitting_[e][c];
      fits &= now[c] != 0;
    }
    if (!fits) return false;
    for (const auto& [label, to] : belief_.epochs_[e].moved) now[label] = to;
    reached_[e] = now;
    if (e + 1 == fitting_.size()) return true;
    brokeAt_ = e;
    if (!decideStep(answers, e, now, changed)) return false;
    for (std::size_t q = firstOf_[e]; q < firstOf_[e + 1]; ++q) {
      const bool only = answers[q].size() == 1;
      answers[q].forEach([&](Label label) {
        now[label] = only ? questions_[q].to : static_cast<Where>(now[label] | questions_[q].to);
      });
    }
  }
}

// Who can have answered the questions of a step, and who must have?
bool Belief::Planner::decideStep(Answers& answers, std::size_t step, const Map& now, bool& changed) {
  const Map& next = fitting_[step + 1];
  const std::size_t first = firstOf_[step];
  const std::size_t last = firstOf_[step + 1];
  for (std::size_t q = first; q < last; ++q) {
    Labels able;
    answers[q].forEach([&](Label label) {
      const bool can = (now[label] & questions_[q].from) != 0 && (next[label] & questions_[q].to) != 0;
      if (can) able = able | Labels::of(label);
    });
    if (!settle(answers, q, able, changed)) return false;
  }
  for (std::size_t c = 0; c < mostLabels; ++c) {
    if ((now[c] & next[c]) != 0) continue;
    // It cannot have stayed.
    const auto label = static_cast<Label>(c);
    std::size_t ways = 0;
    std::size_t way = first;
    for (std::size_t q = first; q < last; ++q) {
      if (!answers[q].has(label)) continue;
      ++ways;
      way = q;
    }
    if (ways == 0 || (ways == 1 && !settle(answers, way, Labels::of(label), changed))) return false;
  }
  for (std::size_t q = first; q < last; ++q) {  // no card goes two ways
    if (answers[q].size() != 1) continue;
    for (std::size_t other = first; other < last; ++other) {
      if (other != q && !settle(answers, other, answers[other] - answers[q], changed)) return false;
    }
  }
  return true;
}

bool Belief::Planner::settle(Answers& answers, std::size_t question, Labels left, bool& changed) {
  left = left & answers[question];
  changed = changed || left != answers[question];
  answers[question] = left;
  return !left.empty();
}

// The question that leaves the least to guess; none if all are answered.
std::size_t Belief::Planner::mostUrgent(const Answers& answers) const {
  std::size_t found = questions_.size();
  double best = 0;
  for (std::size_t q = 0; q < questions_.size(); ++q) {
    if (answers[q].size() == 1) continue;
    int size = 0;  // counting cards that are alike once
    for (Labels left = answers[q]; !left.empty(); ++size) left = left - alike(answers, left.first());
    const double urgency = static_cast<double>(questions_[q].broke) / size;
    if (urgency <= best) continue;
    best = urgency;
    found = q;
  }
  return found;
}

// A card is the likelier, the fewer other places it can have been in: a new card in a hand takes the room of another.
Belief::Label Belief::Planner::guess(Labels among, std::size_t question, Chance& chance) const {
  const Map& reached = reached_[questions_[question].step];
  const auto weight = [&](Label label) { return std::has_single_bit(reached[label]) ? caution_ : 1.0; };
  double sum = 0;
  among.forEach([&](Label label) { sum += weight(label); });
  double left = sum * chance.fraction();
  Label picked = among.first();
  among.forEach([&](Label label) {
    if (left >= 0) picked = label;
    left -= weight(label);
  });
  return picked;
}

// Equal cards of which nothing different is known: what is refuted for one is refuted for all.
Belief::Labels Belief::Planner::alike(const Answers& answers, Label label) const {
  const Labels equals = belief_.equalsOf(label);
  Labels found = Labels::of(label);
  equals.forEach([&](Label other) {
    const bool same = belief_.dealt_[other] == belief_.dealt_[label] &&
                      std::all_of(answers.begin(), answers.end(),
                                  [&](const Labels& answer) { return answer.has(label) == answer.has(other); });
    if (same) found = found | Labels::of(other);
  });
  return found;
}

}  // namespace sammel::alex_und_co
