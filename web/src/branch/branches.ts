// The games that this browser has seen go on from others: a tree, as far as it is known here.
import { recall, remember } from '../storage';

export interface Place {
  table: string;
  pocket: boolean; // on this device
}

export interface Branch extends Place {
  game: string;
  names: string[];
  origin: string; // the digest of the record that it goes on from
  actions: number; // that were taken over; 0: only the deal
  from?: Place; // where that was played, if it is known
  points?: number[]; // by seat, when it is over
  seen: number; // milliseconds since the epoch
}

export interface Leaf {
  branch: Branch;
  depth: number; // 0: it has left the game itself
}

const key = 'branches';
const most = 60;

const isPlace = (value: unknown): value is Place => {
  const place = value as Place | null | undefined;
  return (
    typeof place === 'object' &&
    place !== null &&
    typeof place.table === 'string' &&
    /^[A-Za-z0-9_-]+$/.test(place.table) &&
    typeof place.pocket === 'boolean'
  );
};
const isList = (value: unknown, type: string): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === type);

const isBranch = (value: unknown): value is Branch => {
  if (!isPlace(value)) return false;
  const { game, names, origin, actions, from, points, seen } = value as Branch;
  return (
    typeof game === 'string' &&
    isList(names, 'string') &&
    typeof origin === 'string' &&
    typeof actions === 'number' &&
    (from === undefined || isPlace(from)) &&
    (points === undefined || isList(points, 'number')) &&
    typeof seen === 'number'
  );
};

export function branches(): Branch[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isBranch).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** What is known already and not said again stays known. */
export function noteBranch(news: Branch): void {
  const all = branches();
  const known = all.find((branch) => isSame(branch, news));
  const others = all.filter((branch) => branch !== known);
  remember(key, JSON.stringify([{ ...known, ...news }, ...others].slice(0, most)));
}

export const isSame = (a: Place, b: Place): boolean => a.table === b.table && a.pocket === b.pocket;

export const branchAt = (place: Place): Branch | undefined => branches().find((branch) => isSame(branch, place));

/** Where a running game was taken from this place. */
export const takenFrom = (place: Place): Branch | undefined =>
  branches().find(({ from }) => from !== undefined && isSame(from, place));

/** What has left a game, the earliest move first, each with what has left it in turn. */
export function treeOf(origin: string, place: Place | null): Leaf[] {
  const all = branches().sort((a, b) => a.actions - b.actions || a.seen - b.seen);
  const shown = new Set<Branch>();
  const leaves: Leaf[] = [];
  const grow = (belongs: (branch: Branch) => boolean, depth: number) => {
    for (const branch of all) {
      if (shown.has(branch) || !belongs(branch)) continue;
      shown.add(branch);
      leaves.push({ branch, depth });
      grow(({ from }) => from !== undefined && isSame(from, branch), depth + 1);
    }
  };
  grow(
    (branch) => branch.origin === origin || (place !== null && branch.from !== undefined && isSame(branch.from, place)),
    0,
  );
  return leaves;
}
