// A WebAssembly module behind the page's own loader, whose types are stripped.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export async function loadEngine(webFolder, wasmFile) {
  const typescript = createRequire(join(webFolder, 'package.json'))('typescript');
  const loader = typescript.transpileModule(readFileSync(join(webFolder, 'src/engine/engine.ts'), 'utf8'), {
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  }).outputText;
  const { instantiateEngine } = await import('data:text/javascript,' + encodeURIComponent(loader));
  return instantiateEngine(readFileSync(wasmFile));
}
