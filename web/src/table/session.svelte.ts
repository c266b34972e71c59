// One table as one seat sees it, or a watcher: what the server has told, and what this person does.
import { Refused, server, type House } from '../api';
import { noteBranch } from '../branch/branches';
import { seatColour, seatShape } from '../look/seats';
import { Connection, isRefusal, type Answer, type LineState, type Order } from '../net/connection';
import type { Frame } from '../net/frames';
import { noteTable } from '../recent';
import { settings, t } from '../settings.svelte';
import { notePlayed } from '../statistics/played';
import { beatOf } from '../tables/kit/flights';
import type { SeatView } from '../tables/contract';
import { getToKnow, isKnown } from '../tables/registry';
import { Talk } from '../talk/talk.svelte';
import { dictionary } from '../text/dictionary';
import { render, renderPieces, type Piece, type Reader } from '../text/phrasebook';
import type {
  CeremonyFrame,
  ClaimTime,
  ErrorFrame,
  HintFrame,
  Message,
  Offer,
  Position,
  PositionFrame,
  Preview,
  StoryLine,
  TableFrame,
} from '../generated/types';
import { botWord } from './bots';
import { answerCeremony } from './ceremony';
import { Learning } from './learning.svelte';
import { Solving } from './solving.svelte';

export interface Past {
  move: number;
  position: Position | null; // null while it is being fetched
}

export interface Notice {
  text: string;
  clause: string;
  isNews: boolean; // nothing went wrong
  id: number;
}

const mostExplained = 32;
const mostNews = 24; // moves
const newsPause = 500; // milliseconds

export class TableSession {
  table: TableFrame | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  story: StoryLine[] = $state.raw([]);
  times: ClaimTime[] = $state.raw([]); // in races: of those who answered what was decided last
  past: Past | null = $state.raw(null);
  alarmAt: number | null = $state(null); // when the table acts by itself, by performance.now()
  // By seat: when the others may let a bot play for somebody who is here and waited for, by performance.now().
  patienceUntil: (number | null)[] = $state.raw([]);
  idle: number[] = $state.raw([]); // the seats for which that time has come
  line: LineState = $state('connecting');
  offlineSince: number | null = $state(null);
  waiting = $state(0);
  unknown = $state(false); // there is no such table
  notice: Notice | null = $state.raw(null);
  seatCode = $state('');
  isAdvised = $state(false); // a hint was asked for and is not here yet
  asksWhy = $state(false); // the reasons of hints are wanted
  pointed: string | null = $state(null); // an action of the present hint, to be seen on the table
  isOneOfMany = $state(false); // several people look at it together: nobody is "you"
  changed: (session: TableSession) => void = () => {}; // something was heard from the server
  private advice: HintFrame | null = $state.raw(null);
  readonly learning = new Learning();
  readonly solving = new Solving();
  readonly talk: Talk;

  readonly you = $derived(this.table?.you ?? null);
  readonly lastMove = $derived(this.story.at(-1)?.move ?? 0);
  readonly names = $derived((this.table?.seats ?? []).map((seat, index) => seat.name || `#${index + 1}`));
  readonly seats: SeatView[] = $derived(
    (this.table?.seats ?? []).map((seat, index) => ({
      ...seat,
      name: this.names[index] ?? '',
      index,
      colour: seatColour(index),
      shape: seatShape(index),
    })),
  );
  // People whose place is empty, and for whom nobody plays.
  readonly absent = $derived(
    this.seats.filter((seat) => seat.kind === 'person' && !seat.here && !seat.standIn && seat.index !== this.you),
  );
  // Where it decides the game for nobody else but one opponent.
  readonly mayResign = $derived(
    this.table?.phase === 'playing' &&
      this.you !== null &&
      !this.seats[this.you]?.standIn &&
      (this.seats.length <= 2 || this.seats.every(({ kind, index }) => kind === 'bot' || index === this.you)),
  );
  readonly yourTurn = $derived(
    this.table?.phase === 'playing' && this.you !== null && (this.position?.must.includes(this.you) ?? false),
  );
  // Where a bot plays for somebody, nobody is asked.
  readonly isAsked = $derived(this.yourTurn && !this.seats[this.you ?? 0]?.standIn);
  readonly mayAskForHint = $derived(this.yourTurn && (this.table?.hints ?? false) && this.past === null);
  // The hint for what is asked now.
  readonly hint = $derived(this.yourTurn && this.advice?.decision === this.position?.decision ? this.advice : null);
  readonly isPointing = $derived(this.hint !== null && this.pointed !== null && this.past === null);
  readonly shown = $derived(
    this.past?.position ??
      (this.position && this.pointingAt(this.solving.through(this.learning.through(this.position)))),
  );
  readonly shownMove = $derived(this.past?.move ?? this.lastMove);
  readonly lastLines = $derived(this.story.filter((line) => line.move === this.shownMove));
  private ownMove: number | null = null; // the latest one of whoever looks, if it was made on this page

  private readonly connection: Connection;
  private unheard: Frame[] | null = null; // while the words of the game are fetched
  private explained = new Map<string, Promise<Preview>>();
  private asked: { action: string; done: (preview: Preview) => void }[] = [];
  private ceremony: CeremonyFrame | null = null;
  private answeredCeremony = '';
  private notices = 0;
  private isRace = false;
  private patienceTimer: ReturnType<typeof setTimeout> | undefined;
  private paintedAt = 0; // the position that is shown, by performance.now()

  constructor(
    readonly id: string,
    open?: (address: string) => WebSocket,
    private wanted: number | null = null, // the seat, where this browser has several
    readonly house: House = server,
  ) {
    this.talk = new Talk(id, () => ({ you: this.you, isOver: this.table?.phase === 'over' }));
    const address = (): string => {
      const url = new URL(`/api/tables/${id}/socket?lang=${settings.language}`, location.href);
      if (this.seat !== null) url.searchParams.set('seat', String(this.seat));
      url.protocol = url.protocol.replace('http', 'ws');
      return url.href;
    };
    this.connection = new Connection(
      address,
      {
        frame: (frame) => this.hear(frame),
        state: (state) => this.lineIs(state),
        waiting: (commands) => (this.waiting = commands),
        failed: () => void this.lookWhetherItExists(),
      },
      open ?? ((socket) => house.open(socket)),
    );
    this.connection.connect();
  }

  close(): void {
    clearTimeout(this.patienceTimer);
    this.connection.close();
  }

  // Texts of refusals come from the server in the language of the connection.
  speakAnew(): void {
    this.connection.reconnect();
  }

  // A new cookie (sitting down) only counts for a new connection.
  reconnect(): void {
    this.connection.reconnect();
  }

  hurry(): void {
    this.connection.hurry();
  }

  // Where this session sits, or will as soon as the server answers.
  get seat(): number | null {
    return this.table === null ? this.wanted : this.table.you;
  }

  get reader(): Reader {
    return { language: settings.language, names: this.names, you: this.isOneOfMany ? null : this.you };
  }

  say(message: Message): string {
    if (message.key === 'kit.you' && this.isOneOfMany) return this.names[this.you ?? 0] ?? '';
    return render(dictionary, message, this.reader);
  }

  sayPieces(message: Message): Piece[] {
    return renderPieces(dictionary, message, this.reader);
  }

  // The answer; null if it was refused (which has been shown) or the page has left the table.
  async order(order: Order): Promise<Answer | null> {
    const answer = await this.connection.send(order);
    if (answer === null || !isRefusal(answer)) return answer;
    this.refused(answer);
    return null;
  }

  async act(action: string): Promise<boolean> {
    const position = this.position;
    if (position === null || this.past !== null) return false;
    const isAmong = (offers: Offer[]) => offers.some(({ notation }) => notation === action);
    const isInterrupt = !isAmong(position.answers) && isAmong(position.interrupts);
    const answers = isInterrupt ? position.occasion : position.decision;
    const order: Order = { do: 'act', action, answers };
    if (this.isRace) order.shownAgo = Math.max(0, Math.round(performance.now() - this.paintedAt));
    this.learning.reply = '';
    const answer = await this.connection.send(order);
    const isRefused = answer !== null && isRefusal(answer);
    if (isRefused && answer.message.key === 'server.lesson.other') {
      this.learning.reply = this.learning.retortTo(action) ?? this.say(answer.message);
    } else if (isRefused && answer.message.key.startsWith('server.puzzle.')) {
      this.solving.failed(this.say(answer.message));
    } else if (isRefused) {
      this.refused(answer);
    }
    const isDone = answer !== null && !isRefused;
    if (isDone) this.ownMove = this.lastMove;
    return isDone;
  }

  undo(): Promise<Answer | null> {
    return this.order({ do: 'undo' });
  }

  resign(): Promise<Answer | null> {
    return this.order({ do: 'resign' });
  }

  mayLetABotPlayFor(seat: SeatView): boolean {
    const isOther = this.you !== null && seat.index !== this.you;
    return isOther && seat.kind === 'person' && !seat.standIn && (!seat.here || this.idle.includes(seat.index));
  }

  letABotPlayFor(seat: number): Promise<Answer | null> {
    return this.order({ do: 'standIn', seat, bot: settings.bot });
  }

  // What each action would do. Asked once per position; questions of one moment travel together.
  explain(actions: string[]): Promise<Preview[]> {
    return Promise.all(
      actions.map((action) => {
        const known = this.explained.get(action);
        if (known !== undefined) return known;
        const asked = new Promise<Preview>((done) => {
          this.asked.push({ action, done });
          if (this.asked.length === 1) queueMicrotask(() => void this.askAll());
        });
        this.explained.set(action, asked);
        return asked;
      }),
    );
  }

  async look(move: number): Promise<void> {
    if (this.position === null) return;
    const target = Math.max(0, Math.min(move, this.lastMove));
    if (target === this.lastMove) {
      this.past = null;
      return;
    }
    this.past = { move: target, position: this.past?.position ?? null };
    const answer = await this.order({ do: 'look', move: target });
    if (this.past?.move !== target) return; // looked elsewhere meanwhile
    this.past = answer?.t === 'looked' ? { move: target, position: answer.position } : null;
  }

  backToGame(): void {
    this.past = null;
  }

  // Shows once more what the others did since one's own last move, at the pace of the table. Whoever looks elsewhere
  // meanwhile ends it.
  async showNews(): Promise<void> {
    const last = this.lastMove;
    const first = Math.max(this.ownMove ?? 0, last - mostNews);
    for (let move = first; move < last; ++move) {
      await this.look(move);
      await new Promise((done) => setTimeout(done, beatOf[settings.pace] + newsPause));
      if (this.past?.move !== move) return;
    }
    this.backToGame();
  }

  async askForHint(): Promise<void> {
    if (this.isAdvised) return;
    this.isAdvised = true;
    const answer = await this.order({ do: 'hint' });
    this.isAdvised = false;
    if (answer?.t !== 'hint') return;
    this.advice = answer;
    this.pointed = null;
  }

  askWhy(asks: boolean): void {
    this.asksWhy = asks;
    this.pointed = null;
  }

  // As if nothing else could be done: then every table points it out by itself.
  private pointingAt(position: Position): Position {
    if (!this.isPointing) return position;
    const isIt = ({ notation }: { notation: string }) => notation === this.pointed;
    return { ...position, answers: position.answers.filter(isIt), interrupts: position.interrupts.filter(isIt) };
  }

  // The next remark; after the last one whoever is to act does.
  async goOnWithLesson(): Promise<void> {
    const { now, isHeld, hasMore } = this.learning;
    const wasLast = isHeld && !hasMore;
    this.learning.putAside();
    if (wasLast && now !== null) await this.order({ do: 'goOn', step: now.step });
  }

  showSolution(): Promise<Answer | null> {
    return this.order({ do: 'solution' });
  }

  playFreely(): Promise<Answer | null> {
    return this.order({ do: 'playFreely' });
  }

  async askForSeatCode(): Promise<void> {
    const answer = await this.order({ do: 'link' });
    if (answer?.t === 'link') this.seatCode = answer.code;
  }

  tell(text: string, clause = '', isNews = false): void {
    this.notice = { text, clause, isNews, id: ++this.notices };
  }

  private refused(error: ErrorFrame): void {
    const inOurWords = error.message.key in dictionary ? this.say(error.message) : error.text;
    this.tell(
      this.house.inOwnWords(error.message.key) ?? (inOurWords || t('error.answer')),
      /^[A-Z]+\d+[a-z]?$/.test(error.clause) ? error.clause : '',
    );
  }

  // Nothing is shown before the game's words are here; what comes meanwhile waits.
  private hear(frame: Frame): void {
    if (this.unheard !== null) {
      this.unheard.push(frame);
    } else if (frame.t === 'table' && !isKnown(frame.game)) {
      this.unheard = [frame];
      void getToKnow(frame.game)
        .catch(() => this.tell(t('page.missing')))
        .then(() => {
          const frames = this.unheard ?? [];
          this.unheard = null;
          for (const waiting of frames) this.receive(waiting);
        });
    } else {
      this.receive(frame);
    }
  }

  private receive(frame: Frame): void {
    switch (frame.t) {
      case 'table':
        this.tableIs(frame);
        break;
      case 'position':
        this.explained.clear();
        this.story = [...this.story.slice(0, frame.story.from), ...frame.story.lines];
        this.timeIs(frame, frame.position.decision !== this.position?.decision);
        this.patienceIs(frame.patience);
        this.learning.isNow(frame.lesson);
        this.solving.isNow(frame.puzzle);
        this.times = frame.times;
        this.position = frame.position;
        this.noteBranch();
        break;
      case 'ceremony':
        this.ceremony = frame;
        this.takePart();
        break;
      case 'hinted':
        this.tell(t('hint.asked', { name: this.names[frame.seat] ?? '' }), '', true);
        break;
      case 'talk':
        this.talk.hear(frame);
        break;
      case 'undone':
        this.tell(this.say({ key: 'core.undone', args: { who: { seat: frame.seat } } }), '', true);
        break;
      case 'error':
        if (frame.message.key === 'server.noTable') this.isUnknown();
        else if (frame.message.key === 'server.notYourSeat') this.standUp();
        else if (frame.id === '') this.refused(frame);
        break;
      default:
        break;
    }
    this.noteEnd();
    this.changed(this);
  }

  // For the statistics of this device. What belongs to a lesson is no game of one's own.
  private noteEnd(): void {
    const { table, position } = this;
    if (table?.phase !== 'over' || position === null || this.learning.now !== null || this.solving.now !== null) return;
    if (this.isFirstHere(table)) notePlayed(table, position, this.house.isPocket);
  }

  // Of the sessions of several people at one screen.
  private isFirstHere({ you, yours }: TableFrame): boolean {
    return you === (yours[0] ?? null);
  }

  // The seat was taken to another device while this one was away; the line comes back without it.
  private standUp(): void {
    this.wanted = null;
    if (this.table !== null) this.table = { ...this.table, you: null, yours: [] };
  }

  // Only the tables of races have an alarm; they want to know how long a person has seen what they react to, and how
  // long the line takes.
  private timeIs({ alarm, n }: PositionFrame, isNewQuestion: boolean): void {
    const isSet = typeof alarm === 'number';
    this.isRace ||= isSet;
    this.alarmAt = isSet ? performance.now() + alarm : null;
    requestAnimationFrame(() => {
      if (isNewQuestion) this.paintedAt = performance.now();
      if (isSet && this.you !== null) void this.connection.send({ do: 'seen', frame: n });
    });
  }

  private patienceIs(left: number[]): void {
    const now = performance.now();
    this.patienceUntil = left.map((milliseconds) => (milliseconds < 0 ? null : now + milliseconds));
    this.noteWhoIsIdle();
  }

  private noteWhoIsIdle(): void {
    clearTimeout(this.patienceTimer);
    const now = performance.now();
    this.idle = this.patienceUntil.flatMap((until, seat) => (until !== null && until <= now ? [seat] : []));
    const later = this.patienceUntil.filter((until): until is number => until !== null && until > now);
    if (later.length === 0) return;
    this.patienceTimer = setTimeout(() => this.noteWhoIsIdle(), Math.min(...later) - now + 50);
  }

  private tableIs(frame: TableFrame): void {
    if (frame.you !== null && (frame.you < 0 || frame.you >= frame.seats.length)) return;
    const before = this.table;
    this.table = frame;
    this.patienceIs(frame.patience);
    for (const [index, { name, bot, failures, leftToChance }] of frame.seats.entries()) {
      if (failures <= (before?.seats[index]?.failures ?? failures)) continue;
      this.tell(t(leftToChance ? 'people.nowChance' : 'people.chanceOnce', { name, program: bot }), '', true);
    }
    this.tellWhoPlays(before, frame);
    if (frame.phase !== 'ceremony') this.ceremony = null;
    this.takePart();
    this.noteBranch();
    if (before === null && frame.earlierRules && frame.phase === 'playing') {
      this.tell(this.say(frame.earlierRules), '', true);
    }
    // Whoever solves one puzzle after the other wants to find their games among the latest tables.
    if (this.isFirstHere(frame) && !frame.puzzle)
      noteTable({
        table: frame.table,
        pocket: this.house.isPocket,
        game: frame.game,
        names: frame.seats.map((seat) => seat.name).filter((name) => name !== ''),
        seated: frame.you !== null,
        seat: frame.you,
        over: frame.phase === 'over',
        seen: Date.now(),
      });
  }

  // Whoever looks at the game that this one comes from finds it there.
  private noteBranch(): void {
    const { table: frame, position } = this;
    if (!frame?.origin || frame.puzzle) return;
    const { digest, actions, table } = frame.origin;
    noteBranch({
      table: frame.table,
      pocket: this.house.isPocket,
      game: frame.game,
      names: frame.seats.map((seat) => seat.name).filter((name) => name !== ''),
      origin: digest,
      actions,
      ...(table === '' ? {} : { from: { table, pocket: this.house.isPocket } }),
      ...(position?.outcome.over ? { points: position.outcome.points } : {}),
      seen: Date.now(),
    });
  }

  // Somebody has left or was replaced by a bot, or is back.
  private tellWhoPlays(before: TableFrame | null, { seats, you }: TableFrame): void {
    for (const [index, { name, standIn, bot }] of seats.entries()) {
      const played = before?.seats[index]?.standIn ?? standIn;
      if (index === you || played === standIn) continue;
      this.tell(t(standIn ? 'people.nowBot' : 'people.isBack', { name, bot: botWord(bot) }), '', true);
    }
  }

  // Leaves a running game, and a bot plays on.
  leave(): Promise<Answer | null> {
    return this.order({ do: 'leave', bot: settings.bot });
  }

  private takePart(): void {
    const { ceremony, table } = this;
    if (ceremony === null || table === null || table.you === null) return;
    const step = `${ceremony.round} ${ceremony.step} ${ceremony.commitment}`;
    if (this.answeredCeremony === step) return;
    this.answeredCeremony = step;
    const order = answerCeremony(ceremony, table);
    if (order !== null) void this.order(order);
  }

  private lineIs(state: LineState): void {
    this.line = state;
    if (state === 'open') {
      this.offlineSince = null;
      this.unknown = false;
      this.talk.comeIn();
      this.answeredCeremony = ''; // the server asks again on a new connection
    } else if (state === 'offline') {
      this.offlineSince ??= Date.now();
    }
  }

  private isUnknown(): void {
    this.unknown = true;
    this.close();
  }

  // A browser does not say why a socket did not open; a plain call does.
  private async lookWhetherItExists(): Promise<void> {
    if (this.table !== null) return;
    try {
      await this.house.record(this.id);
    } catch (error) {
      // Else it is there, or nobody answers: the connection tries again.
      if (error instanceof Refused && error.status === 404 && !error.isAway) this.isUnknown();
    }
  }

  private inWordsOfTheLesson(preview: Preview): Preview {
    const text = this.learning.retortTo(preview.action);
    if (preview.refusal?.message.key !== 'server.lesson.other' || text === undefined) return preview;
    return { ...preview, refusal: { ...preview.refusal, message: { key: 'lesson.says', args: { text } } } };
  }

  private async askAll(): Promise<void> {
    const asked = this.asked;
    this.asked = [];
    for (let from = 0; from < asked.length; from += mostExplained) {
      const part = asked.slice(from, from + mostExplained);
      const answer = await this.connection.send({ do: 'explain', actions: part.map(({ action }) => action) });
      const previews = answer?.t === 'explained' ? answer.previews : [];
      for (const [index, { action, done }] of part.entries()) {
        const preview = previews[index];
        // Without an answer nothing is known about the action, which is what an empty preview says.
        done(preview?.action === action ? this.inWordsOfTheLesson(preview) : { action, refusal: null, screen: null });
      }
    }
  }
}
