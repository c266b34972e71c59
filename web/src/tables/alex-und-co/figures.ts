import { pictured, type RulePictures } from '../contract';
import { esgCard, sazCard } from './box';
import CardFace from './CardFace.svelte';
import { boxOf } from './figures/box';
import Cards from './figures/Cards.svelte';
import Counted from './figures/Counted.svelte';
import Pair from './figures/Pair.svelte';

const pictures: RulePictures<'alex-und-co'> = {
  figures: [
    {
      clause: '',
      Picture: Cards,
      caption: {
        de: 'Ein Set: der Autor und seine Spiele, alle mit seinem Hut, seinen Buchstaben und so vielen Punkten, wie es Karten hat. Darunter ESG, SAZ und der Rücken aller Karten.',
        en: 'A set: the author and his games, all with his hat, his letters and as many pips as it has cards. Below, ESG, SAZ and the back of all cards.',
      },
      shows: {
        de: 'Die Karten eines Sets nebeneinander: eine mit dem Porträt des Autors, die anderen mit Spieleschachteln in seiner Farbe. Darunter die Sonderkarten ESG und SAZ und ein Kartenrücken.',
        en: 'The cards of a set side by side: one with the author’s portrait, the others with boxes of games in his colour. Below, the special cards ESG and SAZ and a card back.',
      },
    },
    {
      clause: 'A5',
      Picture: Pair,
      caption: {
        de: 'Drei Karten sind aufgedeckt, zwei davon gehören zu einem Set: ein Pärchen. Sie kommen auf die Hand, die dritte wird wieder umgedreht.',
        en: 'Three cards are turned up, and two of them belong to one set: a pair. They go into the hand, the third is turned down again.',
      },
      shows: {
        de: 'Fünf Karten der Auslage: zwei verdeckt, drei offen. Zwei der offenen sind umrandet und haben dieselbe Farbe und dieselben Buchstaben.',
        en: 'Five cards of the grid: two face down, three face up. Two of the open ones are outlined and share colour and letters.',
      },
    },
    {
      clause: 'A6',
      Picture: Counted,
      caption: {
        de: 'Ein komplettes Set zählt 2 je Karte, ein unvollständiges mit mehr als der Hälfte 1 je Karte.',
        en: 'A complete set counts 2 a card, an incomplete one with more than half of it 1 a card.',
      },
      shows: {
        de: 'Oben ein komplettes Set mit doppelt so vielen Punkten wie Karten, unten ein unvollständiges mit so vielen Punkten wie Karten.',
        en: 'Above, a complete set with twice as many points as cards; below, an incomplete one with as many points as cards.',
      },
    },
  ],
  words: {
    'alex-und-co.figures.special': { de: 'Sonderkarten', en: 'Special cards' },
  },
  pieces: (pack, word) => {
    const box = boxOf(pack);
    const face = { width: 84, ratio: 1.4 };
    const { esg, saz } = pack.specials.value;
    return [
      ...[
        { card: esgCard, count: esg, what: 'esg' },
        { card: sazCard, count: saz, what: 'saz' },
      ].map(({ card, count, what }) => ({
        ...face,
        key: what,
        name: box.nameOf(card),
        count,
        text: word(`alex-und-co.table.${what}.what`),
        group: word('alex-und-co.figures.special'),
        picture: pictured(CardFace, { box, card }),
      })),
      ...box.sets.flatMap((set) =>
        box.cardsOf(set).map((card) => ({
          ...face,
          key: String(card),
          name: box.nameOf(card),
          count: 1,
          text: `${word('alex-und-co.table.full.set', { author: set.author, n: set.size })}. ${word('alex-und-co.table.full.points', { half: Math.floor(set.size / 2) + 1, n: set.size, all: 2 * set.size })}`,
          group: set.author,
          picture: pictured(CardFace, { box, card }),
        })),
      ),
    ];
  },
};
export default pictures;
