import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'nussknacker', Board } satisfies GameTable<'nussknacker'>;
