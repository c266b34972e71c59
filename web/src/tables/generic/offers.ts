// What can be done now, sorted for the plain table: some of it by touching a piece, the rest by buttons.
import type { Message, Offer as Legal, Position, Zone } from '../../generated/types';

export interface Offer {
  action: string;
  kind: string; // the phrase that it is said with: actions of one kind belong together
  label: string;
  parts: string[]; // what its phrase is about, said alone
}

// Each of these with each of those: chosen in two steps.
export interface Cross {
  sides: [string[], string[]];
  at: (first: string, second: string) => Offer | undefined;
}

export interface Offers {
  onPieces: Map<string, Offer>; // by action
  answers: Offer[]; // without those on pieces
  interrupts: Offer[];
}

// Few actions need no order, and so many can be looked over at a glance.
const fewest = 6;
export const most = 16;

export function offersOf(position: Position, say: (message: Message) => string): Offers {
  const named = (offers: Legal[]): Offer[] =>
    offers.map(({ notation, label }) => {
      const parts = Object.values(label.args).map((text) => say({ key: 'core.text', args: { text } }));
      return { action: notation, kind: label.key, label: say(label), parts };
    });
  const answers = named(position.answers);
  const interrupts = named(position.interrupts);
  const touchable = touchableActions(position.zones ?? []);
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

// Many actions that differ in two things only, with nothing left out.
export function crossOf(offers: Offer[]): Cross | null {
  const kind = offers[0]?.kind;
  if (offers.length <= most || offers.some((offer) => offer.kind !== kind || offer.parts.length !== 2)) return null;
  const side = (i: 0 | 1) => [...new Set(offers.map(({ parts }) => parts[i] ?? ''))];
  const sides: Cross['sides'] = [side(0), side(1)];
  const key = (first: string, second: string) => JSON.stringify([first, second]);
  const byParts = new Map(offers.map((offer) => [key(offer.parts[0] ?? '', offer.parts[1] ?? ''), offer]));
  if (byParts.size < offers.length || sides[0].length * sides[1].length !== offers.length) return null;
  return { sides, at: (first, second) => byParts.get(key(first, second)) };
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
