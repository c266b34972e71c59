import { pictured, type RulePictures } from '../contract';
import Cards from './figures/Cards.svelte';
import SwapHands from './figures/SwapHands.svelte';
import SwapSeats from './figures/SwapSeats.svelte';
import { deedOf, sideOf } from './plan';
import PlanCard from './PlanCard.svelte';

const pictures: RulePictures<'ganz-nach-plan'> = {
  figures: [
    {
      clause: '',
      Picture: Cards,
      caption: {
        de: 'So liest man die Karten: Unten sitzt, wer sie spielt, und die Pfeile zeigen, was wohin geht.',
        en: 'How to read the cards: whoever plays them sits at the bottom, and the arrows show what goes where.',
      },
      shows: {
        de: 'Sechs Anweisungskarten mit einem kleinen Plan des Tisches: Plätze tauschen links, Hände tauschen rechts, eine Karte geben gegenüber, eine Karte ziehen links, die Ablage nach rechts, Richtungswechsel.',
        en: 'Six instruction cards with a small plan of the table: swap seats left, swap hands right, give a card opposite, draw a card left, pile to the right, change direction.',
      },
    },
    {
      clause: 'G2',
      Picture: SwapSeats,
      caption: {
        de: 'Anna sitzt auf A und tauscht den Platz mit Ben links von ihr. A war am Zug, also ist jetzt B dran: Dort sitzt nun Anna.',
        en: 'Anna sits on A and swaps seats with Ben to her left. A was on turn, so B is next: Anna sits there now.',
      },
      shows: {
        de: 'Der Tisch von oben mit den Plätzen A bis D im Uhrzeigersinn. Vorher sitzt Anna auf A und Ben auf B, Pfeile tauschen sie. Nachher sitzt Ben auf A und Anna auf B, und B ist am Zug.',
        en: 'The table from above with the seats A to D clockwise. Before, Anna sits on A and Ben on B, and arrows swap them. After, Ben sits on A and Anna on B, and B is on turn.',
      },
    },
    {
      clause: 'G6',
      Picture: SwapHands,
      caption: {
        de: 'Annas letzte Karte tauscht die Hände mit David rechts von ihr. Er bekommt ihre leere Hand und gewinnt.',
        en: 'Anna’s last card swaps hands with David to her right. He gets her empty hand and wins.',
      },
      shows: {
        de: 'Vorher hat Anna auf A eine Karte und David auf D fünf; Pfeile tauschen die Hände. Nachher hat Anna fünf Karten und David keine.',
        en: 'Before, Anna on A has one card and David on D has five; arrows swap the hands. After, Anna has five cards and David none.',
      },
    },
  ],
  words: {
    'ganz-nach-plan.figures.opposite': { de: 'Nur zu viert.', en: 'Only with four players.' },
  },
  pieces: (pack, word) =>
    pack.cards.value.map(({ card, count }) => ({
      key: card,
      name: word(`ganz-nach-plan.card.${card}`),
      count,
      text: [
        word(`ganz-nach-plan.table.about.${deedOf(card)}`),
        sideOf(card) === 'opposite' ? word('ganz-nach-plan.figures.opposite') : '',
      ]
        .filter(Boolean)
        .join(' '),
      picture: pictured(PlanCard, { card, count: 4, word }),
      width: 84,
      ratio: 1.4,
    })),
};
export default pictures;
