// What lies in the box: so many of each chip for each player, and parks for both.
import type { Plot } from '../plan';

interface Kind {
  chip: Exclude<Plot['chip'], 'none'>;
  count: number;
}
export const box: readonly Kind[] = [
  { chip: '1', count: 2 },
  { chip: '2', count: 2 },
  { chip: '3', count: 2 },
  { chip: '4', count: 1 },
  { chip: '5', count: 1 },
  { chip: 'x', count: 3 },
  { chip: 'park', count: 15 },
];
