// The module with bots reviews records in the browser as the program does natively. Bauab is reckoned in whole numbers,
// so that both agree to the thousandth; where chances are sampled, last digits of logarithms may differ.
//
//   node review.mjs WEB_FOLDER REVIEW_WASM PROGRAM FOLDER_OF_RECORDS
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadEngine } from './loader.mjs';

const [webFolder, wasmFile, program, records] = process.argv.slice(2).map((path) => resolve(path));
const engine = await loadEngine(webFolder, wasmFile);

function review(record) {
  const replay = engine.openReplay(record);
  assert.ok(!('error' in replay), replay.error);
  const steps = replay.review();
  let step = steps.next();
  for (let done = 1; !step.done; ++done, step = steps.next()) {
    assert.equal(step.value.done, done);
  }
  replay.close();
  return step.value;
}

const bauab = join(records, 'bauab-2-square.record');
const native = JSON.parse(execFileSync(program, ['review', bauab, '--json'], { encoding: 'utf8', stdio: 'pipe' }));
assert.deepEqual(review(readFileSync(bauab, 'utf8')), native.review);

const raufer = review(readFileSync(join(records, 'raufer-3-off.record'), 'utf8'));
assert.ok(raufer.moves.length > 5 && raufer.moves.every((move) => move.chances.length === 3));

const misd = review(readFileSync(join(records, 'misd-2-missing-5-5-everyone-20.record'), 'utf8'));
assert.deepEqual(misd.moves, []);

console.log(`${native.review.moves.length + raufer.moves.length} decisions reviewed.`);
