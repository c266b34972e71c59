import { pictured, type RulePictures } from '../contract';
import { copies, values } from './figures/box';
import Asked from './figures/Asked.svelte';
import Cards from './figures/Cards.svelte';
import Deal from './figures/Deal.svelte';
import Refused from './figures/Refused.svelte';
import NutCard from './NutCard.svelte';

const pictures: RulePictures<'nussknacker'> = {
  figures: [
    {
      clause: '',
      Picture: Cards,
      caption: {
        de: 'Die 16 Karten: jeder Wert zweimal, als Zahl und als so viele Nüsse.',
        en: 'The 16 cards: every value twice, as a figure and as so many nuts.',
      },
      shows: { de: 'Karten mit den Werten 1 bis 8, jede zweimal.', en: 'Cards with the values 1 to 8, two of each.' },
    },
    {
      clause: 'N1',
      Picture: Deal,
      caption: {
        de: 'In der Mitte liegt die Nuss. Von den Händen der anderen siehst du, wie viele Karten es sind, und ihre gewonnenen Chips.',
        en: 'The nut lies in the middle. Of the others’ hands you see how many cards they are, and the chips they have won.',
      },
      shows: {
        de: 'Zwei Eichhörnchen, Anna und Ben, mit fünf verdeckten Karten und ihren Eicheln; zwischen ihnen eine verdeckte Karte.',
        en: 'Two squirrels, Anna and Ben, with five cards face down and their acorns; between them one card face down.',
      },
    },
    {
      clause: 'N3',
      Picture: Asked,
      caption: {
        de: 'Anna fragt Ben nach 6 und legt 2 + 4 bereit. Ben muss 1 + 5 geben. Die anderen sehen nur: zwei Karten gegen zwei.',
        en: 'Anna asks Ben for 6 and puts aside 2 + 4. Ben has to give 1 + 5. The others see only: two cards for two.',
      },
      shows: {
        de: 'Annas Hand 1, 2, 4, 6 mit hervorgehobenen 2 und 4, Bens Hand 1, 5, 8 mit hervorgehobenen 1 und 5; darunter die Frage: Anna an Ben, 6, ja, zwei Karten gegen zwei.',
        en: 'Anna’s hand 1, 2, 4, 6 with 2 and 4 marked, Ben’s hand 1, 5, 8 with 1 and 5 marked; below them the question: Anna to Ben, 6, yes, two cards for two.',
      },
    },
    {
      clause: 'N4',
      Picture: Refused,
      caption: {
        de: 'Mit 2, 4 und 8 lässt sich keine 5 bilden: Die Antwort ist nein, und niemand tauscht.',
        en: 'With 2, 4 and 8 no 5 can be made: the answer is no, and nothing changes hands.',
      },
      shows: {
        de: 'Bens Hand 2, 4, 8; darunter die Frage: Anna an Ben, 5, nein.',
        en: 'Ben’s hand 2, 4, 8; below it the question: Anna to Ben, 5, no.',
      },
    },
  ],
  words: {
    'nussknacker.figures.card': { de: 'Nusskarte {n}', en: 'Nut card {n}' },
    'nussknacker.figures.card.text': {
      de: 'Zählt {n}. Für sich allein oder mit anderen zusammen bildet sie Summen, nach denen gefragt wird; eine liegt als Nuss in der Mitte.',
      en: 'Counts {n}. Alone or with others it makes sums that are asked for; one card lies in the middle as the nut.',
    },
    'nussknacker.figures.card.above6': { de: 'Mit 12 Karten ist sie nicht dabei.', en: 'Left out with 12 cards.' },
    'nussknacker.figures.card.above7': { de: 'Nur dabei mit 16 Karten.', en: 'Only there with 16 cards.' },
  },
  pieces: (_, word) =>
    values.map((n) => ({
      key: String(n),
      name: word('nussknacker.figures.card', { n }),
      count: copies,
      text: [word('nussknacker.figures.card.text', { n }), n > 6 ? word(`nussknacker.figures.card.above${n - 1}`) : '']
        .filter(Boolean)
        .join(' '),
      picture: pictured(NutCard, { value: n }),
      width: 54,
      ratio: 1.4,
    })),
};
export default pictures;
