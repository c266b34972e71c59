// What the bar says: what to do now, in a sentence.
import type { TableProps } from '../contract';
import { drawsFor } from './basket';
import { partsOf, sumOf } from './payment';
import type { Doing } from './doing.svelte';

export function hintOf(table: TableProps<'feiner-sand'>, doing: Doing, neighbour: string, who: (seat: number) => string): string {
  const { own, seat, basket, laidCount: n } = doing;
  const word = (key: string, args: Record<string, number | string> = {}) => table.word(`feiner-sand.table.hint.${key}`, args);
  if (table.position.screen.phase === 'over') return word('over');
  if (own === null || seat === null) return word('watch');
  if (doing.giving) return word('giving', { who: neighbour });
  const over = own.hand.length - seat.limit;
  const most = basket?.most ?? 0;
  switch (doing.stage) {
    case 'waiting':
      return word('waiting', { who: table.position.must.filter((each) => each !== own.seat).map(who).join(', ') });
    case 'choice':
      if (doing.heldCard === null) return word('choice');
      if (doing.costOf(doing.heldCard) === undefined) {
        return `${doing.whyNotBuilt(doing.heldCard)}${doing.canGive ? ` ${word('give')}` : ''}`;
      }
      return word(doing.canGive ? 'heldOrGive' : 'held', {
        card: table.word(`feiner-sand.card.${doing.heldCard.kind}`),
        money: doing.moneyFor(doing.heldCard),
      });
    case 'purchase': {
      const money = sumOf(partsOf(own, seat));
      return own.due > 0 ? table.word('feiner-sand.table.due', { due: own.due, money }) : word('purchase', { money });
    }
    case 'after':
    case 'step2b':
      if (doing.stage === 'step2b' && doing.has('draw')) return word('step2b');
      if (!doing.has('end')) return word('due');
      if (over > 0) return word('afterOver', { n: over });
      return doing.canGive ? word('gave', { who: neighbour }) : word('after');
    case 'step3':
      return over > 0 ? word('limit', { n, most }) : word('step3');
    case 'effect':
      if (basket === null) return table.position.prompt ? table.say(table.position.prompt) : '';
      if (basket.ends) return word('many', { n: own.picks + n, draws: drawsFor(own.active?.kind, own.picks + n) });
      return word('some', { n, most });
    case 'crossOff':
      return doing.strikes === null ? word('crossLost') : word('crossOff', { n: doing.strikes });
    case 'sortOut':
      return word('sortOut', { n, most });
    default:
      return word(doing.stage);
  }
}
