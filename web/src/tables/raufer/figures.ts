import { pictured, type RulePictures } from '../contract';
import Cards from './figures/Cards.svelte';
import Drawn from './figures/Drawn.svelte';
import Order from './figures/Order.svelte';
import Sides from './figures/Sides.svelte';
import FloorCard from './FloorCard.svelte';
import { floors } from './stairs';

const pictures: RulePictures<'raufer'> = {
  figures: [
    {
      clause: '',
      Picture: Cards,
      caption: {
        de: 'Jedes der 20 Stockwerke gibt es einmal; von hinten sehen alle Karten gleich aus.',
        en: 'There is one card for each of the 20 floors; from behind they all look the same.',
      },
      shows: {
        de: 'Die Karten 1, 8, 14 und 20 und ein roter Kartenrücken.',
        en: 'The cards 1, 8, 14 and 20, and a red card back.',
      },
    },
    {
      clause: 'R1',
      Picture: Sides,
      caption: {
        de: 'Jede Karte hat zwei Seiten: Am Tisch tippst du sie oben an für „rauf“ und unten für „runter“.',
        en: 'Every card has two sides: at the table you touch it at the top for “up” and at the bottom for “down”.',
      },
      shows: {
        de: 'Die Karte 14 zwischen einer Treppe nach oben und einer nach unten, daneben die beiden Befehle.',
        en: 'The card 14 between stairs going up and stairs going down, and the two orders beside it.',
      },
    },
    {
      clause: 'R2',
      Picture: Order,
      caption: {
        de: 'Von der 14 geht es rauf. Cleos Türen sind 2 und 17: Nur die 17 liegt über der 14, also muss sie die spielen.',
        en: 'Up from 14. Cleo’s doors are 2 and 17: only the 17 lies above the 14, so she must play it.',
      },
      shows: {
        de: 'Das Treppenhaus mit 20 Stockwerken. Im 14. brennt Licht, ein Pfeil zeigt nach oben; Cleo hat Türen im 2. und im 17. Stock. Die Karte 17 passt, die 2 nicht.',
        en: 'The stairwell with 20 floors. The light is on at floor 14 and an arrow points up; Cleo has doors on floors 2 and 17. The card 17 fits, the 2 does not.',
      },
    },
    {
      clause: 'R3',
      Picture: Drawn,
      caption: {
        de: 'Ben konnte nicht: Neben seinen drei Handkarten liegt eine verdeckt, die noch niemand kennt.',
        en: 'Ben could not: beside the three cards of his hand lies one face down that nobody knows yet.',
      },
      shows: {
        de: 'Bens Schild mit drei Handkarten und einer verdeckt gezogenen Karte daneben.',
        en: 'Ben’s plate with three cards in hand and one drawn face down beside them.',
      },
    },
  ],
  words: {
    'raufer.figures.card.text': {
      de: 'Gehorcht „rauf“ nach {below} {below|Karte|Karten} und „runter“ nach {above}.',
      en: 'Obeys “up” after {below} {below|card|cards} and “down” after {above}.',
    },
  },
  pieces: (_, word) =>
    Array.from({ length: floors }, (_, i) => i + 1).map((floor) => ({
      key: String(floor),
      name: word('raufer.table.card', { floor }),
      count: 1,
      text: word('raufer.figures.card.text', { below: floor - 1, above: floors - floor }),
      picture: pictured(FloorCard, { floor }),
      width: 44,
      ratio: 1.4,
    })),
};
export default pictures;
