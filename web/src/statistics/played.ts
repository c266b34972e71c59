// The games that were played to their end on this device: what the statistics are made of. They stay on it.
import type { Position, Review, TableFrame } from '../generated/types';
import { keep, recall } from '../storage';
import { mistakesOf, type Mistakes } from './mistakes';

export interface PlayedGame {
  table: string;
  pocket: boolean; // on this device
  game: string;
  ended: number; // milliseconds since 1970
  took: number; // milliseconds
  seats: string[]; // who played there: `person`, or which bot
  seat: number; // one's own
  ranks: number[];
  points: number[];
  givenUpBy: number | null;
  mistakes?: Mistakes; // if the game was reviewed here
}

const key = 'played-games';
export const most = 1000; // about 250 kB

const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every((each) => Number.isFinite(each));

const isPlayed = (value: unknown): value is PlayedGame => {
  const game = value as PlayedGame | null;
  return (
    typeof game === 'object' &&
    game !== null &&
    typeof game.table === 'string' &&
    typeof game.game === 'string' &&
    Number.isFinite(game.ended) &&
    Number.isFinite(game.took) &&
    Array.isArray(game.seats) &&
    game.seats.every((bot) => typeof bot === 'string') &&
    Number.isInteger(game.seat) &&
    isNumbers(game.ranks) &&
    isNumbers(game.points) &&
    game.ranks[game.seat] !== undefined
  );
};

/** The latest first. */
export function playedGames(): PlayedGame[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isPlayed).slice(0, most) : [];
  } catch {
    return [];
  }
}

const keepGames = (games: PlayedGame[]): boolean => keep(key, JSON.stringify(games.slice(0, most)));

/** Notes a game that is over, once, for whoever played it here. False if the browser keeps nothing. */
export function notePlayed(table: TableFrame, position: Position, inPocket: boolean): boolean {
  const { you, seats } = table;
  const { outcome, givenUpBy } = position;
  if (table.phase !== 'over' || !outcome.over || you === null || outcome.ranks[you] === undefined) return true;
  const games = playedGames();
  if (games.some((game) => game.table === table.table)) return true;
  const played: PlayedGame = {
    table: table.table,
    pocket: inPocket,
    game: table.game,
    ended: table.ended,
    took: table.took,
    seats: seats.map(({ kind, bot }) => (kind === 'bot' ? bot : 'person')),
    seat: you,
    ranks: outcome.ranks,
    points: outcome.points,
    givenUpBy,
  };
  return keepGames([played, ...games].sort((one, other) => other.ended - one.ended));
}

/** Adds what a review has found to the game's note, if there is one. */
export function noteReview(table: string, review: Review): void {
  const games = playedGames();
  const game = games.find((each) => each.table === table);
  if (game === undefined || review.moves.length === 0) return;
  game.mistakes = mistakesOf(review, game.seat);
  keepGames(games);
}

function forget(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // then there is nothing to forget
  }
}

export const forgetPlayed = (): void => forget(key);

/** Whether this browser keeps what it is told. */
export function canKeep(): boolean {
  const isKept = keep('probe', 'x');
  forget('probe');
  return isKept;
}
