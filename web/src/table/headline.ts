// Who has won, in a few words.
import type { Position } from '../generated/types';
import { t } from '../settings.svelte';
import type { SeatView } from '../tables/contract';
import type { Language } from '../text/phrasebook';

/** Empty if nobody has given up. */
export function gaveUpOf({ givenUpBy }: Position, seats: SeatView[], you: number | null): string {
  const quitter = givenUpBy === null ? undefined : seats[givenUpBy];
  if (quitter === undefined) return '';
  return quitter.index === you ? t('end.gaveUp.you') : t('end.gaveUp', { name: quitter.name });
}

export function headlineOf(position: Position, seats: SeatView[], you: number | null, language: Language): string {
  if (seats.length === 1) return gaveUpOf(position, seats, you) || t('end.alone');
  const winners = seats.filter(({ index }) => position.outcome.ranks[index] === 1);
  const [first] = winners;
  if (winners.length === 1 && first !== undefined) {
    return first.index === you ? t('end.won.you') : t('end.won', { name: first.name });
  }
  return t('end.shared', { name: new Intl.ListFormat(language).format(winners.map(({ name }) => name)) });
}
