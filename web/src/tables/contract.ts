// What the page and a game's table agree on. A drawn table is one folder with an `index.ts` that exports a `GameTable`;
// the page knows nothing else about it. Games without one are shown on the plain table in generic/.
import type { Component } from 'svelte';
import type { Arg, ClaimTime, GameId, Message, Offer, Position, Preview, StoryLine as ToldLine } from '../generated/types';
import type { Shape } from '../look/seats';

export type { Arg, ClaimTime, GameId, Message, Offer, Position, Preview };

// What a game has told. That somebody gives up is told by the page.
export type StoryLine<G extends GameId = GameId> = ToldLine<G> & { event: NonNullable<ToldLine<G>['event']> };

export interface SeatView {
  index: number;
  name: string;
  kind: 'empty' | 'person' | 'bot';
  here: boolean;
  standIn: boolean;
  bot: string; // which one plays here; empty for people
  colour: string; // the name of a custom property: --seat-0
  shape: Shape;
}

export interface TableProps<G extends GameId> {
  position: Position<G>; // what to show; may be a past moment
  seats: SeatView[]; // in seat order
  you: number | null; // null for watchers
  live: boolean; // false in the past and in replays: nothing can be done
  storageKey: string; // for private notes, unique per table and seat
  alarmAt?: number | null | undefined; // when the table acts by itself, by performance.now(); only in races
  times?: readonly ClaimTime[] | undefined; // in races: of those who answered what was decided last
  moment: number; // the number of the move that is shown
  story: StoryLine<G>[]; // all that was told until then
  lastLines: StoryLine<G>[]; // of the latest move
  marked?: string | undefined; // an action to be pointed out while nothing can be done: the better move, in a review
  note?: string | undefined; // said instead of what to do now, while nothing can be done: a lesson speaks
  awaitsCall?: boolean; // several people share the screen of a race, and none of them has called yet
  act: (notation: string) => void;
  takeBack?: (() => void) | undefined; // the latest step of whoever looks, if it can be: for choices made in parts
  explain: (notations: string[]) => Promise<Preview<G>[]>;
  say: (message: Message) => string;
  word: (key: string, args?: Record<string, Arg>) => string;
  announce: (text: string, urgent?: boolean) => void;
}

export interface GameTable<G extends GameId = never> {
  id: string;
  Board: Component<TableProps<G>>; // fills the width it is given
}

export type Words = Record<string, { de: string; en: string }>;

// A game as the lobby knows it; `game.ts` in its folder exports one. Its title is a phrase.
export interface BoxedGame {
  place: number; // in the tray
  Miniature: Component;
}

// What else is to be known before a game is played; `about.ts` in its folder exports it.
export interface AboutGame {
  pitch: { de: string; en: string };
  minutes: Record<number, number>; // by how many play: how long a game takes people who know it
  luck: Luck;
  inlay: string; // the motif let into the lid of a closed compartment, in a box of 100 by 60
  words?: Words; // of its own table
  options?: Record<string, OptionLook>; // those that are asked for in another way than most
}

// How much luck decides, as the arena measures it: how often a strong bot wins against a weak one.
export type Luck = 'none' | 'little' | 'some' | 'much';

export interface OptionLook {
  first?: boolean; // asked for at once; the others are folded away
  settled?: (chosen: Record<string, string>) => string | undefined; // what follows from the others, and is not asked for
  Picture?: Component<{ preset: string }>; // of each value
  Editor?: Component<{ value: string }, object, 'value'>; // for texts
  unsaid?: boolean; // seen at the table, so that nobody need read it
}
