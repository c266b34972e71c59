// Leaves a .br and a .gz beside every file of the built page that becomes smaller by it: the program has all three in it
// and sends what a browser understands.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

export function compress(): Plugin {
  let folder = '';
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: () => {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        const bytes = readFileSync(file);
        const smaller = {
          br: brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
          gz: gzipSync(bytes, { level: 9 }),
        };
        for (const [ending, packed] of Object.entries(smaller)) {
          if (packed.length < bytes.length) writeFileSync(`${file}.${ending}`, packed);
        }
      }
    },
  };
}
