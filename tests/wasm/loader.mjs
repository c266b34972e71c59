// A WebAssembly module behind the page's own loader, whose types are stripped.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

// `imports`: what it imports of the page, by the name that it has there.
function loaderOf(webFolder, file, imports = {}) {
  const typescript = createRequire(join(webFolder, 'package.json'))('typescript');
  let loader = typescript.transpileModule(readFileSync(join(webFolder, 'src', file), 'utf8'), {
    compilerOptions: { module: typescript.ModuleKind.ESNext, target: typescript.ScriptTarget.ES2022 },
  }).outputText;
  for (const [name, address] of Object.entries(imports)) loader = loader.replace(`'${name}'`, `'${address}'`);
  return 'data:text/javascript;base64,' + Buffer.from(loader).toString('base64');
}

export async function loadEngine(webFolder, wasmFile) {
  const { instantiateEngine } = await import(loaderOf(webFolder, 'engine/engine.ts'));
  return instantiateEngine(readFileSync(wasmFile));
}

// The house without a page: it can think.
export async function loadHouse(webFolder, wasmFile) {
  const unicode = loaderOf(webFolder, 'pocket/unicode.ts');
  const { furnish } = await import(loaderOf(webFolder, 'pocket/module.ts', { './unicode': unicode }));
  return furnish(await WebAssembly.compile(readFileSync(wasmFile)));
}
