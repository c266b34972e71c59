// Whether a server has signed a record. Browsers check Ed25519 themselves only on secure addresses, and a game at home
// is played on plain http: so the check, and the hash that it needs, come with the page.
import { hashes, verify } from '@noble/ed25519';
import { sha512 } from '@noble/hashes/sha2.js';
import type { Attestation } from '../generated/types';

hashes.sha512 = sha512;

function bytesOf(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; ++i) bytes[i] = parseInt(hex.slice(2 * i, 2 * i + 2), 16);
  return bytes;
}

export function isGenuine({ key, signature, message }: Attestation): boolean {
  try {
    // As strict as the program's own check.
    return verify(bytesOf(signature), bytesOf(message), bytesOf(key), { zip215: false });
  } catch {
    return false; // not even a point on the curve
  }
}
