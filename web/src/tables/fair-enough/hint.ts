// What the bar says: what to do now, or what comes of what is chosen.
import type { Arg, Offer } from '../contract';
import { timeAfter, type Screen, type Special } from './fair';

export interface Hint {
  key: string; // after `fair-enough.table.hint.`
  args?: Record<string, Arg>;
}

export interface Situation {
  screen: Screen;
  mine: boolean;
  offers: readonly Offer<'fair-enough'>[];
  chosen: Offer<'fair-enough'> | null;
  special: Special | null; // chosen, still without its card
}

function ofChosen(screen: Screen, { action }: Offer<'fair-enough'>): Hint {
  if (action.kind === 'take') return { key: 'taken' };
  if (action.kind === 'secure') {
    const n = screen.seats[screen.turn]?.laid.length ?? 0;
    const isFirst = screen.seats.every((each) => each.in);
    return { key: `${n > 0 ? 'secure' : 'leave'}${isFirst ? 'First' : ''}`, args: { n } };
  }
  const after = timeAfter(screen, action);
  if (typeof after !== 'number') return { key: 'thenTarget' };
  return after === 0 ? { key: 'zero' } : { key: 'then', args: { n: after } };
}

export function hintFor({ screen, mine, offers, chosen, special }: Situation): Hint {
  if (screen.phase === 'over') return { key: 'over' };
  if (!mine) {
    const key = screen.phase === 'research' ? 'othersTake' : screen.selling ? 'othersTarget' : 'othersPlay';
    return { key, args: { who: { seat: screen.turn } } };
  }
  if (chosen !== null) return ofChosen(screen, chosen);
  if (screen.phase === 'research') {
    if (screen.display.length === 0) return { key: 'takeNothing' };
    return { key: screen.taken > 0 ? 'takeMore' : 'take' };
  }
  if (screen.selling) return { key: 'target' };
  if (special !== null) return { key: special };
  if (offers.every(({ action }) => action.kind === 'secure')) return { key: 'nothing' };
  if (!offers.some(({ action }) => action.kind === 'play')) return { key: 'onlySpecial' };
  return { key: (screen.seats[screen.turn]?.laid.length ?? 0) > 0 ? 'play' : 'playFirst' };
}
