// Native and WebAssembly agree to the bit: the same record gives the same final state, and every viewer the same
// story and the same position at many moments.
//
//   node agree.mjs WEB_FOLDER ENGINE_WASM NATIVE_VIEWS [RECORD...]
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { loadEngine } from './loader.mjs';

const [webFolder, wasmFile, nativeViews, ...records] = process.argv.slice(2).map((path) => resolve(path));

const engine = await loadEngine(webFolder, wasmFile);

const hashed = (value) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const output = execFileSync(nativeViews, records, { encoding: 'utf8', maxBuffer: 1 << 28 });

let games = 0;
let positions = 0;
for (const line of output.trim().split('\n')) {
  const native = JSON.parse(line);
  const replay = engine.openReplay(native.record);
  assert.ok(!('error' in replay), replay.error);
  const where = `${replay.game} ${replay.options}`;
  const { ok, findings, grounds } = engine.verify(native.record, 'en');
  assert.deepEqual([ok, findings, grounds.length], [true, [], 2], where);
  assert.equal(replay.stateHash(), native.hash, `${where}: final state`);
  assert.equal(native.views.length, replay.names.length + 1, `${where}: seats`);
  for (const view of native.views) {
    const viewer = view.viewer < 0 ? null : view.viewer;
    assert.equal(hashed(replay.story(viewer)), view.story, `${where}: story of viewer ${viewer}`);
    assert.equal(replay.moves(viewer), view.moves, `${where}: moves of viewer ${viewer}`);
    for (const { move, hash } of view.positions) {
      const ours = hashed(replay.position(viewer, move));
      assert.equal(ours, hash, `${where}: position of viewer ${viewer} at move ${move}`);
      positions += 1;
    }
  }
  replay.close();
  assert.throws(() => replay.story(null), /no such replay/);
  games += 1;
}
assert.ok(games > 0 && positions > games);

// A record that was tampered with is no longer in order, here as there.
const genuine = JSON.parse(output.split('\n')[0]).record;
const forged = genuine.replace(/^secret ./m, (text) => 'secret ' + (text.endsWith('0') ? '1' : '0'));
assert.equal(engine.verify(forged, 'de').ok, false);
assert.match(engine.verify('nonsense', 'de').findings[0], /keine Sammelsurium-Partie/);
assert.match(engine.openReplay('nonsense', 'de').error, /keine Sammelsurium-Partie/);

console.log(`${games} games, ${positions} positions: native and WebAssembly agree.`);
