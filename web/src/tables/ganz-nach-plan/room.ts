// Where things stand in the room, seen from above: four chairs, or three, around one table. A is at the bottom, and it
// goes on clockwise, so that whoever sits at the bottom has the next place at the left hand.
import type { Way } from './plan';

export interface Spot {
  x: number;
  y: number;
}

const parts: Record<number, readonly Spot[]> = {
  3: [
    { x: 0.5, y: 1 },
    { x: 0, y: 0.22 },
    { x: 1, y: 0.22 },
  ],
  4: [
    { x: 0.5, y: 1 },
    { x: 0, y: 0.5 },
    { x: 0.5, y: 0 },
    { x: 1, y: 0.5 },
  ],
};

/** The middles of the chairs; `seat` is the size of a chair, which stays inside the room. */
export function spotsIn(count: number, room: { width: number; height: number }, seat: Spot): Spot[] {
  return (parts[count] ?? []).map(({ x, y }) => ({
    x: seat.x / 2 + x * Math.max(0, room.width - seat.x),
    y: seat.y / 2 + y * Math.max(0, room.height - seat.y),
  }));
}

export interface Curve {
  path: string;
  middle: Spot; // where the load is drawn
  tip: Spot;
  angle: number; // of the arrow's head, in degrees
}

const along = (a: Spot, b: Spot, t: number): Spot => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });
const figure = (n: number): string => n.toFixed(1);

/** An arrow from chair to chair. It bends to its left, so that the ways of two who swap do not meet. */
export function curveOf(way: Way, spots: readonly Spot[], middle: Spot, seat: Spot): Curve | null {
  const start = way.from === 'pile' ? middle : spots[way.from];
  const end = spots[way.to];
  if (start === undefined || end === undefined) return null;
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  const [dx, dy] = [(end.x - start.x) / length, (end.y - start.y) / length];
  // Leaves and arrives at the rim of the chairs,
  const rim = Math.min(1 / (Math.abs(dx) / (seat.x / 2) || 1e-9), 1 / (Math.abs(dy) / (seat.y / 2) || 1e-9)) * 0.82;
  // and a little to the left, where the way back is not.
  const aside = way.from === 'pile' ? 0 : Math.min(15, length * 0.07);
  const shifted = ({ x, y }: Spot): Spot => ({ x: x + dy * aside, y: y - dx * aside });
  const from = shifted(along(start, end, way.from === 'pile' ? 0.12 : Math.min(0.4, rim / length)));
  const to = shifted(along(start, end, 1 - Math.min(0.4, rim / length)));
  const bend = way.from === 'pile' ? 0 : Math.min(46, length * 0.16);
  const control = { x: (from.x + to.x) / 2 + dy * bend * 2, y: (from.y + to.y) / 2 - dx * bend * 2 };
  return {
    path: `M${figure(from.x)} ${figure(from.y)}Q${figure(control.x)} ${figure(control.y)} ${figure(to.x)} ${figure(to.y)}`,
    middle: along(along(from, control, 0.5), along(control, to, 0.5), 0.5),
    tip: to,
    angle: (Math.atan2(to.y - control.y, to.x - control.x) * 180) / Math.PI,
  };
}
