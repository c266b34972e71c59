import type { BauabScreen } from '../../generated/types';
import type { GameTable } from '../contract';
import Board from './Board.svelte';
import Miniature from './Miniature.svelte';

export default { id: 'bauab', Board, Miniature } satisfies GameTable<BauabScreen>;
