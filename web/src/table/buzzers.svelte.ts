// A race at a shared screen: whoever knows the answer presses their corner or key, and the pad is theirs. Others who
// press meanwhile come after them, in that order. Nobody keeps the pad for long: whoever has no answer by then, or gives
// the pad back, lets the others here go first.
import type { TableSession } from './session.svelte';
import type { Sofa } from './sofa.svelte';

export const timeToAnswer = 8000; // milliseconds

export class Buzzers {
  queue: readonly TableSession[] = $state.raw([]); // the first has the pad
  rested: readonly TableSession[] = $state.raw([]); // have had it in vain
  padUntil: number | null = $state(null); // by performance.now()
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly sofa: Sofa) {}

  press(session: TableSession): void {
    if (session === this.queue[0]) this.putBack();
    else if (session.isAsked && !this.queue.includes(session) && !this.rested.includes(session)) {
      this.line([...this.queue, session]);
    }
  }

  /** Something has happened at the table. */
  look(): void {
    const { asked } = this.sofa;
    if (asked.length === 0) this.rested = [];
    this.line(this.queue.filter((session) => asked.includes(session)));
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private putBack(): void {
    const [first, ...others] = this.queue;
    if (first === undefined) return;
    const rested = [...this.rested, first];
    this.rested = this.sofa.asked.every((session) => rested.includes(session)) ? [] : rested;
    this.line(others);
  }

  private line(queue: readonly TableSession[]): void {
    const before = this.queue[0];
    this.queue = queue;
    const [first] = queue;
    if (first === before) return;
    clearTimeout(this.timer);
    this.padUntil = first === undefined ? null : performance.now() + timeToAnswer;
    if (first === undefined) return;
    this.sofa.comeToFront(first);
    this.timer = setTimeout(() => this.putBack(), timeToAnswer);
  }
}
