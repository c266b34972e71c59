import { pictured, type RulePictures } from '../contract';
import Chip from './Chip.svelte';
import { box } from './figures/box';
import Capture from './figures/Capture.svelte';
import Chips from './figures/Chips.svelte';
import Neighbours from './figures/Neighbours.svelte';
import ParkCapture from './figures/ParkCapture.svelte';

const pictures: RulePictures<'bauab'> = {
  figures: [
    {
      clause: '',
      Picture: Chips,
      caption: {
        de: 'Was es gibt: Planungschips mit ihrem Wert, Optionen (X) für jeden und die Parks für beide.',
        en: 'What there is: planning chips with their value, options (X) for each of you, and parks for both.',
      },
      shows: {
        de: 'Die Chips von zweien in ihren Farben: je zweimal 1, 2 und 3, einmal 4 und 5, drei Optionen; dazu 15 Parks.',
        en: 'The chips of two players in their colours: two each of 1, 2 and 3, one 4, one 5, three options; and 15 parks.',
      },
    },
    {
      clause: 'B2',
      Picture: Neighbours,
      caption: {
        de: 'Neben der 3 ist für jede andere 3 gesperrt, schräg davon nicht.',
        en: 'Next to the 3 there is no room for any other 3; diagonally there is.',
      },
      shows: {
        de: 'Neun Plätze, in der Mitte eine 3. Die vier Plätze waagrecht und senkrecht daneben sind gesperrt, die vier Ecken sind frei.',
        en: 'Nine plots with a 3 in the middle. The four plots beside, above and below it are barred, the four corners are open.',
      },
    },
    {
      clause: 'B4',
      Picture: Capture,
      caption: {
        de: 'Die 1 in der Ecke hat nur noch eine Freiheit. Deine 3 nimmt sie ihr: Du erbeutest die 1, und ihr Platz ist geräumt.',
        en: 'The 1 in the corner has only one liberty. Your 3 takes it away: you capture the 1, and its plot is cleared.',
      },
      shows: {
        de: 'Vorher: eine gegnerische 1 auf a1 neben deiner 2 auf b1, deine 3 kommt auf a2. Nachher: a1 ist geräumt.',
        en: 'Before: an opposing 1 on a1 next to your 2 on b1, your 3 comes to a2. After: a1 is cleared.',
      },
    },
    {
      clause: 'B5',
      Picture: ParkCapture,
      caption: {
        de: 'Auf den eben geräumten Platz darf ein Park. Hier nimmt er der 3 ihre letzte Freiheit, und sie ist erbeutet.',
        en: 'A park may go on the plot that was just cleared. Here it takes the last liberty of the 3, which is captured.',
      },
      shows: {
        de: 'Vorher: a1 ist eben geräumt, deine 3 auf a2 hat dort ihre letzte Freiheit. Nachher: ein Park auf a1, und a2 ist geräumt.',
        en: 'Before: a1 was just cleared, and your 3 on a2 has its last liberty there. After: a park on a1, and a2 is cleared.',
      },
    },
  ],
  words: {
    'bauab.figures.chip': { de: 'Planungschip {n}', en: 'Planning chip {n}' },
    'bauab.figures.chip.text': {
      de: 'Zählt am Ende {n} {n|Punkt|Punkte}, wenn er auf dem Plan liegt oder erbeutet ist. Liegt nie neben einem anderen mit demselben Wert.',
      en: 'Counts {n} {n|point|points} in the end if it lies on the board or was captured. Never lies next to another one of its value.',
    },
    'bauab.figures.x.text': {
      de: 'Hat keinen Wert und darf neben jedem Chip liegen. Nimmt Freiheiten wie jeder andere.',
      en: 'Has no value and may lie next to any chip. Takes liberties like any other.',
    },
    'bauab.figures.park.text': {
      de: 'Gehört niemandem und bleibt immer liegen. Darf nur auf einen Platz, den der vorige Zug geräumt hat.',
      en: 'Belongs to nobody and always stays. May only go on a plot that the turn before cleared.',
    },
    'bauab.figures.each': { de: 'Für jeden von euch', en: 'For each of you' },
    'bauab.figures.both': { de: 'Für beide', en: 'For both' },
  },
  pieces: (_, word) =>
    box.map(({ chip, count }) => {
      const isValue = chip !== 'x' && chip !== 'park';
      return {
        key: chip,
        name: isValue ? word('bauab.figures.chip', { n: Number(chip) }) : word(`bauab.table.chip.${chip}`),
        count,
        text: word(`bauab.figures.${isValue ? 'chip' : chip}.text`, { n: Number(chip) || 0 }),
        group: word(chip === 'park' ? 'bauab.figures.both' : 'bauab.figures.each'),
        picture: pictured(Chip, { chip, colour: '--seat-0' }),
        width: 60,
      };
    }),
};
export default pictures;
