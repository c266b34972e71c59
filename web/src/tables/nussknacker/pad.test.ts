import { beforeEach, describe, expect, it } from 'vitest';
import { loadNotes, nextMark, noteKey, saveNotes, type Mark } from './pad';

const key = 'table-seat:pad';
beforeEach(() => localStorage.clear());

describe('marks', () => {
  it('go round: open, yes, no, maybe', () => {
    const seen: Mark[] = [''];
    for (let i = 0; i < 4; ++i) seen.push(nextMark(seen.at(-1)!));
    expect(seen).toEqual(['', 'yes', 'no', 'maybe', '']);
  });
});

describe('notes', () => {
  const bensFirstThree = noteKey(1, 3, 1);

  it('survive a reload', () => {
    saveNotes(localStorage, key, 2, { [bensFirstThree]: 'yes' });
    expect(loadNotes(localStorage, key, 2)).toEqual({ [bensFirstThree]: 'yes' });
  });
  it('start empty with every deal, and an earlier deal keeps its own', () => {
    saveNotes(localStorage, key, 2, { [bensFirstThree]: 'yes' });
    expect(loadNotes(localStorage, key, 3)).toEqual({});
    saveNotes(localStorage, key, 3, { [noteKey('nut', 5, 1)]: 'no' });
    expect(loadNotes(localStorage, key, 2)).toEqual({ [bensFirstThree]: 'yes' });
  });
  it('of other tables and seats stay apart', () => {
    saveNotes(localStorage, key, 1, { [bensFirstThree]: 'yes' });
    expect(loadNotes(localStorage, 'another:pad', 1)).toEqual({});
  });
  it('of long past deals are dropped', () => {
    for (let deal = 1; deal <= 12; ++deal) saveNotes(localStorage, key, deal, { [bensFirstThree]: 'maybe' });
    expect(loadNotes(localStorage, key, 12)).not.toEqual({});
    expect(loadNotes(localStorage, key, 1)).toEqual({});
  });
  it('that cannot be read count as none', () => {
    for (const broken of ['{', '[]', 'null', '7']) {
      localStorage.setItem(key, broken);
      expect(loadNotes(localStorage, key, 1)).toEqual({});
    }
  });
  it('tell the copies of a value apart', () => expect(noteKey(1, 3, 1)).not.toBe(noteKey(1, 3, 2)));
});
