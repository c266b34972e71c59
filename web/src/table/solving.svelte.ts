// The puzzle at a table: what is asked, what was said to the latest try, and what may be touched once the solution is
// shown.
import type { Position, PuzzleNow } from '../generated/types';

export class Solving {
  now: PuzzleNow | null = $state.raw(null);
  reply = $state(''); // to the latest try
  tries = $state(0);

  // Whether the solution is there to be carried out.
  readonly isShown = $derived(this.now?.asked === true && this.now.answer !== null);

  /** With every position. */
  isNow(now: PuzzleNow | null): void {
    if (now?.asked !== this.now?.asked || now?.answer != null) this.reply = '';
    this.now = now;
  }

  failed(reply: string): void {
    this.reply = reply;
    ++this.tries;
  }

  /** The position as the table shows it: everything can be tried, until the solution is shown. */
  through(position: Position): Position {
    const solutions = this.isShown ? this.now?.answer?.solutions : undefined;
    if (solutions === undefined) return position;
    const isRight = ({ notation }: { notation: string }) => solutions.includes(notation);
    return { ...position, answers: position.answers.filter(isRight), interrupts: position.interrupts.filter(isRight) };
  }
}
