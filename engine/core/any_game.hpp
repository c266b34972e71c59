// Type erasure: any game behind one interface, generated from the contract. Records, server, terminal and WebAssembly
// use it; bots and arena use the concrete types, so that their inner loop has no virtual call.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/game.hpp"
#include "engine/core/selfplay.hpp"
#include "engine/core/shape.hpp"
#include "engine/core/view.hpp"

namespace sammel {

struct TableAlarm {
  std::int32_t milliseconds = 0;
  Notation action;
};

// A legal action.
template <class Action>
struct OfferOf {
  static constexpr std::string_view typeName = "Offer";
  static constexpr std::string_view about = "Something that you may do.";
  Notation notation;
  Message label;
  Action action;
  static constexpr auto describe() {
    return std::tuple(field("notation", &OfferOf::notation, "what `act` sends, and what records keep"),
                      field("label", &OfferOf::label, "the same in a few words, as on a button"),
                      field("action", &OfferOf::action, "the same as a value of the game"));
  }
};
using Offer = OfferOf<GameJson<GamePart::action>>;

template <class Event>
struct StoryLineOf {
  static constexpr std::string_view typeName = "StoryLine";
  static constexpr std::string_view about = "Something that happened, as the viewer may know it.";
  Message message;
  Event event;
  std::size_t move = 0;
  static constexpr auto describe() {
    return std::tuple(
        field("message", &StoryLineOf::message),
        field("event", &StoryLineOf::event, "the same as a value; null if somebody gives up, which no game tells"),
        field("move", &StoryLineOf::move, "counts the viewer's visible moments; 0 is the opening"));
  }
};
using StoryLine = StoryLineOf<std::optional<GameJson<GamePart::event>>>;

// What a viewer sees and may do.
struct Prospect {
  GameJson<GamePart::screen> screen;
  Written<std::vector<Offer>> answers;
  Written<std::vector<Offer>> interrupts;
  std::optional<Layout> zones;  // none: the game has no layout
};

// A content pack of one game.
class AnyContent {
 public:
  virtual ~AnyContent() = default;
  AnyContent& operator=(const AnyContent&) = delete;
  const std::string& json() const { return json_; }  // in one line; packs that say the same have the same text
  const std::string& hash() const { return hash_; }

 protected:
  explicit AnyContent(std::string json) : json_(std::move(json)), hash_(toHex(sha256(json_))) {}
  AnyContent(const AnyContent&) = default;

 private:
  std::string json_;
  std::string hash_;
};

// What somebody wants to do, read and checked: it is carried out without doing either again. Good for the match that
// has considered it, and copies of that, as long as nothing happens there.
struct Considered {
  Considered(Seat who, std::string_view text, const Verdict& judgement, std::optional<AnyAction> read = std::nullopt)
      : seat(who), verdict(judgement), action(read) {
    if (Notation::fits(text)) notation = text;
  }

  Seat seat;
  Verdict verdict;
  std::optional<AnyAction> action;  // none if it could not be read
  Notation notation;                // as it was said; empty if that is too long for any action
};

// One game in progress: rules, state and chance.
class Match {
 public:
  virtual ~Match() = default;
  Match& operator=(const Match&) = delete;

  virtual std::unique_ptr<Match> clone() const = 0;
  // Stands like a copy of itself, or like what it is a copy of, from now on: a clone without new memory.
  virtual void standLike(const Match& copy) = 0;
  virtual int seats() const = 0;
  virtual Turn turn() const = 0;
  virtual Moment moment(Seat seat) const = 0;
  virtual Message prompt(Seat seat) const = 0;
  // Actions are values; they are put into notation one by one, for whoever reads it.
  virtual Legal legal(Seat seat) const = 0;
  virtual Notation write(const AnyAction& action) const = 0;
  virtual Verdict check(Seat seat, const AnyAction& action) const = 0;
  virtual bool isInterrupt(Seat seat, const AnyAction& action) const = 0;
  // Only what is legal.
  virtual void carryOut(Seat seat, const AnyAction& action, Events& events) = 0;
  // Reads and checks an action once, for all that follows.
  virtual Considered consider(Seat seat, std::string_view text) const = 0;
  Considered consider(Seat seat, const AnyAction& action) const {
    return {seat, write(action), check(seat, action), action};
  }
  Verdict check(Seat seat, std::string_view text) const { return consider(seat, text).verdict; }
  // All in one; nothing changes if refused.
  Verdict act(Seat seat, const AnyAction& action, Events& events) {
    const Verdict verdict = check(seat, action);
    if (verdict.isFine()) carryOut(seat, action, events);
    return verdict;
  }
  Verdict act(Seat seat, std::string_view text, Events& events) {
    const Considered considered = consider(seat, text);
    if (considered.verdict.isFine()) carryOut(seat, *considered.action, events);
    return considered.verdict;
  }
  // An event of this game, in words, and as somebody is told of it.
  virtual Message words(const AnyEvent& event) const = 0;
  virtual void writeLine(const AnyEvent& event, std::size_t move, Json& json) const = 0;  // a StoryLine
  virtual Outcome outcome() const = 0;
  virtual Sheet sheet() const = 0;
  virtual void screen(Viewer viewer, Json& json) const = 0;
  virtual std::string draw(Viewer viewer, std::span<const std::string> names, Language language) const = 0;
  virtual Layout layout(Viewer viewer) const = 0;  // empty if the game has none and draws itself
  virtual Prospect prospect(Viewer viewer) const = 0;
  virtual bool hides() const = 0;  // whether anything is hidden with these options
  virtual bool mustRemember() const = 0;
  virtual std::optional<TableAlarm> alarm() const = 0;
  virtual std::optional<Notation> timed(Seat seat, std::int32_t milliseconds) const = 0;
  // The options of the campaign's following game; empty if there is none.
  virtual std::string next() const = 0;
  virtual std::uint64_t hash() const = 0;
  virtual std::string_view invariant() const = 0;
  // What the seat has to decide from.
  virtual std::unique_ptr<View> view(Seat seat) const = 0;
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
  virtual Text rulebook() const = 0;
  virtual GameShapes shapes() const = 0;
  // Options as text (`players=2 layout=ring`), missing ones by default. Fills in the complete text, or refuses.
  // `content` comes from this game; null: the standard pack.
  virtual Verdict completeOptions(std::string_view given, std::string& complete,
                                  const AnyContent* content = nullptr) const = 0;
  virtual std::vector<OptionInfo> options() const = 0;
  // The same options without the course of a campaign so far: those of another campaign's first game.
  virtual std::string afresh(std::string_view options) const = 0;
  // Every valid combination of the options that can be enumerated, as complete text.
  virtual std::vector<std::string> variants() const = 0;
  // Plays games `first` .. `first + count - 1` of a seed at random. The options must be valid. Where nothing is
  // remembered, as in simulations, the signature says nothing.
  enum class Memory : std::uint8_t { kept, none };
  virtual Tally selfPlay(std::string_view options, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                         Memory memory) const = 0;
  // The standard content pack; null if the game has no content.
  virtual std::shared_ptr<const AnyContent> standardContent() const = 0;
  // Another pack; null with a reason if it cannot be used.
  virtual std::shared_ptr<const AnyContent> readContent(std::string_view json, Verdict& verdict) const = 0;
  // Starts a game; null if the options are refused. `content` comes from this game; null: the standard one.
  virtual std::unique_ptr<Match> start(std::string_view options, const AnyContent* content, const Rng& rng,
                                       Events& events) const = 0;

 protected:
  AnyGame() = default;
  AnyGame(const AnyGame&) = default;
};

template <Game G>
class ContentPackOf final : public AnyContent {
 public:
  explicit ContentPackOf(const ContentOf<G>& content) : AnyContent(packJson(content)), content_(content) {}
  const ContentOf<G>& content() const { return content_; }

 private:
  ContentOf<G> content_;
};

template <Game G>
class MatchOf final : public Match {
 public:
  using Action = typename G::Action;
  using Event = typename G::Event;

  MatchOf(const typename G::Rules& rules, int seats, const Rng& rng, Events& events)
      : rules_(rules), rng_(rng), state_(begin(events)), seats_(seats) {}

  std::unique_ptr<Match> clone() const override { return std::make_unique<MatchOf>(*this); }
  void standLike(const Match& copy) override {
    const auto& other = static_cast<const MatchOf&>(copy);
    rng_ = other.rng_;
    state_ = other.state_;
  }
  int seats() const override { return seats_; }
  Turn turn() const override { return G::turn(rules_, state_); }
  Moment moment(Seat seat) const override { return G::moment(rules_, state_, seat); }
  Message prompt(Seat seat) const override { return G::prompt(rules_, state_, seat); }

  Legal legal(Seat seat) const override {
    Moves<Action> moves;
    G::legal(rules_, state_, seat, moves);
    Legal legal;
    for (const Action& action : moves.answers()) legal.add(AnyAction(action));
    for (const Action& action : moves.interrupts()) legal.addInterrupt(AnyAction(action));
    return legal;
  }
  Notation write(const AnyAction& action) const override { return G::write(rules_, action.as<Action>()); }
  Verdict check(Seat seat, const AnyAction& action) const override {
    if (!isHere(seat)) return noSeat();
    return judge<G>(rules_, state_, seat, action.as<Action>());
  }
  bool isInterrupt(Seat seat, const AnyAction& action) const override {
    if (!turn().may.has(seat)) return false;
    Moves<Action> moves;
    G::legal(rules_, state_, seat, moves);
    const auto interrupts = moves.interrupts();
    return std::find(interrupts.begin(), interrupts.end(), action.as<Action>()) != interrupts.end();
  }
  void carryOut(Seat seat, const AnyAction& action, Events& events) override {
    ErasingLog<Event> log(events);
    G::apply(rules_, state_, seat, action.as<Action>(), rng_, log);
  }
  Considered consider(Seat seat, std::string_view text) const override {
    if (!isHere(seat)) return {seat, text, noSeat()};
    const std::optional<Action> action = G::read(rules_, text);
    if (!action) {
      return {seat, text, Verdict::refuse("notation", Message("core.notation", {arg::text("action", text)}))};
    }
    return {seat, text, check(seat, AnyAction(*action)), AnyAction(*action)};
  }

  Message words(const AnyEvent& event) const override { return G::words(rules_, event.as<Event>()); }
  void writeLine(const AnyEvent& any, std::size_t move, Json& json) const override {
    const auto event = any.as<Event>();
    json.value(StoryLineOf<Event>{G::words(rules_, event), event, move});
  }

  Outcome outcome() const override { return G::outcome(rules_, state_); }
  Sheet sheet() const override { return G::sheet(rules_, state_); }
  void screen(Viewer viewer, Json& json) const override {
    json.value(G::screen(rules_, G::know(rules_, state_, viewer)));
  }
  std::string draw(Viewer viewer, std::span<const std::string> names, Language language) const override {
    const typename G::Screen screen = G::screen(rules_, G::know(rules_, state_, viewer));
    if constexpr (DrawnGame<G>) {
      return G::draw(rules_, screen, names, language);
    } else {
      return drawLayout(G::layout(rules_, screen), Phrasebook({G::phrases()}), names, language);
    }
  }
  Layout layout([[maybe_unused]] Viewer viewer) const override {
    if constexpr (LaidOutGame<G>) return G::layout(rules_, G::screen(rules_, G::know(rules_, state_, viewer)));
    return {};
  }
  Prospect prospect(Viewer viewer) const override {
    const typename G::Screen screen = G::screen(rules_, G::know(rules_, state_, viewer));
    Moves<Action> moves;
    if (!viewer.isSpectator() && !G::outcome(rules_, state_).over) G::legal(rules_, state_, viewer.seat(), moves);
    const auto offers = [&](std::span<const Action> actions) {
      constexpr std::size_t usual = 160;  // characters
      Json all(2 + usual * actions.size());
      all.open('[');
      for (const Action& action : actions) {
        all.value(OfferOf<Action>{G::write(rules_, action), G::label(rules_, screen, action), action});
      }
      return Written<std::vector<Offer>>(all.close(']').take());
    };
    constexpr std::size_t usual = 1024;
    Prospect seen{{Json(usual).value(screen).take()}, offers(moves.answers()), offers(moves.interrupts()), {}};
    if constexpr (LaidOutGame<G>) seen.zones = G::layout(rules_, screen);
    return seen;
  }
  bool hides() const override { return hidesSomething<G>(rules_); }
  bool mustRemember() const override {
    if constexpr (MemoryGame<G>) return G::mustRemember(rules_);
    return false;
  }
  std::optional<TableAlarm> alarm() const override {
    if constexpr (RaceGame<G>) {
      if (const auto alarm = G::alarm(rules_, state_)) {
        return TableAlarm{alarm->milliseconds, G::write(rules_, alarm->action)};
      }
    }
    return std::nullopt;
  }
  std::optional<Notation> timed([[maybe_unused]] Seat seat, [[maybe_unused]] std::int32_t milliseconds) const override {
    if constexpr (TimedGame<G>) {
      if (const auto action = G::timed(rules_, state_, seat, milliseconds)) return G::write(rules_, *action);
    }
    return std::nullopt;
  }
  std::string next() const override {
    if constexpr (CampaignGame<G>) {
      if (const auto options = G::next(rules_, state_)) return optionsText(*options);
    }
    return {};
  }
  std::uint64_t hash() const override { return StateHash().add(state_).value(); }
  std::string_view invariant() const override { return G::invariant(rules_, state_); }

  std::unique_ptr<View> view(Seat seat) const override {
    const bool asked = !G::outcome(rules_, state_).over && turn().must.has(seat);
    return std::make_unique<ViewOf<G>>(rules_, G::know(rules_, state_, seat), seat, seats_, legal(seat),
                                       asked ? prompt(seat) : Message());
  }

  std::unique_ptr<Match> imagine(Seat seat, Rng& rng) const override {
    auto twin = std::make_unique<MatchOf>(*this);
    twin->state_ = G::imagine(rules_, G::believe(rules_, G::know(rules_, state_, seat)), rng);
    return twin;
  }

  const typename G::State& state() const { return state_; }  // for the conformance suite

 private:
  typename G::State begin(Events& events) {
    ErasingLog<Event> log(events);
    return G::setup(rules_, rng_, log);
  }
  bool isHere(Seat seat) const { return seat.isTable() || seat.index() < seats_; }
  static Verdict noSeat() { return Verdict::refuse("seat", Message("core.noSeat")); }

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
  Text rulebook() const override { return G::rulebook(); }
  GameShapes shapes() const override {
    return {shapeOf<typename G::Screen>(), shapeOf<typename G::Action>(), shapeOf<typename G::Event>()};
  }

  Verdict completeOptions(std::string_view given, std::string& complete, const AnyContent* content) const override {
    typename G::Options options;
    const Verdict verdict = parse(given, options, contentIn(content));
    complete = verdict.isFine() ? optionsText(options) : std::string();
    return verdict;
  }

  std::vector<OptionInfo> options() const override { return optionInfos(typename G::Options{}); }
  std::string afresh(std::string_view given) const override {
    return withoutCourse<typename G::Options>(std::string(given));
  }

  std::vector<std::string> variants() const override {
    std::vector<std::string> texts;
    for (const typename G::Options& options : allOptions<typename G::Options>()) {
      if (G::validate(options).isFine()) texts.push_back(optionsText(options));
    }
    return texts;
  }

  Tally selfPlay(std::string_view given, std::uint64_t seed, std::uint64_t first, std::uint64_t count,
                 Memory memory) const override {
    typename G::Options options;
    Tally tally;
    if (!parse(given, options, sammel::standardContent<G>()).isFine()) return tally;
    if (memory == Memory::kept) {
      sammel::selfPlay<CodeOf<G>>(makeRules<G>(options), seed, first, count, tally);
    } else {
      sammel::selfPlay<CodeOf<G>, Forgetful>(makeRules<G>(options), seed, first, count, tally);
    }
    return tally;
  }

  std::shared_ptr<const AnyContent> standardContent() const override {
    if constexpr (hasContent<G>) {
      static const auto standard = std::make_shared<const ContentPackOf<G>>(G::content());
      return standard;
    }
    return nullptr;
  }
  std::shared_ptr<const AnyContent> readContent([[maybe_unused]] std::string_view json,
                                                Verdict& verdict) const override {
    if constexpr (hasContent<G>) {
      typename G::Content content{};
      verdict = readJson(json, content);
      if (verdict.isFine()) verdict = G::validate(content);
      return verdict.isFine() ? std::make_shared<const ContentPackOf<G>>(content) : nullptr;
    }
    verdict = Verdict::refuse("content", Message("core.content.none"));
    return nullptr;
  }

  std::unique_ptr<Match> start(std::string_view given, const AnyContent* content, const Rng& rng,
                               Events& events) const override {
    typename G::Options options;
    const ContentOf<G> pack = contentIn(content);
    if (!parse(given, options, pack).isFine()) return nullptr;
    return std::make_unique<MatchOf<CodeOf<G>>>(makeRules<G>(options, pack), options.players, rng, events);
  }

 private:
  static ContentOf<G> contentIn(const AnyContent* content) {
    return content == nullptr ? sammel::standardContent<G>() : static_cast<const ContentPackOf<G>*>(content)->content();
  }
  static Verdict parse(std::string_view given, typename G::Options& options, const ContentOf<G>& content) {
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
    return validateWith<G>(options, content);
  }
};

template <Game G>
const AnyGame& gameOf() {
  static const GameOf<G> game;
  return game;
}

}  // namespace sammel
