// Makes sw.js of src/offline/worker.ts, with the list of the page's files in front of it. When anything in the page has
// changed, so has sw.js: that is how browsers notice a new version.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';

const worker = 'sw.js';
// What the lobby needs, so that it can be drawn from the first visit on.
const isShell = (path: string): boolean =>
  /^\/(assets\/(index|shell|tray|rolldown-runtime|linen|wood|atkinson-tray|fraunces-tray)-|favicon|manifest)/.test(
    path,
  );
// Fonts of other languages are kept when they are used, pictures for home screens by whoever shows them.
const isLeft = (path: string): boolean =>
  /^\/(icon|assets\/(fraunces|atkinson-hyperlegible-next)-(latin|vietnamese))/.test(path);

export function offline(): Plugin {
  let folder = '';
  return {
    name: 'offline',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    buildStart() {
      // A file of its own, whatever else is in the page.
      if (this.environment.config.isWorker !== true)
        this.emitFile({ type: 'chunk', id: 'src/offline/worker.ts', fileName: worker });
    },
    closeBundle: () => {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== worker)
        .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name))}`)
        .sort();
      const version = createHash('sha256');
      for (const path of files) version.update(path).update(readFileSync(join(folder, path)));
      const kept = files.filter((path) => path !== '/index.html' && !isLeft(path));
      const pageFiles = {
        version: version.digest('hex').slice(0, 16),
        shell: ['/', ...kept.filter(isShell)],
        rest: kept.filter((path) => !isShell(path)),
      };
      const code = readFileSync(join(folder, worker), 'utf8');
      writeFileSync(join(folder, worker), `const pageFiles=${JSON.stringify(pageFiles)};\n${code}`);
    },
  };
}
