// This person's part in the shuffle: a secret number, first as a hash, later openly.
//
// The secret belongs to one table's one commitment. It is opened only if the hash that the table shows for this seat is
// ours: another window or device of the same person may have made its own.
import { recall, remember } from '../storage';
import type { CeremonyFrame, TableFrame } from '../generated/types';
import type { Order } from '../net/connection';

export type Commit = (nonceHex: string) => string;

const key = (table: string, frame: CeremonyFrame): string => `nonce-${table}-${frame.round}-${frame.commitment}`;

export function newNonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

// What to send for a ceremony frame, or null if another window of this person takes part.
export function answerCeremony(frame: CeremonyFrame, table: TableFrame, commitment: Commit): Order | null {
  const published = table.commitments.find(({ seat }) => seat === table.you)?.digest;
  const stored = recall(key(table.table, frame), 'sessionStorage');
  if (frame.step === 'commit') {
    if (published !== undefined && published !== '') return null;
    const nonce = stored ?? newNonce();
    remember(key(table.table, frame), nonce, 'sessionStorage');
    return { do: 'commit', round: frame.round, digest: commitment(nonce) };
  }
  if (stored === null || (published !== undefined && published !== commitment(stored))) return null;
  return { do: 'open', round: frame.round, nonce: stored };
}
