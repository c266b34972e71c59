// What Unicode says of characters and words, for the house's rules about names. Kinds count as in text/unicode.hpp.
const plain = 0;
const mark = 1;
const space = 2;
// The first that fits counts.
const kinds: [number, RegExp][] = [
  [space, /\p{Zs}/u],
  [3, /[\p{Zl}\p{Zp}]/u],
  [4, /[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u],
  [5, /\p{Cn}/u],
  [6, /\p{Default_Ignorable_Code_Point}/u],
  [mark, /\p{M}/u],
];
const pictograph = /\p{Extended_Pictographic}/u;
const wide =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}\u3000-\u303e\uff01-\uff60\uffe0-\uffe6]/u;

export function kindOf(codepoint: number): number {
  const character = String.fromCodePoint(codepoint);
  return kinds.find(([, fits]) => fits.test(character))?.[0] ?? plain;
}

export const isPictograph = (codepoint: number): boolean => pictograph.test(String.fromCodePoint(codepoint));

export function columnsOf(codepoint: number): number {
  const kind = kindOf(codepoint);
  if (kind !== plain && kind !== space) return 0;
  return wide.test(String.fromCodePoint(codepoint)) ? 2 : 1;
}

export const composed = (text: string): string => text.normalize('NFC');

// Upper case comes first because it writes some letters as two, as folding does.
export const forNames = (text: string): string => text.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFKC');

export function graphemesOf(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;
}
