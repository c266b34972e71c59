import { describe, expect, it } from 'vitest';
import type { Message, Offer as Legal, Position } from '../../generated/types';
import { crossOf, inGroups, matching, offersOf, type Offer } from './offers';

const message = (key: string, n?: number): Message => ({ key, args: n === undefined ? {} : { n } });
const say = ({ key, args }: Message): string => `${key} ${String(args['n'] ?? '')}`.trim();
const offer = (kind: string, n: number): Offer => ({ action: `${kind}${n}`, kind, label: `${kind} ${n}`, parts: [] });

const legal = (notation: string, label: Message): Legal => ({ notation, label, action: { kind: 'pass' } });

const position = (actions: Partial<Position>): Position => ({
  screen: {} as Position['screen'],
  must: [0],
  may: [],
  prompt: null,
  decision: 1,
  occasion: 1,
  answers: [],
  interrupts: [],
  undo: false,
  outcome: { over: false, points: [0], ranks: [] },
  givenUpBy: null,
  sheet: [],
  zones: null,
  ...actions,
});

describe('what can be done', () => {
  it('is on a piece, in a button or possible at any time', () => {
    const piece = { label: message('card', 7), tone: 'plain' as const, faceDown: false, lit: false };
    const offers = offersOf(
      position({
        answers: [legal('play 7', message('play', 7)), legal('pass', message('pass'))],
        interrupts: [legal('shout', message('shout'))],
        zones: [
          { title: message('hand'), owner: 0, columns: 0, pieces: [{ ...piece, action: 'play 7' }] },
          { title: message('pile'), owner: null, columns: 0, pieces: [{ ...piece, action: 'play 9' }] },
        ],
      }),
      say,
    );
    expect([...offers.onPieces.keys()]).toEqual(['play 7']);
    expect(offers.answers).toEqual([{ action: 'pass', kind: 'pass', label: 'pass', parts: [] }]);
    expect(offers.interrupts.map(({ label }) => label)).toEqual(['shout']);
  });
});

describe('groups', () => {
  it('are not needed for a few actions', () => {
    const few = [offer('a', 1), offer('b', 1), offer('a', 2)];
    expect(inGroups(few)).toEqual([few]);
    expect(inGroups([])).toEqual([]);
  });
  it('keep kinds together and put loners last', () => {
    const many = [...[1, 2, 3].flatMap((n) => [offer('put', n), offer('take', n)]), offer('pass', 0), offer('end', 0)];
    expect(inGroups(many).map((group) => group.map(({ action }) => action))).toEqual([
      ['put1', 'put2', 'put3'],
      ['take1', 'take2', 'take3'],
      ['pass0', 'end0'],
    ]);
  });
});

describe('a crossing', () => {
  const pairs = (shapes: string[], colours: string[]): Offer[] =>
    shapes.flatMap((shape) =>
      colours.map((colour) => ({
        action: `${shape}-${colour}`,
        kind: 'pair',
        label: `${shape} in ${colour}`,
        parts: [shape, colour],
      })),
    );
  const all = pairs(['heart', 'star', 'arrow'], ['red', 'blue', 'white', 'black', 'brown', 'grey']);

  it('is each of these with each of those', () => {
    const cross = crossOf(all);
    expect(cross?.sides).toEqual([
      ['heart', 'star', 'arrow'],
      ['red', 'blue', 'white', 'black', 'brown', 'grey'],
    ]);
    expect(cross?.at('star', 'white')?.action).toBe('star-white');
    expect(cross?.at('white', 'star')).toBeUndefined();
  });
  it('leaves nothing out, mixes no kinds and is worth its two steps', () => {
    expect(crossOf(all.slice(1))).toBeNull();
    expect(crossOf([...all.slice(1), ...all.slice(1, 2)])).toBeNull();
    expect(crossOf([...all, offer('pass', 0)])).toBeNull();
    expect(crossOf(pairs(['heart', 'star'], ['red', 'blue']))).toBeNull();
    expect(crossOf([])).toBeNull();
  });
  it('knows the parts of what the engine offers', () => {
    const answers = [legal('3r', { key: 'pair', args: { n: 3, colour: { word: 'red' } } })];
    const speak = ({ key, args }: Message) => (key === 'core.text' ? JSON.stringify(args['text']) : key);
    expect(offersOf(position({ answers }), speak).answers[0]?.parts).toEqual(['3', '{"word":"red"}']);
  });
});

describe('a search', () => {
  const labelled = (label: string): Offer => ({ action: label, kind: '', label, parts: [] });
  const all = ['Lege die 3 auf b2', 'Lege die 13 auf b2', 'Lege die 3 auf c1', 'Würfle nach'].map(labelled);
  const found = (search: string) => matching(all, search).map(({ label }) => label);

  it('finds by the beginnings of words, in any order', () => {
    expect(found('3 b2')).toEqual(['Lege die 3 auf b2']);
    expect(found('c1 le')).toEqual(['Lege die 3 auf c1']);
    expect(found('wurf')).toEqual(['Würfle nach']);
    expect(found('')).toHaveLength(4);
    expect(found('zz')).toEqual([]);
  });
});
