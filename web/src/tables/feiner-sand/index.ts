import type { GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'feiner-sand', Board } satisfies GameTable<'feiner-sand'>;
