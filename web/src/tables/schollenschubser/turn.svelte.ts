// A turn of whoever looks, on the way to an offer: which die is taken up, which floe is put in, who falls, who sets out.
import { untrack } from 'svelte';
import type { Offer, TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import {
  columnOf,
  crewOf,
  dieOf,
  fieldName,
  foresee,
  isBeside,
  isWithDie,
  movesOf,
  stillGoing,
  usedDie,
  type Spot,
  type Standing,
  type Used,
} from './ice';
import { hintFor } from './telling';

type Use = Offer<'schollenschubser'>;

export class Turn {
  private die: number | null = $state(null); // taken up
  size: number | null = $state(null); // of the floe that is put in
  thawing: number | null = $state(null); // the field where somebody has to fall in
  from: Spot | null = $state(null); // where the researcher stands who shall go

  private readonly screen = $derived.by(() => this.table.position.screen);
  readonly isRolled = $derived.by(() => this.screen.stage === 'dice' && !this.screen.over);
  readonly moves = $derived.by(() => movesOf(this.choosing.offers));
  readonly going = $derived.by(() => stillGoing(this.moves, this.screen)); // how many could still get on
  readonly foreseen = $derived.by(() => foresee(this.screen, this.choosing.chosen?.action));
  readonly hint = $derived.by(() =>
    hintFor(this.table, this.choosing, {
      ...{ die: this.die, size: this.size, thawing: this.thawing, from: this.from },
      going: this.going,
    }),
  );

  // What every field shows and what touching it means.
  readonly fields = $derived.by(() =>
    this.screen.water.map(({ floe }, field) => ({
      ...{ field, size: floe, crew: crewOf(this.screen, field), change: this.foreseen.fields.get(field) },
      // As long as somebody is asked to fall in, only the crew of that floe can be touched.
      offer: !this.isRolled ? this.moveTo(field) : this.thawing === null ? this.usesAt(field)[0] : undefined,
      starts: this.canSetOutFrom(field),
      getsOn: this.canSetOutFrom(field) && this.moves.some(({ from, to }) => from === field && to !== 'bank'),
      chosen: field === this.thawing || field === this.from || this.isAimedAt(field),
      barred: this.isBarred(field),
    })),
  );

  // Which die lies where: what was done with it, or what would be.
  readonly used: Used | null = $derived.by(() => {
    if (!this.isRolled) return this.screen.over ? null : usedDie(this.table.story, this.screen.dice);
    const action = this.choosing.chosen?.action;
    if (action !== undefined) {
      const die = dieOf(action, this.screen.dice, this.die);
      const column = die !== 6 && 'field' in action ? columnOf(action.field) : null;
      return die === null ? null : { die, column };
    }
    const die = this.thawing !== null ? 6 : this.die;
    return die === null ? null : { die, column: null };
  });

  constructor(
    private readonly table: TableProps<'schollenschubser'>,
    private readonly choosing: Choosing<'schollenschubser'>,
  ) {
    let decision = '';
    $effect.pre(() => {
      const now = `${this.choosing.mine} ${this.table.position.decision}`;
      if (now === decision) return;
      decision = now;
      untrack(() => this.letGo());
    });
  }

  /** Whether there was anything to put back. */
  letGo = (): boolean => {
    const had = this.die !== null || this.size !== null || this.thawing !== null || this.from !== null;
    this.die = this.size = this.thawing = this.from = null;
    return had;
  };

  offerOf(kind: 'skip' | 'end'): Use | undefined {
    return this.choosing.offers.find(({ action }) => action.kind === kind);
  }

  /** Ends the turn, or leaves the ice as it is; whoever could still go is asked again. */
  beDone(): boolean {
    const offer = this.offerOf(this.isRolled ? 'skip' : 'end');
    if (offer === undefined) return false;
    if (!this.isRolled && this.going > 0 && !this.choosing.isChosen(offer)) this.choosing.choose(offer);
    else this.choosing.act(offer);
    return true;
  }

  // The dice.

  isUsable(die: number): boolean {
    return this.choosing.offers.some(({ action }) => isWithDie(action, die));
  }

  takeDie(die: number): void {
    if (!this.isUsable(die)) {
      this.choosing.tell(`${this.table.word('schollenschubser.table.no.die', { n: die })} (L4)`);
      return;
    }
    const isUp = this.used?.die === die;
    const action = this.choosing.chosen?.action;
    const field = this.thawing ?? (action !== undefined && 'field' in action ? action.field : null);
    this.letGo();
    this.putBack();
    if (isUp) return; // whoever takes it again puts it down
    this.die = die;
    // What was chosen with the other die is now done with this one, where that is possible.
    if (field !== null && this.usesAt(field).length > 0) this.useDieAt(field);
    else this.table.announce(this.hint);
  }

  private usesAt(field: number): Use[] {
    return this.choosing.offers.filter(
      ({ action }) => 'field' in action && action.field === field && this.isWithTakenDie(action),
    );
  }

  private isWithTakenDie(action: Use['action']): boolean {
    return this.die === null || isWithDie(action, this.die);
  }

  private useDieAt(field: number, event?: MouseEvent): void {
    const uses = this.usesAt(field);
    const chosen = uses.find((offer) => this.choosing.isChosen(offer));
    if (chosen !== undefined && this.thawing !== field) return this.choosing.pick(chosen, event);
    if (this.thawing === field) {
      this.thawing = null;
      this.putBack();
      return;
    }
    const [first] = uses;
    if (first === undefined) {
      const thaws = this.screen.dice.includes(6) && (this.die ?? 6) === 6;
      void this.choosing.askWhyNot(`${thaws ? 'thaw' : 'drift'} ${fieldName(field)}`);
      return;
    }
    this.thawing = null;
    if (first.action.kind === 'thaw' && uses.length > 1) {
      this.putBack();
      this.thawing = field;
      this.table.announce(this.hint);
      return;
    }
    const wanted = uses.find(({ action }) => action.kind === 'put' && action.floe === this.size) ?? first;
    this.size = wanted.action.kind === 'put' ? wanted.action.floe : null;
    this.choosing.choose(wanted);
  }

  // The supply.

  private putsOf(size: number): Use[] {
    return this.choosing.offers.filter(
      ({ action }) => action.kind === 'put' && action.floe === size && this.isWithTakenDie(action),
    );
  }

  canPut(size: number): boolean {
    return this.thawing === null && this.putsOf(size).length > 0;
  }

  takeSize(size: number, event: MouseEvent): void {
    const chosen = this.choosing.chosen?.action;
    const puts = this.putsOf(size);
    const here = puts.find(
      ({ action }) => chosen?.kind === 'put' && action.kind === 'put' && action.field === chosen.field,
    );
    const only = here ?? (puts.length === 1 ? puts[0] : undefined);
    this.size = size;
    this.thawing = null;
    if (only !== undefined) this.choosing.pick(only, event);
    else this.putBack();
  }

  // The researchers.

  moveTo(to: Spot | 'ship'): Use | undefined {
    return this.moves.find((move) => move.from === this.from && move.to === to)?.offer;
  }

  movesFrom(spot: Spot): Use[] {
    return this.moves.filter((move) => move.from === spot).map(({ offer }) => offer);
  }

  /** Takes a researcher up; whoever can go to one place only is on the way there at once. */
  setOut(spot: Spot, event: MouseEvent): void {
    const [first, ...others] = this.movesFrom(spot);
    if (first === undefined) return;
    const isUp = this.from === spot;
    this.from = spot;
    if (others.length === 0) return this.choosing.pick(first, event);
    this.putBack();
    if (isUp) this.letGo();
    else this.table.announce(this.hint);
  }

  // All of a seat's researchers on a floe who have not had their step are alike: the floe stands for them.
  private canSetOutFrom(field: number): boolean {
    return !this.isRolled && this.moveTo(field) === undefined && this.movesFrom(field).length > 0;
  }

  isAsked(field: number, who: Standing): boolean {
    const action = this.choosing.chosen?.action;
    return action?.kind === 'thaw' && action.field === field && action.falls === who.seat;
  }

  touchCrew(field: number, who: Standing, event: MouseEvent): void {
    const offer = this.usesAt(field).find(({ action }) => action.kind === 'thaw' && action.falls === who.seat);
    if (offer !== undefined) this.choosing.pick(offer, event);
  }

  // The fields.

  touch(field: number, event: MouseEvent): void {
    if (this.isRolled) return this.useDieAt(field, event);
    const offer = this.moveTo(field);
    if (offer !== undefined) return this.choosing.pick(offer, event);
    if (this.canSetOutFrom(field)) return this.setOut(field, event);
    if (this.from === null) return;
    const start = this.from === 'bank' ? 'board' : `step ${fieldName(this.from)}`;
    void this.choosing.askWhyNot(`${start} ${fieldName(field)}`);
  }

  private isAimedAt(field: number): boolean {
    const action = this.choosing.chosen?.action;
    if (action === undefined) return false;
    return 'to' in action ? action.to === field : 'field' in action && action.field === field;
  }

  // Ice that the dice or the researcher could be meant for, but that is not possible: it tells why.
  private isBarred(field: number): boolean {
    if (!this.choosing.mine || this.thawing !== null || (this.screen.water[field]?.floe ?? 0) === 0) return false;
    if (!this.isRolled) {
      const isFree = this.moveTo(field) !== undefined || this.canSetOutFrom(field);
      return this.from !== null && !isFree && isBeside(this.from, field);
    }
    if (this.usesAt(field).length > 0) return false;
    const dice = this.die === null ? this.screen.dice : [this.die];
    return dice.some((die) => die > 4 || die === columnOf(field) + 1);
  }

  private putBack(): void {
    this.choosing.chosen = null;
    this.choosing.reason = '';
  }
}
