// What a seat has to decide from: its knowledge, with the rules of its table. Bots, hints and programs get this and
// nothing else; there is no way back to the State.
#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"

namespace sammel {

using Legal = Moves<AnyAction>;

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
  virtual Notation write(const AnyAction& action) const = 0;
  virtual std::optional<AnyAction> read(std::string_view text) const = 0;
  // A legal action in a few words.
  virtual Message label(const AnyAction& action) const = 0;
  Message label(std::string_view text) const {  // without a key for anything else
    const std::optional<AnyAction> action = read(text);
    return action ? label(*action) : Message();
  }
  // Whether the text is one of the legal actions, letter by letter.
  virtual bool offers(std::string_view text) const = 0;
  // What the seat may suppose about hidden things, from so many imagined worlds. Empty where nothing is hidden.
  virtual std::vector<Supposition> suppose(int worlds, Rng& rng) const = 0;

 protected:
  View(Seat seat, int seats, const Legal& legal, const Message& prompt)
      : seat_(seat), seats_(seats), legal_(legal), prompt_(prompt) {}
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
  using Action = typename G::Action;

  ViewOf(const typename G::Rules& rules, const typename G::Knowledge& knowledge, Seat seat, int seats,
         const Legal& legal, const Message& prompt)
      : View(seat, seats, legal, prompt), rules_(rules), knowledge_(knowledge) {}

  const Facts& facts() const override { return G::facts; }
  void screen(Json& json) const override { json.value(G::screen(rules_, knowledge_)); }
  Notation write(const AnyAction& action) const override { return G::write(rules_, action.as<Action>()); }
  std::optional<AnyAction> read(std::string_view text) const override {
    const auto action = G::read(rules_, text);
    return action ? std::optional(AnyAction(*action)) : std::nullopt;
  }
  Message label(const AnyAction& action) const override {
    return G::label(rules_, G::screen(rules_, knowledge_), action.as<Action>());
  }
  bool offers(std::string_view text) const override {
    const auto action = G::read(rules_, text);
    return action && G::write(rules_, *action).view() == text &&
           std::any_of(legal().begin(), legal().end(),
                       [&](const AnyAction& one) { return one.as<Action>() == *action; });
  }
  std::vector<Supposition> suppose([[maybe_unused]] int worlds, [[maybe_unused]] Rng& rng) const override {
    if constexpr (TellsHoldings<G>) {
      const typename G::Belief belief = G::believe(rules_, knowledge_);
      Suppositions suppositions;
      for (int i = 0; i < worlds; ++i) {
        suppositions.beginWorld();
        G::holdings(rules_, G::imagine(rules_, belief, rng), suppositions);
      }
      return suppositions.telling(seat());
    }
    return {};
  }
  const typename G::Rules& rules() const { return rules_; }
  const typename G::Knowledge& knowledge() const { return knowledge_; }

 private:
  typename G::Rules rules_;
  typename G::Knowledge knowledge_;
};

}  // namespace sammel
