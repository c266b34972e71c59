// One line per game and list: adding a game adds its folder and these lines.
import type { Component } from 'svelte';
import type { GameTable, Words } from './contract';
import BauabMiniature from './bauab/Miniature.svelte';
import { words as bauabWords } from './bauab/words';
import NussknackerMiniature from './nussknacker/Miniature.svelte';
import { words as nussknackerWords } from './nussknacker/words';

export const tables: Record<string, () => Promise<{ default: GameTable }>> = {
  bauab: () => import('./bauab'),
  nussknacker: () => import('./nussknacker'),
};

export const miniatures: Record<string, Component> = {
  bauab: BauabMiniature,
  nussknacker: NussknackerMiniature,
};

export const tableWords: Words = { ...bauabWords, ...nussknackerWords };
