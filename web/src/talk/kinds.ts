// The parts of what is said, by name.
import type { TableFrame, TalkFrame, TalkLine } from '../generated/types';

export type TalkRule = TableFrame['talk'];
export type TalkSide = TalkFrame['side'];
export type TalkPhrase = NonNullable<TalkLine['phrase']>;
export type TalkReaction = NonNullable<TalkLine['reaction']>;
