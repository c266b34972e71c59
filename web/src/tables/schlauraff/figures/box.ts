// The four kinds of chips, cheapest first.
import type { Chip } from '../dice';

export const chips: readonly Chip[] = ['green', 'blue', 'red', 'yellow'];
export const chipsOfEach = 10;
