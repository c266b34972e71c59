import { pictured, type RulePictures } from '../contract';
import Bonus from './figures/Bonus.svelte';
import Cards from './figures/Cards.svelte';
import Played from './figures/Played.svelte';
import Queued from './figures/Queued.svelte';
import { specials, type Card } from './fair';
import FairCard from './FairCard.svelte';
import StartBadge from './StartBadge.svelte';
import Ticket from './Ticket.svelte';

const pictures: RulePictures<'fair-enough'> = {
  figures: [
    {
      clause: '',
      Picture: Cards,
      caption: {
        de: 'Drei der Sammelkarten mit ihrem Wert, und die Sonderkarten: doppelte Zeit, keine Zeit, eine Karte weg.',
        en: 'Three of the collection cards with their value, and the special cards: double time, no time, a card goes.',
      },
      shows: {
        de: 'Promo 3, Würfel 4 und Poster 9, dann die schwarzen Sonderkarten Schlange, Vorbestellung und Ausverkauft.',
        en: 'Promo 3, Dice 4 and Poster 9, then the black special cards Queue, Pre-order and Sold out.',
      },
    },
    {
      clause: 'E3',
      Picture: Played,
      caption: {
        de: 'An einem Tag mit 18 Zeit legt jemand die Würfel 4 aus: Es bleiben 14, für alle zusammen.',
        en: 'On a day with 18 time somebody lays out Dice 4: 14 are left, for all of you together.',
      },
      shows: {
        de: 'Die Hallenuhr zeigt 18, dann die Karte Würfel 4, dann zeigt die Uhr 14 von 18.',
        en: 'The clock of the hall shows 18, then the card Dice 4, then the clock shows 14 of 18.',
      },
    },
    {
      clause: 'E5',
      Picture: Queued,
      caption: {
        de: 'Noch 2 Zeit: Mit der Schlange kostet die 1 doppelt und trifft genau die Null. Wer sie spielt, sichert noch; alle anderen verlieren, was offen liegt.',
        en: '2 time left: with the Queue the 1 takes double and hits zero exactly. Whoever plays it still secures; all others lose what lies open.',
      },
      shows: {
        de: 'Die Uhr zeigt 2, dann die Karten Schlange und Pin 1, dann zeigt die Uhr 0.',
        en: 'The clock shows 2, then the cards Queue and Pin 1, then the clock shows 0.',
      },
    },
    {
      clause: 'E8',
      Picture: Bonus,
      caption: {
        de: 'Gesicherte Karten: 32 für die Werte und 10 dazu, weil es vier Poster sind.',
        en: 'Secured cards: 32 for their values, and 10 more because there are four posters.',
      },
      shows: {
        de: 'Die Poster 2, 5, 6 und 9 und der Pin 10, zusammen 42 Punkte.',
        en: 'Posters 2, 5, 6 and 9 and Pin 10, 42 points together.',
      },
    },
  ],
  words: {
    'fair-enough.figures.collection': { de: 'Sammelkarten', en: 'Collection cards' },
    'fair-enough.figures.special': { de: 'Sonderkarten', en: 'Special cards' },
    'fair-enough.figures.more': { de: 'Anderes', en: 'Others' },
    'fair-enough.figures.time': { de: 'Zeitkarte {n}', en: 'Time card {n}' },
    'fair-enough.figures.time.text': {
      de: 'Ein Tag mit {n} Zeit für alle zusammen. Dabei bei {fewest} bis {most} Personen.',
      en: 'A day with {n} time for all of you together. Used with {fewest} to {most} players.',
    },
    'fair-enough.figures.time.same': {
      de: 'Ein Tag mit {n} Zeit für alle zusammen. Dabei bei {fewest} Personen.',
      en: 'A day with {n} time for all of you together. Used with {fewest} players.',
    },
    'fair-enough.figures.variant.text': {
      de: 'Ein Tag mit {n} Zeit. Nur in der Variante mit sieben Zeitkarten dabei.',
      en: 'A day with {n} time. Only in the variant with seven time cards.',
    },
    'fair-enough.figures.start': { de: 'Startspielerkarte', en: 'Start-player card' },
    'fair-enough.figures.start.text': {
      de: 'Bekommt, wer an einem Tag zuerst draußen ist. Damit beginnt man den nächsten Tag.',
      en: 'Goes to whoever is out first on a day. With it one begins the next day.',
    },
  },
  pieces: (pack, word) => {
    const card = (each: Card, count: number, text: string, group: string) => ({
      key: `${each.face}-${each.value}`,
      name: each.value > 0 ? `${word(`fair-enough.face.${each.face}`)} ${each.value}` : word(`fair-enough.face.${each.face}`),
      count,
      text,
      group: word(`fair-enough.figures.${group}`),
      picture: pictured(FairCard, { card: each, word }),
      width: 58,
      ratio: 1.4,
    });
    const ticket = (n: number, text: string) => ({
      key: `time-${n}`,
      name: word('fair-enough.figures.time', { n }),
      count: 1,
      text,
      group: word('fair-enough.figures.more'),
      picture: pictured(Ticket, { time: n }),
      width: 58,
      ratio: 0.8,
    });
    const values = Array.from({ length: pack.highestValue.value }, (_, i) => i + 1);
    return [
      ...specials.map((face) =>
        card({ face, value: 0 }, pack.copiesOfSpecials.value, word(`fair-enough.table.about.${face}`), 'special'),
      ),
      ...pack.kinds.flatMap(({ value: face }) =>
        values.map((n) => card({ face, value: n }, 1, word('fair-enough.table.about', { n, minus: `−${2 * n}` }), 'collection')),
      ),
      ...pack.timeCards.map(({ time, players: { value: players } }) => {
        const key = `fair-enough.figures.time.${players.fewest === players.most ? 'same' : 'text'}`;
        return ticket(time.value, word(key, { n: time.value, ...players }));
      }),
      ticket(pack.variantTime.value, word('fair-enough.figures.variant.text', { n: pack.variantTime.value })),
      {
        key: 'start',
        name: word('fair-enough.figures.start'),
        count: 1,
        text: word('fair-enough.figures.start.text'),
        group: word('fair-enough.figures.more'),
        picture: pictured(StartBadge, {}),
        width: 44,
        ratio: 1.25,
      },
    ];
  },
};
export default pictures;
