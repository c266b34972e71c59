// What the story tells beyond the present screen.
import type { StoryLine } from '../contract';
import type { SandCard } from './cards';

type Line = StoryLine<'feiner-sand'>;

/** F16: what others built shows when everybody is done; it stays in sight for the whole next turn. */
export function builtLately(story: readonly Line[], you: number | null): Map<number, SandCard[]> {
  const turns = story.flatMap(({ event }, i) => (event.kind === 'startsTurn' ? [i] : []));
  const until = turns.at(-1) ?? 0;
  const from = turns.at(-2) ?? 0;
  const lately = new Map<number, SandCard[]>();
  for (const { event } of story.slice(from, until)) {
    if (event.kind === 'builds' && event.who !== you) lately.set(event.who, [...(lately.get(event.who) ?? []), event.card]);
  }
  return lately;
}

export interface Gift {
  from: number;
  card: SandCard;
}

/** F8: what came last from somebody else onto the own discards, in the turn before. */
export function giftLately(story: readonly Line[], you: number | null): Gift | null {
  const turns = story.flatMap(({ event }, i) => (event.kind === 'startsTurn' ? [i] : []));
  const lines = story.slice(turns.at(-2) ?? 0);
  const last = lines.findLast(({ event }) => isGift(event) && event.who === you)?.event;
  return last !== undefined && isGift(last) ? { from: last.from, card: last.card } : null;
}
type GiftEvent = Extract<Line['event'], { kind: 'getsGift' | 'getsChair' }>;
const isGift = (event: Line['event']): event is GiftEvent => event.kind === 'getsGift' || event.kind === 'getsChair';

/** F2: what is still to be paid for: all that was built since something else was done. */
export function unpaid(story: readonly Line[], you: number | null): SandCard[] {
  const isPart = ({ event }: Line) => event.kind === 'builds' || event.kind === 'reveals' || event.kind === 'shuffles';
  const before = story.findLastIndex((line) => !isPart(line));
  return story.slice(before + 1).flatMap(({ event }) => (event.kind === 'builds' && event.who === you ? [event.card] : []));
}

/** F11, F14: which game of a campaign this is, and which cards joined the decks before it. */
export function campaignOf(story: readonly Line[]): { game: number | null; joined: SandCard[] } {
  let game: number | null = null;
  const joined: SandCard[] = [];
  for (const { event } of story) {
    if (event.kind === 'startsGame') game = event.game;
    if (event.kind === 'joinsDecks') joined.push(event.card);
  }
  return { game, joined };
}
