// What can be done now, sorted for the plain table: some of it by touching a piece, the rest by buttons.
import type { Message, Position, Zone } from '../../generated/types';

export interface Offer {
  action: string;
  kind: string; // the phrase that it is said with: actions of one kind belong together
  label: string;
}

export interface Offers {
  onPieces: Map<string, Offer>; // by action
  answers: Offer[]; // without those on pieces
  interrupts: Offer[];
}

// Few actions need no order.
const fewest = 6;

export function offersOf(position: Position<unknown>, say: (message: Message) => string): Offers {
  const { generic } = position;
  const named = (actions: string[], labels: Message[] = []): Offer[] =>
    actions.map((action, i) => {
      const label = labels[i];
      return label ? { action, kind: label.key, label: say(label) } : { action, kind: '', label: action };
    });
  const answers = named(position.answers, generic?.answers);
  const interrupts = named(position.interrupts, generic?.interrupts);
  const touchable = touchableActions(generic?.zones ?? []);
  const isOnPiece = ({ action }: Offer) => touchable.has(action);
  return {
    onPieces: new Map([...interrupts, ...answers].filter(isOnPiece).map((offer) => [offer.action, offer])),
    answers: answers.filter((offer) => !isOnPiece(offer)),
    interrupts: interrupts.filter((offer) => !isOnPiece(offer)),
  };
}

const touchableActions = (zones: Zone[]): Set<string> =>
  new Set(zones.flatMap(({ pieces }) => pieces.map(({ action }) => action)).filter((action) => action !== ''));

// Actions of one kind stand together, in the order of their first; those without company form the last group.
export function inGroups(offers: Offer[]): Offer[][] {
  if (offers.length <= fewest) return offers.length === 0 ? [] : [offers];
  const kinds = new Map<string, Offer[]>();
  for (const offer of offers) kinds.set(offer.kind, [...(kinds.get(offer.kind) ?? []), offer]);
  const groups = [...kinds.values()];
  const lone = groups.filter((group) => group.length === 1).flat();
  return [...groups.filter((group) => group.length > 1), ...(lone.length > 0 ? [lone] : [])];
}

const plain = (text: string): string => text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '');

// Offers in whose label every searched word begins some word: "3 b2" finds "Put the 3 on b2", not "Put the 13 on b2".
export function matching(offers: Offer[], search: string): Offer[] {
  const wanted = plain(search).split(/\s+/).filter(Boolean);
  return offers.filter(({ label }) => {
    const words = plain(label).split(/[^\p{L}\p{N}+-]+/u);
    return wanted.every((part) => words.some((word) => word.startsWith(part)));
  });
}
