import { mount, unmount, type Component } from 'svelte';
import { afterAll, describe, expect, it } from 'vitest';
import { settings } from '../settings.svelte';
import type { PieceKind, RulePictures } from '../tables/contract';
import { parseMarkdown, type Block } from '../text/markdown';
import { word } from './examples';
import Figure from './Figure.svelte';
import { picturesOf } from './pictures';

const languages = ['de', 'en'] as const;
const files = import.meta.glob<string>('../../../engine/games/*/*_texts.cpp', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const packs = import.meta.glob<unknown>('../../../content/*.json', { import: 'default', eager: true });
const games = Object.keys(import.meta.glob('../tables/*/figures.ts')).map((path) => path.split('/')[2] ?? '');
const packOf = (game: string): unknown => packs[`../../../content/${game}.json`] ?? null;

// The rules stand in the source of the engine, first in German, then in English.
function rulesOf(game: string): Block[][] {
  const folder = game.replaceAll('-', '_');
  const source = files[`../../../engine/games/${folder}/${folder}_texts.cpp`] ?? '';
  const texts = [...source.matchAll(/R"(\w*)\(([^]*?)\)\1"/g)].map(([, , text = '']) => text);
  return texts.filter((text) => /^\s*# /.test(text)).map(parseMarkdown);
}
const clausesIn = (blocks: Block[]): string[] =>
  blocks.flatMap((block) =>
    (block.kind === 'list' ? block.items : block.kind === 'paragraph' ? [block.line] : []).flatMap(
      ({ clause }) => clause ?? [],
    ),
  );

function drawn(Picture: Component, given: object): HTMLElement {
  const target = document.createElement('div');
  const shown = mount(Picture, { target, props: given });
  const copy = target.cloneNode(true) as HTMLElement;
  void unmount(shown);
  return copy;
}

describe.each(games)('the rules of %s', async (game) => {
  const pictures = (await picturesOf(game)) as RulePictures;
  const before = settings.language;
  afterAll(() => (settings.language = before));

  it('have two to five pictures at clauses that exist in both languages', () => {
    const rules = rulesOf(game);
    expect(rules).toHaveLength(2);
    expect(pictures.figures.length).toBeGreaterThanOrEqual(2);
    expect(pictures.figures.length).toBeLessThanOrEqual(5);
    for (const { clause } of pictures.figures.filter((each) => each.clause !== '')) {
      for (const blocks of rules) expect(clausesIn(blocks)).toContain(clause);
    }
  });

  it.each(languages)('show them with words for those who do not see them (%s)', (language) => {
    settings.language = language;
    for (const figure of pictures.figures) {
      const shown = drawn(Figure as Component, { figure, pack: packOf(game) });
      expect(shown.querySelector('svg, .paper, .card')).not.toBeNull();
      expect(shown.querySelector('[role=img]')?.getAttribute('aria-label')).toBe(figure.shows[language]);
      expect(shown.querySelector('figcaption')?.textContent).toBe(figure.caption[language]);
      expect(figure.shows[language]).not.toBe('');
      expect(shown.textContent).not.toContain(`${game}.`); // a word that nobody knows is its key
    }
  });

  it.each(languages)('list every piece with its name, text and picture (%s)', (language) => {
    settings.language = language;
    const kinds: PieceKind[] = pictures.pieces(packOf(game) as never, word);
    expect(kinds.length).toBeGreaterThan(0);
    expect(new Set(kinds.map(({ key }) => key)).size).toBe(kinds.length);
    for (const { name, text, group = 'all', picture } of kinds) {
      for (const said of [name, text, group]) expect(said).toMatch(/^(?!.*\.(figures|table|card|face)\.)(?!.*\{).+/);
      expect(drawn(picture.Picture, picture.given).innerHTML).not.toBe('');
    }
  });
});
