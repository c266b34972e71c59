import type { AboutGame } from '../contract';
import PlanEditor from './options/PlanEditor.svelte';
import PlanPicture from './options/PlanPicture.svelte';
import { words } from './words';

export default {
  pitch: {
    de: 'Ihr plant ein Viertel auf sechzehn Bauplätzen. Nimm dem anderen die letzte freie Nachbarfläche, und sein Haus gehört dir.',
    en: 'You plan a quarter on sixteen plots. Take the last free neighbouring plot from the other, and the house is yours.',
  },
  minutes: { 2: 10 },
  luck: 'none',
  inlay: 'M30 8h20v20h-20zM52 8h20v20h-20zM30 30h20v20h-20zM52 30h20v20h-20zM40 12a6 6 0 1 0 .1 0M62 34a6 6 0 1 0 .1 0',
  words,
  options: { layout: { first: true, Picture: PlanPicture }, cells: { first: true, Editor: PlanEditor, unsaid: true } },
} satisfies AboutGame;
