// The page's side of the house in its pocket. The worker with the house runs as long as somebody sits at one of its
// tables or has asked it something.
import { t } from '../settings.svelte';
import type { FromHouse, ToHouse } from './messages';

const restAfter = 10_000; // milliseconds; until then a last command has long been kept

// A table's socket, as far as the line to a table uses one.
class PocketSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(
    private readonly socket: number,
    private readonly tell: (message: ToHouse) => void,
    private readonly gone: () => void,
  ) {}

  send(frame: string): void {
    if (this.readyState === 1) this.tell({ is: 'frame', socket: this.socket, frame });
  }
  close(): void {
    if (this.readyState > 1) return;
    this.tell({ is: 'close', socket: this.socket });
    this.isClosed();
  }
  isOpen(): void {
    if (this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
  }
  isClosed(): void {
    if (this.readyState > 1) return;
    this.readyState = 3;
    this.gone();
    // As with a web socket, never before whoever has closed it is done.
    queueMicrotask(() => this.onclose?.());
  }
}

interface Call {
  target: string;
  answered: (response: Response) => void;
  failed: (error: Error) => void;
}

const startWorker = (): Worker => new Worker(new URL('./house.worker.ts', import.meta.url), { type: 'module' });

export class Pocket {
  isElsewhere = $state(false); // another tab has the house
  private worker: Worker | null = null;
  private readonly calls = new Map<number, Call>();
  private readonly sockets = new Map<number, PocketSocket>();
  private count = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly start: () => Worker = startWorker) {}

  // As `fetch` would answer.
  fetch(target: string, init: { method?: string; body?: BodyInit | null } = {}): Promise<Response> {
    return new Promise((answered, failed) => {
      const call = ++this.count;
      this.calls.set(call, { target, answered, failed });
      const method = init.method === 'POST' ? 'POST' : 'GET';
      this.tell({ is: 'call', call, method, target, body: typeof init.body === 'string' ? init.body : '' });
      if (this.isElsewhere) this.refuseWhatIsElsewhere();
    });
  }

  open(address: string): WebSocket {
    const { pathname, search } = new URL(address);
    const number = ++this.count;
    const socket = new PocketSocket(
      number,
      (message) => this.tell(message),
      () => {
        this.sockets.delete(number);
        this.restSoon();
      },
    );
    this.sockets.set(number, socket);
    this.tell({ is: 'open', socket: number, target: pathname + search });
    return socket as unknown as WebSocket;
  }

  private tell(message: ToHouse): void {
    clearTimeout(this.rest);
    if (this.worker === null) {
      if (message.is === 'close') return;
      this.worker = this.start();
      this.worker.onmessage = ({ data }: MessageEvent<FromHouse>) => this.hear(data);
      this.worker.onerror = () => this.isGone(t('pocket.broken'));
    }
    this.worker.postMessage(message);
  }

  private hear(message: FromHouse): void {
    switch (message.is) {
      case 'answer': {
        const { call, status, body } = message;
        this.calls.get(call)?.answered(new Response(body, { status }));
        this.calls.delete(call);
        this.restSoon();
        break;
      }
      case 'opened':
        this.sockets.get(message.socket)?.isOpen();
        break;
      case 'frame':
        this.sockets.get(message.socket)?.onmessage?.({ data: message.frame });
        break;
      case 'closed':
        this.sockets.get(message.socket)?.close();
        break;
      case 'elsewhere':
        this.isElsewhere = true;
        this.refuseWhatIsElsewhere();
        break;
      case 'ours':
        this.isElsewhere = false;
        break;
      case 'broken':
        console.error(message.why);
        this.isGone(t('pocket.broken'));
        break;
    }
  }

  // Sockets wait for their turn instead; whoever wants to open a table would not know that it comes later.
  private refuseWhatIsElsewhere(): void {
    for (const [number, { target, failed }] of this.calls) {
      if (!target.startsWith('/api/tables')) continue;
      this.calls.delete(number);
      failed(new Error(t('pocket.elsewhere')));
    }
    this.restSoon();
  }

  private restSoon(): void {
    if (this.calls.size > 0 || this.sockets.size > 0) return;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => this.isGone(''), restAfter);
  }

  private isGone(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    this.isElsewhere = false;
    for (const { failed } of this.calls.values()) failed(new Error(why));
    this.calls.clear();
    for (const socket of [...this.sockets.values()]) socket.isClosed();
  }
}
