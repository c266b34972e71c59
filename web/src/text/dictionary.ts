// All words in one place: those of the engine and server (generated), of the page, and of the games' tables.
import { phrases } from '../generated/phrases';
import { tableWords } from '../tables/registry';
import { words as pageWords } from '../words';
import type { Words } from './phrasebook';

export const dictionary: Words = { ...phrases, ...pageWords, ...tableWords };
