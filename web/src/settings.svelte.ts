// What a person has chosen for this browser: language, theme, sound, name, the strength of bots.
import { recall, remember } from './storage';
import { dictionary } from './text/dictionary';
import { render, type Language } from './text/phrasebook';
import type { Arg } from './generated/types';
import type { WordKey } from './words';

export type Theme = 'system' | 'light' | 'dark';
export type Pace = 'calm' | 'quick' | 'none'; // how fast pieces move
export const longestName = 24;

export function chooseLanguage(query: string, stored: string | null, preferred: readonly string[]): Language {
  const asked = new URLSearchParams(query).get('lang');
  for (const candidate of [asked, stored, ...preferred]) {
    const language = candidate?.slice(0, 2).toLowerCase();
    if (language === 'de' || language === 'en') return language;
  }
  return 'en';
}

const themes: readonly Theme[] = ['system', 'light', 'dark'];
export const paces: readonly Pace[] = ['calm', 'quick', 'none'];

// How well bots play, as the server calls it.
export const levels = ['1', '2', '3', '4', '5', 'thumb'] as const;
const usualLevel = '3';

class Settings {
  language: Language = $state(chooseLanguage(location.search, recall('language'), navigator.languages ?? []));
  theme: Theme = $state(themes.find((theme) => theme === recall('theme')) ?? 'system');
  pace: Pace = $state(paces.find((pace) => pace === recall('pace')) ?? 'calm');
  plain = $state(recall('table') === 'plain'); // tables of words and buttons instead of drawn ones
  sound = $state(recall('sound') === 'on');
  notify = $state(recall('notify') === 'on');
  name = $state((recall('name') ?? '').slice(0, longestName));
  bot: string = $state(levels.find((level) => level === recall('level')) ?? usualLevel); // a level or a host's program
  nightOutside = $state(false);
  dark = $derived(this.theme === 'system' ? this.nightOutside : this.theme === 'dark');

  constructor() {
    const night = globalThis.matchMedia?.('(prefers-color-scheme: dark)');
    this.nightOutside = night?.matches ?? false;
    night?.addEventListener('change', (event) => (this.nightOutside = event.matches));
  }

  // Called once by the page, inside an effect root: keeps <html> and the storage in step with the choices.
  keep(): void {
    $effect(() => {
      document.documentElement.dataset['theme'] = this.dark ? 'dark' : 'light';
    });
    $effect(() => {
      document.documentElement.lang = this.language;
    });
    $effect(() => remember('language', this.language));
    $effect(() => remember('theme', this.theme));
    $effect(() => remember('pace', this.pace));
    $effect(() => remember('table', this.plain ? 'plain' : 'drawn'));
    $effect(() => remember('sound', this.sound ? 'on' : 'off'));
    $effect(() => remember('notify', this.notify ? 'on' : 'off'));
    $effect(() => remember('name', this.name.trim()));
    $effect(() => {
      if (levels.some((level) => level === this.bot)) remember('level', this.bot); // programs come and go
    });
  }
}

export const settings = new Settings();

// A word of the page in the reader's language.
export const t = (key: WordKey, args: Record<string, Arg> = {}): string => phrase(key, args);

// The same for keys that are only known at run time (options, score sheets); the key itself if there is no such word.
export const phrase = (key: string, args: Record<string, Arg> = {}): string =>
  render(dictionary, { key, args }, { language: settings.language, names: [], you: null });

export const hasPhrase = (key: string): boolean => key in dictionary;
