// This person's part in the shuffle: a secret number, first as a hash, later openly.
//
// The secret belongs to one table's one commitment. It is opened only if the hash that the table shows for this seat is
// ours: another window or device of the same person may have made its own. Browsers hash by themselves only on secure
// addresses, and a game at home is played on plain http: so the hash comes with the page.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { recall, remember } from '../storage';
import type { CeremonyFrame, TableFrame } from '../generated/types';
import type { Order } from '../net/connection';

/** What is published of a nonce; see engine/core/fairness.hpp. */
export const commitment = (nonceHex: string): string =>
  bytesToHex(sha256(concatBytes(utf8ToBytes('sammelsurium commitment\n'), hexToBytes(nonceHex))));

const keyOf = ({ table, you }: TableFrame, { round, commitment }: CeremonyFrame): string =>
  `nonce-${table}-${you}-${round}-${commitment}`;

export function newNonce(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

// What to send for a ceremony frame, or null if another window of this person takes part.
export function answerCeremony(frame: CeremonyFrame, table: TableFrame): Order | null {
  const published = table.commitments.find(({ seat }) => seat === table.you)?.digest;
  const key = keyOf(table, frame);
  const stored = recall(key, 'sessionStorage');
  if (frame.step === 'commit') {
    if (published !== undefined && published !== '') return null;
    const nonce = stored ?? newNonce();
    remember(key, nonce, 'sessionStorage');
    return { do: 'commit', round: frame.round, digest: commitment(nonce) };
  }
  if (stored === null || (published !== undefined && published !== commitment(stored))) return null;
  return { do: 'open', round: frame.round, nonce: stored };
}
