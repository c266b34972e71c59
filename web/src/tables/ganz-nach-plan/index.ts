import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'ganz-nach-plan', Board } satisfies GameTable<'ganz-nach-plan'>;
