// The module with the house and the bots, and how texts get into it and out again.
import * as unicode from './unicode';

/** What the house asks of its page; see pocket/page.hpp. It answers later, never at once. */
export interface HousePage {
  after(timer: number, milliseconds: number): void;
  append(call: number, batch: string): void;
  load(call: number, table: string): void;
  think(call: number, question: string): void;
  reply(request: number, status: number, body: string): void;
  send(socket: number, frame: string): void;
  close(socket: number, code: number, reason: string): void;
  log(line: string): void;
}

export interface House {
  handle(request: number, method: 'GET' | 'POST', target: string, body: string): void;
  connect(socket: number, target: string): void;
  receive(socket: number, frame: string): void;
  lost(socket: number): void;
  fired(timer: number): void;
  stored(call: number, how: number): void;
  loaded(call: number, isReadable: boolean, table: string): void;
  thought(call: number, answer: string): void;
  /** For thinkers: a question in, a thought out. */
  answerQuestion(question: string): string;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(address: number): void;
  answerData(): number;
  answerSize(): number;
  handle(request: number, isPost: number, target: number, targetSize: number, body: number, bodySize: number): void;
  connect(socket: number, target: number, size: number): void;
  receive(socket: number, frame: number, size: number): void;
  lost(socket: number): void;
  fired(timer: number): void;
  stored(call: number, how: number): void;
  loaded(call: number, isReadable: number, table: number, size: number): void;
  thought(call: number, answer: number, size: number): void;
  answerQuestion(question: number, size: number): void;
}

const badFile = 8;
const asNumber = (is: boolean) => (is ? 1 : 0);

/** Without a page it can only answer questions. */
export async function furnish(module: WebAssembly.Module, page?: HousePage): Promise<House> {
  let wasm: Exports;
  const read = (data: number, size: number) => new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, data, size));
  const write = (text: string): [number, number] => {
    const bytes = new TextEncoder().encode(text);
    const data = wasm.allocate(bytes.length);
    if (data === 0 && bytes.length > 0) throw new Error('The house has no memory left.');
    new Uint8Array(wasm.memory.buffer).set(bytes, data);
    return [data, bytes.length];
  };
  const withText = (text: string, use: (data: number, size: number) => void) => {
    const [data, size] = write(text);
    use(data, size);
    wasm.release(data);
  };
  const asked = () => {
    if (page === undefined) throw new Error('A thinker has no tables.');
    return page;
  };
  // Hands a text back in memory that the module releases.
  const returned = (text: string, length: number) => {
    const [data, size] = write(text);
    new DataView(wasm.memory.buffer).setUint32(length, size, true);
    return data;
  };

  const imports = {
    page: {
      now: () => Date.now(),
      random: (data: number, size: number) => {
        crypto.getRandomValues(new Uint8Array(wasm.memory.buffer, data, size));
      },
      after: (timer: number, milliseconds: number) => asked().after(timer, milliseconds),
      append: (call: number, data: number, size: number) => asked().append(call, read(data, size)),
      load: (call: number, data: number, size: number) => asked().load(call, read(data, size)),
      think: (call: number, data: number, size: number) => asked().think(call, read(data, size)),
      reply: (request: number, status: number, data: number, size: number) =>
        asked().reply(request, status, read(data, size)),
      send: (socket: number, data: number, size: number) => asked().send(socket, read(data, size)),
      close: (socket: number, code: number, data: number, size: number) =>
        asked().close(socket, code, read(data, size)),
      log: (data: number, size: number) => asked().log(read(data, size)),
    },
    unicode: {
      kindOf: unicode.kindOf,
      isPictograph: (codepoint: number) => asNumber(unicode.isPictograph(codepoint)),
      columnsOf: unicode.columnsOf,
      graphemesOf: (data: number, size: number) => unicode.graphemesOf(read(data, size)),
      composed: (data: number, size: number, length: number) => returned(unicode.composed(read(data, size)), length),
      forNames: (data: number, size: number, length: number) => returned(unicode.forNames(read(data, size)), length),
    },
    // A clock for the limits of thoughts; the rest its C library merely wants to be able to do.
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, out: number) => {
        const nanoseconds = BigInt(Math.round(performance.now() * 1e6));
        new DataView(wasm.memory.buffer).setBigUint64(out, nanoseconds, true);
        return 0;
      },
      fd_close: () => badFile,
      fd_seek: () => badFile,
      fd_write: () => badFile,
      environ_get: () => 0,
      environ_sizes_get: (count: number, size: number) => {
        new DataView(wasm.memory.buffer).setUint32(count, 0, true);
        new DataView(wasm.memory.buffer).setUint32(size, 0, true);
        return 0;
      },
      proc_exit: (code: number) => {
        throw new Error(`The house has ended (${code}).`);
      },
    },
  };
  wasm = (await WebAssembly.instantiate(module, imports)).exports as unknown as Exports;
  wasm._initialize();

  return {
    handle: (request, method, target, body) =>
      withText(target, (targetData, targetSize) =>
        withText(body, (data, size) =>
          wasm.handle(request, asNumber(method === 'POST'), targetData, targetSize, data, size),
        ),
      ),
    connect: (socket, target) => withText(target, (data, size) => wasm.connect(socket, data, size)),
    receive: (socket, frame) => withText(frame, (data, size) => wasm.receive(socket, data, size)),
    lost: (socket) => wasm.lost(socket),
    fired: (timer) => wasm.fired(timer),
    stored: (call, how) => wasm.stored(call, how),
    loaded: (call, isReadable, table) =>
      withText(table, (data, size) => wasm.loaded(call, asNumber(isReadable), data, size)),
    thought: (call, answer) => withText(answer, (data, size) => wasm.thought(call, data, size)),
    answerQuestion: (question) => {
      withText(question, wasm.answerQuestion);
      return read(wasm.answerData(), wasm.answerSize());
    },
  };
}

export async function fetchModule(): Promise<WebAssembly.Module> {
  const response = await fetch('/house.wasm');
  if (!response.ok) throw new Error(`house.wasm: ${response.status}`);
  return WebAssembly.compile(await response.arrayBuffer());
}
