// What can be read off the screen of Stamp Collection: costs, points, what a stamp would bring, how far sets are.
import { colours, motifs, type Colour, type Field, type Motif, type Player, type Screen, type SpecialSet, type Tile } from './regions';

export const goldCoin = 5;
export const loanPaidOut = 3;
export const loanRepaid = 4;
export const loanPenalty = 2;
const rowLength = 4;
const setsToEnd = 9;
const albumSide = 4;

/** Columns are letters, rows are numbers from the top. */
export const fieldName = (field: number): string =>
  `${'abcd'[field % albumSide] ?? ''}${Math.floor(field / albumSide) + 1}`;

// How actions are written, also those that are not possible: for asking why.
export const buying = (slot: number): string => `buy ${slot + 1}`;
export const placing = (field: number): string => `place ${fieldName(field)}`;

const isPresented = ({ mount, stamp }: Field, colour: Colour, motif?: Motif): boolean =>
  mount === colour && (motif === undefined ? stamp !== null : stamp === motif);

interface Wanted {
  colour: Colour;
  motif: Motif | null; // null: any
}

/** The stamps that a set asks for; the one of the whole world asks for any stamp of every colour. */
export const wantedBy = (set: SpecialSet): Wanted[] =>
  set.stamps.length === 0
    ? colours.map((colour) => ({ colour, motif: null }))
    : set.stamps.flatMap(({ colour, motif }) => (colour === null ? [] : [{ colour, motif }]));

export const has = ({ album }: Player, { colour, motif }: Wanted): boolean =>
  album.some((field) => isPresented(field, colour, motif ?? undefined));

export const progressOf = (player: Player, set: SpecialSet): number =>
  wantedBy(set).filter((wanted) => has(player, wanted)).length;

/** The sets still to be won of which someone has most, with the fewest stamps missing first. */
export function nearestSets(screen: Screen, player: Player): SpecialSet[] {
  const missing = (set: SpecialSet): number => wantedBy(set).length - progressOf(player, set);
  return screen.sets
    .filter((set) => set.owner < 0)
    .toSorted((a, b) => missing(a) - missing(b) || b.points - a.points);
}

export interface Gains {
  comes: Colour | null; // the enthusiast who comes
  from: number | null; // whom they leave; nobody: they were waiting
  box: boolean;
  sets: number[]; // by their place
}

/** C6 and C11: how many other enthusiasts have to be there for a box of chocolates. */
export const othersForABox = ({ players }: Pick<Screen, 'players'>): number => (players.length === 2 ? 2 : 1);

/** C6 and C7: what presenting a stamp would bring. */
export function gainsOf(screen: Screen, seat: number, colour: Colour, motif: Motif): Gains {
  const player = screen.players[seat];
  if (player === undefined) return { comes: null, from: null, box: false, sets: [] };
  const isNew = !player.enthusiasts.includes(colour);
  const from = screen.players.findIndex(({ enthusiasts }) => enthusiasts.includes(colour));
  const isMet = (wanted: Wanted): boolean =>
    (wanted.colour === colour && (wanted.motif === null || wanted.motif === motif)) || has(player, wanted);
  return {
    comes: isNew ? colour : null,
    from: isNew && from >= 0 ? from : null,
    box: isNew && player.enthusiasts.length >= othersForABox(screen),
    sets: screen.sets.flatMap((set, i) => (set.owner < 0 && wantedBy(set).every(isMet) ? [i] : [])),
  };
}

/** What buying a tile would bring, wherever it goes: a stamp for an empty mount, or a mount for a stored stamp. */
export function gainsByBuying(screen: Screen, seat: number, tile: Tile): Gains | null {
  const player = screen.players[seat];
  if (player === undefined || tile.colour === null) return null;
  if (tile.kind === 'stamp' && tile.motif !== null) {
    const isWaitedFor = player.album.some(({ mount, stamp }) => mount === tile.colour && stamp === null);
    return isWaitedFor ? gainsOf(screen, seat, tile.colour, tile.motif) : null;
  }
  const waiting = player.storage.filter(({ colour }) => colour === tile.colour);
  const [first] = waiting;
  // Of two different stamps one is chosen later.
  const isOpen = waiting.some(({ motif }) => motif !== first?.motif);
  if (tile.kind !== 'mount' || isOpen || !first?.motif) return null;
  return gainsOf(screen, seat, tile.colour, first.motif);
}

/** C10, by where the points come from; their sum is what the screen says. */
export function pointsBySource(screen: Screen, seat: number): { source: string; points: number }[] {
  const player = screen.players[seat];
  if (player === undefined) return [];
  return [
    { source: 'boxes', points: player.boxes },
    { source: 'sets', points: setPoints(screen, seat) },
    { source: 'album', points: mountsOf(player) },
    { source: 'storage', points: player.storage.length },
    ...(player.loan ? [{ source: 'loan', points: -loanPenalty }] : []),
  ];
}

const setPoints = (screen: Screen, seat: number): number =>
  screen.sets.filter(({ owner }) => owner === seat).reduce((sum, { points }) => sum + points, 0);

const mountsOf = ({ album }: Player): number => album.filter(({ mount }) => mount !== null).length;

/** C11: how near a game of two is to its early end, by whoever is nearest. */
export function earlyEnd(screen: Screen): { what: 'sets' | 'album'; seat: number; at: number; of: number }[] {
  if (screen.players.length !== 2) return [];
  const leader = (of: (seat: number) => number): { seat: number; at: number } =>
    screen.players.map((_, seat) => ({ seat, at: of(seat) })).reduce((a, b) => (b.at > a.at ? b : a));
  const mounts = (seat: number): number => {
    const player = screen.players[seat];
    return player === undefined ? 0 : mountsOf(player);
  };
  return [
    { what: 'sets', ...leader((seat) => setPoints(screen, seat)), of: setsToEnd },
    { what: 'album', ...leader(mounts), of: albumSide * albumSide },
  ];
}

/** C9: the fourth tile of a row ends the round. */
export function isLastOfRow({ exchange }: Screen, slot: number): boolean {
  const start = slot - (slot % rowLength);
  return exchange.slice(start, start + rowLength).filter(({ kind }) => kind !== 'none').length === 1;
}

/** How many tiles like this one nobody has seen yet, in the pile and among the discards. */
export function stillToCome({ pile, discards }: Screen, { kind, colour, motif }: Tile): { pile: number; discards: number } {
  const count = (of: Screen['pile']): number => {
    if (kind === 'storage') return of.storage;
    const c = colours.findIndex((each) => each === colour);
    if (kind === 'mount') return of.mounts[c] ?? 0;
    return of.stamps[c]?.[motifs.findIndex((each) => each === motif)] ?? 0;
  };
  return { pile: count(pile), discards: count(discards) };
}
