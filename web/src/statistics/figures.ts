// What the games that were played here add up to.
import { costs, noMistakes, phases, type Mistakes } from './mistakes';
import type { PlayedGame } from './played';

export interface Tally {
  of: string; // a game, a level, a seat
  played: number;
  won: number; // a shared win is a part of one
  expected: number; // wins of somebody who plays just as well as the others
}

/** The share of the win that one got. */
export function shareOf({ ranks, seat }: PlayedGame): number {
  return ranks[seat] === 1 ? 1 / ranks.filter((rank) => rank === 1).length : 0;
}

/** Whoever plays alone cannot win against anybody. */
export const againstOthers = (games: readonly PlayedGame[]): PlayedGame[] =>
  games.filter(({ seats }) => seats.length > 1);

export type Opponents = string; // a bot's level or name, `people` or `mixed`

export function opponentsOf({ seats, seat }: PlayedGame): Opponents {
  const others = new Set(seats.filter((_, index) => index !== seat));
  const [only] = others;
  if (others.size !== 1 || only === undefined) return 'mixed';
  return only === 'person' ? 'people' : only;
}

/** In the order of `compare`, or of the most played. */
export function tallyBy(
  games: readonly PlayedGame[],
  of: (game: PlayedGame) => string,
  compare: (one: Tally, other: Tally) => number = (one, other) => other.played - one.played,
): Tally[] {
  const tallies = new Map<string, Tally>();
  for (const game of againstOthers(games)) {
    const name = of(game);
    const tally = tallies.get(name) ?? { of: name, played: 0, won: 0, expected: 0 };
    tallies.set(name, {
      of: name,
      played: tally.played + 1,
      won: tally.won + shareOf(game),
      expected: tally.expected + 1 / game.seats.length,
    });
  }
  return [...tallies.values()].sort(compare);
}

export const byName = (one: Tally, other: Tally): number => one.of.localeCompare(other.of);

export interface Step {
  game: PlayedGame;
  share: number; // of the wins among this game and those before it, as many as are looked at together
}

/** The latest games, the earliest first, each with how it went lately. */
export function courseOf(games: readonly PlayedGame[], most: number, together: number): Step[] {
  const inOrder = againstOthers(games).sort((one, other) => one.ended - other.ended);
  return inOrder
    .map((game, index) => {
      const lately = inOrder.slice(Math.max(0, index + 1 - together), index + 1);
      return { game, share: lately.reduce((sum, each) => sum + shareOf(each), 0) / lately.length };
    })
    .slice(-most);
}

export interface AllMistakes extends Mistakes {
  games: number; // that were reviewed
}

export function mistakesIn(games: readonly PlayedGame[]): AllMistakes {
  const all: AllMistakes = { games: 0, decisions: 0, lost: 0, found: noMistakes() };
  for (const { mistakes } of games) {
    if (mistakes === undefined) continue;
    ++all.games;
    all.decisions += mistakes.decisions;
    all.lost += mistakes.lost;
    for (const phase of phases) {
      for (const cost of costs) all.found[phase][cost] += mistakes.found[phase][cost];
    }
  }
  return all;
}
