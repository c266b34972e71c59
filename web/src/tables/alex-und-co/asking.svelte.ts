// One turn of whoever looks: what is touched next, and what that means. Naming, swapping and SAZ are made in parts
// (person, author, card), which the server notes one by one: only the last part asks for a confirmation.
import type { Offer, TableProps } from '../contract';
import type { Choosing } from '../kit/choosing.svelte';
import { esgCard, isSpecial, sazCard, type AuthorSet, type Box } from './box';
import { membersOf, offersOf, placeName, type Action, type Screen } from './play';
import type { Verb } from './Verbs.svelte';

type AlexOffer = Offer<'alex-und-co'>;

export class Asking {
  private wanted: Verb | null = $state(null);
  proving: number | null = $state(null); // the set of which a proof is being chosen
  kept: readonly number[] = $state.raw([]); // of a set that is laid down in part

  readonly screen: Screen = $derived.by(() => this.table.position.screen);
  readonly stage = $derived.by(() => (this.choosing.mine ? this.screen.partial.stage : 'none'));
  readonly verbs: ReadonlySet<Verb> = $derived.by(() => {
    const open = new Set<Verb>();
    for (const { action } of this.choosing.offers) {
      if (action.kind === 'turn' || action.kind === 'swap' || action.kind === 'esg' || action.kind === 'saz') open.add(action.kind);
      else if (action.kind === 'name' || action.kind === 'grid') open.add('name');
    }
    return open;
  });
  // What is being done: as it was begun, else as it was chosen, else the first thing that can be.
  readonly verb: Verb | null = $derived.by(() => {
    if (this.stage === 'place' || this.stage === 'proof' || this.stage === 'card') return 'name';
    if (this.stage === 'author') return 'swap';
    if (this.stage === 'sazAuthor' || this.stage === 'sazSecond') return 'saz';
    if (this.wanted !== null && this.verbs.has(this.wanted)) return this.wanted;
    const order: readonly Verb[] = ['turn', 'name', 'swap', 'esg', 'saz'];
    return order.find((verb) => this.verbs.has(verb)) ?? null;
  });

  readonly places: ReadonlyMap<number, AlexOffer> = $derived.by(() => {
    const { offers } = this.choosing;
    const [pointing] = offersOf(offers, 'grid');
    if (this.verb === 'name' && pointing !== undefined) {
      return new Map(this.screen.grid.flatMap(({ empty }, place) => (empty ? [] : [[place, pointing]])));
    }
    const direct = this.verb === 'turn' ? offersOf(offers, 'turn') : offersOf(offers, 'point');
    return new Map(direct.map((offer) => [offer.action.place, offer]));
  });
  readonly people: ReadonlyMap<number, AlexOffer> = $derived.by(() => {
    const { offers } = this.choosing;
    const asked = offersOf(offers, 'name', 'swap', 'esg', 'saz').filter(({ action }) => action.kind === this.verb);
    return new Map([...asked, ...offersOf(offers, 'alsoAt')].map((offer) => [offer.action.seat, offer]));
  });
  readonly authors: ReadonlyMap<number, AlexOffer> = $derived.by(
    () => new Map(offersOf(this.choosing.offers, 'author', 'also').map((offer) => [offer.action.set, offer])),
  );
  // A3: by the set that they prove.
  readonly proofs: ReadonlyMap<number, readonly AlexOffer[]> = $derived.by(() => {
    const bySet = new Map<number, AlexOffer[]>();
    for (const offer of offersOf(this.choosing.offers, 'show', 'refer')) {
      const { action } = offer;
      const set = action.kind === 'refer' ? action.set : this.box().setOf(action.card)?.number;
      if (set !== undefined) bySet.set(set, [...(bySet.get(set) ?? []), offer]);
    }
    return bySet;
  });
  // The cards of a set that can be touched on the slip of paper.
  readonly cards: ReadonlyMap<number, AlexOffer> = $derived.by(() => {
    const { offers } = this.choosing;
    const ofSet = offersOf(offers, 'show').filter(({ action }) => this.box().setOf(action.card)?.number === this.proving);
    return new Map([...offersOf(offers, 'ask'), ...ofSet].map((offer) => [offer.action.card, offer]));
  });

  constructor(
    private readonly table: TableProps<'alex-und-co'>,
    private readonly choosing: Choosing<'alex-und-co'>,
    private readonly box: () => Box,
  ) {
    let turn = '';
    let decision = '';
    $effect.pre(() => {
      const { screen, choosing, table } = this;
      const nowTurn = `${choosing.mine} ${screen.turn} ${screen.phase}`;
      const nowDecision = `${nowTurn} ${table.position.decision}`;
      if (nowTurn !== turn) this.wanted = null;
      if (nowDecision !== decision) {
        this.proving = null;
        this.kept = [];
      }
      turn = nowTurn;
      decision = nowDecision;
    });
  }

  /** Something half done is put back; whether there was anything. */
  letGo(): boolean {
    if (this.choosing.chosen !== null) return false; // that goes first
    if (this.proving !== null) this.proving = null;
    else if (this.stage !== 'none' && this.table.takeBack) this.table.takeBack();
    else if (this.wanted !== null) this.wanted = null;
    else return false;
    return true;
  }

  choose(verb: Verb): void {
    if (!this.verbs.has(verb)) return void this.tellWhyNot(verb);
    this.choosing.letGo();
    this.wanted = verb;
    this.table.announce(this.table.word(`alex-und-co.table.verb.${verb}.how`));
  }

  private tellWhyNot(verb: Verb): void {
    const other = 1 + (this.table.you === 0 ? 1 : 0);
    const notations: Record<Verb, string> = {
      turn: `turn ${placeName(Math.max(0, this.screen.grid.findIndex(({ empty }) => !empty)), this.screen.columns)}`,
      name: 'grid',
      swap: `swap ${other}`,
      esg: `esg ${other}`,
      saz: `saz ${other}`,
    };
    void this.choosing.askWhyNot(notations[verb]);
  }

  touchPlace(place: number, event: MouseEvent): void {
    const offer = this.places.get(place);
    if (offer === undefined) return;
    if (offer.action.kind === 'turn') return this.choosing.pick(offer, event);
    const then = offer.action.kind === 'grid' ? [`point ${placeName(place, this.screen.columns)}`] : [];
    this.choosing.act(offer, then);
  }

  /** Whether the touch meant anything. */
  touchPerson(seat: number, event: MouseEvent): boolean {
    const offer = this.people.get(seat);
    if (offer === undefined) {
      if (this.verb !== 'esg' || this.screen.players[seat]?.handSize !== 0) return false;
      void this.choosing.askWhyNot(`esg ${seat + 1}`);
    } else if (offer.action.kind === 'esg' || offer.action.kind === 'alsoAt') this.choosing.pick(offer, event);
    else this.choosing.act(offer);
    return true;
  }

  touchAuthor(set: number, event: MouseEvent): void {
    const proofs = this.proofs.get(set) ?? [];
    const offer = this.authors.get(set);
    if (offer !== undefined) {
      // The first SAZ question is only a part.
      if (this.stage === 'sazAuthor') this.choosing.act(offer);
      else this.choosing.pick(offer, event);
    } else if (proofs.length > 1) this.proving = set;
    else if (proofs[0] !== undefined) this.choosing.act(proofs[0]);
  }

  touchCard(card: number, event: MouseEvent): void {
    const offer = this.cards.get(card);
    if (offer?.action.kind === 'show') this.choosing.act(offer);
    else if (offer !== undefined) this.choosing.pick(offer, event);
  }

  /** What a card in the hand would be used for now. */
  handOffer(card: number): AlexOffer | undefined {
    const { offers } = this.choosing;
    const isOf = (action: Action): boolean =>
      (action.kind === 'give' || action.kind === 'show') && action.card === card;
    return (
      offers.find(({ action }) => isOf(action)) ??
      offersOf(offers, 'lay').find(({ action }) => this.box().setOf(card)?.number === action.set)
    );
  }
  canTouchHand(card: number): boolean {
    if (this.stage === 'lay') return this.box().setOf(card)?.number === this.screen.partial.set;
    if (isSpecial(card) && this.stage === 'none' && this.handOffer(card) === undefined) {
      return this.verbs.has(card === esgCard ? 'esg' : 'saz');
    }
    return this.handOffer(card) !== undefined;
  }
  touchHand(card: number, event: MouseEvent): void {
    if (!this.choosing.mine) return;
    const offer = this.handOffer(card);
    const set = this.box().setOf(card);
    if (this.stage === 'lay' && set?.number === this.screen.partial.set) this.keep(card, set);
    else if (offer?.action.kind === 'show') this.choosing.act(offer);
    else if (offer !== undefined) this.choosing.pick(offer, event);
    else if (isSpecial(card) && this.stage === 'none') this.choose(card === esgCard ? 'esg' : card === sazCard ? 'saz' : 'turn');
    else if (set !== undefined && this.stage === 'none') void this.choosing.askWhyNot(`lay ${set.number + 1}`);
  }

  // A6: the cards that stay in the hand are touched. If too few would be left to lay down, only the latest one stays.
  private keep(card: number, set: AuthorSet): void {
    const toggled = this.kept.includes(card) ? this.kept.filter((each) => each !== card) : [...this.kept, card];
    const offer = this.downWithout(set, toggled) ?? this.downWithout(set, [card]);
    this.kept = this.downWithout(set, toggled) ? toggled : offer ? [card] : [];
    if (offer) this.choosing.choose(offer);
  }
  private downWithout(set: AuthorSet, kept: readonly number[]): AlexOffer | undefined {
    const hand = this.screen.players[this.screen.viewer]?.hand ?? [];
    const wanted = hand.filter((card) => this.box().setOf(card) === set && !kept.includes(card)).join();
    return offersOf(this.choosing.offers, 'down').find(({ action }) => membersOf(set, action.cards).join() === wanted);
  }
}
