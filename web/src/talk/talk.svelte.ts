// What somebody has heard at a table, and what they want to hear of it on this device.
import { recall, remember } from '../storage';
import type { TalkFrame, TalkLine } from '../generated/types';
import type { TalkSide } from './kinds';

export interface Heard extends TalkLine {
  side: TalkSide;
  line: number; // of its side
  who: string; // the same for all that one person says
}

interface Listener {
  you: number | null;
  isOver: boolean;
}

const whoSays = ({ seat, watcher, name }: TalkLine): string => (seat === null ? `w${watcher}` : `${seat} ${name}`);

const listIn = (text: string | null): string[] => {
  try {
    const list: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : [];
  } catch {
    return [];
  }
};

export class Talk {
  private sides: Record<TalkSide, Heard[]> = $state.raw({ players: [], watchers: [] });
  private isTold: Record<TalkSide, boolean> = { players: false, watchers: false }; // on this connection
  private seenAt: number = $state(0);
  muted: readonly string[] = $state.raw([]);
  isOff = $state(recall('talk') === 'off'); // for whoever sits here, at all tables
  latest: readonly Heard[] = $state.raw([]); // that came while one was there

  // In the order in which it was said. Whoever was watching and has sat down reads no more of those who watch.
  readonly heard: readonly Heard[] = $derived.by(() => {
    const { you, isOver } = this.listener();
    const watchers = you === null || isOver ? this.sides.watchers : [];
    return [...this.sides.players, ...watchers].filter((line) => this.wants(line)).toSorted((a, b) => a.at - b.at);
  });
  readonly unread: number = $derived(
    this.isOff ? 0 : this.heard.filter((line) => line.at > this.seenAt && !this.isOwn(line)).length,
  );

  constructor(
    private readonly table: string,
    private readonly listener: () => Listener,
  ) {
    this.seenAt = Number(recall(`talk-${table}`) ?? 0);
    this.muted = listIn(recall(`muted-${table}`));
  }

  /** What is told next was said before. */
  comeIn(): void {
    this.isTold = { players: false, watchers: false };
  }

  hear({ side, from, lines }: TalkFrame): void {
    const news = lines.map((line, index) => ({ ...line, side, line: from + index, who: whoSays(line) }));
    this.sides = { ...this.sides, [side]: [...this.sides[side].slice(0, from), ...news] };
    if (this.isTold[side] && !this.isOff) this.latest = news.filter((line) => this.wants(line));
    this.isTold[side] = true;
  }

  see(): void {
    const last = this.heard.at(-1)?.at ?? 0;
    if (last <= this.seenAt) return;
    this.seenAt = last;
    remember(`talk-${this.table}`, String(last));
  }

  isOwn({ seat }: TalkLine): boolean {
    return seat !== null && seat === this.listener().you;
  }

  mute(who: string, isMuted = true): void {
    const others = this.muted.filter((one) => one !== who);
    this.muted = isMuted ? [...others, who] : others;
    remember(`muted-${this.table}`, JSON.stringify(this.muted));
  }

  turnOff(isOff: boolean): void {
    this.isOff = isOff;
    remember('talk', isOff ? 'off' : 'on');
  }

  private wants(line: Heard): boolean {
    return !this.muted.includes(line.who);
  }
}
