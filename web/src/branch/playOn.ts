// Opens tables that go on from other games, and notes where they come from.
import { post, type House } from '../api';
import type { OtherSeat } from '../generated/types';
import { levels, settings, t } from '../settings.svelte';
import { noteBranch } from './branches';

/** A game to go on from: where it was played, if anywhere, and its record. */
export interface Source {
  game: string;
  house: House;
  table: string | null;
  record: () => Promise<string>;
}

export interface Wish {
  house: House; // that the new table is in
  actions?: number; // that are taken over; all by default
  seat: number;
  others: OtherSeat[];
  name?: string;
}

/** What a bot is called that a house can offer: programs of a host play at its own tables only. */
export const botFor = (house: House, bot = settings.bot): string =>
  house.isPocket && !(levels as readonly string[]).includes(bot) ? '3' : bot;

/** The path of the new table. A game of the same house needs not be sent there, and is known to it as the origin. */
export async function playOn(
  source: Source,
  { house, actions, seat, others, name }: Wish,
  isOver: boolean,
): Promise<string> {
  const atHome = isOver && source.house.isPocket === house.isPocket ? source.table : null;
  const game = atHome === null ? { record: await source.record() } : { table: atHome };
  const { table } = await house.openTable({
    game: source.game,
    options: '',
    name: name ?? (settings.name.trim() || t('name.default')),
    bots: false,
    lesson: false,
    from: { ...game, actions, seat, others },
  });
  if (source.table !== null) {
    const from = { table: source.table, pocket: source.house.isPocket };
    // The rest is told by the table itself.
    noteBranch({
      table,
      pocket: house.isPocket,
      game: source.game,
      names: [],
      origin: '',
      actions: actions ?? 0,
      from,
      seen: Date.now(),
    });
  }
  if (house.isPocket) void navigator.storage?.persist?.();
  return house.pathOf(table);
}

/** The record of a running game that nobody plays but this browser and bots, which opens its deal. */
export const takeAlong = async (house: House, table: string): Promise<string> =>
  (await house.call(`/api/tables/${table}/take`, post({}))).text();
