// The sentences of the table: what to do now, what would happen, and what lies where.
import type { Offer, TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import { fieldName, southOf, type Spot } from './ice';

type Table = TableProps<'schollenschubser'>;

interface Half {
  die: number | null;
  thawing: number | null;
  from: Spot | null;
  size: number | null;
  going: number; // how many researchers can still get on
}

const say = (table: Table, key: string, args: Parameters<Table['word']>[1] = {}): string =>
  table.word(`schollenschubser.table.${key}`, args);

/** What a floe is and who stands on it; then what touching it would do. */
export function labelOf(table: Table, field: number, offer: Offer<'schollenschubser'> | undefined, starts = false): string {
  const { floe = 0, crew = [] } = table.position.screen.water[field] ?? {};
  const who = table.seats
    .map(({ name, index }) => ({ name, n: crew.filter((seat) => seat === index).length }))
    .filter(({ n }) => n > 0)
    .map(({ name, n }) => (n > 1 ? `${name} ×${n}` : name));
  const parts = [
    floe === 0
      ? say(table, 'open', { field: fieldName(field) })
      : say(table, 'floe', { field: fieldName(field), n: floe, free: floe - crew.length }),
    ...who,
    ...(offer ? [table.say(offer.label)] : starts ? [say(table, 'go')] : []),
  ];
  return parts.join(', ');
}

function consequence(table: Table, { action }: Offer<'schollenschubser'>, going: number): string {
  const { water } = table.position.screen;
  switch (action.kind) {
    case 'drift': {
      const crew = water[action.field]?.crew.length ?? 0;
      const to = southOf(action.field);
      if (to !== null) {
        const would = crew > 0 ? 'would.drift' : 'would.driftEmpty';
        return say(table, would, { field: fieldName(action.field), to: fieldName(to), n: crew });
      }
      return say(table, crew > 0 ? 'would.out' : 'would.outEmpty', { field: fieldName(action.field), n: crew });
    }
    case 'put':
      return say(table, 'would.put', { field: fieldName(action.field), n: action.floe });
    case 'thaw': {
      const size = (water[action.field]?.floe ?? 0) - 1;
      const melts = size > 0 ? 'would.thaw' : 'would.thawAway';
      const falls = action.falls < 0 ? '' : ` ${say(table, 'would.fall', { name: { seat: action.falls } })}`;
      return say(table, melts, { field: fieldName(action.field), n: size }) + falls;
    }
    case 'back':
      return say(table, 'would.back');
    case 'home':
      return say(table, 'would.home');
    case 'board':
      return say(table, 'would.step', { from: say(table, 'bankName'), to: fieldName(action.to) });
    case 'step':
      return say(table, 'would.step', { from: fieldName(action.from), to: fieldName(action.to) });
    case 'end':
      return say(table, 'would.end', { n: going });
    default:
      return '';
  }
}

export function hintFor(table: Table, choosing: Choosing<'schollenschubser'>, half: Half): string {
  const { screen } = table.position;
  if (screen.over) return say(table, 'hint.over');
  const { chosen } = choosing;
  if (!choosing.mine) {
    return say(table, screen.stage === 'dice' ? 'hint.othersDice' : 'hint.othersMoves', {
      name: { seat: screen.mover },
    });
  }
  if (chosen !== null) {
    const again = chosen.action.kind === 'put' ? ` ${say(table, 'hint.otherSize')}` : '';
    return consequence(table, chosen, half.going) + again;
  }
  if (screen.stage === 'dice') {
    if (half.thawing !== null) return say(table, 'hint.fall', { field: fieldName(half.thawing) });
    if (half.size !== null) return say(table, 'hint.where', { n: half.size });
    if (half.die === 6) return say(table, 'hint.six');
    if (half.die === 5) return say(table, 'hint.five');
    if (half.die !== null) return say(table, 'hint.column', { n: half.die });
    const [a = 0, b = 0] = screen.dice;
    return say(table, 'hint.dice', { a, b });
  }
  if (half.from !== null) return say(table, 'hint.to');
  return half.going > 0 ? say(table, 'hint.moves', { n: half.going }) : say(table, 'hint.end');
}
