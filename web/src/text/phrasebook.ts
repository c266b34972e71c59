// Renders what the engine and the server say, by the same rules as the engine's own phrasebook: `{n}` inserts the
// argument n, `{n|card|cards}` picks by whether n is 1, and a phrase ending in `.you` speaks to the reader.
import type { Arg, Message } from '../generated/types';

export type Language = 'de' | 'en';
export type Words = Record<string, Record<Language, string>>;

export interface Reader {
  language: Language;
  names: readonly string[];
  you: number | null;
}

// A piece of a sentence; names of seats are kept apart so that they can carry the seat's mark.
export interface Piece {
  text: string;
  seat?: number;
}

const isSeat = (arg: Arg | undefined): arg is { seat: number } =>
  typeof arg === 'object' && arg !== null && 'seat' in arg;

function patternOf(words: Words, message: Message, reader: Reader): string | undefined {
  const who = message.args['who'];
  const toYou = isSeat(who) && who.seat === reader.you ? words[`${message.key}.you`] : undefined;
  return (toYou ?? words[message.key])?.[reader.language];
}

function insert(words: Words, arg: Arg, reader: Reader): Piece {
  if (typeof arg === 'number' || typeof arg === 'string') return { text: String(arg) };
  if ('word' in arg) return { text: words[arg.word]?.[reader.language] ?? arg.word };
  return { text: reader.names[arg.seat] || `#${arg.seat + 1}`, seat: arg.seat };
}

export function renderPieces(words: Words, message: Message, reader: Reader): Piece[] {
  const pattern = patternOf(words, message, reader);
  if (pattern === undefined) return [{ text: message.key }];
  const pieces: Piece[] = [];
  let end = 0;
  for (const found of pattern.matchAll(/\{([^{}|]*)(?:\|([^{}|]*)\|([^{}]*))?\}/g)) {
    if (found.index > end) pieces.push({ text: pattern.slice(end, found.index) });
    end = found.index + found[0].length;
    const arg = message.args[found[1] ?? ''];
    if (arg === undefined) continue;
    pieces.push(
      found[2] === undefined ? insert(words, arg, reader) : { text: (arg === 1 ? found[2] : found[3]) ?? '' },
    );
  }
  if (end < pattern.length) pieces.push({ text: pattern.slice(end) });
  return pieces;
}

export const render = (words: Words, message: Message, reader: Reader): string =>
  renderPieces(words, message, reader)
    .map((piece) => piece.text)
    .join('');
