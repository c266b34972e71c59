#include "engine/games/feiner_sand/feiner_sand.hpp"

#include <algorithm>

#include "engine/games/asking.hpp"
#include "engine/games/erase.hpp"

namespace sammel {

using namespace feiner_sand;

namespace {

Verdict refuse(std::string_view clause, std::string_view key, std::initializer_list<Arg> args = {}) {
  return Verdict::refuse(clause, Message(key, args));
}

// The type of a printed card; the number of types if there is none.
std::size_t typeOf(const Rules& rules, const Printed& printed) {
  const auto found = std::find_if(rules.types.begin(), rules.types.end(), [&](const Type& type) {
    return type.kind == printed.kind && type.number == printed.number;
  });
  return static_cast<std::size_t>(found - rules.types.begin());
}

// What the cards alone say.
Rules rulesOf(const Content& content) {
  Rules rules;
  std::size_t size = 0;
  for (const StartCard& card : content.start.value) {
    const Printed printed{card.kind, card.number};
    const auto& signs = content.warningSigns.value;
    const bool warns = std::find(signs.begin(), signs.end(), printed) != signs.end();
    for (int i = 0; i < card.count; ++i) rules.startDeck[size++] = static_cast<Card>(rules.types.size());
    rules.types.push_back({card.kind, card.number, static_cast<std::int8_t>(warns ? -1 : 0)});
  }
  for (std::size_t i = 0; i < fableCount; ++i) {
    const Printed& card = content.fables.value[i];
    rules.fables[i] = static_cast<Card>(rules.types.size());
    if (card.kind == Kind::scaffold) rules.scaffold = rules.fables[i];
    if (card.kind == Kind::shortTermLimit) rules.shortTermLimit = rules.fables[i];
    if (card.kind == Kind::beachChair) rules.beachChair = rules.fables[i];
    rules.types.push_back({card.kind, card.number, static_cast<std::int8_t>(1 + i / cardsPerRound)});
  }
  for (std::size_t i = 0; i < deckSize; ++i) {
    rules.learning[i] = static_cast<Card>(typeOf(rules, content.learningOrder.value[i]));
  }
  for (std::size_t card = 0; card < rules.types.size(); ++card) {  // F5
    const bool isCoin = columnOf(rules.types[card].kind) == Column::coin;
    rules.pays[card] = isCoin ? static_cast<std::uint8_t>(rules.types[card].number) : 1;
  }
  return rules;
}

}  // namespace

const Content& FeinerSand::content() {
  static const Content pack = readStandardPack<Content>("feiner-sand");
  return pack;
}

Verdict FeinerSand::validate(const Content& content) {
  const auto bad = [](std::string_view key, int n = 0) { return refuse("content", key, {arg::number("n", n)}); };
  const auto& start = content.start.value;
  const auto& fables = content.fables.value;
  int cards = 0;
  int warnings = 0;
  FixedVector<Printed, mostTypes> seen;
  const auto isOdd = [&](const Printed& printed) {  // printed twice, or with an impossible number
    const bool twice = std::find(seen.begin(), seen.end(), printed) != seen.end();
    const bool isCoin = columnOf(printed.kind) == Column::coin;
    seen.push_back(printed);
    return twice || printed.number < (printed.kind == Kind::pit ? 0 : 1) ||
           printed.number > (printed.kind == Kind::pit ? 0
                             : isCoin                  ? highestCoinValue
                                                       : highestCost);
  };
  for (const StartCard& card : start) {
    if (card.kind > Kind::swap) return bad("feiner-sand.content.kind");
    if (card.count < 1 || isOdd({card.kind, card.number})) return bad("feiner-sand.content.number");
    cards += card.count;
  }
  if (cards != deckSize) return bad("feiner-sand.content.start", cards);
  for (const Printed& sign : content.warningSigns.value) {
    const auto card = std::find_if(start.begin(), start.end(), [&](const StartCard& it) {
      return it.kind == sign.kind && it.number == sign.number;
    });
    if (card == start.end()) return bad("feiner-sand.content.sign");
    warnings += card->count;
  }
  if (warnings > deckSize - soloFinds) return bad("feiner-sand.content.signs", deckSize - soloFinds);
  if (fables.size() != fableCount) return bad("feiner-sand.content.fables", static_cast<int>(fables.size()));
  std::array<int, kindCount> kinds{};
  for (const Printed& card : fables) {
    if (isOdd(card)) return bad("feiner-sand.content.number");
    ++kinds[static_cast<std::size_t>(card.kind)];
  }
  for (std::size_t kind = 0; kind < kindCount; ++kind) {
    const bool isFable = kind > static_cast<std::size_t>(Kind::swap) || kind == static_cast<std::size_t>(Kind::castle);
    if (kinds[kind] != (isFable ? 1 : 0)) return bad("feiner-sand.content.kind");
  }
  std::array<int, mostStartCards> left{};
  for (std::size_t i = 0; i < start.size(); ++i) left[i] = start[i].count;
  for (const Printed& printed : content.learningOrder.value) {
    const auto card = std::find_if(start.begin(), start.end(), [&](const StartCard& it) {
      return it.kind == printed.kind && it.number == printed.number;
    });
    if (card == start.end() || --left[static_cast<std::size_t>(card - start.begin())] < 0) {
      return bad("feiner-sand.content.order");
    }
  }
  if (content.learningOrder.value.size() != deckSize) return bad("feiner-sand.content.order");
  return Verdict::fine();
}

Verdict FeinerSand::validate(const Options& options) { return validate(options, content()); }

Verdict FeinerSand::validate(const Options& options, const Content& content) {
  if (options.deck == Deck::learning && options.fableRound > 0) return refuse("F11", "feiner-sand.no.learningRound");
  if (options.campaign && options.fableRound > 0) return refuse("F11", "feiner-sand.no.campaignRound");
  if (options.past.empty()) {
    if (options.campaign && options.players == 1 && options.deck == Deck::learning) {
      return refuse("F14", "feiner-sand.no.soloLearning");
    }
    return Verdict::fine();
  }
  if (!options.campaign) return refuse("F11", "feiner-sand.no.pastAlone");
  if (options.deck == Deck::learning) return refuse("F11", "feiner-sand.no.pastLearning");
  Rules rules = rulesOf(content);
  rules.players = options.players;
  Past past;
  return readPast(rules, options.past, past);
}

Rules FeinerSand::rules(const Options& options, const Content& content) {
  Rules rules = rulesOf(content);
  rules.players = options.players;
  rules.deck = options.deck;
  rules.fableRound = options.fableRound;
  rules.campaign = options.campaign;
  (void)readPast(rules, options.past, rules.past);  // fine: see validate
  return rules;
}

namespace {

// Collects what a seat may do.
class Listing {
 public:
  Listing(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves)
      : rules_(rules), state_(state), side_(state.sides[seat]), moves_(moves) {}

  void list() {
    switch (side_.stage) {
      case Stage::waiting: return;
      case Stage::sortOut: addFound(); return;
      case Stage::exchange:
        addHand(Verb::drop);
        add(Verb::end);
        return;
      case Stage::step1:  // F1
        if (!side_.drew) add(Verb::draw);
        addReady(Column::green);
        if (side_.drew) add(Verb::end);
        return;
      case Stage::choice:  // F2
        add(Verb::stepA);
        add(Verb::stepB);
        addYellow();
        return;
      case Stage::purchase: addPurchase(); return;
      case Stage::dream: addDream(); return;
      case Stage::payment: addPayment(); return;
      case Stage::step2b:  // F2
        if (!side_.drew) add(Verb::draw);
        addReady(Column::blue);
        addYellow();
        if (side_.drew) addEndOfStep2();
        return;
      case Stage::after:
        addYellow();
        addEndOfStep2();
        return;
      case Stage::effect: addEffect(); return;
      case Stage::step3:  // F7: purple cards first
        if (side_.picks == 0) addReady(Column::purple);
        if (side_.hand.count() > limitOf(rules_, side_)) {
          addHand(Verb::drop);
        } else {
          add(Verb::end);
        }
        return;
      case Stage::crossOff:  // F14
        for (int block = 1; block <= blockCount; ++block) {
          if (canSpend(rules_, state_, block)) add(Verb::spend, static_cast<Card>(block));
        }
        add(Verb::cross);
        return;
    }
  }

 private:
  void add(Verb verb, Card card = 0, Way way = Way::plain) { moves_.add({verb, card, way}); }
  void addHand(Verb verb) {
    side_.hand.forEachKindOfCard([&](Card card) { add(verb, card); });
  }
  void addReady(Column column) {
    side_.ready.forEachKindOfCard([&](Card card) {
      if (rules_.column(card) == column && isUsable(rules_, side_, card)) add(Verb::use, card);
    });
  }
  void addYellow() {  // F4
    addReady(Column::yellow);
    if (canGive(rules_, state_.open, side_)) addHand(Verb::give);
  }
  void addEndOfStep2() {
    if (!mustGive(rules_, state_.open, side_)) add(Verb::end);
  }
  void addFound() {
    Cards choices;
    for (std::size_t i = side_.picks; i < state_.open.found.size(); ++i) choices.insert(state_.open.found[i]);
    choices.forEachKindOfCard([&](Card card) { add(Verb::remove, card); });
  }
  void addPurchase() {
    if (canDream(rules_, side_)) {
      side_.ready.forEachKindOfCard([&](Card card) {
        if (rules_.kind(card) == Kind::dreamBuild) add(Verb::use, card);
      });
    }
    for (const Way way : allWays) {
      if (!hasWay(rules_, side_, way)) continue;
      side_.hand.forEachKindOfCard([&](Card card) {
        if (isPayable(rules_, side_, card, costOf(rules_, side_, card, way))) add(Verb::build, card, way);
      });
    }
    add(Verb::buy);
  }
  void addDream() {
    Cards choices;
    for (const Card card : side_.looked) choices.insert(card);
    choices.forEachKindOfCard([&](Card card) {
      if (canDreamOf(rules_, side_, card)) add(Verb::build, card);
    });
    if (canRevealForDream(side_)) add(Verb::reveal);
    add(Verb::end);
  }
  void addPayment() {
    const Purse purse = purseOf(rules_, side_);
    std::array<bool, highestCoinValue + 1> fits{};
    for (int value = 1; value <= highestCoinValue; ++value) {
      fits[static_cast<std::size_t>(value)] = canPayWith(purse, side_.due, side_.least, value);
    }
    side_.hand.forEachKindOfCard([&](Card card) {
      if (fits[rules_.pays[card]]) add(Verb::payCard, card);
    });
    if (side_.now.scaffolds > 0 && fits[rules_.pays[rules_.scaffold]]) add(Verb::payCard, rules_.scaffold);
    side_.now.open.at(Place::pallet).forEachKindOfCard([&](Card card) {
      if (fits[rules_.pays[card]]) add(Verb::payPallet, card);
    });
    if (side_.now.coins > 0 && fits[1]) add(Verb::payCoin);
  }
  void addEffect() {
    switch (rules_.kind(side_.active)) {
      case Kind::usefulFind:
      case Kind::reallyUsefulFind:
        side_.now.open.at(Place::discard).forEachKindOfCard([&](Card card) { add(Verb::take, card); });
        return;
      case Kind::drawAndDiscard:
        add(Verb::drop, std::min(side_.looked[0], side_.looked[1]));
        if (side_.looked[0] != side_.looked[1]) add(Verb::drop, std::max(side_.looked[0], side_.looked[1]));
        return;
      case Kind::removeJunk: addHand(side_.picks < 2 ? Verb::drop : Verb::remove); return;
      case Kind::pallet:
        side_.hand.forEachKindOfCard([&](Card card) {
          if (rules_.isCoin(card)) add(Verb::put, card);
        });
        return;
      case Kind::extraBuild:
        side_.hand.forEachKindOfCard([&](Card card) {
          if (rules_.number(card) <= extraBuildMost && isPayable(rules_, side_, card, rules_.number(card))) {
            add(Verb::build, card);
          }
        });
        return;
      case Kind::alwaysBuild:
        side_.hand.forEachKindOfCard([&](Card card) {
          if (side_.picks == 2) {
            if (isPayable(rules_, side_, card, rules_.number(card))) add(Verb::build, card);
          } else if (keepsAlwaysBuild(rules_, side_, card)) {
            add(Verb::drop, card);
          }
        });
        return;
      case Kind::redrawHalf:
      case Kind::oneMore:
        addHand(Verb::drop);
        add(Verb::end);
        return;
      default: addHand(Verb::drop); return;  // swap, Three for Two, Recycling
    }
  }

  const Rules& rules_;
  const State& state_;
  const Side& side_;
  Moves<Action>& moves_;
};

}  // namespace

void FeinerSand::legal(const Rules& rules, const State& state, Seat seat, Moves<Action>& moves) {
  moves.clear();
  if (state.open.phase != Phase::over) Listing(rules, state, seat, moves).list();
}

// One word for what a prompt says in the same words.
std::string_view FeinerSand::kind(const Rules& rules, const Action& action) {
  switch (action.verb) {
    case Verb::use: return rules.kind(action.card) == Kind::dreamBuild ? "dream" : "use";
    case Verb::payCard:
    case Verb::payPallet:
    case Verb::payCoin: return "pay";
    case Verb::stepA: return "2a";
    case Verb::stepB: return "2b";
    default: return nameOf(action.verb);
  }
}

namespace {

// How many cards an effect still wants discarded before it goes on.
int stillToDrop(Kind kind, int picks) { return (kind == Kind::threeForTwo ? 3 : 2) - picks; }

}  // namespace

Message FeinerSand::prompt(const Rules& rules, const State& state, Seat seat) {
  const Side& side = state.sides[seat];
  const auto ask = [&](std::string_view key, std::initializer_list<Arg> args = {}) {
    return askAbout<FeinerSand>(rules, state, seat, key, args);
  };
  switch (side.stage) {
    case Stage::waiting: break;
    case Stage::sortOut: return ask("feiner-sand.ask.sortOut", {arg::number("n", cardsPerRound - side.picks)});
    case Stage::exchange: return ask("feiner-sand.ask.exchange", {arg::number("n", side.picks)});
    case Stage::step1: return ask("feiner-sand.ask.step1", {arg::number("n", baseDraw)});
    case Stage::choice: return ask("feiner-sand.ask.choice");
    case Stage::purchase: return ask("feiner-sand.ask.purchase", {arg::number("n", side.due)});
    case Stage::dream: return ask("feiner-sand.ask.dream");
    case Stage::payment: return ask("feiner-sand.ask.payment", {arg::number("n", side.due)});
    case Stage::step2b:
      if (!side.drew) return ask("feiner-sand.ask.step2b", {arg::number("n", baseDraw)});
      [[fallthrough]];
    case Stage::after: return ask("feiner-sand.ask.step2End");
    case Stage::effect: {
      const Kind kind = rules.kind(side.active);
      return ask(FixedText<48>("feiner-sand.ask.").append(nameOf(kind)),
                 {arg::word("card", cardName(kind)), arg::number("n", stillToDrop(kind, side.picks)),
                  arg::number("picks", side.picks), arg::number("draws", drawsFor(kind, side.picks)),
                  arg::number("most", extraBuildMost)});
    }
    case Stage::step3: {
      const int over = side.hand.count() - limitOf(rules, side);
      return over > 0 ? ask("feiner-sand.ask.limit", {arg::number("n", over)}) : ask("feiner-sand.ask.step3");
    }
    case Stage::crossOff: {
      const int crossed = numberToCross(rules, state);
      return ask(crossed > highestCross ? "feiner-sand.ask.crossLost" : "feiner-sand.ask.cross",
                 {arg::number("n", loweredSum(rules, state)), arg::number("crossed", crossed)});
    }
  }
  return Message("feiner-sand.ask.wait");
}

namespace {

std::string_view clauseOf(Column column) {
  switch (column) {
    case Column::green: return "F1";
    case Column::purple: return "F7";
    case Column::yellow: return "F4";
    default: return "F2";
  }
}

// Why an action is refused that is not in the list. Everything here rests on the seat's own cards.
Verdict explain(const Rules& rules, const State& state, const Side& side, const Action& action) {
  const bool isBlock = action.verb == Verb::spend || action.card >= rules.types.size();
  const Card named = isBlock ? Card{0} : action.card;
  const Arg card = arg::word("card", cardName(rules.kind(named)));
  const Arg n = arg::number("n", rules.number(named));
  const bool inHand = side.hand.has(named);
  switch (action.verb) {
    case Verb::draw:
      if (side.stage == Stage::step1 || side.stage == Stage::step2b) return refuse("F1", "feiner-sand.no.drawnAlready");
      return refuse("F1", "feiner-sand.no.drawNow");
    case Verb::reveal:
      if (side.stage != Stage::dream) return refuse("F2", "feiner-sand.no.revealNow");
      return side.looked.full() ? refuse("F2", "feiner-sand.no.revealMore", {arg::number("n", dreamCards)})
                                : refuse("F2", "feiner-sand.no.revealEmpty");
    case Verb::use:
      if (!side.ready.has(named)) return refuse("F3", "feiner-sand.no.notReady", {card, n});
      if (!isUsable(rules, side, named))
        return refuse(clauseOf(rules.column(named)), "feiner-sand.no.unusable", {card});
      return refuse(clauseOf(rules.column(named)), "feiner-sand.no.useNow", {card});
    case Verb::give:
      if (coinsOnSymbolCard(rules, state.open) > 0) {
        return refuse("F14", "feiner-sand.no.giveCoins", {arg::number("n", coinsOnSymbolCard(rules, state.open))});
      }
      if (side.gave) return refuse("F4", "feiner-sand.no.gave");
      if (side.stage != Stage::choice && side.stage != Stage::step2b && side.stage != Stage::after) {
        return refuse("F4", "feiner-sand.no.giveNow");
      }
      return refuse("F4", "feiner-sand.no.hand", {card, n});
    case Verb::drop:
      if (side.stage == Stage::effect && rules.kind(side.active) == Kind::drawAndDiscard) {
        return refuse("F1", "feiner-sand.no.oneOfTwo");
      }
      if (side.stage == Stage::effect && rules.kind(side.active) == Kind::alwaysBuild && inHand) {
        return refuse("F4", "feiner-sand.no.alwaysBuild");
      }
      if (side.stage == Stage::step3 && side.hand.count() <= limitOf(rules, side)) {
        return refuse("F7", "feiner-sand.no.dropLimit");
      }
      if (side.stage != Stage::step3 && side.stage != Stage::effect && side.stage != Stage::exchange) {
        return refuse("F7", "feiner-sand.no.dropNow");
      }
      return inHand ? refuse("F7", "feiner-sand.no.dropNow") : refuse("F7", "feiner-sand.no.hand", {card, n});
    case Verb::take: return refuse("F2", "feiner-sand.no.take", {card});
    case Verb::put: return refuse("F4", "feiner-sand.no.put");
    case Verb::remove:
      if (side.stage == Stage::sortOut) return refuse("F14", "feiner-sand.no.sortOut");
      return refuse("F4", "feiner-sand.no.remove");
    case Verb::build:
      if (rules.isCoin(named)) return refuse("F5", "feiner-sand.no.coinCard", {card});
      if (side.stage == Stage::effect && rules.kind(side.active) == Kind::extraBuild && inHand &&
          rules.number(named) > extraBuildMost) {
        return refuse("F2", "feiner-sand.no.extraBuild", {card, n, arg::number("most", extraBuildMost)});
      }
      if (side.stage != Stage::purchase && side.stage != Stage::dream && side.stage != Stage::effect) {
        return refuse("F2", "feiner-sand.no.buildNow");
      }
      if (side.stage == Stage::purchase && !hasWay(rules, side, action.way)) {
        return refuse("F2", "feiner-sand.no.way");
      }
      if (side.stage == Stage::effect && rules.kind(side.active) != Kind::extraBuild &&
          (rules.kind(side.active) != Kind::alwaysBuild || side.picks < 2)) {
        return refuse("F4", "feiner-sand.no.buildNow");
      }
      if (side.stage != Stage::purchase && action.way != Way::plain) return refuse("F2", "feiner-sand.no.way");
      if (side.stage == Stage::dream) {
        const bool turnedUp = std::find(side.looked.begin(), side.looked.end(), named) != side.looked.end();
        return turnedUp ? refuse("F2", "feiner-sand.no.dear", {card, n})
                        : refuse("F2", "feiner-sand.no.notRevealed", {card});
      }
      return inHand ? refuse("F2", "feiner-sand.no.dear", {card, n}) : refuse("F2", "feiner-sand.no.hand", {card, n});
    case Verb::payCard:
    case Verb::payPallet:
    case Verb::payCoin:
      if (side.stage != Stage::payment) return refuse("F2", "feiner-sand.no.payNow");
      if (action.verb == Verb::payCoin) {
        return side.now.coins == 0 ? refuse("F5", "feiner-sand.no.noCoin") : refuse("F2", "feiner-sand.no.superfluous");
      }
      if (action.verb == Verb::payPallet && !side.now.open.has(Place::pallet, named)) {
        return refuse("F5", "feiner-sand.no.notOnPallet", {card});
      }
      if (action.verb == Verb::payCard && !inHand && (named != rules.scaffold || side.now.scaffolds == 0)) {
        return refuse("F5", "feiner-sand.no.hand", {card, n});
      }
      if (rules.pays[named] == 0) return refuse("F5", "feiner-sand.no.pit", {card});
      return refuse("F2", "feiner-sand.no.superfluous");
    case Verb::stepA:
    case Verb::stepB: return refuse("F2", "feiner-sand.no.choice");
    case Verb::buy: return refuse("F2", "feiner-sand.no.buy");
    case Verb::end:
      if ((side.stage == Stage::step1 || side.stage == Stage::step2b) && !side.drew) {
        return refuse(side.stage == Stage::step1 ? "F1" : "F2", "feiner-sand.no.drawFirst",
                      {arg::number("n", baseDraw)});
      }
      if (side.stage == Stage::choice) return refuse("F2", "feiner-sand.no.chooseFirst");
      if (side.stage == Stage::payment) return refuse("F2", "feiner-sand.no.payFirst", {arg::number("n", side.due)});
      if (side.stage == Stage::step3) {
        return refuse("F7", "feiner-sand.no.limit", {arg::number("n", side.hand.count() - limitOf(rules, side))});
      }
      if (side.stage == Stage::step2b || side.stage == Stage::after) return refuse("F14", "feiner-sand.no.giftDue");
      return refuse("F2", "feiner-sand.no.end");
    case Verb::spend: return refuse("F14", "feiner-sand.no.spend");
    case Verb::cross: return refuse("F14", "feiner-sand.no.cross");
  }
  return refuse("F2", "feiner-sand.no.end");
}

}  // namespace

Verdict FeinerSand::check(const Rules& rules, const State& state, Seat seat, const Action& action) {
  if (seat.isTable()) return refuse("F16", "feiner-sand.no.table");
  const Side& side = state.sides[seat];
  if (side.stage == Stage::waiting) return refuse("F16", "feiner-sand.no.waiting");
  Moves<Action> moves;
  legal(rules, state, seat, moves);
  return moves.contains(action) ? Verdict::fine() : explain(rules, state, side, action);
}

Sheet FeinerSand::sheet(const Rules& rules, const State& state) {
  Sheet sheet;
  const auto row = [&](std::string_view label, auto value, bool total = false) {
    SheetRow added{label, {}, total};
    for (const Seat seat : SeatSet::all(rules.players)) added.values.push_back(static_cast<std::int16_t>(value(seat)));
    sheet.push_back(added);
  };
  const auto front = [&](Seat seat) -> const Front& { return state.sides[seat].shown; };
  row("feiner-sand.sheet.hand", [&](Seat seat) { return front(seat).handSize + front(seat).scaffolds; });
  row("feiner-sand.sheet.draw", [&](Seat seat) { return int{front(seat).drawSize}; });
  row("feiner-sand.sheet.discard", [&](Seat seat) { return front(seat).open.count(Place::discard); });
  row("feiner-sand.sheet.castles", [&](Seat seat) { return -castleBonus(rules, front(seat)); });
  if (rules.isSolo()) {
    row("feiner-sand.sheet.given", [&](Seat seat) { return givenPoints(rules, front(seat)); });
  }
  row(
      rules.isSolo() ? "feiner-sand.sheet.soloTotal" : "feiner-sand.sheet.total",
      [&](Seat seat) { return scoreOf(rules, front(seat)); }, true);
  row(rules.isSolo() ? "feiner-sand.sheet.soloCoins" : "feiner-sand.sheet.coins",
      [&](Seat seat) { return int{front(seat).coins}; });
  if (!rules.campaign || !outcome(rules, state).over) return sheet;
  const Past past = addGame(rules, state);
  if (rules.isSolo()) {
    const bool lost = state.open.crossed > highestCross;
    if (!lost) row("feiner-sand.sheet.crossed", [&](Seat) { return int{state.open.crossed}; });
    row("feiner-sand.sheet.filled", [&](Seat) { return past.coins; });
    if (lost) {
      row("feiner-sand.sheet.lost", [&](Seat) { return past.games; });
      return sheet;
    }
    row(past.games == soloGames ? "feiner-sand.sheet.won" : "feiner-sand.sheet.campaignPoints",
        [&](Seat) { return campaignPoints(past); });
  } else {
    row("feiner-sand.sheet.wins", [&](Seat seat) { return int{past.wins[seat]}; });
    row("feiner-sand.sheet.sum", [&](Seat seat) { return int{past.points[seat]}; });
  }
  row("feiner-sand.sheet.games", [&](Seat) { return past.games; });
  return sheet;
}

std::optional<FeinerSand::Options> FeinerSand::next(const Rules& rules, const State& state) {
  if (!rules.campaign || state.open.phase != Phase::over) return std::nullopt;
  if (rules.isSolo() && (state.open.crossed > highestCross || rules.past.games + 1 == soloGames)) return std::nullopt;
  Options options;
  options.players = rules.players;
  options.deck = Deck::shuffled;
  options.campaign = true;
  options.past = writePast(rules, addGame(rules, state));
  return options;
}

namespace {

// A player's hidden cards at the latest barrier. What is owned changes only at barriers.
Cards hiddenCards(const Rules& rules, const Side& side) {
  std::array<int, mostTypes> count{};
  for (const Cards* cards : {&side.hand, &side.draw, &side.gifts}) {
    for (const Card card : *cards) ++count[card];
  }
  for (const Card card : side.looked) ++count[card];
  for (const Card card : side.now.open) ++count[OpenCards::cardOf(card)];
  for (const Card card : side.shown.open) --count[OpenCards::cardOf(card)];
  count[rules.scaffold] += side.now.scaffolds - side.shown.scaffolds;
  count[rules.beachChair] += side.chairs;
  count[rules.shortTermLimit] += side.shorts;
  Cards cards;
  for (std::size_t card = 0; card < count.size(); ++card) {
    for (; count[card] > 0; --count[card]) cards.push(static_cast<Card>(card));
  }
  return cards;
}

}  // namespace

Knowledge FeinerSand::know(const Rules& rules, const State& state, Viewer viewer) {
  Knowledge known;
  known.viewer = viewer;
  known.open = state.open;
  for (const Seat seat : SeatSet::all(rules.players)) {
    const Side& side = state.sides[seat];
    if (side.stage == Stage::waiting) known.waiting = known.waiting.with(seat);
    known.fronts[seat] = side.shown;
    known.trails[seat] = trail::shownPart(side.trail);
    known.hidden[seat] = hiddenCards(rules, side);
  }
  if (!viewer.isSpectator()) {
    known.own = state.sides[viewer.seat()];
    if (!known.own->now.ordered) known.own->draw.sort();
  }
  return known;
}

void FeinerSand::holdings(const Rules& rules, const State& state, Suppositions& suppositions) {
  for (const Seat seat : SeatSet::all(rules.players)) {
    for (const Card held : state.sides[seat].hand) {
      const Arg card = arg::word("card", cardName(rules.kind(held)));
      suppositions.tell(
          seat, Message("feiner-sand.holds", {arg::seat("who", seat), card, arg::number("n", rules.number(held))}));
    }
  }
}

Belief FeinerSand::believe(const Rules&, const Knowledge& knowledge) { return {knowledge}; }

State FeinerSand::imagine(const Rules& rules, const Belief& belief, Rng& rng) {
  return feiner_sand::imagine(rules, belief.knowledge, rng);
}

namespace {

// Whether the notes of the table speak of the cards that are there.
bool fits(const Rules& rules, const Side& side) {
  const trail::Tally tally = trail::tallyOf(side.trail);
  Cards noted = tally.hidden;
  for (const trail::Note gift : tally.gifts) {
    if (gift == trail::Note::givenOpenly) noted.insert(rules.shortTermLimit);
  }
  Cards there;
  for (const Cards* cards : {&side.hand, &side.draw, &side.gifts}) {
    for (const Card card : *cards) there.insert(card);
  }
  for (const Card card : side.looked) there.insert(card);
  return noted == there && tally.gifts.size() == side.gifts.size();
}

}  // namespace

std::string_view FeinerSand::invariant(const Rules& rules, const State& state) {
  if (state.open.phase == Phase::sortOut) return {};
  if (state.open.turn > longestTurns) return "too many turns";
  std::array<int, mostTypes> count{};
  for (const Card card : state.open.deck) count[card] += rules.players;
  for (int i = 0; i < rules.players; ++i) {
    const Side& side = state.sides[Seat(i)];
    int owned = side.now.scaffolds + side.chairs + side.shorts + static_cast<int>(side.looked.size());
    for (const Cards* cards : {&side.hand, &side.draw, &side.gifts}) {
      for (const Card card : *cards) --count[card];
      owned += cards->count();
    }
    for (const Card card : side.looked) --count[card];
    for (const Card card : side.now.open) --count[OpenCards::cardOf(card)];
    owned += static_cast<int>(side.now.open.size());
    count[rules.scaffold] -= side.now.scaffolds;
    count[rules.beachChair] -= side.chairs;
    count[rules.shortTermLimit] -= side.shorts;
    if (owned > mostOwned) return "a player with too many cards";
    if (!std::is_sorted(side.hand.begin(), side.hand.end())) return "a hand out of order";
    if (side.trail.begun && !side.trail.torn && !fits(rules, side)) return "notes that do not fit the cards";
    if (side.due < 0 || (side.due > 0 && side.due > money(rules, side))) return "a debt that cannot be paid";
    if (side.now.open.count(Place::pallet) > 0 && side.now.open.count(Place::built) == 0) return "a coin on no Pallet";
  }
  if (std::any_of(count.begin(), count.end(), [](int left) { return left != 0; })) return "a card lost or found";
  return {};
}

namespace {

struct VerbText {
  Verb verb;
  std::string_view text;
};
constexpr std::array plainVerbs{VerbText{Verb::draw, "draw"},   VerbText{Verb::reveal, "reveal"},
                                VerbText{Verb::stepA, "2a"},    VerbText{Verb::stepB, "2b"},
                                VerbText{Verb::buy, "buy"},     VerbText{Verb::end, "end"},
                                VerbText{Verb::cross, "cross"}, VerbText{Verb::payCoin, "pay wood"}};
constexpr std::array cardVerbs{VerbText{Verb::use, "use "},     VerbText{Verb::give, "give "},
                               VerbText{Verb::drop, "drop "},   VerbText{Verb::take, "take "},
                               VerbText{Verb::put, "put "},     VerbText{Verb::remove, "remove "},
                               VerbText{Verb::build, "build "}, VerbText{Verb::payCard, "pay "}};

std::optional<Card> readCard(const Rules& rules, std::string_view text) {
  const std::size_t dash = text.rfind('-');
  if (dash == std::string_view::npos) return std::nullopt;
  const std::string_view digits = text.substr(dash + 1);
  if (digits.empty() || digits.size() > 2 || (digits.size() == 2 && digits.front() == '0')) return std::nullopt;
  int number = 0;
  for (const char digit : digits) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  for (std::size_t card = 0; card < rules.types.size(); ++card) {
    if (rules.types[card].number == number && nameOf(rules.types[card].kind) == text.substr(0, dash)) {
      return static_cast<Card>(card);
    }
  }
  return std::nullopt;
}

bool takeEnd(std::string_view& text, std::string_view expected) {
  if (!text.ends_with(expected)) return false;
  text.remove_suffix(expected.size());
  return true;
}

}  // namespace

Notation FeinerSand::write(const Rules& rules, const Action& action) {
  for (const VerbText& plain : plainVerbs) {
    if (plain.verb == action.verb) return plain.text;
  }
  if (action.verb == Verb::spend) return Notation("spend ").append(int{action.card});
  const bool fromPallet = action.verb == Verb::payPallet;
  Notation text;
  for (const VerbText& verb : cardVerbs) {
    if (verb.verb == (fromPallet ? Verb::payCard : action.verb)) text.append(verb.text);
  }
  text.append(nameOf(rules.kind(action.card))).append('-').append(rules.number(action.card));
  if (action.way == Way::cheap) text.append(" cheap");
  if (action.way == Way::free) text.append(" free");
  if (fromPallet) text.append(" pallet");
  return text;
}

std::optional<Action> FeinerSand::read(const Rules& rules, std::string_view text) {
  for (const VerbText& plain : plainVerbs) {
    if (text == plain.text) return Action{plain.verb, 0, Way::plain};
  }
  if (text.size() == 7 && text.starts_with("spend ") && text[6] >= '1' && text[6] <= '0' + blockCount) {
    return Action{Verb::spend, static_cast<Card>(text[6] - '0'), Way::plain};
  }
  for (const VerbText& verb : cardVerbs) {
    if (!text.starts_with(verb.text)) continue;
    Action action{verb.verb, 0, Way::plain};
    std::string_view rest = text.substr(verb.text.size());
    if (verb.verb == Verb::payCard && takeEnd(rest, " pallet")) action.verb = Verb::payPallet;
    if (verb.verb == Verb::build && takeEnd(rest, " cheap")) {
      action.way = Way::cheap;
    } else if (verb.verb == Verb::build && takeEnd(rest, " free")) {
      action.way = Way::free;
    }
    const std::optional<Card> card = readCard(rules, rest);
    if (!card) return std::nullopt;
    action.card = *card;
    return action;
  }
  return std::nullopt;
}

template const AnyGame& erased<FeinerSand>();

}  // namespace sammel
