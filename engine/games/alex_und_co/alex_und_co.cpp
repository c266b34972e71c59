#include "engine/games/alex_und_co/alex_und_co.hpp"

#include <algorithm>
#include <charconv>

#include "engine/games/asking.hpp"
#include "engine/games/erase.hpp"

namespace sammel {

using alex_und_co::esgCard;
using alex_und_co::noCard;
using alex_und_co::Open;
using alex_und_co::sazCard;

Verdict AlexUndCo::validate(const Options&) { return Verdict::fine(); }  // every combination makes a game

const AlexUndCo::Content& AlexUndCo::content() {
  static const Content standard = readStandardPack<Content>(facts.id);
  return standard;
}

namespace {

// The last of somebody's names.
std::string_view surname(std::string_view author) {
  const std::size_t space = author.rfind(' ');
  return space == std::string_view::npos ? author : author.substr(space + 1);
}

std::string gameName(std::string_view title, std::string_view author) {
  return std::string(title) + " (" + std::string(surname(author)) + ")";
}

}  // namespace

Verdict AlexUndCo::validate(const Content& content) {
  const auto refuse = [](std::string_view key, std::initializer_list<Arg> args = {}) {
    return Verdict::refuse("content", Message(key, args));
  };
  const auto& sets = content.sets.value;
  const alex_und_co::Specials& specials = content.specials.value;
  const alex_und_co::Deal& deal = content.deal.value;
  int cards = 0;
  std::array<int, 2 + alex_und_co::mostTitles> sizes{};
  for (const alex_und_co::AuthorSet& set : sets) {
    if (set.author.empty()) return refuse("alex-und-co.content.name");
    if (set.titles.empty()) return refuse("alex-und-co.content.titles", {arg::text("author", set.author)});
    if (!alex_und_co::Name::fits(std::string(set.author.view()) + " (6)")) {
      return refuse("alex-und-co.content.long", {arg::text("name", set.author)});
    }
    for (const alex_und_co::Name& title : set.titles) {
      if (title.empty()) return refuse("alex-und-co.content.name");
      if (!alex_und_co::Name::fits(gameName(title, set.author))) {
        return refuse("alex-und-co.content.long", {arg::text("name", title)});
      }
    }
    cards += 1 + static_cast<int>(set.titles.size());
    ++sizes[1 + set.titles.size()];
  }
  if (cards > static_cast<int>(alex_und_co::mostSetCards)) {
    return refuse("alex-und-co.content.many",
                  {arg::number("n", cards), arg::number("most", static_cast<int>(alex_und_co::mostSetCards))});
  }
  for (const int count : {specials.esg, specials.saz}) {
    if (count < 0 || count > alex_und_co::mostSpecials) {
      return refuse("alex-und-co.content.specials",
                    {arg::number("n", count), arg::number("most", alex_und_co::mostSpecials)});
    }
  }
  if (deal.hand < 1 || deal.rows < 1 || deal.columns < 1 || deal.rows > 9 || deal.columns > 9 ||
      deal.rows * deal.columns > static_cast<int>(alex_und_co::mostPlaces)) {
    return refuse("alex-und-co.content.deal", {arg::number("most", static_cast<int>(alex_und_co::mostPlaces))});
  }
  int forThree = cards + std::max(0, specials.esg - 1) + std::max(0, specials.saz - 1);
  for (std::size_t size = 0; size < sizes.size(); ++size) {
    if (sizes[size] > 0) forThree -= static_cast<int>(size);
  }
  const int places = deal.rows * deal.columns;
  if (forThree < 3 * deal.hand + places) {
    return refuse("alex-und-co.content.few",
                  {arg::number("players", 3), arg::number("n", 3 * deal.hand + places - forThree)});
  }
  const int missing = alex_und_co::maxPlayers * deal.hand + places - cards - specials.esg - specials.saz;
  if (missing > 0) {
    return refuse("alex-und-co.content.few",
                  {arg::number("players", alex_und_co::maxPlayers), arg::number("n", missing)});
  }
  return Verdict::fine();
}

AlexUndCo::Rules AlexUndCo::rules(const Options& options, const Content& content) {
  Rules rules;
  rules.players = options.players;
  rules.memoryAid = options.memoryAid;
  rules.content = content;
  rules.places = content.deal.value.rows * content.deal.value.columns;
  rules.specials = content.specials.value;
  if (options.players == 3) {  // one of each kind is left out
    rules.specials.esg = static_cast<std::int8_t>(std::max(0, rules.specials.esg - 1));
    rules.specials.saz = static_cast<std::int8_t>(std::max(0, rules.specials.saz - 1));
  }
  for (const alex_und_co::AuthorSet& set : content.sets.value) {
    const auto number = static_cast<std::size_t>(rules.sets++);
    rules.authors = rules.authors | CardSet::of(static_cast<Card>(rules.cards));
    for (std::size_t i = 0; i <= set.titles.size(); ++i) {
      const auto card = static_cast<Card>(rules.cards++);
      rules.setOf[card] = static_cast<std::uint8_t>(number);
      rules.cardsOf[number] = rules.cardsOf[number] | CardSet::of(card);
    }
    rules.all = rules.all | rules.cardsOf[number];
  }
  return rules;
}

namespace {

constexpr bool isPart(AlexUndCo::Stage stage, AlexUndCo::Kind kind) {
  using Kind = AlexUndCo::Kind;
  using Stage = AlexUndCo::Stage;
  switch (kind) {
    case Kind::point: return stage == Stage::place;
    case Kind::show:
    case Kind::refer: return stage == Stage::proof;
    case Kind::ask: return stage == Stage::card;
    case Kind::author: return stage == Stage::author || stage == Stage::sazAuthor;
    case Kind::also:
    case Kind::alsoAt: return stage == Stage::sazSecond;
    case Kind::down: return stage == Stage::lay;
    default: return stage == Stage::none;
  }
}

std::string_view clauseOf(AlexUndCo::Kind kind) {
  using Kind = AlexUndCo::Kind;
  switch (kind) {
    case Kind::esg:
    case Kind::saz:
    case Kind::also:
    case Kind::alsoAt: return "A2";
    case Kind::name:
    case Kind::grid:
    case Kind::point:
    case Kind::show:
    case Kind::refer:
    case Kind::ask: return "A3";
    case Kind::swap:
    case Kind::author:
    case Kind::give:
    case Kind::no: return "A4";
    case Kind::turn: return "A5";
    case Kind::lay:
    case Kind::pick:
    case Kind::down: return "A6";
    case Kind::pass: return "A8";
    case Kind::end: break;
  }
  return "A1";
}

}  // namespace

// Every refusal rests on what the seat knows: what is public and its own hand.
Verdict AlexUndCo::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  const Open& open = state.open;
  const Hand& hand = state.hands[seat];
  const std::string_view clause = clauseOf(action.kind);
  const auto refuse = [](std::string_view rule, std::string_view key, std::initializer_list<Arg> args = {}) {
    return Verdict::refuse(rule, Message(key, args));
  };
  const auto fineIf = [&](bool isFine, std::string_view key) { return isFine ? Verdict::fine() : refuse(clause, key); };
  const auto isCardOf = [&](CardSet cards) { return action.at < alex_und_co::mostSetCards && cards.has(action.at); };
  const auto isSetOf = [&](SetMask sets) { return action.at < rules.sets && (sets & setBit(action.at)) != 0; };
  const auto isPlaceOf = [&](std::uint64_t places) { return action.at < 64 && (places & bit(action.at)) != 0; };

  if (open.phase == Phase::answering) {
    const CardSet games = hand.cards & rules.gamesOf(open.askedSet);
    const bool hasOne = !games.empty();
    if (hasOne ? action.kind == Kind::give && isCardOf(games) : action.kind == Kind::no) return Verdict::fine();
    const Arg author = arg::text("author", rules.content.sets.value[open.askedSet].author);
    if (action.kind == Kind::no) return refuse("A4", "alex-und-co.no.lie", {author});
    return refuse("A4", hasOne ? "alex-und-co.no.answer" : "alex-und-co.no.none", {author});
  }
  if (open.phase == Phase::giving) {
    if (action.kind != Kind::give) return refuse("A4", "alex-und-co.no.give");
    return fineIf(hand.has(action.at), "alex-und-co.no.card");
  }
  if (!isPart(state.partial.stage, action.kind)) {
    return state.partial.stage == Stage::none ? refuse(clause, "alex-und-co.no.part")
                                              : refuse(clause, "alex-und-co.no.finish");
  }
  const bool starts = open.phase == Phase::start;
  const bool otherPlayer = action.at < rules.players && action.at != seat.index();
  const auto authorsToFind = [&] { return setsAmong(rules, unlocated(rules, state, seat) & rules.authors); };
  switch (action.kind) {
    case Kind::esg:
    case Kind::saz:
      if (!starts) return refuse("A1", "alex-und-co.no.late");
      if ((action.kind == Kind::esg ? hand.esg : hand.saz) == 0) return refuse(clause, "alex-und-co.no.special");
      if (!otherPlayer) return refuse(clause, "alex-und-co.no.player");
      if (action.kind == Kind::esg) return fineIf(!state.hands[Seat(action.at)].empty(), "alex-und-co.no.empty");
      return fineIf(authorsToFind() != 0, "alex-und-co.no.authors");
    case Kind::name:
    case Kind::grid:
      if (!starts && open.phase != Phase::named) return refuse("A1", "alex-und-co.no.acted");
      if (nameable(rules, state, seat) == 0) return refuse(clause, "alex-und-co.no.proof");
      return fineIf(action.kind == Kind::grid || otherPlayer, "alex-und-co.no.player");
    case Kind::swap:
      if (!starts) return refuse("A1", "alex-und-co.no.acted");
      if (hand.empty()) return refuse(clause, "alex-und-co.no.nothing");
      return fineIf(otherPlayer, "alex-und-co.no.player");
    case Kind::point: return fineIf(isPlaceOf(open.filled), "alex-und-co.no.place");
    case Kind::show: {
      const bool proves =
          isCardOf(hand.cards) && (nameable(rules, state, seat) & setBit(rules.setOfCard(action.at))) != 0;
      return fineIf(proves, "alex-und-co.no.thisProof");
    }
    case Kind::refer:
      return fineIf(isSetOf(nameable(rules, state, seat) & open.incompleteOfOthers(seat)), "alex-und-co.no.thisProof");
    case Kind::ask:
      return fineIf(isCardOf(rules.setCards(state.partial.set) & unlocated(rules, state, seat)),
                    "alex-und-co.no.located");
    case Kind::author: {
      const bool forSaz = state.partial.stage == Stage::sazAuthor;
      if (isSetOf(forSaz ? authorsToFind() : setsInPlay(rules, state))) return Verdict::fine();
      return refuse(forSaz ? "A2" : "A4", "alex-und-co.no.author");
    }
    case Kind::also: return fineIf(isSetOf(authorsToFind() & ~setBit(state.partial.set)), "alex-und-co.no.second");
    case Kind::alsoAt: return fineIf(otherPlayer && action.at != state.partial.target, "alex-und-co.no.second");
    case Kind::turn:
      if (starts && open.playedSpecial) return refuse(clause, "alex-und-co.no.afterSpecial");
      if (!mayReveal(open)) return refuse("A1", "alex-und-co.no.acted");
      return fineIf(isPlaceOf(turnable(open)), "alex-und-co.no.place");
    case Kind::lay: return fineIf(isSetOf(layable(rules, open, hand, seat)), "alex-und-co.no.lay");
    case Kind::pick:
      return fineIf(isSetOf(divisible(rules, open, hand, seat, layable(rules, open, hand, seat))),
                    "alex-und-co.no.lay");
    case Kind::down:
      return fineIf(action.at == state.partial.set && canLeaveSome(rules, state, seat, action), "alex-und-co.no.lay");
    case Kind::give:
    case Kind::no: return refuse(clause, "alex-und-co.no.notAsked");
    case Kind::pass: return fineIf(mustPass(rules, state, seat), "alex-und-co.no.pass");
    case Kind::end: break;
  }
  return fineIf(!starts, "alex-und-co.no.end");
}

std::string_view AlexUndCo::kind(const Rules&, const Action& action) {
  switch (action.kind) {
    case Kind::name:
    case Kind::grid: return "name";
    case Kind::point: return "point";
    case Kind::show: return "show";
    case Kind::refer: return "refer";
    case Kind::ask: return "ask";
    case Kind::swap: return "swap";
    case Kind::esg:
    case Kind::saz: return "special";
    case Kind::author: return "author";
    case Kind::also: return "also";
    case Kind::alsoAt: return "at";
    case Kind::turn: return "turn";
    case Kind::lay:
    case Kind::pick: return "lay";
    case Kind::down: return "down";
    case Kind::give: return "give";
    case Kind::no: return "no";
    case Kind::pass: return "pass";
    case Kind::end: break;
  }
  return "end";
}

Message AlexUndCo::prompt(const Rules& rules, const State& state, Seat seat) {
  const Open& open = state.open;
  const Partial& partial = state.partial;
  const auto ask = [&](std::string_view key, std::initializer_list<Arg> args = {}) {
    return askAbout<AlexUndCo>(rules, state, seat, key, args);
  };
  const auto author = [&](std::size_t set) { return arg::text("author", rules.content.sets.value[set].author); };
  if (open.phase == Phase::answering) {
    return ask("alex-und-co.ask.answer", {arg::seat("asker", open.actor), author(open.askedSet)});
  }
  if (open.phase == Phase::giving) {
    return ask("alex-und-co.ask.give", {arg::seat("asked", open.asked), author(open.askedSet)});
  }
  const auto target = [&] { return arg::seat("asked", Seat(partial.target)); };
  switch (partial.stage) {
    case Stage::place: return ask("alex-und-co.ask.place");
    case Stage::proof: return ask("alex-und-co.ask.proof");
    case Stage::card: return ask("alex-und-co.ask.card", {author(partial.set)});
    case Stage::author: return ask("alex-und-co.ask.author", {target()});
    case Stage::sazAuthor: return ask("alex-und-co.ask.sazAuthor", {target()});
    case Stage::sazSecond: return ask("alex-und-co.ask.sazSecond", {target(), author(partial.set)});
    case Stage::lay: return ask("alex-und-co.ask.lay", {author(partial.set)});
    case Stage::none: break;
  }
  switch (open.phase) {
    case Phase::named: return ask("alex-und-co.ask.named");
    case Phase::revealing:
      return ask("alex-und-co.ask.revealing",
                 {arg::number("n", std::min(alex_und_co::mostTurned - static_cast<int>(open.turned.size()),
                                            std::popcount(turnable(open))))});
    case Phase::closing: return ask("alex-und-co.ask.closing");
    default: return ask("alex-und-co.ask.start");
  }
}

int AlexUndCo::points(const Rules& rules, const Open& open, Seat seat) {
  int points = open.laid[seat].size();
  forEachBit(open.complete[seat], [&](int set) { points += rules.sizeOf(set); });
  return points;
}

namespace {

// A7: the card counts of the laid-down sets, largest first.
std::array<int, alex_und_co::mostSets> setSizes(const AlexUndCo::Rules& rules, const Open& open, Seat seat) {
  const alex_und_co::SetMask sets = open.complete[seat] | open.incomplete[seat];
  std::array<int, alex_und_co::mostSets> sizes{};
  for (int set = 0; set < rules.sets; ++set) {
    if (((sets >> static_cast<unsigned>(set)) & 1U) == 0) continue;
    sizes[static_cast<std::size_t>(set)] = (open.laid[seat] & rules.setCards(set)).size();
  }
  std::sort(sizes.begin(), sizes.end(), std::greater<>());
  return sizes;
}

}  // namespace

Outcome AlexUndCo::outcome(const Rules& rules, const State& state) {
  Outcome outcome;
  outcome.over = state.open.over;
  for (int i = 0; i < rules.players; ++i) {
    outcome.points.push_back(static_cast<std::int16_t>(points(rules, state.open, Seat(i))));
  }
  if (!outcome.over) return outcome;
  outcome.ranks = rankBy(rules.players, [&](Seat a, Seat b) {  // A7
    const int ofA = outcome.points[a.slot()];
    const int ofB = outcome.points[b.slot()];
    if (ofA != ofB) return ofA > ofB;
    return setSizes(rules, state.open, a) > setSizes(rules, state.open, b);
  });
  return outcome;
}

Sheet AlexUndCo::sheet(const Rules& rules, const State& state) {
  Sheet sheet{{"alex-und-co.sheet.complete", {}, false}, {"alex-und-co.sheet.incomplete", {}, false},
              {"alex-und-co.sheet.single", {}, false},   {"alex-und-co.sheet.points", {}, true},
              {"alex-und-co.sheet.sets", {}, false},     {"alex-und-co.sheet.largest", {}, false}};
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    std::array<int, 3> parts{};
    for (int set = 0; set < rules.sets; ++set) {
      const int count = (state.open.laid[seat] & rules.setCards(set)).size();
      if ((state.open.complete[seat] & setBit(set)) != 0) {
        parts[0] += 2 * count;
      } else {
        parts[(state.open.incomplete[seat] & setBit(set)) != 0 ? 1 : 2] += count;
      }
    }
    for (std::size_t row = 0; row < parts.size(); ++row) {
      sheet[row].values.push_back(static_cast<std::int16_t>(parts[row]));
    }
    sheet[3].values.push_back(static_cast<std::int16_t>(points(rules, state.open, seat)));
    sheet[4].values.push_back(static_cast<std::int16_t>(std::popcount(state.open.complete[seat]) +
                                                        std::popcount(state.open.incomplete[seat])));
    sheet[5].values.push_back(static_cast<std::int16_t>(setSizes(rules, state.open, seat)[0]));
  }
  return sheet;
}

// In a very long game the oldest facts give way. What everybody knows for certain to be in a hand stays known; what may
// have moved on unseen does not.
void AlexUndCo::forgetOldest(const Rules& rules, State& state) {
  const std::size_t count = std::max<std::size_t>(1, rules.remembered / 16);
  for (std::size_t i = 0; i < count; ++i) {
    const Fact& fact = state.facts[i];
    Hand& actor = state.start.known[fact.actor()];
    Hand& other = state.start.known[fact.other()];
    const auto drop = [](Hand& known, Card card) {
      if (known.has(card)) known.remove(card);
    };
    switch (fact.what) {
      case Happening::esgKept:
        drop(actor, esgCard);
        other.cards = other.cards & rules.authors;  // any of the games may have gone
        break;
      case Happening::esgBack: drop(actor, esgCard); break;
      case Happening::sazPlayed: drop(actor, sazCard); break;
      case Happening::swapped:
        other.cards = other.cards - rules.gamesOf(rules.setOfCard(fact.card));
        actor.cards = {};  // any card may have gone
        drop(actor, esgCard);
        drop(actor, sazCard);
        break;
      case Happening::named:
      case Happening::sazGot: drop(other, fact.card); [[fallthrough]];
      case Happening::took: actor.add(fact.card); break;
      case Happening::laid: drop(actor, fact.card); break;
      case Happening::misnamed:
      case Happening::missed:
      case Happening::denied:
      case Happening::sazNot: break;
    }
    if (fact.what != Happening::swapped && fact.second != noCard) actor.cards = actor.cards | CardSet::of(fact.second);
    follow(fact, state.start.hands);
  }
  std::copy(state.facts.begin() + count, state.facts.end(), state.facts.begin());
  state.facts.resize(state.facts.size() - count);
}

void AlexUndCo::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  for (const Seat seat : SeatSet::all(rules.players)) {
    state.hands[seat].forEach([&](Card card) {
      suppositions.tell(
          seat, Message("alex-und-co.holds", {arg::seat("who", seat), arg::text("card", cardName(rules, card))}));
    });
  }
}

AlexUndCo::Knowledge AlexUndCo::know(const Rules& rules, const State& state, Viewer viewer) {
  const Open& open = state.open;
  Knowledge known;
  known.viewer = viewer;
  known.open = open;
  known.start.known = state.start.known;
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    known.handSizes[seat] = static_cast<std::uint8_t>(state.hands[seat].size());
    known.startSizes[seat] = static_cast<std::uint8_t>(state.start.hands[seat].size());
    if (viewer.is(seat) || open.over) known.hands[seat] = state.hands[seat];
    if (viewer.is(seat)) known.start.hands[seat] = state.start.hands[seat];
  }
  known.pileSize = static_cast<std::uint8_t>(state.pile.size());
  if (open.over) known.pile = state.pile;
  known.grid.fill(noCard);
  for (std::size_t place = 0; place < known.grid.size(); ++place) {
    if (((open.seen >> place) & 1U) != 0 || open.over) known.grid[place] = state.grid[place];
  }
  if (viewer.is(open.actor)) known.partial = state.partial;
  if (viewer.is(open.asked)) known.promised = state.promised;
  for (const Fact& fact : state.facts) {
    known.facts.push_back(fact);
    if (viewer.is(fact.actor()) || viewer.is(fact.other())) continue;
    Fact& seen = known.facts.back();
    if (fact.what == Happening::esgKept || fact.what == Happening::esgBack) seen.card = noCard;
    if (fact.what == Happening::swapped) {
      seen.card = rules.authorOf(rules.setOfCard(fact.card));
      seen.second = noCard;
    }
  }
  return known;
}

namespace {

std::vector<AlexUndCo::Card> listOf(const alex_und_co::Hand& hand) {
  std::vector<AlexUndCo::Card> list;
  hand.cards.forEach([&](AlexUndCo::Card card) { list.push_back(card); });
  list.insert(list.end(), static_cast<std::size_t>(hand.esg), esgCard);
  list.insert(list.end(), static_cast<std::size_t>(hand.saz), sazCard);
  return list;
}

}  // namespace

AlexUndCo::Screen AlexUndCo::screen(const Rules& rules, const Knowledge& known) {
  const Open& open = known.open;
  Screen screen;
  screen.columns = rules.content.deal.value.columns;
  for (int place = 0; place < rules.places; ++place) {
    Place shown;
    shown.empty = (open.filled & bit(place)) == 0;
    shown.open = open.over || std::find(open.turned.begin(), open.turned.end(), place) != open.turned.end();
    if (shown.open || rules.memoryAid) shown.card = known.grid[static_cast<std::size_t>(place)];
    screen.grid.push_back(shown);
  }
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    Player player;
    player.handSize = known.handSizes[seat];
    player.hand = listOf(known.hands[seat]);
    player.laid = listOf({open.laid[seat], 0, 0});
    player.points = static_cast<std::int16_t>(points(rules, open, seat));
    player.sets = static_cast<std::int8_t>(std::popcount(open.complete[seat]) + std::popcount(open.incomplete[seat]));
    screen.players.push_back(player);
  }
  (rules.authors & open.leftOut).forEach([&](Card card) { screen.leftOut.push_back(rules.setOf[card]); });
  screen.pile = known.pileSize;
  screen.pileCards = listOf(known.pile);
  screen.shown = open.shown;
  screen.actor = open.actor;
  screen.phase = open.phase;
  screen.asked = open.asked;
  screen.askedSet = open.askedSet;
  screen.mayReveal = mayReveal(open);
  screen.partial = known.partial;
  screen.turn = open.turns;
  screen.over = open.over;
  if (known.viewer.isSpectator()) return screen;
  const Seat seat = known.viewer.seat();
  screen.viewer = static_cast<std::int8_t>(seat.index());
  const bool ownTurn = !open.over && open.actor == seat && open.phase != Phase::answering &&
                       open.phase != Phase::giving && known.partial.stage == Stage::none;
  if (ownTurn) {
    forEachBit(layable(rules, open, known.hands[seat], seat),
               [&](int set) { screen.layable.push_back(static_cast<std::uint8_t>(set)); });
  }
  return screen;
}

std::string_view AlexUndCo::invariant(const Rules& rules, const State& state) {
  const Open& open = state.open;
  Hand found{open.leftOut, open.esgPlayed, open.sazPlayed};
  int cards = open.leftOut.size();
  const auto count = [&](const Hand& hand) {
    cards += hand.cards.size();
    found.cards = found.cards | hand.cards;
    found.esg = static_cast<std::int8_t>(found.esg + hand.esg);
    found.saz = static_cast<std::int8_t>(found.saz + hand.saz);
  };
  count(state.pile);
  for (int i = 0; i < rules.players; ++i) {
    const Seat seat(i);
    count(state.hands[seat]);
    count({open.laid[seat], 0, 0});
    for (int set = 0; set < rules.sets; ++set) {
      const int laid = (open.laid[seat] & rules.setCards(set)).size();
      const bool complete = laid == rules.sizeOf(set);
      if (((open.complete[seat] & setBit(set)) != 0) != complete) return "a set wrongly called complete";
      if (((open.incomplete[seat] & setBit(set)) != 0) != (rules.isMajority(set, laid) && !complete)) {
        return "a set wrongly called incomplete";
      }
    }
  }
  for (int place = 0; place < rules.places; ++place) {
    const Card card = state.grid[static_cast<std::size_t>(place)];
    if ((card != noCard) != ((open.filled & bit(place)) != 0)) return "a place wrongly called empty";
    if (card == noCard) continue;
    Hand one;
    one.add(card);
    count(one);
  }
  if (cards != rules.cards || found.cards != rules.all) return "a card lost or found";
  if (found.esg != rules.specials.esg || found.saz != rules.specials.saz) return "a special card lost or found";
  if ((open.seen & ~open.filled) != 0) return "a card seen where none lies";
  if (open.over) return {};

  alex_und_co::Hands hands = state.start.hands;
  for (const Fact& fact : state.facts) follow(fact, hands);
  if (hands != state.hands) return "hands that do not follow from what happened";
  for (int i = 0; i < alex_und_co::maxPlayers; ++i) {
    const Hand& known = state.start.known[Seat(i)];
    const Hand& held = state.start.hands[Seat(i)];
    if (!(known.cards - held.cards).empty() || known.esg > held.esg || known.saz > held.saz) {
      return "a card known where it is not";
    }
  }
  if (open.filled == 0) return "an end overlooked";
  if ((state.promised != noCard) != (open.phase == Phase::giving)) return "a promise at the wrong time";
  if (open.phase == Phase::giving && !state.hands[open.asked].has(state.promised))
    return "a promise of a card not held";
  return {};
}

FixedText<7> AlexUndCo::cardNotation(const Rules& rules, Card card) {
  if (card == esgCard) return "esg";
  if (card == sazCard) return "saz";
  const int set = rules.setOfCard(card);
  return FixedText<7>().append(set + 1).append('.').append(card - rules.authorOf(set));
}

FixedText<3> AlexUndCo::placeNotation(const Rules& rules, int place) {
  const int columns = rules.content.deal.value.columns;
  return FixedText<3>().append(static_cast<char>('a' + place / columns)).append(1 + place % columns);
}

alex_und_co::Name AlexUndCo::cardName(const Rules& rules, Card card) {
  if (card == esgCard) return "ESG";
  if (card == sazCard) return "SAZ";
  const int set = rules.setOfCard(card);
  const alex_und_co::AuthorSet& names = rules.content.sets.value[static_cast<std::size_t>(set)];
  const int title = card - rules.authorOf(set);
  if (title == 0) return alex_und_co::Name(names.author.view()).append(" (").append(rules.sizeOf(set)).append(')');
  return {gameName(names.titles[static_cast<std::size_t>(title - 1)], names.author)};
}

namespace {

using Kind = AlexUndCo::Kind;

enum class Operand : std::uint8_t { none, seat, place, set, card, cards };
struct Word {
  Kind kind;
  std::string_view text;
  Operand operand;
};
constexpr std::array vocabulary{
    Word{Kind::name, "name", Operand::seat},    Word{Kind::grid, "grid", Operand::none},
    Word{Kind::point, "point", Operand::place}, Word{Kind::show, "show", Operand::card},
    Word{Kind::refer, "refer", Operand::set},   Word{Kind::ask, "ask", Operand::card},
    Word{Kind::swap, "swap", Operand::seat},    Word{Kind::esg, "esg", Operand::seat},
    Word{Kind::saz, "saz", Operand::seat},      Word{Kind::author, "author", Operand::set},
    Word{Kind::also, "also", Operand::set},     Word{Kind::alsoAt, "at", Operand::seat},
    Word{Kind::turn, "turn", Operand::place},   Word{Kind::lay, "lay", Operand::set},
    Word{Kind::pick, "pick", Operand::set},     Word{Kind::down, "down", Operand::cards},
    Word{Kind::give, "give", Operand::card},    Word{Kind::no, "no", Operand::none},
    Word{Kind::end, "end", Operand::none},      Word{Kind::pass, "pass", Operand::none},
};

// -1 if it is none.
int numberIn(std::string_view text) {
  int number = -1;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  return error == std::errc() && end == text.data() + text.size() &&
                 number < static_cast<int>(alex_und_co::mostSetCards)
             ? number
             : -1;
}

}  // namespace

Notation AlexUndCo::write(const Rules& rules, const Action& action) {
  const Word& word =
      *std::find_if(vocabulary.begin(), vocabulary.end(), [&](const Word& w) { return w.kind == action.kind; });
  Notation text(word.text);
  switch (word.operand) {
    case Operand::none: break;
    case Operand::seat:
    case Operand::set: text.append(' ').append(action.at + 1); break;
    case Operand::place: text.append(' ').append(placeNotation(rules, action.at)); break;
    case Operand::card: text.append(' ').append(cardNotation(rules, action.at)); break;
    case Operand::cards: {
      char separator = ' ';
      subset(rules, action.at, action.cards).forEach([&](Card card) {
        text.append(separator).append(cardNotation(rules, card));
        separator = '+';
      });
      break;
    }
  }
  return text;
}

// What the operand seems to mean; whether it is written just so is another question.
std::optional<AlexUndCo::Action> AlexUndCo::read(const Rules& rules, std::string_view text) {
  const std::size_t space = text.find(' ');
  const std::string_view first = text.substr(0, space);
  const std::string_view operand = space == std::string_view::npos ? std::string_view() : text.substr(space + 1);
  const auto word =
      std::find_if(vocabulary.begin(), vocabulary.end(), [first](const Word& w) { return w.text == first; });
  if (word == vocabulary.end()) return std::nullopt;
  const auto cardIn = [&rules](std::string_view card) -> int {
    if (card == "esg") return esgCard;
    if (card == "saz") return sazCard;
    const std::size_t dot = std::min(card.find('.'), card.size());
    const int set = numberIn(card.substr(0, dot)) - 1;
    const int title = numberIn(card.substr(std::min(dot + 1, card.size())));
    return set < 0 || set >= rules.sets || title < 0 || title >= rules.sizeOf(set) ? -1 : rules.authorOf(set) + title;
  };
  int at = 0;
  unsigned members = 0;
  switch (word->operand) {
    case Operand::none: break;
    case Operand::seat:
    case Operand::set:
      at = numberIn(operand) - 1;
      if (at >= (word->operand == Operand::seat ? rules.players : rules.sets)) return std::nullopt;
      break;
    case Operand::place:
      if (operand.empty()) return std::nullopt;
      at = (operand[0] - 'a') * rules.content.deal.value.columns + numberIn(operand.substr(1)) - 1;
      if (at >= rules.places) return std::nullopt;
      break;
    case Operand::card: at = cardIn(operand); break;
    case Operand::cards: {
      std::string_view rest = operand;
      at = std::max(0, numberIn(rest.substr(0, rest.find('.'))) - 1);
      while (!rest.empty()) {
        const std::size_t plus = std::min(rest.find('+'), rest.size());
        const int card = cardIn(rest.substr(0, plus));
        if (card < 0 || alex_und_co::isSpecial(static_cast<Card>(card)) ||
            rules.setOfCard(static_cast<Card>(card)) != at) {
          return std::nullopt;
        }
        members |= 1U << static_cast<unsigned>(card - rules.authorOf(at));
        rest.remove_prefix(std::min(plus + 1, rest.size()));
      }
      if (members == 0) return std::nullopt;
      break;
    }
  }
  if (at < 0) return std::nullopt;
  const Action action{word->kind, static_cast<std::uint8_t>(at), static_cast<std::uint8_t>(members)};
  if (write(rules, action).view() != text) return std::nullopt;
  return action;
}

template const AnyGame& erased<AlexUndCo>();

}  // namespace sammel
