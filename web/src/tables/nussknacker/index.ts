import type { NussknackerScreen } from '../../generated/types';
import type { GameTable } from '../contract';
import Board from './Board.svelte';
import Miniature from './Miniature.svelte';

export default { id: 'nussknacker', Board, Miniature } satisfies GameTable<NussknackerScreen>;
