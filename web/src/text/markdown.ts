// A small Markdown for our own texts: headings, lists, tables, paragraphs, bold, italic, code. Text stays text: nothing
// of it is ever taken for HTML. A list item or paragraph that begins with a bold clause number (**B4**) can be linked to.
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong'; inside: Inline[] }
  | { kind: 'em'; inside: Inline[] }
  | { kind: 'link'; href: string; inside: Inline[] };

export interface Line {
  inside: Inline[];
  clause?: string;
}

export type Block =
  | { kind: 'heading'; level: number; id: string; inside: Inline[] }
  | { kind: 'paragraph'; line: Line }
  | { kind: 'list'; ordered: boolean; items: Line[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const marks = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function parseInline(text: string): Inline[] {
  const result: Inline[] = [];
  for (let rest = text; rest !== '';) {
    const found = marks.exec(rest);
    if (found === null) {
      result.push({ kind: 'text', text: rest });
      break;
    }
    if (found.index > 0) result.push({ kind: 'text', text: rest.slice(0, found.index) });
    const [whole, code, strong, em, label, href] = found;
    if (code !== undefined) result.push({ kind: 'code', text: code });
    else if (strong !== undefined) result.push({ kind: 'strong', inside: parseInline(strong) });
    else if (em !== undefined) result.push({ kind: 'em', inside: parseInline(em) });
    else if (label !== undefined && href !== undefined) {
      const safe = /^(https?:\/\/|\/(?!\/)|#)/.test(href);
      result.push(safe ? { kind: 'link', href, inside: parseInline(label) } : { kind: 'text', text: label });
    }
    rest = rest.slice(found.index + whole.length);
  }
  return result;
}

function parseLine(text: string): Line {
  const clause = /^\*\*([A-Z]+\d+[a-z]?)\*\*/.exec(text)?.[1];
  return clause === undefined ? { inside: parseInline(text) } : { inside: parseInline(text), clause };
}

const slug = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');

const cells = (line: string): Inline[][] =>
  line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => parseInline(cell.trim()));

const bullet = /^\s*(?:[-*]|(\d+)\.)\s+/;
// In the middle of a paragraph only these begin a list: any other number may well belong to a sentence.
const beginsList = /^\s*(?:[-*]|1\.)\s+/;
const endsText = (line: string): boolean => line.trim() === '' || /^(#{1,6}\s|```)/.test(line);

export function parseMarkdown(source: string): Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  for (let at = 0; at < lines.length;) {
    const line = lines[at] ?? '';
    if (line.trim() === '') {
      ++at;
      continue;
    }
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (heading) {
      const text = heading[2] ?? '';
      blocks.push({ kind: 'heading', level: (heading[1] ?? '#').length, id: slug(text), inside: parseInline(text) });
      ++at;
      continue;
    }
    if (line.startsWith('```')) {
      const text: string[] = [];
      for (++at; at < lines.length && !(lines[at] ?? '').startsWith('```'); ++at) text.push(lines[at] ?? '');
      ++at;
      blocks.push({ kind: 'code', text: text.join('\n') });
      continue;
    }
    if (line.startsWith('|') && /^\|(\s*:?-+:?\s*\|)+\s*$/.test(lines[at + 1] ?? '')) {
      const rows: Inline[][][] = [];
      for (at += 2; at < lines.length && (lines[at] ?? '').startsWith('|'); ++at) rows.push(cells(lines[at] ?? ''));
      blocks.push({ kind: 'table', head: cells(line), rows });
      continue;
    }
    const first = bullet.exec(line);
    if (first) {
      const items: string[] = [];
      const ordered = first[1] !== undefined;
      for (; at < lines.length && !endsText(lines[at] ?? ''); ++at) {
        const item = lines[at] ?? '';
        const mark = bullet.exec(item);
        if (mark && (mark[1] !== undefined) !== ordered) break;
        if (mark) items.push(item.slice(mark[0].length));
        else items[items.length - 1] += ' ' + item.trim();
      }
      blocks.push({ kind: 'list', ordered, items: items.map(parseLine) });
      continue;
    }
    const text: string[] = [];
    for (; at < lines.length && !endsText(lines[at] ?? ''); ++at) {
      if (text.length > 0 && beginsList.test(lines[at] ?? '')) break;
      text.push((lines[at] ?? '').trim());
    }
    blocks.push({ kind: 'paragraph', line: parseLine(text.join(' ')) });
  }
  return blocks;
}

/** Where the first section ends: before the second heading of its level. */
export function endOfSection(blocks: readonly Block[]): number {
  const [, second = blocks.length] = blocks.flatMap((block, i) =>
    block.kind === 'heading' && block.level === 2 ? [i] : [],
  );
  return second;
}
