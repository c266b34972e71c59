// Whether the body of an answer is what the page relies on. Apart from frames, because the lobby needs only these.
import { shapes } from '../generated/bodies';
import type { Offered, Seated, ServerKey } from '../generated/types';
import { fits } from './shape';

const is = (value: unknown, type: keyof typeof shapes): boolean => fits(value, shapes[type], shapes);

export const isOffered = (value: unknown): value is Offered => is(value, 'Offered');
export const isSeated = (value: unknown): value is Seated => is(value, 'Seated');
export const isServerKey = (value: unknown): value is ServerKey => is(value, 'ServerKey');
