// One line per game and list: adding a game adds its folder and these lines.
import type { Component } from 'svelte';
import type { GameTable, Words } from './contract';
import BauabMiniature from './bauab/Miniature.svelte';
import { words as bauabWords } from './bauab/words';
import { words as genericWords } from './generic/words';
import NussknackerMiniature from './nussknacker/Miniature.svelte';
import { words as nussknackerWords } from './nussknacker/words';

const drawn: Record<string, () => Promise<{ default: GameTable }>> = {
  bauab: () => import('./bauab'),
  nussknacker: () => import('./nussknacker'),
};

const plain = async (): Promise<GameTable> => (await import('./generic')).default;

// Every game has a table: its own, or the plain one.
export const tableOf = async (game: string): Promise<GameTable> =>
  Object.hasOwn(drawn, game) && drawn[game] ? (await drawn[game]()).default : plain();

export const miniatures: Record<string, Component> = {
  bauab: BauabMiniature,
  nussknacker: NussknackerMiniature,
};

export const tableWords: Words = { ...genericWords, ...bauabWords, ...nussknackerWords };
