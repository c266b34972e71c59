import type { GameId, GameTable } from '../contract';
import Board from './Board.svelte';

export default { id: 'generic', Board } satisfies GameTable<GameId>;
