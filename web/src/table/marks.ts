// Points things out on any table. Tables name what can be done (`data-action`) and where things lie (`data-place`),
// wherever they draw them; so one rule finds them on all of them, and outdoes whatever outline is there.

/** Until the function that it returns is called. */
export function outline(selectors: string[], style: string): () => void {
  if (selectors.length === 0) return () => {};
  const mark = new CSSStyleSheet();
  mark.replaceSync(
    `${selectors.map((each) => `main ${each}`).join(', ')} { outline: 3px ${style} var(--brass) !important; outline-offset: 2px !important; }`,
  );
  document.adoptedStyleSheets.push(mark);
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== mark);
  };
}

/** A `*` in the pattern stands for anything. */
export function fits(pattern: string, text: string): boolean {
  const [begin = '', end] = pattern.split('*');
  if (end === undefined) return text === pattern;
  return text.length + 1 >= pattern.length && text.startsWith(begin) && text.endsWith(end);
}

/** What lies at such a place. */
export function placeSelector(pattern: string): string {
  const [begin = '', end] = pattern.split('*').map((part) => CSS.escape(part));
  if (end === undefined) return `[data-place="${begin}"]`;
  return `[data-place]${begin === '' ? '' : `[data-place^="${begin}"]`}${end === '' ? '' : `[data-place$="${end}"]`}`;
}
