// The table of Alex & Co as zones of cards, and its actions as words.
#include <algorithm>

#include "engine/games/alex_und_co/alex_und_co.hpp"

namespace sammel {

using alex_und_co::noCard;

namespace {

using Card = AlexUndCo::Card;
using Kind = AlexUndCo::Kind;
using Rules = AlexUndCo::Rules;
using Screen = AlexUndCo::Screen;

// Sets of one colour are told apart by the names on their cards.
Tone toneOf(const Rules& rules, Card card) {
  constexpr std::array tones{Tone::red,  Tone::orange, Tone::yellow, Tone::green,
                             Tone::blue, Tone::violet, Tone::pink,   Tone::brown};
  if (alex_und_co::isSpecial(card)) return Tone::grey;
  return tones[static_cast<std::size_t>(rules.setOfCard(card)) % tones.size()];
}

Piece cardPiece(const Rules& rules, Card card) {
  Piece piece;
  piece.label = Message("alex-und-co.piece.card", {arg::text("card", AlexUndCo::cardName(rules, card))});
  piece.tone = toneOf(rules, card);
  return piece;
}

Piece wordPiece(const Message& label, bool lit = false) {
  Piece piece;
  piece.label = label;
  piece.lit = lit;
  return piece;
}

Arg authorArg(const Rules& rules, std::size_t set) { return arg::text("author", rules.content.sets.value[set].author); }

// What touching a card of the viewer's hand does now.
Notation handAction(const Rules& rules, const Screen& screen, Card card) {
  using Phase = AlexUndCo::Phase;
  using Stage = AlexUndCo::Stage;
  const Seat viewer(screen.viewer);
  const bool isSpecial = alex_und_co::isSpecial(card);
  if (screen.over) return {};
  if (screen.phase == Phase::answering) {
    const bool fits = viewer == screen.asked && !isSpecial && rules.gamesOf(screen.askedSet).has(card);
    return fits ? AlexUndCo::write(rules, {Kind::give, card, 0}) : Notation();
  }
  if (viewer != screen.actor) return {};
  if (screen.phase == Phase::giving) return AlexUndCo::write(rules, {Kind::give, card, 0});
  if (isSpecial) return {};
  const auto set = static_cast<std::uint8_t>(rules.setOfCard(card));
  if (screen.partial.stage == Stage::proof) return AlexUndCo::write(rules, {Kind::show, card, 0});
  if (std::find(screen.layable.begin(), screen.layable.end(), set) == screen.layable.end()) return {};
  return AlexUndCo::write(rules, {Kind::lay, set, 0});
}

Zone tableZone(const Rules& rules, const Screen& screen) {
  Zone zone;
  zone.title = Message("alex-und-co.zone.table");
  zone.pieces.push_back(wordPiece(Message("alex-und-co.piece.turn", {arg::number("n", screen.turn)})));
  zone.pieces.push_back(wordPiece(Message("alex-und-co.piece.pile", {arg::number("n", screen.pile)})));
  if (screen.over) return zone;
  zone.pieces.push_back(wordPiece(Message("alex-und-co.piece.actor", {arg::seat("actor", screen.actor)}), true));
  if (screen.shown != noCard) {
    const Message shown("alex-und-co.piece.shown", {arg::text("card", AlexUndCo::cardName(rules, screen.shown))});
    zone.pieces.push_back(wordPiece(shown, true));
  }
  if (screen.phase == AlexUndCo::Phase::answering || screen.phase == AlexUndCo::Phase::giving) {
    zone.pieces.push_back(wordPiece(
        Message("alex-und-co.piece.question", {arg::seat("asker", screen.actor), arg::seat("asked", screen.asked),
                                               authorArg(rules, screen.askedSet)}),
        true));
  }
  return zone;
}

Zone gridZone(const Rules& rules, const Screen& screen) {
  Zone zone;
  zone.title = Message("alex-und-co.zone.grid");
  zone.columns = screen.columns;
  const bool acts = !screen.over && screen.viewer == screen.actor.index();
  const bool points = acts && screen.partial.stage == AlexUndCo::Stage::place;
  const bool turns = acts && screen.partial.stage == AlexUndCo::Stage::none && screen.mayReveal;
  for (std::size_t i = 0; i < screen.grid.size(); ++i) {
    const AlexUndCo::Place& place = screen.grid[i];
    Piece piece;
    if (place.empty) {
      zone.pieces.push_back(piece);
      continue;
    }
    if (place.card != noCard) {
      piece = cardPiece(rules, place.card);
    } else {
      const auto name = AlexUndCo::placeNotation(rules, static_cast<int>(i));
      piece.label = Message("alex-und-co.piece.place", {arg::text("place", name)});
    }
    piece.faceDown = !place.open;
    piece.lit = place.open && !screen.over;
    const bool alreadyTurned = place.open && screen.phase == AlexUndCo::Phase::revealing;
    if (points || (turns && !alreadyTurned)) {
      piece.action = AlexUndCo::write(rules, {points ? Kind::point : Kind::turn, static_cast<std::uint8_t>(i), 0});
    }
    zone.pieces.push_back(piece);
  }
  return zone;
}

// Which games belong to which author, to look up.
Zone setsZone(const Rules& rules, const Screen& screen) {
  constexpr std::array<std::string_view, alex_und_co::mostTitles> keys{
      "alex-und-co.piece.set1", "alex-und-co.piece.set2", "alex-und-co.piece.set3", "alex-und-co.piece.set4",
      "alex-und-co.piece.set5"};
  constexpr std::array<std::string_view, alex_und_co::mostTitles> slots{"a", "b", "c", "d", "e"};
  Zone zone;
  zone.title = Message("alex-und-co.zone.sets");
  for (int set = 0; set < rules.sets; ++set) {
    if (std::find(screen.leftOut.begin(), screen.leftOut.end(), set) != screen.leftOut.end()) continue;
    const alex_und_co::AuthorSet& names = rules.content.sets.value[static_cast<std::size_t>(set)];
    Message label(keys[names.titles.size() - 1], {arg::text("author", names.author)});
    for (std::size_t i = 0; i < names.titles.size(); ++i) label.args.push_back(arg::text(slots[i], names.titles[i]));
    Piece piece = wordPiece(label);
    piece.tone = toneOf(rules, rules.authorOf(set));
    zone.pieces.push_back(piece);
  }
  return zone;
}

}  // namespace

Layout AlexUndCo::layout(const Rules& rules, const Screen& screen) {
  Layout layout{tableZone(rules, screen), gridZone(rules, screen)};
  const auto cardsZone = [&](const Message& title, const std::vector<Card>& cards) {
    Zone zone;
    zone.title = title;
    for (const Card card : cards) zone.pieces.push_back(cardPiece(rules, card));
    return zone;
  };
  if (!screen.pileCards.empty()) layout.push_back(cardsZone(Message("alex-und-co.zone.pile"), screen.pileCards));
  if (!screen.leftOut.empty()) {
    Zone zone;
    zone.title = Message("alex-und-co.zone.leftOut");
    for (const std::uint8_t set : screen.leftOut) {
      Piece piece = cardPiece(rules, rules.authorOf(set));
      piece.label.key = "alex-und-co.piece.all";
      zone.pieces.push_back(piece);
    }
    layout.push_back(zone);
  }
  layout.push_back(setsZone(rules, screen));
  for (std::size_t i = 0; i < screen.players.size(); ++i) {
    const Player& player = screen.players[i];
    Zone laid = cardsZone(
        Message("alex-und-co.zone.player", {arg::number("cards", player.handSize), arg::number("sets", player.sets),
                                            arg::number("points", player.points)}),
        player.laid);
    laid.owner = Seat(static_cast<int>(i));
    layout.push_back(laid);
    if (player.hand.empty()) continue;
    Zone hand = cardsZone(Message("alex-und-co.zone.hand"), player.hand);
    hand.owner = laid.owner;
    if (static_cast<int>(i) == screen.viewer) {
      for (std::size_t card = 0; card < hand.pieces.size(); ++card) {
        hand.pieces[card].action = handAction(rules, screen, player.hand[card]);
      }
    }
    layout.push_back(hand);
  }
  return layout;
}

Message AlexUndCo::label(const Rules& rules, const Screen&, const Action& action) {
  const auto other = [&] { return arg::seat("other", Seat(action.at)); };
  const auto place = [&] { return arg::text("place", placeNotation(rules, action.at)); };
  const auto card = [&] { return arg::text("card", cardName(rules, action.at)); };
  const auto author = [&] { return authorArg(rules, action.at); };
  switch (action.kind) {
    case Kind::name: return Message("alex-und-co.do.name", {other()});
    case Kind::grid: return Message("alex-und-co.do.grid");
    case Kind::point: return Message("alex-und-co.do.point", {place()});
    case Kind::show: return Message("alex-und-co.do.show", {card()});
    case Kind::refer: return Message("alex-und-co.do.refer", {author()});
    case Kind::ask: return Message("alex-und-co.do.ask", {card()});
    case Kind::swap: return Message("alex-und-co.do.swap", {other()});
    case Kind::esg: return Message("alex-und-co.do.esg", {other()});
    case Kind::saz: return Message("alex-und-co.do.saz", {other()});
    case Kind::author: return Message("alex-und-co.do.author", {author()});
    case Kind::also: return Message("alex-und-co.do.also", {author()});
    case Kind::alsoAt: return Message("alex-und-co.do.alsoAt", {other()});
    case Kind::turn: return Message("alex-und-co.do.turn", {place()});
    case Kind::lay: return Message("alex-und-co.do.lay", {author()});
    case Kind::pick: return Message("alex-und-co.do.pick", {author()});
    case Kind::give: return Message("alex-und-co.do.give", {card()});
    case Kind::no: return Message("alex-und-co.do.no");
    case Kind::end: return Message("alex-und-co.do.end");
    case Kind::pass: return Message("alex-und-co.do.pass");
    case Kind::down: break;
  }
  constexpr std::array<std::string_view, 5> keys{"alex-und-co.do.down1", "alex-und-co.do.down2", "alex-und-co.do.down3",
                                                 "alex-und-co.do.down4", "alex-und-co.do.down5"};
  constexpr std::array<std::string_view, 5> slots{"a", "b", "c", "d", "e"};
  const CardSet cards = subset(rules, action.at, action.cards);
  Message message(keys[static_cast<std::size_t>(cards.size()) - 1]);
  std::size_t next = 0;
  cards.forEach([&](Card laid) { message.args.push_back(arg::text(slots[next++], cardName(rules, laid))); });
  return message;
}

}  // namespace sammel
