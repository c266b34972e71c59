import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CeremonyFrame, TableFrame } from '../generated/types';
import { answerCeremony, commitment, newNonce } from './ceremony';

const table = (commitments: TableFrame['commitments'] = []) => ({ table: 't1', you: 1, commitments }) as TableFrame;
const frame = (step: 'commit' | 'open', commitment = 'aa', round = 1): CeremonyFrame => ({
  t: 'ceremony',
  n: 1,
  round,
  step,
  commitment,
});

beforeEach(() => sessionStorage.clear());

describe('the ceremony', () => {
  it('commits as the engine does', () => {
    expect(commitment('0'.repeat(64))).toBe(
      createHash('sha256').update('sammelsurium commitment\n').update(Buffer.alloc(32)).digest('hex'),
    );
  });
  it('commits to a fresh secret of 32 bytes and later opens it', () => {
    const commit = answerCeremony(frame('commit'), table());
    const digest = commit?.do === 'commit' ? commit.digest : '';
    const open = answerCeremony(frame('open'), table([{ seat: 1, digest }]));
    const nonce = open?.do === 'open' ? open.nonce : '';
    expect(nonce).toMatch(/^[0-9a-f]{64}$/);
    expect(digest).toBe(commitment(nonce));
    expect(newNonce()).not.toBe(newNonce());
  });
  it('keeps the secret over a reload', () => {
    expect(answerCeremony(frame('commit'), table())).toEqual(answerCeremony(frame('commit'), table()));
  });
  it('never opens a secret to a commitment that it was not made for', () => {
    answerCeremony(frame('commit', 'aa'), table());
    expect(answerCeremony(frame('open', 'bb'), table())).toBeNull();
    expect(answerCeremony(frame('open', 'aa', 2), table())).toBeNull();
  });
  it('stays out if another window of the same person takes part', () => {
    const other = table([{ seat: 1, digest: commitment(newNonce()) }]);
    expect(answerCeremony(frame('commit'), other)).toBeNull();
    answerCeremony(frame('commit'), table());
    expect(answerCeremony(frame('open'), other)).toBeNull();
  });
});
