// The table of Feiner Sand: what a viewer sees, as zones of pieces, and what actions are called.
#include <algorithm>
#include <array>

#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel {

using namespace feiner_sand;

namespace {

FeinerSand::ScreenCard shownCard(const Rules& rules, Card card) {
  return {rules.kind(card), static_cast<std::int8_t>(rules.number(card))};
}

template <class List>
FeinerSand::CardRow rowOf(const Rules& rules, const List& cards) {
  FeinerSand::CardRow row;
  for (const Card card : cards) row.push_back(shownCard(rules, card));
  return row;
}

FeinerSand::ScreenSeat shownSeat(const Rules& rules, const Front& front, const Side* own) {
  FeinerSand::ScreenSeat seat;
  seat.handSize = own != nullptr ? static_cast<std::uint8_t>(own->hand.size()) : front.handSize;
  seat.drawSize = own != nullptr ? static_cast<std::uint8_t>(own->draw.size()) : front.drawSize;
  seat.gifts = own != nullptr ? static_cast<std::uint8_t>(own->gifts.size()) : front.giftCount;
  seat.scaffolds = front.scaffolds;
  seat.coins = front.coins;
  Front counted = front;
  counted.handSize = seat.handSize;
  counted.drawSize = seat.drawSize;
  counted.giftCount = seat.gifts;
  seat.unbuilt = static_cast<std::int16_t>(scoreOf(rules, counted));
  seat.limit = static_cast<std::uint8_t>(permanentLimit(rules, front) + (own != nullptr ? own->bonus : 0));
  seat.path = front.path;
  seat.built = rowOf(rules, front.open.at(Place::built));
  seat.discard = rowOf(rules, front.open.at(Place::discard));
  seat.removed = rowOf(rules, front.open.at(Place::removed));
  seat.pallet = rowOf(rules, front.open.at(Place::pallet));
  return seat;
}

}  // namespace

FeinerSand::Screen FeinerSand::screen(const Rules& rules, const Knowledge& known) {
  Screen screen;
  screen.phase = known.open.phase;
  screen.turn = known.open.turn;
  screen.lastTurn = known.open.lastTurn < longestTurns ? known.open.lastTurn : std::uint8_t{0};
  screen.soloCoins = static_cast<std::uint8_t>(coinsOnSymbolCard(rules, known.open));
  screen.found = rowOf(rules, known.open.found);
  for (int i = 0; i < rules.players; ++i) {
    const Side* const own = known.viewer.is(Seat(i)) ? &*known.own : nullptr;
    ScreenSeat seat = shownSeat(rules, own != nullptr ? own->now : known.fronts[Seat(i)], own);
    seat.waiting = known.waiting.has(Seat(i));
    screen.seats.push_back(seat);
  }
  if (known.own) {
    const Side& side = *known.own;
    ScreenOwn own;
    own.seat = known.viewer.seat();
    own.stage = side.stage;
    if (side.stage == Stage::effect) own.active = shownCard(rules, side.active);
    own.picks = side.picks;
    own.due = side.due;
    own.hand = rowOf(rules, side.hand);
    own.ready = rowOf(rules, side.ready);
    own.looked = rowOf(rules, side.looked);
    own.given = rowOf(rules, side.gifts);
    own.ordered = side.now.ordered;
    for (std::size_t i = 0; i < side.draw.size(); ++i) {  // the top one first
      own.draw.push_back(shownCard(rules, own.ordered ? side.draw[side.draw.size() - 1 - i] : side.draw[i]));
    }
    screen.own = own;
  }
  screen.crossed = rules.past.crossed;
  if (known.open.crossed > 0 && known.open.crossed <= highestCross) {
    screen.crossed.push_back(static_cast<std::int8_t>(known.open.crossed));
  }
  if (!rules.isSolo()) return screen;
  const bool isCounted = known.open.phase == Phase::crossOff || known.open.phase == Phase::over;
  const int coins = rules.past.coins + (isCounted ? int{screen.seats[0].coins} : 0);
  screen.sheetCoins = static_cast<std::uint8_t>(std::min(coins, blockCount * coinsPerBlock));
  for (int block = 1; block <= blockCount; ++block) {
    const unsigned bit = 1U << static_cast<unsigned>(block - 1);
    if (((rules.past.spent | known.open.spent) & bit) != 0) screen.spent.push_back(static_cast<std::int8_t>(block));
  }
  return screen;
}

namespace {

using ScreenCard = FeinerSand::ScreenCard;

Tone toneOf(Kind kind) {
  constexpr std::array tones{Tone::orange, Tone::grey, Tone::green, Tone::red, Tone::blue, Tone::violet, Tone::yellow};
  return tones[static_cast<std::size_t>(columnOf(kind))];
}

Message cardLabel(const ScreenCard& card) {
  return Message("feiner-sand.label.card", {arg::word("card", cardName(card.kind)), arg::number("n", card.number)});
}

Notation notation(std::string_view verb, const ScreenCard& card, std::string_view end = {}) {
  return Notation(verb).append(' ').append(nameOf(card.kind)).append('-').append(int{card.number}).append(end);
}

Piece cardPiece(const ScreenCard& card, const Notation& action = {}) {
  Piece piece;
  piece.label = cardLabel(card);
  piece.tone = toneOf(card.kind);
  piece.action = action;
  return piece;
}
Piece textPiece(const Message& label, const Notation& action = {}) {
  Piece piece;
  piece.label = label;
  piece.action = action;
  return piece;
}

// What touching a card of the hand does at the moment.
std::string_view handVerb(const FeinerSand::ScreenOwn& own) {
  switch (own.stage) {
    case Stage::exchange:
    case Stage::step3: return "drop";
    case Stage::purchase: return "build";
    case Stage::payment: return "pay";
    case Stage::effect: break;
    default: return {};
  }
  switch (own.active->kind) {
    case Kind::extraBuild: return "build";
    case Kind::alwaysBuild: return own.picks < 2 ? "drop" : "build";
    case Kind::removeJunk: return own.picks < 2 ? "drop" : "remove";
    case Kind::pallet: return "put";
    case Kind::drawAndDiscard:
    case Kind::usefulFind:
    case Kind::reallyUsefulFind: return {};
    default: return "drop";
  }
}
bool isFinding(const FeinerSand::ScreenOwn& own) {
  return own.active && (own.active->kind == Kind::usefulFind || own.active->kind == Kind::reallyUsefulFind);
}

class Table {
 public:
  Table(const Rules& rules, const FeinerSand::Screen& screen) : rules_(rules), screen_(screen) {}

  Layout lay() {
    layMiddle();
    for (std::size_t i = 0; i < screen_.seats.size(); ++i) laySeat(i);
    if (screen_.own) layOwn();
    return layout_;
  }

 private:
  Zone& zone(std::string_view title, std::optional<Seat> owner = std::nullopt) {
    layout_.push_back({Message(title), owner, 0, {}});
    return layout_.back();
  }
  template <class Act>
  void addRow(std::string_view title, Seat owner, const FeinerSand::CardRow& cards, Act act) {
    if (cards.empty()) return;
    Zone& row = zone(title, owner);
    for (const ScreenCard& card : cards) row.pieces.push_back(cardPiece(card, act(card)));
  }

  void layMiddle() {
    Zone& middle = zone("feiner-sand.zone.middle");
    if (screen_.turn > 0) {
      middle.pieces.push_back(textPiece(Message("feiner-sand.label.turn", {arg::number("n", screen_.turn)})));
    }
    middle.pieces.push_back(textPiece(Message(phaseName())));
    if (screen_.lastTurn != 0) {
      Piece last = textPiece(Message("feiner-sand.label.lastTurn", {arg::number("n", screen_.lastTurn)}));
      last.lit = true;
      middle.pieces.push_back(last);
    }
    if (screen_.soloCoins > 0) {
      middle.pieces.push_back(textPiece(Message("feiner-sand.label.soloCoins", {arg::number("n", screen_.soloCoins)})));
    }
    if (!screen_.found.empty()) {
      Zone& found = zone(screen_.phase == Phase::sortOut ? "feiner-sand.zone.choose" : "feiner-sand.zone.found");
      for (const ScreenCard& card : screen_.found) {
        found.pieces.push_back(
            cardPiece(card, screen_.phase == Phase::sortOut ? notation("remove", card) : Notation()));
      }
    }
    if (rules_.isSolo() && rules_.campaign && !screen_.crossed.empty()) {
      Zone& crossed = zone("feiner-sand.zone.crossed");
      for (const std::int8_t crossedOff : screen_.crossed) {
        crossed.pieces.push_back(textPiece(Message("feiner-sand.label.number", {arg::number("n", crossedOff)})));
      }
    }
  }
  std::string_view phaseName() const {
    constexpr std::array<std::string_view, 6> names{"feiner-sand.phase.sortOut",  "feiner-sand.phase.exchange",
                                                    "feiner-sand.phase.step1",    "feiner-sand.phase.step2",
                                                    "feiner-sand.phase.crossOff", "feiner-sand.phase.over"};
    return names[static_cast<std::size_t>(screen_.phase)];
  }

  void laySeat(std::size_t at) {
    const FeinerSand::ScreenSeat& seat = screen_.seats[at];
    const Seat owner(static_cast<int>(at));
    const FeinerSand::ScreenOwn* const own = screen_.own && screen_.own->seat == owner ? &*screen_.own : nullptr;
    Zone& counts = zone("feiner-sand.zone.counts", owner);
    const auto count = [&](std::string_view key, int n) {
      counts.pieces.push_back(textPiece(Message(key, {arg::number("n", n)})));
    };
    if (screen_.phase != Phase::over && seat.waiting)
      counts.pieces.push_back(textPiece(Message("feiner-sand.label.done")));
    count(rules_.isSolo() ? "feiner-sand.label.sum" : "feiner-sand.label.left", seat.unbuilt);
    count("feiner-sand.label.hand", seat.handSize);
    count("feiner-sand.label.draw", seat.drawSize);
    count("feiner-sand.label.discard", static_cast<int>(seat.discard.size()));
    count("feiner-sand.label.limit", seat.limit);
    count("feiner-sand.label.gifts", seat.gifts);
    if (seat.coins > 0) {
      Piece coins = textPiece(Message("feiner-sand.label.coins", {arg::number("n", seat.coins)}));
      if (own != nullptr) coins.action = "pay wood";
      counts.pieces.push_back(coins);
    }
    if (seat.scaffolds > 0) {
      const ScreenCard scaffold = {Kind::scaffold, static_cast<std::int8_t>(rules_.number(rules_.scaffold))};
      Zone& front = zone("feiner-sand.zone.scaffolds", owner);
      for (int i = 0; i < seat.scaffolds; ++i) {
        front.pieces.push_back(cardPiece(scaffold, own != nullptr ? notation("pay", scaffold) : Notation()));
      }
    }
    addRow("feiner-sand.zone.pallet", owner, seat.pallet,
           [&](const ScreenCard& card) { return own != nullptr ? notation("pay", card, " pallet") : Notation(); });
    FeinerSand::CardRow ready = own != nullptr ? own->ready : FeinerSand::CardRow{};
    addRow("feiner-sand.zone.built", owner, seat.built, [&](const ScreenCard& card) {
      return own != nullptr && takeFrom(ready, card) ? notation("use", card) : Notation();
    });
    addRow("feiner-sand.zone.discard", owner, seat.discard, [&](const ScreenCard& card) {
      return own != nullptr && isFinding(*own) ? notation("take", card) : Notation();
    });
    addRow("feiner-sand.zone.removed", owner, seat.removed, [](const ScreenCard&) { return Notation(); });
  }

  void layOwn() {
    const FeinerSand::ScreenOwn& own = *screen_.own;
    const auto nothing = [](const ScreenCard&) { return Notation(); };
    addRow("feiner-sand.zone.given", own.seat, own.given, nothing);
    if (own.ordered) addRow("feiner-sand.zone.ordered", own.seat, own.draw, nothing);
    addRow("feiner-sand.zone.looked", own.seat, own.looked,
           [&](const ScreenCard& card) { return notation(own.stage == Stage::dream ? "build" : "drop", card); });
    const std::string_view verb = handVerb(own);
    addRow("feiner-sand.zone.hand", own.seat, own.hand,
           [&](const ScreenCard& card) { return verb.empty() ? Notation() : notation(verb, card); });
  }
  static bool takeFrom(FeinerSand::CardRow& row, const ScreenCard& card) {
    for (ScreenCard& ready : row) {
      if (ready.kind != card.kind || ready.number != card.number) continue;
      ready = row.back();
      row.pop_back();
      return true;
    }
    return false;
  }

  const Rules& rules_;
  const FeinerSand::Screen& screen_;
  Layout layout_;
};

}  // namespace

Layout FeinerSand::layout(const Rules& rules, const Screen& screen) { return Table(rules, screen).lay(); }

Message FeinerSand::label(const Rules& rules, const Screen& screen, const Action& action) {
  const Card named = action.verb == Verb::spend ? Card{0} : action.card;
  const Arg card = arg::word("card", cardName(rules.kind(named)));
  const Arg n = arg::number("n", rules.number(named));
  const Stage stage = screen.own ? screen.own->stage : Stage::waiting;
  switch (action.verb) {
    case Verb::draw: return Message("feiner-sand.do.draw", {arg::number("n", baseDraw)});
    case Verb::reveal: return Message("feiner-sand.do.reveal");
    case Verb::use: return Message("feiner-sand.do.use", {card, n});
    case Verb::give: return Message("feiner-sand.do.give", {card, n});
    case Verb::drop: return Message("feiner-sand.do.drop", {card, n});
    case Verb::take: return Message("feiner-sand.do.take", {card, n});
    case Verb::put: return Message("feiner-sand.do.put", {card, n});
    case Verb::remove: return Message("feiner-sand.do.remove", {card, n});
    case Verb::build:
      return Message(action.way == Way::cheap  ? "feiner-sand.do.buildCheap"
                     : action.way == Way::free ? "feiner-sand.do.buildFree"
                                               : "feiner-sand.do.build",
                     {card, n});
    case Verb::payCard: return Message("feiner-sand.do.pay", {card, n});
    case Verb::payPallet: return Message("feiner-sand.do.payPallet", {card, n});
    case Verb::payCoin: return Message("feiner-sand.do.payCoin");
    case Verb::stepA: return Message("feiner-sand.do.stepA");
    case Verb::stepB: return Message("feiner-sand.do.stepB", {arg::number("n", baseDraw)});
    case Verb::buy:
      return screen.own && screen.own->due > 0 ? Message("feiner-sand.do.buy", {arg::number("n", screen.own->due)})
                                               : Message("feiner-sand.do.buyNothing");
    case Verb::end:
      switch (stage) {
        case Stage::exchange: return Message("feiner-sand.do.exchange", {arg::number("n", screen.own->picks)});
        case Stage::effect: return Message("feiner-sand.do.endEffect");
        case Stage::dream: return Message("feiner-sand.do.endDream");
        case Stage::step1: return Message("feiner-sand.do.endStep1");
        case Stage::step3: return Message("feiner-sand.do.endTurn");
        default: return Message("feiner-sand.do.endStep2");
      }
    case Verb::spend: return Message("feiner-sand.do.spend", {arg::number("n", action.card)});
    case Verb::cross: return Message("feiner-sand.do.cross");
  }
  return {};
}

}  // namespace sammel
