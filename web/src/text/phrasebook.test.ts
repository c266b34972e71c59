import { describe, expect, it } from 'vitest';
import { render, renderPieces, type Reader, type Words } from './phrasebook';

const words: Words = {
  places: { de: '{who} legt {chip} auf {plot}.', en: '{who} places {chip} on {plot}.' },
  'places.you': { de: 'Du legst {chip} auf {plot}.', en: 'You place {chip} on {plot}.' },
  cards: { de: '{n} {n|Karte|Karten}', en: '{n} {n|card|cards}' },
  'chip.x': { de: 'Option', en: 'option' },
};
const reader = (you: number | null, language: 'de' | 'en' = 'de'): Reader => ({
  language,
  names: ['Anna', 'Ben'],
  you,
});
const placed = { key: 'places', args: { who: { seat: 1 }, chip: { word: 'chip.x' }, plot: 'b2' } };

describe('a phrase', () => {
  it('names the actor to others and speaks to the actor', () => {
    expect(render(words, placed, reader(0))).toBe('Ben legt Option auf b2.');
    expect(render(words, placed, reader(null, 'en'))).toBe('Ben places option on b2.');
    expect(render(words, placed, reader(1))).toBe('Du legst Option auf b2.');
  });
  it('counts', () => {
    expect(render(words, { key: 'cards', args: { n: 1 } }, reader(0))).toBe('1 Karte');
    expect(render(words, { key: 'cards', args: { n: 3 } }, reader(0, 'en'))).toBe('3 cards');
  });
  it('shows an unknown key or seat as itself and drops a missing argument', () => {
    expect(render(words, { key: 'nothing', args: {} }, reader(0))).toBe('nothing');
    expect(render(words, { key: 'places', args: { who: { seat: 4 } } }, reader(0))).toBe('#5 legt  auf .');
    expect(render(words, { key: 'places', args: { chip: { word: 'no.word' }, plot: 1 } }, reader(0))).toBe(
      ' legt no.word auf 1.',
    );
  });
  it('keeps the names of seats apart, so that they can be marked', () => {
    expect(renderPieces(words, placed, reader(0))[0]).toEqual({ text: 'Ben', seat: 1 });
  });
  it('takes a name for text, never for a pattern', () => {
    const tricky = { ...reader(0), names: ['Anna', '{plot}'] };
    expect(render(words, placed, tricky)).toBe('{plot} legt Option auf b2.');
  });
});
