import type { Words } from '../contract';

export const words: Words = {
  'stamp-collection.table.album': { de: 'Album', en: 'Album' },
  'stamp-collection.table.albumOf': { de: 'Album: {who}', en: 'Album: {who}' },
  'stamp-collection.table.openAlbum': { de: 'Album ansehen', en: 'look at the album' },
  'stamp-collection.table.close': { de: 'Schließen', en: 'Close' },
  'stamp-collection.table.points': { de: 'Punkte', en: 'Points' },
  'stamp-collection.table.purse': { de: 'Silber', en: 'Silver' },
  'stamp-collection.table.empty': { de: 'leer', en: 'empty' },
  'stamp-collection.table.from.boxes': { de: 'Pralinen', en: 'Chocolates' },
  'stamp-collection.table.from.sets': { de: 'Sets', en: 'Sets' },
  'stamp-collection.table.from.album': { de: 'Album', en: 'Album' },
  'stamp-collection.table.from.storage': { de: 'Lager', en: 'Storage' },
  'stamp-collection.table.from.loan': { de: 'Kredit', en: 'Loan' },

  'stamp-collection.table.round': { de: 'Runde {round}/{rounds}', en: 'Round {round}/{rounds}' },
  'stamp-collection.table.lastRound': { de: 'Letzte Runde', en: 'Last round' },
  'stamp-collection.table.slot': { de: 'Reihe {row}, Platz {place}', en: 'Row {row}, place {place}' },
  'stamp-collection.table.for': { de: 'für {price} Silber', en: 'for {price} silver' },
  'stamp-collection.table.brings.box': { de: 'bringt dir Pralinen', en: 'brings you chocolates' },
  'stamp-collection.table.brings.set': { de: 'macht ein Sonderset voll', en: 'completes a special set' },
  'stamp-collection.table.coins': {
    de: '{n} {n|Goldmünze|Goldmünzen}: so viel Silber kostet ein Plättchen',
    en: '{n} gold {n|coin|coins}: that is the price of a tile in silver',
  },
  'stamp-collection.table.takeCoin': {
    de: 'Eine der {n} Goldmünzen nehmen: 5 Silber für dich',
    en: 'Take one of the {n} gold coins: 5 silver for you',
  },
  'stamp-collection.table.price': { de: 'Ein Plättchen kostet {price} Silber', en: 'A tile costs {price} silver' },
  'stamp-collection.table.price.short': { de: 'Preis', en: 'Price' },

  'stamp-collection.table.field.free': {
    de: '{field}: frei, {extra} Silber extra',
    en: '{field}: free, {extra} silver extra',
  },
  'stamp-collection.table.field.total': { de: ', zusammen {n}', en: ', {n} in all' },
  'stamp-collection.table.store': { de: 'Lagerplatz {n}', en: 'Storage {n}' },
  'stamp-collection.table.store.closed': { de: 'noch zu', en: 'not open yet' },
  'stamp-collection.table.fans': { de: 'Enthusiasten', en: 'Enthusiasts' },
  'stamp-collection.table.fans.open': { de: 'Enthusiasten bei dir: {list}', en: 'Enthusiasts with you: {list}' },
  'stamp-collection.table.fans.none': { de: 'niemand', en: 'nobody' },
  'stamp-collection.table.fans.help': {
    de: 'Zeigst du eine Marke, kommt der Enthusiast ihrer Farbe zu dir, auch von anderen. War er noch nicht da und {n|ist|sind} schon {n} {n|anderer|andere} bei dir, bekommst du eine Schachtel Pralinen: 1 Punkt (C6).',
    en: 'Show a stamp, and the enthusiast of its colour comes to you, leaving others if need be. If that one was not with you yet and {n} {n|other is|others are} already, you get a box of chocolates: 1 point (C6).',
  },
  'stamp-collection.table.fan.nobody': { de: 'bei niemandem', en: 'with nobody' },
  'stamp-collection.table.enthusiasts': { de: 'Enthusiasten: {list}', en: 'enthusiasts: {list}' },
  'stamp-collection.table.prizes': { de: '{n} {n|Sonderset|Sondersets}', en: '{n} special {n|set|sets}' },

  'stamp-collection.table.sets': { de: 'Sondersets', en: 'Special sets' },
  'stamp-collection.table.sets.open': {
    de: 'Sondersets: noch {n} zu gewinnen. Seite öffnen',
    en: 'Special sets: {n} still to be won. Open the page',
  },
  'stamp-collection.table.sets.page': { de: 'Sondersets ansehen', en: 'Look at the special sets' },
  'stamp-collection.table.sets.help': {
    de: 'Wer als Erstes alle Marken eines Sets im Album zeigt, gewinnt es. Ausgefüllt ist, was du schon zeigst.',
    en: 'The first to show all stamps of a set in the album wins it. What you show already is filled in.',
  },
  'stamp-collection.table.world': { de: 'Weltset: alle sechs Farben', en: 'World set: all six colours' },
  'stamp-collection.table.won': { de: 'gewonnen', en: 'won' },

  'stamp-collection.table.end': { de: 'Früher Schluss bei', en: 'Early end at' },
  'stamp-collection.table.end.sets': { de: 'Punkte aus Sets', en: 'Points of sets' },
  'stamp-collection.table.end.album': { de: 'Felder belegt', en: 'Fields filled' },

  'stamp-collection.table.act': {
    de: 'Nimm eine Goldmünze (5 Silber) oder kauf ein Plättchen für {price}.',
    en: 'Take a gold coin (5 silver) or buy a tile for {price}.',
  },
  'stamp-collection.table.act.last': {
    de: 'Letzte Runde! Nimm eine Goldmünze oder kauf ein Plättchen für {price}.',
    en: 'Last round! Take a gold coin or buy a tile for {price}.',
  },
  'stamp-collection.table.coin.then': {
    de: 'Du hast dann {money} Silber, und das nächste Plättchen kostet nur noch {price}.',
    en: 'You will have {money} silver, and the next tile will cost only {price}.',
  },
  'stamp-collection.table.coin.last': {
    de: 'Du hast dann {money} Silber. Mit der letzten Münze endet die Runde.',
    en: 'You will have {money} silver. The last coin ends the round.',
  },
  'stamp-collection.table.endsRound': { de: 'Damit endet die Runde.', en: 'This ends the round.' },
  'stamp-collection.table.whereMount': {
    de: 'Auf welches Feld? Tipp eines an, das leuchtet.',
    en: 'On which field? Tap one that shines.',
  },
  'stamp-collection.table.whereStamp': {
    de: 'Auf welche deiner leeren Unterlagen?',
    en: 'On which of your empty mounts?',
  },
  'stamp-collection.table.sum': { de: '{price} + {extra} = {sum} Silber.', en: '{price} + {extra} = {sum} silver.' },
  'stamp-collection.table.stored': {
    de: 'Ohne leere Unterlage in ihrer Farbe kommt sie ins Lager.',
    en: 'Without an empty mount of its colour it goes into storage.',
  },
  'stamp-collection.table.place': { de: 'So liegt sie gut.', en: 'It will lie well there.' },
  'stamp-collection.table.present': {
    de: 'Welche gelagerte Marke kommt auf die neue Unterlage auf {field}?',
    en: 'Which stored stamp goes on the new mount on {field}?',
  },
  'stamp-collection.table.buyAndPlace': { de: 'Für {sum} kaufen, auf {field}', en: 'Buy for {sum}, onto {field}' },
  'stamp-collection.table.gains.none': {
    de: 'Der Enthusiast ist schon bei dir.',
    en: 'The enthusiast is with you already.',
  },
  'stamp-collection.table.gains.comes': {
    de: 'Der Enthusiast ({colour}) kommt zu dir.',
    en: 'The {colour} enthusiast comes to you.',
  },
  'stamp-collection.table.gains.leaves': {
    de: 'Der Enthusiast ({colour}) verlässt {who} und kommt zu dir.',
    en: 'The {colour} enthusiast leaves {who} and comes to you.',
  },
  'stamp-collection.table.gains.box': { de: 'Pralinen: +1!', en: 'Chocolates: +1!' },
  'stamp-collection.table.gains.set': { de: 'Sonderset: +{n}!', en: 'Special set: +{n}!' },
  'stamp-collection.table.wait': { de: '{who} ist am Zug.', en: "It is {who}'s turn." },
  'stamp-collection.table.wait.last': {
    de: '{who} ist am Zug. Nach dieser Runde ist Schluss.',
    en: "It is {who}'s turn. The game ends with this round.",
  },
  'stamp-collection.table.over': { de: 'Das Spiel ist aus.', en: 'The game is over.' },

  'stamp-collection.table.keys.tile': {
    de: 'Plättchen wählen (1 bis 4 oben, 5 bis 8 unten)',
    en: 'choose a tile (1 to 4 above, 5 to 8 below)',
  },
  'stamp-collection.table.keys.coin': { de: 'Goldmünze wählen', en: 'choose a gold coin' },

  'stamp-collection.table.loan': { de: 'Kredit +{n}', en: 'Loan +{n}' },
  'stamp-collection.table.repay': { de: 'Tilgen −{n}', en: 'Repay −{n}' },
  'stamp-collection.table.interest': {
    de: 'Ein Kredit bringt 3 und kostet 4 zurück.',
    en: 'A loan gives 3 and costs 4 to repay.',
  },
  'stamp-collection.table.owes': { de: 'Kredit offen: am Ende −2 Punkte.', en: 'Loan open: −2 points at the end.' },

  'stamp-collection.table.left': {
    de: 'Davon noch {pile} im Stapel, {discards} in der Ablage.',
    en: 'Of these {pile} in the pile, {discards} discarded.',
  },
  'stamp-collection.table.rule.stamp': {
    de: 'Kommt auf eine leere Unterlage ihrer Farbe, sonst ins Lager.',
    en: 'Goes on an empty mount of its colour, else into storage.',
  },
  'stamp-collection.table.rule.mount': {
    de: 'Kommt neben deine anderen dieser Farbe und nimmt eine Marke auf.',
    en: 'Goes beside your others of its colour and holds one stamp.',
  },
  'stamp-collection.table.rule.storage': {
    de: 'Öffnet deinen zweiten Lagerplatz.',
    en: 'Opens your second storage place.',
  },
  'stamp-collection.table.region.blue': { de: 'Nordamerika', en: 'North America' },
  'stamp-collection.table.region.green': { de: 'Südamerika', en: 'South America' },
  'stamp-collection.table.region.purple': { de: 'Europa', en: 'Europe' },
  'stamp-collection.table.region.brown': { de: 'Afrika', en: 'Africa' },
  'stamp-collection.table.region.red': { de: 'Asien', en: 'Asia' },
  'stamp-collection.table.region.pink': { de: 'Australien', en: 'Australia' },

  'stamp-collection.table.blue.animal': { de: 'Biber', en: 'beaver' },
  'stamp-collection.table.blue.plant': { de: 'Kaktus', en: 'cactus' },
  'stamp-collection.table.blue.building': { de: 'Wolkenkratzer', en: 'skyscraper' },
  'stamp-collection.table.blue.panorama': { de: 'Tafelberge', en: 'mesas' },
  'stamp-collection.table.green.animal': { de: 'Tukan', en: 'toucan' },
  'stamp-collection.table.green.plant': { de: 'Ananas', en: 'pineapple' },
  'stamp-collection.table.green.building': { de: 'Sonnentor', en: 'gate of the sun' },
  'stamp-collection.table.green.panorama': { de: 'Seilbahn', en: 'cable car' },
  'stamp-collection.table.purple.animal': { de: 'Igel', en: 'hedgehog' },
  'stamp-collection.table.purple.plant': { de: 'Tulpe', en: 'tulip' },
  'stamp-collection.table.purple.building': { de: 'Windmühle', en: 'windmill' },
  'stamp-collection.table.purple.panorama': { de: 'Alpensee', en: 'alpine lake' },
  'stamp-collection.table.brown.animal': { de: 'Giraffe', en: 'giraffe' },
  'stamp-collection.table.brown.plant': { de: 'Affenbrotbaum', en: 'baobab' },
  'stamp-collection.table.brown.building': { de: 'Pyramiden', en: 'pyramids' },
  'stamp-collection.table.brown.panorama': { de: 'Savanne', en: 'savannah' },
  'stamp-collection.table.red.animal': { de: 'Panda', en: 'panda' },
  'stamp-collection.table.red.plant': { de: 'Lotos', en: 'lotus' },
  'stamp-collection.table.red.building': { de: 'Pagode', en: 'pagoda' },
  'stamp-collection.table.red.panorama': { de: 'Vulkan', en: 'volcano' },
  'stamp-collection.table.pink.animal': { de: 'Koala', en: 'koala' },
  'stamp-collection.table.pink.plant': { de: 'Eukalyptus', en: 'eucalyptus' },
  'stamp-collection.table.pink.building': { de: 'Opernhaus', en: 'opera house' },
  'stamp-collection.table.pink.panorama': { de: 'Roter Fels', en: 'red rock' },
};
