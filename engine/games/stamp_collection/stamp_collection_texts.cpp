// What Stamp Collection says to people: phrases and rules.
#include <array>

#include "engine/games/stamp_collection/phrases.hpp"
#include "engine/games/stamp_collection/stamp_collection.hpp"

namespace sammel {

std::span<const Phrase> StampCollection::phrases() {
  static constexpr std::array phrases{
      Phrase{"stamp-collection.colour.blue", "blau", "blue"},
      Phrase{"stamp-collection.colour.green", "grün", "green"},
      Phrase{"stamp-collection.colour.purple", "lila", "purple"},
      Phrase{"stamp-collection.colour.brown", "braun", "brown"},
      Phrase{"stamp-collection.colour.red", "rot", "red"},
      Phrase{"stamp-collection.colour.pink", "rosa", "pink"},
      Phrase{"stamp-collection.mount.blue", "blaue Unterlage", "blue mount"},
      Phrase{"stamp-collection.mount.green", "grüne Unterlage", "green mount"},
      Phrase{"stamp-collection.mount.purple", "lila Unterlage", "purple mount"},
      Phrase{"stamp-collection.mount.brown", "braune Unterlage", "brown mount"},
      Phrase{"stamp-collection.mount.red", "rote Unterlage", "red mount"},
      Phrase{"stamp-collection.mount.pink", "rosa Unterlage", "pink mount"},
      Phrase{"stamp-collection.blue.animal", "blaues Tier", "blue animal"},
      Phrase{"stamp-collection.blue.plant", "blaue Pflanze", "blue plant"},
      Phrase{"stamp-collection.blue.building", "blaues Bauwerk", "blue building"},
      Phrase{"stamp-collection.blue.panorama", "blaues Panorama", "blue panorama"},
      Phrase{"stamp-collection.green.animal", "grünes Tier", "green animal"},
      Phrase{"stamp-collection.green.plant", "grüne Pflanze", "green plant"},
      Phrase{"stamp-collection.green.building", "grünes Bauwerk", "green building"},
      Phrase{"stamp-collection.green.panorama", "grünes Panorama", "green panorama"},
      Phrase{"stamp-collection.purple.animal", "lila Tier", "purple animal"},
      Phrase{"stamp-collection.purple.plant", "lila Pflanze", "purple plant"},
      Phrase{"stamp-collection.purple.building", "lila Bauwerk", "purple building"},
      Phrase{"stamp-collection.purple.panorama", "lila Panorama", "purple panorama"},
      Phrase{"stamp-collection.brown.animal", "braunes Tier", "brown animal"},
      Phrase{"stamp-collection.brown.plant", "braune Pflanze", "brown plant"},
      Phrase{"stamp-collection.brown.building", "braunes Bauwerk", "brown building"},
      Phrase{"stamp-collection.brown.panorama", "braunes Panorama", "brown panorama"},
      Phrase{"stamp-collection.red.animal", "rotes Tier", "red animal"},
      Phrase{"stamp-collection.red.plant", "rote Pflanze", "red plant"},
      Phrase{"stamp-collection.red.building", "rotes Bauwerk", "red building"},
      Phrase{"stamp-collection.red.panorama", "rotes Panorama", "red panorama"},
      Phrase{"stamp-collection.pink.animal", "rosa Tier", "pink animal"},
      Phrase{"stamp-collection.pink.plant", "rosa Pflanze", "pink plant"},
      Phrase{"stamp-collection.pink.building", "rosa Bauwerk", "pink building"},
      Phrase{"stamp-collection.pink.panorama", "rosa Panorama", "pink panorama"},
      Phrase{"stamp-collection.storage", "Lagerplatz", "storage tile"},

      Phrase{"stamp-collection.starts", "{who} beginnt.", "{who} begins."},
      Phrase{"stamp-collection.starts.you", "Du beginnst.", "You begin."},
      Phrase{"stamp-collection.coin", "{who} nimmt eine Goldmünze. Ein Plättchen kostet jetzt {price} Silber.",
             "{who} takes a gold coin. A tile now costs {price} silver."},
      Phrase{"stamp-collection.coin.you", "Du nimmst eine Goldmünze. Ein Plättchen kostet jetzt {price} Silber.",
             "You take a gold coin. A tile now costs {price} silver."},
      Phrase{"stamp-collection.lastCoin", "{who} nimmt die letzte Goldmünze.", "{who} takes the last gold coin."},
      Phrase{"stamp-collection.lastCoin.you", "Du nimmst die letzte Goldmünze.", "You take the last gold coin."},
      Phrase{"stamp-collection.buys", "{who} kauft für {price} Silber: {tile}.",
             "{who} buys for {price} silver: {tile}."},
      Phrase{"stamp-collection.buys.you", "Du kaufst für {price} Silber: {tile}.",
             "You buy for {price} silver: {tile}."},
      Phrase{"stamp-collection.stores", "{who} legt ins Lager: {tile}.", "{who} puts into storage: {tile}."},
      Phrase{"stamp-collection.stores.you", "Du legst ins Lager: {tile}.", "You put into storage: {tile}."},
      Phrase{"stamp-collection.mounts", "{who} legt auf {field}: {tile}.", "{who} lays on {field}: {tile}."},
      Phrase{"stamp-collection.mounts.you", "Du legst auf {field}: {tile}.", "You lay on {field}: {tile}."},
      Phrase{"stamp-collection.mountsExtra", "{who} legt für {extra} Silber extra auf {field}: {tile}.",
             "{who} lays for {extra} silver extra on {field}: {tile}."},
      Phrase{"stamp-collection.mountsExtra.you", "Du legst für {extra} Silber extra auf {field}: {tile}.",
             "You lay for {extra} silver extra on {field}: {tile}."},
      Phrase{"stamp-collection.presents", "{who} präsentiert auf {field}: {tile}.",
             "{who} presents on {field}: {tile}."},
      Phrase{"stamp-collection.presents.you", "Du präsentierst auf {field}: {tile}.",
             "You present on {field}: {tile}."},
      Phrase{"stamp-collection.comes", "Der Enthusiast ({colour}) kommt zu {who}.",
             "The {colour} enthusiast comes to {who}."},
      Phrase{"stamp-collection.comes.you", "Der Enthusiast ({colour}) kommt zu dir.",
             "The {colour} enthusiast comes to you."},
      Phrase{"stamp-collection.box", "Der Enthusiast ({colour}) kommt zu {who} und bringt eine Schachtel Pralinen mit.",
             "The {colour} enthusiast comes to {who} with a box of chocolates."},
      Phrase{"stamp-collection.box.you",
             "Der Enthusiast ({colour}) kommt zu dir und bringt eine Schachtel Pralinen mit.",
             "The {colour} enthusiast comes to you with a box of chocolates."},
      Phrase{"stamp-collection.won2", "{who} gewinnt ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}.",
             "{who} wins a special set worth {n} {n|point|points}: {a}, {b}."},
      Phrase{"stamp-collection.won2.you", "Du gewinnst ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}.",
             "You win a special set worth {n} {n|point|points}: {a}, {b}."},
      Phrase{"stamp-collection.won3", "{who} gewinnt ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}, {c}.",
             "{who} wins a special set worth {n} {n|point|points}: {a}, {b}, {c}."},
      Phrase{"stamp-collection.won3.you", "Du gewinnst ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}, {c}.",
             "You win a special set worth {n} {n|point|points}: {a}, {b}, {c}."},
      Phrase{"stamp-collection.won4", "{who} gewinnt ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}, {c}, {d}.",
             "{who} wins a special set worth {n} {n|point|points}: {a}, {b}, {c}, {d}."},
      Phrase{"stamp-collection.won4.you", "Du gewinnst ein Sonderset für {n} {n|Punkt|Punkte}: {a}, {b}, {c}, {d}.",
             "You win a special set worth {n} {n|point|points}: {a}, {b}, {c}, {d}."},
      Phrase{"stamp-collection.wonWorld",
             "{who} zeigt alle sechs Farben und gewinnt das Weltset für {n} {n|Punkt|Punkte}.",
             "{who} shows all six colours and wins the world set worth {n} {n|point|points}."},
      Phrase{"stamp-collection.wonWorld.you",
             "Du zeigst alle sechs Farben und gewinnst das Weltset für {n} {n|Punkt|Punkte}.",
             "You show all six colours and win the world set worth {n} {n|point|points}."},
      Phrase{"stamp-collection.loan", "{who} nimmt einen Kredit auf.", "{who} takes a loan."},
      Phrase{"stamp-collection.loan.you", "Du nimmst einen Kredit auf.", "You take a loan."},
      Phrase{"stamp-collection.repays", "{who} tilgt den Kredit.", "{who} repays the loan."},
      Phrase{"stamp-collection.repays.you", "Du tilgst deinen Kredit.", "You repay your loan."},
      Phrase{"stamp-collection.round", "Runde {round}: acht neue Plättchen, vier Münzen.",
             "Round {round}: eight new tiles, four coins."},
      Phrase{"stamp-collection.lastRound", "Runde {round}, die letzte: Die acht Plättchen kommen aus der Ablage.",
             "Round {round}, the last: its eight tiles come from the discards."},
      Phrase{"stamp-collection.endsBySets",
             "{who} hat Sondersets für {n} {n|Punkt|Punkte}: Zu zweit ist nach dieser Runde Schluss.",
             "{who} has special sets worth {n} {n|point|points}: with two players the game ends with this round."},
      Phrase{"stamp-collection.endsBySets.you",
             "Du hast Sondersets für {n} {n|Punkt|Punkte}: Zu zweit ist nach dieser Runde Schluss.",
             "You have special sets worth {n} {n|point|points}: with two players the game ends with this round."},
      Phrase{"stamp-collection.endsByAlbum",
             "{who} hat auf allen {n} Feldern Unterlagen: Zu zweit ist nach dieser Runde Schluss.",
             "{who} has mounts on all {n} fields: with two players the game ends with this round."},
      Phrase{"stamp-collection.endsByAlbum.you",
             "Du hast auf allen {n} Feldern Unterlagen: Zu zweit ist nach dieser Runde Schluss.",
             "You have mounts on all {n} fields: with two players the game ends with this round."},
      Phrase{"stamp-collection.wins", "{who} gewinnt mit {n} {n|Punkt|Punkten}.",
             "{who} wins with {n} {n|point|points}."},
      Phrase{"stamp-collection.wins.you", "Du gewinnst mit {n} {n|Punkt|Punkten}.",
             "You win with {n} {n|point|points}."},
      Phrase{"stamp-collection.winsTie",
             "{who} gewinnt mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheidet das Geld.",
             "{who} wins with {n} {n|point|points}; money breaks the tie."},
      Phrase{"stamp-collection.winsTie.you",
             "Du gewinnst mit {n} {n|Punkt|Punkten}; bei Gleichstand entscheidet das Geld.",
             "You win with {n} {n|point|points}; money breaks the tie."},
      Phrase{"stamp-collection.shares", "{who} teilt sich den Sieg mit {n} {n|Punkt|Punkten}.",
             "{who} shares the win with {n} {n|point|points}."},
      Phrase{"stamp-collection.shares.you", "Du teilst dir den Sieg mit {n} {n|Punkt|Punkten}.",
             "You share the win with {n} {n|point|points}."},

      Phrase{"stamp-collection.ask.act",
             "Nimm eine Goldmünze oder kaufe ein Plättchen für {price} Silber. Davor darfst du einen Kredit aufnehmen.",
             "Take a gold coin or buy a tile for {price} silver. Before that you may take a loan.", "coin buy loan"},
      Phrase{"stamp-collection.ask.act.owing", "Nimm eine Goldmünze oder kaufe ein Plättchen für {price} Silber.",
             "Take a gold coin or buy a tile for {price} silver.", "coin buy"},
      Phrase{"stamp-collection.ask.borrow",
             "Mit {money} Silber kannst du kein Plättchen kaufen (Preis: {price}), mit einem Kredit schon. Nimm eine "
             "Goldmünze oder erst den Kredit.",
             "With {money} silver there is no tile that you can buy (price: {price}), but with a loan there is. Take a "
             "gold coin, or the loan first.",
             "coin loan"},
      Phrase{"stamp-collection.ask.dear",
             "Ein Plättchen kostet {price} Silber, du hast {money}. Nimm eine Goldmünze; auch mit einem Kredit "
             "könntest du jetzt nichts kaufen.",
             "A tile costs {price} silver, you have {money}. Take a gold coin; even with a loan there would be nothing "
             "that you could buy now.",
             "coin loan"},
      Phrase{"stamp-collection.ask.dear.owing",
             "Ein Plättchen kostet {price} Silber, du hast {money}. Nimm eine Goldmünze.",
             "A tile costs {price} silver, you have {money}. Take a gold coin.", "coin"},
      Phrase{"stamp-collection.ask.useless",
             "Für keines der Plättchen hast du einen Platz, den du bezahlen kannst. Nimm eine Goldmünze; auch ein "
             "Kredit würde jetzt nichts ändern.",
             "For none of the tiles you have a place that you can pay for. Take a gold coin; a loan would not change "
             "that now either.",
             "coin loan"},
      Phrase{"stamp-collection.ask.useless.owing",
             "Für keines der Plättchen hast du einen Platz, den du bezahlen kannst. Nimm eine Goldmünze.",
             "For none of the tiles you have a place that you can pay for. Take a gold coin.", "coin"},
      Phrase{"stamp-collection.ask.mount", "Auf welches Feld kommt es: {tile}?", "On which field does it go: {tile}?",
             "place"},
      Phrase{"stamp-collection.ask.stamp", "Auf welche deiner Unterlagen kommt es: {tile}?",
             "On which of your mounts does it go: {tile}?", "place"},
      Phrase{"stamp-collection.ask.stored",
             "Welche der beiden gelagerten Marken kommt auf die neue Unterlage auf {field}?",
             "Which of the two stored stamps goes on the new mount on {field}?", "present"},

      Phrase{"stamp-collection.no.turn", "{mover} ist am Zug. Nur einen Kredit darfst du jederzeit tilgen.",
             "It is {mover}'s turn. Only a loan may be repaid at any time."},
      Phrase{"stamp-collection.no.placeFirst", "Lege zuerst das gekaufte Plättchen ab.",
             "First place the tile that you have bought."},
      Phrase{"stamp-collection.no.presentFirst", "Wähle zuerst, welche gelagerte Marke auf die neue Unterlage kommt.",
             "First choose which stored stamp goes on the new mount."},
      Phrase{
          "stamp-collection.no.loanTurn",
          "{mover} ist am Zug. Einen Kredit nimmst du nur in deinem eigenen Zug auf; tilgen darfst du ihn jederzeit.",
          "It is {mover}'s turn. You take a loan only on your own turn; you may repay it at any time."},
      Phrase{"stamp-collection.no.gone", "Dort liegt kein Plättchen mehr.", "There is no tile left in that place."},
      Phrase{"stamp-collection.no.price",
             "Ein Plättchen kostet gerade {price} Silber, du hast {money}. Nimm eine Münze.",
             "A tile costs {price} silver just now, you have {money}. Take a coin."},
      Phrase{"stamp-collection.no.priceLoan",
             "Ein Plättchen kostet gerade {price} Silber, du hast {money}. Nimm eine Münze oder erst einen Kredit.",
             "A tile costs {price} silver just now, you have {money}. Take a coin, or a loan first."},
      Phrase{"stamp-collection.no.field", "Für {tile} ist neben deinen gleichfarbigen Unterlagen kein Feld mehr frei.",
             "For a {tile} there is no free field left beside your mounts of that colour."},
      Phrase{
          "stamp-collection.no.extra",
          "Für {tile} {rest|bleibt|bleiben} dir nach dem Preis {rest} Silber; jedes erlaubte Feld kostet mehr extra.",
          "For a {tile} you have {rest} silver left after the price; every field allowed costs more extra."},
      Phrase{"stamp-collection.no.extraLoan",
             "Für {tile} {rest|bleibt|bleiben} dir nach dem Preis {rest} Silber; jedes erlaubte Feld kostet mehr "
             "extra. Ein Kredit "
             "würde reichen.",
             "For a {tile} you have {rest} silver left after the price; every field allowed costs more extra. A loan "
             "would do."},
      Phrase{"stamp-collection.no.room",
             "Für {tile} hast du keine leere Unterlage dieser Farbe und keinen freien Lagerplatz.",
             "For a {tile} you have no empty mount of that colour and no free storage field."},
      Phrase{"stamp-collection.no.secondStorage", "Dein zweiter Lagerplatz ist schon offen; mehr gibt es nicht.",
             "Your second storage field is open already; there are no more."},
      Phrase{"stamp-collection.no.hand", "Du hast gerade kein Plättchen abzulegen.",
             "You have no tile to place right now."},
      Phrase{"stamp-collection.no.occupied", "Auf {field} liegt schon eine Unterlage.",
             "There is already a mount on {field}."},
      Phrase{"stamp-collection.no.beside",
             "{field} passt nicht für {tile}: Das Feld muss waagrecht oder senkrecht an deine Unterlagen dieser Farbe "
             "grenzen.",
             "{field} does not fit a {tile}: the field must be next to your mounts of that colour, across or up and "
             "down."},
      Phrase{"stamp-collection.no.fieldPrice", "{field} kostet {extra} Silber extra, du hast {money}.",
             "{field} costs {extra} silver extra, you have {money}."},
      Phrase{"stamp-collection.no.emptyMount", "Auf {field} liegt keine leere Unterlage in der Farbe von {tile}.",
             "There is no empty mount on {field} in the colour of the {tile}."},
      Phrase{"stamp-collection.no.present", "Gerade wartet keine neue Unterlage auf eine gelagerte Marke.",
             "No new mount is waiting for a stored stamp right now."},
      Phrase{"stamp-collection.no.stored", "Eine Marke mit diesem Motiv hast du nicht im Lager.",
             "You have no stamp with this motif in storage."},
      Phrase{"stamp-collection.no.loanLate", "Einen Kredit nimmst du vor deiner Aktion auf, nicht mittendrin.",
             "A loan is taken before your action, not in the middle of it."},
      Phrase{"stamp-collection.no.loanTwice", "Du hast schon einen Kredit; tilge ihn zuerst.",
             "You have a loan already; repay it first."},
      Phrase{"stamp-collection.no.loanOpen", "Du hast keinen Kredit zu tilgen.", "You have no loan to repay."},
      Phrase{"stamp-collection.no.repay", "Tilgen kostet {needed} Silber, du hast {money}.",
             "Repaying costs {needed} silver, you have {money}."},

      Phrase{"stamp-collection.pack.negative", "Eine Anzahl von Plättchen ist kleiner als null.",
             "A number of tiles is below zero."},
      Phrase{"stamp-collection.pack.tiles", "Es sind {n} Plättchen; das Spiel braucht genau {needed}.",
             "There are {n} tiles; the game needs exactly {needed}."},
      Phrase{"stamp-collection.pack.points", "Das Sonderset {set} muss 1 bis {most} Punkte wert sein.",
             "Special set {set} must be worth 1 to {most} points."},
      Phrase{"stamp-collection.pack.smallSet", "Das Sonderset {set} braucht mindestens {fewest} Marken.",
             "Special set {set} needs at least {fewest} stamps."},
      Phrase{"stamp-collection.pack.twice", "Das Sonderset {set} nennt eine Marke zweimal.",
             "Special set {set} names a stamp twice."},
      Phrase{"stamp-collection.pack.noStamp", "Das Sonderset {set} verlangt eine Marke, die es nicht gibt.",
             "Special set {set} asks for a stamp that does not exist."},
      Phrase{"stamp-collection.pack.row", "Eine Zeile eines Albums hat genau vier Felder.",
             "A row of an album has exactly four fields."},
      Phrase{"stamp-collection.pack.field",
             "Ein Feld eines Albums ist eine Ziffer (Zusatzkosten) oder M (die aufgedruckte Unterlage).",
             "A field of an album is a digit (extra cost) or M (the printed mount)."},
      Phrase{"stamp-collection.pack.printed", "Ein Album hat genau eine aufgedruckte Unterlage; dieses hat {n}.",
             "An album has exactly one printed mount; this one has {n}."},

      Phrase{"stamp-collection.sheet.boxes", "Pralinenschachteln", "Boxes of chocolates"},
      Phrase{"stamp-collection.sheet.sets", "Sondersets", "Special sets"},
      Phrase{"stamp-collection.sheet.album", "Belegte Felder im Album", "Album fields with a mount"},
      Phrase{"stamp-collection.sheet.storage", "Lagerplätze", "Storage fields"},
      Phrase{"stamp-collection.sheet.loan", "Offener Kredit", "Open loan"},
      Phrase{"stamp-collection.sheet.total", "Summe", "Total"},
      Phrase{"stamp-collection.sheet.money", "Silber (bei Gleichstand)", "Silver (breaks ties)"},

      Phrase{"stamp-collection.zone.round", "Runde {round} von {rounds}; ein Plättchen kostet {price} Silber",
             "Round {round} of {rounds}; a tile costs {price} silver"},
      Phrase{"stamp-collection.zone.closed", "Runde {round} von {rounds}; keine Münze mehr da",
             "Round {round} of {rounds}; no coin left"},
      Phrase{"stamp-collection.zone.lastRound", "Runde {round}, die letzte; ein Plättchen kostet {price} Silber",
             "Round {round}, the last; a tile costs {price} silver"},
      Phrase{"stamp-collection.zone.exchange", "Sammlerbörse", "Exchange"},
      Phrase{"stamp-collection.zone.sets", "Sondersets, noch zu gewinnen", "Special sets, still to be won"},
      Phrase{"stamp-collection.zone.supply", "Enthusiasten im Vorrat", "Enthusiasts in the supply"},
      Phrase{"stamp-collection.zone.pile", "Noch im Stapel: {n}", "Still in the pile: {n}"},
      Phrase{"stamp-collection.zone.discards", "In der Ablage: {n}", "Discarded: {n}"},
      Phrase{"stamp-collection.zone.points", "{n} {n|Punkt|Punkte}", "{n} {n|point|points}"},
      Phrase{"stamp-collection.zone.hand", "Gekauft, noch abzulegen", "Bought, still to be placed"},
      Phrase{"stamp-collection.zone.album", "Album", "Album"},
      Phrase{"stamp-collection.zone.storage", "Lager", "Storage"},
      Phrase{"stamp-collection.zone.won", "Gewonnene Sondersets", "Special sets won"},
      Phrase{"stamp-collection.goldCoin", "Gold (5 Silber)", "gold (5 silver)"},
      Phrase{"stamp-collection.silver", "{n} Silber", "{n} silver"},
      Phrase{"stamp-collection.boxes", "{n} {n|Schachtel|Schachteln} Pralinen", "{n} {n|box|boxes} of chocolates"},
      Phrase{"stamp-collection.openLoan", "Kredit", "loan"},
      Phrase{"stamp-collection.enthusiast", "Enthusiast: {colour}", "enthusiast: {colour}"},
      Phrase{"stamp-collection.counts",
             "{colour}: {mounts} {mounts|Unterlage|Unterlagen}, {stamps} {stamps|Marke|Marken}",
             "{colour}: {mounts} {mounts|mount|mounts}, {stamps} {stamps|stamp|stamps}"},
      Phrase{"stamp-collection.storageCount", "{n} {n|Lagerplatz|Lagerplätze}", "{n} storage {n|tile|tiles}"},
      Phrase{"stamp-collection.field", "{field}", "{field}"},
      Phrase{"stamp-collection.fieldExtra", "{field} +{extra}", "{field} +{extra}"},
      Phrase{"stamp-collection.fieldWith", "{field} {tile}", "{field} {tile}"},
      Phrase{"stamp-collection.set2", "{a}, {b}: {n}", "{a}, {b}: {n}"},
      Phrase{"stamp-collection.set3", "{a}, {b}, {c}: {n}", "{a}, {b}, {c}: {n}"},
      Phrase{"stamp-collection.set4", "{a}, {b}, {c}, {d}: {n}", "{a}, {b}, {c}, {d}: {n}"},
      Phrase{"stamp-collection.world", "alle sechs Farben: {n}", "all six colours: {n}"},

      Phrase{"stamp-collection.do.coin", "Nimm eine Goldmünze (+{n})", "Take a gold coin (+{n})"},
      Phrase{"stamp-collection.do.buy", "Kaufe {tile} für {price} (Reihe {row})", "Buy {tile} for {price} (row {row})"},
      Phrase{"stamp-collection.do.mount", "Lege sie auf {field}", "Lay it on {field}"},
      Phrase{"stamp-collection.do.mountExtra", "Lege sie auf {field} (+{extra})", "Lay it on {field} (+{extra})"},
      Phrase{"stamp-collection.do.stick", "Präsentiere sie auf {field}", "Present it on {field}"},
      Phrase{"stamp-collection.do.present", "Präsentiere {tile}", "Present {tile}"},
      Phrase{"stamp-collection.do.loan", "Nimm einen Kredit (+{n})", "Take a loan (+{n})"},
      Phrase{"stamp-collection.do.repay", "Tilge den Kredit (-{n})", "Repay the loan (-{n})"},
  };
  return phrases;
}

Message StampCollection::words(const Rules& rules, const Event& event) {
  namespace sc = stamp_collection;
  const auto who = [](Seat seat) { return arg::seat("who", seat); };
  return std::visit(
      Overloaded{
          [&](const sc::Starts& e) { return Message("stamp-collection.starts", {who(e.who)}); },
          [&](const sc::TakesCoin& e) {
            return e.price == 0 ? Message("stamp-collection.lastCoin", {who(e.who)})
                                : Message("stamp-collection.coin", {who(e.who), arg::number("price", e.price)});
          },
          [&](const sc::Buys& e) {
            return Message("stamp-collection.buys",
                           {who(e.who), tileArg(tileOf(e.tile)), arg::number("price", e.price)});
          },
          [&](const sc::Stores& e) {
            return Message("stamp-collection.stores", {who(e.who), tileArg(tileOf(e.stamp))});
          },
          [&](const sc::Mounts& e) {
            const Arg tile = tileArg(mountOf(e.colour));
            const Arg field = sc::fieldArg(e.field);
            return e.extra == 0 ? Message("stamp-collection.mounts", {who(e.who), tile, field})
                                : Message("stamp-collection.mountsExtra",
                                          {who(e.who), tile, field, arg::number("extra", e.extra)});
          },
          [&](const sc::Presents& e) {
            return Message("stamp-collection.presents", {who(e.who), tileArg(tileOf(e.stamp)), sc::fieldArg(e.field)});
          },
          [&](const sc::Attracts& e) {
            return Message(e.box ? "stamp-collection.box" : "stamp-collection.comes",
                           {who(e.who), colourArg(e.colour)});
          },
          [&](const sc::WinsSet& e) {
            constexpr std::array<std::string_view, 5> keys{"stamp-collection.wonWorld", "", "stamp-collection.won2",
                                                           "stamp-collection.won3", "stamp-collection.won4"};
            const sc::WantedSet& set = rules.sets[static_cast<std::size_t>(e.set)];
            const auto wanted = set.list();
            Message message(keys[wanted.size()], {who(e.who), arg::number("n", set.points)});
            addStamps(wanted, message);
            return message;
          },
          [&](const sc::Borrows& e) { return Message("stamp-collection.loan", {who(e.who)}); },
          [&](const sc::Repays& e) { return Message("stamp-collection.repays", {who(e.who)}); },
          [](const sc::StartsRound& e) {
            return Message(e.last ? "stamp-collection.lastRound" : "stamp-collection.round",
                           {arg::number("round", e.round)});
          },
          [&](const sc::BringsTheEnd& e) {
            return Message(e.by == sc::Feat::sets ? "stamp-collection.endsBySets" : "stamp-collection.endsByAlbum",
                           {who(e.who), arg::number("n", e.number)});
          },
          [&](const sc::Wins& e) {
            constexpr std::array<std::string_view, 3> keys{"stamp-collection.wins", "stamp-collection.winsTie",
                                                           "stamp-collection.shares"};
            return Message(keys[static_cast<std::size_t>(e.win)], {who(e.who), arg::number("n", e.points)});
          },
      },
      event);
}

Text StampCollection::rulebook() {
  static constexpr std::string_view de = R"md(# Stamp Collection

Für zwei bis vier. Alles liegt offen; nur in welcher Reihenfolge die Plättchen kommen, weiß niemand. Dauer: etwa 45 Minuten.

Du füllst ein Album mit Marken aus aller Welt. Jede Marke braucht eine Unterlage ihrer Farbe. Wer eine Marke präsentiert, lockt Enthusiasten an, und die bringen Pralinen mit. Dazu winken Sondersets für bestimmte Marken.

## Material
Sechs Farben stehen für sechs Regionen: Blau für Nordamerika, Grün für Südamerika, Lila für Europa, Braun für Afrika, Rot für Asien, Rosa für Australien. Auf Marken gibt es vier Motive: Tier, Pflanze, Bauwerk, Panorama. Im Stapel sind 88 Plättchen: 48 Unterlagen, 36 Marken und 4 Lagerplätze; in unserer Aufteilung je Farbe 8 Unterlagen und 6 Marken. Dazu 6 Enthusiasten, einer je Farbe, 11 Sondersets, Pralinen und Geld. Geld wird in Silber gezählt, eine Goldmünze ist 5 Silber wert; jeder beginnt mit 6. Münzen und Pralinen gehen nie aus.

In der Mitte liegt die Sammlerbörse: zwei Reihen aus vier Plättchen, dazwischen vier Goldmünzen. Jeder hat ein Album mit 16 Feldern, einer aufgedruckten Unterlage und einem aufgedruckten Lagerplatz; bei uns liegen die Felder 4 mal 4, und die Unterlage ist blau. Manche Felder kosten 1 oder 2 Silber extra. Wer beginnt, entscheidet das Los; dann geht es im Uhrzeigersinn.

**Nachgebaut, nicht gedruckt:** Die Bilder der Spielanleitung liegen uns nicht vor. Wie sich Unterlagen und Marken auf die Farben verteilen, welche Motive zweimal vorkommen, was die elf Sondersets verlangen und wert sind, wie die Albumfelder liegen, welche davon wie viel extra kosten, wo die aufgedruckte Unterlage ist und welche Farbe sie hat, haben wir deshalb selbst festgelegt. Unsere Lesart ist auch, dass ein Kredit nur im eigenen Zug vor der Aktion aufgenommen wird (C8) und das Los entscheidet, wer beginnt. Alles andere folgt der Anleitung.

- Zweimal gibt es: Blau Tier und Pflanze, Grün Bauwerk und Panorama, Lila Tier und Bauwerk, Braun Pflanze und Panorama, Rot Tier und Panorama, Rosa Pflanze und Bauwerk. Alle anderen einmal.
- Sondersets für 3 Punkte: Blau mit Tier, Pflanze, Bauwerk; Grün mit Bauwerk, Panorama, Pflanze; Lila mit Tier, Bauwerk, Pflanze; Braun mit Pflanze, Panorama, Bauwerk; Rot mit Tier, Panorama, Pflanze; Rosa mit Pflanze, Bauwerk, Panorama; Tier in Blau, Lila, Rot; Pflanze in Blau, Braun, Rosa; Bauwerk in Grün, Lila, Rosa; Panorama in Grün, Braun, Rot. Das Weltset für 5 Punkte: alle sechs Farben, egal welche Motive.
- Albumseite A (zu zweit und zu dritt): `2112 1M01 1001 2112`; Seite B (zu viert): `2101 0M01 1000 1012`. Die Ziffern sind Zusatzkosten, M ist die blaue Unterlage.

## Dein Zug
- **C1** Du tust genau eines: eine Goldmünze (5) von der Börse nehmen oder ein Plättchen kaufen. Es kostet so viel Silber, wie dort Goldmünzen liegen, also 1 bis 4; bei einer Unterlage kommen die Zusatzkosten des Feldes dazu. Was du kaufst, legst du sofort ab. Eine Münze nehmen geht immer, darum gibt es kein Aussetzen.
- **C2** Eine Unterlage kommt auf ein freies Feld. Hast du schon Unterlagen dieser Farbe (die aufgedruckte zählt mit), muss das Feld waagrecht oder senkrecht an eine davon grenzen. Ist kein solches Feld frei oder bezahlbar, kannst du sie nicht kaufen.
- **C3** Eine Marke kommt auf eine deiner leeren Unterlagen in ihrer Farbe; hast du mehrere, suchst du eine aus. Hast du keine, kommt sie auf einen freien Lagerplatz. Ist auch der voll, kannst du sie nicht kaufen.
- **C4** Das Plättchen Lagerplatz öffnet deinen zweiten Lagerplatz. Mehr als eines kann niemand haben.
- **C5** Legst du eine Unterlage in der Farbe einer gelagerten Marke, wandert diese sofort darauf. Lagern zwei verschiedene dieser Farbe, suchst du eine aus.
- **C6** Wer eine Marke präsentiert, zu dem kommt der Enthusiast ihrer Farbe, aus dem Vorrat oder von jemand anderem. War er noch nicht bei dir und ist schon mindestens ein anderer da (zu zweit: mindestens zwei andere), bekommst du eine Schachtel Pralinen. War er schon da, gibt es nichts. Gelagerte Marken locken niemanden an.
- **C7** Ein Sonderset gewinnt sofort, wer als Erster alle seine Marken präsentiert. Werden mehrere auf einmal fertig, gewinnst du alle; verlieren kannst du sie nie. Eine Marke darf für mehrere Sets zählen, und jedes Set braucht jede seiner Marken nur einmal.
- **C8** In deinem Zug, vor der Aktion, darfst du einen Kredit aufnehmen: 3 Silber, nur einer zur gleichen Zeit. Tilgen kostet 4 Silber und geht jederzeit, auch wenn andere am Zug sind; nur ein eben gekauftes Plättchen legst du vorher ab. Am Ende wird ein Kredit von selbst getilgt, wenn du es bezahlen kannst.
- **C9** Die Runde endet, sobald die vierte Münze oder das vierte Plättchen einer Reihe genommen ist. Die übrigen Plättchen kommen verdeckt in die Ablage, acht neue und wieder vier Münzen auf die Börse, und wer als Nächstes dran ist, beginnt. Nach elf Runden ist der Stapel leer: Für die zwölfte wird die Ablage gemischt.

*Beispiel:* An der Börse liegen noch zwei Goldmünzen. Du kaufst eine grüne Unterlage und legst sie auf ein Feld mit 1 Silber extra: macht 3. Im Lager hast du eine grüne Pflanze; sie kommt sofort darauf. Der grüne Enthusiast verlässt Ben und kommt zu dir. Weil schon zwei andere bei dir sind, bringt er Pralinen mit.

## Ende
- **C10** Nach Runde 12 zählt: 1 Punkt je Schachtel Pralinen, die Punkte der Sondersets, 1 Punkt je Albumfeld mit Unterlage (auch die aufgedruckte) und je offenem Lagerplatz (auch der aufgedruckte), 2 Punkte Abzug für einen offenen Kredit. Bei Gleichstand gewinnt, wer nach dem Tilgen mehr Geld hat; sonst teilt ihr euch den Sieg.
- **C11** Zu zweit bringt ein Enthusiast nur Pralinen mit, wenn schon zwei andere bei dir sind. Außerdem endet das Spiel auch mit der Runde, in der jemand Sondersets im Wert von mindestens 9 Punkten hat oder alle 16 Felder mit Unterlagen belegt sind.

## So schreibt man Züge
`coin` nimmt eine Münze, `buy 3` kauft das dritte Plättchen (1 bis 4 oben, 5 bis 8 unten), `place b3` legt es auf Feld b3, `present plant` wählt die gelagerte Pflanze, `loan` nimmt einen Kredit auf, `repay` tilgt ihn. Spalten sind Buchstaben, Zeilen Zahlen von oben.
)md";
  static constexpr std::string_view en = R"md(# Stamp Collection

For two to four. Everything is open; only the order in which the tiles come is known to nobody. About 45 minutes.

You fill an album with stamps from all over the world. Every stamp needs a mount of its colour. Present a stamp and you draw enthusiasts, who bring chocolates. And there are special sets to be won with certain stamps.

## Pieces
Six colours stand for six regions: blue for North America, green for South America, purple for Europe, brown for Africa, red for Asia, pink for Australia. Stamps have four motifs: animal, plant, building, panorama. There are 88 tiles in the pile: 48 mounts, 36 stamps and 4 storage tiles; as we share them out, 8 mounts and 6 stamps a colour. Then 6 enthusiasts, one a colour, 11 special sets, chocolates and money. Money is counted in silver, a gold coin is worth 5; everybody begins with 6. Coins and chocolates never run out.

In the middle is the exchange: two rows of four tiles with four gold coins between them. Everybody has an album with 16 fields, a printed mount and a printed storage field; with us the fields are 4 by 4, and the mount is blue. Some fields cost 1 or 2 silver extra. The start player is drawn by lot; play goes clockwise.

**Reconstructed, not printed:** we do not have the pictures of the rules leaflet. How mounts and stamps are shared out among the colours, which motifs there are twice, what the eleven special sets ask for and are worth, how the album fields lie, which of them cost how much extra, where the printed mount is and what colour it has is therefore our own choice. It is also our reading that a loan is taken on one's own turn only, before the action (C8), and that the start player is drawn by lot. Everything else follows the leaflet.

- There are two each of: blue animal and plant, green building and panorama, purple animal and building, brown plant and panorama, red animal and panorama, pink plant and building. Of all others there is one.
- Special sets for 3 points: blue with animal, plant, building; green with building, panorama, plant; purple with animal, building, plant; brown with plant, panorama, building; red with animal, panorama, plant; pink with plant, building, panorama; animal in blue, purple, red; plant in blue, brown, pink; building in green, purple, pink; panorama in green, brown, red. The world set for 5 points: all six colours, whatever the motifs.
- Album side A (two and three players): `2112 1M01 1001 2112`; side B (four players): `2101 0M01 1000 1012`. The digits are extra costs, M is the blue mount.

## Your turn
- **C1** You do exactly one thing: take a gold coin (5) from the exchange, or buy a tile. It costs as much silver as there are gold coins lying there, so 1 to 4; for a mount the extra cost of its field is added. What you buy you place at once. Taking a coin is always possible, so nobody passes.
- **C2** A mount goes on a free field. If you already have mounts of that colour (the printed one counts), the field must be next to one of them, across or up and down. If no such field is free or affordable, you cannot buy it.
- **C3** A stamp goes on one of your empty mounts of its colour; if you have several, you choose. If you have none, it goes on a free storage field. If that is full too, you cannot buy it.
- **C4** The storage tile opens your second storage field. Nobody can have more than one.
- **C5** When you lay a mount in the colour of a stored stamp, that stamp moves onto it at once. If two different ones of that colour are stored, you choose.
- **C6** Whoever presents a stamp is visited by the enthusiast of its colour, from the supply or from somebody else. If that one was not yet with you and at least one other is (with two players: at least two others), you get a box of chocolates. If that one was there already, you get nothing. Stored stamps draw nobody.
- **C7** A special set is won at once by the first to present all its stamps. If several are completed together you win them all; you never lose them. One stamp may serve several sets, and a set needs each of its stamps only once.
- **C8** On your turn, before the action, you may take a loan: 3 silver, one at a time. Repaying costs 4 silver and is possible at any time, also on others' turns; only a tile that you have just bought is placed first. At the end a loan is repaid by itself if you can afford it.
- **C9** The round ends as soon as the fourth coin or the fourth tile of a row is taken. The remaining tiles go face down to the discards, eight new ones and four coins again onto the exchange, and whoever is next begins. After eleven rounds the pile is empty: for the twelfth the discards are shuffled.

*Example:* two gold coins are left on the exchange. You buy a green mount and lay it on a field with 1 silver extra: that makes 3. In storage you have a green plant; it goes onto it at once. The green enthusiast leaves Ben and comes to you. Because two others are with you already, chocolates come too.

## End
- **C10** After round 12 you count: 1 point for each box of chocolates, the points of your special sets, 1 point for each album field with a mount (the printed one too) and each open storage field (the printed one too), and 2 points off for an open loan. A tie goes to whoever has more money after repaying; otherwise you share the win.
- **C11** With two players an enthusiast brings chocolates only if two others are with you already. And the game also ends with the round in which somebody has special sets worth at least 9 points or mounts on all 16 fields.

## How moves are written
`coin` takes a coin, `buy 3` buys the third tile (1 to 4 above, 5 to 8 below), `place b3` puts it on field b3, `present plant` chooses the stored plant, `loan` takes a loan, `repay` repays it. Columns are letters, rows are numbers from the top.
)md";
  return {de, en};
}

}  // namespace sammel
