// The compartments of the tray, in their places. Those that the server does not offer keep their lid on.
import { games } from '../tables/registry';

export const shelf = [...games.entries()].map(([id, game]) => ({ id, ...game })).sort((a, b) => a.place - b.place);
