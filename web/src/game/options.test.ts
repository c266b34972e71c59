import { describe, expect, it } from 'vitest';
import type { Option } from '../generated/types';
import { shelf } from '../lobby/shelf';
import { getToKnow } from '../tables/registry';
import { isAsked, optionLine } from './options';

const option = (name: string, values: string[], value: string): Option => ({
  name,
  values,
  value,
  length: null,
  asked: true,
  onlyIf: null,
});
const sand = [
  option('players', ['1', '2', '3', '4'], '2'),
  option('deck', ['learning', 'shuffled'], 'learning'),
  option('fableRound', ['0', '1', '18'], '0'),
  option('campaign', ['off', 'on'], 'off'),
];
const looks = (await getToKnow('feiner-sand'))?.options;
const asked = (chosen: Record<string, string>) =>
  sand.filter((one) => isAsked(one, looks, chosen)).map(({ name }) => name);

describe('options', () => {
  it('that follow from others are corrected and not asked for', () => {
    const alone = { players: '1', deck: 'learning', fableRound: '18', campaign: 'on' };
    expect(asked(alone)).toEqual(['players', 'campaign']);
    expect(optionLine(sand, looks, alone)).toBe('players=1 deck=shuffled fableRound=0 campaign=on');

    const learning = { players: '2', deck: 'learning', fableRound: '18', campaign: 'off' };
    expect(asked(learning)).toEqual(['players', 'deck', 'campaign']);
    expect(optionLine(sand, looks, learning)).toBe('players=2 deck=learning fableRound=0 campaign=off');
  });

  it('that can be chosen are', () => {
    const free = { players: '2', deck: 'shuffled', fableRound: '18', campaign: 'off' };
    expect(asked(free)).toEqual(['players', 'deck', 'fableRound', 'campaign']);
    expect(optionLine(sand, looks, free)).toBe('players=2 deck=shuffled fableRound=18 campaign=off');
  });

  it('that depend on another are left out without it', () => {
    const plan = [
      option('layout', ['square', 'free'], 'square'),
      { ...option('cells', [], ''), onlyIf: { option: 'layout', value: 'free' } },
    ];
    expect(optionLine(plan, undefined, { layout: 'square', cells: 'xx' })).toBe('layout=square');
    expect(optionLine(plan, undefined, { layout: 'free', cells: 'xx' })).toBe('layout=free cells=xx');
  });
});

describe('every game', () => {
  it('says for every number of players how long it takes', async () => {
    expect(shelf.length).toBeGreaterThan(10);
    for (const { id } of shelf) {
      const all = Object.values((await getToKnow(id))?.minutes ?? {});
      expect(all.length).toBeGreaterThan(0);
      expect(all.every((n) => n > 0 && n % 5 === 0)).toBe(true);
    }
  });
});
