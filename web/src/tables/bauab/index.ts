import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'bauab', Board } satisfies GameTable<'bauab'>;
