// A picture of a part of the page, made in the browser: the part is laid into an SVG together with all styles, and the
// fonts and images that these name, because such a picture may fetch nothing.

const fileIn = /url\(\s*["']?(?!data:)([^"')]+)["']?\s*\)/g;

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(new Error(address));
    reader.readAsDataURL(file);
  });
}

// Of fonts only those that are in use: the browser has them already.
function isNeeded(rule: CSSRule, loaded: ReadonlySet<string>): boolean {
  if (!(rule instanceof CSSFontFaceRule)) return true;
  return loaded.has(rule.style.getPropertyValue('font-family').replace(/["']/g, ''));
}

async function stylesWithFiles(): Promise<string> {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replace(/["']/g, '')),
  );
  const texts = [...document.styleSheets].map((sheet) => {
    const rules = [...sheet.cssRules].filter((rule) => isNeeded(rule, loaded)).map((rule) => rule.cssText);
    const absolute = (address: string) => new URL(address, sheet.href ?? location.href).href;
    return rules.join('\n').replace(fileIn, (_, address: string) => `url("${absolute(address)}")`);
  });
  let styles = texts.join('\n');
  for (const address of new Set([...styles.matchAll(fileIn)].map((found) => found[1] ?? ''))) {
    // Whatever cannot be fetched is not in the picture.
    styles = styles.replaceAll(`url("${address}")`, `url("${await asData(address).catch(() => 'data:,')}")`);
  }
  return styles;
}

/** The same part of the page as an SVG that needs nothing else. */
export function svgOf(part: HTMLElement, styles: string, width: number, height: number): string {
  const root = document.documentElement;
  const { fontSize, fontFamily, lineHeight, color } = getComputedStyle(root);
  const content = new XMLSerializer().serializeToString(part);
  // `:root` means this element: the theme and the size of the letters belong to it.
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` data-theme="${root.dataset['theme'] ?? 'light'}" lang="${root.lang}" style="font-size:${fontSize}">`,
    `<style><![CDATA[${styles.replaceAll(']]>', '')}]]></style>`,
    `<foreignObject width="100%" height="100%">`,
    `<div xmlns="http://www.w3.org/1999/xhtml" style="${[
      `font:${fontSize}/${lineHeight} ${fontFamily.replaceAll('"', "'")}`,
      `color:${color}`,
    ].join(';')}">${content}</div></foreignObject></svg>`,
  ].join('');
}

export async function pngOf(part: HTMLElement, scale: number): Promise<Blob> {
  const { width, height } = part.getBoundingClientRect();
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svgOf(part, await stylesWithFiles(), width, height))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('no picture'))), 'image/png'),
  );
}
