// All words that the page knows by now, in one place. The first ones and the titles of the games come with it; the others
// are learnt when they are needed: those of all pages but the lobby (vocabulary.ts), and those of a game when somebody
// takes it out of the tray (tables/registry.ts).
import { firstWords } from '../firstWords';
import { titles } from '../generated/titles';
import type { Words } from './phrasebook';

export const dictionary: Words = { ...titles, ...firstWords };

export function learn(words: Words): void {
  Object.assign(dictionary, words);
}
