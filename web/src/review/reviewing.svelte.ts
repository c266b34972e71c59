// A review of one record: asked for, under way, there, or failed.
import type { Progress } from '../engine/engine';
import type { Retry, Review } from '../generated/types';
import { settings } from '../settings.svelte';
import type { Report, Request } from './worker';

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

export class Reviewing {
  progress: Progress | null = $state.raw(null);
  review: Review | null = $state.raw(null);
  retries: Retry[] = $state.raw([]); // the worst moves of the seat that was asked about, as far as they make puzzles
  failure = $state('');
  isRunning = $state(false);
  private worker: Worker | null = null;

  constructor(private readonly start: () => Worker = startWorker) {}

  begin(record: string, seat: number | null = null): void {
    this.cancel();
    this.review = null;
    this.retries = [];
    this.failure = '';
    this.isRunning = true;
    const worker = this.start();
    this.worker = worker;
    worker.onmessage = ({ data }: MessageEvent<Report>) => this.hear(data);
    worker.onerror = ({ message }) => this.hear({ error: message || 'worker' });
    worker.postMessage({ record, language: settings.language, seat } satisfies Request);
  }

  cancel(): void {
    this.worker?.terminate();
    this.worker = null;
    this.isRunning = false;
    this.progress = null;
  }

  private hear(report: Report): void {
    if ('progress' in report) {
      this.progress = report.progress;
      return;
    }
    if ('review' in report) {
      this.retries = report.retries;
      this.review = report.review;
    } else this.failure = report.error;
    this.cancel();
  }
}
