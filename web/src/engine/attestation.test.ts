import { describe, expect, it } from 'vitest';
import { isGenuine } from './attestation';

const hex = (text: string) => Buffer.from(text, 'latin1').toString('hex');

// The small record of signing_key_test.cpp, signed by the server's own code.
const attestation = {
  key: '8f1543a1c4eb3b61652685597ecf7b32f43fdb57367de144d99324f0c8aaeb09',
  signature: 
    '8019ba5df73dcfb9f65f4c3fef4536ca0faa04b14ef7e636ceb71ea8d78605abaf864eadd913936c38d5302d06cb323f4492631c4c5da3300e0b04d00f6a7500',
  message: hex('sammelsurium record\n') + 'c24092887b49a1025b765ba63b9e4c0fe18f682d7956d554bdfb60d81b74d0b8',
  forged: '',
};
// From RFC 8032, section 7.1, test 2.
const published = {
  key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  message: '72',
  forged: '',
};
const flipped = (text: string, at: number) => text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);

describe('the signature under a record', () => {
  it('is known to be genuine', () => {
    expect(isGenuine(attestation)).toBe(true);
    expect(isGenuine(published)).toBe(true);
  });

  it('fits no other key, digest or signature', () => {
    expect(isGenuine({ ...attestation, key: published.key })).toBe(false);
    expect(isGenuine({ ...attestation, message: flipped(attestation.message, 60) })).toBe(false);
    for (const at of [0, 40, 127]) {
      expect(isGenuine({ ...attestation, signature: flipped(attestation.signature, at) })).toBe(false);
    }
  });

  it('is not genuine if it is none at all', () => {
    expect(isGenuine({ ...attestation, key: 'f'.repeat(64) })).toBe(false);
    expect(isGenuine({ ...attestation, key: '0'.repeat(64), signature: '0'.repeat(128) })).toBe(false);
    expect(isGenuine({ ...attestation, signature: '' })).toBe(false);
  });
});
