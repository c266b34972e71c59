import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'raufer', Board } satisfies GameTable<'raufer'>;
