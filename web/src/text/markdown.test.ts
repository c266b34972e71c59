import { describe, expect, it } from 'vitest';
import { parseInline, parseMarkdown } from './markdown';

describe('the small Markdown', () => {
  it('knows headings, paragraphs and lists', () => {
    const blocks = parseMarkdown('# Bauab\n\nFor two.\nReally.\n\n## Your turn\n- one\n  goes on\n- two\n\n1. first\n');
    expect(blocks.map(({ kind }) => kind)).toEqual(['heading', 'paragraph', 'heading', 'list', 'list']);
    expect(blocks[2]).toMatchObject({ level: 2, id: 'your-turn' });
    expect(blocks[1]).toMatchObject({ line: { inside: [{ kind: 'text', text: 'For two. Really.' }] } });
    expect(blocks[3]).toMatchObject({ ordered: false, items: [{ inside: [{ text: 'one goes on' }] }, {}] });
    expect(blocks[4]).toMatchObject({ ordered: true });
  });
  it('lets a list begin right below a paragraph, and a heading or another list right below a list', () => {
    const blocks = parseMarkdown(
      'Costs are in brackets.\n- Castle (1)\n- Coin\nThree each round.\n1. Scaffold\n2. Pit\n- one\n## End\n- two\n',
    );
    expect(blocks).toMatchObject([
      { kind: 'paragraph', line: { inside: [{ text: 'Costs are in brackets.' }] } },
      { kind: 'list', ordered: false, items: [{}, { inside: [{ text: 'Coin Three each round.' }] }] },
      { kind: 'list', ordered: true, items: [{}, {}] },
      { kind: 'list', ordered: false, items: [{}] },
      { kind: 'heading' },
      { kind: 'list' },
    ]);
  });
  it('takes a number with a full stop inside a paragraph for no list', () => {
    expect(parseMarkdown('It was built in\n1984. Then it fell.')).toMatchObject([
      { line: { inside: [{ text: 'It was built in 1984. Then it fell.' }] } },
    ]);
  });
  it('knows tables', () => {
    expect(parseMarkdown('| a | b |\n|---|:-:|\n| *c* | |\n\n| no table |')).toMatchObject([
      { kind: 'table', head: [[{ text: 'a' }], [{ text: 'b' }]], rows: [[[{ kind: 'em' }], []]] },
      { kind: 'paragraph' },
    ]);
  });
  it('finds the clause of a list item or paragraph', () => {
    expect(parseMarkdown('- **B4** After placing')[0]).toMatchObject({ items: [{ clause: 'B4' }] });
    for (const clause of ['A8', 'C10', 'E1', 'F16', 'G1', 'L9', 'M4', 'N12', 'R10', 'S7', 'E4a']) {
      expect(parseMarkdown(`**${clause}** Text`)[0]).toMatchObject({ line: { clause } });
    }
    expect(parseMarkdown('**Bold** text')[0]).not.toMatchObject({ line: { clause: expect.anything() } });
  });
  it('knows bold, italic, code and links inside a line', () => {
    expect(parseInline('a **b *c* d** `**d**` [e](/rules/x)')).toMatchObject([
      { text: 'a ' },
      { kind: 'strong' },
      { text: ' ' },
      { kind: 'code', text: '**d**' },
      { text: ' ' },
      { kind: 'link', href: '/rules/x' },
    ]);
  });
  it('leaves a lone star or bracket alone', () => {
    expect(parseInline('2 * 3 * 4 [x]')).toEqual([{ kind: 'text', text: '2 * 3 * 4 [x]' }]);
  });
  it('lets no script into a link', () => {
    expect(parseInline('[x](javascript:alert)')).toEqual([{ kind: 'text', text: 'x' }]);
    expect(parseInline('[x](//elsewhere)')).toEqual([{ kind: 'text', text: 'x' }]);
  });
});
