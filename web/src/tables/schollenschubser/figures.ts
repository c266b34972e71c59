import { pictured, type RulePictures } from '../contract';
import Begin from './figures/Begin.svelte';
import Drift from './figures/Drift.svelte';
import FloeCard from './figures/FloeCard.svelte';
import Floes from './figures/Floes.svelte';
import Steps from './figures/Steps.svelte';
import Thaw from './figures/Thaw.svelte';
import { researchersEach } from './ice';
import Researcher from './Researcher.svelte';

const pictures: RulePictures<'schollenschubser'> = {
  figures: [
    {
      clause: '',
      Picture: Floes,
      caption: {
        de: 'Große Schollen haben Platz für 4 oder, umgedreht, für 3; kleine für 2 oder 1. Die Punkte sind die Plätze.',
        en: 'Large floes have room for 4 or, turned over, for 3; small ones for 2 or 1. The dots are the places.',
      },
      shows: {
        de: 'Große Schollenkarten mit den Seiten 4 und 3, kleine mit den Seiten 2 und 1, und je vier Forscher in vier Farben.',
        en: 'Large floe cards with the sides 4 and 3, small ones with the sides 2 and 1, and four researchers each in four colours.',
      },
    },
    {
      clause: 'L2',
      Picture: Begin,
      caption: {
        de: 'So beginnt es zu zweit: alle am linken Ufer, vier Schollen in Zeile A, rechts wartet der Eisbrecher.',
        en: 'How it begins for two: everybody on the left bank, four floes in row A, the icebreaker waiting on the right.',
      },
      shows: {
        de: 'Links das Ufer mit je vier Forschern von zweien, dazwischen vier Spalten und fünf Zeilen Wasser, oben zwei Schollen der Größe 4 und zwei der Größe 2, rechts der leere Eisbrecher.',
        en: 'On the left the bank with four researchers each of two players, then four columns and five rows of water with two floes of size 4 and two of size 2 at the top, on the right the empty icebreaker.',
      },
    },
    {
      clause: 'L7',
      Picture: Drift,
      caption: {
        de: 'Mit einer 2 treibt die Scholle in Spalte 2 ein Feld nach Süden und nimmt alle mit. Die Scholle darunter versperrt ihr jetzt den Weg.',
        en: 'With a 2 the floe in column 2 drifts one field south and takes everybody along. The floe below now bars its way.',
      },
      shows: {
        de: 'Vorher liegt eine Scholle der Größe 3 mit zwei Forschern im obersten von drei Feldern, nachher im mittleren; im untersten liegt eine der Größe 2.',
        en: 'Before, a floe of size 3 with two researchers lies in the top one of three fields, after in the middle one; in the lowest lies one of size 2.',
      },
    },
    {
      clause: 'L8',
      Picture: Thaw,
      caption: {
        de: 'Mit der 6 taut eine volle Dreier-Scholle zur Zwei. Einer hat keinen Platz mehr und fällt ins Wasser; wer, bestimmst du.',
        en: 'With the 6 a full floe of size 3 thaws to a 2. One has no room any more and falls in; you choose who.',
      },
      shows: {
        de: 'Eine Scholle der Größe 3 mit drei Forschern; sie schrumpft und einer schwimmt; zuletzt eine Scholle der Größe 2 mit zweien.',
        en: 'A floe of size 3 with three researchers; it shrinks and one of them swims; at last a floe of size 2 with two.',
      },
    },
    {
      clause: 'L9',
      Picture: Steps,
      caption: {
        de: 'Blau geht gerade auf die Scholle daneben, denn dort ist noch ein Platz frei.',
        en: 'Blue goes straight onto the floe beside, for there is still a free place.',
      },
      shows: {
        de: 'Vorher stehen zwei Forscher auf der linken Scholle und einer auf der rechten mit zwei Plätzen, nachher einer links und zwei rechts.',
        en: 'Before, two researchers stand on the left floe and one on the right one with two places; after, one on the left and two on the right.',
      },
    },
  ],
  words: {
    'schollenschubser.figures.floe': { de: 'Scholle der Größe {n}', en: 'Floe of size {n}' },
    'schollenschubser.figures.floe.large': {
      de: 'Platz für {n} Forscher. Eine Seite der großen Karten.',
      en: 'Room for {n} researchers. One side of the large cards.',
    },
    'schollenschubser.figures.floe.small': {
      de: 'Platz für {n} Forscher. Eine Seite der kleinen Karten.',
      en: 'Room for {n} {n|researcher|researchers}. One side of the small cards.',
    },
    'schollenschubser.figures.floe.4': { de: 'Taut zur 3. Zu dritt wird sie nie benutzt.', en: 'Thaws to 3. Never used with three players.' },
    'schollenschubser.figures.floe.3': {
      de: 'Taut zur 2, wenn eine kleine Karte im Vorrat ist.',
      en: 'Thaws to 2 if there is a small card in the supply.',
    },
    'schollenschubser.figures.floe.2': { de: 'Taut zur 1.', en: 'Thaws to 1.' },
    'schollenschubser.figures.floe.1': { de: 'Taut ganz weg.', en: 'Thaws away.' },
    'schollenschubser.figures.researcher': { de: 'Forscher', en: 'Researcher' },
    'schollenschubser.figures.researcher.text': {
      de: 'So viele hat jede Person, in ihrer Farbe und mit ihrem Zeichen. Alle vier müssen an Bord.',
      en: 'So many for each player, in their colour and with their mark. All four have to get aboard.',
    },
  },
  pieces: (pack, word) => [
    ...[4, 3, 2, 1].map((n) => ({
      key: `floe-${n}`,
      name: word('schollenschubser.figures.floe', { n }),
      count: n > 2 ? pack.largeFloes.value : pack.smallFloes.value,
      text: `${word(`schollenschubser.figures.floe.${n > 2 ? 'large' : 'small'}`, { n })} ${word(`schollenschubser.figures.floe.${n}`)}`,
      picture: pictured(FloeCard, { size: n }),
      width: 84,
    })),
    {
      key: 'researcher',
      name: word('schollenschubser.figures.researcher'),
      count: researchersEach,
      text: word('schollenschubser.figures.researcher.text'),
      picture: pictured(Researcher, { seat: 0 }),
      width: 40,
      ratio: 1.4,
    },
  ],
};
export default pictures;
