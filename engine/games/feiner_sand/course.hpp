// The course of a game of Feiner Sand: set-up, turns, barriers. Clause numbers are those of the rulebook.
#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <type_traits>
#include <utility>

#include "engine/core/log.hpp"
#include "engine/core/rng.hpp"
#include "engine/games/feiner_sand/campaign.hpp"
#include "engine/games/feiner_sand/events.hpp"
#include "engine/games/feiner_sand/means.hpp"
#include "engine/games/feiner_sand/trail.hpp"

namespace sammel::feiner_sand {

enum class Verb : std::uint8_t {
  draw,    // the base draw
  reveal,  // one more card of the draw pile, for Dream Build
  use,     // a built card
  give,    // a card to the left neighbour
  drop,    // discard a card
  take,    // a card of the discard pile
  put,     // a coin card on the Pallet
  remove,  // a card from the game
  build,
  payCard,
  payPallet,
  payCoin,
  stepA,
  stepB,
  buy,    // no more builds
  end,    // of a step or of choosing cards
  spend,  // a block of the score sheet
  cross,
};
constexpr auto enumNames(Verb) {
  return std::array<std::string_view, 18>{"draw",  "reveal", "use",   "give",    "drop",      "take",
                                          "put",   "remove", "build", "payCard", "payPallet", "payCoin",
                                          "stepA", "stepB",  "buy",   "end",     "spend",     "cross"};
}

struct Action {
  Verb verb = Verb::end;
  Card card = 0;         // or the number of a block
  Way way = Way::plain;  // of building

  constexpr Verb kind() const { return verb; }
  static constexpr auto cases() {
    constexpr auto card = field("card", &Action::card);
    return std::tuple(when(Verb::draw), when(Verb::reveal), when(Verb::use, card), when(Verb::give, card),
                      when(Verb::drop, card), when(Verb::take, card), when(Verb::put, card), when(Verb::remove, card),
                      when(Verb::build, card, field("way", &Action::way)), when(Verb::payCard, card),
                      when(Verb::payPallet, card), when(Verb::payCoin), when(Verb::stepA), when(Verb::stepB),
                      when(Verb::buy), when(Verb::end), when(Verb::spend, field("block", &Action::card)),
                      when(Verb::cross));
  }
  friend bool operator==(const Action&, const Action&) = default;
};

// The phrase that names a card.
std::string_view cardName(Kind kind);

template <class Log>
class Course {
 public:
  Course(const Rules& rules, State& state, Rng& rng, Log& log) : rules_(rules), state_(state), rng_(rng), log_(log) {}

  void setUp() {
    Open& open = state_.open;
    open.deck = rules_.startDeck;
    if (rules_.campaign) tell(StartsGame{static_cast<std::int16_t>(rules_.past.games + 1)});
    if (rules_.campaign && rules_.past.games > 0) {
      open.deck = latestDeck(rules_, rules_.past);
      if (rules_.isSolo()) {  // F14: choosing what to remove is the first decision
        turnUp(soloFinds, rng_.use(Purpose::lot, Seat(0)));
        open.phase = Phase::sortOut;
        state_.sides[Seat(0)].stage = Stage::sortOut;
        return;
      }
      // F11: the last winner turns up what everybody removes.
      turnUp(cardsPerRound, rng_.use(Purpose::lot, rules_.past.lastWinner));
      const std::span<const Card> joined(rules_.past.stack.data(), cardsPerRound);
      replaceCards(open.deck, open.found, joined);
      tellChange(joined);
    } else if (rules_.fableRound > 0) {
      playForward();
    }
    deal();
  }

  void act(Seat seat, const Action& action) {
    carryOut(seat, action);
    tellNews(seat);
  }

  // Goes on when everybody is done.
  void advance() {
    while (state_.open.phase != Phase::over && isEverybodyWaiting()) passBarrier();
  }

  // Puts a seat at the beginning of the present phase.
  void begin(Seat seat) {
    Side& side = state_.sides[seat];
    ++side.decisions;
    side.picks = 0;
    side.ranOut = false;
    switch (state_.open.phase) {
      case Phase::exchange: side.stage = Stage::exchange; return;
      case Phase::step1:
        side.gave = false;
        side.builds = 0;
        side.bonus = 0;
        side.now.path = Path::none;
        side.drew = state_.open.turn == 1;  // F1: the start cards are in hand already
        readyCards(side);
        side.stage = Stage::step1;
        settle(seat);
        tellNews(seat);
        return;
      case Phase::step2:
        side.drew = false;
        readyCards(side);
        side.stage = Stage::choice;
        return;
      case Phase::crossOff:
        side.stage = Stage::crossOff;
        if (!canSpendAny(rules_, state_)) crossOff(side);
        return;
      case Phase::sortOut:
      case Phase::over: return;
    }
  }

 private:
  // Notes are for those who will be asked what they know.
  template <class Write>
  static void remember(Write write) {
    if constexpr (remembers<Log>) write();
  }

  static constexpr bool speaks = hears<Log>;

  void carryOut(Seat seat, const Action& action) {
    Side& side = state_.sides[seat];
    ++side.decisions;
    if (side.stage == Stage::step1) log_.reveal();  // whether the step is over shows
    switch (action.verb) {
      case Verb::draw:
        side.drew = true;
        drawCards(seat, baseDraw);
        settle(seat);
        return;
      case Verb::reveal: revealForDream(seat); return;
      case Verb::use: use(seat, action.card); return;
      case Verb::give:  // F4
        side.hand.take(action.card);
        side.gifts.push(action.card);
        side.gave = true;
        remember([&] { trail::given(side); });
        tellOwn(seat, Gives{seat, seat.left(rules_.players), rules_.printed(action.card)});
        return;
      case Verb::drop: drop(seat, action.card); return;
      case Verb::take:
        side.now.open.take(Place::discard, action.card);
        remember([&] { trail::entered(side, action.card); });
        keep(seat, action.card, Spot::discard);
        finishEffect(seat);
        return;
      case Verb::put:
        leaveHand(side, action.card);
        side.now.open.lay(Place::pallet, action.card);
        finishEffect(seat);
        return;
      case Verb::remove:
        if (side.stage == Stage::sortOut) return sortOut(action.card);
        leaveHand(side, action.card);
        side.now.open.lay(Place::removed, action.card);
        finishEffect(seat);
        return;
      case Verb::build: build(seat, action.card, action.way); return;
      case Verb::payCard:
        if (action.card == rules_.scaffold) {
          --side.now.scaffolds;
        } else {
          leaveHand(side, action.card);
        }
        payWith(side, action.card);
        return;
      case Verb::payPallet:
        side.now.open.take(Place::pallet, action.card);
        payWith(side, action.card);
        return;
      case Verb::payCoin:
        --side.now.coins;
        pay(side, 1);
        return;
      case Verb::stepA:
        side.now.path = Path::build;
        side.stage = Stage::purchase;
        settlePurchase(seat);
        return;
      case Verb::stepB:
        side.now.path = Path::draw;
        side.stage = Stage::step2b;
        return;
      case Verb::buy: startPayment(side, Stage::after); return;
      case Verb::end: end(seat); return;
      case Verb::spend: state_.open.spent |= static_cast<std::uint8_t>(1U << (action.card - 1U)); return;
      case Verb::cross: crossOff(side); return;
    }
  }

  // F12: turns cards up until enough bear a number.
  void turnUp(int count, Chance chance) {
    DeckList shuffled = state_.open.deck;
    chance.shuffle(std::span<Card>(shuffled));
    state_.open.found.clear();
    for (std::size_t i = 0; static_cast<int>(state_.open.found.size()) < count; ++i) {
      if (rules_.isNumbered(shuffled[i])) state_.open.found.push_back(shuffled[i]);
    }
  }

  // The exchanges of all rounds up to the chosen one, by lot.
  void playForward() {
    Open& open = state_.open;
    std::array<Card, fableCount + cardsPerRound * lastFableRound> stack{};
    std::copy(rules_.fables.begin(), rules_.fables.end(), stack.begin());
    for (std::size_t round = 0; round < static_cast<std::size_t>(rules_.fableRound); ++round) {
      turnUp(cardsPerRound, rng_.use(Purpose::lot, Seat::table()));
      std::copy(open.found.begin(), open.found.end(), stack.data() + fableCount + round * cardsPerRound);
      replaceCards(open.deck, open.found, std::span(stack.data() + round * cardsPerRound, cardsPerRound));
    }
    tellChange(
        std::span(stack.data() + static_cast<std::size_t>(rules_.fableRound - 1) * cardsPerRound, cardsPerRound));
  }

  void deal() {
    for (int i = 0; i < rules_.players; ++i) {
      Side& side = state_.sides[Seat(i)];
      const bool learning = rules_.deck == Deck::learning;
      for (std::size_t card = 0; card < deckSize; ++card) {
        side.draw.push(learning ? rules_.learning[deckSize - 1 - card] : state_.open.deck[card]);
      }
      side.now.ordered = learning;
      if (!learning) rng_.use(Purpose::deal, Seat(i)).shuffle(std::span<Card>(side.draw.begin(), side.draw.end()));
      if (!rules_.isSolo()) remember([&] { side.trail = trail::beginning({}, side.draw); });
      for (int count = 0; count < startHand; ++count) {
        const Card card = side.draw.pop();
        if (learning) {
          remember([&] { trail::drawnOpenly(side, card); });
        } else {
          remember([&] { trail::drawn(side); });
        }
        enterHand(Seat(i), card);
      }
      tellNews(Seat(i), Spot::hand);
      show(side);
    }
    if (rules_.deck == Deck::shuffled) {
      state_.open.phase = Phase::exchange;
      beginAll();
    } else {
      startTurn();
    }
    advance();
  }

  void sortOut(Card card) {  // F14
    Side& side = state_.sides[Seat(0)];
    Open& open = state_.open;
    std::swap(open.found[side.picks], *std::find(open.found.begin() + side.picks, open.found.end(), card));
    if (++side.picks < cardsPerRound) return;
    log_.reveal();
    open.found.resize(cardsPerRound);
    const auto round = static_cast<std::size_t>(rules_.past.games - 1);
    const std::span<const Card> joined(rules_.fables.data() + round * cardsPerRound, cardsPerRound);
    replaceCards(open.deck, open.found, joined);
    tellChange(joined);
    deal();
  }

  void finishExchange(Seat seat) {
    Side& side = state_.sides[seat];
    log_.reveal();
    drawCards(seat, side.picks);
    while (side.hand.has(rules_.scaffold)) {
      leaveHand(side, rules_.scaffold);
      ++side.now.scaffolds;
    }
    remember([&] { trail::noScaffold(side); });
    side.stage = Stage::waiting;
  }

  void enterHand(Seat seat, Card card) {
    state_.sides[seat].hand.insert(card);
    if constexpr (speaks) news_.insert(card);
  }
  void leaveHand(Side& side, Card card) {
    side.hand.take(card);
    remember([&] { trail::left(side, card); });
  }
  // A Scaffold lies open at once.
  void keep(Seat seat, Card card, [[maybe_unused]] Spot from) {
    if constexpr (speaks) {
      if (from != Spot::draw) chosen_ = std::pair(card, from);
    }
    if (card != rules_.scaffold) return enterHand(seat, card);
    Side& side = state_.sides[seat];
    ++side.now.scaffolds;
    remember([&] { trail::left(side, card); });
    if constexpr (speaks) news_.insert(card);
  }
  Card popUnseen(Side& side) {
    const Card card = side.draw.pop();
    if (side.now.ordered || card == rules_.scaffold) {
      remember([&] { trail::drawnOpenly(side, card); });
    } else {
      remember([&] { trail::drawn(side); });
    }
    return card;
  }
  Card popOpenly(Side& side) {
    const Card card = side.draw.pop();
    remember([&] { trail::drawnOpenly(side, card); });
    return card;
  }

  // F6: the discard pile becomes the draw pile if that is empty.
  void refill(Seat seat) {
    Side& side = state_.sides[seat];
    if (!side.draw.empty() || side.now.open.count(Place::discard) == 0) return;
    side.draw = side.now.open.takeDiscards();
    rng_.use(Purpose::draw, seat).shuffle(std::span<Card>(side.draw.begin(), side.draw.end()));
    side.now.ordered = false;
    ++side.now.shuffles;
    remember([&] { trail::shuffled(side); });
    tellOwn(seat, Shuffles{seat});
  }
  void takeCoin(Seat seat) {
    ++state_.sides[seat].now.coins;
    tellOwn(seat, TakesCoin{seat});
  }
  void drawCards(Seat seat, int count) {
    log_.reveal();
    for (; count > 0; --count) (void)drawCard(seat);
  }
  // F6; the Scaffold is laid out and does not come into the hand.
  bool drawCard(Seat seat) {
    Side& side = state_.sides[seat];
    refill(seat);
    if (side.draw.empty()) {
      takeCoin(seat);
      return true;
    }
    const Card card = popUnseen(side);
    keep(seat, card, Spot::draw);
    refill(seat);
    return card != rules_.scaffold;
  }
  // Until the hand holds as many cards as the limit allows; a wooden coin stands for the card that is missing.
  void drawToLimit(Seat seat) {
    const Side& side = state_.sides[seat];
    log_.reveal();
    for (int missing = permanentLimit(rules_, side.now) - side.hand.count(); missing > 0;) {
      if (drawCard(seat) || rules_.scaffoldsFill) --missing;
    }
  }

  // F3: what is built at the beginning of a phase can be used in it.
  void readyCards(Side& side) const {
    side.ready.clear();
    side.now.open.forEach(Place::built, [&](Card card) {
      if (rules_.column(card) != Column::castle) side.ready.push(card);
    });
  }

  void use(Seat seat, Card card) {
    Side& side = state_.sides[seat];
    const Kind kind = rules_.kind(card);
    if (kind != Kind::recycling) side.ready.take(card);  // F7: any number of times
    switch (kind) {
      case Kind::green:
      case Kind::blue:
      case Kind::lastDelivery: drawCards(seat, 1); break;
      case Kind::green2:
      case Kind::blue2: drawCards(seat, 2); break;
      case Kind::drawTwo:
        drawCards(seat, 2);
        discardOnce(side, card);
        break;
      case Kind::woodenCoin: takeCoin(seat); break;
      case Kind::coinDraw: drawCoinCard(seat); break;
      case Kind::drawToLimit: drawToLimit(seat); break;
      case Kind::dreamBuild: dream(seat); return;
      case Kind::shortTermLimit:
        side.now.open.take(Place::built, card);
        ++side.shorts;
        side.bonus = static_cast<std::uint8_t>(side.bonus + shortTermBonus);
        return;
      case Kind::usefulFind:
      case Kind::reallyUsefulFind:
        if (side.now.open.count(Place::discard) > 0) return ask(side, card);
        drawCards(seat, 1);
        break;
      case Kind::drawAndDiscard:
        lookAtTwo(seat);
        if (side.looked.size() == 2) return ask(side, card);
        if (side.looked.size() == 1) keepLooked(seat, Spot::draw);
        break;
      default: ask(side, card); return;
    }
    settle(seat);
  }
  // The card wants to know more.
  static void ask(Side& side, Card card) {
    side.back = side.stage;
    side.stage = Stage::effect;
    side.active = card;
    side.picks = 0;
  }
  void discardOnce(Side& side, Card card) {
    side.now.open.take(Place::built, card);
    side.now.open.lay(Place::discard, card);
  }

  void lookAtTwo(Seat seat) {
    Side& side = state_.sides[seat];
    log_.reveal();
    for (int i = 0; i < 2; ++i) {
      refill(seat);
      if (side.draw.empty()) {
        takeCoin(seat);
        continue;
      }
      side.looked.push_back(popUnseen(side));
      refill(seat);
    }
    std::sort(side.looked.begin(), side.looked.end());
  }
  void keepLooked(Seat seat, Spot from) {
    Side& side = state_.sides[seat];
    const Card card = side.looked.back();
    side.looked.pop_back();
    keep(seat, card, from);
  }

  void drawCoinCard(Seat seat) {
    Side& side = state_.sides[seat];
    log_.reveal();
    refill(seat);
    if (side.draw.empty()) return takeCoin(seat);
    while (!side.draw.empty()) {
      const Card card = popOpenly(side);
      if (rules_.isCoin(card)) {
        keep(seat, card, Spot::draw);
        break;
      }
      remember([&] { trail::left(side, card); });
      side.now.open.lay(Place::discard, card);
      if constexpr (speaks) revealed_.insert(card);
    }
    refill(seat);
  }

  void dream(Seat seat) {
    Side& side = state_.sides[seat];
    log_.reveal();
    refill(seat);
    if (side.draw.empty()) {
      tellOwn(seat, RevealsNothing{seat});
      return settlePurchase(seat);
    }
    side.stage = Stage::dream;
    do {
      revealForDream(seat);
    } while (rules_.dreamsAtOnce && canRevealForDream(side));
  }
  void revealForDream(Seat seat) {
    Side& side = state_.sides[seat];
    log_.reveal();
    side.looked.push_back(popOpenly(side));
    if constexpr (speaks) revealed_.insert(side.looked.back());
    std::sort(side.looked.begin(), side.looked.end());
  }
  void finishDream(Seat seat) {
    Side& side = state_.sides[seat];
    for (const Card card : side.looked) {
      remember([&] { trail::left(side, card); });
      side.now.open.lay(Place::discard, card);
    }
    side.looked.clear();
    log_.reveal();
    refill(seat);
    noteEmptyPiles(side);
    side.stage = Stage::purchase;
    settlePurchase(seat);
  }

  // A card is discarded, for an effect or because of the limit.
  void drop(Seat seat, Card card) {
    Side& side = state_.sides[seat];
    ++side.picks;
    if (!side.looked.empty()) {  // Draw and Discard
      Card* const found = std::find(side.looked.begin(), side.looked.end(), card);
      std::swap(*found, side.looked.back());
      side.looked.pop_back();
      remember([&] { trail::leftOfTwo(side, card, rules_.scaffold); });
      side.now.open.lay(Place::discard, card);
      keepLooked(seat, Spot::table);
      return finishEffect(seat);
    }
    leaveHand(side, card);
    side.now.open.lay(Place::discard, card);
    if (side.stage != Stage::effect) return;  // exchange, limit
    switch (rules_.kind(side.active)) {
      case Kind::swap:
        drawCards(seat, 1);
        finishEffect(seat);
        return;
      case Kind::threeForTwo:
        if (side.picks < 3) return;
        drawCards(seat, 2);
        finishEffect(seat);
        return;
      case Kind::recycling:
        if (side.picks < 2) return;
        drawCards(seat, 1);
        finishEffect(seat);
        return;
      default: return;  // Remove Junk and Always Build go on; Redraw Half and One More wait for `end`
    }
  }

  void finishEffect(Seat seat) {
    Side& side = state_.sides[seat];
    if (isOnce(rules_.kind(side.active))) discardOnce(side, side.active);
    side.stage = side.back;
    if (side.stage == Stage::step1) log_.reveal();
    side.picks = 0;
    settle(seat);
  }

  // F9: both piles are empty after an action that drew or revealed.
  static void noteEmptyPiles(Side& side) { side.ranOut |= side.hasNoPiles(); }

  // After every action that may have drawn cards.
  void settle(Seat seat) {
    Side& side = state_.sides[seat];
    if (side.stage != Stage::step1) return noteEmptyPiles(side);
    const bool hasGreen = std::any_of(side.ready.begin(), side.ready.end(),
                                      [&](Card card) { return rules_.column(card) == Column::green; });
    if (hasGreen) return;
    if (!side.drew) {
      side.drew = true;
      drawCards(seat, baseDraw);
    }
    finishStep1(side);
  }
  void finishStep1(Side& side) {
    noteEmptyPiles(side);  // F9
    side.stage = Stage::waiting;
  }

  void build(Seat seat, Card card, Way way) {
    Side& side = state_.sides[seat];
    const bool dreamt = side.stage == Stage::dream;
    const bool single = side.stage == Stage::effect;  // Extra Build, Always Build: no rebate, paid on their own
    side.due = static_cast<std::int16_t>(side.due + (single ? rules_.number(card) : costOf(rules_, side, card, way)));
    if (dreamt) {
      Card* const found = std::find(side.looked.begin(), side.looked.end(), card);
      std::swap(*found, side.looked.back());
      side.looked.pop_back();
      remember([&] { trail::left(side, card); });
    } else {
      leaveHand(side, card);
    }
    if (card == rules_.beachChair && passesChairOn(rules_, state_, seat)) {
      ++side.chairs;
    } else {
      side.now.open.lay(Place::built, card);
      const Column column = rules_.column(card);
      if (column == Column::purple || column == Column::yellow) side.ready.insert(card);  // F3
    }
    tellOwn(seat, Builds{seat, rules_.printed(card), dreamt ? Spot::table : Spot::hand});
    if (dreamt) return finishDream(seat);
    if (single) {
      side.picks = 0;
      return startPayment(side, side.back);
    }
    ++side.picks;
    if (way == Way::plain) ++side.builds;
    if (way == Way::cheap) takeReady(side, Kind::cheapBuild);
    if (way == Way::free) discardOnce(side, takeReady(side, Kind::freeBuild));
    settlePurchase(seat);
  }
  Card takeReady(Side& side, Kind kind) const {
    const Card card =
        *std::find_if(side.ready.begin(), side.ready.end(), [&](Card it) { return rules_.kind(it) == kind; });
    side.ready.take(card);
    return card;
  }

  // Nothing more can be built: on to the payment. Whoever has builds left hears why.
  void settlePurchase(Seat seat) {
    Side& side = state_.sides[seat];
    if (canBuildMore(rules_, side)) return;
    if (std::any_of(allWays.begin(), allWays.end(), [&](Way way) { return hasWay(rules_, side, way); })) {
      tellOwn(seat, StopsBuilding{seat, side.picks > 0 || side.due > 0});
    }
    startPayment(side, Stage::after);
  }
  void startPayment(Side& side, Stage back) {
    side.stage = side.due > 0 ? Stage::payment : back;
    side.back = back;
    side.least = UINT8_MAX;
  }
  void payWith(Side& side, Card card) {
    const bool leaves = rules_.kind(card) == Kind::foundation;  // F5
    side.now.open.lay(leaves ? Place::removed : Place::discard, card);
    pay(side, rules_.pays[card]);
  }
  void pay(Side& side, int value) {
    side.due = static_cast<std::int16_t>(std::max(0, side.due - value));
    side.least = std::min(side.least, static_cast<std::uint8_t>(value));
    if (side.due == 0) side.stage = side.back;
  }

  void end(Seat seat) {
    Side& side = state_.sides[seat];
    switch (side.stage) {
      case Stage::exchange: finishExchange(seat); return;
      case Stage::step1: finishStep1(side); return;
      case Stage::dream: finishDream(seat); return;
      case Stage::effect:  // Redraw Half, One More
        drawCards(seat, drawsFor(rules_.kind(side.active), side.picks));
        finishEffect(seat);
        return;
      case Stage::step2b:
      case Stage::after: enterStep3(side); return;
      default: break;
    }
    log_.reveal();  // that one is done shows
    side.stage = Stage::waiting;
  }

  // F7: if there is nothing to decide, the turn is over.
  void enterStep3(Side& side) {
    log_.reveal();
    side.picks = 0;
    const bool canUse = std::any_of(side.ready.begin(), side.ready.end(), [&](Card card) {
      return rules_.column(card) == Column::purple && isUsable(rules_, side, card);
    });
    side.stage = canUse || side.hand.count() > limitOf(rules_, side) ? Stage::step3 : Stage::waiting;
  }

  void crossOff(Side& side) {  // F14
    state_.open.crossed = static_cast<std::uint8_t>(numberToCross(rules_, state_));
    side.stage = Stage::waiting;
  }

  bool isEverybodyWaiting() const {
    for (int i = 0; i < rules_.players; ++i) {
      if (state_.sides[Seat(i)].stage != Stage::waiting) return false;
    }
    return true;
  }
  void beginAll() {
    for (int i = 0; i < rules_.players; ++i) begin(Seat(i));
  }
  // F16: from now on the others see what has happened.
  static void show(Side& side) {
    remember([&] { trail::show(side); });
    side.shown = side.now;
    side.shown.handSize = static_cast<std::uint8_t>(side.hand.size());
    side.shown.drawSize = static_cast<std::uint8_t>(side.draw.size());
    side.shown.giftCount = static_cast<std::uint8_t>(side.gifts.size());
  }
  void showAll() {
    for (int i = 0; i < rules_.players; ++i) show(state_.sides[Seat(i)]);
  }
  void startTurn() {
    ++state_.open.turn;
    state_.open.phase = Phase::step1;
    tell(StartsTurn{state_.open.turn});
    beginAll();
  }

  void passBarrier() {
    log_.reveal();
    Open& open = state_.open;
    for (int i = 0; i < rules_.players; ++i) tellShown(Seat(i));
    switch (open.phase) {
      case Phase::exchange:
        showAll();
        startTurn();
        return;
      case Phase::step1:
        if (hasAnybodyRunOut() && open.turn < open.lastTurn) {  // F9
          open.lastTurn = open.turn;
          tell(RunsOut{open.turn, open.lastTurn});
        }
        showAll();
        open.phase = Phase::step2;
        beginAll();
        return;
      case Phase::step2: endTurn(); return;
      case Phase::crossOff:
        open.phase = Phase::over;
        tellCrossed();
        return;
      case Phase::sortOut:
      case Phase::over: return;
    }
  }
  bool hasAnybodyRunOut() const {
    return std::any_of(state_.sides.begin(), state_.sides.end(), [](const Side& side) { return side.ranOut; });
  }

  // F8
  void endTurn() {
    Open& open = state_.open;
    for (int i = 0; i < rules_.players; ++i) {
      Side& side = state_.sides[Seat(i)];
      Side& left = state_.sides[Seat(i).left(rules_.players)];
      for (; side.chairs > 0; --side.chairs) {
        left.now.open.lay(Place::discard, rules_.beachChair);
        tell(GetsChair{Seat(i).left(rules_.players), Seat(i), rules_.printed(rules_.beachChair)});
      }
      for (; side.shorts > 0; --side.shorts) {
        if (rules_.isSolo()) {
          side.now.open.lay(Place::removed, rules_.shortTermLimit);
        } else {
          side.gifts.push(rules_.shortTermLimit);
          remember([&] { trail::givenOpenly(side); });
        }
      }
    }
    if (!rules_.isSolo()) moveGifts();
    if (hasAnybodyRunOut() && open.turn + 1 < open.lastTurn) {  // F9
      open.lastTurn = static_cast<std::uint8_t>(open.turn + 1);
      tell(RunsOut{open.turn, open.lastTurn});
    }
    showAll();
    if (open.turn < open.lastTurn) return startTurn();
    if (rules_.isSolo() && rules_.campaign) {
      open.phase = Phase::crossOff;
      beginAll();
      return;
    }
    open.phase = Phase::over;
    tellEnd();
  }

  void moveGifts() {
    PerSeat<Card, maxPlayers> tops;
    for (int i = 0; i < rules_.players; ++i) {
      if (state_.sides[Seat(i)].gifts.empty()) return;
    }
    for (int i = 0; i < rules_.players; ++i) {
      Side& side = state_.sides[Seat(i)];
      tops[Seat(i)] = side.gifts.pop();
      remember([&] { trail::taken(side, tops[Seat(i)]); });
    }
    for (int i = 0; i < rules_.players; ++i) {
      const Card card = tops[Seat(i)];
      const Seat to = Seat(i).left(rules_.players);
      state_.sides[to].now.open.lay(Place::discard, card);
      tell(GetsGift{to, Seat(i), rules_.printed(card)});
    }
  }

  template <class Happening>
  void tell(const Happening& event) {
    log_.tell(Audience::everyone(), event);
  }
  template <class Happening>
  void tellOwn(Seat seat, const Happening& event) {
    log_.tell(Audience::only(seat), event);
  }
  // To the player alone: what was revealed and drawn, sorted, because the order in which cards were drawn is forgotten
  // as soon as they are in hand.
  void tellNews([[maybe_unused]] Seat seat, [[maybe_unused]] Spot ofScaffold = Spot::table) {
    if constexpr (speaks) {
      const Spot ofRevealed = state_.sides[seat].stage == Stage::dream ? Spot::table : Spot::discard;
      for (const Card card : revealed_) tellOwn(seat, Reveals{seat, rules_.printed(card), ofRevealed});
      for (const Card card : news_) {
        Gets event{seat, rules_.printed(card), Spot::draw, card == rules_.scaffold ? ofScaffold : Spot::hand};
        if (chosen_ && chosen_->first == card) event.from = std::exchange(chosen_, {})->second;
        tellOwn(seat, event);
      }
      revealed_.clear();
      news_.clear();
    }
  }
  // What has left the decks before this game, and what has joined them.
  void tellChange(std::span<const Card> joined) {
    for (const Card card : state_.open.found) tell(LeavesDecks{rules_.printed(card)});
    for (const Card card : joined) tell(JoinsDecks{rules_.printed(card)});
  }
  // What a player has done since the latest barrier, to the others.
  void tellShown([[maybe_unused]] Seat who) {
    if constexpr (speaks) {
      if (rules_.isSolo()) return;
      const Side& side = state_.sides[who];
      const Audience others = Audience::allBut(who);
      if (state_.open.phase == Phase::exchange) {
        log_.tell(others, Exchanges{who, static_cast<std::int8_t>(side.now.open.count(Place::discard))});
        return;
      }
      if (state_.open.phase != Phase::step2) return;
      OpenCards before = side.shown.open;
      side.now.open.forEach(Place::built, [&](Card card) {
        if (!before.take(Place::built, card)) log_.tell(others, Builds{who, rules_.printed(card), {}});
      });
      if (side.now.path == Path::draw) log_.tell(others, DrawsMore{who});
      if (side.gifts.size() > side.shown.giftCount) log_.tell(others, Gives{who, who.left(rules_.players), {}});
      if (side.now.shuffles != side.shown.shuffles) log_.tell(others, Shuffles{who});
    }
  }
  void tellEnd() {
    if constexpr (speaks) {
      const Outcome outcome = outcomeOf(rules_, state_);
      if (rules_.isSolo()) return tell(EndsAlone{outcome.points[0]});
      forEachWinner(outcome, [&](Seat who, bool shared) {
        const std::int16_t points = outcome.points[who.slot()];
        const bool tied = std::count(outcome.points.begin(), outcome.points.end(), points) > 1;
        tell(Wins{who, points, shared ? Win::shared : tied ? Win::byCoins : Win::alone});
      });
      if (rules_.campaign) tell(GoesOn{static_cast<std::int16_t>(rules_.past.games + 1)});
    }
  }
  void tellCrossed() {
    if constexpr (speaks) {
      tell(EndsAlone{static_cast<std::int16_t>(scoreOf(rules_, state_.sides[Seat(0)].shown))});
      const Past past = addGame(rules_, state_);
      const auto games = static_cast<std::int16_t>(past.games);
      if (state_.open.crossed > highestCross) {
        return tell(LosesCampaign{Seat(0), static_cast<std::int16_t>(loweredSum(rules_, state_)), games});
      }
      tell(CrossesOff{state_.open.crossed});
      if (past.games < soloGames) return tell(GoesOn{games});
      tell(WinsCampaign{Seat(0), static_cast<std::int16_t>(campaignPoints(past)), games});
    }
  }

  const Rules& rules_;
  State& state_;
  Rng& rng_;
  Log& log_;
  Cards news_;                                   // what a player has got in the present action
  Cards revealed_;                               // ... and turned up
  std::optional<std::pair<Card, Spot>> chosen_;  // ... and did not draw
};

}  // namespace sammel::feiner_sand
