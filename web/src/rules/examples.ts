// Who plays in the pictures of the rules: the people of their examples.
import { seatColour, seatShape } from '../look/seats';
import { settings } from '../settings.svelte';
import type { SeatView, TableProps } from '../tables/contract';
import { dictionary } from '../text/dictionary';
import { render } from '../text/phrasebook';

const names = ['Anna', 'Ben', 'Cleo', 'David'];

export const people: SeatView[] = names.map((name, index) => ({
  index,
  name,
  kind: 'person',
  here: true,
  standIn: false,
  bot: '',
  colour: seatColour(index),
  shape: seatShape(index),
}));

export const word: TableProps<never>['word'] = (key, args = {}) =>
  render(dictionary, { key, args }, { language: settings.language, names, you: null });
