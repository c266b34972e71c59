#include "engine/games/fair_enough/fair_enough.hpp"

#include "engine/games/asking.hpp"
#include "engine/games/erase.hpp"

namespace sammel {

const FairEnough::Content& FairEnough::content() {
  static const Content standard = readStandardPack<Content>(facts.id);
  return standard;
}

namespace {

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

bool isWithin(int number, int lowest, int highest) { return lowest <= number && number <= highest; }

fair_enough::Cards packOf(const fair_enough::Content& content) {
  fair_enough::Cards pack;
  for (const auto& kind : content.kinds) {
    for (int value = 1; value <= content.highestValue.value; ++value) {
      pack.add(fair_enough::Card::of(kind.value, value));
    }
  }
  pack.specials.fill(static_cast<std::uint8_t>(content.copiesOfSpecials.value));
  return pack;
}

}  // namespace

Verdict FairEnough::validate(const Content& content) {
  unsigned kinds = 0;
  for (const auto& kind : content.kinds) {
    const auto bit = 1U << static_cast<unsigned>(kind.value);
    if (static_cast<int>(kind.value) >= fair_enough::kindCount || (kinds & bit) != 0) {
      return refuse("content", "fair-enough.content.kind", {arg::text("name", nameOf(kind.value))});
    }
    kinds |= bit;
  }
  if (!isWithin(content.highestValue.value, 1, fair_enough::highestValue)) {
    return refuse("content", "fair-enough.content.value", {arg::number("most", fair_enough::highestValue)});
  }
  if (!isWithin(content.copiesOfSpecials.value, 0, Content::mostCopies)) {
    return refuse("content", "fair-enough.content.copies", {arg::number("most", Content::mostCopies)});
  }
  constexpr int needed = fair_enough::maxPlayers * fair_enough::dealtCards + fair_enough::displaySize;
  if (const int cards = packOf(content).size(); cards < needed) {
    return refuse("content", "fair-enough.content.cards", {arg::number("n", cards), arg::number("needed", needed)});
  }
  const auto badTime = [&] {
    return refuse("content", "fair-enough.content.time", {arg::number("most", Content::longestTime)});
  };
  if (!isWithin(content.variantTime.value, 1, Content::longestTime)) return badTime();
  for (const auto& card : content.timeCards) {
    if (!isWithin(card.time.value, 1, Content::longestTime)) return badTime();
  }
  for (int players = fair_enough::minPlayers; players <= fair_enough::maxPlayers; ++players) {
    const auto cards = std::count_if(content.timeCards.begin(), content.timeCards.end(), [players](const auto& card) {
      return isWithin(players, card.players.value.fewest, card.players.value.most);
    });
    if (cards != fair_enough::rounds) {
      return refuse("content", "fair-enough.content.days",
                    {arg::number("n", static_cast<int>(cards)), arg::number("players", players),
                     arg::number("needed", fair_enough::rounds)});
    }
  }
  return Verdict::fine();
}

Verdict FairEnough::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

FairEnough::Rules FairEnough::rules(const Options& options, const Content& content) {
  Rules rules;
  rules.players = options.players;
  rules.openCollections = options.openCollections;
  rules.pack = packOf(content);
  for (const auto& card : content.timeCards) {
    const auto& players = card.players.value;
    if (isWithin(options.players, players.fewest, players.most)) rules.times.push_back(card.time.value);
  }
  if (options.variant) rules.times.push_back(content.variantTime.value);
  std::sort(rules.times.begin(), rules.times.end());
  return rules;
}

std::string_view FairEnough::kind(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::take: return "take";
    case Kind::done: return "done";
    case Kind::play: return "play";
    case Kind::queue:
    case Kind::preorder:
    case Kind::soldOut: return "special";
    case Kind::remove: return "remove";
    case Kind::secure: break;
  }
  return "secure";
}

Message FairEnough::prompt(const Rules& rules, const State& state, Seat seat) {
  const Open& open = state.open;
  if (open.phase == Phase::research) {
    const int most = std::min(fair_enough::mostTaken, static_cast<int>(open.display.size()));
    return askAbout<FairEnough>(rules, state, seat,
                                open.taken == 0 ? "fair-enough.ask.take" : "fair-enough.ask.takeMore",
                                {arg::number("n", most)});
  }
  const std::string_view key = open.selling              ? "fair-enough.ask.remove"
                               : open.laid[seat].empty() ? "fair-enough.ask.playFirst"
                                                         : "fair-enough.ask.play";
  return askAbout<FairEnough>(rules, state, seat, key, {arg::number("time", open.time)});
}

// Every refusal rests on what lies open and on the seat's own hand.
Verdict FairEnough::check(const Rules&, const State& state, Seat seat, const Action& action) {
  const Open& open = state.open;
  const bool researching = open.phase == Phase::research;
  const Card card = action.card;
  const Arg face = fair_enough::faceArg(card.face());
  const Arg value = fair_enough::valueArg(card.value());
  if (action.kind == Kind::take || action.kind == Kind::done) {
    if (!researching) return refuse("E2", "fair-enough.no.research");
    if (action.kind == Kind::done || std::find(open.display.begin(), open.display.end(), card) != open.display.end()) {
      return Verdict::fine();
    }
    return card.isSpecial() ? refuse("E2", "fair-enough.no.display.special", {face})
                            : refuse("E2", "fair-enough.no.display", {face, value});
  }
  if (researching) return refuse("E3", "fair-enough.no.collecting");
  if (action.kind == Kind::remove) {
    if (!open.selling) return refuse("E4", "fair-enough.no.remove");
    if (targets(open).has(card)) return Verdict::fine();
    if (!open.allLaid().has(card)) return refuse("E4", "fair-enough.no.laid", {face, value});
    if (card == *open.selling) {
      return card.value() == open.time
                 ? refuse("E4", "fair-enough.no.tooLate")
                 : refuse("E5", "fair-enough.no.tooLong", {face, value, arg::number("time", open.time)});
    }
    return refuse("E5", "fair-enough.no.tooLow",
                  {face, value, arg::number("needed", open.selling->value()), arg::number("time", open.time)});
  }
  if (open.selling) return refuse("E4", "fair-enough.no.selling");
  if (action.kind == Kind::secure) return Verdict::fine();

  const Cards& hand = state.hands[seat];
  if (card.isSpecial()) return refuse("E4", "fair-enough.no.alone", {face});
  if (!hand.has(card)) return refuse("E3", "fair-enough.no.hand", {face, value});
  if (!holdsFor(action.kind, hand)) {
    return refuse("E4", "fair-enough.no.special", {fair_enough::faceArg(specialOf(action.kind).face())});
  }
  Cards alone;
  alone.add(card);
  if (!alone.within(playable(action.kind, open)).empty()) return Verdict::fine();
  if (action.kind == Kind::soldOut) {
    if (!open.allLaid().empty()) return refuse("E5", "fair-enough.no.target", {face, value});
    if (card.value() == open.time) return refuse("E4", "fair-enough.no.nothingLaid", {face, value});
  }
  return refuse("E5", "fair-enough.no.time",
                {face, value, arg::number("needed", (action.kind == Kind::queue ? 2 : 1) * card.value()),
                 arg::number("time", open.time)});
}

Sheet FairEnough::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"fair-enough.sheet.values", {}, false}, {"fair-enough.sheet.sets", {}, false},
              {"fair-enough.sheet.hand", {}, false},   {"fair-enough.sheet.specials", {}, false},
              {"fair-enough.sheet.total", {}, true},   {"fair-enough.sheet.largest", {}, false}};
  for (int i = 0; i < rules.players; ++i) {
    const Score scored = score(rules, state, Seat(i));
    const std::array rows{scored.values,   scored.sets,    scored.hand,
                          scored.specials, scored.total(), largestSet(state.open.secured[Seat(i)])};
    for (std::size_t row = 0; row < rows.size(); ++row) {
      sheet[row].values.push_back(static_cast<std::int16_t>(rows[row]));
    }
  }
  return sheet;
}

FairEnough::Knowledge FairEnough::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    known.handSizes[seat] = static_cast<std::int8_t>(state.hands[seat].size());
    if (viewer.is(seat) || state.open.phase == Phase::over) known.hands[seat] = state.hands[seat];
  }
  known.pileSize = static_cast<std::int16_t>(state.pile.size());
  if (state.open.reshuffled) known.pile = state.pile;
  return known;
}

// Single collection cards are too many to tell anything: their kinds, and what could be played now.
void FairEnough::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  const Open& open = state.open;
  for (const Seat seat : SeatSet::all(rules.players)) {
    const Arg who = arg::seat("who", seat);
    const Cards& hand = state.hands[seat];
    if (open.phase == Phase::collecting && open.isIn(seat)) {
      const Cards fitting = hand.within(playable(Kind::play, open));
      const Arg time = arg::number("time", open.time);
      if (!fitting.empty()) suppositions.tell(seat, Message("fair-enough.holds.fitting", {who, time}));
      if (fitting.highest() == open.time) suppositions.tell(seat, Message("fair-enough.holds.zero", {who}));
    }
    hand.forEach([&](Card card) {
      const std::string_view key = card.isSpecial() ? "fair-enough.holds.special" : "fair-enough.holds.kind";
      suppositions.tell(seat, Message(key, {who, fair_enough::faceArg(card.face())}));
    });
  }
}

fair_enough::Belief FairEnough::believe(const Rules& rules, const Knowledge& knowledge) { return {rules, knowledge}; }

FairEnough::State FairEnough::imagine(const Rules& rules, const Belief& belief, Rng& rng) {
  return belief.imagine(rules, rng);
}

namespace {

FairEnough::CardList listOf(const fair_enough::Cards& cards) {
  FairEnough::CardList list;
  cards.forEach([&](fair_enough::Card card) { list.push_back(card); });
  return list;
}

}  // namespace

FairEnough::Screen FairEnough::screen(const Rules& rules, const Knowledge& known) {
  const Open& open = known.open;
  Screen screen;
  if (!known.viewer.isSpectator()) screen.viewer = known.viewer.seat();
  screen.phase = open.phase;
  screen.round = open.round;
  screen.start = open.start;
  screen.turn = open.turn;
  if (open.phase == Phase::research) screen.lap = static_cast<std::int8_t>(1 + open.turnsDone / rules.players);
  screen.taken = open.taken;
  screen.dayTime = open.dayTime;
  screen.time = open.time;
  for (std::size_t i = 0; i < rules.times.size(); ++i) {
    if (((open.timesToCome >> i) & 1U) != 0) screen.timesToCome.push_back(rules.times[i]);
  }
  for (const Card card : open.display) screen.display.push_back(card);
  screen.pileSize = known.pileSize;
  screen.discard = listOf(open.discard);
  if (open.selling) screen.selling = *open.selling;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    const Cards& secured = open.secured[seat];
    ScreenSeat player;
    player.in = open.isIn(seat);
    player.handSize = known.handSizes[seat];
    player.hand = listOf(known.hands[seat]);
    player.laid = listOf(open.laid[seat]);
    player.securedSize = static_cast<std::int8_t>(secured.size());
    const bool visible = known.viewer.is(seat) || rules.openCollections || open.phase == Phase::over;
    if (visible) player.secured = listOf(secured);
    screen.seats.push_back(std::move(player));
  }
  return screen;
}

std::string_view FairEnough::invariant(const Rules& rules, const State& state) {
  const Open& open = state.open;
  Cards all = state.pile;
  int cards = state.pile.size();
  const auto collect = [&](const Cards& part) {
    all += part;
    cards += part.size();
  };
  for (const Card card : open.display) {
    Cards one;
    one.add(card);
    collect(one);
  }
  collect(open.discard);
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    const Cards& hand = state.hands[seat];
    const Cards& known = open.known[seat];
    collect(hand);
    collect(open.laid[seat]);
    collect(open.secured[seat]);
    int dealt = hand.size() - known.size();
    for (std::size_t sort = 0; sort < known.specials.size(); ++sort) {
      if (known.specials[sort] > hand.specials[sort]) return "a hand without a special card that was taken";
      dealt += open.dealtSpecials[seat][sort];
    }
    for (std::size_t word = 0; word < known.words.size(); ++word) {
      if ((known.words[word] & ~hand.words[word]) != 0) return "a hand without a card that was taken";
    }
    if (dealt > fair_enough::dealtCards) return "a hand with cards from nowhere";
    if (!open.laid[seat].empty() && !open.isIn(seat)) return "cards laid by somebody who is out";
    if (open.laid[seat].specialSize() + open.secured[seat].specialSize() > 0) return "a special card collected";
  }
  if (!(all == rules.pack) || cards != rules.pack.size()) return "a card lost or found";

  if (open.round < 1 || open.round > fair_enough::rounds) return "too many rounds";
  const int turned = static_cast<int>(rules.times.size()) - std::popcount(open.timesToCome);
  if (turned != open.round - (open.phase == Phase::research ? 1 : 0)) return "a time card too many or too few";
  if (open.selling && (open.phase != Phase::collecting || !open.laid[open.turn].has(*open.selling))) {
    return "a Sold out without a card";
  }
  if (open.phase == Phase::collecting) {
    if (open.time < 1) return "an end overlooked";
    if (!open.isIn(open.turn)) return "the turn of somebody who is out";
  } else if (open.in != 0 || open.time != 0) {
    return "a fair that is open at night";
  }
  if (open.phase == Phase::research) {
    if (open.turn != open.start.left(rules.players, open.turnsDone)) return "the wrong turn";
    const int lacking = fair_enough::displaySize - static_cast<int>(open.display.size()) - open.taken;
    if (lacking > 0 && !(state.pile.empty() && open.discard.empty())) return "a display that was not filled";
  }
  return {};
}

Notation FairEnough::write(const Rules&, const Action& action) {
  Notation notation(nameOf(action.kind));
  if (action.kind == Kind::done || action.kind == Kind::secure) return notation;
  notation.append(' ').append(nameOf(action.card.face()));
  if (!action.card.isSpecial()) notation.append('-').append(action.card.value());
  return notation;
}

namespace {

// `dice-7`, `queue`
std::optional<fair_enough::Card> readCard(std::string_view text) {
  const std::size_t dash = text.find('-');
  const auto names = enumNames(fair_enough::Face{});
  const auto name = std::find(names.begin(), names.end(), text.substr(0, dash)) - names.begin();
  if (name == std::ssize(names)) return std::nullopt;
  const auto shows = static_cast<fair_enough::Face>(name);
  const bool special = static_cast<int>(shows) >= fair_enough::kindCount;
  if (special != (dash == std::string_view::npos)) return std::nullopt;
  if (special) return fair_enough::Card::of(shows);
  const std::string_view digits = text.substr(dash + 1);
  for (int number = 1; number <= fair_enough::highestValue; ++number) {
    if (digits == FixedText<2>().append(number).view()) return fair_enough::Card::of(shows, number);
  }
  return std::nullopt;
}

}  // namespace

std::optional<FairEnough::Action> FairEnough::read(const Rules&, std::string_view text) {
  if (text == "done") return Action{Kind::done, {}};
  if (text == "secure") return Action{Kind::secure, {}};
  const std::size_t space = text.find(' ');
  if (space == std::string_view::npos) return std::nullopt;
  const std::optional<Card> card = readCard(text.substr(space + 1));
  if (!card) return std::nullopt;
  const std::string_view name = text.substr(0, space);
  if (name == "take") return Action{Kind::take, *card};
  if (name == "play") return Action{Kind::play, *card};
  if (card->isSpecial()) return std::nullopt;
  if (name == "queue") return Action{Kind::queue, *card};
  if (name == "preorder") return Action{Kind::preorder, *card};
  if (name == "soldout") return Action{Kind::soldOut, *card};
  if (name == "remove") return Action{Kind::remove, *card};
  return std::nullopt;
}

template const AnyGame& erased<FairEnough>();

}  // namespace sammel
