// What the table needs to know about water, floes and dice, beyond what the screen says outright.
import type { SchollenschubserAction as Action, SchollenschubserEvent as Event, SchollenschubserScreen as Screen } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';
import type { Flight } from '../kit/flights';

export const columns = 4;
export const rows = 5;
export const researchersEach = 4;
export type Spot = number | 'bank'; // where a researcher sets out from: a field, or the bank

// Fields are numbered row by row, from A1 in the north-west.
export const columnOf = (field: number): number => field % columns;
export const rowOf = (field: number): number => Math.floor(field / columns);
export const fieldName = (field: number): string => `${'ABCDE'[rowOf(field)] ?? '?'}${columnOf(field) + 1}`;
export const southOf = (field: number): number | null => (rowOf(field) === rows - 1 ? null : field + columns);

export const isBeside = (spot: Spot, field: number): boolean =>
  spot === 'bank'
    ? columnOf(field) === 0
    : Math.abs(columnOf(spot) - columnOf(field)) + Math.abs(rowOf(spot) - rowOf(field)) === 1;

/** Which of the dice carries an action out; a die that names the column comes before a 5. */
export function dieOf(action: Action, dice: readonly number[], preferred: number | null = null): number | null {
  switch (action.kind) {
    case 'thaw':
    case 'skip':
      return 6;
    case 'drift':
    case 'put': {
      const named = columnOf(action.field) + 1;
      if (preferred === 5 && dice.includes(5)) return 5;
      return dice.includes(named) ? named : dice.includes(5) ? 5 : null;
    }
    default:
      return null;
  }
}

export const isWithDie = (action: Action, die: number): boolean =>
  action.kind === 'thaw' || action.kind === 'skip'
    ? die === 6
    : (action.kind === 'drift' || action.kind === 'put') && (die === 5 || die === columnOf(action.field) + 1);

export interface Used {
  die: number;
  column: number | null; // where it lies; a 6 lies at the sun
}

function useOf(event: Event, dice: readonly number[]): Used | null {
  const inColumn = (field: number): Used => {
    const column = columnOf(field);
    return { die: dice.includes(column + 1) ? column + 1 : 5, column };
  };
  switch (event.kind) {
    case 'drifts':
      return inColumn(event.from);
    case 'puts':
      return inColumn(event.to);
    case 'thaws':
    case 'skips':
      return { die: 6, column: null };
    default:
      return null;
  }
}

/** What the die of this turn was used for: the screen only knows that one was. */
export function usedDie(story: readonly StoryLine<'schollenschubser'>[], dice: readonly number[]): Used | null {
  for (let i = story.length - 1; i >= 0; --i) {
    const event = story[i]?.event;
    if (event === undefined || event.kind === 'rolls') return null;
    const used = useOf(event, dice);
    if (used !== null) return used;
  }
  return null;
}

export interface Move {
  from: Spot;
  to: Spot | 'ship';
  offer: Offer<'schollenschubser'>;
}

/** Every step that a researcher can take now, by where it begins and ends. */
export function movesOf(offers: readonly Offer<'schollenschubser'>[]): Move[] {
  return offers.flatMap((offer): Move[] => {
    const { action } = offer;
    switch (action.kind) {
      case 'board':
        return [{ from: 'bank', to: action.to, offer }];
      case 'step':
        return [{ from: action.from, to: action.to, offer }];
      case 'back':
        return [{ from: action.from, to: 'bank', offer }];
      case 'home':
        return [{ from: action.from, to: 'ship', offer }];
      default:
        return [];
    }
  });
}

/** How many can still get anywhere; who could only go back to the bank need not. */
export function stillGoing(moves: readonly Move[], screen: Screen): number {
  const spots = new Set(moves.filter(({ to }) => to !== 'bank').map(({ from }) => from));
  return [...spots].reduce<number>((sum, spot) => sum + (spot === 'bank' ? 1 : (screen.water[spot]?.canStep ?? 0)), 0);
}

export interface Standing {
  seat: number;
  canStep: boolean; // has not had its step yet
  hasStepped: boolean;
}

/** Who stands on a floe, in the order of the places. Of the mover's researchers those who can still go come first. */
export function crewOf(screen: Screen, field: number): Standing[] {
  const { crew = [], canStep = 0 } = screen.water[field] ?? {};
  let left = canStep;
  return crew.map((seat) => {
    const isMover = seat === screen.mover && screen.stage === 'moves' && !screen.over;
    const can = isMover && left-- > 0;
    return { seat, canStep: can, hasStepped: isMover && !can };
  });
}

// Where the places of a floe are, in hundredths of its field: the middle, and how large a finger may be there.
export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}
const placesBySize: Record<number, Place[]> = {
  1: [{ x: 50, y: 50, width: 56, height: 84 }],
  2: [
    { x: 29, y: 50, width: 46, height: 84 },
    { x: 71, y: 50, width: 46, height: 84 },
  ],
  3: [
    { x: 29, y: 32, width: 44, height: 56 },
    { x: 71, y: 32, width: 44, height: 56 },
    { x: 50, y: 66, width: 44, height: 60 },
  ],
  4: [
    { x: 27, y: 31, width: 44, height: 52 },
    { x: 73, y: 31, width: 44, height: 52 },
    { x: 27, y: 68, width: 44, height: 54 },
    { x: 73, y: 68, width: 44, height: 54 },
  ],
};
export const placesOf = (size: number): readonly Place[] => placesBySize[size] ?? [];

// What would be different on one field after what is chosen.
export interface Change {
  leaves?: boolean; // the floe drifts away from here
  arrives?: { size: number; crew: readonly number[] }; // a floe comes here
  shrinksTo?: number;
  falls?: number; // the seat whose researcher falls in
  allFall?: boolean;
  goes?: number; // the seat whose researcher leaves
  comes?: number; // the seat whose researcher arrives
}

export interface Foreseen {
  fields: ReadonlyMap<number, Change>;
  atBank: boolean; // one of the mover's sets out from the bank or comes back there
  aboard: boolean; // somebody of the mover goes aboard
}

/** What an action would change, drawn before it is done. */
export function foresee(screen: Screen, action: Action | undefined): Foreseen {
  const fields = new Map<number, Change>();
  const foreseen: Foreseen = { fields, atBank: false, aboard: false };
  const mover = screen.mover;
  switch (action?.kind) {
    case 'drift': {
      const { floe: size = 0, crew = [] } = screen.water[action.field] ?? {};
      const to = southOf(action.field);
      fields.set(action.field, { leaves: true, allFall: to === null && crew.length > 0 });
      if (to !== null) fields.set(to, { arrives: { size, crew } });
      return foreseen;
    }
    case 'put':
      fields.set(action.field, { arrives: { size: action.floe, crew: [] } });
      return foreseen;
    case 'thaw': {
      const size = screen.water[action.field]?.floe ?? 0;
      fields.set(action.field, { shrinksTo: size - 1, ...(action.falls < 0 ? {} : { falls: action.falls }) });
      return foreseen;
    }
    case 'board':
      fields.set(action.to, { comes: mover });
      return { ...foreseen, atBank: true };
    case 'step':
      fields.set(action.from, { goes: mover });
      fields.set(action.to, { comes: mover });
      return foreseen;
    case 'back':
      fields.set(action.from, { goes: mover });
      return { ...foreseen, atBank: true };
    case 'home':
      fields.set(action.from, { goes: mover });
      return { ...foreseen, aboard: true };
    default:
      return foreseen;
  }
}

export type Flyer =
  | { kind: 'floe'; size: number; crew: readonly number[] }
  | { kind: 'researcher'; seat: number; wet: boolean }
  | { kind: 'sun' };

export const cardOf = (size: number): 'large' | 'small' => (size > 2 ? 'large' : 'small');

/** Which pieces fly for an event, and from where to where; the screen is the one after it. */
export function flightsFor(event: Event, screen: Screen): Flight<Flyer>[] {
  // The place where a researcher has just arrived is the last one of that seat on the floe.
  const placeOn = (field: number, seat: number): string =>
    `crew-${field}-${(screen.water[field]?.crew ?? []).lastIndexOf(seat)}`;
  const researcher = (seat: number, from: string, to: string, wet = false): Flight<Flyer> => ({
    from,
    to,
    piece: { kind: 'researcher', seat, wet },
    hides: to.startsWith('crew-'),
  });
  switch (event.kind) {
    case 'drifts': {
      const crew = event.to === null ? [] : (screen.water[event.to]?.crew ?? []);
      const to = event.to === null ? `out-${columnOf(event.from)}` : `field-${event.to}`;
      return [{ from: `field-${event.from}`, to, piece: { kind: 'floe', size: event.floe, crew }, hides: true }];
    }
    case 'puts':
      return [
        {
          from: `supply-${event.floe}`,
          to: `field-${event.to}`,
          piece: { kind: 'floe', size: event.floe, crew: [] },
          hides: true,
        },
      ];
    case 'thaws':
      return [{ from: 'sun', to: `field-${event.field}`, piece: { kind: 'sun' } }];
    case 'falls':
      return Array.from({ length: event.researchers }, () =>
        researcher(event.who, `field-${event.from}`, `bank-${event.who}`, true),
      );
    case 'boards':
      return [researcher(event.who, `bank-${event.who}`, placeOn(event.to, event.who))];
    case 'steps':
      return [researcher(event.who, `field-${event.from}`, placeOn(event.to, event.who))];
    case 'goesBack':
      return [researcher(event.who, `field-${event.from}`, `bank-${event.who}`)];
    case 'goesHome':
      return [researcher(event.who, `field-${event.from}`, `ship-${event.who}`)];
    default:
      return [];
  }
}
