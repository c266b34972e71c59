import { beforeEach, describe, expect, it } from 'vitest';
import type { CeremonyFrame, TableFrame } from '../generated/types';
import { answerCeremony, newNonce } from './ceremony';

const table = (commitments: TableFrame['commitments'] = []) => ({ table: 't1', you: 1, commitments }) as TableFrame;
const frame = (step: 'commit' | 'open', commitment = 'aa', round = 1): CeremonyFrame => ({
  t: 'ceremony',
  n: 1,
  round,
  step,
  commitment,
});
const hash = (nonce: string) => `hash of ${nonce}`;

beforeEach(() => sessionStorage.clear());

describe('the ceremony', () => {
  it('commits to a fresh secret of 32 bytes and later opens it', () => {
    const commit = answerCeremony(frame('commit'), table(), hash);
    const digest = commit?.do === 'commit' ? commit.digest : '';
    const open = answerCeremony(frame('open'), table([{ seat: 1, digest }]), hash);
    const nonce = open?.do === 'open' ? open.nonce : '';
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(digest).toBe(hash(nonce));
    expect(newNonce()).not.toBe(newNonce());
  });
  it('keeps the secret over a reload', () => {
    expect(answerCeremony(frame('commit'), table(), hash)).toEqual(answerCeremony(frame('commit'), table(), hash));
  });
  it('never opens a secret to a commitment that it was not made for', () => {
    answerCeremony(frame('commit', 'aa'), table(), hash);
    expect(answerCeremony(frame('open', 'bb'), table(), hash)).toBeNull();
    expect(answerCeremony(frame('open', 'aa', 2), table(), hash)).toBeNull();
  });
  it('stays out if another window of the same person takes part', () => {
    const other = table([{ seat: 1, digest: 'hash of something else' }]);
    expect(answerCeremony(frame('commit'), other, hash)).toBeNull();
    answerCeremony(frame('commit'), table(), hash);
    expect(answerCeremony(frame('open'), other, hash)).toBeNull();
  });
});
