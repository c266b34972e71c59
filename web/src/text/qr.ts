// QR codes for links.
import { encode } from 'uqr';

export interface QrSymbol {
  size: number;
  path: string; // of all dark cells, in units of a cell
}

export function encodeQr(text: string): QrSymbol {
  const { size, data } = encode(text, { ecc: 'M', border: 0 });
  const cells = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  return { size, path: cells.join('') };
}
