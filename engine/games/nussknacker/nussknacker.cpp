#include "engine/games/nussknacker/nussknacker.hpp"

#include <algorithm>

#include "engine/games/erase.hpp"

namespace sammel {

using nussknacker::Open;
using nussknacker::Question;
using nussknacker::SeenQuestion;

Verdict Nussknacker::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

Nussknacker::Rules Nussknacker::rules(const Options& options) {
  Rules rules;
  rules.players = options.players;
  rules.cards = options.cards;
  rules.highest = options.cards / nussknacker::copies;
  rules.askable = nussknacker::setsUpTo(rules.highest);
  for (std::size_t i = 0; i < rules.pack.size(); ++i) rules.pack[i] = static_cast<std::int8_t>(1 + i / 2);
  return rules;
}

Message Nussknacker::prompt(const Rules&, const State& state, Seat seat) {
  if (!state.isPending()) return Message("nussknacker.ask.question");
  const int value = state.history.back().offered.sum();
  return Message(canForm(state.hands[seat], value) ? "nussknacker.ask.give" : "nussknacker.ask.no",
                 {arg::seat("asker", state.open.asker), arg::number("value", value)});
}

namespace {

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

}  // namespace

// In this order, every refusal rests on what the seat knows: what is public, its own hand, the question put to it.
Verdict Nussknacker::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const bool pending = state.isPending();
  const Arg cards = arg::text("cards", cardsText(action.cards));
  switch (action.kind) {
    case Kind::announce:
      if (action.value >= 1 && action.value <= rules.highest) return Verdict::fine();
      return refuse("N5", "nussknacker.no.announce",
                    {arg::number("value", action.value), arg::number("highest", rules.highest)});

    case Kind::ask:
      if (pending) {
        return refuse("N3", "nussknacker.no.pending", {arg::seat("who", state.history.back().asked)});
      }
      if (seat != state.open.asker) {
        return refuse("N2", "nussknacker.no.turn", {arg::seat("asker", state.open.asker)});
      }
      if (action.asked.index() >= rules.players) {
        return refuse("N2", "nussknacker.no.target", {arg::number("n", action.asked.index() + 1)});
      }
      if (action.asked == seat) return refuse("N2", "nussknacker.no.self");
      if (action.cards.empty()) return refuse("N2", "nussknacker.no.empty");
      if (action.cards.sum() > rules.highest) {
        return refuse("N2", "nussknacker.no.tooHigh",
                      {cards, arg::number("value", action.cards.sum()), arg::number("highest", rules.highest)});
      }
      if (!state.hands[seat].has(action.cards)) return refuse("N2", "nussknacker.no.cards", {cards});
      return Verdict::fine();

    case Kind::give:
    case Kind::no: break;
  }
  if (!pending || state.history.back().asked != seat) return refuse("N3", "nussknacker.no.notAsked");
  const int value = state.history.back().offered.sum();
  if (action.kind == Kind::no) {
    return canForm(state.hands[seat], value) ? refuse("N3", "nussknacker.no.lie", {arg::number("value", value)})
                                             : Verdict::fine();
  }
  if (!canForm(state.hands[seat], value)) return refuse("N3", "nussknacker.no.cannot", {arg::number("value", value)});
  if (action.cards.sum() != value) {
    return refuse("N3", "nussknacker.no.sum",
                  {cards, arg::number("sum", action.cards.sum()), arg::number("value", value)});
  }
  if (!state.hands[seat].has(action.cards)) return refuse("N3", "nussknacker.no.cards", {cards});
  return Verdict::fine();
}

Sheet Nussknacker::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"nussknacker.sheet.right", {}, false},
              {"nussknacker.sheet.gifts", {}, false},
              {"nussknacker.sheet.chips", {}, true},
              {"nussknacker.sheet.wrong", {}, false}};
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    const int chips = state.open.chips(seat);
    sheet[0].values.push_back(state.open.right[seat]);
    sheet[1].values.push_back(static_cast<std::int16_t>(chips - state.open.right[seat]));
    sheet[2].values.push_back(static_cast<std::int16_t>(chips));
    sheet[3].values.push_back(state.open.wrong[seat]);
  }
  return sheet;
}

Nussknacker::Knowledge Nussknacker::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  for (int i = 0; i < rules.players; ++i) {
    known.handSizes[Seat(i)] = static_cast<std::int8_t>(state.hands[Seat(i)].size());
  }
  if (!viewer.isSpectator()) known.hand = state.hands[viewer.seat()];
  for (std::size_t i = 0; i < state.history.size(); ++i) {
    const Question& question = state.history[i];
    const bool asked = viewer.is(rules.askerOf(i, state.open.start));
    SeenQuestion seen;
    seen.asked = question.asked;
    seen.reply = question.reply;
    seen.value = static_cast<std::int8_t>(question.offered.sum());
    if (question.reply == Reply::yes) {  // N3: the others see only how many cards went each way
      seen.fromAsker = static_cast<std::int8_t>(question.offered.size());
      seen.fromAsked = static_cast<std::int8_t>(question.given.size());
      if (asked || viewer.is(question.asked)) {
        seen.offered = question.offered;
        seen.given = question.given;
      }
    } else if (asked) {  // N3: the chosen cards stay the asker's secret
      seen.offered = question.offered;
    }
    known.history.push_back(seen);
  }
  return known;
}

void Nussknacker::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  const auto value = [](int of) { return arg::number("value", of); };
  suppositions.tell(Seat::table(), Message("nussknacker.holds.nut", {value(state.nut)}));
  for (const Seat seat : SeatSet::all(rules.players)) {
    state.hands[seat].forEach([&](int card) {
      suppositions.tell(seat, Message("nussknacker.holds.card", {arg::seat("who", seat), value(card)}));
    });
  }
}

nussknacker::Belief Nussknacker::believe(const Rules& rules, const Knowledge& knowledge) { return {rules, knowledge}; }

Nussknacker::State Nussknacker::imagine(const Rules& rules, const Belief& belief, Rng& rng) {
  return belief.imagine(rules, rng);
}

namespace {

Nussknacker::CardList listOf(nussknacker::Cards cards) {
  Nussknacker::CardList list;
  cards.forEach([&](int value) { list.push_back(static_cast<std::int8_t>(value)); });
  return list;
}

}  // namespace

Nussknacker::Screen Nussknacker::screen(const Rules& rules, const Knowledge& known) {
  const Open& open = known.open;
  Screen screen;
  screen.highest = static_cast<std::int8_t>(rules.highest);
  screen.deal = open.deal;
  screen.start = open.start;
  screen.asker = open.asker;
  for (int i = 0; i < rules.players; ++i) {
    screen.handSizes.push_back(known.handSizes[Seat(i)]);
    screen.chips.push_back(static_cast<std::int8_t>(open.chips(Seat(i))));
  }
  screen.hand = listOf(known.hand);
  screen.questions = static_cast<std::int8_t>(known.history.size());
  screen.voidDeals = open.voidsInARow;
  screen.lastDeal = open.lastDeal;
  for (std::size_t i = 0; i < known.history.size(); ++i) {
    const SeenQuestion& seen = known.history[i];
    const Seat asker = rules.askerOf(i, open.start);
    if (seen.reply == Reply::open) {
      screen.pending = ScreenPending{asker, seen.asked, seen.value, listOf(seen.offered)};
      continue;
    }
    ScreenQuestion shown{.asker = asker,
                         .asked = seen.asked,
                         .value = seen.value,
                         .yes = seen.reply == Reply::yes,
                         .fromAsker = seen.fromAsker,
                         .fromAsked = seen.fromAsked,
                         .gave = {},
                         .got = {}};
    if (shown.yes) {
      const bool byAsker = known.viewer.is(asker);
      shown.gave = listOf(byAsker ? seen.offered : seen.given);
      shown.got = listOf(byAsker ? seen.given : seen.offered);
    }
    screen.history.push_back(shown);
  }
  return screen;
}

std::string_view Nussknacker::invariant(const Rules& rules, const State& state) {
  const Open& open = state.open;
  if (state.nut < 1 || state.nut > rules.highest) return "no nut";
  for (int value = 1; value <= rules.highest; ++value) {
    int count = value == state.nut ? 1 : 0;
    for (int i = 0; i < rules.players; ++i) count += state.hands[Seat(i)].count(value);
    if (count != nussknacker::copies) return "a card lost or found";
  }
  PerSeat<int, nussknacker::maxPlayers> dealt;
  for (int i = 0; i < rules.players; ++i) {
    if (state.hands[Seat(i)].empty()) return "an empty hand";
    dealt[Seat(i)] = state.hands[Seat(i)].size();
  }
  for (std::size_t i = 0; i < state.history.size(); ++i) {
    const Question& question = state.history[i];
    const Seat asker = rules.askerOf(i, open.start);
    const int value = question.offered.sum();
    if (asker == question.asked || question.asked.index() >= rules.players) return "a question to nobody";
    if (value < 1 || value > rules.highest) return "a question without a value";
    if (question.reply == Reply::open && i + 1 != state.history.size()) return "a question without an answer";
    if ((question.reply == Reply::yes) != !question.given.empty()) return "an answer without cards";
    if (question.reply != Reply::yes) continue;
    if (question.given.sum() != value) return "an exchange of different sums";
    const int toAsker = question.given.size() - question.offered.size();
    dealt[asker] -= toAsker;
    dealt[question.asked] += toAsker;
  }
  for (int i = 0; i < rules.players; ++i) {
    if (dealt[Seat(i)] != rules.dealtTo(Seat(i), open.start)) return "a hand of a wrong size";
  }
  const std::size_t answered = state.history.size() - (state.isPending() ? 1 : 0);
  if (open.asker != rules.askerOf(answered, open.start)) return "the wrong asker";
  if (open.deal < 1 || open.deal > nussknacker::dealsPerGame) return "too many deals";
  if (open.voidsInARow > nussknacker::voidDealsInARow) return "too many void deals";
  if (!open.over && (hasWinner(rules, open) || state.history.full() > state.isPending())) return "an end overlooked";
  return {};
}

Nussknacker::CardsText Nussknacker::cardsText(Cards cards) {
  CardsText text;
  cards.forEach([&](int value) {
    if (!text.empty()) text.append('+');
    text.append(value);
  });
  return text;
}

Notation Nussknacker::write(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::ask:
      return Notation("ask ").append(action.asked.index() + 1).append(' ').append(cardsText(action.cards));
    case Kind::give: return Notation("give ").append(cardsText(action.cards));
    case Kind::announce: return Notation("announce ").append(action.value);
    case Kind::no: break;
  }
  return "no";
}

namespace {

// A number of at most two digits at the front of the text, which is cut off.
std::optional<int> takeNumber(std::string_view& text) {
  const auto digits = std::min<std::size_t>(2, std::min(text.size(), text.find_first_not_of("0123456789")));
  if (digits == 0 || (digits > 1 && text.front() == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : text.substr(0, digits)) number = 10 * number + (digit - '0');
  text.remove_prefix(digits);
  return number;
}

bool take(std::string_view& text, std::string_view expected) {
  if (!text.starts_with(expected)) return false;
  text.remove_prefix(expected.size());
  return true;
}

// Cards in any order, up to the end of the text.
std::optional<nussknacker::Cards> readCards(std::string_view text) {
  nussknacker::Cards cards;
  do {
    const std::optional<int> value = takeNumber(text);
    if (!value || *value < 1 || *value > nussknacker::highestValue || cards.count(*value) == nussknacker::copies) {
      return std::nullopt;
    }
    cards = cards + nussknacker::Cards::one(*value);
  } while (take(text, "+"));
  return text.empty() ? std::optional(cards) : std::nullopt;
}

}  // namespace

std::optional<Nussknacker::Action> Nussknacker::read(const Rules&, std::string_view text) {
  if (text == "no") return Action::no();
  if (take(text, "announce ")) {
    const std::optional<int> value = takeNumber(text);
    return value && text.empty() ? std::optional(Action::announce(*value)) : std::nullopt;
  }
  if (take(text, "give ")) {
    const std::optional<Cards> cards = readCards(text);
    return cards ? std::optional(Action::give(*cards)) : std::nullopt;
  }
  if (!take(text, "ask ")) return std::nullopt;
  const std::optional<int> player = takeNumber(text);
  if (!player || *player < 1 || !take(text, " ")) return std::nullopt;
  const std::optional<Cards> cards = readCards(text);
  return cards ? std::optional(Action::ask(Seat(*player - 1), *cards)) : std::nullopt;
}

Message Nussknacker::label(const Rules&, const Screen&, const Action& action) {
  const Arg cards = arg::text("cards", cardsText(action.cards));
  switch (action.kind) {
    case Kind::ask:
      return Message("nussknacker.label.ask",
                     {arg::seat("asked", action.asked), arg::number("value", action.cards.sum()), cards});
    case Kind::give: return Message("nussknacker.label.give", {cards});
    case Kind::announce: return Message("nussknacker.label.announce", {arg::number("value", action.value)});
    case Kind::no: break;
  }
  return Message("nussknacker.label.no");
}

template const AnyGame& erased<Nussknacker>();

}  // namespace sammel
