// What a seat has to decide from: its knowledge, with the rules of its table. Bots, hints and programs get this and
// nothing else; there is no way back to the State.
#pragma once

#include <utility>
#include <vector>

#include "engine/core/game.hpp"

namespace sammel {

struct Legal {
  std::vector<Notation> answers;
  std::vector<Notation> interrupts;
};

class View {
 public:
  virtual ~View() = default;
  View& operator=(const View&) = delete;

  Seat seat() const { return seat_; }
  int seats() const { return seats_; }
  const Legal& legal() const { return legal_; }
  virtual const Facts& facts() const = 0;
  virtual void screen(Json& json) const = 0;

 protected:
  View(Seat seat, int seats, Legal legal) : seat_(seat), seats_(seats), legal_(std::move(legal)) {}
  View(const View&) = default;

 private:
  Seat seat_;
  int seats_;
  Legal legal_;
};

template <Game G>
class ViewOf final : public View {
 public:
  ViewOf(const typename G::Rules& rules, const typename G::Knowledge& knowledge, Seat seat, int seats, Legal legal)
      : View(seat, seats, std::move(legal)), rules_(rules), knowledge_(knowledge) {}

  const Facts& facts() const override { return G::facts; }
  void screen(Json& json) const override { json.value(G::screen(rules_, knowledge_)); }
  const typename G::Rules& rules() const { return rules_; }
  const typename G::Knowledge& knowledge() const { return knowledge_; }

 private:
  typename G::Rules rules_;
  typename G::Knowledge knowledge_;
};

}  // namespace sammel
