import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'generic', Board } satisfies GameTable<unknown>;
