// Type erasure: any game behind one interface, generated from the contract. Records, server, terminal and WebAssembly
// use it; bots and arena use the concrete types, so that their inner loop has no virtual call.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/selfplay.hpp"

namespace sammel {

struct Legal {
  std::vector<Notation> answers;
  std::vector<Notation> interrupts;
};

// One game in progress: rules, state and chance.
class Match {
 public:
  virtual ~Match() = default;
  Match& operator=(const Match&) = delete;

  virtual std::unique_ptr<Match> clone() const = 0;
  virtual int seats() const = 0;
  virtual Turn turn() const = 0;
  virtual Moment moment(Seat seat) const = 0;
  virtual Message prompt(Seat seat) const = 0;
  virtual Legal legal(Seat seat) const = 0;
  virtual Verdict check(Seat seat, std::string_view action) const = 0;
  virtual bool isInterrupt(Seat seat, std::string_view action) const = 0;
  // Checks and carries out; nothing changes if refused.
  virtual Verdict act(Seat seat, std::string_view action, Events& events) = 0;
  virtual Outcome outcome() const = 0;
  virtual Sheet sheet() const = 0;
  virtual void screen(Viewer viewer, Json& json) const = 0;
  virtual std::string draw(Viewer viewer, std::span<const std::string> names, Language language) const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual std::string_view invariant() const = 0;
  // A world that `seat` cannot tell from this one. For tests of what viewers are sent, and for "what if".
  virtual std::unique_ptr<Match> imagine(Seat seat, Rng& rng) const = 0;

 protected:
  Match() = default;
  Match(const Match&) = default;
};

class AnyGame {
 public:
  virtual ~AnyGame() = default;
  AnyGame& operator=(const AnyGame&) = delete;

  virtual const Facts& facts() const = 0;
  virtual std::span<const Phrase> phrases() const = 0;
  virtual Rulebook rulebook() const = 0;
  virtual std::string optionsJson() const = 0;
  virtual std::string typeScript() const = 0;
  // Options as text (`players=2 layout=ring`), missing ones by default. Fills in the complete text, or refuses.
  virtual Verdict completeOptions(std::string_view given, std::string& complete) const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  // Every valid combination of the options that can be enumerated, as complete text.
  virtual std::vector<std::string> variants() const = 0;
  // Plays games `first` .. `first + count - 1` of a seed at random. The options must be valid.
  virtual Tally selfPlay(std::string_view options, std::uint64_t seed, std::uint64_t first,
                         std::uint64_t count) const = 0;
  // Starts a game; null if the options are refused.
  virtual std::unique_ptr<Match> start(std::string_view options, const Rng& rng, Events& events) const = 0;

 protected:
  AnyGame() = default;
  AnyGame(const AnyGame&) = default;
};

template <Game G>
class MatchOf final : public Match {
 public:
  using Action = typename G::Action;

  MatchOf(const typename G::Options& options, const Rng& rng, Events& events)
      : rules_(G::rules(options)), rng_(rng), state_(G::setup(rules_, rng_, events)), seats_(options.players) {}

  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  int seats() const override { return seats_; }
  Turn turn() const override { return G::turn(rules_, state_); }
  Moment moment(Seat seat) const override { return G::moment(rules_, state_, seat); }
  Message prompt(Seat seat) const override { return G::prompt(rules_, state_, seat); }

  Legal legal(Seat seat) const override {
    Moves<Action> moves;
    G::legal(rules_, state_, seat, moves);
    Legal texts;
    texts.answers.reserve(moves.answers().size());
    texts.interrupts.reserve(moves.interrupts().size());
    for (const Action& action : moves.answers()) texts.answers.push_back(G::write(rules_, action));
    for (const Action& action : moves.interrupts()) texts.interrupts.push_back(G::write(rules_, action));
    return texts;
  }

  Verdict check(Seat seat, std::string_view text) const override {
    Action action{};
    return readAndCheck(seat, text, action);
  }

  bool isInterrupt(Seat seat, std::string_view text) const override {
    const std::optional<Action> action = G::read(rules_, text);
    if (!action) return false;
    Moves<Action> moves;
    G::legal(rules_, state_, seat, moves);
    const auto interrupts = moves.interrupts();
    return std::find(interrupts.begin(), interrupts.end(), *action) != interrupts.end();
  }

  Verdict act(Seat seat, std::string_view text, Events& events) override {
    Action action{};
    const Verdict verdict = readAndCheck(seat, text, action);
    if (verdict.isFine()) G::apply(rules_, state_, seat, action, rng_, events);
    return verdict;
  }

  Outcome outcome() const override { return G::outcome(rules_, state_); }
  Sheet sheet() const override { return G::sheet(rules_, state_); }
  void screen(Viewer viewer, Json& json) const override {
    json.value(G::screen(rules_, G::know(rules_, state_, viewer)));
  }
  std::string draw(Viewer viewer, std::span<const std::string> names, Language language) const override {
    return G::draw(rules_, G::screen(rules_, G::know(rules_, state_, viewer)), names, language);
  }
  std::uint64_t hash() const override { return StateHash().add(state_).value(); }
  std::string_view invariant() const override { return G::invariant(rules_, state_); }

  std::unique_ptr<Match> imagine(Seat seat, Rng& rng) const override {
    auto twin = std::make_unique<MatchOf>(*this);
    twin->state_ = G::imagine(rules_, G::believe(rules_, G::know(rules_, state_, seat)), rng);
    return twin;
  }

  const typename G::State& state() const { return state_; }  // for the conformance suite

 private:
  Verdict readAndCheck(Seat seat, std::string_view text, Action& action) const {
    if (G::outcome(rules_, state_).over) return Verdict::refuse("over", Message("core.over"));
    if (!seat.isTable() && seat.index() >= seats_) return Verdict::refuse("seat", Message("core.noSeat"));
    const std::optional<Action> parsed = G::read(rules_, text);
    if (!parsed) return Verdict::refuse("notation", Message("core.notation", {sammel::text("action", text)}));
    action = *parsed;
    return G::check(rules_, state_, seat, action);
  }

  typename G::Rules rules_;
  Rng rng_;
  typename G::State state_;
  int seats_;
};

template <Game G>
class GameOf final : public AnyGame {
 public:
  const Facts& facts() const override { return G::facts; }
  std::span<const Phrase> phrases() const override { return G::phrases(); }
  Rulebook rulebook() const override { return G::rulebook(); }
  std::string optionsJson() const override {
    Json json;
    optionsToJson(typename G::Options{}, json);
    return json.take();
  }
  std::string typeScript() const override { return typeScriptOf<typename G::Screen>(); }

  Verdict completeOptions(std::string_view given, std::string& complete) const override {
    typename G::Options options;
    const Verdict verdict = parse(given, options);
    complete = verdict.isFine() ? optionsText(options) : std::string();
    return verdict;
  }

  std::vector<OptionInfo> options() const override { return optionInfos(typename G::Options{}); }

  std::vector<std::string> variants() const override {
    std::vector<std::string> texts;
    for (const typename G::Options& options : allOptions<typename G::Options>()) {
      if (G::validate(options).isFine()) texts.push_back(optionsText(options));
    }
    return texts;
  }

  Tally selfPlay(std::string_view given, std::uint64_t seed, std::uint64_t first, std::uint64_t count) const override {
    typename G::Options options;
    Tally tally;
    if (parse(given, options).isFine()) sammel::selfPlay<G>(G::rules(options), seed, first, count, tally);
    return tally;
  }

  std::unique_ptr<Match> start(std::string_view given, const Rng& rng, Events& events) const override {
    typename G::Options options;
    if (!parse(given, options).isFine()) return nullptr;
    return std::make_unique<MatchOf<G>>(options, rng, events);
  }

 private:
  static Verdict parse(std::string_view given, typename G::Options& options) {
    while (!given.empty()) {
      const std::size_t space = given.find(' ');
      const std::string_view pair = given.substr(0, space);
      given = space == std::string_view::npos ? std::string_view() : given.substr(space + 1);
      if (pair.empty()) continue;
      const std::size_t equals = pair.find('=');
      const std::string_view value = equals == std::string_view::npos ? std::string_view() : pair.substr(equals + 1);
      const Verdict verdict = setOption(options, pair.substr(0, equals), value);
      if (!verdict.isFine()) return verdict;
    }
    return G::validate(options);
  }
};

template <Game G>
const AnyGame& gameOf() {
  static const GameOf<G> game;
  return game;
}

}  // namespace sammel
