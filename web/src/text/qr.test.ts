import { expect, it } from 'vitest';
import { encodeQr } from './qr';

// This one was read back by an independent decoder (zbar).
it('a link is a QR code that decoders read', async () => {
  const { size, path } = encodeQr('http://192.168.178.23:8080/table/Ab3dEf9hJk');
  expect(size).toBe(33);
  const cells = new Uint8Array(size * size);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) cells[Number(y) * size + Number(x)] = 1;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', cells));
  expect(Array.from(hash.slice(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')).toBe('1da4a1f6e8b2e500');
});
