// Bots in the pocket think as they do natively. Bauab is reckoned in whole numbers, so that both choose the same; where
// chances are sampled, last digits of logarithms may differ, and the choice must be one of the answers. With a level it
// tells how much longer a thought takes here, in processor time.
//
//   node think.mjs WEB_FOLDER HOUSE_WASM NATIVE_THOUGHTS [LEVEL]
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { loadHouse } from './loader.mjs';

const [webFolder, wasmFile, nativeThoughts] = process.argv.slice(2, 5).map((path) => resolve(path));
const measures = process.argv.length > 5;
const level = process.argv[5] ?? '5/100';
const output = execFileSync(nativeThoughts, [level], { encoding: 'utf8', maxBuffer: 1 << 28 });

const sum = { native: 0, here: 0 };
for (const line of output.trim().split('\n')) {
  const { game, answer, took } = JSON.parse(line);
  const question = line.slice(line.indexOf('"question":') + 11, line.lastIndexOf(',"answer":')); // as it was written
  const thinker = await loadHouse(webFolder, wasmFile);
  if (measures) thinker.answerQuestion(question); // a thinker answers many; the first is for the compiler
  const before = process.cpuUsage();
  const thought = JSON.parse(thinker.answerQuestion(question));
  const { user, system } = process.cpuUsage(before);
  const here = (user + system) / 1000;
  if (game === 'bauab') assert.deepEqual(thought, answer);
  const { answers, interrupts } = JSON.parse(question);
  assert.ok([...answers, ...interrupts].includes(thought.choice), `${game}: ${thought.choice}`);
  sum.native += took;
  sum.here += here;
  if (measures) console.log(`${game}: ${took} ms natively, here ${Math.round(here)}`);
}
if (measures) console.log(`all: ${(sum.here / sum.native).toFixed(2)} times as long`);
