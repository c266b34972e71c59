import { describe, expect, it } from 'vitest';
import { encodeQr, qrPath } from './qr';

async function fingerprint(cells: Uint8Array): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(cells)));
  return Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

describe('a QR code', () => {
  it('is as small as the text allows', () => {
    expect(encodeQr('hi')?.size).toBe(21);
    expect(encodeQr('http://192.168.178.23:8080/table/Ab3dEf9hJk')?.size).toBe(33);
    expect(encodeQr('z'.repeat(213))?.size).toBe(57);
    expect(encodeQr('z'.repeat(214))).toBeNull();
  });
  // These two were read back by an independent decoder (zbar).
  it('is the one that decoders read', async () => {
    expect(await fingerprint(encodeQr('http://192.168.178.23:8080/table/Ab3dEf9hJk')!.dark)).toBe('1da4a1f6e8b2e500');
    expect(await fingerprint(encodeQr('z'.repeat(200))!.dark)).toBe('cc7bc5dff4635f24');
  });
  it('draws every dark cell once', () => {
    const symbol = encodeQr('hi')!;
    const drawn = [...qrPath(symbol).matchAll(/h(\d+)v1/g)].reduce((sum, run) => sum + Number(run[1]), 0);
    expect(drawn).toBe(symbol.dark.reduce((sum, cell) => sum + cell, 0));
  });
});
