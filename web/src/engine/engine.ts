// The engine as WebAssembly: verification and replay of records. It needs no secure
// context, so it also works on the plain http addresses of a home network.
import type { Position, RecordHead, Retry, Review, StoryLine, Unreadable, Verification } from '../generated/types';

export type EngineLanguage = 'de' | 'en';

export interface Replay extends RecordHead {
  /** What a seat (or, for null, a spectator) saw at one of its visible moments, 0 is the opening; or what another one,
   *  whose `eyes` they are, saw then. */
  position(viewer: number | null, move: number, eyes?: number | null): Position;
  story(viewer: number | null): StoryLine[];
  moves(viewer: number | null): number;
  /** How many actions, without those taken back, were made at one of the viewer's moments. */
  actionsAt(viewer: number | null, move: number): number;
  /** The hash of the final state, 16 hexadecimal digits. */
  stateHash(): string;
  /** Judges a finished game step by step. Only in the module with bots, review.wasm. */
  review(): Generator<Progress, Review>;
  /** A move of the review before as a puzzle; null if it makes none. */
  retry(move: number): Retry | null;
  close(): void;
}

export interface Progress {
  done: number;
  total: number;
}

export interface Engine {
  verify(recordText: string, language: EngineLanguage): Verification;
  openReplay(recordText: string, language?: EngineLanguage): Replay | Unreadable;
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  allocate(size: number): number;
  release(address: number): void;
  answerData(): number;
  answerSize(): number;
  verify(data: number, size: number, language: number): void;
  openReplay(data: number, size: number, language: number): number;
  closeReplay(handle: number): void;
  position(handle: number, viewer: number, move: number, eyes: number): void;
  story(handle: number, viewer: number): void;
  moves(handle: number, viewer: number): number;
  actionsAt(handle: number, viewer: number, move: number): number;
  stateHash(handle: number): void;
  beginReview(handle: number): number;
  judgeNext(): number;
  reviewSoFar(): void;
  retryOf(move: number): void;
}

// The module reads and writes nothing and looks at no clock; its C library merely wants to be able to.
const badFile = 8;
const noClock = 58;
const wasi = {
  clock_time_get: () => noClock,
  fd_close: () => badFile,
  fd_seek: () => badFile,
  fd_write: () => badFile,
};

const languageCode = (language: EngineLanguage) => (language === 'de' ? 0 : 1);
const viewerCode = (viewer: number | null) => viewer ?? -1;

function engineOn(wasm: Exports): Engine {
  const withText = <T>(text: string, use: (data: number, size: number) => T): T => {
    const bytes = new TextEncoder().encode(text);
    const data = wasm.allocate(bytes.length);
    if (data === 0 && bytes.length > 0) throw new Error('The engine has no memory left.');
    new Uint8Array(wasm.memory.buffer).set(bytes, data);
    try {
      return use(data, bytes.length);
    } finally {
      wasm.release(data);
    }
  };
  const answer = () =>
    new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, wasm.answerData(), wasm.answerSize()));
  const answerJson = <T>(): T => {
    const text = answer();
    if (text === '') throw new Error('There is no such replay or seat.');
    return JSON.parse(text) as T;
  };

  return {
    verify(recordText, language) {
      withText(recordText, (data, size) => wasm.verify(data, size, languageCode(language)));
      return answerJson<Verification>();
    },
    openReplay(recordText, language = 'en') {
      const handle = withText(recordText, (data, size) => wasm.openReplay(data, size, languageCode(language)));
      if (handle === 0) return answerJson<Unreadable>();
      const about = answerJson<RecordHead>();
      return {
        ...about,
        position(viewer, move, eyes = viewer) {
          wasm.position(handle, viewerCode(viewer), move, viewerCode(eyes));
          return answerJson<Position>();
        },
        story(viewer) {
          wasm.story(handle, viewerCode(viewer));
          return answerJson<StoryLine[]>();
        },
        moves: (viewer) => wasm.moves(handle, viewerCode(viewer)),
        actionsAt: (viewer, move) => wasm.actionsAt(handle, viewerCode(viewer), move),
        stateHash() {
          wasm.stateHash(handle);
          return answer();
        },
        *review() {
          const total = wasm.beginReview(handle);
          if (total < 0) throw new Error('Only finished games can be reviewed.');
          for (let done = 0; done < total; ) {
            done = wasm.judgeNext();
            yield { done, total };
          }
          wasm.reviewSoFar();
          return answerJson<Review>();
        },
        retry(move) {
          wasm.retryOf(move);
          return answerJson<Retry | null>();
        },
        close: () => wasm.closeReplay(handle),
      };
    },
  };
}

export async function instantiateEngine(module: BufferSource): Promise<Engine> {
  const { instance } = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: wasi });
  const wasm = instance.exports as unknown as Exports;
  wasm._initialize();
  return engineOn(wasm);
}

let loading: Promise<Engine> | null = null;

/** Fetches the engine once; a failed attempt is not remembered. */
export function loadEngine(): Promise<Engine> {
  loading ??= fetch('/engine.wasm')
    .then((response) => {
      if (!response.ok) throw new Error(`engine.wasm: ${response.status}`);
      return response.arrayBuffer();
    })
    .then(instantiateEngine)
    .catch((error: unknown) => {
      loading = null;
      throw error;
    });
  return loading;
}
