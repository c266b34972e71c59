// The line to a table. It reconnects by itself, and sends every command that was not answered again with the same id,
// so that it is carried out exactly once.
import type { Command, ErrorFrame } from '../generated/types';
import { readFrame, type Frame } from './frames';

export type Answer = Exclude<
  Frame,
  { t: 'table' } | { t: 'ceremony' } | { t: 'hinted' } | { t: 'bye' } | { t: 'talk' }
>;
type WithoutId<Kind> = Kind extends Command ? Omit<Kind, 'id'> : never; // of each kind its own
export type Order = WithoutId<Command>;
export type LineState = 'connecting' | 'open' | 'offline' | 'closed';

export interface Listener {
  frame(frame: Frame): void;
  state(state: LineState): void;
  waiting(commands: number): void; // commands that change something and are not answered yet
  failed(attempts: number): void; // an attempt to connect that never opened
}

interface Pending {
  command: Command;
  answered: (answer: Answer | null) => void;
}

const answerWithin = 8000;
const longestPause = 8000;
const asksOnly = new Set<Command['do']>(['explain', 'look', 'link', 'seen', 'hint']);

export const isRefusal = (answer: Answer): answer is ErrorFrame => answer.t === 'error';

export class Connection {
  private socket: WebSocket | null = null;
  private pending = new Map<string, Pending>();
  private count = 0;
  private attempts = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private watchdog: ReturnType<typeof setTimeout> | undefined;
  private isClosed = false;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join('-');

  constructor(
    private readonly address: () => string,
    private readonly listener: Listener,
    private readonly open: (address: string) => WebSocket = (url) => new WebSocket(url),
  ) {}

  connect(): void {
    if (this.isClosed) return;
    clearTimeout(this.retry);
    this.drop();
    this.listener.state('connecting');
    const socket = this.open(this.address());
    this.socket = socket;
    let opened = false;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      opened = true;
      this.attempts = 0;
      this.listener.state('open');
      for (const [id, { command, answered }] of this.pending) {
        if (command.do !== 'seen') {
          socket.send(JSON.stringify(command));
          continue;
        }
        this.pending.delete(id); // it speaks of a frame of the line that is gone
        answered(null);
      }
      this.watch();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.socket === socket) this.receive(event.data);
    };
    socket.onclose = () => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!opened) this.listener.failed(this.attempts + 1);
      this.later();
    };
    socket.onerror = () => socket.close();
  }

  // Resolves with the answer, a refusal included; with null if the line is closed for good before it comes.
  send(order: Order): Promise<Answer | null> {
    const command = { ...order, id: `${this.prefix}-${++this.count}` } satisfies Command;
    return new Promise((answered) => {
      if (this.isClosed) {
        answered(null);
        return;
      }
      this.pending.set(command.id, { command, answered });
      this.tellWaiting();
      if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(command));
      this.watch();
    });
  }

  // Tries at once instead of waiting out the pause, for instance when the network is back.
  hurry(): void {
    if (this.socket === null && !this.isClosed) this.connect();
  }

  reconnect(): void {
    this.attempts = 0;
    this.connect();
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.retry);
    clearTimeout(this.watchdog);
    this.drop();
    for (const { answered } of this.pending.values()) answered(null);
    this.pending.clear();
    this.listener.state('closed');
  }

  private receive(data: unknown): void {
    const frame = readFrame(data);
    if (frame === null) return;
    const id = frame.t === 'position' ? frame.ack : 'id' in frame ? frame.id : null;
    this.listener.frame(frame);
    if (frame.t === 'bye') {
      this.drop();
      this.later();
      return;
    }
    const pending = id === null ? undefined : this.pending.get(id);
    if (id === null || pending === undefined) return;
    this.pending.delete(id);
    this.tellWaiting();
    this.watch();
    pending.answered(frame as Answer);
  }

  // A line that is dead without saying so shows by an answer that does not come.
  private watch(): void {
    clearTimeout(this.watchdog);
    if (this.pending.size === 0 || this.socket?.readyState !== 1) return;
    this.watchdog = setTimeout(() => {
      this.drop();
      this.later();
    }, answerWithin);
  }

  private drop(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket !== null && socket.readyState <= 1) socket.close();
  }

  private later(): void {
    if (this.isClosed) return;
    this.listener.state('offline');
    clearTimeout(this.retry);
    const pause = Math.min(longestPause, 400 * 2 ** this.attempts++);
    this.retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  private tellWaiting(): void {
    let count = 0;
    for (const { command } of this.pending.values()) if (!asksOnly.has(command.do)) ++count;
    this.listener.waiting(count);
  }
}
