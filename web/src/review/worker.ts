// Goes through a finished game beside the page: the module with the bots thinks for seconds.
import { instantiateEngine, type EngineLanguage, type Progress } from '../engine/engine';
import type { Review } from '../generated/types';

export interface Request {
  record: string;
  language: EngineLanguage;
}
export type Report = { progress: Progress } | { review: Review } | { error: string };

const report = (message: Report) => postMessage(message);

async function review({ record, language }: Request): Promise<Report> {
  const response = await fetch('/review.wasm');
  if (!response.ok) throw new Error(`review.wasm: ${response.status}`);
  const replay = (await instantiateEngine(await response.arrayBuffer())).openReplay(record, language);
  if ('error' in replay) return replay;
  const steps = replay.review();
  let step = steps.next();
  while (step.done !== true) {
    report({ progress: step.value });
    step = steps.next();
  }
  return { review: step.value };
}

addEventListener('message', ({ data }: MessageEvent<Request>) => {
  review(data).then(report, (error: unknown) =>
    report({ error: error instanceof Error ? error.message : String(error) }),
  );
});
