import { pictured, type RulePictures } from '../contract';
import type { SandCard } from './cards';
import Kinds from './figures/Kinds.svelte';
import Parts from './figures/Parts.svelte';
import Printed from './figures/Printed.svelte';
import Purchase from './figures/Purchase.svelte';

const pictures: RulePictures<'feiner-sand'> = {
  figures: [
    {
      clause: '',
      Picture: Parts,
      caption: { de: 'Was auf einer Karte steht.', en: 'What is on a card.' },
      shows: {
        de: 'Die grüne Karte „Karten ziehen +1“: oben links die Kosten 6, darunter der Schritt 1, in der Mitte ein Bild, unten Name und Wirkung.',
        en: 'The green card Draw +1: at the top left the cost 6, below it the step 1, a picture in the middle, its name and effect at the bottom.',
      },
    },
    {
      clause: '',
      Picture: Kinds,
      caption: {
        de: 'Die Farben und ihre Schritte. Sandburgen wirken nie, Münzenkarten werden nie gebaut.',
        en: 'The colours and their steps. Castles have no effect, coin cards are never built.',
      },
      shows: {
        de: 'Je eine Karte in Grün für Schritt 1, Rot für 2A, Blau für 2B, Violett für 3 und Gelb für jederzeit, eine Sandburg und eine Münzenkarte.',
        en: 'One card each in green for step 1, red for 2A, blue for 2B, purple for 3 and yellow for any time, a castle and a coin card.',
      },
    },
    {
      clause: 'F2',
      Picture: Purchase,
      caption: {
        de: 'Ein Kauf mit einem Baukostenrabatt: Beide Karten kosten 1 weniger, zusammen 5. Die Münzenkarte zahlt 3, jede andere Karte 1.',
        en: 'A purchase with one Rebate: both cards cost 1 less, 5 together. The coin card pays 3, every other card 1.',
      },
      shows: {
        de: 'Oben eine Sandburg für 1 statt 2 und ein Limit +1 für 4 statt 5; unten als Zahlung eine Münzenkarte 3 und zwei andere Karten.',
        en: 'Above, a castle for 1 instead of 2 and a Limit +1 for 4 instead of 5; below as payment a coin card 3 and two other cards.',
      },
    },
  ],
  words: {
    'feiner-sand.figures.cost': { de: 'So viel kostet es, sie zu bauen.', en: 'What it costs to build it.' },
    'feiner-sand.figures.step': { de: 'In diesem Schritt wirkt sie.', en: 'The step in which it works.' },
    'feiner-sand.figures.does': { de: 'Das tut sie, wenn sie gebaut ist.', en: 'What it does once it is built.' },
    'feiner-sand.figures.when.green': { de: 'Schritt 1', en: 'step 1' },
    'feiner-sand.figures.when.red': { de: 'Schritt 2A', en: 'step 2A' },
    'feiner-sand.figures.when.blue': { de: 'Schritt 2B', en: 'step 2B' },
    'feiner-sand.figures.when.purple': { de: 'Schritt 3', en: 'step 3' },
    'feiner-sand.figures.when.swap': { de: 'jederzeit', en: 'any time' },
    'feiner-sand.figures.when.castle': { de: 'ohne Wirkung', en: 'no effect' },
    'feiner-sand.figures.when.coin': { de: 'zum Zahlen', en: 'for paying' },
    'feiner-sand.figures.start': { de: 'Die Startkarten, für jede Person', en: 'The start cards, for each player' },
    'feiner-sand.figures.fables': { de: 'Die Fabelkarten', en: 'The fable cards' },
    'feiner-sand.figures.name': { de: '{card} ({n})', en: '{card} ({n})' },
  },
  pieces: (pack, word) => {
    const kindOf = (card: SandCard, count: number, group: string) => ({
      key: `${card.kind}-${card.number}`,
      name: word('feiner-sand.figures.name', { card: word(`feiner-sand.card.${card.kind}`), n: card.number }),
      count,
      text: word(`feiner-sand.card.${card.kind}.text`),
      group: word(`feiner-sand.figures.${group}`),
      picture: pictured(Printed, { card }),
      width: 106,
      ratio: 1.4,
    });
    return [
      ...pack.start.value.map(({ kind, number, count }) => kindOf({ kind, number }, count, 'start')),
      ...pack.fables.value.map((card) => kindOf(card, 1, 'fables')),
    ];
  },
};
export default pictures;
