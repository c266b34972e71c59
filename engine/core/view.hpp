// What a seat has to decide from: its knowledge, with the rules of its table. Bots, hints and programs get this and
// nothing else; there is no way back to the State.
#pragma once

#include <string_view>
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
  const Message& prompt() const { return prompt_; }  // what the seat is asked; without a key if it only may act
  virtual const Facts& facts() const = 0;
  virtual void screen(Json& json) const = 0;
  // A legal action in a few words; without a key for anything else.
  virtual Message label(std::string_view action) const = 0;

 protected:
  View(Seat seat, int seats, Legal legal, const Message& prompt)
      : seat_(seat), seats_(seats), legal_(std::move(legal)), prompt_(prompt) {}
  View(const View&) = default;

 private:
  Seat seat_;
  int seats_;
  Legal legal_;
  Message prompt_;
};

template <Game G>
class ViewOf final : public View {
 public:
  ViewOf(const typename G::Rules& rules, const typename G::Knowledge& knowledge, Seat seat, int seats, Legal legal,
         const Message& prompt)
      : View(seat, seats, std::move(legal), prompt), rules_(rules), knowledge_(knowledge) {}

  const Facts& facts() const override { return G::facts; }
  void screen(Json& json) const override { json.value(G::screen(rules_, knowledge_)); }
  Message label(std::string_view text) const override {
    const auto action = G::read(rules_, text);
    return action ? G::label(rules_, G::screen(rules_, knowledge_), *action) : Message();
  }
  const typename G::Rules& rules() const { return rules_; }
  const typename G::Knowledge& knowledge() const { return knowledge_; }

 private:
  typename G::Rules rules_;
  typename G::Knowledge knowledge_;
};

}  // namespace sammel
