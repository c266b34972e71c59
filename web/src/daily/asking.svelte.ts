// What a house tells of a deal of the day. It is asked again as long as something is still to come.
import { sentenceOf, type House } from '../api';
import { shapes } from '../generated/shapes';
import type { Daily } from '../generated/types';
import { fits } from '../net/shape';

const pause = 4000;

const isDaily = (body: unknown): body is Daily => fits(body, shapes.Daily, shapes);

export class DailyAsking {
  told: Daily | null = $state.raw(null);
  failure = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;

  constructor(
    private readonly house: Pick<House, 'get'>,
    private readonly game: string,
    private readonly day: string, // empty: today
    private readonly isWaiting: (told: Daily) => boolean,
  ) {
    void this.ask();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    try {
      this.told = await this.house.get(`/api/daily/${this.game}${this.day === '' ? '' : `?day=${this.day}`}`, isDaily);
      this.failure = '';
    } catch (error) {
      this.failure = sentenceOf(error);
      return;
    }
    if (!this.isClosed && this.isWaiting(this.told)) this.timer = setTimeout(() => void this.ask(), pause);
  }
}

/** Whoever has played waits for the strong bot. */
export const awaitsStrongBot = ({ yours, strong }: Daily): boolean => yours !== null && strong === null;
