// What was seen for a moment stays in sight until somebody goes on, and long enough to be read: bots go on at once, and
// the server forgets faces as soon as they are turned down.
import { untrack } from 'svelte';
import type { TableProps } from '../contract';
import { clearedBy, sightingsOf, type Sighting } from './play';

const longEnough = 2500; // milliseconds

interface Held extends Sighting {
  id: number;
  move: number;
  since: number;
}

export class Sightings {
  held: readonly Held[] = $state.raw([]);
  readonly faces: ReadonlyMap<number, Held> = $derived(
    new Map(this.held.flatMap((each) => (each.place === null ? [] : [[each.place, each]]))),
  );
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly table: TableProps<'alex-und-co'>) {
    let seen = -1;
    $effect.pre(() => {
      const { moment, live, lastLines } = this.table;
      untrack(() => {
        if (!live || moment < seen) this.held = [];
        if (moment !== seen) {
          // Whoever comes back to the table has missed what was shown before.
          const lines = live && seen >= 0 ? this.table.story.filter(({ move }) => move > seen) : lastLines;
          for (const { event, move } of lines) this.note(sightingsOf(event), clearedBy(event), move);
        }
        seen = moment;
        this.forget();
      });
    });
    $effect(() => () => clearTimeout(this.timer));
  }

  private note(sightings: readonly Sighting[], cleared: readonly number[], move: number): void {
    const since = performance.now();
    const stays = ({ place, card }: Sighting): boolean =>
      (place === null || !cleared.includes(place)) && !sightings.some((fresh) => fresh.card === card);
    const fresh = sightings.map((sighting) => ({ ...sighting, id: ++this.count, move, since }));
    if (fresh.length > 0 || cleared.length > 0) this.held = [...this.held.filter(stays), ...fresh];
  }

  private forget(): void {
    clearTimeout(this.timer);
    const { moment, position } = this.table;
    const now = performance.now();
    const isOpen = ({ place }: Held): boolean => place !== null && (position.screen.grid[place]?.open ?? false);
    const gone = this.held.filter((each) => each.move < moment && !isOpen(each));
    const over = new Set(gone.filter(({ since }) => now - since >= longEnough));
    if (over.size > 0) this.held = this.held.filter((each) => !over.has(each));
    const next = Math.min(...gone.filter((each) => !over.has(each)).map(({ since }) => since + longEnough - now));
    if (Number.isFinite(next)) this.timer = setTimeout(() => this.forget(), next + 10);
  }
}
