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
