import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'schollenschubser', Board } satisfies GameTable<'schollenschubser'>;
