// Goes through a finished game beside the page: the module with the bots thinks for seconds.
import { instantiateEngine, type EngineLanguage, type Progress } from '../engine/engine';
import type { Retry, Review } from '../generated/types';

export interface Request {
  record: string;
  language: EngineLanguage;
  seat: number | null; // whose worst moves are to be tried again
}
export type Report = { progress: Progress } | { review: Review; retries: Retry[] } | { error: string };

const mostTries = 5; // of the worst moves; some make no puzzle
const mostRetries = 3;

const report = (message: Report) => postMessage(message);

async function review({ record, language, seat }: Request): Promise<Report> {
  const response = await fetch('/review.wasm');
  if (!response.ok) throw new Error(`review.wasm: ${response.status}`);
  const replay = (await instantiateEngine(await response.arrayBuffer())).openReplay(record, language);
  if ('error' in replay) return replay;
  const steps = replay.review();
  const more = seat === null ? 0 : mostTries;
  let step = steps.next();
  let total = more;
  while (step.done !== true) {
    total = step.value.total + more;
    report({ progress: { done: step.value.done, total } });
    step = steps.next();
  }
  const { moves, costliest } = step.value;
  const retries: Retry[] = [];
  const worst = costliest.filter((move) => moves[move]?.seat === seat).slice(0, mostTries);
  for (const [index, move] of worst.entries()) {
    if (retries.length === mostRetries) break;
    const retry = replay.retry(move);
    if (retry !== null) retries.push(retry);
    report({ progress: { done: total - more + index + 1, total } });
  }
  return { review: step.value, retries };
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  review(data).then(report, (error: unknown) =>
    report({ error: error instanceof Error ? error.message : String(error) }),
  );
});
