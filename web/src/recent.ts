// The tables this browser has been to lately, so that one can go back.
import { recall, remember } from './storage';

export interface RecentTable {
  table: string;
  pocket?: boolean; // on this device
  game: string;
  names: string[];
  seated: boolean;
  seat?: number | null; // where, since lists know it
  over: boolean;
  seen: number; // milliseconds since the epoch
}

const key = 'recent-tables';
const most = 8;

const isRecent = (value: unknown): value is RecentTable => {
  const table = value as RecentTable | null;
  return (
    typeof table === 'object' &&
    table !== null &&
    typeof table.table === 'string' &&
    /^[A-Za-z0-9_-]+$/.test(table.table) &&
    typeof table.game === 'string' &&
    Array.isArray(table.names) &&
    table.names.every((name) => typeof name === 'string') &&
    typeof table.seen === 'number'
  );
};

export function recentTables(): RecentTable[] {
  try {
    const stored: unknown = JSON.parse(recall(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function noteTable(table: RecentTable): void {
  const others = recentTables().filter((other) => other.table !== table.table);
  remember(key, JSON.stringify([table, ...others].slice(0, most)));
}

// The seat that this browser had at a table.
export function ownSeatAt(table: string): number | null {
  const seat = recentTables().find((other) => other.table === table)?.seat;
  return typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 ? seat : null;
}

export function forgetTable(table: string): void {
  remember(key, JSON.stringify(recentTables().filter((other) => other.table !== table)));
}
