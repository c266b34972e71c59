import type { Verification } from '../generated/types';
import { mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as engine from '../engine/engine';
import * as keys from '../net/serverKey';
import { settings } from '../settings.svelte';
import Verdict from './Verdict.svelte';

// From RFC 8032, section 7.1, test 2.
const attestation = {
  key: '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
  signature:
    '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
  message: '72',
  forged: 'forged',
};
const fits: Verification = { ok: true, findings: [], grounds: ['recomputed', 'vouched for'], attestation: null };

let shown: ReturnType<typeof mount> | undefined;

async function verdictOn(verification: Verification): Promise<string> {
  vi.spyOn(engine, 'loadEngine').mockResolvedValue({ verify: () => verification } as unknown as engine.Engine);
  shown = mount(Verdict, { target: document.body, props: { record: 'any' } });
  await vi.waitFor(() => expect(document.querySelector('ul')).not.toBeNull());
  return document.body.textContent;
}

describe('what the page says of a record', () => {
  beforeEach(() => {
    settings.language = 'en';
  });
  afterEach(() => {
    if (shown) void unmount(shown);
    vi.restoreAllMocks();
    document.body.innerHTML = '';
  });

  it('names what speaks for it and whose key has signed it', async () => {
    vi.spyOn(keys, 'serverKey').mockResolvedValue(attestation.key);
    const text = await verdictOn({ ...fits, attestation });
    expect(text).toContain('recomputed');
    expect(text).toContain(`Key ${attestation.key}: the one of this server`);
  });

  it('tells when another server has signed', async () => {
    vi.spyOn(keys, 'serverKey').mockResolvedValue('0'.repeat(64));
    expect(await verdictOn({ ...fits, attestation })).toContain('not the one of this server');
  });

  it('needs no server', async () => {
    vi.spyOn(keys, 'serverKey').mockRejectedValue(new Error('offline'));
    const text = await verdictOn({ ...fits, attestation });
    expect(text).toContain(`Key ${attestation.key}`);
    expect(text).not.toContain('this server');
  });

  it('does not call a forged signature in order', async () => {
    vi.spyOn(keys, 'serverKey').mockResolvedValue(attestation.key);
    const text = await verdictOn({ ...fits, attestation: { ...attestation, message: '73' } });
    expect(text).toContain('Something does not fit');
    expect(text).toContain('forged');
    expect(text).not.toContain('recomputed');
  });

  it('speaks of no key where nobody has signed', async () => {
    expect(await verdictOn(fits)).not.toContain('Key');
  });
});
