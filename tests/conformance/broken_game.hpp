// A tiny game with hidden hands that can be broken on purpose, to prove that each law of the conformance suite is
// really tested. Sound when `defect` is none.
//
// Two players get two of eight cards each; four form the stock. First both secretly bid 0 to 2, then the bids are
// opened and the players take turns: play a card, or (once in the game) draw one from the stock. Who has no card left
// is skipped; when nobody has one the game ends. Points are the cards played plus the bid; each may knock once at any
// moment, which is worth a point.
#pragma once

#include <array>
#include <bit>
#include <charconv>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game.hpp"

namespace sammel {

enum class Defect {
  none,
  missingPhrase,
  missingLanguage,
  unevenPlaceholders,
  missingArgument,
  turnAfterTheEnd,
  nobodysTurn,
  emptyLegal,
  repeatedLegal,
  unstableLegal,
  endlessLegal,
  unannouncedInterrupt,
  miscountedAnswers,
  laxCheck,
  strictCheck,
  unknownClause,
  unknownRefusal,
  unreadableNotation,
  emptyNotation,
  missingLabel,
  missingTitle,
  uselessPiece,
  lostCard,
  hiddenMemory,
  loudApply,
  undescribedMember,
  oneMoment,
  senselessRanks,
  otherTotal,
  endlessGame,
  quietChance,
  usefulMemory,
  quietReveal,
  fasterWins,
  misfitWorld,
  impossibleWorld,
  leakyTurn,
  leakyMoment,
  leakyPrompt,
  leakyLegal,
  leakyRefusal,
  truthfulSampler,
  halfTruthfulSampler,
  narrowSampler,
  leakySetup,
  leakyScreen,
  leakyEvent,
  talkativeEvent,
  openBid,
  undescribedEvent,
  leakySpectator,
  leakyOutcome,
  emptyPromise,
  withheldOffer,
  silentPrompt,
};

struct BrokenGame {
  static inline Defect defect = Defect::none;
  static bool has(Defect wanted) { return defect == wanted; }

  using Cards = std::uint8_t;  // one bit a card
  static constexpr int cardCount = 8;
  static constexpr Cards only(int card) { return static_cast<Cards>(1U << card); }
  static constexpr Cards allCards = 0xFF;

  struct Options {
    std::int8_t players = 2;
    static constexpr auto describe() { return std::tuple(choices("players", &Options::players, {2})); }
  };
  struct Rules {};

  struct State {
    std::array<Cards, 2> hands{};
    std::array<Cards, 2> played{};
    Cards stock = 0;
    std::array<std::int8_t, 2> bids{-1, -1};
    std::array<bool, 2> drawn{};
    std::array<bool, 2> knocked{};
    std::array<std::uint8_t, 2> acts{};
    Seat mover;
    std::uint8_t notes = 0;  // described nowhere and meant for nothing

    static constexpr auto describe() {
      return std::tuple(field("hands", &State::hands), field("played", &State::played), field("stock", &State::stock),
                        field("bids", &State::bids), field("drawn", &State::drawn), field("knocked", &State::knocked),
                        field("acts", &State::acts), field("mover", &State::mover));
    }
    bool isBidding() const { return bids[0] < 0 || bids[1] < 0; }
    bool isOver() const { return !isBidding() && hands[0] == 0 && hands[1] == 0; }
  };

  struct Action {
    enum class Kind : std::uint8_t { bid, play, draw, knock };
    Kind kind = Kind::draw;
    std::int8_t value = 0;
    static constexpr auto cases() {
      return std::tuple(when(Kind::bid, field("bid", &Action::value)), when(Kind::play, field("card", &Action::value)),
                        when(Kind::draw), when(Kind::knock));
    }
    friend bool operator==(const Action&, const Action&) = default;
    friend constexpr auto enumNames(Kind) { return std::array<std::string_view, 4>{"bid", "play", "draw", "knock"}; }
  };
  using Kind = Action::Kind;

  struct Deals {
    static constexpr std::string_view kind = "deals";
    std::int8_t card = 0;  // one of those that its hearer gets
    static constexpr auto describe() { return std::tuple(field("card", &Deals::card)); }
    friend bool operator==(const Deals&, const Deals&) = default;
  };
  struct Bids {
    static constexpr std::string_view kind = "bids";
    Seat who;
    std::int8_t bid = -1;  // -1: secret
    static constexpr auto describe() { return std::tuple(field("who", &Bids::who), field("bid", &Bids::bid)); }
    friend bool operator==(const Bids&, const Bids&) = default;
  };
  struct Opens {
    static constexpr std::string_view kind = "opens";
    Seat who;
    std::int8_t bid = 0;
    static constexpr auto describe() { return std::tuple(field("who", &Opens::who), field("bid", &Opens::bid)); }
    friend bool operator==(const Opens&, const Opens&) = default;
  };
  struct Plays {
    static constexpr std::string_view kind = "plays";
    Seat who;
    std::int8_t card = 0;
    static constexpr auto describe() { return std::tuple(field("who", &Plays::who), field("card", &Plays::card)); }
    friend bool operator==(const Plays&, const Plays&) = default;
  };
  struct Draws {
    static constexpr std::string_view kind = "draws";
    Seat who;
    std::int8_t card = -1;  // -1: not for this hearer
    static constexpr auto describe() { return std::tuple(field("who", &Draws::who), field("card", &Draws::card)); }
    friend bool operator==(const Draws&, const Draws&) = default;
  };
  struct Knocks {
    static constexpr std::string_view kind = "knocks";
    Seat who;
    std::uint8_t tally = 0;  // meant for nothing
    static constexpr auto describe() { return std::tuple(field("who", &Knocks::who)); }
    friend bool operator==(const Knocks&, const Knocks&) = default;
  };
  using Event = std::variant<Deals, Bids, Opens, Plays, Draws, Knocks>;

  // Something in a Knowledge that no comparison sees.
  struct Smuggled {
    State truth;
    friend bool operator==(const Smuggled&, const Smuggled&) { return true; }
  };
  struct Knowledge {
    Viewer viewer = Viewer::spectator();
    Cards hand = 0;
    std::array<std::int8_t, 2> handSizes{};
    std::array<Cards, 2> played{};
    std::array<std::int8_t, 2> bids{};  // -1 none yet, -2 secret
    std::array<bool, 2> drawn{};
    std::array<bool, 2> knocked{};
    std::array<std::uint8_t, 2> acts{};
    Seat mover;
    Smuggled smuggled;
    friend bool operator==(const Knowledge&, const Knowledge&) = default;
  };
  using Belief = Knowledge;

  struct Screen {
    std::uint8_t hand = 0;
    std::array<std::int8_t, 2> handSizes{};
    std::array<std::uint8_t, 2> played{};
    std::uint8_t stock = 0;
    static constexpr auto describe() {
      return std::tuple(field("hand", &Screen::hand), field("handSizes", &Screen::handSizes),
                        field("played", &Screen::played), field("stock", &Screen::stock));
    }
  };

  static constexpr Facts facts{.id = "broken",
                               .title = {"Kaputt", "Broken"},
                               .hidden = true,
                               .chance = true,
                               .simultaneous = true,
                               .longestGame = 12,
                               .turnClause = "K1",
                               .endClause = "K1"};

  static std::span<const Phrase> phrases() {
    static constexpr std::array sound{
        Phrase{"broken.bids", "{who} bietet.", "{who} bids."},
        Phrase{"broken.bid", "{who} hat {n} geboten.", "{who} has bid {n}."},
        Phrase{"broken.plays", "{who} spielt {n}.", "{who} plays {n}."},
        Phrase{"broken.draws", "{who} zieht.", "{who} draws."},
        Phrase{"broken.drawn", "Du ziehst {n}.", "You draw {n}."},
        Phrase{"broken.knocks", "{who} klopft.", "{who} knocks."},
        Phrase{"broken.label", "{what} tun", "Do {what}"},
        Phrase{"broken.hand", "Handkarten", "Hand"},
        Phrase{"broken.card", "Die {n}", "The {n}"},
        Phrase{"broken.ask.bid", "Biete.", "Bid.", "bid"},
        Phrase{"broken.ask.play", "Spiel aus.", "Play a card.", "play"},
        Phrase{"broken.ask.playOrDraw", "Spiel aus oder zieh.", "Play or draw a card.", "play draw"},
        Phrase{"broken.ask.now", "Spiel jetzt aus, oder zieh.", "Play a card now, or draw one.", "play draw"},
        Phrase{"broken.ask.nothing", "Du bist dran.", "It is your turn."},
        Phrase{"broken.no", "Das geht nicht.", "That is not possible."},
        Phrase{"broken.no.other", "Die hat der andere.", "The other one has it."},
        Phrase{"broken.sheet", "Punkte", "Points"},
    };
    static constexpr std::array oneLanguage{Phrase{"broken.bids", "{who} bietet.", ""}};
    static constexpr std::array uneven{Phrase{"broken.bids", "{who} bietet.", "Somebody bids."}};
    if (has(Defect::missingLanguage)) return replacingFirst(sound, oneLanguage[0]);
    if (has(Defect::unevenPlaceholders)) return replacingFirst(sound, uneven[0]);
    return sound;
  }
  static Text rulebook() { return {"K1 Spiel, was du darfst.", "K1 Play what you may."}; }
  static Verdict validate(const Options&) { return Verdict::fine(); }
  static Rules rules(const Options&) { return {}; }

  template <class Log>
  static State setup(const Rules&, Rng& rng, Log& log) {
    State state;
    std::array<int, cardCount> cards{0, 1, 2, 3, 4, 5, 6, 7};
    rng.use(Purpose::deal, Seat::table()).shuffle(std::span<int>(cards));
    state.hands = {static_cast<Cards>(only(cards[0]) | only(cards[1])),
                   static_cast<Cards>(only(cards[2]) | only(cards[3]))};
    state.stock = static_cast<Cards>(allCards & ~(state.hands[0] | state.hands[1]));
    state.mover = Seat(static_cast<int>(rng.use(Purpose::lot, Seat::table()).below(2)));
    const bool leaks = has(Defect::leakySetup);
    for (int i = 0; i < 2; ++i) {
      const int card = std::countr_zero(state.hands[static_cast<std::size_t>(i)]);
      log.tell(leaks ? Audience::everyone() : Audience::only(Seat(i)), Deals{static_cast<std::int8_t>(card)});
    }
    return state;
  }

  static Turn turn(const Rules&, const State& state) {
    if (state.isOver()) return {has(Defect::turnAfterTheEnd) ? SeatSet(Seat(0)) : SeatSet(), {}};
    Turn turn;
    for (int i = 0; i < 2; ++i) {
      const auto self = static_cast<std::size_t>(i);
      const bool asked = state.isBidding() ? state.bids[self] < 0 : state.mover == Seat(i);
      if (asked) turn.must = turn.must.with(Seat(i));
      if (!state.knocked[self] && !has(Defect::unannouncedInterrupt)) turn.may = turn.may.with(Seat(i));
    }
    if (has(Defect::leakyTurn) && (state.stock & only(0)) != 0) turn.may = SeatSet::all(2);
    if (has(Defect::nobodysTurn) && state.drawn[0]) turn.must = {};
    return turn;
  }

  static Moment moment(const Rules&, const State& state, Seat seat) {
    const auto self = seat.slot();
    if (has(Defect::oneMoment)) return {1, 0};
    if (has(Defect::leakyMoment)) return {state.acts[self] + (state.stock & 1U) * 64U, 0};
    return {state.acts[self], state.knocked[self] ? 1U : 0U};
  }

  static Message prompt(const Rules&, const State& state, Seat seat) {
    if (state.isBidding()) return Message("broken.ask.bid");
    if (has(Defect::silentPrompt)) return Message("broken.ask.nothing");
    const bool speaksOfDrawing = has(Defect::emptyPromise) || (canDraw(state, seat) && !has(Defect::withheldOffer));
    if (!speaksOfDrawing) return Message("broken.ask.play");
    if (has(Defect::leakyPrompt) && (state.stock & only(0)) != 0) return Message("broken.ask.now");
    return Message("broken.ask.playOrDraw");
  }
  static std::string_view kind(const Rules&, const Action& action) { return nameOf(action.kind); }

  static void legal(const Rules&, const State& state, Seat seat, Moves<Action>& moves) {
    moves.clear();
    if (state.isOver()) return;
    const auto self = seat.slot();
    if (state.isBidding()) {
      const int highest = has(Defect::endlessLegal) ? 126 : 2;
      for (int bid = 0; bid <= highest && state.bids[self] < 0; ++bid)
        moves.add({Kind::bid, static_cast<std::int8_t>(bid)});
      if (has(Defect::endlessLegal) && state.bids[self] < 0) {
        for (int bid = 1; bid < 10; ++bid) moves.add({Kind::bid, static_cast<std::int8_t>(-bid)});
      }
    } else if (state.mover == seat) {
      addCards(state, seat, moves);
      if (canDraw(state, seat)) moves.add({Kind::draw, 0});
    }
    if (has(Defect::emptyLegal) && state.drawn[self]) moves.clear();
    if (!state.knocked[self]) moves.addInterrupt({Kind::knock, 0});
  }

  struct Answers {
    Moves<Action> moves;
    std::size_t size() const { return moves.answers().size(); }
    Action nth(std::size_t n) const {
      const bool miscounts = has(Defect::miscountedAnswers) && size() > 2;
      return moves.answers()[miscounts && n == 1 ? 0 : n];
    }
  };
  static Answers answers(const Rules& rules, const State& state, Seat seat) {
    Answers listed;
    legal(rules, state, seat, listed.moves);
    return listed;
  }

  static Verdict check(const Rules& rules, const State& state, Seat seat, const Action& action) {
    Moves<Action> moves;
    legal(rules, state, seat, moves);
    const bool listed = moves.contains(action);
    if (has(Defect::strictCheck) && action.kind == Kind::draw) return refusal("K1", "broken.no");
    if (listed) return Verdict::fine();
    if (has(Defect::laxCheck) && action.kind == Kind::play) return Verdict::fine();
    if (has(Defect::unknownClause)) return refusal("K2", "broken.no");
    if (has(Defect::unknownRefusal)) return refusal("K1", "broken.nothing");
    if (has(Defect::leakyRefusal) && action.kind == Kind::play &&
        (state.hands[seat.left(2).slot()] & only(action.value)) != 0) {
      return refusal("K1", "broken.no.other");
    }
    return refusal("K1", "broken.no");
  }

  template <class Log>
  static void apply(const Rules&, State& state, Seat seat, const Action& action, Rng& rng, Log& log) {
    const auto self = seat.slot();
    if (has(Defect::hiddenMemory) && action.kind == Kind::play) state.knocked[self] = ++memory % 2 == 0;
    if (has(Defect::loudApply) && hears<Log>) state.knocked[self] = true;
    switch (action.kind) {
      case Kind::knock:
        state.knocked[self] = true;
        log.tell(Audience::everyone(),
                 Knocks{seat, has(Defect::undescribedEvent) ? state.acts[self] : std::uint8_t{0}});
        return;
      case Kind::bid: bid(state, seat, action.value, log); break;
      case Kind::play: play(state, seat, action.value, log); break;
      case Kind::draw: draw(state, seat, rng, log);
    }
    ++state.acts[self];
  }

  static Message words(const Rules&, const Event& event) {
    const auto who = [](Seat seat) { return arg::seat("who", seat); };
    return std::visit(
        Overloaded{
            [](const Deals& e) { return Message("broken.drawn", {arg::number("n", e.card)}); },
            [&](const Bids& e) {
              if (has(Defect::missingPhrase)) return Message("broken.shouts", {who(e.who)});
              return has(Defect::missingArgument) ? Message("broken.bids") : Message("broken.bids", {who(e.who)});
            },
            [&](const Opens& e) { return Message("broken.bid", {who(e.who), arg::number("n", e.bid)}); },
            [&](const Plays& e) { return Message("broken.plays", {who(e.who), arg::number("n", e.card)}); },
            [&](const Draws& e) {
              const bool isToldOfTheCard = e.card >= 0 && !has(Defect::talkativeEvent);
              return isToldOfTheCard ? Message("broken.drawn", {arg::number("n", e.card)})
                                     : Message("broken.draws", {who(e.who)});
            },
            [&](const Knocks& e) { return Message("broken.knocks", {who(e.who)}); },
        },
        event);
  }

  static Outcome outcome(const Rules&, const State& state) {
    Outcome outcome;
    outcome.over = state.isOver();
    for (std::size_t i = 0; i < 2; ++i) {
      int points = std::popcount(state.played[i]) + (state.knocked[i] ? 1 : 0);
      if (!state.isBidding() || has(Defect::leakyOutcome)) points += state.bids[i];
      outcome.points.push_back(static_cast<std::int16_t>(points));
    }
    if (!outcome.over) return outcome;
    outcome.ranks = rankBy(2, [&](Seat a, Seat b) { return outcome.points[a.slot()] > outcome.points[b.slot()]; });
    if (has(Defect::senselessRanks)) outcome.ranks = {2, 2};
    return outcome;
  }

  static Sheet sheet(const Rules& rules, const State& state) {
    Sheet sheet{{"broken.sheet", outcome(rules, state).points, true}};
    if (has(Defect::otherTotal)) ++sheet[0].values[0];
    return sheet;
  }

  static Knowledge know(const Rules&, const State& state, Viewer viewer) {
    Knowledge known;
    known.viewer = viewer;
    for (std::size_t i = 0; i < 2; ++i) {
      const bool own = viewer.is(Seat(static_cast<int>(i)));
      if (own) known.hand = state.hands[i];
      known.handSizes[i] = static_cast<std::int8_t>(std::popcount(state.hands[i]));
      const bool secret = state.isBidding() && state.bids[i] >= 0 && !own;
      known.bids[i] = secret ? std::int8_t{-2} : state.bids[i];
    }
    known.played = state.played;
    known.drawn = state.drawn;
    known.knocked = state.knocked;
    known.acts = state.acts;
    known.mover = state.mover;
    known.smuggled = {state};
    return known;
  }

  static Screen screen(const Rules&, const Knowledge& known) {
    return {known.hand, known.handSizes, known.played,
            has(Defect::leakyScreen) ? known.smuggled.truth.stock : std::uint8_t{0}};
  }

  static Belief believe(const Rules&, const Knowledge& knowledge) { return knowledge; }

  static State imagine(const Rules&, const Belief& known, Rng& rng) {
    Chance chance = rng.use(Purpose::choice, Seat::table());
    if (has(Defect::truthfulSampler)) return known.smuggled.truth;
    if (has(Defect::halfTruthfulSampler) && chance.below(2) == 0) return known.smuggled.truth;
    const std::size_t self = known.viewer.seat().slot();
    State state;
    state.played = known.played;
    state.drawn = known.drawn;
    state.knocked = known.knocked;
    state.acts = known.acts;
    state.mover = known.mover;
    state.bids = known.bids;
    for (std::int8_t& bid : state.bids) {
      if (bid == -2) bid = static_cast<std::int8_t>(has(Defect::narrowSampler) ? 0 : chance.below(3));
    }
    state.hands[self] = known.hand;
    std::array<int, cardCount> cards{0, 1, 2, 3, 4, 5, 6, 7};
    if (!has(Defect::narrowSampler)) chance.shuffle(std::span<int>(cards));
    Cards unseen = static_cast<Cards>(allCards & ~(known.hand | known.played[0] | known.played[1]));
    for (const int card : cards) {
      if (std::popcount(state.hands[1 - self]) == known.handSizes[1 - self]) break;
      if ((unseen & only(card)) == 0) continue;
      state.hands[1 - self] |= only(card);
      unseen = static_cast<Cards>(unseen & ~only(card));
    }
    state.stock = unseen;
    if (has(Defect::misfitWorld) && known.handSizes[0] == known.handSizes[1]) std::swap(state.hands[0], state.hands[1]);
    if (has(Defect::impossibleWorld)) state.stock = static_cast<Cards>(unseen & (unseen - 1));
    return state;
  }

  static std::string_view invariant(const Rules&, const State& state) {
    const std::array<Cards, 5> places{state.hands[0], state.hands[1], state.played[0], state.played[1], state.stock};
    int cards = 0;
    Cards all = 0;
    for (const Cards place : places) {
      cards += std::popcount(place);
      all |= place;
    }
    return cards == cardCount && all == allCards ? std::string_view() : "a card lost or found";
  }

  static Notation write(const Rules&, const Action& action) {
    switch (action.kind) {
      case Kind::bid: return Notation("bid ").append(int{action.value});
      case Kind::play:
        if (has(Defect::unreadableNotation) && action.value == 5) return "play five";
        return Notation("play ").append(int{action.value});
      case Kind::draw: return has(Defect::emptyNotation) ? Notation() : Notation("draw");
      case Kind::knock: break;
    }
    return "knock";
  }
  static std::optional<Action> read(const Rules&, std::string_view text) {
    if (text == (has(Defect::emptyNotation) ? "" : "draw")) return Action{Kind::draw, 0};
    if (text == "knock") return Action{Kind::knock, 0};
    const bool bids = text.starts_with("bid ");
    if (!bids && !text.starts_with("play ")) return std::nullopt;
    const std::string_view digits = text.substr(bids ? 4 : 5);
    std::int8_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (error != std::errc() || end != digits.data() + digits.size()) return std::nullopt;
    if (!bids && (value < 0 || value >= cardCount)) return std::nullopt;
    return Action{bids ? Kind::bid : Kind::play, value};
  }
  static Message label(const Rules& rules, const Screen&, const Action& action) {
    return Message(has(Defect::missingLabel) ? "broken.nothing" : "broken.label",
                   {arg::text("what", write(rules, action).view())});
  }
  static Layout layout(const Rules&, const Screen& screen) {
    Zone hand{.title = Message(has(Defect::missingTitle) ? "broken.nothing" : "broken.hand"),
              .owner = {},
              .columns = 0,
              .pieces = {}};
    for (int card = 0; card < cardCount; ++card) {
      if ((screen.hand & only(card)) == 0) continue;
      Piece& piece = hand.pieces.emplace_back();
      piece.label = Message("broken.card", {arg::number("n", card)});
      if (has(Defect::uselessPiece)) piece.action = "play 9";
    }
    return {hand};
  }

 private:
  static inline std::uint32_t memory = 0;  // what a pure function must not have

  static std::span<const Phrase> replacingFirst(std::span<const Phrase> phrases, const Phrase& first) {
    static std::vector<Phrase> copy;
    copy.assign(phrases.begin(), phrases.end());
    copy[0] = first;
    return copy;
  }
  static Verdict refusal(std::string_view clause, std::string_view key) {
    return Verdict::refuse(clause, Message(key));
  }

  static void addCards(const State& state, Seat seat, Moves<Action>& moves) {
    const auto self = seat.slot();
    const bool backwards = has(Defect::unstableLegal) && ++memory % 2 == 0;
    for (int i = 0; i < cardCount; ++i) {
      const int card = backwards ? cardCount - 1 - i : i;
      if ((state.hands[self] & only(card)) == 0) continue;
      moves.add({Kind::play, static_cast<std::int8_t>(card)});
      if (has(Defect::repeatedLegal) && card == 3) moves.add({Kind::play, static_cast<std::int8_t>(card)});
    }
  }
  static bool canDraw(const State& state, Seat seat) {
    if (has(Defect::leakyLegal) && (state.stock & only(0)) == 0) return false;
    if (has(Defect::undescribedMember) && state.notes > 0) return false;
    return !state.drawn[seat.slot()];
  }

  template <class Log>
  static void bid(State& state, Seat seat, int value, Log& log) {
    const auto self = seat.slot();
    if (has(Defect::fasterWins) && state.bids[1 - self] < 0) state.mover = seat;
    state.bids[self] = static_cast<std::int8_t>(value);
    log.tell(Audience::everyone(), Bids{seat, has(Defect::openBid) ? state.bids[self] : std::int8_t{-1}});
    if (state.isBidding()) return;
    for (int i = 0; i < 2; ++i) {
      log.tell(Audience::everyone(), Opens{Seat(i), state.bids[static_cast<std::size_t>(i)]});
    }
    if (!has(Defect::quietReveal)) log.reveal();
  }

  template <class Log>
  static void play(State& state, Seat seat, int card, Log& log) {
    const auto self = seat.slot();
    if (!has(Defect::endlessGame)) {
      state.hands[self] = static_cast<Cards>(state.hands[self] & ~only(card));
      if (!has(Defect::lostCard)) state.played[self] |= only(card);
    }
    const int told = has(Defect::leakyEvent) ? std::countr_zero(state.stock) : card;
    log.tell(Audience::everyone(), Plays{seat, static_cast<std::int8_t>(told)});
    state.mover = state.hands[1 - self] != 0 ? seat.left(2) : seat;
    state.notes = static_cast<std::uint8_t>(state.notes + 1);
  }

  // Who draws plays another card in the same turn.
  template <class Log>
  static void draw(State& state, Seat seat, Rng& rng, Log& log) {
    const auto self = seat.slot();
    Cards rest = state.stock;
    const std::uint32_t skip =
        rng.use(Purpose::draw, seat).below(static_cast<std::uint32_t>(std::popcount(state.stock)));
    for (std::uint32_t i = 0; i < skip; ++i) rest = static_cast<Cards>(rest & (rest - 1));
    const int card = std::countr_zero(rest);
    state.stock = static_cast<Cards>(state.stock & ~only(card));
    state.hands[self] |= only(card);
    state.drawn[self] = !has(Defect::usefulMemory) || remembers<Log>;
    const Audience hearers =
        has(Defect::leakySpectator) ? Audience::allBut(Seat(1 - seat.index())) : Audience::only(seat);
    const auto drawn = static_cast<std::int8_t>(card);
    log.tell(hearers, Draws{seat, drawn});
    log.tell(Audience::allBut(seat), Draws{seat, has(Defect::talkativeEvent) ? drawn : std::int8_t{-1}});
    if (!has(Defect::quietChance)) log.reveal();
  }
};

}  // namespace sammel
