import { pictured, type RulePictures } from '../contract';
import Die from '../kit/Die.svelte';
import Biscuit from './Biscuit.svelte';
import { diceInAll } from './dice';
import { chips, chipsOfEach } from './figures/box';
import Chips from './figures/Chips.svelte';
import Moved from './figures/Moved.svelte';
import Pushed from './figures/Pushed.svelte';
import Sums from './figures/Sums.svelte';

const pictures: RulePictures<'schlauraff'> = {
  figures: [
    {
      clause: '',
      Picture: Chips,
      caption: {
        de: 'Die Chips mit ihrem Wert und die sechs Würfel. Gelb ist angebissen: Es kostet 1 oder 11.',
        en: 'The chips with their value, and the six dice. Yellow has been bitten: it costs 1 or 11.',
      },
      shows: {
        de: 'Je zehn Chips in Grün mit 3, Blau mit 5, Rot mit 10 und Gelb mit 1 oder 11; darunter sechs Würfel.',
        en: 'Ten chips each in green with 3, blue with 5, red with 10 and yellow with 1 or 11; six dice below.',
      },
    },
    {
      clause: 'S3',
      Picture: Sums,
      caption: {
        de: 'So fallen Chips: Die Würfel darauf ergeben genau ihren Wert. Für den gelben reicht eine einzelne 1.',
        en: 'How chips are captured: the dice on them make exactly their value. For the yellow one a single 1 will do.',
      },
      shows: {
        de: 'Grün 3 mit 2 und 1, Blau 5 mit 4 und 1, Rot 10 mit 6 und 4, Gelb mit einer 1 oder mit 6 und 5.',
        en: 'Green 3 with 2 and 1, blue 5 with 4 and 1, red 10 with 6 and 4, yellow with a 1 or with 6 and 5.',
      },
    },
    {
      clause: 'S4',
      Picture: Moved,
      caption: {
        de: 'Blau ist mit 4 und 1 erbeutet. Die 4 rutscht auf Rot, eine freie 6 kommt dazu: Auch Rot ist erbeutet.',
        en: 'Blue is captured with 4 and 1. The 4 moves down to red, a free 6 joins it: red is captured too.',
      },
      shows: {
        de: 'Vorher liegen 4 und 1 auf der blauen 5. Nachher ist sie weg, und auf der roten 10 darunter liegen 4 und 6.',
        en: 'Before, 4 and 1 lie on the blue 5. After, it is gone, and 4 and 6 lie on the red 10 below it.',
      },
    },
    {
      clause: 'S7',
      Picture: Pushed,
      caption: {
        de: 'Anna ließ drei Chips liegen. Sie wandern in ihren Reihen unter Bens Chips; wer dort trifft, bekommt beide.',
        en: 'Anna left three chips. They move beneath Ben’s chips in their rows; whoever captures one there gets both.',
      },
      shows: {
        de: 'Links Annas Spalte: die oberen zwei Chips sind weg, Grün, Rot und Grün liegen noch. Rechts Bens Spalte, deren untere drei Chips je einen weiteren unter sich haben, der mittlere davon einen roten.',
        en: 'On the left Anna’s column: the upper two chips are gone, green, red and green remain. On the right Ben’s column, whose lower three chips each have another one beneath, the middle one a red one.',
      },
    },
  ],
  words: {
    'schlauraff.figures.green': { de: 'Grüner Chip', en: 'Green chip' },
    'schlauraff.figures.blue': { de: 'Blauer Chip', en: 'Blue chip' },
    'schlauraff.figures.red': { de: 'Roter Chip', en: 'Red chip' },
    'schlauraff.figures.yellow': { de: 'Gelber Chip', en: 'Yellow chip' },
    'schlauraff.figures.green.text': {
      de: 'Erbeutet mit Würfeln, die zusammen 3 zeigen. Ein Punkt.',
      en: 'Captured with dice that show 3 together. One point.',
    },
    'schlauraff.figures.blue.text': {
      de: 'Erbeutet mit Würfeln, die zusammen 5 zeigen. Ein Punkt.',
      en: 'Captured with dice that show 5 together. One point.',
    },
    'schlauraff.figures.red.text': {
      de: 'Erbeutet mit Würfeln, die zusammen 10 zeigen. Ein Punkt und ein Hilfspunkt, der bei Gleichstand zählt.',
      en: 'Captured with dice that show 10 together. One point, and a help point that counts if tied.',
    },
    'schlauraff.figures.yellow.text': {
      de: 'Erbeutet mit einer einzelnen 1 oder mit Würfeln, die zusammen 11 zeigen. Ein Punkt.',
      en: 'Captured with a single 1 or with dice that show 11 together. One point.',
    },
    'schlauraff.figures.die': { de: 'Würfel', en: 'Die' },
    'schlauraff.figures.die.text': {
      de: 'Alle sechs werden zu Beginn eines Zugs geworfen, die freien später noch einmal, wenn einer gelegt wurde.',
      en: 'All six are rolled at the beginning of a turn, the free ones again later if one has been put down.',
    },
  },
  pieces: (_, word) => [
    ...chips.map((chip) => ({
      key: chip,
      name: word(`schlauraff.figures.${chip}`),
      count: chipsOfEach,
      text: word(`schlauraff.figures.${chip}.text`),
      picture: pictured(Biscuit, { chip }),
      width: 60,
    })),
    {
      key: 'die',
      name: word('schlauraff.figures.die'),
      count: diceInAll,
      text: word('schlauraff.figures.die.text'),
      picture: pictured(Die, { value: 6, figure: false }),
      width: 60,
    },
  ],
};
export default pictures;
