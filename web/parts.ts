// Writes build/page-parts.json: the npm packages of which something is in the built page, its workers included. The list
// of what others made (packaging/sbom.py) is made from it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const found = new Set<string>();

export function parts(): Plugin {
  let file = '';
  return {
    name: 'parts',
    apply: 'build',
    configResolved: ({ root }) => {
      file = join(root, '../build/page-parts.json');
    },
    generateBundle: (_, bundle) => {
      for (const piece of Object.values(bundle)) {
        for (const origin of piece.type === 'chunk' ? piece.moduleIds : piece.originalFileNames) {
          const name = /.*node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(origin)?.[1];
          if (name !== undefined) found.add(name);
        }
      }
    },
    closeBundle: () => {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify([...found].sort(), null, 2)}\n`);
    },
  };
}
