import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'schlauraff', Board } satisfies GameTable<'schlauraff'>;
