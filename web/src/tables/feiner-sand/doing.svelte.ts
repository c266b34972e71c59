// What somebody at the table is about to do: cards laid together for a discard or a payment, a card held for the building
// site or for the neighbour, whole steps with one touch. Everything comes down to actions that the engine has offered.
import type { Offer, TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import { actionsOf, basketOf, drawsFor, touched } from './basket';
import {
  columnOf,
  costOf,
  drawnBy,
  isSame,
  keyed,
  pays,
  plainDrawsOf,
  write,
  type BoardColumn,
  type Column,
  type Kind,
  type Own,
  type SandCard,
  type Seat,
  type Way,
} from './cards';
import { canJoin, isComplete, partsOf, sumOf, type Part } from './payment';
import { numberFor } from './sheet';
import type { Touch } from './touch';

type Extra = { offer: Offer<'feiner-sand'>; name: string; label?: string; then?: readonly string[] };

// These work of themselves and are never used.
const passive: readonly Kind[] = ['red', 'rebate', 'cheapBuild', 'freeBuild', 'dreamBuild', 'purple', 'purple2'];
const usableIn: Partial<Record<Own['stage'], readonly Column[]>> = {
  step1: ['green'],
  choice: ['yellow'],
  step2b: ['blue', 'yellow'],
  after: ['yellow'],
  step3: ['purple'],
};

export class Doing {
  readonly own: Own | null = $derived.by(() => this.table.position.screen.own);
  readonly seat: Seat | null = $derived.by(() => {
    const { own } = this;
    return own === null ? null : (this.table.position.screen.seats[own.seat] ?? null);
  });
  readonly stage: Own['stage'] = $derived.by(() => (this.choosing.mine && this.own ? this.own.stage : 'waiting'));
  private readonly offers = $derived.by(() => new Map(this.choosing.offers.map((offer) => [offer.notation, offer])));
  readonly basket = $derived.by(() =>
    this.own !== null && this.seat !== null && this.choosing.mine ? basketOf(this.own, this.seat.limit) : null,
  );
  readonly parts: readonly Part[] = $derived.by(() =>
    this.own !== null && this.seat !== null && this.stage === 'payment' ? partsOf(this.own, this.seat) : [],
  );

  private laid: readonly string[] = $state.raw([]); // keys of what is laid together
  private held: string | null = $state(null); // key of a hand card that waits for where it shall go
  giving = $state(false); // whatever is touched next in the hand is given away
  private by = $state(''); // what was touched to choose
  way: Way = $state('plain');

  // In the order of the hand, whichever was touched first.
  readonly paid: readonly Part[] = $derived.by(() => this.parts.filter(({ key }) => this.laid.includes(key)));
  readonly due: number = $derived.by(() => this.own?.due ?? 0);
  readonly heldCard: SandCard | null = $derived.by(
    () => keyed(this.own?.hand ?? []).find(({ key }) => key === this.held)?.card ?? null,
  );
  // How the card that is held would be built; null if it cannot be.
  private readonly plan = $derived.by(() =>
    this.stage === 'choice' && this.heldCard !== null ? this.planOf(this.heldCard) : null,
  );
  readonly canGive: boolean = $derived.by(() => this.choosing.offers.some(({ action }) => action.kind === 'give'));
  readonly laidCount: number = $derived.by(() => this.laid.length);

  // F14: what would be struck as things stand; null if no number is free. Spent blocks lower the sum that is asked about.
  readonly strikes: number | null = $derived.by(() => {
    const { prompt, screen } = this.table.position;
    const asked = this.stage === 'crossOff' ? prompt?.args['n'] : undefined;
    return numberFor(typeof asked === 'number' ? asked : (this.seat?.unbuilt ?? 0), new Set(screen.crossed));
  });

  constructor(
    private readonly table: TableProps<'feiner-sand'>,
    private readonly choosing: Choosing<'feiner-sand'>,
  ) {
    let decision = -1;
    $effect.pre(() => {
      if (decision === this.table.position.decision) return;
      decision = this.table.position.decision;
      this.forget();
    });
  }

  has(notation: string): boolean {
    return this.offers.has(notation);
  }

  /** Whether there was anything to put back. */
  letGo(): boolean {
    const had = this.laid.length > 0 || this.held !== null || this.giving;
    this.forget();
    return had;
  }

  private forget(): void {
    this.laid = [];
    this.held = null;
    this.giving = false;
    this.by = '';
    this.way = 'plain';
  }

  isBy(source: string): boolean {
    return this.by === source && this.choosing.chosen !== null;
  }

  // Chooses a row of actions; whoever touches the same thing again confirms it.
  private choose(source: string, actions: readonly string[], event?: MouseEvent): void {
    const [first, ...then] = actions;
    const offer = first === undefined ? undefined : this.offers.get(first);
    if (offer === undefined) return;
    if (this.isBy(source)) return this.choosing.confirm();
    if (event !== undefined && event.detail > 1) return;
    this.by = source;
    this.choosing.choose(offer, then);
  }

  private touchFor(source: string, actions: readonly string[]): Touch {
    const [first] = actions;
    if (first === undefined || !this.offers.has(first)) return {};
    return {
      can: true,
      chosen: this.isBy(source),
      pick: (event) => {
        if (source !== 'sign-red' || this.plan === null) this.held = null;
        this.laid = [];
        this.giving = false;
        this.choose(source, actions, event);
      },
    };
  }

  // The rest of a step of drawing: the base draw and all cards that only draw.
  private drawsOf(column: 'green' | 'blue'): SandCard[] {
    return this.own === null ? [] : plainDrawsOf(this.own.ready, column);
  }
  private stepOf(column: BoardColumn): string[] {
    const uses = (which: 'green' | 'blue') => this.drawsOf(which).map((card) => write('use', card));
    const draw = this.has('draw') ? ['draw'] : [];
    switch (column) {
      case 'green':
        return this.stage === 'step1' ? [...draw, ...uses('green')] : [];
      case 'red':
        if (this.stage !== 'choice') return [];
        return ['2a', ...(this.plan === null ? [] : [this.plan.notation])];
      case 'blue':
        if (this.stage === 'choice') return ['2b', 'draw', ...uses('blue')];
        return this.stage === 'step2b' ? [...draw, ...uses('blue')] : [];
      case 'purple':
        return this.stage === 'step2b' || this.stage === 'after' || this.stage === 'step3' ? this.ending() : [];
      case 'yellow':
        return [];
    }
  }
  /** How many cards the rest of a step of drawing brings. */
  drawn(column: 'green' | 'blue'): number {
    const base = this.has('draw') || this.stage === 'choice' ? 2 : 0;
    return base + this.drawsOf(column).reduce((sum, card) => sum + drawnBy(card), 0);
  }

  sign(column: BoardColumn): Touch {
    return this.touchFor(`sign-${column}`, this.stepOf(column));
  }

  // On to the limit; if nothing is to be done there, the turn ends with it.
  private ending(): string[] {
    if (this.own === null || this.seat === null || !this.has('end')) return [];
    if (this.stage === 'step3') return ['end'];
    const isOver = this.own.hand.length > this.seat.limit;
    const hasPurple = this.own.ready.some(({ kind }) => columnOf[kind] === 'purple' && !passive.includes(kind));
    return isOver || hasPurple ? ['end'] : ['end', 'end'];
  }
  get endsTurn(): boolean {
    return this.stage === 'step3' || this.ending().length === 2;
  }

  draw(): Touch {
    const actions = this.stage === 'choice' ? ['2b', 'draw'] : this.has('reveal') ? ['reveal'] : ['draw'];
    return this.touchFor('draw', actions);
  }

  built(card: SandCard, copy: number): Touch & { used?: boolean } {
    const { own } = this;
    if (own === null || !this.choosing.mine) return {};
    const ready = own.ready.filter((each) => isSame(each, card)).length > copy;
    const notation = write('use', card);
    if (ready && this.offers.has(notation)) return this.touchFor(`built-${card.kind}-${card.number}-${copy}`, [notation]);
    const special = card.kind === 'cheapBuild' ? 'cheap' : card.kind === 'freeBuild' ? 'free' : null;
    if (ready && special !== null && this.waysFor(special)) {
      return { can: true, chosen: this.way === special, pick: () => this.takeWay(special) };
    }
    const isItsTime = (usableIn[own.stage] ?? []).includes(columnOf[card.kind]) && !passive.includes(card.kind);
    if (!isItsTime) return {};
    return { used: !ready, barred: ready, pick: () => void this.choosing.askWhyNot(notation) };
  }
  private waysFor(way: Way): boolean {
    return this.choosing.offers.some(({ action }) => action.kind === 'build' && action.way === way);
  }
  private takeWay(way: Way): void {
    this.way = this.way === way ? 'plain' : way;
    this.choosing.chosen = null;
  }
  private buildOf(card: SandCard): { notation: string; way: Way } | null {
    for (const way of [this.way, 'plain', 'cheap', 'free'] as const) {
      const notation = write('build', card, way === 'plain' ? '' : way);
      if (this.has(notation)) return { notation, way };
    }
    return null;
  }
  /** What a hand card would cost now, if it can be built. */
  costOf(card: SandCard): number | undefined {
    if (this.own === null) return undefined;
    if (this.stage === 'choice') return this.planOf(card)?.cost;
    if (this.stage !== 'purchase') return undefined;
    const build = this.buildOf(card);
    return build === null ? undefined : costOf(card, this.own.ready, build.way);
  }
  /** What there would be to pay a hand card with: it does not pay for itself. */
  moneyFor(card: SandCard): number {
    return this.own === null || this.seat === null ? 0 : sumOf(partsOf(this.own, this.seat)) - pays(card);
  }
  // Before step 2A: in which way a hand card could be built in it, the cheapest special way last.
  private planOf(card: SandCard): { notation: string; cost: number } | null {
    if (this.own === null || !this.has('2a') || columnOf[card.kind] === 'coin') return null;
    const { ready } = this.own;
    const has = (kind: Kind): boolean => ready.some((each) => each.kind === kind);
    const ways: Way[] = ['plain', ...(has('cheapBuild') ? ['cheap' as const] : []), ...(has('freeBuild') ? ['free' as const] : [])];
    for (const way of ways) {
      const cost = costOf(card, ready, way);
      if (cost <= this.moneyFor(card)) return { notation: write('build', card, way === 'plain' ? '' : way), cost };
    }
    return null;
  }

  gift(): Touch {
    if (!this.canGive) return {};
    return {
      can: true,
      chosen: this.giving,
      pick: () => {
        this.giving = !this.giving || this.heldCard !== null;
        this.choosing.chosen = null;
        if (this.giving && this.heldCard !== null) this.choose('gift', [write('give', this.heldCard)]);
      },
    };
  }

  hand(key: string, card: SandCard): Touch {
    if (this.basket?.from === 'hand') {
      const can = this.has(write('drop', card));
      return { can, chosen: this.laid.includes(key), barred: !can };
    }
    const whole = { can: true, chosen: this.held === key || this.isBy(`hand-${key}`) };
    switch (this.stage) {
      case 'payment': {
        const part = this.parts.find((each) => each.key === key);
        return part === undefined ? {} : this.part(part);
      }
      case 'choice':
        return this.has(write('give', card)) || this.planOf(card) !== null ? whole : { barred: true };
      case 'step2b':
      case 'after':
        return this.has(write('give', card)) ? whole : {};
      case 'purchase':
        return this.buildOf(card) === null ? { barred: true } : whole;
      case 'effect': {
        const verb = this.verb();
        if (verb === null || this.own === null || this.own.looked.length > 0) return {};
        return this.has(write(verb, card)) ? whole : { barred: true };
      }
      default:
        return {};
    }
  }
  // What an effect asks to do with one card.
  private verb(): 'drop' | 'remove' | 'put' | 'build' | null {
    const kind = this.choosing.offers[0]?.action.kind;
    return kind === 'drop' || kind === 'remove' || kind === 'put' || kind === 'build' ? kind : null;
  }
  pickHand(key: string, card: SandCard, event?: MouseEvent): void {
    if (this.basket?.from === 'hand') {
      if (this.has(write('drop', card))) return this.lay(key);
      return void this.choosing.askWhyNot(write('drop', card));
    }
    const source = `hand-${key}`;
    switch (this.stage) {
      case 'payment': {
        const part = this.parts.find((each) => each.key === key);
        if (part) this.pay(part);
        return;
      }
      case 'choice':
        return this.hold(key, card, event);
      case 'step2b':
      case 'after':
        return this.choose(source, [write('give', card)], event);
      case 'purchase': {
        const build = this.buildOf(card);
        if (build === null) return void this.choosing.askWhyNot(write('build', card));
        return this.choose(source, [build.notation], event);
      }
      case 'effect': {
        const verb = this.verb();
        if (verb === null) return;
        if (this.has(write(verb, card))) return this.choose(source, [write(verb, card)], event);
        return void this.choosing.askWhyNot(write(verb, card));
      }
      default:
        return;
    }
  }
  // Before step 2 a card that can be paid is about to be built; the parcel takes it instead.
  private hold(key: string, card: SandCard, event?: MouseEvent): void {
    const source = `hand-${key}`;
    if (this.isBy(source)) return this.choosing.confirm();
    if (event !== undefined && event.detail > 1) return;
    const plan = this.planOf(card);
    const canGive = this.has(write('give', card));
    this.choosing.chosen = null;
    this.choosing.reason = '';
    this.by = '';
    this.held = this.held === key && plan === null ? null : key;
    if (this.held === null) return;
    if (this.giving) {
      if (canGive) this.choose('gift', [write('give', card)]);
      return;
    }
    if (plan !== null) {
      this.choose(source, ['2a', plan.notation]);
      this.table.announce(this.confirmText() ?? '');
    } else if (!canGive) {
      if (this.has('2a')) this.choosing.tell(this.whyNotBuilt(card));
      else void this.choosing.askWhyNot('2a');
    }
  }
  /** Why a hand card cannot be built in this turn. */
  whyNotBuilt(card: SandCard): string {
    if (columnOf[card.kind] === 'coin') return this.table.word('feiner-sand.table.noBuild');
    const cost = costOf(card, this.own?.ready ?? [], 'plain');
    return this.table.word('feiner-sand.table.tooDear', { n: cost, money: this.moneyFor(card) });
  }

  /** Cards that lie open on the towel: turned up, found, or in the discard pile. */
  spread(verb: 'build' | 'drop' | 'take' | 'remove', key: string, card: SandCard): Touch {
    if (this.basket?.from === 'found') return { can: this.has(write(verb, card)), chosen: this.laid.includes(key) };
    const can = this.has(write(verb, card));
    return { can, chosen: this.isBy(`spread-${key}`), barred: !can && this.choosing.mine };
  }
  pickSpread(verb: 'build' | 'drop' | 'take' | 'remove', key: string, card: SandCard, event?: MouseEvent): void {
    if (this.basket?.from === 'found') return this.lay(key);
    if (!this.has(write(verb, card))) return void this.choosing.askWhyNot(write(verb, card));
    this.choose(`spread-${key}`, [write(verb, card)], event);
  }

  private lay(key: string): void {
    const { basket, own } = this;
    if (basket === null || own === null) return;
    this.laid = touched(this.laid, key, basket.most);
    const source = basket.from === 'found' ? this.table.position.screen.found : own.hand;
    const cards = keyed(source).flatMap((each) => (this.laid.includes(each.key) ? [each.card] : []));
    this.offerOnly(cards.length >= basket.least && cards.length > 0 ? actionsOf(basket, cards) : []);
  }

  part(part: Part): Touch {
    const chosen = this.laid.includes(part.key);
    const can = chosen || (this.has(part.notation) && canJoin(this.due, this.paid, part, this.parts));
    return { can, chosen, barred: !can };
  }
  pay(part: Part): void {
    if (!this.part(part).can) {
      if (part.value > 0 && !this.has(part.notation)) return void this.choosing.askWhyNot(part.notation);
      const reason = part.value === 0 ? 'feiner-sand.table.paysNothing' : 'feiner-sand.table.superfluous';
      return this.choosing.tell(this.table.word(reason));
    }
    this.laid = touched(this.laid, part.key, this.parts.length);
    this.offerOnly(isComplete(this.due, this.paid) ? this.paid.map(({ notation }) => notation) : []);
    this.table.announce(this.tillText());
  }
  tillText(): string {
    const paid = sumOf(this.paid);
    const over = paid - this.due;
    const args = { due: this.due, paid, over };
    return this.table.word(over > 0 ? 'feiner-sand.table.till.over' : 'feiner-sand.table.till', args);
  }

  // What is laid together can be confirmed only as a whole.
  private offerOnly(actions: readonly string[]): void {
    this.choosing.chosen = null;
    this.choosing.reason = '';
    this.by = '';
    this.choose('laid', actions);
  }

  block(n: number): Touch {
    const notation = `spend ${n}`;
    if (this.has(notation)) return this.touchFor(`block-${n}`, [notation]);
    return { barred: true, pick: () => void this.choosing.askWhyNot(notation) };
  }
  strike(): Touch {
    return this.touchFor('strike', ['cross']);
  }

  /** What has no place on the table. */
  extras(): Extra[] {
    const extra = (notation: string, label?: string, then?: readonly string[]): Extra[] => {
      const offer = this.offers.get(notation);
      return offer === undefined
        ? []
        : [{ offer, name: `do-${notation}`, ...(label === undefined ? {} : { label }), ...(then ? { then } : {}) }];
    };
    const { word } = this.table;
    switch (this.stage) {
      case 'exchange':
        return this.laid.length > 0 ? [] : extra('end', word('feiner-sand.table.keepAll'));
      case 'effect':
        return this.laid.length > 0 ? [] : extra('end', word('feiner-sand.table.drawInstead', { n: this.drawsWithout() }));
      case 'purchase':
        return extra('buy');
      case 'dream':
        return [...extra('reveal'), ...extra('end')];
      case 'step1':
        return extra('end');
      case 'step2b':
      case 'after':
      case 'step3':
        if (this.isBy('sign-purple')) return [];
        return this.endsTurn ? extra('end', word('feiner-sand.table.endTurn'), this.ending().slice(1)) : extra('end');
      case 'crossOff':
        return this.strikes === null ? extra('cross') : [];
      default:
        return [];
    }
  }
  private drawsWithout(): number {
    return drawsFor(this.own?.active?.kind, this.own?.picks ?? 0);
  }

  /** What the button that confirms says; undefined: the label of the offer. */
  confirmText(): string | undefined {
    const { word } = this.table;
    const n = this.laid.length;
    if (this.choosing.chosen === null) return undefined;
    if (this.stage === 'payment') return word('feiner-sand.table.pay', { n: sumOf(this.paid) });
    if (this.plan !== null && (this.by === 'sign-red' || this.by === `hand-${this.held}`)) {
      return word('feiner-sand.table.buildFor', { n: this.plan.cost });
    }
    switch (this.by) {
      case 'sign-green':
        return word('feiner-sand.table.drawAll', { n: this.drawn('green') });
      case 'sign-blue':
        return word('feiner-sand.table.drawAll', { n: this.drawn('blue') });
      case 'sign-purple':
        return this.endsTurn ? word('feiner-sand.table.endTurn') : undefined;
      case 'laid':
        if (this.stage === 'exchange') return word('feiner-sand.table.exchange', { n });
        if (this.stage === 'sortOut') return word('feiner-sand.table.sortOut', { n });
        if (this.stage === 'step3') return word('feiner-sand.table.dropAndEnd', { n });
        return word('feiner-sand.table.drop', { n });
      default:
        return undefined;
    }
  }
}
