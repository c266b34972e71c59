// Workers in which bots think, so that the house always answers: as many as the device has cores but one. They are
// started when they are needed, and end when they have nothing to do for a while.
import type { Thinking } from './messages';

interface Thinker {
  worker: Worker;
  task: Thinking | null; // that it thinks about
  hasAnswered: boolean; // at least once
}

const restAfter = 30_000;

export class Thinkers {
  private readonly thinkers: Thinker[] = [];
  private readonly waiting: Thinking[] = [];
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly start: () => Worker,
    private readonly thought: (call: number, answer: string) => void,
    private readonly thinkHere: (question: string) => string, // and let everybody wait
    private readonly most = Math.max(1, (navigator.hardwareConcurrency || 2) - 1),
  ) {}

  ask(call: number, question: string): void {
    this.waiting.push({ call, text: question });
    this.work();
  }

  private work(): void {
    clearTimeout(this.rest);
    while (this.waiting.length > 0) {
      const thinker = this.thinkers.find(({ task }) => task === null) ?? this.another();
      if (thinker === null) return;
      thinker.task = this.waiting.shift() ?? null;
      thinker.worker.postMessage(thinker.task);
    }
    if (this.thinkers.every(({ task }) => task === null)) this.rest = setTimeout(() => this.endAll(), restAfter);
  }

  private another(): Thinker | null {
    if (this.thinkers.length >= this.most) return null;
    const thinker: Thinker = { worker: this.start(), task: null, hasAnswered: false };
    thinker.worker.onmessage = ({ data }: MessageEvent<Thinking>) => {
      thinker.task = null;
      thinker.hasAnswered = true;
      this.thought(data.call, data.text);
      this.work();
    };
    // Either it could not begin, as in browsers whose workers have none of their own; or it has broken down (memory, as a
    // rule), and without a thought its seat plays anything.
    thinker.worker.onerror = () => {
      thinker.worker.terminate();
      this.thinkers.splice(this.thinkers.indexOf(thinker), 1);
      const { task, hasAnswered } = thinker;
      if (task !== null) this.thought(task.call, hasAnswered ? '' : this.thinkHere(task.text));
      this.work();
    };
    this.thinkers.push(thinker);
    return thinker;
  }

  private endAll(): void {
    for (const { worker } of this.thinkers.splice(0)) worker.terminate();
  }
}
