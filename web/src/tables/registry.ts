// One line per game and list: adding a game adds its folder and these lines.
import type { Component } from 'svelte';
import type { GameTable, Words } from './contract';
import AlexUndCoMiniature from './alex-und-co/Miniature.svelte';
import BauabMiniature from './bauab/Miniature.svelte';
import { words as bauabWords } from './bauab/words';
import FairEnoughMiniature from './fair-enough/Miniature.svelte';
import FeinerSandMiniature from './feiner-sand/Miniature.svelte';
import GanzNachPlanMiniature from './ganz-nach-plan/Miniature.svelte';
import { words as genericWords } from './generic/words';
import MisdMiniature from './misd/Miniature.svelte';
import NussknackerMiniature from './nussknacker/Miniature.svelte';
import { words as nussknackerWords } from './nussknacker/words';
import RauferMiniature from './raufer/Miniature.svelte';
import SchlauraffMiniature from './schlauraff/Miniature.svelte';
import SchollenschubserMiniature from './schollenschubser/Miniature.svelte';
import StampCollectionMiniature from './stamp-collection/Miniature.svelte';

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
  'fair-enough': FairEnoughMiniature,
  'stamp-collection': StampCollectionMiniature,
  'alex-und-co': AlexUndCoMiniature,
  'feiner-sand': FeinerSandMiniature,
  'ganz-nach-plan': GanzNachPlanMiniature,
  schlauraff: SchlauraffMiniature,
  raufer: RauferMiniature,
  schollenschubser: SchollenschubserMiniature,
  misd: MisdMiniature,
};

export const tableWords: Words = { ...genericWords, ...bauabWords, ...nussknackerWords };
