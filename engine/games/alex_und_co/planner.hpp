// Finds one way to explain all that moved unseen where guessing from fact to fact finds none.
//
// Every card that moved unseen, and every equal card that moved openly, is a question: which single card was it? What
// one answer means for the others is worked out for the whole story, past and future: where each card can have been at
// any time, which cards had to move at a step, and whether the hands still had room for them at the start. The question
// with the fewest answers left is decided first, and the more often a question was where it broke, the sooner.
//
// The search forgets nothing it has refuted until it starts over, which it does after 8, 16, 24, ... dead ends. So it
// is complete: it ends with a way if there is one, and there is, as the truth is one.
#pragma once

#include <vector>

#include "engine/games/alex_und_co/belief.hpp"

namespace sammel::alex_und_co {

class Belief::Planner {
 public:
  explicit Planner(const Belief& belief);
  // The card of every question, in the order of the story. Counts the answers that had to be taken back.
  Plan find(Chance& chance, int& deadEnds);

 private:
  struct Question {
    std::size_t step = 0;
    Where from = 0;
    Where to = 0;
    int broke = 1;
  };
  using Answers = std::vector<Labels>;  // that are left, by question
  struct Guess {
    Answers before;
    std::size_t question = 0;
    Label label = 0;
  };

  bool search(Answers& answers, Chance& chance, int patience, int& deadEnds);
  bool propagate(Answers& answers);
  void lookBack(const Answers& answers);
  bool lookForward(Answers& answers, bool& changed);
  bool decideStep(Answers& answers, std::size_t step, const Map& now, bool& changed);
  bool settle(Answers& answers, std::size_t question, Labels left, bool& changed);
  std::size_t mostUrgent(const Answers& answers) const;
  Label guess(Labels among, std::size_t question, Chance& chance) const;
  Labels alike(const Answers& answers, Label label) const;

  const Belief& belief_;
  std::vector<Question> questions_;
  std::vector<std::size_t> firstOf_;  // question of every step, and the end
  Answers asked_;
  // By epoch, as far as it follows from the answers: where a card can be at its beginning and still fit the rest, and
  // where it can be at its end.
  std::vector<Map> fitting_;
  std::vector<Map> reached_;
  std::size_t guessedAt_ = 0;  // step
  std::size_t brokeAt_ = 0;    // step
  double caution_ = 4;         // how much likelier a card is that is certainly where one was taken from
};

}  // namespace sammel::alex_und_co
