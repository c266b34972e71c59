import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'stamp-collection', Board } satisfies GameTable<'stamp-collection'>;
