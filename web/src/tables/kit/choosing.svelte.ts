// One decision at a table: what is offered, what is chosen but not yet done, what it would lead to, and why something
// else is not possible. Made while a table is set up, with its props.
import { untrack } from 'svelte';
import type { GameId, Offer, Preview, TableProps } from '../contract';

export class Choosing<G extends GameId> {
  // Whether an answer is awaited from whoever looks, and what can be answered.
  readonly mine: boolean = $derived.by(() => {
    const { live, you, position, awaitsCall } = this.table;
    return live && you !== null && position.must.includes(you) && !awaitsCall;
  });
  readonly offers: Offer<G>[] = $derived.by(() => {
    const { answers } = this.table.position;
    return this.mine ? answers : answers.filter((offer) => this.isMarked(offer));
  });
  // What may be done at any time.
  readonly interrupts: Offer<G>[] = $derived.by(() => {
    const { live, you, position } = this.table;
    return live && you !== null ? position.interrupts : position.interrupts.filter((offer) => this.isMarked(offer));
  });

  chosen: Offer<G> | null = $state.raw(null);
  reason = $state(''); // why what was touched last is not possible, with its clause
  private pointed: Offer<G> | null = $state.raw(null);
  private previews: ReadonlyMap<string, Preview<G>> = $state.raw(new Map());
  private then: readonly string[] = []; // what follows what is chosen
  private toDo: readonly string[] = []; // what follows what was confirmed

  // What the table would look like after what is pointed at, or else chosen; null while that is not known.
  readonly preview: TableProps<G>['position']['screen'] | null = $derived.by(() => {
    const looked = this.pointed ?? this.chosen;
    return looked === null ? null : (this.previews.get(looked.notation)?.screen ?? null);
  });

  constructor(private readonly table: TableProps<G>) {
    // A choice belongs to one decision; before the next one is drawn it is put back.
    let decision: string | null = null;
    let answered: number | null = null;
    $effect.pre(() => {
      const { position, you } = this.table;
      const now = `${you} ${this.mine} ${position.decision} ${position.occasion}`;
      if (now === decision) return;
      decision = now;
      const isAnswered = answered !== position.decision;
      answered = position.decision;
      untrack(() => {
        this.forget();
        if (isAnswered) this.goOn();
      });
    });
  }

  // Where nothing can be done, the table shows an action that is pointed out as the only one there is.
  private isMarked({ notation }: Offer<G>): boolean {
    return !this.table.live && notation === this.table.marked;
  }

  isChosen(offer: Offer<G> | undefined): boolean {
    return offer !== undefined && this.chosen?.notation === offer.notation;
  }

  /** Chooses; whoever picks what is chosen already confirms it. The end of a double click chooses nothing new. */
  pick(offer: Offer<G>, event?: MouseEvent): void {
    if (this.isChosen(offer)) {
      this.confirm();
    } else if (event === undefined || event.detail < 2) {
      this.choose(offer);
    }
  }

  /** `then` are actions, as they are written, that follow at once when it is confirmed, as long as each is offered. */
  choose(offer: Offer<G>, then: readonly string[] = []): void {
    if (!this.table.live) return;
    this.reason = '';
    this.chosen = offer;
    this.then = then;
    this.table.announce(this.table.say(offer.label));
    void this.foresee(offer);
  }

  /** Shows what an offer would do as long as it is pointed at; null when the pointer leaves. */
  point(offer: Offer<G> | null): void {
    this.pointed = offer;
    if (offer !== null) void this.foresee(offer);
  }

  confirm(): void {
    if (this.chosen !== null) this.act(this.chosen, this.then);
  }

  /** Does it at once: for buttons that say what they do, and for what can be taken back. */
  act(offer: Offer<G>, then: readonly string[] = []): void {
    if (!this.table.live) return;
    this.toDo = then;
    this.chosen = null;
    this.reason = '';
    this.table.act(offer.notation);
  }

  /** Whether there was anything to put back. */
  letGo(): boolean {
    if (this.chosen === null && this.reason === '') return false;
    this.forget();
    this.table.announce(this.table.word('kit.letGo'));
    return true;
  }

  /** Tells why an action, as it is written, is not possible now. */
  async askWhyNot(notation: string): Promise<void> {
    const [found] = await this.table.explain([notation]).catch(() => []);
    if (!found?.refusal) return;
    this.chosen = null;
    this.tellRefusal(found.refusal);
  }

  tellRefusal({ message, clause }: NonNullable<Preview['refusal']>): void {
    this.tell(clause === 'server' ? this.table.say(message) : `${this.table.say(message)} (${clause})`);
  }

  /** A reason that the table knows by itself. */
  tell(reason: string): void {
    this.reason = reason;
    this.table.announce(reason);
  }

  // Without a line to the server nothing can be foreseen; the page tells about the line.
  private async foresee({ notation }: Offer<G>): Promise<void> {
    if (this.previews.has(notation)) return;
    const { decision } = this.table.position;
    const [found] = await this.table.explain([notation]).catch(() => []);
    if (found === undefined || decision !== this.table.position.decision) return;
    this.previews = new Map(this.previews).set(notation, found);
  }

  private goOn(): void {
    const [next, ...later] = this.toDo;
    const isOffered = next !== undefined && this.offers.some(({ notation }) => notation === next);
    this.toDo = isOffered ? later : [];
    if (isOffered) this.table.act(next);
  }

  private forget(): void {
    this.chosen = this.pointed = null;
    this.then = [];
    this.reason = '';
    this.previews = new Map();
  }
}
