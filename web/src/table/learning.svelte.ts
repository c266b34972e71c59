// The lesson at a table: which remark is shown, what may be touched meanwhile, and what is said to other tries.
import type { LessonNow, Position } from '../generated/types';
import { settings } from '../settings.svelte';
import { fits } from './marks';

const mostPointedAt = 3;

export class Learning {
  now: LessonNow | null = $state.raw(null);
  reply = $state(''); // to the latest try that was not asked for
  private read = $state(0); // how many remarks of this step were said good-bye to

  readonly remark = $derived(this.now?.say[Math.min(this.read, this.now.say.length - 1)] ?? null);
  readonly text = $derived(this.remark?.[settings.language] ?? '');
  readonly hasMore = $derived(this.now !== null && this.read < this.now.say.length - 1);
  // Whether the learner's own action is waited for, all that comes before it being said.
  readonly isAsked = $derived(this.now?.waits === 'you' && !this.hasMore);
  readonly pointsAtFew = $derived(this.isAsked && (this.now?.lit.length ?? 0) <= mostPointedAt);
  // Whether others wait for the last remark to be read.
  readonly isHeld = $derived(this.now?.waits === 'others' && this.read < this.now.say.length);

  // Whether there is something to read before anybody goes on.
  readonly isSpeaking = $derived(this.hasMore || this.isHeld);

  /** With every position. What was read of a step stays so. */
  isNow(now: LessonNow | null): void {
    if (now?.step !== this.now?.step) {
      this.read = 0;
      this.reply = '';
    }
    this.now = now;
  }

  /** Whether there was one to put aside. */
  putAside(): boolean {
    if (!this.isSpeaking) return false;
    ++this.read;
    return true;
  }

  readonly canTurnBack = $derived(this.read > 0);
  turnBack(): void {
    this.read = Math.max(0, Math.min(this.read, this.now?.say.length ?? 0) - 1);
  }

  /** What the lesson says to a try; nothing if it has only the usual sentence. */
  retortTo(action: string): string | undefined {
    return this.now?.instead.find(({ to }) => fits(to, action))?.[settings.language];
  }

  /** The position as the table shows it: only what is asked for can be done. */
  through(position: Position): Position {
    const { now } = this;
    if (now === null || now.waits === 'end') return position;
    if (this.isSpeaking) return { ...position, must: [], may: [], answers: [], interrupts: [] };
    if (!this.isAsked) return { ...position, may: [], answers: [], interrupts: [] };
    const isLit = ({ notation }: { notation: string }) => now.lit.includes(notation);
    return { ...position, answers: position.answers.filter(isLit), interrupts: position.interrupts.filter(isLit) };
  }
}
