// How much of the page has to be fetched for each drawn table: code and art, compressed. Fails if one is too large.
//
//   node scripts/page_sizes.mjs [FOLDER]    the built page; web/dist without it
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const most = 40_000; // bytes a table

const assets = `${process.argv[2] ?? 'web/dist'}/assets`;
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
process.exit(isFine ? 0 : 1);
