import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'misd', Board } satisfies GameTable<'misd'>;
