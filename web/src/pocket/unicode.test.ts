import { expect, it } from 'vitest';
import { columnsOf, composed, forNames, graphemesOf, isPictograph, kindOf } from './unicode';

const point = (character: string): number => character.codePointAt(0) ?? 0;

it('knows the kinds of characters as text/unicode.hpp counts them', () => {
  const kinds: [string, number][] = [
    ['a', 0],
    ['ß', 0],
    ['7', 0],
    ['🦊', 0],
    ['\u0301', 1], // an accent
    [' ', 2],
    ['\u00a0', 2],
    ['\u2028', 3],
    ['\u0007', 4],
    ['\u200d', 4], // joins
    ['\u202e', 4], // turns the direction
    ['\ue000', 4], // private
    ['\u0378', 5], // not assigned
    ['\u3164', 6], // a letter that nobody sees
    ['\ufe0f', 6], // chooses a picture
  ];
  for (const [character, kind] of kinds) expect([character, kindOf(point(character))]).toEqual([character, kind]);
});

it('knows pictures, and what takes two places or none', () => {
  expect(isPictograph(point('🦊'))).toBe(true);
  expect(isPictograph(point('a'))).toBe(false);
  expect(['a', '山', '🦊', '\u0301'].map((character) => columnsOf(point(character)))).toEqual([1, 2, 2, 0]);
});

it('takes the same name for the same', () => {
  expect(composed('u\u0308')).toBe('ü');
  expect(forNames('STRASSE')).toBe(forNames('Straße'));
  expect(forNames('Ａnna')).toBe(forNames('anna'));
  expect(graphemesOf('👨‍👩‍👧ü')).toBe(2);
});
