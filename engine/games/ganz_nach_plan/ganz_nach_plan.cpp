#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"
#include "engine/games/ganz_nach_plan/course.hpp"

namespace sammel {

using ganz_nach_plan::cardsPerHand;
using ganz_nach_plan::Course;
using ganz_nach_plan::Hands;
using ganz_nach_plan::Movement;
using ganz_nach_plan::Open;
using ganz_nach_plan::unseen;

namespace {

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

}  // namespace

const GanzNachPlan::Content& GanzNachPlan::content() {
  static const auto pack = readStandardPack<Content>(facts.id);
  return pack;
}

// G1: all cards are dealt, five each, with three players those that do not say "opposite".
Verdict GanzNachPlan::validate(const Content& content) {
  Cards seen;
  int plain = 0;
  int opposite = 0;
  for (const ganz_nach_plan::CardCount& entry : content.cards.value) {
    const Arg card = arg::word("card", phraseOf(entry.card));
    if (seen.has(entry.card)) return refuse("G1", "ganz-nach-plan.pack.twice", {card});
    seen += Cards::one(entry.card);
    // G5: the memory of a game has room for one card that moves four.
    const int most = entry.card == Card::allPass ? 1 : ganz_nach_plan::mostCopies;
    if (entry.count < 1 || entry.count > most) {
      return refuse("G1", "ganz-nach-plan.pack.copies",
                    {card, arg::number("n", entry.count), arg::number("most", most)});
    }
    (saysOpposite(entry.card) ? opposite : plain) += entry.count;
  }
  const int withThree = 3 * cardsPerHand;
  if (plain != withThree || opposite != cardsPerHand) {
    return refuse("G1", "ganz-nach-plan.pack.size",
                  {arg::number("plain", plain), arg::number("opposite", opposite),
                   arg::number("plainNeeded", withThree), arg::number("oppositeNeeded", cardsPerHand)});
  }
  return Verdict::fine();
}

Verdict GanzNachPlan::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

GanzNachPlan::Rules GanzNachPlan::rules(const Options& options, const Content& content) {
  Rules rules;
  rules.players = options.players;
  for (const ganz_nach_plan::CardCount& entry : content.cards.value) {
    if (saysOpposite(entry.card) && options.players == 3) continue;
    for (int i = 0; i < entry.count; ++i) {
      rules.pack += Cards::one(entry.card);
      rules.deck.push_back(entry.card);
    }
  }
  for (int place = 0; place < rules.players; ++place) {
    const auto at = [&](int steps) { return static_cast<std::int8_t>((place + steps) % rules.players); };
    rules.neighbours[static_cast<std::size_t>(place)] = {at(1), at(rules.players - 1), at(2)};
  }
  return rules;
}

Message GanzNachPlan::prompt(const Rules& rules, const State& state, Seat seat) {
  switch (state.open.phase) {
    case Phase::give:
      return Message("ganz-nach-plan.ask.give",
                     {arg::seat("other", state.open.meant(rules, static_cast<Card>(state.plays.back())))});
    case Phase::pass: return Message("ganz-nach-plan.ask.pass", {arg::seat("other", state.open.leftOf(rules, seat))});
    case Phase::play:
    case Phase::over: break;
  }
  return Message("ganz-nach-plan.ask.play");
}

// Every refusal rests on what is public and on the seat's own hand.
Verdict GanzNachPlan::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const Open& open = state.open;
  if (!turn(rules, state).must.has(seat)) {
    if (open.phase != Phase::pass) return refuse("G2", "core.turn", {arg::seat("who", open.player)});
    return refuse("G5", open.hasChosen(seat) ? "ganz-nach-plan.no.chosen" : "ganz-nach-plan.no.nothing");
  }
  if (action.kind != kindIn(open.phase)) {
    switch (open.phase) {
      case Phase::give: return refuse("G4", "ganz-nach-plan.no.give");
      case Phase::pass: return refuse("G5", "ganz-nach-plan.no.pass");
      case Phase::play:
      case Phase::over: break;
    }
    return refuse("G1", "ganz-nach-plan.no.play");
  }
  if (!state.hand(seat).has(action.card)) {
    constexpr std::array<std::string_view, 3> clauses{"G1", "G4", "G5"};  // by kind
    return refuse(clauses[static_cast<std::size_t>(action.kind)], "ganz-nach-plan.no.card",
                  {arg::word("card", phraseOf(action.card))});
  }
  return Verdict::fine();
}

Sheet GanzNachPlan::sheet(const Rules& rules, const State& state) {
  return {{"ganz-nach-plan.sheet.cards", outcome(rules, state).points, true}};
}

// The course of the game is retold to find out which cards went through the viewer's hands.
void GanzNachPlan::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  for (const Seat seat : SeatSet::all(rules.players)) {
    state.hand(seat).forEachKind([&](Card card) {
      suppositions.tell(seat,
                        Message("ganz-nach-plan.holds", {arg::seat("who", seat), arg::word("card", phraseOf(card))}));
    });
  }
}

GanzNachPlan::Knowledge GanzNachPlan::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  known.plays = state.plays;
  for (int i = 0; i < rules.players; ++i) {
    known.handSizes[Seat(i)] = static_cast<std::int8_t>(state.hand(Seat(i)).size());
  }
  for (std::size_t i = 0; i < state.faces.size(); ++i) known.faces.push_back(unseen);
  if (viewer.isSpectator()) return known;

  known.hand = state.hand(viewer.seat());
  known.dealt = state.dealt[viewer.seat()];
  known.choice = state.choice[viewer.seat()];
  Hands hands = state.dealt;
  Course course(rules, state.open.start);
  course.retell(state.plays, state.open.phase, viewer.seat(), [&](const Movement& movement) {
    const bool takesPart = viewer.is(movement.from) || viewer.is(movement.to);
    Cards& from = hands[movement.from];
    Cards& to = hands[movement.to];
    switch (movement.kind) {
      case Movement::Kind::play: from -= Cards::one(movement.card); return;
      case Movement::Kind::takePile: to += movement.pile; return;
      case Movement::Kind::swapHands:
        std::swap(from, to);
        if (takesPart) known.takenHands.push_back(hands[viewer.seat()]);
        return;
      case Movement::Kind::give:
      case Movement::Kind::draw: break;
    }
    const std::uint8_t face = state.faces[movement.face];
    from -= Cards::one(static_cast<Card>(face));
    to += Cards::one(static_cast<Card>(face));
    if (takesPart) known.faces[movement.face] = face;
  });
  return known;
}

namespace {

GanzNachPlan::CardList listOf(ganz_nach_plan::Cards cards) {
  GanzNachPlan::CardList list;
  for (int i = 0; i < cards.size(); ++i) list.push_back(cards.nth(i));
  return list;
}

}  // namespace

GanzNachPlan::Screen GanzNachPlan::screen(const Rules& rules, const Knowledge& known) {
  const Open& open = known.open;
  Screen screen;
  if (!known.viewer.isSpectator()) screen.viewer = known.viewer.seat();
  screen.turn = static_cast<std::int16_t>(known.plays.size() + (open.phase == Phase::play ? 1 : 0));
  screen.clockwise = open.direction > 0;
  screen.player = open.player;
  screen.phase = open.phase;
  if (open.phase == Phase::give || open.phase == Phase::pass) screen.played = static_cast<Card>(known.plays.back());
  screen.pile = listOf(open.pile);
  screen.hand = listOf(known.hand);
  if (known.choice != unseen) screen.choice = static_cast<Card>(known.choice);
  for (int i = 0; i < rules.players; ++i) {
    screen.places.push_back(open.at(i));
    screen.handSizes.push_back(known.handSizes[Seat(i)]);
    screen.chosen.push_back(open.hasChosen(Seat(i)));
  }
  return screen;
}

std::string_view GanzNachPlan::invariant(const Rules& rules, const State& state) {
  const Open& open = state.open;
  const bool waits = open.phase == Phase::give || open.phase == Phase::pass;
  if (waits && state.plays.empty()) return "an instruction without a card";
  Cards all = open.pile;
  if (waits) all += Cards::one(static_cast<Card>(state.plays.back()));
  SeatSet seated;
  int without = 0;
  for (int i = 0; i < rules.players; ++i) {
    all += state.hand(Seat(i));
    seated = seated.with(open.at(i));
    without += state.hand(Seat(i)).empty() ? 1 : 0;
    const std::uint8_t choice = state.choice[Seat(i)];
    if (open.hasChosen(Seat(i)) != (choice != unseen)) return "a choice that nobody made";
    if (choice != unseen && !state.hand(Seat(i)).has(static_cast<Card>(choice))) return "a choice that nobody has";
  }
  if (!(all == rules.pack)) return "a card lost or found";
  if (seated != SeatSet::all(rules.players)) return "two on the same place";
  if (open.phase == Phase::play && (without > 0 || state.plays.full())) return "an end overlooked";
  if (open.phase == Phase::over && without == 0 && !state.plays.full()) return "an end without a reason";

  Hands hands = state.dealt;
  bool possible = true;
  std::size_t faces = 0;
  Course course(rules, open.start);
  course.retell(state.plays, open.phase, open.start, [&](const Movement& movement) {
    Cards& from = hands[movement.from];
    Cards& to = hands[movement.to];
    const auto take = [&](Card card) {
      possible &= from.has(card);
      if (possible) from -= Cards::one(card);
    };
    switch (movement.kind) {
      case Movement::Kind::play: return take(movement.card);
      case Movement::Kind::takePile: to += movement.pile; return;
      case Movement::Kind::swapHands: std::swap(from, to); return;
      case Movement::Kind::give:
      case Movement::Kind::draw: break;
    }
    ++faces;
    possible &= movement.face < state.faces.size();
    if (!possible) return;
    take(static_cast<Card>(state.faces[movement.face]));
    to += Cards::one(static_cast<Card>(state.faces[movement.face]));
  });
  if (!possible || faces != state.faces.size() || hands != state.hands) return "hands that do not follow from the deal";
  return {};
}

namespace {

constexpr std::array<std::string_view, 3> verbs{"play ", "give ", "pass "};  // by Kind

}  // namespace

Notation GanzNachPlan::write(const Rules&, const Action& action) {
  return Notation(verbs[static_cast<std::size_t>(action.kind)]).append(nameOf(action.card));
}

std::optional<GanzNachPlan::Action> GanzNachPlan::read(const Rules& rules, std::string_view text) {
  for (std::size_t kind = 0; kind < verbs.size(); ++kind) {
    if (!text.starts_with(verbs[kind])) continue;
    const auto names = enumNames(Card{});
    const auto found = std::find(names.begin(), names.end(), text.substr(verbs[kind].size())) - names.begin();
    if (found == std::ssize(names)) return std::nullopt;
    const auto card = static_cast<Card>(found);
    if (!rules.pack.has(card)) return std::nullopt;
    return Action{static_cast<Kind>(kind), card};
  }
  return std::nullopt;
}

template const AnyGame& erased<GanzNachPlan>();

}  // namespace sammel
