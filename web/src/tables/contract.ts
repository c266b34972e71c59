// What the page and a game's table agree on. A drawn table is one folder with an `index.ts` that exports a `GameTable`;
// the page knows nothing else about it. Games without one are shown on the plain table in generic/.
import type { Component } from 'svelte';
import type { Arg, ClaimTime, GameId, Games, Message, Offer, Position, Preview, StoryLine as ToldLine } from '../generated/types';
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

interface InBoth {
  de: string;
  en: string;
}
export type Words = Record<string, InBoth>;

// A game as the lobby knows it; `game.ts` in its folder exports one. Its title is a phrase.
export interface BoxedGame {
  place: number; // in the tray
  Miniature: Component;
}

// What else is to be known before a game is played; `about.ts` in its folder exports it.
export interface AboutGame {
  pitch: InBoth;
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

// What the rules of a game show beside their words; `figures.ts` in its folder exports it, and it is fetched with the
// rules only. Pictures are made of the pieces that the table draws, and say nothing that the rules do not.
export interface RulePictures<G extends GameId = never> {
  figures: Figure<G>[];
  words: Words; // that only the rules need
  /** Every kind of card and piece, by the pack that new tables play with. */
  pieces: (pack: Games[G]['content'], word: TableProps<G>['word']) => PieceKind[];
}

export interface Figure<G extends GameId = never> {
  clause: string; // after which it stands; empty: after what is said about the pieces, which comes first in all rules
  Picture: Component<{ pack: Games[G]['content'] }> | Component;
  caption: InBoth;
  shows: InBoth; // for those who do not see it
}

export interface PieceKind {
  key: string;
  name: string;
  count?: number; // how many there are; those of which there are always enough have none
  text: string;
  group?: string;
  picture: Pictured;
  width?: number; // in pixels, as all of a game's if it is not said
  ratio?: number; // height by width
}

export interface Pictured {
  Picture: Component;
  given: object;
}
export const pictured = <Given extends object>(Picture: Component<Given>, given: NoInfer<Given>): Pictured => ({
  Picture: Picture as Component,
  given,
});
