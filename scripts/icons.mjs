// Paints web/public/icon.svg as the PNG files that home screens want. They are committed; run it after the icon changed.
//
//   node scripts/icons.mjs
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../web/', import.meta.url))('@playwright/test');
const folder = new URL('../web/public/', import.meta.url).pathname;
const icon = `data:image/svg+xml;base64,${readFileSync(`${folder}icon.svg`).toString('base64')}`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
// A maskable icon is cut to any shape: wood all over, and the tray within the middle four fifths.
const looks = [
  { name: 'icon-192', size: 192, part: 1, ground: 'transparent' },
  { name: 'icon-512', size: 512, part: 1, ground: 'transparent' },
  { name: 'icon-maskable', size: 512, part: 0.72, ground: '#8a6238' },
];
for (const { name, size, part, ground } of looks) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">
       <img src="${icon}" style="width:${part * size}px;height:${part * size}px">`,
  );
  await page.locator('img').evaluate((image) => image.decode());
  await page.screenshot({ path: `${folder}${name}.png`, omitBackground: true });
  await page.close();
}
await browser.close();
