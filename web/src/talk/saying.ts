// A line in the reader's words.
import { phrase } from '../settings.svelte';
import { learn } from '../text/dictionary';
import type { Arg } from '../generated/types';
import type { Heard } from './talk.svelte';
import { talkWords, type TalkWord } from './words';

learn(talkWords);

export const word = (key: TalkWord, args: Record<string, Arg> = {}): string => phrase(key, args);

export const nameOf = ({ name, seat, watcher }: Heard): string =>
  name !== '' ? name : seat === null ? word('talk.nobody', { n: watcher }) : `#${seat + 1}`;

export function saying({ text, phrase: said, reaction, to }: Heard, names: readonly string[]): string {
  if (text !== null) return text;
  if (said !== null) return word(`talk.phrase.${said}`);
  if (reaction === null) return '';
  return word('talk.to', { reaction: word(`talk.reaction.${reaction}`), name: names[to ?? 0] ?? '' });
}

/** All of it as a file: one line each, in the order in which it was said. */
export function transcript(lines: readonly Heard[], names: readonly string[], language: string): string {
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'short', timeStyle: 'short' });
  return lines
    .map((line) => {
      const who = line.seat === null ? `${nameOf(line)} (${word('talk.watcher')})` : nameOf(line);
      return `${when.format(line.at)}  ${who}: ${saying(line, names)}\n`;
    })
    .join('');
}
