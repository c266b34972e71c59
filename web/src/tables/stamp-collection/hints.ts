// What the bar says to whoever is asked: what to do, and what that which is chosen would lead to.
import type { Arg, Offer, SeatView } from '../contract';
import { fieldName, goldCoin, isLastOfRow, type Gains } from './collection';
import type { Screen, Tile } from './regions';

type Say = (key: string, args?: Record<string, Arg>) => string;

interface Choice {
  screen: Screen;
  seats: readonly SeatView[];
  say: Say;
  chosen: Offer<'stamp-collection'>['action'] | null;
  bought: Tile | null; // the tile that is about to be bought
  asksField: boolean; // it needs a field to be chosen
  plan: number | null; // that field
  extra: number; // what it costs
  money: number;
  gains: Gains | null;
  isStored: boolean; // it would go into storage
}

const sentences = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');

function tellGains({ comes, from, box, sets }: Gains, { screen, seats, say }: Choice): string {
  const colour = { word: `stamp-collection.colour.${comes ?? ''}` };
  const visit =
    comes === null
      ? say('gains.none')
      : from === null
        ? say('gains.comes', { colour })
        : say('gains.leaves', { colour, who: seats[from]?.name ?? '' });
  const prizes = sets.map((set) => say('gains.set', { n: screen.sets[set]?.points ?? 0 }));
  return sentences([visit, box ? say('gains.box') : '', ...prizes]);
}

function tellPurchase(tile: Tile, slot: number, choice: Choice): string {
  const { screen, say, asksField, plan, extra, gains, isStored } = choice;
  const where = say(tile.kind === 'mount' ? 'whereMount' : 'whereStamp');
  if (asksField && plan === null) return where;
  const sum = say('sum', { price: screen.coins, extra, sum: screen.coins + extra });
  return sentences([
    asksField && tile.kind === 'mount' ? sum : '',
    isStored ? say('stored') : '',
    gains === null ? '' : tellGains(gains, choice),
    tile.kind === 'storage' ? say('rule.storage') : '',
    isLastOfRow(screen, slot) ? say('endsRound') : '',
  ]);
}

/** Empty where the question of the server says all that is to be said. */
export function hintFor(choice: Choice): string {
  const { screen, say, chosen, bought, gains, money } = choice;
  if (chosen?.kind === 'coin') {
    return say(screen.coins === 1 ? 'coin.last' : 'coin.then', { money: money + goldCoin, price: screen.coins - 1 });
  }
  if (chosen?.kind === 'buy' && bought !== null) return tellPurchase(bought, chosen.slot, choice);
  if (chosen !== null) return gains === null ? say('place') : tellGains(gains, choice);
  if (screen.hand !== null) return say(screen.hand.kind === 'mount' ? 'whereMount' : 'whereStamp');
  if (screen.newMount !== null) return say('present', { field: fieldName(screen.newMount) });
  if (!screen.exchange.some(({ open }) => open)) return '';
  return say(screen.lastRound ? 'act.last' : 'act', { price: screen.coins });
}
