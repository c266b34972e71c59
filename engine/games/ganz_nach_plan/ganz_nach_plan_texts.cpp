#include <array>

#include "engine/games/ganz_nach_plan/ganz_nach_plan.hpp"

namespace sammel {

std::string_view GanzNachPlan::phraseOf(Card card) {
  static constexpr std::array<std::string_view, ganz_nach_plan::kindCount> keys{
      "ganz-nach-plan.card.seats-left", "ganz-nach-plan.card.seats-right", "ganz-nach-plan.card.seats-opposite",
      "ganz-nach-plan.card.hands-left", "ganz-nach-plan.card.hands-right", "ganz-nach-plan.card.hands-opposite",
      "ganz-nach-plan.card.give-left",  "ganz-nach-plan.card.give-right",  "ganz-nach-plan.card.give-opposite",
      "ganz-nach-plan.card.draw-left",  "ganz-nach-plan.card.draw-right",  "ganz-nach-plan.card.draw-opposite",
      "ganz-nach-plan.card.pile-left",  "ganz-nach-plan.card.pile-right",  "ganz-nach-plan.card.pile-opposite",
      "ganz-nach-plan.card.direction",  "ganz-nach-plan.card.all-move",    "ganz-nach-plan.card.all-pass",
      "ganz-nach-plan.card.pile-you"};
  return keys[static_cast<std::size_t>(card)];
}

std::span<const Phrase> GanzNachPlan::phrases() {
  static constexpr std::array phrases{
      Phrase{"ganz-nach-plan.card.seats-left", "Platztausch links", "Swap seats: left"},
      Phrase{"ganz-nach-plan.card.seats-right", "Platztausch rechts", "Swap seats: right"},
      Phrase{"ganz-nach-plan.card.seats-opposite", "Platztausch gegenüber", "Swap seats: opposite"},
      Phrase{"ganz-nach-plan.card.hands-left", "Handtausch links", "Swap hands: left"},
      Phrase{"ganz-nach-plan.card.hands-right", "Handtausch rechts", "Swap hands: right"},
      Phrase{"ganz-nach-plan.card.hands-opposite", "Handtausch gegenüber", "Swap hands: opposite"},
      Phrase{"ganz-nach-plan.card.give-left", "Gib eine Karte nach links", "Give a card: left"},
      Phrase{"ganz-nach-plan.card.give-right", "Gib eine Karte nach rechts", "Give a card: right"},
      Phrase{"ganz-nach-plan.card.give-opposite", "Gib eine Karte nach gegenüber", "Give a card: opposite"},
      Phrase{"ganz-nach-plan.card.draw-left", "Zieh eine Karte von links", "Draw a card: left"},
      Phrase{"ganz-nach-plan.card.draw-right", "Zieh eine Karte von rechts", "Draw a card: right"},
      Phrase{"ganz-nach-plan.card.draw-opposite", "Zieh eine Karte von gegenüber", "Draw a card: opposite"},
      Phrase{"ganz-nach-plan.card.pile-left", "Ablage geht nach links", "Pile goes to: left"},
      Phrase{"ganz-nach-plan.card.pile-right", "Ablage geht nach rechts", "Pile goes to: right"},
      Phrase{"ganz-nach-plan.card.pile-opposite", "Ablage geht nach gegenüber", "Pile goes to: opposite"},
      Phrase{"ganz-nach-plan.card.direction", "Richtungswechsel", "Change direction"},
      Phrase{"ganz-nach-plan.card.all-move", "Alle rücken nach links", "All move left"},
      Phrase{"ganz-nach-plan.card.all-pass", "Alle geben eine Karte nach links", "All pass a card left"},
      Phrase{"ganz-nach-plan.card.pile-you", "Ablage geht an dich", "Pile goes to: you"},

      Phrase{"ganz-nach-plan.start", "{who} sitzt auf A und beginnt.", "{who} sits on A and begins."},
      Phrase{"ganz-nach-plan.start.you", "Du sitzt auf A und beginnst.", "You sit on A and begin."},
      Phrase{"ganz-nach-plan.plays", "{who} spielt „{card}“.", "{who} plays “{card}”."},
      Phrase{"ganz-nach-plan.plays.you", "Du spielst „{card}“.", "You play “{card}”."},
      Phrase{"ganz-nach-plan.seats", "{who} tauscht den Platz mit {other}.", "{who} swaps seats with {other}."},
      Phrase{"ganz-nach-plan.seats.you", "Du tauschst den Platz mit {other}.", "You swap seats with {other}."},
      Phrase{"ganz-nach-plan.hands", "{who} tauscht alle Karten mit {other}.", "{who} swaps hands with {other}."},
      Phrase{"ganz-nach-plan.hands.you", "Du tauschst alle Karten mit {other}.", "You swap hands with {other}."},
      Phrase{"ganz-nach-plan.round.clockwise", "Jetzt geht es im Uhrzeigersinn weiter.", "Play goes clockwise now."},
      Phrase{"ganz-nach-plan.round.anticlockwise", "Jetzt geht es gegen den Uhrzeigersinn weiter.",
             "Play goes anticlockwise now."},
      Phrase{"ganz-nach-plan.nothing", "{who} hat keine Karte mehr, die zu geben wäre.",
             "{who} has no card left to give."},
      Phrase{"ganz-nach-plan.nothing.you", "Du hast keine Karte mehr, die zu geben wäre.",
             "You have no card left to give."},
      Phrase{"ganz-nach-plan.noPile", "Die Ablage ist leer: {who} bekommt nichts.",
             "The discard pile is empty: {who} gets nothing."},
      Phrase{"ganz-nach-plan.noPile.you", "Die Ablage ist leer: Du bekommst nichts.",
             "The discard pile is empty: you get nothing."},
      Phrase{"ganz-nach-plan.pile", "{who} nimmt die Ablage, {n} {n|Karte|Karten}.",
             "{who} takes the discard pile, {n} {n|card|cards}."},
      Phrase{"ganz-nach-plan.pile.you", "Du nimmst die Ablage, {n} {n|Karte|Karten}.",
             "You take the discard pile, {n} {n|card|cards}."},
      Phrase{"ganz-nach-plan.draws", "{to} zieht eine Karte von {from}.", "{to} draws a card from {from}."},
      Phrase{"ganz-nach-plan.drawsFromYou", "{who} zieht von dir: „{card}“.", "{who} draws from you: “{card}”."},
      Phrase{"ganz-nach-plan.drawsFromYou.you", "Du ziehst von {other}: „{card}“.", "You draw from {other}: “{card}”."},
      Phrase{"ganz-nach-plan.gives", "{from} gibt {to} eine Karte.", "{from} gives {to} a card."},
      Phrase{"ganz-nach-plan.givesYou", "{who} gibt dir: „{card}“.", "{who} gives you: “{card}”."},
      Phrase{"ganz-nach-plan.givesYou.you", "Du gibst {other}: „{card}“.", "You give {other}: “{card}”."},
      Phrase{"ganz-nach-plan.chose", "{who} hat eine Karte gewählt.", "{who} has chosen a card."},
      Phrase{"ganz-nach-plan.youChose", "Du gibst gleich weiter: „{card}“.", "You are going to pass: “{card}”."},
      Phrase{"ganz-nach-plan.end", "Das war Zug {n}: Das Spiel endet, die wenigsten Karten gewinnen.",
             "That was turn {n}: the game ends, fewest cards win."},
      Phrase{"ganz-nach-plan.wins", "{who} gewinnt mit {n} {n|Karte|Karten} auf der Hand.",
             "{who} wins with {n} {n|card|cards} in hand."},
      Phrase{"ganz-nach-plan.wins.you", "Du gewinnst mit {n} {n|Karte|Karten} auf der Hand.",
             "You win with {n} {n|card|cards} in hand."},
      Phrase{"ganz-nach-plan.winsByPlaying",
             "Mehrere haben keine Karte mehr; {who} hat die Karte gespielt und gewinnt.",
             "Several have no card left; {who} played the card and wins."},
      Phrase{"ganz-nach-plan.winsByPlaying.you",
             "Mehrere haben keine Karte mehr; du hast die Karte gespielt und gewinnst.",
             "Several have no card left; you played the card and win."},
      Phrase{"ganz-nach-plan.shares", "{who} teilt sich den Sieg mit {n} {n|Karte|Karten} auf der Hand.",
             "{who} shares the win with {n} {n|card|cards} in hand."},
      Phrase{"ganz-nach-plan.shares.you", "Du teilst dir den Sieg mit {n} {n|Karte|Karten} auf der Hand.",
             "You share the win with {n} {n|card|cards} in hand."},

      Phrase{"ganz-nach-plan.ask.play", "Welche Karte spielst du?", "Which card do you play?", "play"},
      Phrase{"ganz-nach-plan.ask.give", "Welche Karte gibst du {other}?", "Which card do you give to {other}?", "give"},
      Phrase{"ganz-nach-plan.ask.pass", "Alle geben eine Karte nach links. Welche bekommt {other} von dir?",
             "Everybody passes a card to the left. Which one does {other} get from you?", "pass"},

      Phrase{"ganz-nach-plan.no.chosen",
             "Du hast schon gewählt. Überlegst du es dir anders, nimm diese Wahl zuerst zurück.",
             "You have chosen already. If you change your mind, take that choice back first."},
      Phrase{"ganz-nach-plan.no.nothing", "Du hast keine Karte, die du weitergeben könntest.",
             "You have no card that you could pass."},
      Phrase{"ganz-nach-plan.no.give", "Erst muss die gespielte Karte ausgeführt sein: Gib eine deiner Karten ab.",
             "The played card has to be carried out first: give one of your cards."},
      Phrase{"ganz-nach-plan.no.pass", "Alle geben eine Karte nach links: Wähle, welche du weitergibst.",
             "Everybody passes a card to the left: choose the one you pass."},
      Phrase{"ganz-nach-plan.no.play", "Du bist am Zug und musst eine Karte spielen.",
             "It is your turn and you have to play a card."},
      Phrase{"ganz-nach-plan.no.card", "„{card}“ hast du nicht auf der Hand.", "You do not hold “{card}”."},

      Phrase{"ganz-nach-plan.pack.twice", "„{card}“ steht zweimal in der Liste; die Anzahl gehört in einen Eintrag.",
             "“{card}” is listed twice; the number belongs in one entry."},
      Phrase{"ganz-nach-plan.pack.copies", "„{card}“ kann es 1- bis {most}-mal geben, nicht {n}-mal.",
             "There can be 1 to {most} of “{card}”, not {n}."},
      Phrase{"ganz-nach-plan.pack.size",
             "Es müssen {plainNeeded} Karten ohne und {oppositeNeeded} mit „gegenüber“ sein, hier sind es {plain} und "
             "{opposite}.",
             "There have to be {plainNeeded} cards without and {oppositeNeeded} with “opposite”; here are {plain} and "
             "{opposite}."},

      Phrase{"ganz-nach-plan.sheet.cards", "Karten auf der Hand (weniger ist besser)",
             "Cards in hand (fewer is better)"},

      Phrase{"ganz-nach-plan.zone.places", "Zug {n}, {direction}", "Turn {n}, {direction}"},
      Phrase{"ganz-nach-plan.clockwise", "im Uhrzeigersinn", "clockwise"},
      Phrase{"ganz-nach-plan.anticlockwise", "gegen den Uhrzeigersinn", "anticlockwise"},
      Phrase{"ganz-nach-plan.place", "{place}: {who}", "{place}: {who}"},
      Phrase{"ganz-nach-plan.zone.played", "Wird ausgeführt", "Being carried out"},
      Phrase{"ganz-nach-plan.zone.pile", "Ablage, {n} {n|Karte|Karten}", "Discard pile, {n} {n|card|cards}"},
      Phrase{"ganz-nach-plan.zone.hand", "auf {place}, {n} {n|Karte|Karten}", "on {place}, {n} {n|card|cards}"},
      Phrase{"ganz-nach-plan.zone.chosen", "auf {place}, {n} {n|Karte|Karten}, hat gewählt",
             "on {place}, {n} {n|card|cards}, has chosen"},

      Phrase{"ganz-nach-plan.holds", "{who} hat „{card}“", "{who} has “{card}”"},
      Phrase{"ganz-nach-plan.label.play", "Spiele „{card}“", "Play “{card}”"},
      Phrase{"ganz-nach-plan.label.playAt", "Spiele „{card}“ ({other})", "Play “{card}” ({other})"},
      Phrase{"ganz-nach-plan.label.give", "Gib {other} „{card}“", "Give {other} “{card}”"},
      Phrase{"ganz-nach-plan.label.pass", "Gib „{card}“ weiter an {other}", "Pass “{card}” to {other}"},
  };
  return phrases;
}

Message GanzNachPlan::words(const Rules&, const Event& event) {
  namespace gnp = ganz_nach_plan;
  const auto who = [](Seat seat) { return arg::seat("who", seat); };
  const auto cardArg = [](Card card) { return arg::word("card", phraseOf(card)); };
  return std::visit(
      Overloaded{
          [&](const gnp::Starts& e) { return Message("ganz-nach-plan.start", {who(e.who)}); },
          [&](const gnp::Plays& e) { return Message("ganz-nach-plan.plays", {who(e.who), cardArg(e.card)}); },
          [&](const gnp::SwapsSeats& e) {
            return Message("ganz-nach-plan.seats", {who(e.who), arg::seat("other", e.other)});
          },
          [&](const gnp::SwapsHands& e) {
            return Message("ganz-nach-plan.hands", {who(e.who), arg::seat("other", e.other)});
          },
          [](const gnp::TurnsRound& e) {
            return Message(e.clockwise ? "ganz-nach-plan.round.clockwise" : "ganz-nach-plan.round.anticlockwise");
          },
          [&](const gnp::CannotGive& e) { return Message("ganz-nach-plan.nothing", {who(e.who)}); },
          [&](const gnp::TakesPile& e) {
            return Message(e.cards == 0 ? "ganz-nach-plan.noPile" : "ganz-nach-plan.pile",
                           {who(e.who), arg::number("n", e.cards)});
          },
          // The two who see the card are the only readers: one of them is `who`.
          [&](const gnp::Draws& e) {
            if (!e.card) return Message("ganz-nach-plan.draws", {arg::seat("from", e.from), arg::seat("to", e.to)});
            return Message("ganz-nach-plan.drawsFromYou", {who(e.to), arg::seat("other", e.from), cardArg(*e.card)});
          },
          [&](const gnp::Gives& e) {
            if (!e.card) return Message("ganz-nach-plan.gives", {arg::seat("from", e.from), arg::seat("to", e.to)});
            return Message("ganz-nach-plan.givesYou", {who(e.from), arg::seat("other", e.to), cardArg(*e.card)});
          },
          [&](const gnp::Chooses& e) {
            return e.card ? Message("ganz-nach-plan.youChose", {cardArg(*e.card)})
                          : Message("ganz-nach-plan.chose", {who(e.who)});
          },
          [](const gnp::RunsOut& e) { return Message("ganz-nach-plan.end", {arg::number("n", e.turn)}); },
          [&](const gnp::Wins& e) {
            constexpr std::array<std::string_view, 3> keys{"ganz-nach-plan.wins", "ganz-nach-plan.winsByPlaying",
                                                           "ganz-nach-plan.shares"};
            return Message(keys[static_cast<std::size_t>(e.win)], {who(e.who), arg::number("n", e.cards)});
          },
      },
      event);
}

Text GanzNachPlan::rulebook() {
  static constexpr std::string_view de = R"md(# Ganz nach Plan!?

Für drei oder vier. Verdeckte Karten, kurze Züge, und kaum ein Plan überlebt die Pläne der anderen. Dauer: etwa 10 Minuten.

Du willst alle deine Karten loswerden. Jede Karte, die du spielst, wird ausgeführt: Menschen tauschen Plätze, Karten wechseln die Hand, oder jemand muss den ganzen Ablagestapel nehmen. Wichtig ist nicht, wer du bist, sondern wo du sitzt.

## Material
20 Anweisungskarten, zu dritt 15: Die fünf mit „gegenüber“ bleiben dann in der Schachtel. Die gedruckten Karten sind verloren; bezeugt sind nur die Arten der Anweisungen und die fünf mit „gegenüber“. Diese Zusammenstellung ist von uns rekonstruiert:

- je eine nach links, nach rechts und gegenüber: **Platztausch**, **Handtausch**, **Gib eine Karte**, **Zieh eine Karte** (blind), **Ablage** (die Person dort nimmt den Ablagestapel)
- zweimal **Richtungswechsel**
- je einmal **Alle rücken nach links** (jede Person auf den nächsten Platz), **Alle geben eine Karte nach links** und **Ablage geht an dich**

„Du“ ist, wer die Karte spielt. Die Plätze heißen im Uhrzeigersinn A, B, C und D. „Links“ ist immer der nächste Platz im Uhrzeigersinn, egal in welche Richtung gespielt wird.

## Spiel
- **G1** Alle bekommen 5 Karten. Das Los bestimmt, wer auf A sitzt und beginnt. Reihum, zuerst im Uhrzeigersinn, spielt die Person auf dem nächsten Platz genau eine Karte, und deren Anweisung wird ausgeführt. Passen gibt es nicht.
- **G2** Nach einem Zug zählt man vom Platz aus, der eben am Zug war, in Spielrichtung einen weiter; am Zug ist, wer dort jetzt sitzt. Ein Richtungswechsel gilt sofort: Schon der nächste Platz wird in der neuen Richtung gezählt.
- **G3** Beim Platztausch nehmen alle ihre Karten mit. Beim Handtausch wechseln nur die Karten, die Menschen bleiben sitzen.
- **G4** Die gespielte Karte kommt erst auf den Ablagestapel, wenn ihre Anweisung ausgeführt ist; wer ihn nimmt, bekommt sie also nicht mit. Was nicht geht (keine Karte zum Geben, leerer Stapel), entfällt. Der Ablagestapel liegt offen.
- **G5** Geben alle eine Karte weiter, wählen alle, die eine haben, heimlich und gleichzeitig. Erst dann wandern die Karten. Bis dahin sehen die anderen nur, dass du gewählt hast, und solange noch jemand wählt, darfst du deine Wahl zurücknehmen. Die letzte Wahl gilt sofort.

*Beispiel:* Du sitzt auf A und spielst „Platztausch links“ mit Ben auf B. Jetzt sitzt du auf B. Am Zug war A, es folgt B, also noch einmal du.

*Beispiel:* Deine letzte Karte ist „Handtausch rechts“. Du bekommst alle Karten von Cleo, und Cleo bekommt deine, nämlich keine. Cleo gewinnt.

## Ende
- **G6** Wer keine Karte hat, nachdem eine Anweisung ausgeführt ist, gewinnt. Haben mehrere keine, gewinnt unter ihnen die Person, die gespielt hat; ist sie nicht dabei, teilen sie sich den Sieg. Die übrigen Plätze: weniger Karten sind besser, gleich viele teilen sich den Rang. Unsere Notbremse: Nach 500 Zügen gewinnen die wenigsten Karten, bei Gleichstand gemeinsam.

## So schreibt man Züge
`play seats-left` spielt „Platztausch links“, `give direction` gibt nach „Gib eine Karte“ einen Richtungswechsel ab, `pass draw-right` wählt, was du weitergibst. Die Karten heißen `seats`, `hands`, `give`, `draw` und `pile`, jeweils mit `-left`, `-right` oder `-opposite`, sowie `direction`, `all-move`, `all-pass` und `pile-you`.
)md";
  static constexpr std::string_view en = R"md(# Ganz nach Plan!?

All according to plan!? For three or four. Hidden cards, short turns, and hardly a plan that survives the plans of the others. About 10 minutes.

You want to get rid of all your cards. Every card that you play is carried out: people swap seats, cards change hands, or somebody has to take the whole discard pile. What matters is not who you are but where you sit.

## Pieces
20 instruction cards; with three players 15, because the five that say “opposite” stay in the box. The printed cards are lost; attested are only the kinds of instructions and the five with “opposite”. This set is our reconstruction:

- one each to the left, to the right and opposite: **Swap seats**, **Swap hands**, **Give a card**, **Draw a card** (blindly), **Pile** (the player there takes the discard pile)
- two of **Change direction**
- one each of **All move left** (everybody to the next seat), **All pass a card left** and **Pile goes to: you**

“You” is whoever plays the card. The seats are called A, B, C and D, clockwise. “Left” is always the next seat clockwise, whatever the direction of play.

## Play
- **G1** Everybody gets 5 cards. The lot decides who sits on A and begins. In turn, clockwise at first, the player on the next seat plays exactly one card, and its instruction is carried out. There is no passing.
- **G2** After a turn, count one seat on in the direction of play from the seat that was on turn; whoever sits there now is next. A change of direction applies at once: the very next seat is counted in the new direction.
- **G3** Those who swap seats take their cards with them. Swapping hands moves only the cards; the people stay where they are.
- **G4** The card being played joins the discard pile only after its instruction was carried out, so whoever takes the pile does not get it. What cannot be done (no card to give, an empty pile) is left out. The discard pile lies open.
- **G5** When everybody passes a card, all who have one choose secretly and at the same time. Only then do the cards move. Until then the others see only that you have chosen, and while somebody is still choosing you may take your choice back. The last choice counts at once.

*Example:* You sit on A and play “Swap seats: left” with Ben on B. Now you sit on B. A was on turn, B is next, so it is you again.

*Example:* Your last card is “Swap hands: right”. You get all of Cleo's cards, and Cleo gets yours, that is, none. Cleo wins.

## End
- **G6** Whoever has no cards after an instruction was carried out wins. If several have none, the one of them who played the card wins; if that player is not among them, they share the win. The other places: fewer cards are better, equal numbers share a rank. Our safety brake: after 500 turns fewest cards win, together if tied.

## How moves are written
`play seats-left` plays “Swap seats: left”, `give direction` gives away a change of direction after “Give a card”, `pass draw-right` chooses what you pass. The cards are called `seats`, `hands`, `give`, `draw` and `pile`, each with `-left`, `-right` or `-opposite`, and `direction`, `all-move`, `all-pass` and `pile-you`.
)md";
  return {de, en};
}

}  // namespace sammel
