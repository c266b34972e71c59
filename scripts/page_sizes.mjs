// How much of the page has to be fetched for each drawn table: code, art and words, compressed; and how much is kept for
// use without a network. Fails if something is too large.
//
//   node scripts/page_sizes.mjs [FOLDER]    the built page; web/dist without it
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const most = 40_000; // bytes a table
const mostKept = 3_000_000;

const folder = process.argv[2] ?? 'web/dist';
const assets = `${folder}/assets`;
const tables = readdirSync('web/src/tables').filter((name) => existsSync(`web/src/tables/${name}/index.ts`));
let isFine = true;
for (const table of tables) {
  const files = readdirSync(assets).filter((file) => new RegExp(`^${table}-[\\w-]{8}\\.(js|css)$`).test(file));
  const bytes = files.reduce((sum, file) => sum + gzipSync(readFileSync(`${assets}/${file}`)).length, 0);
  console.log(`${String(bytes).padStart(7)} bytes  ${table}`);
  if (files.length === 0) console.log(`There is no code of the table ${table} in ${assets}.`);
  if (bytes > most) console.log(`That is more than the ${most} bytes that a table may have.`);
  isFine &&= files.length > 0 && bytes <= most;
}

const sentAs = (file) => [`${file}.br`, file].find(existsSync) ?? '';
const { shell, rest } = JSON.parse(/^const pageFiles=(.*);$/m.exec(readFileSync(`${folder}/sw.js`, 'utf8'))?.[1] ?? '{}');
const kept = [...shell, ...rest].map((path) => sentAs(`${folder}${path === '/' ? '/index.html' : path}`));
const keptBytes = kept.reduce((sum, file) => sum + statSync(file).size, 0);
console.log(`${String(keptBytes).padStart(7)} bytes  kept for use without a network`);
if (keptBytes > mostKept) console.log(`That is more than ${mostKept}.`);
isFine &&= keptBytes <= mostKept;
process.exit(isFine ? 0 : 1);
