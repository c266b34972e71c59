// Reads frames from the server. A frame that does not have the shape that the page relies on is dropped, not believed.
import type {
  AckFrame,
  ByeFrame,
  CeremonyFrame,
  ErrorFrame,
  ExplainedFrame,
  HintedFrame,
  HintFrame,
  LinkFrame,
  LookedFrame,
  Position,
  PositionFrame,
  StoryLine,
  TableFrame,
  UndoneFrame,
} from '../generated/types';

export type Frame =
  | TableFrame
  | PositionFrame<unknown>
  | AckFrame
  | ErrorFrame
  | CeremonyFrame
  | LinkFrame
  | HintFrame
  | HintedFrame
  | UndoneFrame
  | ExplainedFrame<unknown>
  | LookedFrame<unknown>
  | ByeFrame;

type Shape = (value: unknown) => boolean;

const text: Shape = (value) => typeof value === 'string';
const whole: Shape = (value) => Number.isInteger(value);
const flag: Shape = (value) => typeof value === 'boolean';
const thing: Shape = (value) => typeof value === 'object' && value !== null;
const oneOf =
  (...values: unknown[]): Shape =>
  (value) =>
    values.includes(value);
const orNull =
  (shape: Shape): Shape =>
  (value) =>
    value === null || shape(value);
const list =
  (shape: Shape): Shape =>
  (value) =>
    Array.isArray(value) && value.every(shape);
const object =
  (members: Record<string, Shape>): Shape =>
  (value) =>
    thing(value) && Object.entries(members).every(([name, shape]) => shape((value as Record<string, unknown>)[name]));

const arg: Shape = (value) =>
  text(value) || whole(value) || object({ seat: whole })(value) || object({ word: text })(value);
const message = object({ key: text, args: (value) => thing(value) && Object.values(value as object).every(arg) });
const storyLine = object({ message, move: whole });
const zone = object({
  title: message,
  owner: orNull(whole),
  columns: whole,
  pieces: list(object({ label: message, tone: text, faceDown: flag, lit: flag, action: text })),
});
const position = object({
  screen: thing,
  must: list(whole),
  may: list(whole),
  prompt: orNull(message),
  decision: whole,
  occasion: whole,
  answers: list(text),
  interrupts: list(text),
  undo: flag,
  outcome: object({ over: flag, points: list(whole), ranks: list(whole) }),
  sheet: list(object({ label: text, values: list(whole), total: flag })),
  generic: orNull(object({ zones: list(zone), answers: list(message), interrupts: list(message) })),
});

const frames: Record<Frame['t'], Shape> = {
  table: object({
    table: text,
    game: text,
    options: text,
    phase: oneOf('seating', 'ceremony', 'playing', 'over', 'frozen'),
    seats: list(
      object({
        kind: oneOf('empty', 'person', 'bot'),
        name: text,
        here: flag,
        standIn: flag,
        bot: text,
        failures: whole,
        leftToChance: flag,
      }),
    ),
    you: orNull(whole),
    watchers: whole,
    round: whole,
    commitment: text,
    commitments: list(object({ seat: whole, digest: text })),
    next: text,
    goesOn: flag,
    hints: flag,
    patience: list(whole),
    trouble: text,
  }),
  position: object({
    ack: orNull(text),
    position,
    story: object({ from: whole, lines: list(storyLine) }),
    alarm: orNull(whole),
    patience: list(whole),
  }),
  ack: object({ id: text }),
  error: object({ id: text, clause: text, text, message }),
  ceremony: object({ round: whole, step: oneOf('commit', 'open'), commitment: text }),
  link: object({ id: text, code: text }),
  hint: object({ id: text, decision: whole, action: text, chance: whole }),
  hinted: object({ seat: whole }),
  undone: object({ seat: whole }),
  explained: object({
    id: text,
    previews: list(object({ action: text, refusal: orNull(object({ clause: text, message })), screen: orNull(thing) })),
  }),
  looked: object({ id: text, move: whole, position }),
  bye: () => true,
};

export const isPosition = (value: unknown): value is Position<unknown> => position(value);
export const isStory = (value: unknown): value is StoryLine[] => list(storyLine)(value);

export function readFrame(data: unknown): Frame | null {
  if (typeof data !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  if (!object({ t: text, n: whole })(value)) return null;
  const frame = value as Frame;
  return Object.hasOwn(frames, frame.t) && frames[frame.t](frame) ? frame : null;
}
