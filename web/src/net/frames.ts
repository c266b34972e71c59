// Reads frames from the server. A frame that does not have the shape that the page relies on is dropped, not believed.
import { shapes } from '../generated/shapes';
import type { Frame, Position, StoryLine } from '../generated/types';
import { fits } from './shape';

export type { Frame };

const is = (value: unknown, type: keyof typeof shapes): boolean => fits(value, shapes[type], shapes);

export const isPosition = (value: unknown): value is Position => is(value, 'Position');
export const isStory = (value: unknown): value is StoryLine[] => fits(value, { list: { type: 'StoryLine' } }, shapes);

export function readFrame(data: unknown): Frame | null {
  if (typeof data !== 'string') return null;
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return null;
  }
  return is(value, 'Frame') ? (value as Frame) : null;
}
