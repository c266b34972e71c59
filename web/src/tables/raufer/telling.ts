// The sentences of the table: what to do now, what would happen, and how things stand in the house.
import type { TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import { isDeadly, isIn, lastFloor, reach } from './stairs';

type Table = TableProps<'raufer'>;

const say = (table: Table, key: string, args: Parameters<Table['word']>[1] = {}): string =>
  table.word(`raufer.table.${key}`, args);

/** The tower in words, for those who do not see it. */
export function towerLabel(table: Table): string {
  const { screen } = table.position;
  const floor = lastFloor(screen);
  return [
    say(table, 'tower'),
    floor === null ? '' : say(table, 'tower.at', { floor }),
    floor !== null && screen.order
      ? say(table, `tower.${screen.order.order}`, { floor, name: { seat: screen.order.giver } })
      : '',
    isDeadly(screen) ? say(table, 'stock.deadly', { n: 0 }) : '',
  ]
    .filter(Boolean)
    .join(' ');
}

export function hintFor(table: Table, choosing: Choosing<'raufer'>): string {
  const { screen } = table.position;
  if (screen.over) return say(table, 'hint.over');
  if (!choosing.mine) return say(table, screen.order ? 'hint.others' : 'hint.othersLead', { name: { seat: screen.acts } });
  const action = choosing.chosen?.action;
  if (action?.kind === 'play') {
    const { left, own } = reach(action.floor, action.order, screen.hand);
    const isLast = screen.hand.length === 1;
    // Nobody else can have what is not there, or what lies in the own hand.
    const told =
      left === own
        ? say(table, `would.nobody.${screen.stock > 0 ? 'draw' : isIn(screen) === 2 ? 'two' : 'out'}`)
        : say(table, `would.${action.order}`, { floor: action.floor, n: left, own });
    return isLast && left > own ? `${told} ${say(table, 'would.last')}` : told;
  }
  const kinds = new Set(choosing.offers.map(({ action: { kind } }) => kind));
  if (kinds.has('draw')) return say(table, 'hint.draw');
  if (kinds.has('pass')) {
    return say(table, !isDeadly(screen) ? 'hint.pass' : isIn(screen) === 2 ? 'hint.passLost' : 'hint.passAtRisk');
  }
  return screen.order
    ? say(table, `hint.${screen.order.order}`, { floor: lastFloor(screen) ?? 0 })
    : say(table, 'hint.lead');
}
