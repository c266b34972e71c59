// The people who share this screen. Each has a session of their own, which hears what their seat may know and nothing
// else; here is decided who is in front of the screen, and when the curtain is down in between.
//
// Where everything lies open, whoever is to act is simply in front. Where hands are hidden the curtain falls first, and
// only they themselves raise it. Whoever has acted stays in front until another person here is asked; so nobody's hand
// is shown without somebody having said that it is theirs.
import * as api from '../api';
import type { TableFrame } from '../generated/types';
import { settings, type Pace } from '../settings.svelte';
import type { SeatView } from '../tables/contract';
import { TableSession } from './session.svelte';
import { Buzzers } from './buzzers.svelte';
import { noteNames } from './sofaNames';

// Whoever has moved sees what came of it before the next person here is asked; in milliseconds.
const lookAfter: Record<Pace, number> = { calm: 1500, quick: 700, none: 0 };

export class Sofa {
  sessions: readonly TableSession[] = $state.raw([]); // by seat; a watcher's if nobody here has a seat
  front: TableSession = $state.raw() as TableSession;
  isCovered = $state(false); // the curtain is down
  called: TableSession | null = $state.raw(null); // who is asked to raise it

  readonly isShared: boolean = $derived(this.sessions.length > 1);
  private readonly isPlaying: boolean = $derived(this.front.table?.phase === 'playing');
  readonly isRace: boolean = $derived(this.isShared && (this.front.table?.race ?? false));
  readonly hasSecrets: boolean = $derived(this.isShared && !this.isRace && (this.front.table?.hidden ?? true));
  // Those here who are to act.
  readonly asked: readonly TableSession[] = $derived(this.sessions.filter((session) => session.isAsked));

  // Whose latest move can be taken back: where everything lies open, also that of whoever was in front before.
  readonly undoer: TableSession | null = $derived.by(() => {
    const movers = this.hasSecrets ? [this.front] : [this.front, ...this.sessions];
    return this.front.past === null ? (movers.find(({ position }) => position?.undo) ?? null) : null;
  });
  // Whether others could do something at this screen now, or have a look at what is theirs.
  readonly mayHandOver: boolean = $derived(
    this.isShared &&
      this.isPlaying &&
      !this.isRace &&
      (this.hasSecrets || this.sessions.some((session) => session !== this.front && mayAct(session))),
  );

  // People elsewhere who play: they would have to wait for those here.
  readonly company: readonly SeatView[] = $derived(
    this.front.seats.filter(
      ({ kind, standIn, index }) => kind === 'person' && !standIn && this.at(index) === undefined,
    ),
  );

  readonly buzzers = new Buzzers(this);
  // In a race: nobody here has called yet, and somebody could.
  readonly awaitsCall: boolean = $derived(this.isRace && this.asked.length > 0 && this.buzzers.queue.length === 0);

  private readonly seen = new WeakSet<TableFrame>(); // an old one says nothing about who sits here now
  private hasCovered = false; // the curtain has been down before anybody's hand was shown
  private wasFetched = false; // whoever is in front came unasked and stays until they have acted
  private turning: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly sessionAt: (seat: number | null) => TableSession = (seat) =>
      new TableSession(id, undefined, seat, house),
    private readonly house: api.House = api.server,
  ) {
    this.front = this.take(null);
  }

  close(): void {
    clearTimeout(this.turning);
    this.buzzers.close();
    for (const session of this.sessions) session.close();
  }

  at(seat: number): TableSession | undefined {
    return this.sessions.find((session) => session.seat === seat);
  }

  hurry(): void {
    for (const session of this.sessions) session.hurry();
  }

  speakAnew(): void {
    for (const session of this.sessions) session.speakAnew();
  }

  /** One more person sits down at this screen. */
  async bring(name: string, seat: number): Promise<void> {
    try {
      await this.house.sit(this.id, { name, seat, another: true });
      noteNames([name]);
    } catch (error) {
      this.front.tell(api.sentenceOf(error));
    }
  }

  /** All who are here leave a running game: bots play on for them while others do, and otherwise the table waits. */
  async leave(): Promise<boolean> {
    if (this.company.length === 0) return true;
    const here = this.sessions.filter(({ you, seats }) => you !== null && !seats[you]?.standIn);
    const answers = await Promise.all(here.map((session) => session.leave()));
    return answers.every((answer) => answer !== null);
  }

  /** Whoever is in front acts, and then it may be another's turn. */
  async act(action: string): Promise<void> {
    if (!(await this.front.act(action))) return;
    this.wasFetched = false;
    this.callWhoeverIsAsked();
  }

  /** Somebody says that it is them: from now on they are in front. */
  comeToFront(session: TableSession): void {
    clearTimeout(this.turning);
    this.wasFetched = !session.isAsked;
    this.called = null;
    this.isCovered = false;
    if (session === this.front) return;
    this.front.notice = session.notice = null; // said to somebody else, or long ago
    this.front.backToGame();
    this.front = session;
  }

  /** Lets the curtain down, so that others can come to the front, or nobody sees what lies there. */
  cover(): void {
    if (!this.mayHandOver) return;
    clearTimeout(this.turning);
    this.isCovered = true;
    this.called = null;
    if (this.hasSecrets) this.callWhoeverIsAsked();
  }

  private take(seat: number | null): TableSession {
    const session = this.sessionAt(seat);
    session.changed = (changed) => this.hear(changed);
    this.sessions = [...this.sessions, session];
    return session;
  }

  private hear(session: TableSession): void {
    const { table } = session;
    if (table !== null && !this.seen.has(table)) {
      this.seen.add(table);
      for (const seat of table.yours) if (this.at(seat) === undefined) this.take(seat);
    }
    this.sendOffWhoHasNoSeat();
    this.sessions = this.sessions.toSorted((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
    const isOpen = this.isShared && !this.hasSecrets;
    for (const each of this.sessions) each.isOneOfMany = isOpen;
    if (this.isRace) this.buzzers.look();
    this.callWhoeverIsAsked();
  }

  // Seats are given up, or taken to other devices. Somebody always looks, if only as a watcher.
  private sendOffWhoHasNoSeat(): void {
    const stay = this.sessions.filter(({ seat }) => seat !== null);
    if (stay.length === 0) stay.push(this.front);
    for (const session of this.sessions) if (!stay.includes(session)) session.close();
    this.sessions = stay;
    if (stay.includes(this.front)) return;
    this.front = stay[0] as TableSession;
    this.hasCovered = false;
  }

  private callWhoeverIsAsked(): void {
    if (!this.isShared || !this.isPlaying || this.isRace) {
      clearTimeout(this.turning);
      this.isCovered = this.hasCovered = this.wasFetched = false;
      this.called = null;
      return;
    }
    if (this.hasSecrets && !this.hasCovered) this.isCovered = this.hasCovered = true;
    clearTimeout(this.turning);
    if (this.isCovered) {
      const isStillAsked = this.called !== null && this.asked.includes(this.called);
      if (!isStillAsked && this.hasSecrets) this.called = this.nextAsked();
    } else if (!this.wasFetched && !this.asked.includes(this.front) && this.asked.length > 0) {
      this.turning = setTimeout(() => this.turnToWhoeverIsAsked(), lookAfter[settings.pace]);
    }
  }

  private turnToWhoeverIsAsked(): void {
    const next = this.nextAsked();
    if (next === null || this.asked.includes(this.front)) return;
    if (!this.hasSecrets) {
      this.comeToFront(next);
      return;
    }
    this.isCovered = true;
    this.called = next;
  }

  // In the order of the seats, from whoever was in front on.
  private nextAsked(): TableSession | null {
    const from = this.front.seat ?? 0;
    return this.asked.find(({ seat }) => (seat ?? 0) >= from) ?? this.asked[0] ?? null;
  }
}

const mayAct = ({ isAsked, position }: TableSession): boolean => isAsked || (position?.interrupts.length ?? 0) > 0;
