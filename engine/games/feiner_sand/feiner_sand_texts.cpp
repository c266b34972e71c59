// What Feiner Sand says to people: phrases, rules, events in words.
#include <array>

#include "engine/games/feiner_sand/feiner_sand.hpp"

namespace sammel {
namespace feiner_sand {

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

}  // namespace feiner_sand

std::span<const Phrase> FeinerSand::phrases() {
  static constexpr auto phrases = std::to_array<Phrase>({
      Phrase{"feiner-sand.option.deck", "Deck", "Deck"},
      Phrase{"feiner-sand.option.deck.learning", "vorsortiert, zum Lernen", "sorted, for learning"},
      Phrase{"feiner-sand.option.deck.shuffled", "gemischt", "shuffled"},
      Phrase{"feiner-sand.option.fableRound", "Fabelrunde", "Fable round"},
      Phrase{"feiner-sand.option.fableRound.0", "ohne Fabel", "no fable"},
      Phrase{"feiner-sand.option.campaign", "Kampagne", "Campaign"},
      Phrase{"feiner-sand.option.past", "Bisherige Spiele der Kampagne", "The campaign so far"},

      // The names as the rulebook gives them; in English with what they mean.
      Phrase{"feiner-sand.card.castle", "Sandburg", "Sandburg / Castle"},
      Phrase{"feiner-sand.card.coin", "Münzenkarte", "Münzenkarte / Coin Card"},
      Phrase{"feiner-sand.card.green", "Karten ziehen +1", "Karten ziehen +1 / Draw +1"},
      Phrase{"feiner-sand.card.green2", "Karten ziehen +2", "Karten ziehen +2 / Draw +2"},
      Phrase{"feiner-sand.card.red", "Karten bauen +1", "Karten bauen +1 / Build +1"},
      Phrase{"feiner-sand.card.rebate", "Baukostenrabatt", "Baukostenrabatt / Rebate"},
      Phrase{"feiner-sand.card.blue", "Mehr Karten ziehen +1", "Mehr Karten ziehen +1 / Draw More +1"},
      Phrase{"feiner-sand.card.blue2", "Mehr Karten ziehen +2", "Mehr Karten ziehen +2 / Draw More +2"},
      Phrase{"feiner-sand.card.purple", "Limit +1", "Limit +1"},
      Phrase{"feiner-sand.card.purple2", "Limit +2", "Limit +2"},
      Phrase{"feiner-sand.card.swap", "Abwerfen und ziehen", "Abwerfen und ziehen / Swap"},
      Phrase{"feiner-sand.card.scaffold", "Gerüst", "Gerüst / Scaffold"},
      Phrase{"feiner-sand.card.woodenCoin", "1 Holzmünze nehmen", "1 Holzmünze nehmen / Take a Wooden Coin"},
      Phrase{"feiner-sand.card.extraBuild", "Zusätzlich bauen", "Zusätzlich bauen / Extra Build"},
      Phrase{"feiner-sand.card.pit", "Grube", "Grube / Pit"},
      Phrase{"feiner-sand.card.drawAndDiscard", "Ziehen und abwerfen", "Ziehen und abwerfen / Draw and Discard"},
      Phrase{"feiner-sand.card.usefulFind", "Nützlich vom Ablagestapel", "Nützlich vom Ablagestapel / Useful Find"},
      Phrase{"feiner-sand.card.coinDraw", "Münzenkarte ziehen", "Münzenkarte ziehen / Draw a Coin Card"},
      Phrase{"feiner-sand.card.drawToLimit", "Karten bis zum Limit", "Karten bis zum Limit / Draw to Limit"},
      Phrase{"feiner-sand.card.removeJunk", "Schrott entfernen", "Schrott entfernen / Remove Junk"},
      Phrase{"feiner-sand.card.cheapBuild", "Günstiges Bauen", "Günstiges Bauen / Cheap Build"},
      Phrase{"feiner-sand.card.redrawHalf", "Die Hälfte nachziehen", "Die Hälfte nachziehen / Redraw Half"},
      Phrase{"feiner-sand.card.alwaysBuild", "Immer 1 Karte bauen", "Immer 1 Karte bauen / Always Build"},
      Phrase{"feiner-sand.card.shortTermLimit", "Limit kurzfristig erhöhen",
             "Limit kurzfristig erhöhen / Short-term Limit"},
      Phrase{"feiner-sand.card.threeForTwo", "Drei für zwei", "Drei für zwei / Three for Two"},
      Phrase{"feiner-sand.card.drawTwo", "2 Karten ziehen", "2 Karten ziehen / Draw Two"},
      Phrase{"feiner-sand.card.freeBuild", "Gratis bauen", "Gratis bauen / Free Build"},
      Phrase{"feiner-sand.card.oneMore", "Eine mehr ziehen", "Eine mehr ziehen / One More"},
      Phrase{"feiner-sand.card.largeCastle", "Große Sandburg", "Große Sandburg / Large Castle"},
      Phrase{"feiner-sand.card.hugeCastle", "Riesige Sandburg", "Riesige Sandburg / Huge Castle"},
      Phrase{"feiner-sand.card.pallet", "Palette", "Palette / Pallet"},
      Phrase{"feiner-sand.card.beachChair", "Strandkorb", "Strandkorb / Beach Chair"},
      Phrase{"feiner-sand.card.foundation", "Das große Fundament", "Das große Fundament / Great Foundation"},
      Phrase{"feiner-sand.card.recycling", "Recycling", "Recycling"},
      Phrase{"feiner-sand.card.reallyUsefulFind", "Richtig Nützlich vom Ablagestapel",
             "Richtig Nützlich vom Ablagestapel / Really Useful Find"},
      Phrase{"feiner-sand.card.dreamBuild", "Wunschbau", "Wunschbau / Dream Build"},
      Phrase{"feiner-sand.card.lastDelivery", "Letzte Lieferung", "Letzte Lieferung / Last Delivery"},

      // What they do.
      Phrase{"feiner-sand.card.castle.text", "Hat keine Wirkung und ist billig zu bauen.",
             "Has no effect and is cheap to build."},
      Phrase{"feiner-sand.card.coin.text", "Zahlt so viel, wie darauf steht. Man kann sie nicht bauen.",
             "Pays what it shows. It cannot be built."},
      Phrase{"feiner-sand.card.green.text", "In Schritt 1: Ziehe 1 Karte mehr.", "In step 1: draw 1 more card."},
      Phrase{"feiner-sand.card.green2.text", "In Schritt 1: Ziehe 2 Karten mehr.", "In step 1: draw 2 more cards."},
      Phrase{"feiner-sand.card.red.text", "In Schritt 2A: Baue 1 Karte mehr.", "In step 2A: build 1 more card."},
      Phrase{"feiner-sand.card.rebate.text", "In Schritt 2A kostet jeder Bau 1 weniger, nie unter 0.",
             "In step 2A every build costs 1 less, never below 0."},
      Phrase{"feiner-sand.card.blue.text", "In Schritt 2B: Ziehe 1 Karte mehr.", "In step 2B: draw 1 more card."},
      Phrase{"feiner-sand.card.blue2.text", "In Schritt 2B: Ziehe 2 Karten mehr.", "In step 2B: draw 2 more cards."},
      Phrase{"feiner-sand.card.purple.text", "In Schritt 3 behältst du 1 Karte mehr.",
             "In step 3 you keep 1 more card."},
      Phrase{"feiner-sand.card.purple2.text", "In Schritt 3 behältst du 2 Karten mehr.",
             "In step 3 you keep 2 more cards."},
      Phrase{"feiner-sand.card.swap.text", "Einmal im Zug, nach Schritt 1 und vor Schritt 3: Wirf 1 Karte ab, ziehe 1.",
             "Once a turn, after step 1 and before step 3: discard 1 card, draw 1."},
      Phrase{"feiner-sand.card.scaffold.text",
             "Liegt offen vor dir, sobald du es ziehst, zählt nicht zum Limit und ist keine Handkarte. Nach dem "
             "Bezahlen kommt es auf deinen Ablagestapel.",
             "Lies open in front of you as soon as it is drawn, does not count for the limit and is no hand card. "
             "After paying it goes to your discard pile."},
      Phrase{"feiner-sand.card.woodenCoin.text", "In Schritt 1: Nimm 1 aus dem Vorrat.",
             "In step 1: take 1 from the supply."},
      Phrase{"feiner-sand.card.extraBuild.text", "In Schritt 2B: Baue 1 Handkarte mit Kosten bis 3 zum vollen Preis.",
             "In step 2B: build 1 card of your hand that costs up to 3, at full price."},
      Phrase{"feiner-sand.card.pit.text", "Zahlt nichts und lässt sich nicht bauen.",
             "Pays nothing and cannot be built."},
      Phrase{"feiner-sand.card.drawAndDiscard.text",
             "In Schritt 1: Ziehe 2, wirf eine davon ab. Kommt nur eine, behältst du sie.",
             "In step 1: draw 2, discard one of them. If only one comes you keep it."},
      Phrase{"feiner-sand.card.usefulFind.text",
             "In Schritt 2B: Nimm eine Karte deiner Wahl aus deinem Ablagestapel; ist er leer, ziehe eine.",
             "In step 2B: take a card of your choice from your discard pile; if it is empty, draw one."},
      Phrase{"feiner-sand.card.coinDraw.text",
             "In Schritt 1: Decke auf, bis eine Münzenkarte kommt (auch Gerüst, Grube, Fundament), längstens bis der "
             "Nachziehstapel leer ist; der Rest wird abgeworfen.",
             "In step 1: reveal until a coin card comes (Scaffold, Pit and Foundation too), at most until the draw "
             "pile is empty; the others are discarded."},
      Phrase{
          "feiner-sand.card.drawToLimit.text",
          "In Schritt 2B: Ziehe, bis du so viele Handkarten hast, wie dein dauerhaftes Limit erlaubt. Ein Gerüst, das "
          "dabei kommt, legst du aus; es zählt nicht mit. Eine Holzmünze anstelle einer Karte zählt als gezogen.",
          "In step 2B: draw until you hold as many cards as your permanent limit allows. A Scaffold that comes is laid "
          "out and does not count. A wooden coin instead of a card counts as drawn."},
      Phrase{"feiner-sand.card.removeJunk.text",
             "Einmal im Zug, nach Schritt 1 und vor Schritt 3: Wirf 2 Handkarten ab, entferne 1 aus dem Spiel.",
             "Once a turn, after step 1 and before step 3: discard 2 cards of your hand, remove 1 from the game."},
      Phrase{"feiner-sand.card.cheapBuild.text", "In Schritt 2A: Ein Bau mehr, um 2 billiger.",
             "In step 2A: one more build, 2 cheaper."},
      Phrase{"feiner-sand.card.redrawHalf.text", "In Schritt 2B: Wirf N Karten ab, ziehe halb so viele, aufgerundet.",
             "In step 2B: discard N cards, draw half as many, rounded up."},
      Phrase{
          "feiner-sand.card.alwaysBuild.text",
          "Einmal im Zug, nach Schritt 1 und vor Schritt 3: Wirf 2 Handkarten ab, baue sofort 1 zum vollen Preis.",
          "Once a turn, after step 1 and before step 3: discard 2 cards of your hand, build 1 at once, at full price."},
      Phrase{"feiner-sand.card.shortTermLimit.text",
             "In Schritt 3: Limit +3 in diesem Zug, dann liegt die Karte als weiteres Geschenk auf deiner Symbolkarte.",
             "In step 3: limit +3 in this turn, then the card lies on your symbol card as another gift."},
      Phrase{"feiner-sand.card.threeForTwo.text",
             "Einmal im Zug, nach Schritt 1 und vor Schritt 3: Wirf 3 Handkarten ab, ziehe 2.",
             "Once a turn, after step 1 and before step 3: discard 3 cards of your hand, draw 2."},
      Phrase{"feiner-sand.card.drawTwo.text",
             "In Schritt 1, einmal: Ziehe 2. Danach kommt die Karte auf deinen Ablagestapel.",
             "In step 1, once: draw 2. After that the card goes to your discard pile."},
      Phrase{
          "feiner-sand.card.freeBuild.text",
          "In Schritt 2A, einmal: Baue 1 Handkarte, ohne zu bezahlen. Danach kommt die Karte auf deinen Ablagestapel.",
          "In step 2A, once: build 1 card of your hand without paying. After that the card goes to your discard pile."},
      Phrase{"feiner-sand.card.oneMore.text",
             "Einmal: Wirf N Karten ab, ziehe N+1. Danach kommt die Karte auf deinen Ablagestapel.",
             "Once: discard N cards, draw N+1. After that the card goes to your discard pile."},
      Phrase{"feiner-sand.card.largeCastle.text", "Am Ende zählt 1 Karte weniger gegen dich.",
             "In the end 1 card less counts against you."},
      Phrase{"feiner-sand.card.hugeCastle.text", "Am Ende zählen 2 Karten weniger gegen dich.",
             "In the end 2 cards less count against you."},
      Phrase{"feiner-sand.card.pallet.text",
             "Einmal im Zug, nach Schritt 1 und vor Schritt 3: Lege 1 Münzenkarte aus der Hand darauf (kein Gerüst); "
             "sie zählt nicht zum Limit und geht nur durch Bezahlen weg.",
             "Once a turn, after step 1 and before step 3: put 1 coin card of your hand on it (no Scaffold); it does "
             "not count for the limit and leaves only by paying."},
      Phrase{"feiner-sand.card.beachChair.text",
             "Wird auf den Ablagestapel links gebaut. Wer dort schon 33 Karten hat, bekommt keinen mehr; dann bleibt "
             "er bei deinen Sandburgen (unsere Notbremse).",
             "Is built onto the discard pile to your left. Whoever owns 33 cards there gets no more; then it stays "
             "with your castles (our safety brake)."},
      Phrase{"feiner-sand.card.foundation.text", "Zahlt einmal 4 und verlässt dann das Spiel.",
             "Pays 4 once and then leaves the game."},
      Phrase{"feiner-sand.card.recycling.text", "In Schritt 3: Wirf 2 Handkarten ab, ziehe 1, beliebig oft.",
             "In step 3: discard 2 cards of your hand, draw 1, as often as you like."},
      Phrase{"feiner-sand.card.reallyUsefulFind.text",
             "In Schritt 1: Nimm eine Karte deiner Wahl aus deinem Ablagestapel; ist er leer, ziehe eine.",
             "In step 1: take a card of your choice from your discard pile; if it is empty, draw one."},
      Phrase{"feiner-sand.card.dreamBuild.text",
             "Decke zu Beginn von 2A Karten vom Nachziehstapel auf, eine nach der anderen und höchstens 5; nach jeder "
             "darfst du aufhören. Höchstens eine davon baust du in deinem Kauf, die anderen wirfst du ab.",
             "At the beginning of 2A turn up cards of your draw pile, one after the other and 5 at most; you may stop "
             "after each. At most one of them is built within your purchase, the others are discarded."},
      Phrase{"feiner-sand.card.lastDelivery.text", "In Schritt 3: Ziehe 1, bevor du das Limit prüfst.",
             "In step 3: draw 1 before the limit is checked."},

      Phrase{"feiner-sand.rules.2",
             "Wunschbau deckt seine Karten alle auf einmal auf, und ein Gerüst zählt zu den Karten, die Karten bis zum "
             "Limit zieht.",
             "Dream Build turns up all its cards at once, and a Scaffold counts among the cards that Draw to Limit "
             "draws."},

      Phrase{"feiner-sand.turn", "Zug {n} beginnt.", "Turn {n} begins."},
      Phrase{"feiner-sand.game", "Spiel {n} der Fabelkampagne beginnt.", "Game {n} of the fable campaign begins."},
      Phrase{"feiner-sand.game.solo", "Spiel {n} von {most} der Solitärkampagne beginnt.",
             "Game {n} of {most} of the solitaire campaign begins."},
      Phrase{"feiner-sand.found", "Raus aus jedem Deck: {card} ({n}).", "Out of every deck goes: {card} ({n})."},
      Phrase{"feiner-sand.joined", "Neu in jedem Deck: {card} ({n}).", "Into every deck comes: {card} ({n})."},
      Phrase{"feiner-sand.exchanged", "{who} tauscht {n} {n|Startkarte|Startkarten}.",
             "{who} exchanges {n} start {n|card|cards}."},
      Phrase{"feiner-sand.gets", "{who} bekommt: {card} ({n}).", "{who} gets {card} ({n})."},
      Phrase{"feiner-sand.gets.you", "Du nimmst auf die Hand: {card} ({n}).", "You take into your hand: {card} ({n})."},
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
      Phrase{"feiner-sand.builds", "{who} baut: {card} ({n}).", "{who} builds {card} ({n})."},
      Phrase{"feiner-sand.builds.you", "Du baust: {card} ({n}).", "You build {card} ({n})."},
      Phrase{"feiner-sand.buildsNothing", "{who} kann nichts bauen und bezahlen.",
             "{who} can build and pay for nothing."},
      Phrase{"feiner-sand.buildsNothing.you",
             "Du kannst gerade nichts bauen: Keine Handkarte lässt sich bauen und mit dem Rest bezahlen.",
             "There is nothing you can build now: no card of your hand can be built and paid with the rest."},
      Phrase{"feiner-sand.buildsNoMore", "{who} kann nichts weiter bauen und bezahlen.",
             "{who} can build and pay for nothing more."},
      Phrase{"feiner-sand.buildsNoMore.you", "Mehr kannst du in diesem Zug nicht bauen und bezahlen.",
             "There is nothing more that you can build and pay for in this turn."},
      Phrase{"feiner-sand.revealsNothing", "{who} hat keine Karte zum Aufdecken.", "{who} has no card to turn up."},
      Phrase{"feiner-sand.revealsNothing.you", "Deine beiden Stapel sind leer: Es gibt nichts aufzudecken.",
             "Your two piles are empty: there is nothing to turn up."},
      Phrase{"feiner-sand.draws", "{who} zieht nach, statt zu bauen.", "{who} draws more instead of building."},
      Phrase{"feiner-sand.gives", "{who} verschenkt: {card} ({n}).", "{who} gives away {card} ({n})."},
      Phrase{"feiner-sand.gives.you", "Du verschenkst: {card} ({n}).", "You give away {card} ({n})."},
      Phrase{"feiner-sand.givesCard", "{who} legt eine Karte für {to} bereit.", "{who} puts down a card for {to}."},
      Phrase{"feiner-sand.gift", "{who} bekommt von {from} auf den Ablagestapel: {card} ({n}).",
             "{who} gets {card} ({n}) from {from} on the discard pile."},
      Phrase{"feiner-sand.gift.you", "Du bekommst von {from} auf deinen Ablagestapel: {card} ({n}).",
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
      Phrase{"feiner-sand.winsTie",
             "{who} gewinnt mit {n} {n|Karte|Karten} übrig; bei Gleichstand entscheiden die Holzmünzen.",
             "{who} wins with {n} {n|card|cards} left; the wooden coins break the tie."},
      Phrase{"feiner-sand.winsTie.you",
             "Du gewinnst mit {n} {n|Karte|Karten} übrig; bei Gleichstand entscheiden die Holzmünzen.",
             "You win with {n} {n|card|cards} left; the wooden coins break the tie."},
      Phrase{"feiner-sand.end.solo", "Das Spiel ist zu Ende. Summe: {n}.", "The game is over. Sum: {n}."},
      Phrase{"feiner-sand.end.crossed", "Durchgestrichen wird die {n}.", "Crossed off: {n}."},
      Phrase{
          "feiner-sand.end.left",
          "In der Kampagne {n|folgt|folgen} noch {n} {n|Spiel|Spiele}. Vor dem nächsten kommen 3 von 6 Karten nach "
          "Wahl aus dem Deck und 3 Fabelkarten dazu.",
          "{n} more {n|game follows|games follow} in the campaign. Before the next, 3 of 6 cards of choice leave the "
          "deck and 3 fable cards join it."},
      Phrase{"feiner-sand.end.won",
             "{who} hat alle {games} Spiele geschafft und gewinnt die Solitärkampagne mit {n} "
             "{n|Siegpunkt|Siegpunkten}.",
             "{who} got through all {games} games and wins the solitaire campaign with {n} victory {n|point|points}."},
      Phrase{
          "feiner-sand.end.won.you",
          "Du hast alle {games} Spiele geschafft und gewinnst die Solitärkampagne mit {n} {n|Siegpunkt|Siegpunkten}.",
          "You got through all {games} games and win the solitaire campaign with {n} victory {n|point|points}."},
      Phrase{"feiner-sand.end.lost",
             "Für die Summe {n} ist bis {most} keine Zahl frei: {who} verliert die Solitärkampagne in Spiel {games}.",
             "For the sum of {n} no number up to {most} is free: {who} loses the solitaire campaign in game {games}."},
      Phrase{"feiner-sand.end.lost.you",
             "Für die Summe {n} ist bis {most} keine Zahl frei: Du verlierst die Solitärkampagne in Spiel {games}. "
             "Eine neue "
             "beginnt wieder mit dem Startdeck.",
             "For the sum of {n} no number up to {most} is free: you lose the solitaire campaign in game {games}. A "
             "new one "
             "begins with the start deck again."},
      Phrase{"feiner-sand.end.fables",
             "Es folgt Fabelrunde {n} der Kampagne: {cards} Karten kommen aus jedem Deck, {cards} Fabelkarten dazu.",
             "Fable round {n} of the campaign comes next: {cards} cards leave every deck, {cards} fable cards join."},
      Phrase{"feiner-sand.end.noEnd",
             "Alle Fabelkarten waren im Spiel, ein guter Moment aufzuhören. Ein Ende hat die Kampagne nicht: In "
             "Fabelrunde {n} kehren entfernte Karten zurück.",
             "All fable cards have been in play, a good moment to stop. The campaign has no end: in fable round {n} "
             "cards that were removed come back."},

      Phrase{"feiner-sand.ask.sortOut", "Welche Karten kommen aus dem Deck? Noch {n}.",
             "Which cards leave your deck? {n} to go.", "remove"},
      Phrase{"feiner-sand.ask.exchange",
             "Wirf die Startkarten ab, die du tauschen willst (bisher {n}), und beginne dann.",
             "Discard the start cards that you want to exchange (so far {n}), then begin.", "drop end"},
      Phrase{"feiner-sand.ask.exchange.all", "Alle Startkarten sind abgeworfen: Nimm dafür {n} neue und beginne.",
             "All start cards are discarded: take {n} new ones for them and begin.", "end"},
      Phrase{"feiner-sand.ask.step1", "Schritt 1: Zieh {n} Karten; grüne Karten nutzt du davor oder danach.",
             "Step 1: draw {n} cards; use green cards before or after.", "draw use"},
      Phrase{"feiner-sand.ask.step1.end", "Schritt 1: Nutze eine grüne Karte oder beende den Schritt.",
             "Step 1: use a green card or end the step.", "use end"},
      Phrase{"feiner-sand.ask.choice", "Schritt 2: Willst du bauen oder nachziehen?", "Step 2: build, or draw more?",
             "2a 2b"},
      Phrase{"feiner-sand.ask.choice.give",
             "Schritt 2: Willst du bauen oder nachziehen? Eine Karte verschenken kannst du jetzt oder danach.",
             "Step 2: build, or draw more? You can give away a card now or afterwards.", "2a 2b give"},
      Phrase{"feiner-sand.ask.choice.use",
             "Schritt 2: Willst du bauen oder nachziehen? Gelbe Karten nutzt du jetzt oder danach.",
             "Step 2: build, or draw more? Yellow cards can be used now or afterwards.", "2a 2b use"},
      Phrase{"feiner-sand.ask.choice.useGive",
             "Schritt 2: Willst du bauen oder nachziehen? Gelbe Karten nutzen und eine Karte verschenken kannst du "
             "jetzt oder danach.",
             "Step 2: build, or draw more? You can use yellow cards and give away a card now or afterwards.",
             "2a 2b use give"},
      Phrase{"feiner-sand.ask.purchase",
             "Schritt 2A: Baue eine Karte aus der Hand oder hör damit auf. Zu zahlen bisher: {n}.",
             "Step 2A: build a card of your hand, or stop. To pay so far: {n}.", "build buy"},
      Phrase{"feiner-sand.ask.purchase.dream",
             "Schritt 2A: Nutze zuerst den Wunschbau, baue eine Karte aus der Hand oder hör damit auf. Zu zahlen "
             "bisher: {n}.",
             "Step 2A: use Wunschbau first, build a card of your hand, or stop. To pay so far: {n}.",
             "dream build buy"},
      Phrase{
          "feiner-sand.ask.purchase.dreamOnly",
          "Schritt 2A: Nutze den Wunschbau oder hör auf; aus der Hand kannst du nichts bauen. Zu zahlen bisher: {n}.",
          "Step 2A: use Wunschbau, or stop; there is nothing in your hand that you can build. To pay so far: {n}.",
          "dream buy"},
      Phrase{"feiner-sand.ask.dream",
             "Wunschbau: Baue eine der aufgedeckten Karten, decke noch eine auf, oder baue keine davon.",
             "Wunschbau: build one of the cards turned up, turn up another, or build none of them.",
             "build reveal end"},
      Phrase{"feiner-sand.ask.dream.more",
             "Wunschbau: Bisher ist keine dabei, die du bauen und bezahlen kannst. Decke noch eine auf, oder baue "
             "keine davon.",
             "Wunschbau: so far there is none that you can build and pay for. Turn up another, or build none of them.",
             "reveal end"},
      Phrase{"feiner-sand.ask.dream.last",
             "Wunschbau: Baue eine der aufgedeckten Karten oder keine davon; mehr werden es nicht.",
             "Wunschbau: build one of the cards turned up, or none of them; there will be no more.", "build end"},
      Phrase{
          "feiner-sand.ask.dream.none",
          "Wunschbau: Keine der aufgedeckten Karten kannst du bauen und bezahlen, und mehr werden es nicht. Wirf sie "
          "ab.",
          "Wunschbau: you can build and pay for none of the cards turned up, and there will be no more. Discard them.",
          "end"},
      Phrase{"feiner-sand.ask.payment", "Womit bezahlst du? Noch {n}.", "What do you pay with? {n} to go.", "pay"},
      Phrase{"feiner-sand.ask.step2b", "Schritt 2B: Zieh {n} Karten.", "Step 2B: draw {n} cards.", "draw"},
      Phrase{"feiner-sand.ask.step2b.use", "Schritt 2B: Zieh {n} Karten; gebaute Karten nutzt du davor oder danach.",
             "Step 2B: draw {n} cards; use built cards before or after.", "draw use"},
      Phrase{"feiner-sand.ask.step2b.give",
             "Schritt 2B: Zieh {n} Karten; eine Karte verschenken kannst du davor oder danach.",
             "Step 2B: draw {n} cards; you can give away a card before or after.", "draw give"},
      Phrase{
          "feiner-sand.ask.step2b.useGive",
          "Schritt 2B: Zieh {n} Karten; gebaute Karten nutzen und eine Karte verschenken kannst du davor oder danach.",
          "Step 2B: draw {n} cards; you can use built cards and give away a card before or after.", "draw use give"},
      Phrase{"feiner-sand.ask.step2End", "Schritt 2 ist fertig: Geh weiter zum Limit.",
             "Step 2 is done: go on to the limit.", "end"},
      Phrase{"feiner-sand.ask.step2End.use", "Nutze noch eine gebaute Karte oder geh weiter zum Limit.",
             "Use another built card, or go on to the limit.", "use end"},
      Phrase{"feiner-sand.ask.step2End.give", "Verschenke eine Karte oder geh weiter zum Limit.",
             "Give away a card, or go on to the limit.", "give end"},
      Phrase{"feiner-sand.ask.step2End.useGive",
             "Nutze noch eine gebaute Karte, verschenke eine Karte oder geh weiter zum Limit.",
             "Use another built card, give away a card, or go on to the limit.", "use give end"},
      Phrase{"feiner-sand.ask.step2End.due", "Vor dem Limit musst du eine Karte verschenken. Welche?",
             "Before the limit you have to give away a card. Which one?", "give"},
      Phrase{"feiner-sand.ask.step2End.dueUse",
             "Vor dem Limit musst du eine Karte verschenken. Welche? Gebaute Karten nutzt du davor oder danach.",
             "Before the limit you have to give away a card. Which one? Use built cards before or after.", "give use"},
      Phrase{"feiner-sand.ask.swap", "{card}: Welche Karte wirfst du ab, um eine zu ziehen?",
             "{card}: which card do you discard to draw one?", "drop"},
      Phrase{"feiner-sand.ask.drawAndDiscard",
             "{card}: Welche der beiden gezogenen Karten wirfst du ab? Die andere behältst du.",
             "{card}: which of the two cards drawn do you discard? You keep the other.", "drop"},
      Phrase{"feiner-sand.ask.usefulFind", "{card}: Welche Karte nimmst du vom Ablagestapel?",
             "{card}: which card do you take from your discard pile?", "take"},
      Phrase{"feiner-sand.ask.reallyUsefulFind", "{card}: Welche Karte nimmst du vom Ablagestapel?",
             "{card}: which card do you take from your discard pile?", "take"},
      Phrase{"feiner-sand.ask.removeJunk",
             "{card}: Wirf noch {n} {n|Karte|Karten} ab; danach entfernst du eine weitere aus dem Spiel.",
             "{card}: discard {n} more {n|card|cards}; after that you remove another one from the game.", "drop"},
      Phrase{"feiner-sand.ask.removeJunk.remove", "{card}: Welche Karte entfernst du aus dem Spiel?",
             "{card}: which card do you remove from the game?", "remove"},
      Phrase{"feiner-sand.ask.alwaysBuild", "{card}: Wirf noch {n} {n|Karte|Karten} ab; danach baust du eine.",
             "{card}: discard {n} more {n|card|cards}; after that you build one.", "drop"},
      Phrase{"feiner-sand.ask.alwaysBuild.build", "{card}: Welche Karte baust du?", "{card}: which card do you build?",
             "build"},
      Phrase{"feiner-sand.ask.extraBuild", "{card}: Welche Karte baust du? Sie kostet höchstens {most}.",
             "{card}: which card do you build? It costs {most} at most.", "build"},
      Phrase{"feiner-sand.ask.pallet", "{card}: Welche Karte aus der Hand legst du darauf?",
             "{card}: which card of your hand do you put on it?", "put"},
      Phrase{"feiner-sand.ask.threeForTwo", "{card}: Wirf noch {n} {n|Karte|Karten} ab; danach ziehst du zwei.",
             "{card}: discard {n} more {n|card|cards}; after that you draw two.", "drop"},
      Phrase{"feiner-sand.ask.recycling", "{card}: Wirf noch {n} {n|Karte|Karten} ab; danach ziehst du eine.",
             "{card}: discard {n} more {n|card|cards}; after that you draw one.", "drop"},
      Phrase{"feiner-sand.ask.redrawHalf",
             "{card}: Wirf Karten ab, so viele du magst (bisher {picks}), oder zieh jetzt halb so viele: {draws}.",
             "{card}: discard as many cards as you like (so far {picks}), or draw half as many now: {draws}.",
             "drop end"},
      Phrase{"feiner-sand.ask.redrawHalf.end", "{card}: Deine Hand ist leer. Zieh jetzt {draws}.",
             "{card}: your hand is empty. Draw {draws} now.", "end"},
      Phrase{"feiner-sand.ask.oneMore",
             "{card}: Wirf Karten ab, so viele du magst (bisher {picks}), oder zieh jetzt eine mehr: {draws}.",
             "{card}: discard as many cards as you like (so far {picks}), or draw one more now: {draws}.", "drop end"},
      Phrase{"feiner-sand.ask.oneMore.end", "{card}: Deine Hand ist leer. Zieh jetzt {draws}.",
             "{card}: your hand is empty. Draw {draws} now.", "end"},
      Phrase{"feiner-sand.ask.step3", "Schritt 3: Nutze lila Karten oder beende deinen Zug.",
             "Step 3: use purple cards or end your turn.", "use end"},
      Phrase{"feiner-sand.ask.step3.end", "Schritt 3: Du bist nicht über deinem Limit. Beende deinen Zug.",
             "Step 3: you are not above your limit. End your turn.", "end"},
      Phrase{"feiner-sand.ask.limit", "Schritt 3: Wirf {n} {n|Karte|Karten} ab, so viele sind über dem Limit.",
             "Step 3: discard {n} {n|card|cards}; so many are above your limit.", "drop"},
      Phrase{"feiner-sand.ask.limit.use",
             "Schritt 3: Nutze lila Karten, oder wirf {n} {n|Karte|Karten} ab, so viele sind über dem Limit.",
             "Step 3: use purple cards, or discard {n} {n|card|cards}; so many are above your limit.", "use drop"},
      Phrase{"feiner-sand.ask.cross", "Deine Summe ist {n}: Streich die {crossed} durch, oder senke die Summe vorher.",
             "Your sum is {n}: cross off the {crossed}, or lower the sum first.", "cross spend"},
      Phrase{"feiner-sand.ask.cross.done", "Deine Summe ist {n}: Streich die {crossed} durch.",
             "Your sum is {n}: cross off the {crossed}.", "cross"},
      Phrase{"feiner-sand.ask.crossLost",
             "Deine Summe ist {n}, und keine Zahl ist frei: Senke sie, sonst ist die Kampagne mit dem Durchstreichen "
             "verloren.",
             "Your sum is {n}, and no number is free: lower it, or the campaign is lost when you cross off.",
             "cross spend"},
      Phrase{"feiner-sand.ask.crossLost.done",
             "Deine Summe ist {n}, keine Zahl ist frei, und senken kannst du nicht mehr: Die Kampagne ist verloren. "
             "Schließ sie ab.",
             "Your sum is {n}, no number is free, and you cannot lower it any more: the campaign is lost. Close it.",
             "cross"},
      Phrase{"feiner-sand.ask.wait", "Die anderen sind noch nicht fertig.", "The others are not done yet."},

      Phrase{"feiner-sand.no.table", "Hier handeln nur die Leute am Tisch.", "Only the people at the table act here."},
      Phrase{"feiner-sand.no.waiting", "Du bist fertig; es geht weiter, wenn alle so weit sind.",
             "You are done; it goes on when everybody is."},
      Phrase{"feiner-sand.no.drawnAlready", "Gezogen hast du schon.", "You have drawn already."},
      Phrase{"feiner-sand.no.drawNow", "Jetzt wird nicht gezogen.", "This is not the time to draw."},
      Phrase{"feiner-sand.no.revealNow", "Aufgedeckt wird nur für den Wunschbau.",
             "Cards are turned up for Wunschbau only."},
      Phrase{"feiner-sand.no.revealMore", "Mehr als {n} Karten deckst du nicht auf.",
             "You turn up no more than {n} cards."},
      Phrase{"feiner-sand.no.revealEmpty", "Dein Nachziehstapel ist leer; mehr Karten gibt es dafür nicht.",
             "Your draw pile is empty; there are no more cards for this."},
      Phrase{"feiner-sand.no.notReady", "„{card}“ ({n}) kannst du in diesem Zug nicht (mehr) nutzen.",
             "You cannot use “{card}” ({n}) in this turn, or not any more."},
      Phrase{"feiner-sand.no.unusable", "„{card}“ lässt sich gerade nicht ganz ausführen.",
             "“{card}” cannot be carried out completely right now."},
      Phrase{"feiner-sand.no.useNow", "„{card}“ gehört in einen anderen Schritt.", "“{card}” belongs to another step."},
      Phrase{"feiner-sand.no.giveCoins",
             "Solange noch {n} {n|Münze|Münzen} auf der Symbolkarte {n|liegt|liegen}, wird nichts verschenkt.",
             "While {n} {n|coin lies|coins lie} on the symbol card nothing is given away."},
      Phrase{"feiner-sand.no.gave", "In diesem Zug hast du schon etwas verschenkt.",
             "You have given something away in this turn."},
      Phrase{"feiner-sand.no.giveNow",
             "Verschenkt wird nach Schritt 1 und vor Schritt 3, nicht mitten in etwas anderem.",
             "Gifts come after step 1 and before step 3, not in the middle of something else."},
      Phrase{"feiner-sand.no.hand", "„{card}“ ({n}) hast du nicht auf der Hand.", "You do not hold “{card}” ({n})."},
      Phrase{"feiner-sand.no.oneOfTwo", "Wirf eine der beiden eben gezogenen Karten ab.",
             "Discard one of the two cards just drawn."},
      Phrase{"feiner-sand.no.alwaysBuild", "Danach könntest du nichts mehr bauen und bezahlen.",
             "Then there would be nothing left that you could build and pay."},
      Phrase{"feiner-sand.no.dropLimit", "Du bist nicht über deinem Limit.", "You are not above your limit."},
      Phrase{"feiner-sand.no.dropNow", "Jetzt wird nichts abgeworfen.", "This is not the time to discard."},
      Phrase{"feiner-sand.no.take", "„{card}“ kannst du jetzt nicht vom Ablagestapel nehmen.",
             "You cannot take “{card}” from the discard pile now."},
      Phrase{"feiner-sand.no.put", "Auf eine freie Palette kommt eine Münzenkarte aus der Hand, wenn du sie nutzt.",
             "A coin card of your hand goes on a free Pallet when you use it."},
      Phrase{"feiner-sand.no.remove", "Jetzt kommt keine Karte aus dem Spiel.", "No card leaves the game now."},
      Phrase{"feiner-sand.no.sortOut", "Wähle unter den aufgedeckten Karten.", "Choose among the cards turned up."},
      Phrase{"feiner-sand.no.coinCard", "„{card}“ kann man nicht bauen.", "“{card}” cannot be built."},
      Phrase{"feiner-sand.no.extraBuild", "„{card}“ kostet {n}; zusätzlich baust du nur bis {most}.",
             "“{card}” costs {n}; the extra build goes up to {most} only."},
      Phrase{"feiner-sand.no.buildNow", "Jetzt wird nicht gebaut.", "This is not the time to build."},
      Phrase{"feiner-sand.no.way", "So darfst du in diesem Zug nicht (mehr) bauen.",
             "You cannot build that way in this turn, or not any more."},
      Phrase{"feiner-sand.no.notRevealed", "„{card}“ ist nicht unter den aufgedeckten Karten.",
             "“{card}” is not among the revealed cards."},
      Phrase{"feiner-sand.no.dear", "„{card}“ ({n}) kannst du nicht auch noch bezahlen.",
             "You cannot pay for “{card}” ({n}) as well."},
      Phrase{"feiner-sand.no.payNow", "Jetzt ist nichts zu bezahlen.", "There is nothing to pay now."},
      Phrase{"feiner-sand.no.noCoin", "Du hast keine Holzmünze.", "You have no wooden coin."},
      Phrase{"feiner-sand.no.notOnPallet", "„{card}“ liegt nicht auf deiner Palette.",
             "“{card}” is not on your Pallet."},
      Phrase{"feiner-sand.no.pit", "„{card}“ zahlt nichts.", "“{card}” pays nothing."},
      Phrase{"feiner-sand.no.superfluous", "Damit enthielte die Zahlung etwas Überflüssiges.",
             "The payment would then contain something superfluous."},
      Phrase{"feiner-sand.no.choice", "Zwischen 2A und 2B wird einmal gewählt, nach Schritt 1.",
             "2A or 2B is chosen once, after step 1."},
      Phrase{"feiner-sand.no.buy", "Du bist nicht beim Aussuchen von Bauten.", "You are not choosing what to build."},
      Phrase{"feiner-sand.no.drawFirst", "Erst musst du {n} Karten ziehen.", "First you have to draw {n} cards."},
      Phrase{"feiner-sand.no.chooseFirst", "Entscheide dich erst für 2A oder 2B.", "Choose 2A or 2B first."},
      Phrase{"feiner-sand.no.payFirst", "Erst {n|ist|sind} noch {n} zu bezahlen.",
             "First {n} more {n|has|have} to be paid."},
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
      Phrase{"feiner-sand.sheet.total", "Übrig (weniger ist besser)", "Left (fewer is better)"},
      Phrase{"feiner-sand.sheet.soloTotal", "Summe", "Sum"},
      Phrase{"feiner-sand.sheet.soloCoins", "Holzmünzen", "Wooden coins"},
      Phrase{"feiner-sand.sheet.coins", "Holzmünzen (bei Gleichstand)", "Wooden coins (break ties)"},
      Phrase{"feiner-sand.sheet.crossed", "Durchgestrichen", "Crossed off"},
      Phrase{"feiner-sand.sheet.filled", "Kampagne: eingetragene Holzmünzen", "Campaign: wooden coins filled in"},
      Phrase{"feiner-sand.sheet.campaignPoints", "Kampagne: Siegpunkte bisher", "Campaign: victory points so far"},
      Phrase{"feiner-sand.sheet.won", "Kampagne gewonnen, Siegpunkte", "Campaign won, victory points"},
      Phrase{"feiner-sand.sheet.lost", "Kampagne verloren in Spiel", "Campaign lost in game"},
      Phrase{"feiner-sand.sheet.wins", "Kampagne: Siege", "Campaign: wins"},
      Phrase{"feiner-sand.sheet.sum", "Kampagne: übrig", "Campaign: left"},
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
      Phrase{"feiner-sand.holds", "{who} hat {card} ({n}) auf der Hand", "{who} holds {card} ({n})"},
      Phrase{"feiner-sand.label.card", "{card} ({n})", "{card} ({n})"},
      Phrase{"feiner-sand.label.number", "{n}", "{n}"},
      Phrase{"feiner-sand.label.turn", "Zug {n}", "Turn {n}"},
      Phrase{"feiner-sand.label.lastTurn", "Letzter Zug: {n}", "Last turn: {n}"},
      Phrase{"feiner-sand.label.soloCoins", "{n} {n|Münze|Münzen} auf der Symbolkarte",
             "{n} {n|coin|coins} on the symbol card"},
      Phrase{"feiner-sand.label.done", "fertig", "done"},
      Phrase{"feiner-sand.label.left", "Übrig {n}", "Left {n}"},
      Phrase{"feiner-sand.label.sum", "Summe {n}", "Sum {n}"},
      Phrase{"feiner-sand.label.hand", "Hand {n}", "Hand {n}"},
      Phrase{"feiner-sand.label.draw", "Nachziehstapel {n}", "Draw pile {n}"},
      Phrase{"feiner-sand.label.discard", "Ablage {n}", "Discards {n}"},
      Phrase{"feiner-sand.label.limit", "Limit {n}", "Limit {n}"},
      Phrase{"feiner-sand.label.gifts", "Geschenke {n}", "Gifts {n}"},
      Phrase{"feiner-sand.label.coins", "Holzmünzen {n}", "Wooden coins {n}"},

      Phrase{"feiner-sand.do.draw", "Ziehe {n} Karten", "Draw {n} cards"},
      Phrase{"feiner-sand.do.reveal", "Decke noch eine Karte auf", "Turn up another card"},
      Phrase{"feiner-sand.do.use", "Nutze: {card} ({n})", "Use {card} ({n})"},
      Phrase{"feiner-sand.do.give", "Verschenke: {card} ({n})", "Give away {card} ({n})"},
      Phrase{"feiner-sand.do.drop", "Wirf ab: {card} ({n})", "Discard {card} ({n})"},
      Phrase{"feiner-sand.do.take", "Nimm: {card} ({n})", "Take {card} ({n})"},
      Phrase{"feiner-sand.do.put", "Lege auf die Palette: {card} ({n})", "Put {card} ({n}) on the Pallet"},
      Phrase{"feiner-sand.do.remove", "Entferne: {card} ({n})", "Remove {card} ({n})"},
      Phrase{"feiner-sand.do.build", "Baue: {card} ({n})", "Build {card} ({n})"},
      Phrase{"feiner-sand.do.buildCheap", "Baue günstig: {card} ({n})", "Build {card} ({n}) cheaply"},
      Phrase{"feiner-sand.do.buildFree", "Baue gratis: {card} ({n})", "Build {card} ({n}) for free"},
      Phrase{"feiner-sand.do.pay", "Zahle mit: {card} ({n})", "Pay with {card} ({n})"},
      Phrase{"feiner-sand.do.payPallet", "Zahle von der Palette: {card} ({n})",
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
  });
  return phrases;
}

namespace {

using feiner_sand::Printed;

Message about(std::string_view key, Seat who, std::initializer_list<Arg> more = {}) {
  Message message(key, {arg::seat("who", who)});
  for (const Arg& it : more) message.args.push_back(it);
  return message;
}
Arg nameArg(const Printed& card) { return arg::word("card", feiner_sand::cardName(card.kind)); }
Arg numberArg(const Printed& card) { return arg::number("n", card.number); }

// What comes after a game of a campaign.
Message goingOn(const feiner_sand::Rules& rules, int games) {
  using namespace feiner_sand;
  if (rules.isSolo()) return Message("feiner-sand.end.left", {arg::number("n", soloGames - games)});
  if (games * cardsPerRound > fableCount) return Message("feiner-sand.end.noEnd", {arg::number("n", games)});
  return Message("feiner-sand.end.fables", {arg::number("n", games), arg::number("cards", cardsPerRound)});
}

}  // namespace

Message FeinerSand::words(const Rules& rules, const Event& event) {
  using namespace feiner_sand;
  return std::visit(
      Overloaded{
          [&](const StartsGame& e) {
            if (!rules.isSolo()) return Message("feiner-sand.game", {arg::number("n", e.game)});
            return Message("feiner-sand.game.solo", {arg::number("n", e.game), arg::number("most", soloGames)});
          },
          [](const LeavesDecks& e) { return Message("feiner-sand.found", {nameArg(e.card), numberArg(e.card)}); },
          [](const JoinsDecks& e) { return Message("feiner-sand.joined", {nameArg(e.card), numberArg(e.card)}); },
          [](const StartsTurn& e) { return Message("feiner-sand.turn", {arg::number("n", e.turn)}); },
          [](const Exchanges& e) { return about("feiner-sand.exchanged", e.who, {arg::number("n", e.cards)}); },
          [](const Gets& e) {
            return about(e.card.kind == feiner_sand::Kind::scaffold ? "feiner-sand.getsScaffold" : "feiner-sand.gets",
                         e.who, {nameArg(e.card), numberArg(e.card)});
          },
          [](const Reveals& e) { return about("feiner-sand.reveals", e.who, {nameArg(e.card), numberArg(e.card)}); },
          [](const RevealsNothing& e) { return about("feiner-sand.revealsNothing", e.who); },
          [](const TakesCoin& e) { return about("feiner-sand.coin", e.who); },
          [](const Shuffles& e) { return about("feiner-sand.shuffles", e.who); },
          [](const Builds& e) { return about("feiner-sand.builds", e.who, {nameArg(e.card), numberArg(e.card)}); },
          [](const StopsBuilding& e) {
            return about(e.built ? "feiner-sand.buildsNoMore" : "feiner-sand.buildsNothing", e.who);
          },
          [](const DrawsMore& e) { return about("feiner-sand.draws", e.who); },
          [](const Gives& e) {
            if (!e.card) return about("feiner-sand.givesCard", e.who, {arg::seat("to", e.to)});
            return about("feiner-sand.gives", e.who, {nameArg(*e.card), numberArg(*e.card)});
          },
          [](const GetsGift& e) {
            return about("feiner-sand.gift", e.who, {arg::seat("from", e.from), nameArg(e.card), numberArg(e.card)});
          },
          [](const GetsChair& e) {
            return about("feiner-sand.chair", e.who, {arg::seat("from", e.from), nameArg(e.card), numberArg(e.card)});
          },
          [](const RunsOut& e) {
            return Message(e.turn == e.lastTurn ? "feiner-sand.lastTurn" : "feiner-sand.oneMoreTurn");
          },
          [](const Wins& e) {
            return about(e.how == Win::alone     ? "feiner-sand.wins"
                         : e.how == Win::byCoins ? "feiner-sand.winsTie"
                                                 : "feiner-sand.shares",
                         e.who, {arg::number("n", e.points)});
          },
          [](const EndsAlone& e) { return Message("feiner-sand.end.solo", {arg::number("n", e.points)}); },
          [](const CrossesOff& e) { return Message("feiner-sand.end.crossed", {arg::number("n", e.number)}); },
          [](const WinsCampaign& e) {
            return about("feiner-sand.end.won", e.who, {arg::number("n", e.points), arg::number("games", e.games)});
          },
          [](const LosesCampaign& e) {
            return about("feiner-sand.end.lost", e.who,
                         {arg::number("n", e.sum), arg::number("most", highestCross), arg::number("games", e.games)});
          },
          [&](const GoesOn& e) { return goingOn(rules, e.games); },
      },
      event);
}

Text FeinerSand::rulebook() {
  static constexpr std::string_view de = R"md(# Feiner Sand

Für eine bis vier Personen. Alle spielen gleichzeitig, jede mit ihrem eigenen Deck. Dauer: 45 bis 60 Minuten.

Alle beginnen mit denselben 30 Karten, und jede Karte will verbaut sein. Gebaute Karten machen deine Züge besser; was am Ende übrig ist, zählt gegen dich. Wer am wenigsten übrig hat, gewinnt.

## Die 30 Startkarten
In Klammern stehen die Baukosten. Die Namen sind die der Spielanleitung; das „Mehr“ vor den blauen Karten stammt vom Tableau, damit man sie von den grünen unterscheiden kann.

- Sandburgen ohne Wirkung: 1-mal (1), 5-mal (2), 3-mal (3).
- Münzenkarten: 3-mal Wert 2, 1-mal Wert 3. Man kann sie nicht bauen.
- Grün, Schritt 1: Karten ziehen +1 (6, 7, 8), Karten ziehen +2 (10).
- Rot, Schritt 2A: Karten bauen +1 (4, 5, 6), Baukostenrabatt (7): jeder Bau kostet 1 weniger, nie unter 0.
- Blau, Schritt 2B: Mehr Karten ziehen +1 (3, 4, 5), Mehr Karten ziehen +2 (7).
- Lila, Schritt 3: Limit +1 (4, 5, 6), Limit +2 (8).
- Gelb, außer der Reihe: Abwerfen und ziehen (4): wirf 1 Karte ab, ziehe 1.

## Ein Zug
Alle machen ihren Zug zur gleichen Zeit und im eigenen Tempo. Ausgeführt wird eine Karte nur, wenn sie sich ganz ausführen lässt.
- **F1** Schritt 1: Ziehe 2 Karten (nicht im ersten Zug, da hast du schon 6) und nutze davor oder danach deine gebauten grünen Karten, jede höchstens einmal und nur, wenn du willst. Wenn alle so weit sind, erfahren alle, ob dies der letzte Zug ist (unsere Regel: Sonst wüsste mehr, wer länger wartet).
- **F2** Schritt 2: Entscheide dich. 2A: Baue eine Karte aus der Hand, dazu je eine für jedes „Karten bauen +1“ und was deine anderen roten Karten erlauben. Alle diese Bauten sind ein einziger Kauf: Die Kosten nach Rabatt werden zusammengezählt und zusammen bezahlt. Zu viel Bezahltes verfällt, aber in der Zahlung darf nichts sein, was du weglassen könntest. Du darfst 2A auch wählen, ohne zu bauen. 2B: Ziehe 2 Karten und nutze davor oder danach deine blauen Karten. *Beispiel:* Du baust Sandburg (2) und Limit +1 (5) mit einem Baukostenrabatt: 1 + 4 = 5. Du zahlst mit der Münzenkarte 3 und zwei anderen Karten.
- **F3** Was du in diesem Zug gebaut hast, kannst du erst im nächsten nutzen. Nur lila und gelbe Karten wirken sofort.
- **F4** Gelbe Karten nutzt du je einmal im Zug, nach Schritt 1 und vor Schritt 3, auch zwischen dem Ziehen in 2B, aber nicht mitten im Kauf. Immer dabei ist das Geschenk: Lege eine Handkarte verdeckt für die Person links von dir auf deine Symbolkarte. Bauten durch gelbe und blaue Karten bezahlst du für sich.
- **F5** Jede Handkarte und jedes Gerüst zahlt 1, eine Münzenkarte ihren Wert (auch von der Palette), eine Holzmünze 1. Die Grube zahlt nichts. Womit du bezahlst, kommt auf deinen Ablagestapel, Holzmünzen in den Vorrat; das große Fundament verlässt das Spiel.
- **F6** Ziehst du die letzte Karte deines Nachziehstapels, mischst du sofort den Ablagestapel zum neuen. War er da leer, mischst du, sobald du wieder eine Karte brauchst. Sind beide leer, bekommst du statt jeder Karte eine Holzmünze.
- **F7** Schritt 3: Nutze lila Karten, wenn du willst (Recycling beliebig oft, andere einmal). Dann wirf Karten deiner Wahl ab, bis du höchstens 3 plus dein lila Limit auf der Hand hast.
- **F8** Sind alle fertig, kommen gebaute Strandkörbe auf den Ablagestapel links (erst jetzt, damit das Tempo keine Rolle spielt) und jedes genutzte „Limit kurzfristig erhöhen“ auf die eigene Symbolkarte. Liegt dann auf jeder Symbolkarte mindestens eine Karte, nehmen alle die oberste der Person rechts von sich auf den eigenen Ablagestapel. Das geschieht auch nach dem letzten Zug. Zu zweit sitzt links und rechts dieselbe Person; es gibt trotzdem zwei Symbolkarten.

## Das Ende
- **F9** Sind nach Schritt 1 bei jemandem beide Stapel leer, endet das Spiel nach diesem Zug. Sind sie es erst später, nach einer Handlung, die gezogen oder aufgedeckt hat, folgt noch ein ganzer Zug. Das frühere Ende zählt.
- **F10** Jede Karte auf der Hand, in Nachzieh- und Ablagestapel und jedes ausliegende Gerüst zählt 1. Eine gebaute Große Sandburg zieht 1 ab, eine Riesige 2, nie unter 0. Die Münzenkarte auf der Palette gilt als gebaut, Geschenke auf Symbolkarten zählen für niemanden. Am wenigsten gewinnt; bei Gleichstand die meisten Holzmünzen, sonst teilt ihr den Sieg.
- **F15** Unsere Notbremse: Nach 60 Zügen ist Schluss.
- **F16** Verdeckt sind Hände, Nachziehstapel und Geschenke; wer schenkt, weiß, was. Offen ist alles andere, auch alle Anzahlen. Was jemand in einer Phase tut, sehen die anderen erst, wenn alle fertig sind (nach Schritt 1, nach dem Zug). Im Lerndeck ist die Reihenfolge bis zum ersten Mischen allen bekannt.

## Vorbereitung
Im Lernspiel sind die Decks vorsortiert. Von der Reihenfolge nennt die Anleitung nur die Arten der ersten sechs Karten; der Rest ist von uns rekonstruiert. Sonst wird gemischt, und du darfst einmal beliebig viele deiner 6 Startkarten abwerfen und ebenso viele ziehen. Ein Gerüst darunter darfst du mit tauschen, sonst legst du es danach aus.

## Die 27 Fabelkarten
Drei davon kommen mit jeder der Runden 1 bis 9 dazu. Der Baukostenrabatt gilt für die Grundbauten und den Wunschbau, nie für Zusätzlich bauen, Immer 1 Karte bauen und Günstiges Bauen.

### Runde 1
- *Gerüst* (Münze 1): liegt offen vor dir, sobald du es ziehst, zählt nicht zum Limit und ist keine Handkarte. Nach dem Bezahlen kommt es auf deinen Ablagestapel.
- *1 Holzmünze nehmen* (grün 7): nimm 1 aus dem Vorrat.
- *Zusätzlich bauen* (blau 5): baue 1 Handkarte mit Kosten bis 3 zum vollen Preis.

### Runde 2
- *Grube* (Münze 0): zahlt nichts und lässt sich nicht bauen.
- *Ziehen und abwerfen* (grün 8): ziehe 2, wirf eine davon ab. Kommt nur eine, behältst du sie.
- *Nützlich vom Ablagestapel* (blau 5): nimm eine Karte deiner Wahl aus deinem Ablagestapel; ist er leer, ziehe eine.

### Runde 3
- *Münzenkarte ziehen* (grün 8): decke auf, bis eine Münzenkarte kommt (auch Gerüst, Grube, Fundament), längstens bis der Nachziehstapel leer ist; der Rest wird abgeworfen.
- *Karten bis zum Limit* (blau 3): ziehe, bis du so viele Handkarten hast, wie dein dauerhaftes Limit erlaubt. Ein Gerüst, das dabei kommt, legst du aus; es zählt nicht mit. Eine Holzmünze anstelle einer Karte zählt als gezogen.
- *Schrott entfernen* (gelb 7): wirf 2 Handkarten ab, entferne 1 aus dem Spiel.

### Runde 4
- *Günstiges Bauen* (rot 10): ein Bau mehr, um 2 billiger.
- *Die Hälfte nachziehen* (blau 4): wirf N Karten ab, ziehe halb so viele, aufgerundet.
- *Immer 1 Karte bauen* (gelb 6): wirf 2 Handkarten ab, baue sofort 1 zum vollen Preis.

### Runde 5
- *Sandburg* (4): ohne Wirkung.
- *Limit kurzfristig erhöhen* (lila 3): Limit +3 in diesem Zug, dann liegt die Karte als weiteres Geschenk auf deiner Symbolkarte.
- *Drei für zwei* (gelb 6): wirf 3 Handkarten ab, ziehe 2.

### Runde 6
Diese drei nutzt du einmal, dann kommen sie ungebaut auf deinen Ablagestapel.

- *2 Karten ziehen* (grün 2): ziehe 2.
- *Gratis bauen* (rot 5): baue 1 Handkarte, ohne zu bezahlen.
- *Eine mehr ziehen* (gelb 3): wirf N Karten ab, ziehe N+1.

### Runde 7
- *Große Sandburg* (5) und *Riesige Sandburg* (8): ziehen am Ende 1 und 2 ab, siehe F10.
- *Palette* (gelb 4): lege 1 Münzenkarte aus der Hand darauf (kein Gerüst); sie zählt nicht zum Limit und geht nur durch Bezahlen weg.

### Runde 8
- *Strandkorb* (4): wird auf den Ablagestapel links gebaut. Wer dort schon 33 Karten hat, bekommt keinen mehr; dann bleibt er bei deinen Sandburgen (unsere Notbremse).
- *Das große Fundament* (Münze 4): zahlt einmal 4 und verlässt dann das Spiel.
- *Recycling* (lila 3): wirf 2 Handkarten ab, ziehe 1, beliebig oft.

### Runde 9
- *Richtig Nützlich vom Ablagestapel* (grün 9): in Schritt 1 nimm eine Karte deiner Wahl aus deinem Ablagestapel; ist er leer, ziehe eine.
- *Wunschbau* (rot 6): decke zu Beginn von 2A Karten vom Nachziehstapel auf, eine nach der anderen und höchstens 5; nach jeder darfst du aufhören. Höchstens eine davon baust du in deinem Kauf, die anderen wirfst du ab.
- *Letzte Lieferung* (lila 6): ziehe 1, bevor du das Limit prüfst.

## Fabelkampagne (zu zweit bis viert)
- **F11** Vor jedem weiteren Spiel werden 30 Karten der zuletzt siegreichen Person (bei mehreren die mit dem kleinsten Platz) gemischt und aufgedeckt, bis 3 mit einer Zahl da sind. Genau diese nehmen alle aus ihrem Deck, sie kommen unter den Fabelstapel, und dessen oberste 3 kommen dazu. Ab der 10. Fabelrunde kehren so die entfernten Karten wieder. Ein Ende hat die Kampagne nicht: Ihr hört auf, wann ihr wollt, und der Wertungsbogen zählt Siege und was in allen Spielen übrig blieb. Statt einer Kampagne könnt ihr auch einzelne Spiele in einer Fabelrunde spielen; dann entscheidet das Los über alle früheren Wechsel.
- **F12** Karten mit Warnschild bleiben immer im Deck (rekonstruiert): alle Münzenkarten, grün 6 und 7, rot 4 und 5, blau 3 und 4, lila 4 und 5. Alle anderen tragen eine Zahl.
- **F13** Entfernte und verschenkte Karten kehren vor dem nächsten Spiel in ihr Deck zurück.

## Solitär
- **F14** Allein liegen 13 Holzmünzen auf deiner Symbolkarte, nach jedem Zug geht eine weg. Solange welche da sind, gibt es kein Geschenk; danach musst du in jedem Zug vor Schritt 3 eine Handkarte verschenken, wenn du eine hast. Sie zählt am Ende 2. Ein Strandkorb wird zu den Sandburgen gebaut, „Limit kurzfristig erhöhen“ verlässt nach dem Nutzen das Spiel. In der Kampagne streichst du nach jedem Spiel die Summe (mindestens 1) oder die nächsthöhere freie Zahl bis 20 durch; gibt es keine, ist die Kampagne verloren. Übrige Holzmünzen füllen vorher fünf Blöcke zu je 5; volle Blöcke senken einmal eine Summe um 1, 2, 3, 4 oder 5. Vor dem nächsten Spiel werden 6 Karten mit Zahl aufgedeckt, 3 davon wählst du zum Entfernen, 3 Fabelkarten kommen dazu. Nach zehn Spielen bringen die durchgestrichenen Zahlen 10 bis 1 einen bis zehn Punkte.

## So schreibt man Züge
Karten heißen nach Art und Zahl: `castle-2`, `green-6`, `usefulFind-5`. `2a` und `2b` wählen, `draw` zieht, `use swap-4` nutzt, `give castle-3` verschenkt, `build red-4` baut (auch `cheap` oder `free` dahinter), `reveal` deckt für den Wunschbau noch eine Karte auf, `buy` beendet das Aussuchen, `pay coin-2`, `pay coin-2 pallet` und `pay wood` bezahlen, `drop castle-1` wirft ab, `take`, `put` und `remove` gehören zu Fabelkarten, `end` beendet einen Schritt. `spend 2` und `cross` gehören zum Wertungsbogen.
)md";
  static constexpr std::string_view en = R"md(# Feiner Sand

For one to four. Everybody plays at the same time, each with a deck of their own. 45 to 60 minutes.

Everybody starts with the same 30 cards, and every card wants to be built. Built cards improve your turns; what is left in the end counts against you. Whoever has least left wins.

## The 30 start cards
Costs are in brackets. Cards keep the German names of the rulebook, followed by what they mean; the “Mehr” of the blue cards is taken from the player board, to tell them from the green ones.

- Sandburg / Castle, without effect: 1 of (1), 5 of (2), 3 of (3).
- Münzenkarte / Coin Card: 3 of value 2, 1 of value 3. They cannot be built.
- Green, step 1: Karten ziehen +1 / Draw +1 (6, 7, 8), Karten ziehen +2 / Draw +2 (10).
- Red, step 2A: Karten bauen +1 / Build +1 (4, 5, 6), Baukostenrabatt / Rebate (7): every build costs 1 less, never below 0.
- Blue, step 2B: Mehr Karten ziehen +1 / Draw More +1 (3, 4, 5), Mehr Karten ziehen +2 / Draw More +2 (7).
- Purple, step 3: Limit +1 (4, 5, 6), Limit +2 (8).
- Yellow, any time: Abwerfen und ziehen / Swap (4): discard 1 card, draw 1.

## A turn
Everybody takes their turn at once and at their own pace. A card can be used only if all of it can be carried out.
- **F1** Step 1: draw 2 cards (not in the first turn, when you hold 6 already) and use your built green cards before or after, each at most once and only if you like. When all are through, everybody learns whether this is the last turn (our rule: otherwise whoever waits longer would know more).
- **F2** Step 2: choose. 2A: build one card of your hand, one more for every “Karten bauen +1”, and what your other red cards allow. All these builds are a single purchase: the costs after rebates are added up and paid together. What is overpaid is lost, but a payment may contain nothing that it could do without. You may choose 2A without building. 2B: draw 2 cards and use your blue cards before or after. *Example:* you build Sandburg (2) and Limit +1 (5) with one Baukostenrabatt: 1 + 4 = 5. You pay with the coin card 3 and two other cards.
- **F3** What you have built in this turn can be used from the next turn on. Only purple and yellow cards work at once.
- **F4** Yellow cards are used once a turn each, after step 1 and before step 3, also between the draws of 2B, but not in the middle of the purchase. The gift is always there: put a card of your hand face down on your symbol card, for the player to your left. Builds by yellow and blue cards are paid on their own.
- **F5** Every card of your hand and every Scaffold pays 1, a coin card its value (also from the Pallet), a wooden coin 1. The Pit pays nothing. What you pay with goes to your discard pile, wooden coins to the supply; the Great Foundation leaves the game.
- **F6** When you draw the last card of your draw pile you shuffle the discard pile into a new one at once. If it was empty then, you shuffle as soon as you need a card again. If both are empty you get a wooden coin instead of every card.
- **F7** Step 3: use purple cards if you like (Recycling as often as you like, others once). Then discard cards of your choice until you hold at most 3 plus your purple limit.
- **F8** When all are done, Beach Chairs that were built arrive on the discard pile to the left (only now, so that speed does not matter), and Short-term Limits that were used go to the own symbol card. If every symbol card then holds at least one card, everybody moves the top one of the player to their right to their own discard pile. This also happens after the last turn. With two players left and right are the same person; there are still two symbol cards.

## The end
- **F9** If both piles of somebody are empty after step 1, the game ends after this turn. If they are empty only later, after an action that drew or revealed cards, one more full turn follows. The earlier end counts.
- **F10** Every card in hand, draw pile and discard pile and every Scaffold in front of you counts 1. A built Large Castle takes off 1, a Huge Castle 2, never below 0. The coin card on the Pallet counts as built, gifts on symbol cards count for nobody. Fewest wins; if tied, most wooden coins, otherwise you share the win.
- **F15** Our safety brake: after 60 turns the game is over.
- **F16** Hidden are hands, draw piles and gifts; the giver knows what they gave. Everything else is open, all numbers too. What somebody does within a phase is seen by the others when all are done (after step 1, after the turn). In the learning deck everybody knows the order until the first shuffle.

## Setting up
In the learning game decks are sorted. The rulebook tells only the kinds of the first six cards; the rest of the order is reconstructed by us. Otherwise decks are shuffled, and you may once discard any number of your 6 start cards and draw as many. A Scaffold among them may be exchanged, otherwise it is laid out afterwards.

## The 27 fable cards
Three of them come in with each of the rounds 1 to 9. Rebates apply to the base builds and to Dream Build, never to Extra Build, Always Build and Cheap Build.

### Round 1
- *Gerüst / Scaffold* (coin 1): lies open in front of you as soon as it is drawn, does not count for the limit and is no hand card. After paying it goes to your discard pile.
- *1 Holzmünze nehmen / Take a Wooden Coin* (green 7): take 1 from the supply.
- *Zusätzlich bauen / Extra Build* (blue 5): build 1 card of your hand that costs up to 3, at full price.

### Round 2
- *Grube / Pit* (coin 0): pays nothing and cannot be built.
- *Ziehen und abwerfen / Draw and Discard* (green 8): draw 2, discard one of them. If only one comes you keep it.
- *Nützlich vom Ablagestapel / Useful Find* (blue 5): take a card of your choice from your discard pile; if it is empty, draw one.

### Round 3
- *Münzenkarte ziehen / Draw a Coin Card* (green 8): reveal until a coin card comes (Scaffold, Pit and Foundation too), at most until the draw pile is empty; the others are discarded.
- *Karten bis zum Limit / Draw to Limit* (blue 3): draw until you hold as many cards as your permanent limit allows. A Scaffold that comes is laid out and does not count. A wooden coin instead of a card counts as drawn.
- *Schrott entfernen / Remove Junk* (yellow 7): discard 2 cards of your hand, remove 1 from the game.

### Round 4
- *Günstiges Bauen / Cheap Build* (red 10): one more build, 2 cheaper.
- *Die Hälfte nachziehen / Redraw Half* (blue 4): discard N cards, draw half as many, rounded up.
- *Immer 1 Karte bauen / Always Build* (yellow 6): discard 2 cards of your hand, build 1 at once, at full price.

### Round 5
- *Sandburg / Castle* (4): without effect.
- *Limit kurzfristig erhöhen / Short-term Limit* (purple 3): limit +3 in this turn, then the card lies on your symbol card as another gift.
- *Drei für zwei / Three for Two* (yellow 6): discard 3 cards of your hand, draw 2.

### Round 6
These three are used once, then they go to your discard pile unbuilt.

- *2 Karten ziehen / Draw Two* (green 2): draw 2.
- *Gratis bauen / Free Build* (red 5): build 1 card of your hand without paying.
- *Eine mehr ziehen / One More* (yellow 3): discard N cards, draw N+1.

### Round 7
- *Große Sandburg / Large Castle* (5) and *Riesige Sandburg / Huge Castle* (8): take off 1 and 2 in the end, see F10.
- *Palette / Pallet* (yellow 4): put 1 coin card of your hand on it (no Scaffold); it does not count for the limit and leaves only by paying.

### Round 8
- *Strandkorb / Beach Chair* (4): is built onto the discard pile to your left. Whoever owns 33 cards there gets no more; then it stays with your castles (our safety brake).
- *Das große Fundament / Great Foundation* (coin 4): pays 4 once and then leaves the game.
- *Recycling* (purple 3): discard 2 cards of your hand, draw 1, as often as you like.

### Round 9
- *Richtig Nützlich vom Ablagestapel / Really Useful Find* (green 9): in step 1, take a card of your choice from your discard pile; if it is empty, draw one.
- *Wunschbau / Dream Build* (red 6): at the beginning of 2A turn up cards of your draw pile, one after the other and 5 at most; you may stop after each. At most one of them is built within your purchase, the others are discarded.
- *Letzte Lieferung / Last Delivery* (purple 6): draw 1 before the limit is checked.

## Fable campaign (two to four)
- **F11** Before each further game the 30 cards of the last winner (of several, the one with the lowest seat) are shuffled and turned up until 3 with a number are found. Everybody takes exactly these out of their deck, they go under the fable stack, and its top 3 join. From the 10th fable round on the removed cards come back like this. The campaign has no end: you stop when you like, and the score sheet counts wins and what was left in all games. Instead of a campaign you can play single games in any fable round; then all earlier changes are drawn by lot.
- **F12** Cards with a warning sign always stay in the deck (reconstructed): all coin cards, green 6 and 7, red 4 and 5, blue 3 and 4, purple 4 and 5. All others bear a number.
- **F13** Cards that were removed or given away return to their deck before the next game.

## Solitaire
- **F14** Alone, 13 wooden coins lie on your symbol card, and one leaves after every turn. While there are any, there is no gift; afterwards you have to give away one card of your hand before step 3 of every turn, if you have one. It counts 2 in the end. A Beach Chair is built with the castles, a Short-term Limit leaves the game when used. In the campaign you cross off the sum after each game (at least 1), or the next higher free number up to 20; if there is none the campaign is lost. Before that, wooden coins left over fill five blocks of 5; full blocks lower a sum once by 1, 2, 3, 4 or 5. Before the next game 6 cards with a number are turned up, you choose 3 of them to be removed, and 3 fable cards join. After ten games the crossed-off numbers 10 to 1 are worth one to ten points.

## How moves are written
Cards are called by kind and number: `castle-2`, `green-6`, `usefulFind-5`. `2a` and `2b` choose, `draw` draws, `use swap-4` uses, `give castle-3` gives away, `build red-4` builds (also with `cheap` or `free` behind it), `reveal` turns up another card for Dream Build, `buy` ends choosing, `pay coin-2`, `pay coin-2 pallet` and `pay wood` pay, `drop castle-1` discards, `take`, `put` and `remove` belong to fable cards, `end` ends a step. `spend 2` and `cross` belong to the score sheet.
)md";
  return {de, en};
}

}  // namespace sammel
