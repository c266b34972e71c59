import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { BauabScreen, Command, Offer, Position, TableFrame } from '../generated/types';
import { FakeSocket } from '../net/fakeSocket';
import { recentTables } from '../recent';
import { getToKnow, isKnown } from '../tables/registry';
import { TableSession } from './session.svelte';

await getToKnow('bauab');

const table: TableFrame = {
  t: 'table',
  n: 1,
  table: 't1',
  game: 'bauab',
  options: 'players=2',
  phase: 'playing',
  seats: [
    { kind: 'person', name: 'Anna', here: true, standIn: false, bot: '', failures: 0, leftToChance: false },
    { kind: 'bot', name: 'Bot 2', here: false, standIn: false, bot: '3', failures: 0, leftToChance: false },
  ],
  you: 0,
  yours: [0],
  hidden: false,
  race: false,
  watchers: 0,
  round: 1,
  commitment: '',
  commitments: [],
  next: '',
  origin: null,
  earlierRules: null,
  goesOn: false,
  daily: '',
  ended: 0,
  took: 0,
  hints: false,
  talk: 'none',
  puzzle: false,
  patience: [-1, -1],
  trouble: '',
};
const offer = (notation: string): Offer<'bauab'> => ({
  notation,
  label: { key: '', args: {} },
  action: { kind: 'pass' },
});
const position = (changes: Partial<Position<'bauab'>> = {}): Position<'bauab'> => ({
  screen: {} as BauabScreen,
  must: [0],
  may: [0],
  prompt: null,
  decision: 7,
  occasion: 2,
  answers: [offer('3@b2')],
  interrupts: [offer('announce 5')],
  undo: false,
  outcome: { over: false, points: [0, 0], ranks: [] },
  givenUpBy: null,
  sheet: [],
  zones: null,
  ...changes,
});
const line = (move: number) => ({
  message: { key: 'bauab.passes', args: { who: { seat: 1 } } },
  event: { kind: 'passes', who: 1 },
  move,
});
const moved = (from: number, moves: number[], n = 2) => ({
  t: 'position',
  n,
  ack: null,
  position: position(),
  story: { from, lines: moves.map(line) },
  alarm: null,
  patience: [-1, -1],
  lesson: null,
  puzzle: null,
  times: [],
});

let socket: FakeSocket;
let session: TableSession;

beforeEach(() => {
  localStorage.clear();
  session = new TableSession('t1', () => {
    socket = new FakeSocket();
    return socket.asWebSocket();
  });
  socket.open();
  socket.receive(table);
  socket.receive(moved(0, [0, 1]));
});
afterEach(() => session.close());

const lastSent = (): Command => JSON.parse(socket.sent.at(-1) ?? '{}') as Command;

describe('a table session', () => {
  it('knows whose turn it is and remembers the table', () => {
    expect(session.yourTurn).toBe(true);
    expect(session.names).toEqual(['Anna', 'Bot 2']);
    expect(recentTables()[0]).toMatchObject({ table: 't1', game: 'bauab', seated: true });
  });

  it('keeps the story that it has and appends what is new', () => {
    socket.receive(moved(2, [2]));
    expect(session.story.map(({ move }) => move)).toEqual([0, 1, 2]);
    socket.receive(moved(1, [1, 1]));
    expect(session.story.map(({ move }) => move)).toEqual([0, 1, 1]);
    expect(session.lastLines).toHaveLength(2);
  });

  it('shows a hint as long as the question stands that it is about', async () => {
    const label = { key: 'bauab.label.place', args: { chip: { word: 'bauab.chip.3' }, plot: 'b2' } };
    const best = { action: '3@b2', label, chance: 620 };
    const advice = { best, others: [], line: [], certain: true, suppositions: [] };
    const asked = session.askForHint();
    expect(session.isAdvised).toBe(true);
    expect(lastSent()).toMatchObject({ do: 'hint' });
    socket.receive({ t: 'hint', n: 3, id: lastSent().id, decision: 7, advice });
    await asked;
    expect(session.isAdvised).toBe(false);
    expect(session.hint).toMatchObject({ advice });
    socket.receive({ ...moved(2, [2]), position: position({ decision: 8 }) });
    expect(session.hint).toBeNull();
  });

  it('lets the table point at a move of a hint, as the only thing that can be done, until it is answered', async () => {
    socket.receive({ ...moved(2, [2]), position: position({ answers: [offer('3@b2'), offer('4@b2')] }) });
    const label = { key: 'bauab.label.place', args: { chip: { word: 'bauab.chip.3' }, plot: 'b2' } };
    const moves = ['3@b2', '4@b2'].map((action) => ({ action, label, chance: 500 }));
    const [best, other] = moves;
    if (best === undefined || other === undefined) throw new Error('two moves');
    const advice = { best, others: [other], line: [], certain: true, suppositions: [] };
    const asked = session.askForHint();
    socket.receive({ t: 'hint', n: 4, id: lastSent().id, decision: 7, advice });
    await asked;
    const offered = () => session.shown?.answers.map(({ notation }) => notation);
    session.askWhy(true);
    expect(offered()).toEqual(['3@b2', '4@b2']);
    session.pointed = '4@b2';
    expect(offered()).toEqual(['4@b2']);
    session.askWhy(false);
    expect(offered()).toEqual(['3@b2', '4@b2']);
    session.pointed = '4@b2';
    socket.receive({ ...moved(3, [3]), position: position({ decision: 8 }) });
    expect(offered()).toEqual(['3@b2']);
  });

  it('says once by which rules of before a running game is played', () => {
    const again = new TableSession('t2', () => {
      socket = new FakeSocket();
      return socket.asWebSocket();
    });
    socket.open();
    const args = { version: 2, difference: { word: 'bauab.title' } };
    socket.receive({ ...table, earlierRules: { key: 'core.earlierRules', args } });
    expect(again.notice?.text).toContain('(version 2)');
    again.notice = null;
    socket.receive({ ...table, n: 2, earlierRules: { key: 'core.earlierRules', args } });
    expect(again.notice).toBeNull();
    again.close();
  });

  it('says that somebody else has asked for a hint', () => {
    socket.receive({ t: 'hinted', n: 3, seat: 1 });
    expect(session.notice).toMatchObject({ text: expect.stringContaining('Bot 2') as string, isNews: true });
  });

  it('says that somebody has taken something back', () => {
    socket.receive({ t: 'undone', n: 3, seat: 1 });
    expect(session.notice).toMatchObject({ text: expect.stringContaining('Bot 2') as string, isNews: true });
  });

  it('offers a bot for somebody who is here only when patience has ended', () => {
    vi.useFakeTimers();
    const ben = {
      kind: 'person' as const,
      name: 'Ben',
      here: true,
      standIn: false,
      bot: '',
      failures: 0,
      leftToChance: false,
    };
    socket.receive({ ...table, seats: [table.seats[0], ben], patience: [-1, 180_000] });
    const mayAsk = () => session.seats.filter((seat) => session.mayLetABotPlayFor(seat)).map(({ index }) => index);
    expect(mayAsk()).toEqual([]);
    vi.advanceTimersByTime(179_000);
    expect(session.idle).toEqual([]);
    vi.advanceTimersByTime(1_100);
    expect(session.idle).toEqual([1]);
    expect(mayAsk()).toEqual([1]);
    void session.letABotPlayFor(1);
    expect(lastSent()).toMatchObject({ do: 'standIn', seat: 1 });
    socket.receive({ ...moved(2, [2]), patience: [180_000, -1] });
    expect(session.idle).toEqual([]);
    expect(mayAsk()).toEqual([]);
    vi.useRealTimers();
  });

  it('says that chance plays where a program has failed', () => {
    const failed = (failures: number, leftToChance: boolean): TableFrame => ({
      ...table,
      seats: table.seats.map((seat, i) => (i === 1 ? { ...seat, bot: 'my-bot', failures, leftToChance } : seat)),
    });
    socket.receive(failed(1, false));
    expect(session.notice).toMatchObject({ text: expect.stringContaining('my-bot') as string, isNews: true });
    const once = session.notice?.text;
    session.notice = null;
    socket.receive(failed(1, false)); // of something else
    expect(session.notice).toBeNull();
    socket.receive(failed(3, true));
    expect(session.notice).toMatchObject({ text: expect.stringContaining('Bot 2') as string });
    expect(session.notice).not.toMatchObject({ text: once });
  });

  it('names the decision that an action answers, and the occasion of an interrupt', () => {
    void session.act('3@b2');
    expect(lastSent()).toMatchObject({ do: 'act', action: '3@b2', answers: 7 });
    void session.act('announce 5');
    expect(lastSent()).toMatchObject({ action: 'announce 5', answers: 2 });
  });

  it('tells a race when the table acts, and how long a person has seen what they react to', async () => {
    void session.act('3@b2');
    expect(lastSent()).not.toHaveProperty('shownAgo');
    expect(session.alarmAt).toBeNull();
    const before = performance.now();
    socket.receive({ ...moved(2, [2]), position: position({ decision: 8 }), alarm: 5000 });
    expect(session.alarmAt).toBeGreaterThanOrEqual(before + 5000);
    await new Promise((done) => setTimeout(done, 60));
    expect(lastSent()).toMatchObject({ do: 'seen', frame: 2 });
    void session.act('3@b2');
    const { shownAgo } = lastSent() as { shownAgo?: number };
    expect(shownAgo).toBeGreaterThanOrEqual(0);
    expect(shownAgo).toBeLessThan(performance.now() - before);
    socket.receive(moved(3, [3]));
    expect(session.alarmAt).toBeNull();
  });

  it('forgets lines that fade', () => {
    socket.receive(moved(2, [2, 3, 3]));
    socket.receive(moved(3, [4]));
    expect(session.story.map(({ move }) => move)).toEqual([0, 1, 2, 4]);
    socket.receive(moved(0, [0, 1, 2, 3, 3, 4]));
    expect(session.story).toHaveLength(6);
  });

  it('says politely that a memory game shows no past', async () => {
    const looked = session.look(0);
    const message = { key: 'core.memory', args: {} };
    socket.receive({ t: 'error', n: 3, id: lastSent().id, clause: 'memory', message, text: '' });
    await looked;
    expect(session.past).toBeNull();
    expect(session.notice).toMatchObject({
      clause: '',
      text: expect.stringMatching(/look back|Zurückschauen/) as string,
    });
  });

  it('shows a refusal with its clause', async () => {
    const acted = session.act('3@b2');
    const message = { key: 'core.turn', args: { who: { seat: 1 } } };
    socket.receive({ t: 'error', n: 3, id: lastSent().id, clause: 'B1', message, text: '' });
    expect(await acted).toBe(false);
    expect(session.notice).toMatchObject({ clause: 'B1', text: expect.stringMatching(/turn|Zug/) as string });
  });

  it('asks each explanation once a position, all of a moment together', async () => {
    const asked = Promise.all([session.explain(['a', 'b']), session.explain(['b', 'c'])]);
    await Promise.resolve();
    expect(lastSent()).toMatchObject({ actions: ['a', 'b', 'c'] });
    const previews = ['a', 'b', 'c'].map((action) => ({ action, refusal: null, screen: {} }));
    socket.receive({ t: 'explained', n: 3, id: lastSent().id, previews });
    expect((await asked).map((list) => list.map(({ action }) => action))).toEqual([
      ['a', 'b'],
      ['b', 'c'],
    ]);
    const before = socket.sent.length;
    await session.explain(['a']);
    expect(socket.sent).toHaveLength(before);
    socket.receive(moved(2, [2]));
    void session.explain(['a']);
    await Promise.resolve();
    expect(socket.sent).toHaveLength(before + 1);
  });

  it('keeps the times of a race as they were told last', () => {
    const times = [{ seat: 1, took: 4210, line: 40 }];
    socket.receive({ ...moved(0, [1]), times });
    expect(session.times).toEqual(times);
    socket.receive({ ...moved(1, [2], 3), times: [] });
    expect(session.times).toEqual([]);
  });

  it('looks back, does nothing there, and comes back', async () => {
    const looked = session.look(0);
    expect(lastSent()).toMatchObject({ do: 'look', move: 0 });
    const then = position({ decision: 1 });
    socket.receive({ t: 'looked', n: 3, id: lastSent().id, move: 0, position: then });
    await looked;
    expect(session.shown).toEqual(then);
    const before = socket.sent.length;
    expect(await session.act('3@b2')).toBe(false);
    expect(socket.sent).toHaveLength(before);
    session.backToGame();
    expect(session.shown).toEqual(session.position);
  });

  it('takes the last moment for the present', async () => {
    await session.look(99);
    expect(session.past).toBeNull();
  });

  it('shows nothing before the words of the game are there, and then everything in its order', async () => {
    expect(isKnown('misd')).toBe(false);
    socket.receive({ ...table, game: 'misd', phase: 'seating' });
    socket.receive({ ...table, game: 'misd' });
    expect(session.table?.game).toBe('bauab');
    await vi.waitFor(() => expect(session.table).toMatchObject({ game: 'misd', phase: 'playing' }));
    expect(session.say({ key: 'misd.title', args: {} })).toBe('Misd');
  });

  it('does not believe a seat that is not at the table', () => {
    socket.receive({ ...table, you: 5 });
    expect(session.you).toBe(0);
  });

  it('says that there is no such table and stops trying', () => {
    vi.useFakeTimers();
    const message = { key: 'server.noTable', args: {} };
    socket.receive({ t: 'error', n: 1, id: '', clause: 'server', message, text: 'No.' });
    expect(session.unknown).toBe(true);
    const last = socket;
    vi.advanceTimersByTime(60_000);
    expect(socket).toBe(last);
    vi.useRealTimers();
  });
});
