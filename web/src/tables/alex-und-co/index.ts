import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'alex-und-co', Board } satisfies GameTable<'alex-und-co'>;
