// What Feiner Sand says to people: phrases, rules, the story at the barriers.
#include <array>

#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel {
namespace feinersand {

std::string_view cardName(Kind kind) {
  static constexpr std::array<std::string_view, kindCount> names{"feiner-sand.card.castle",
                                                                 "feiner-sand.card.coin",
                                                                 "feiner-sand.card.green",
                                                                 "feiner-sand.card.green2",
                                                                 "feiner-sand.card.red",
                                                                 "feiner-sand.card.rebate",
                                                                 "feiner-sand.card.blue",
                                                                 "feiner-sand.card.blue2",
                                                                 "feiner-sand.card.purple",
                                                                 "feiner-sand.card.purple2",
                                                                 "feiner-sand.card.swap",
                                                                 "feiner-sand.card.scaffold",
                                                                 "feiner-sand.card.woodenCoin",
                                                                 "feiner-sand.card.extraBuild",
                                                                 "feiner-sand.card.pit",
                                                                 "feiner-sand.card.drawAndDiscard",
                                                                 "feiner-sand.card.usefulFind",
                                                                 "feiner-sand.card.coinDraw",
                                                                 "feiner-sand.card.drawToLimit",
                                                                 "feiner-sand.card.removeJunk",
                                                                 "feiner-sand.card.cheapBuild",
                                                                 "feiner-sand.card.redrawHalf",
                                                                 "feiner-sand.card.alwaysBuild",
                                                                 "feiner-sand.card.shortTermLimit",
                                                                 "feiner-sand.card.threeForTwo",
                                                                 "feiner-sand.card.drawTwo",
                                                                 "feiner-sand.card.freeBuild",
                                                                 "feiner-sand.card.oneMore",
                                                                 "feiner-sand.card.largeCastle",
                                                                 "feiner-sand.card.hugeCastle",
                                                                 "feiner-sand.card.pallet",
                                                                 "feiner-sand.card.beachChair",
                                                                 "feiner-sand.card.foundation",
                                                                 "feiner-sand.card.recycling",
                                                                 "feiner-sand.card.reallyUsefulFind",
                                                                 "feiner-sand.card.dreamBuild",
                                                                 "feiner-sand.card.lastDelivery"};
  return names[static_cast<std::size_t>(kind)];
}

namespace story {
namespace {

Message aboutCard(std::string_view key, Seat who, const Rules& rules, Card card) {
  return Message(key, {seat("who", who), word("card", cardName(rules.kind(card))), number("n", rules.number(card))});
}

}  // namespace

void tellFound(const Rules& rules, const State& state, Events& events) {
  for (const Card card : state.open.found) {
    events.tell(Audience::everyone(), Message("feiner-sand.found", {word("card", cardName(rules.kind(card))),
                                                                    number("n", rules.number(card))}));
  }
}

void tellShown(const Rules& rules, const State& state, Seat who, Events& events) {
  if (rules.isSolo()) return;
  const Side& side = state.side(who);
  const Audience others = Audience::allBut(SeatSet(who));
  if (state.open.phase == Phase::exchange) {
    events.tell(others,
                Message("feiner-sand.exchanged", {seat("who", who), number("n", side.now.open.count(Place::discard))}));
    return;
  }
  if (state.open.phase != Phase::step2) return;
  OpenCards before = side.shown.open;
  side.now.open.forEach(Place::built, [&](Card card) {
    if (!before.take(Place::built, card)) events.tell(others, aboutCard("feiner-sand.builds", who, rules, card));
  });
  if (side.now.path == Path::draw) events.tell(others, Message("feiner-sand.draws", {seat("who", who)}));
  if (side.gifts.size() > side.shown.giftCount) {
    events.tell(others, Message("feiner-sand.givesCard", {seat("who", who), seat("to", who.left(rules.players))}));
  }
  if (side.now.shuffles != side.shown.shuffles) {
    events.tell(others, Message("feiner-sand.shuffles", {seat("who", who)}));
  }
}

void tellEnd(const Rules& rules, const State& state, Events& events) {
  const Outcome outcome = FeinerSand::outcome(rules, state);
  if (rules.isSolo()) {
    events.tell(Audience::everyone(), Message("feiner-sand.end.solo", {number("n", outcome.points[0])}));
    return;
  }
  const bool shared = std::count(outcome.ranks.begin(), outcome.ranks.end(), 1) > 1;
  for (int i = 0; i < rules.players; ++i) {
    const auto at = static_cast<std::size_t>(i);
    if (outcome.ranks[at] != 1) continue;
    events.tell(Audience::everyone(), Message(shared ? "feiner-sand.shares" : "feiner-sand.wins",
                                              {seat("who", Seat(i)), number("n", outcome.points[at])}));
  }
}

void tellCrossed(const Rules& rules, const State& state, Events& events) {
  events.tell(Audience::everyone(),
              Message("feiner-sand.end.solo", {number("n", scoreOf(rules, state.sides[0].shown))}));
  const bool lost = state.open.crossed > highestCross;
  events.tell(Audience::everyone(), lost ? Message("feiner-sand.end.lost")
                                         : Message("feiner-sand.end.crossed", {number("n", state.open.crossed)}));
}

}  // namespace story
}  // namespace feinersand

std::span<const Phrase> FeinerSand::phrases() {
  static constexpr std::array phrases{
      Phrase{"feiner-sand.option.deck", "Deck", "Deck"},
      Phrase{"feiner-sand.option.deck.learning", "vorsortiert, zum Lernen", "sorted, for learning"},
      Phrase{"feiner-sand.option.deck.shuffled", "gemischt", "shuffled"},
      Phrase{"feiner-sand.option.fableRound", "Fabelrunde", "Fable round"},
      Phrase{"feiner-sand.option.campaign", "Kampagne", "Campaign"},
      Phrase{"feiner-sand.option.past", "Bisherige Spiele der Kampagne", "The campaign so far"},

      Phrase{"feiner-sand.card.castle", "Sandburg", "Castle"},
      Phrase{"feiner-sand.card.coin", "Münzkarte", "Coin"},
      Phrase{"feiner-sand.card.green", "Ziehen +1", "Draw +1"},
      Phrase{"feiner-sand.card.green2", "Ziehen +2", "Draw +2"},
      Phrase{"feiner-sand.card.red", "Bauen +1", "Build +1"},
      Phrase{"feiner-sand.card.rebate", "Rabatt", "Rebate"},
      Phrase{"feiner-sand.card.blue", "Nachziehen +1", "Draw more +1"},
      Phrase{"feiner-sand.card.blue2", "Nachziehen +2", "Draw more +2"},
      Phrase{"feiner-sand.card.purple", "Limit +1", "Limit +1"},
      Phrase{"feiner-sand.card.purple2", "Limit +2", "Limit +2"},
      Phrase{"feiner-sand.card.swap", "Tausch", "Swap"},
      Phrase{"feiner-sand.card.scaffold", "Gerüst", "Scaffold"},
      Phrase{"feiner-sand.card.woodenCoin", "Holzmünze nehmen", "Take a Wooden Coin"},
      Phrase{"feiner-sand.card.extraBuild", "Zusätzlich bauen", "Extra Build"},
      Phrase{"feiner-sand.card.pit", "Grube", "Pit"},
      Phrase{"feiner-sand.card.drawAndDiscard", "Ziehen und abwerfen", "Draw and Discard"},
      Phrase{"feiner-sand.card.usefulFind", "Nützlicher Fund", "Useful Find"},
      Phrase{"feiner-sand.card.coinDraw", "Münzkarte ziehen", "Draw a Coin Card"},
      Phrase{"feiner-sand.card.drawToLimit", "Bis zum Limit ziehen", "Draw to Limit"},
      Phrase{"feiner-sand.card.removeJunk", "Schrott entfernen", "Remove Junk"},
      Phrase{"feiner-sand.card.cheapBuild", "Günstig bauen", "Cheap Build"},
      Phrase{"feiner-sand.card.redrawHalf", "Halb nachziehen", "Redraw Half"},
      Phrase{"feiner-sand.card.alwaysBuild", "Immer bauen", "Always Build"},
      Phrase{"feiner-sand.card.shortTermLimit", "Kurzes Limit +3", "Short-term Limit"},
      Phrase{"feiner-sand.card.threeForTwo", "Drei für zwei", "Three for Two"},
      Phrase{"feiner-sand.card.drawTwo", "Einmal 2 ziehen", "Draw Two"},
      Phrase{"feiner-sand.card.freeBuild", "Gratis bauen", "Free Build"},
      Phrase{"feiner-sand.card.oneMore", "Eine mehr", "One More"},
      Phrase{"feiner-sand.card.largeCastle", "Große Sandburg", "Large Castle"},
      Phrase{"feiner-sand.card.hugeCastle", "Riesige Sandburg", "Huge Castle"},
      Phrase{"feiner-sand.card.pallet", "Palette", "Pallet"},
      Phrase{"feiner-sand.card.beachChair", "Strandkorb", "Beach Chair"},
      Phrase{"feiner-sand.card.foundation", "Großes Fundament", "Great Foundation"},
      Phrase{"feiner-sand.card.recycling", "Recycling", "Recycling"},
      Phrase{"feiner-sand.card.reallyUsefulFind", "Sehr nützlicher Fund", "Really Useful Find"},
      Phrase{"feiner-sand.card.dreamBuild", "Wunschbau", "Dream Build"},
      Phrase{"feiner-sand.card.lastDelivery", "Letzte Lieferung", "Last Delivery"},

      Phrase{"feiner-sand.turn", "Zug {n} beginnt.", "Turn {n} begins."},
      Phrase{"feiner-sand.found", "Aus allen Decks kommt heraus: {card} ({n}).",
             "Out of every deck goes: {card} ({n})."},
      Phrase{"feiner-sand.exchanged", "{who} tauscht {n} {n|Startkarte|Startkarten}.",
             "{who} exchanges {n} start {n|card|cards}."},
      Phrase{"feiner-sand.gets", "{who} bekommt {card} ({n}).", "{who} gets {card} ({n})."},
      Phrase{"feiner-sand.gets.you", "Du nimmst {card} ({n}) auf die Hand.", "You take {card} ({n}) into your hand."},
      Phrase{"feiner-sand.getsScaffold", "{who} legt aus: {card} ({n}).", "{who} lays out: {card} ({n})."},
      Phrase{"feiner-sand.getsScaffold.you", "Du ziehst {card} ({n}) und legst es vor dich.",
             "You draw {card} ({n}) and lay it in front of you."},
      Phrase{"feiner-sand.reveals", "{who} deckt auf: {card} ({n}).", "{who} reveals {card} ({n})."},
      Phrase{"feiner-sand.reveals.you", "Du deckst auf: {card} ({n}).", "You reveal {card} ({n})."},
      Phrase{"feiner-sand.coin", "{who} nimmt eine Holzmünze.", "{who} takes a wooden coin."},
      Phrase{"feiner-sand.coin.you", "Du nimmst eine Holzmünze.", "You take a wooden coin."},
      Phrase{"feiner-sand.shuffles", "{who} mischt den Ablagestapel neu.", "{who} shuffles the discard pile."},
      Phrase{"feiner-sand.shuffles.you", "Du mischst deinen Ablagestapel zum neuen Nachziehstapel.",
             "You shuffle your discard pile into a new draw pile."},
      Phrase{"feiner-sand.builds", "{who} baut {card} ({n}).", "{who} builds {card} ({n})."},
      Phrase{"feiner-sand.builds.you", "Du baust {card} ({n}).", "You build {card} ({n})."},
      Phrase{"feiner-sand.draws", "{who} zieht nach, statt zu bauen.", "{who} draws more instead of building."},
      Phrase{"feiner-sand.gives", "{who} verschenkt {card} ({n}).", "{who} gives away {card} ({n})."},
      Phrase{"feiner-sand.gives.you", "Du verschenkst {card} ({n}).", "You give away {card} ({n})."},
      Phrase{"feiner-sand.givesCard", "{who} legt eine Karte für {to} bereit.", "{who} puts down a card for {to}."},
      Phrase{"feiner-sand.gift", "{who} bekommt von {from} {card} ({n}) auf den Ablagestapel.",
             "{who} gets {card} ({n}) from {from} on the discard pile."},
      Phrase{"feiner-sand.gift.you", "Du bekommst von {from} {card} ({n}) auf deinen Ablagestapel.",
             "You get {card} ({n}) from {from} on your discard pile."},
      Phrase{"feiner-sand.chair", "{from} baut {card} ({n}) auf den Ablagestapel von {who}.",
             "{from} builds {card} ({n}) onto the discard pile of {who}."},
      Phrase{"feiner-sand.chair.you", "{from} baut {card} ({n}) auf deinen Ablagestapel.",
             "{from} builds {card} ({n}) onto your discard pile."},
      Phrase{"feiner-sand.lastTurn", "Beide Stapel sind irgendwo leer: Das ist der letzte Zug.",
             "Somebody's two piles are empty: this is the last turn."},
      Phrase{"feiner-sand.oneMoreTurn", "Beide Stapel sind irgendwo leer: Es folgt noch genau ein Zug.",
             "Somebody's two piles are empty: exactly one more turn follows."},
      Phrase{"feiner-sand.wins", "{who} gewinnt mit {n} {n|Karte|Karten} übrig.",
             "{who} wins with {n} {n|card|cards} left."},
      Phrase{"feiner-sand.wins.you", "Du gewinnst mit {n} {n|Karte|Karten} übrig.",
             "You win with {n} {n|card|cards} left."},
      Phrase{"feiner-sand.shares", "{who} teilt sich den Sieg mit {n} {n|Karte|Karten} übrig.",
             "{who} shares the win with {n} {n|card|cards} left."},
      Phrase{"feiner-sand.shares.you", "Du teilst dir den Sieg mit {n} {n|Karte|Karten} übrig.",
             "You share the win with {n} {n|card|cards} left."},
      Phrase{"feiner-sand.end.solo", "Das Spiel ist zu Ende. Summe: {n}.", "The game is over. Sum: {n}."},
      Phrase{"feiner-sand.end.crossed", "Durchgestrichen wird die {n}.", "Crossed off: {n}."},
      Phrase{"feiner-sand.end.lost", "Keine Zahl bis 20 ist mehr frei: Die Kampagne ist verloren.",
             "No number up to 20 is left: the campaign is lost."},

      Phrase{"feiner-sand.ask.sortOut", "Welche Karten kommen aus dem Deck? Noch {n}.",
             "Which cards leave your deck? {n} to go."},
      Phrase{"feiner-sand.ask.exchange", "Welche Startkarten tauschst du? Bisher: {n}.",
             "Which start cards do you exchange? So far: {n}."},
      Phrase{"feiner-sand.ask.step1", "Schritt 1: Ziehe Karten, grüne Karten davor oder danach.",
             "Step 1: draw cards, green cards before or after."},
      Phrase{"feiner-sand.ask.step1End", "Schritt 1: Nutze grüne Karten oder beende den Schritt.",
             "Step 1: use green cards or end the step."},
      Phrase{"feiner-sand.ask.choice", "Schritt 2: Willst du bauen oder nachziehen?", "Step 2: build, or draw more?"},
      Phrase{"feiner-sand.ask.purchase", "Was baust du? Zu zahlen bisher: {n}.",
             "What do you build? To pay so far: {n}."},
      Phrase{"feiner-sand.ask.dream", "Welche der aufgedeckten Karten baust du?",
             "Which of the revealed cards do you build?"},
      Phrase{"feiner-sand.ask.payment", "Womit bezahlst du? Noch {n}.", "What do you pay with? {n} to go."},
      Phrase{"feiner-sand.ask.step2b", "Schritt 2: Ziehe nach, blaue Karten davor oder danach.",
             "Step 2: draw more, blue cards before or after."},
      Phrase{"feiner-sand.ask.step2End", "Noch etwas vor dem Limit, oder weiter?",
             "Anything else before the limit, or go on?"},
      Phrase{"feiner-sand.ask.effect", "{card}: Wähle Karten. Bisher gewählt: {n}.",
             "{card}: choose cards. Chosen so far: {n}."},
      Phrase{"feiner-sand.ask.limit", "Schritt 3: {n} {n|Karte|Karten} über dem Limit.",
             "Step 3: {n} {n|card|cards} above your limit."},
      Phrase{"feiner-sand.ask.step3", "Schritt 3: Nutze lila Karten oder beende deinen Zug.",
             "Step 3: use purple cards or end your turn."},
      Phrase{"feiner-sand.ask.cross", "Deine Summe ist {n}. Willst du sie senken?",
             "Your sum is {n}. Do you lower it?"},
      Phrase{"feiner-sand.ask.wait", "Die anderen sind noch nicht fertig.", "The others are not done yet."},

      Phrase{"feiner-sand.no.over", "Das Spiel ist zu Ende.", "The game is over."},
      Phrase{"feiner-sand.no.table", "Hier handeln nur die Leute am Tisch.", "Only the people at the table act here."},
      Phrase{"feiner-sand.no.waiting", "Du bist fertig; es geht weiter, wenn alle so weit sind.",
             "You are done; it goes on when everybody is."},
      Phrase{"feiner-sand.no.drawnAlready", "Gezogen hast du schon.", "You have drawn already."},
      Phrase{"feiner-sand.no.drawNow", "Jetzt wird nicht gezogen.", "This is not the time to draw."},
      Phrase{"feiner-sand.no.notReady", "{card} ({n}) kannst du in diesem Zug nicht (mehr) nutzen.",
             "You cannot use {card} ({n}) in this turn, or not any more."},
      Phrase{"feiner-sand.no.unusable", "{card} lässt sich gerade nicht ganz ausführen.",
             "{card} cannot be carried out completely right now."},
      Phrase{"feiner-sand.no.useNow", "{card} gehört in einen anderen Schritt.", "{card} belongs to another step."},
      Phrase{"feiner-sand.no.giveCoins",
             "Solange noch {n} {n|Münze|Münzen} auf der Symbolkarte liegen, wird nichts verschenkt.",
             "While {n} {n|coin lies|coins lie} on the symbol card nothing is given away."},
      Phrase{"feiner-sand.no.gave", "In diesem Zug hast du schon etwas verschenkt.",
             "You have given something away in this turn."},
      Phrase{"feiner-sand.no.giveNow",
             "Verschenkt wird nach Schritt 1 und vor Schritt 3, nicht mitten in etwas anderem.",
             "Gifts come after step 1 and before step 3, not in the middle of something else."},
      Phrase{"feiner-sand.no.hand", "{card} ({n}) hast du nicht auf der Hand.", "You do not hold {card} ({n})."},
      Phrase{"feiner-sand.no.oneOfTwo", "Wirf eine der beiden eben gezogenen Karten ab.",
             "Discard one of the two cards just drawn."},
      Phrase{"feiner-sand.no.alwaysBuild", "Danach könntest du nichts mehr bauen und bezahlen.",
             "Then there would be nothing left that you could build and pay."},
      Phrase{"feiner-sand.no.dropLimit", "Du bist nicht über deinem Limit.", "You are not above your limit."},
      Phrase{"feiner-sand.no.dropNow", "Jetzt wird nichts abgeworfen.", "This is not the time to discard."},
      Phrase{"feiner-sand.no.take", "{card} kannst du jetzt nicht vom Ablagestapel nehmen.",
             "You cannot take {card} from the discard pile now."},
      Phrase{"feiner-sand.no.put", "Auf eine freie Palette kommt eine Münzkarte aus der Hand, wenn du sie nutzt.",
             "A coin card of your hand goes on a free Pallet when you use it."},
      Phrase{"feiner-sand.no.remove", "Jetzt kommt keine Karte aus dem Spiel.", "No card leaves the game now."},
      Phrase{"feiner-sand.no.sortOut", "Wähle unter den aufgedeckten Karten.", "Choose among the cards turned up."},
      Phrase{"feiner-sand.no.coinCard", "{card} kann man nicht bauen.", "{card} cannot be built."},
      Phrase{"feiner-sand.no.extraBuild", "{card} kostet {n}; zusätzlich baust du nur bis {most}.",
             "{card} costs {n}; the extra build goes up to {most} only."},
      Phrase{"feiner-sand.no.buildNow", "Jetzt wird nicht gebaut.", "This is not the time to build."},
      Phrase{"feiner-sand.no.way", "So darfst du in diesem Zug nicht (mehr) bauen.",
             "You cannot build that way in this turn, or not any more."},
      Phrase{"feiner-sand.no.notRevealed", "{card} ist nicht unter den aufgedeckten Karten.",
             "{card} is not among the revealed cards."},
      Phrase{"feiner-sand.no.dear", "{card} ({n}) kannst du nicht auch noch bezahlen.",
             "You cannot pay for {card} ({n}) as well."},
      Phrase{"feiner-sand.no.payNow", "Jetzt ist nichts zu bezahlen.", "There is nothing to pay now."},
      Phrase{"feiner-sand.no.noCoin", "Du hast keine Holzmünze.", "You have no wooden coin."},
      Phrase{"feiner-sand.no.notOnPallet", "{card} liegt nicht auf deiner Palette.", "{card} is not on your Pallet."},
      Phrase{"feiner-sand.no.pit", "{card} zahlt nichts.", "{card} pays nothing."},
      Phrase{"feiner-sand.no.superfluous", "Damit enthielte die Zahlung etwas Überflüssiges.",
             "The payment would then contain something superfluous."},
      Phrase{"feiner-sand.no.choice", "Zwischen 2A und 2B wird einmal gewählt, nach Schritt 1.",
             "2A or 2B is chosen once, after step 1."},
      Phrase{"feiner-sand.no.buy", "Du bist nicht beim Aussuchen von Bauten.", "You are not choosing what to build."},
      Phrase{"feiner-sand.no.drawFirst", "Erst musst du {n} Karten ziehen.", "First you have to draw {n} cards."},
      Phrase{"feiner-sand.no.chooseFirst", "Entscheide dich erst für 2A oder 2B.", "Choose 2A or 2B first."},
      Phrase{"feiner-sand.no.payFirst", "Erst sind noch {n} zu bezahlen.", "First {n} more have to be paid."},
      Phrase{"feiner-sand.no.limit", "Du bist noch {n} {n|Karte|Karten} über dem Limit.",
             "You are still {n} {n|card|cards} above your limit."},
      Phrase{"feiner-sand.no.giftDue", "In diesem Zug musst du noch eine Karte verschenken.",
             "You still have to give away a card in this turn."},
      Phrase{"feiner-sand.no.end", "Hier gibt es nichts zu beenden.", "There is nothing to end here."},
      Phrase{"feiner-sand.no.spend", "Diesen Block kannst du nicht einsetzen.", "You cannot spend this block."},
      Phrase{"feiner-sand.no.cross", "Durchgestrichen wird nach dem Spiel.", "Numbers are crossed off after the game."},
      Phrase{"feiner-sand.no.learningRound", "Das Lerndeck gibt es nur ohne Fabelkarten.",
             "The learning deck has no fable cards."},
      Phrase{"feiner-sand.no.campaignRound", "In einer Kampagne ergibt sich die Fabelrunde aus den gespielten Spielen.",
             "In a campaign the fable round follows from the games played."},
      Phrase{"feiner-sand.no.soloLearning", "Die Solitärkampagne beginnt mit einem gemischten Deck.",
             "The solitaire campaign begins with a shuffled deck."},
      Phrase{"feiner-sand.no.pastAlone", "Bisherige Spiele gehören zu einer Kampagne.",
             "Past games belong to a campaign."},
      Phrase{"feiner-sand.no.pastLearning", "Nach dem ersten Spiel einer Kampagne wird gemischt.",
             "After the first game of a campaign decks are shuffled."},
      Phrase{"feiner-sand.no.past", "So kann eine Fabelkampagne für diese Zahl von Leuten nicht verlaufen sein.",
             "No fable campaign for this number of players can have gone like that."},
      Phrase{"feiner-sand.no.pastSolo", "So kann eine Solitärkampagne nicht verlaufen sein.",
             "No solitaire campaign can have gone like that."},

      Phrase{"feiner-sand.content.kind",
             "Jede Kartenart gehört entweder ins Startdeck oder genau einmal in den Fabelstapel.",
             "Every kind of card belongs in the start deck, or exactly once in the fable stack."},
      Phrase{"feiner-sand.content.number", "Eine Karte ist doppelt aufgeführt oder hat eine unmögliche Zahl.",
             "A card is listed twice or bears an impossible number."},
      Phrase{"feiner-sand.content.start", "Das Startdeck hat {n} Karten statt 30.",
             "The start deck has {n} cards instead of 30."},
      Phrase{"feiner-sand.content.sign", "Ein Warnschild gehört zu keiner Karte des Startdecks.",
             "A warning sign belongs to no card of the start deck."},
      Phrase{"feiner-sand.content.signs", "Höchstens {n} Karten dürfen ein Warnschild tragen.",
             "At most {n} cards may bear a warning sign."},
      Phrase{"feiner-sand.content.fables", "Der Fabelstapel hat {n} Karten statt 27.",
             "The fable stack has {n} cards instead of 27."},
      Phrase{"feiner-sand.content.order", "Die Lernreihenfolge muss genau das Startdeck enthalten.",
             "The learning order has to contain exactly the start deck."},

      Phrase{"feiner-sand.sheet.hand", "Hand und Gerüste", "Hand and Scaffolds"},
      Phrase{"feiner-sand.sheet.draw", "Nachziehstapel", "Draw pile"},
      Phrase{"feiner-sand.sheet.discard", "Ablagestapel", "Discard pile"},
      Phrase{"feiner-sand.sheet.castles", "Große und Riesige Sandburg", "Large and Huge Castle"},
      Phrase{"feiner-sand.sheet.given", "Verschenkt (je 2)", "Given away (2 each)"},
      Phrase{"feiner-sand.sheet.total", "Nicht gebaut", "Not built"},
      Phrase{"feiner-sand.sheet.coins", "Holzmünzen", "Wooden coins"},
      Phrase{"feiner-sand.sheet.crossed", "Durchgestrichen", "Crossed off"},
      Phrase{"feiner-sand.sheet.filled", "Kampagne: eingetragene Holzmünzen", "Campaign: wooden coins filled in"},
      Phrase{"feiner-sand.sheet.campaignPoints", "Kampagne: Siegpunkte", "Campaign: victory points"},
      Phrase{"feiner-sand.sheet.wins", "Kampagne: Siege", "Campaign: wins"},
      Phrase{"feiner-sand.sheet.sum", "Kampagne: nicht gebaut", "Campaign: not built"},
      Phrase{"feiner-sand.sheet.games", "Kampagne: Spiele", "Campaign: games"},

      Phrase{"feiner-sand.zone.middle", "Spiel", "Game"},
      Phrase{"feiner-sand.zone.choose", "Drei davon kommen aus dem Deck", "Three of these leave your deck"},
      Phrase{"feiner-sand.zone.found", "Zuletzt aus dem Deck genommen", "Last taken out of the deck"},
      Phrase{"feiner-sand.zone.crossed", "Durchgestrichen", "Crossed off"},
      Phrase{"feiner-sand.zone.counts", "Überblick", "Overview"},
      Phrase{"feiner-sand.zone.scaffolds", "Gerüste", "Scaffolds"},
      Phrase{"feiner-sand.zone.pallet", "Auf der Palette", "On the Pallet"},
      Phrase{"feiner-sand.zone.built", "Gebaut", "Built"},
      Phrase{"feiner-sand.zone.discard", "Ablagestapel", "Discard pile"},
      Phrase{"feiner-sand.zone.removed", "Aus dem Spiel", "Out of the game"},
      Phrase{"feiner-sand.zone.given", "Von dir verschenkt", "Given away by you"},
      Phrase{"feiner-sand.zone.ordered", "Dein Nachziehstapel von oben nach unten",
             "Your draw pile from top to bottom"},
      Phrase{"feiner-sand.zone.looked", "Vor dir", "In front of you"},
      Phrase{"feiner-sand.zone.hand", "Deine Hand", "Your hand"},
      Phrase{"feiner-sand.phase.sortOut", "Deck ändern", "Change the deck"},
      Phrase{"feiner-sand.phase.exchange", "Startkarten tauschen", "Exchange start cards"},
      Phrase{"feiner-sand.phase.step1", "Schritt 1: ziehen", "Step 1: draw"},
      Phrase{"feiner-sand.phase.step2", "Schritt 2 und 3: bauen oder ziehen, Limit",
             "Steps 2 and 3: build or draw, limit"},
      Phrase{"feiner-sand.phase.crossOff", "Wertungsbogen", "Score sheet"},
      Phrase{"feiner-sand.phase.over", "Ende", "End"},
      Phrase{"feiner-sand.label.card", "{card} ({n})", "{card} ({n})"},
      Phrase{"feiner-sand.label.number", "{n}", "{n}"},
      Phrase{"feiner-sand.label.turn", "Zug {n}", "Turn {n}"},
      Phrase{"feiner-sand.label.lastTurn", "Letzter Zug: {n}", "Last turn: {n}"},
      Phrase{"feiner-sand.label.soloCoins", "{n} {n|Münze|Münzen} auf der Symbolkarte",
             "{n} {n|coin|coins} on the symbol card"},
      Phrase{"feiner-sand.label.done", "fertig", "done"},
      Phrase{"feiner-sand.label.unbuilt", "{n} nicht gebaut", "{n} not built"},
      Phrase{"feiner-sand.label.hand", "Hand {n}", "Hand {n}"},
      Phrase{"feiner-sand.label.draw", "Nachziehstapel {n}", "Draw pile {n}"},
      Phrase{"feiner-sand.label.discard", "Ablage {n}", "Discards {n}"},
      Phrase{"feiner-sand.label.limit", "Limit {n}", "Limit {n}"},
      Phrase{"feiner-sand.label.gifts", "Geschenke {n}", "Gifts {n}"},
      Phrase{"feiner-sand.label.coins", "Holzmünzen {n}", "Wooden coins {n}"},

      Phrase{"feiner-sand.do.draw", "Ziehe {n} Karten", "Draw {n} cards"},
      Phrase{"feiner-sand.do.use", "Nutze {card} ({n})", "Use {card} ({n})"},
      Phrase{"feiner-sand.do.give", "Verschenke {card} ({n})", "Give away {card} ({n})"},
      Phrase{"feiner-sand.do.drop", "Wirf {card} ({n}) ab", "Discard {card} ({n})"},
      Phrase{"feiner-sand.do.take", "Nimm {card} ({n})", "Take {card} ({n})"},
      Phrase{"feiner-sand.do.put", "Lege {card} ({n}) auf die Palette", "Put {card} ({n}) on the Pallet"},
      Phrase{"feiner-sand.do.remove", "Entferne {card} ({n})", "Remove {card} ({n})"},
      Phrase{"feiner-sand.do.build", "Baue {card} ({n})", "Build {card} ({n})"},
      Phrase{"feiner-sand.do.buildCheap", "Baue {card} ({n}) günstig", "Build {card} ({n}) cheaply"},
      Phrase{"feiner-sand.do.buildFree", "Baue {card} ({n}) gratis", "Build {card} ({n}) for free"},
      Phrase{"feiner-sand.do.pay", "Zahle mit {card} ({n})", "Pay with {card} ({n})"},
      Phrase{"feiner-sand.do.payPallet", "Zahle mit {card} ({n}) von der Palette",
             "Pay with {card} ({n}) from the Pallet"},
      Phrase{"feiner-sand.do.payCoin", "Zahle eine Holzmünze", "Pay a wooden coin"},
      Phrase{"feiner-sand.do.stepA", "2A: Baue", "2A: Build"},
      Phrase{"feiner-sand.do.stepB", "2B: Ziehe {n} Karten und mehr", "2B: Draw {n} cards and more"},
      Phrase{"feiner-sand.do.buy", "Bezahle {n}", "Pay {n}"},
      Phrase{"feiner-sand.do.buyNothing", "Baue nichts weiter", "Build nothing more"},
      Phrase{"feiner-sand.do.exchange", "Tausche {n} {n|Karte|Karten} und beginne",
             "Exchange {n} {n|card|cards} and begin"},
      Phrase{"feiner-sand.do.endEffect", "Das sind alle", "That is all"},
      Phrase{"feiner-sand.do.endDream", "Baue keine davon", "Build none of them"},
      Phrase{"feiner-sand.do.endStep1", "Beende Schritt 1", "End step 1"},
      Phrase{"feiner-sand.do.endStep2", "Weiter zum Limit", "On to the limit"},
      Phrase{"feiner-sand.do.endTurn", "Beende deinen Zug", "End your turn"},
      Phrase{"feiner-sand.do.spend", "Senke um {n}", "Lower by {n}"},
      Phrase{"feiner-sand.do.cross", "Streiche durch", "Cross off"},
  };
  return phrases;
}

Rulebook FeinerSand::rulebook() {
  static constexpr std::string_view de = R"md(# Feiner Sand

F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16
)md";
  static constexpr std::string_view en = R"md(# Feiner Sand

F1 F2 F3 F4 F5 F6 F7 F8 F9 F10 F11 F12 F13 F14 F15 F16
)md";
  return {de, en};
}

}  // namespace sammel
