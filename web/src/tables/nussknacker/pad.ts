// The deduction pad: what a person notes about who may hold which card. Kept per deal in the browser only.

export type Mark = '' | 'yes' | 'no' | 'maybe';
export type Notes = Record<string, Mark>; // by note key

const order: readonly Mark[] = ['', 'yes', 'no', 'maybe'];
const dealsKept = 8;

export const nextMark = (mark: Mark): Mark => order[(order.indexOf(mark) + 1) % order.length] ?? '';

/** A player may hold both copies of a value, the nut is one card. */
export const noteKey = (holder: number | 'nut', value: number, copy: number): string => `${holder}:${value}:${copy}`;

type Pad = Record<string, Notes>; // by deal

function read(storage: Storage, key: string): Pad {
  try {
    const pad: unknown = JSON.parse(storage.getItem(key) ?? '{}');
    return pad && typeof pad === 'object' && !Array.isArray(pad) ? (pad as Pad) : {};
  } catch {
    return {};
  }
}

export const loadNotes = (storage: Storage, key: string, deal: number): Notes => ({ ...read(storage, key)[deal] });

/** Stores the notes of one deal beside those of the latest others; a full or forbidden store loses only the copy. */
export function saveNotes(storage: Storage, key: string, deal: number, notes: Notes): void {
  const pad = read(storage, key);
  pad[deal] = notes;
  const kept = Object.entries(pad)
    .sort(([a], [b]) => Number(b) - Number(a))
    .slice(0, dealsKept);
  try {
    storage.setItem(key, JSON.stringify(Object.fromEntries(kept)));
  } catch {
    return;
  }
}
