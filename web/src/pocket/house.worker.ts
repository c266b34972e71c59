// The house in the pocket: the server's own tables as WebAssembly, with a journal in the browser's database.
import { Journal, stored } from './journal';
import type { FromHouse, ToHouse } from './messages';
import { fetchModule, furnish, type House } from './module';
import { Thinkers } from './thinkers';

const tell = (message: FromHouse): void => postMessage(message);

// After this the page begins another worker, which finds everything in the journal.
function breakDown(error: unknown): void {
  tell({ is: 'broken', why: error instanceof Error ? error.message : String(error) });
  close();
}
function attempt(step: () => void): void {
  try {
    step();
  } catch (error) {
    breakDown(error);
  }
}

async function build(): Promise<House> {
  const module = await fetchModule();
  const journal = new Journal();
  const thinkers = new Thinkers(
    () => {
      const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
      worker.postMessage(module);
      return worker;
    },
    (call, answer) => attempt(() => house.thought(call, answer)),
    (question) => house.answerQuestion(question),
  );
  const house = await furnish(module, {
    after: (timer, milliseconds) => setTimeout(() => attempt(() => house.fired(timer)), milliseconds),
    append: (call, batch) =>
      void journal.append(batch).then(
        (how) => attempt(() => house.stored(call, how)),
        () => attempt(() => house.stored(call, stored.failed)),
      ),
    load: (call, table) =>
      void journal.load(table).then(
        (lines) => attempt(() => house.loaded(call, true, lines)),
        () => attempt(() => house.loaded(call, false, '')),
      ),
    think: (call, question) => thinkers.ask(call, question),
    reply: (call, status, body) => tell({ is: 'answer', call, status, body }),
    send: (socket, frame) => tell({ is: 'frame', socket, frame }),
    close: (socket) => tell({ is: 'closed', socket }),
    log: (line) => console.warn(line),
  });
  return house;
}

// Of several tabs one has the house, as long as it is open; the others wait. Where there are no locks (on addresses that
// are not secure) the journal still lets only one of them write, and the other reads it again.
async function becomeOurs(): Promise<void> {
  if (!('locks' in navigator)) return;
  const patience = 1000; // a tab that is loaded anew gets its own lock back
  const waiting = setTimeout(() => tell({ is: 'elsewhere' }), patience);
  await new Promise<void>((granted) => {
    void navigator.locks.request('sammelsurium-pocket', () => {
      granted();
      return new Promise(() => {}); // until this worker ends
    });
  });
  clearTimeout(waiting);
  tell({ is: 'ours' });
}

const house = build();
let ours: Promise<void> | null = null;

async function answer(message: ToHouse): Promise<void> {
  const built = await house;
  // The rules and the list of games can be had by every tab.
  const isAboutTables = message.is !== 'call' || message.target.startsWith('/api/tables');
  if (isAboutTables) await (ours ??= becomeOurs());
  attempt(() => {
    switch (message.is) {
      case 'call':
        built.handle(message.call, message.method, message.target, message.body);
        break;
      case 'open':
        tell({ is: 'opened', socket: message.socket });
        built.connect(message.socket, message.target);
        break;
      case 'frame':
        built.receive(message.socket, message.frame);
        break;
      case 'close':
        built.lost(message.socket);
        break;
    }
  });
}

addEventListener('message', ({ data }: MessageEvent<ToHouse>) => void answer(data).catch(breakDown));
