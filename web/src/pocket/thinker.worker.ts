// One bot at a time thinks here, about what its seat knows.
import type { Thinking } from './messages';
import { furnish, type House } from './module';

let bots: Promise<House> | null = null;

addEventListener('message', ({ data }: MessageEvent<WebAssembly.Module | Thinking>) => {
  if (data instanceof WebAssembly.Module) {
    bots = furnish(data);
    return;
  }
  // Whatever goes wrong ends this worker, and its house is told (`onerror`).
  void bots?.then(
    (house) => postMessage({ call: data.call, text: house.answerQuestion(data.text) } satisfies Thinking),
    (error: unknown) =>
      setTimeout(() => {
        throw error;
      }),
  );
});
