// Pure questions about a screen, its offers and what was told.
import type { Games } from '../../generated/types';
import type { Offer, StoryLine } from '../contract';
import type { Flight } from '../kit/flights';
import { noCard, type AuthorSet, type Box } from './box';

export type Screen = Games['alex-und-co']['screen'];
export type Action = Games['alex-und-co']['action'];
export type Told = Games['alex-und-co']['event'];
export type Kind = Action['kind'];
type OfferOf<K extends Kind> = Offer<'alex-und-co'> & { action: Extract<Action, { kind: K }> };

export const offersOf = <K extends Kind>(offers: readonly Offer<'alex-und-co'>[], ...kinds: K[]): OfferOf<K>[] =>
  offers.filter((offer): offer is OfferOf<K> => kinds.some((kind) => kind === offer.action.kind));

/** As the engine writes it: c4 is the fourth place of the third row. */
export const placeName = (place: number, columns: number): string =>
  `${String.fromCharCode(97 + Math.floor(place / columns))}${1 + (place % columns)}`;

export type Completeness = 'complete' | 'incomplete' | 'single';
export interface ShelfSet {
  set: AuthorSet;
  cards: number[];
  state: Completeness;
  points: number; // A6
}

function judged(set: AuthorSet, cards: number[]): ShelfSet {
  const state = cards.length === set.size ? 'complete' : 2 * cards.length > set.size ? 'incomplete' : 'single';
  return { set, cards, state, points: cards.length * (state === 'complete' ? 2 : 1) };
}

/** What lies in front of somebody, complete sets first. */
export function shelfOf(box: Box, laid: readonly number[]): ShelfSet[] {
  const order: Record<Completeness, number> = { complete: 0, incomplete: 1, single: 2 };
  return box.sets
    .map((set) => judged(set, laid.filter((card) => box.setOf(card) === set)))
    .filter(({ cards }) => cards.length > 0)
    .sort((a, b) => order[a.state] - order[b.state] || b.cards.length - a.cards.length);
}

/** A6: what laying these cards of one set would bring, and what the set would be then. */
export function gainOf(box: Box, laid: readonly number[], cards: readonly number[]): { points: number; state: Completeness } {
  const set = cards[0] === undefined ? undefined : box.setOf(cards[0]);
  if (set === undefined) return { points: 0, state: 'single' };
  const before = laid.filter((card) => box.setOf(card) === set);
  const after = judged(set, [...before, ...cards]);
  return { points: after.points - judged(set, before).points, state: after.state };
}

/** Cards of one set in the hand, by the bits of a `down` action: the author is bit 0. */
export const membersOf = ({ first, size }: AuthorSet, bits: number): number[] =>
  Array.from({ length: size }, (_, i) => first + i).filter((_, i) => (bits >> i) % 2 === 1);

/** The places that were filled again within the last round: nobody has seen what lies there. */
export function freshPlaces(story: readonly StoryLine<'alex-und-co'>[], players: number): ReadonlySet<number> {
  const fresh = new Set<number>();
  let turns = 0;
  for (let i = story.length - 1; i >= 0 && turns <= players; --i) {
    const event = story[i]?.event;
    if (event?.kind === 'isNext') ++turns;
    else if (event?.kind === 'namesPlace' && event.right && event.refilled) fresh.add(event.place);
    else if (event?.kind === 'takesPair') for (const place of event.places.slice(0, event.refilled)) fresh.add(place);
  }
  return fresh;
}

// Something that was seen or said for a moment.
export interface Sighting {
  who: number;
  card: number;
  how: 'turned' | 'shown' | 'named' | 'missed' | 'found' | 'taken' | 'given' | 'drawn' | 'swapped';
  place: number | null; // where it still lies
}

/** The cards that an event lets whoever hears of it see; none if it has faded already. */
export function sightingsOf(event: Told): Sighting[] {
  const one = (who: number, card: number | null, how: Sighting['how'], place: number | null = null): Sighting[] =>
    card === null || card === noCard ? [] : [{ who, card, how, place }];
  switch (event.kind) {
    case 'turnsUp':
      return one(event.who, event.card, 'turned', event.place);
    case 'takesPair':
      return [...one(event.who, event.first, 'taken'), ...one(event.who, event.second, 'taken')];
    case 'shows':
      return one(event.who, event.card, 'shown');
    case 'names':
      return one(event.who, event.card, event.right ? 'taken' : 'missed');
    case 'namesPlace':
      return event.right
        ? one(event.who, event.card, 'taken')
        : [...one(event.who, event.card, 'missed'), ...one(event.who, event.face, 'found', event.place)];
    case 'answersSaz':
      return one(event.who, event.card, event.gives ? 'given' : 'missed');
    case 'seesDrawn':
      return one(event.who, event.card, 'drawn');
    case 'seesSwapped':
      return one(event.who, event.gets, 'swapped');
    default:
      return [];
  }
}

/** The places whose cards have gone with an event. */
export function clearedBy(event: Told): readonly number[] {
  if (event.kind === 'takesPair') return event.places;
  return event.kind === 'namesPlace' && event.right ? [event.place] : [];
}

/** Cards on their way. Without a face in it an event is told a second time with one: only that flies. */
export function flightsOf(event: Told, you: number | null): Flight<number>[] {
  const seat = (index: number): string => `seat-${index}`;
  const fly = (from: string, to: string, piece: number): Flight<number> => ({ from, to, piece });
  const refill = (place: number): Flight<number> => ({ ...fly('pile', `place-${place}`, noCard), hides: true });
  switch (event.kind) {
    case 'takesPair': {
      const { who, places, refilled, first, second } = event;
      if (first === null || second === null) return [];
      const taken = [first, second].map((card, i) => fly(`place-${places[i] ?? 0}`, seat(who), card));
      return [...taken, ...places.slice(0, refilled).map(refill)];
    }
    case 'namesPlace':
      if (!event.right || event.card === null) return [];
      return [
        fly(`place-${event.place}`, seat(event.who), event.card),
        ...(event.refilled ? [refill(event.place)] : []),
      ];
    case 'names':
      return event.right && event.card !== null ? [fly(seat(event.asked), seat(event.who), event.card)] : [];
    case 'answersSaz':
      return event.gives && event.card !== null ? [fly(seat(event.who), seat(event.asker), event.card)] : [];
    case 'playsEsg':
      return event.keeps ? [fly(seat(event.from), seat(event.who), noCard)] : [];
    case 'swaps':
      return [fly(seat(event.asked), seat(event.who), noCard), fly(seat(event.who), seat(event.asked), noCard)];
    case 'laysDown':
      return event.cards.map((card) => fly(event.who === you ? `hand-${card}` : seat(event.who), `shelf-${event.who}`, card));
    default:
      return [];
  }
}
