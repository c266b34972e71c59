import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'fair-enough', Board } satisfies GameTable<'fair-enough'>;
