// A small QR encoder for links: bytes, error correction level M, versions 1 to 10 (ISO/IEC 18004).
const totalWords = [26, 44, 70, 100, 134, 172, 196, 242, 292, 346];
const correctionWords = [10, 16, 26, 18, 24, 16, 18, 22, 22, 26]; // in each block
const blockCounts = [1, 1, 1, 2, 2, 4, 4, 4, 5, 5];
const alignments = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
];

const at = <T>(list: ArrayLike<T>, index: number): T => list[index] as T;

// Multiplication in GF(256) modulo x^8 + x^4 + x^3 + x^2 + 1.
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; --bit) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((b >>> bit) & 1) * a;
  }
  return product;
}

function generator(degree: number): number[] {
  const result: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; ++i) {
    for (let j = 0; j < degree; ++j) {
      result[j] = times(at(result, j), root) ^ (j + 1 < degree ? at(result, j + 1) : 0);
    }
    root = times(root, 2);
  }
  return result;
}

function remainder(data: number[], divisor: number[]): number[] {
  const result = divisor.map(() => 0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    divisor.forEach((coefficient, i) => (result[i] = at(result, i) ^ times(coefficient, factor)));
  }
  return result;
}

function dataWords(bytes: Uint8Array, version: number): number[] | null {
  const capacity = at(totalWords, version - 1) - at(correctionWords, version - 1) * at(blockCounts, version - 1);
  const bits: number[] = [];
  const push = (value: number, length: number) => {
    for (let i = length - 1; i >= 0; --i) bits.push((value >>> i) & 1);
  };
  push(4, 4); // byte mode
  push(bytes.length, version < 10 ? 8 : 16);
  bytes.forEach((byte) => push(byte, 8));
  if (bits.length > capacity * 8) return null;
  push(0, Math.min(4, capacity * 8 - bits.length));
  push(0, (8 - (bits.length % 8)) % 8);
  const words: number[] = [];
  for (let i = 0; i < bits.length; i += 8) words.push(parseInt(bits.slice(i, i + 8).join(''), 2));
  for (let pad = 0xec; words.length < capacity; pad ^= 0xec ^ 0x11) words.push(pad);
  return words;
}

function interleave(data: number[], version: number): number[] {
  const total = at(totalWords, version - 1);
  const correction = at(correctionWords, version - 1);
  const count = at(blockCounts, version - 1);
  const short = Math.floor(total / count);
  const longFrom = count - (total % count);
  const divisor = generator(correction);
  const blocks: { data: number[]; correction: number[] }[] = [];
  for (let i = 0, from = 0; i < count; ++i) {
    const length = short - correction + (i >= longFrom ? 1 : 0);
    const part = data.slice(from, from + length);
    from += length;
    blocks.push({ data: part, correction: remainder(part, divisor) });
  }
  const words: number[] = [];
  for (let i = 0; i <= short - correction; ++i) {
    for (const block of blocks) if (i < block.data.length) words.push(at(block.data, i));
  }
  for (let i = 0; i < correction; ++i) for (const block of blocks) words.push(at(block.correction, i));
  return words;
}

const masks: ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

class Drawing {
  readonly size: number;
  readonly dark: Uint8Array;
  private readonly fixed: Uint8Array;

  constructor(private readonly version: number) {
    this.size = version * 4 + 17;
    this.dark = new Uint8Array(this.size ** 2);
    this.fixed = new Uint8Array(this.size ** 2);
    this.drawFrame();
  }

  private set(x: number, y: number, dark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y * this.size + x] = dark ? 1 : 0;
    this.fixed[y * this.size + x] = 1;
  }

  private drawFrame(): void {
    const { size } = this;
    for (let i = 0; i < size; ++i) {
      this.set(6, i, i % 2 === 0);
      this.set(i, 6, i % 2 === 0);
    }
    for (const [cx, cy] of [
      [3, 3],
      [size - 4, 3],
      [3, size - 4],
    ] as const) {
      for (let dy = -4; dy <= 4; ++dy) {
        for (let dx = -4; dx <= 4; ++dx) {
          const ring = Math.max(Math.abs(dx), Math.abs(dy));
          this.set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
        }
      }
    }
    const centres = at(alignments, this.version - 1);
    for (const cy of centres) {
      for (const cx of centres) {
        const nearFinder = (cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6);
        if (nearFinder) continue;
        for (let dy = -2; dy <= 2; ++dy) {
          for (let dx = -2; dx <= 2; ++dx) this.set(cx + dx, cy + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
        }
      }
    }
    this.drawFormat(0);
    this.drawVersion();
  }

  private drawVersion(): void {
    if (this.version < 7) return;
    let rest = this.version;
    for (let i = 0; i < 12; ++i) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (this.version << 12) | rest;
    for (let i = 0; i < 18; ++i) {
      const a = this.size - 11 + (i % 3);
      const b = Math.floor(i / 3);
      this.set(a, b, ((bits >>> i) & 1) === 1);
      this.set(b, a, ((bits >>> i) & 1) === 1);
    }
  }

  drawFormat(mask: number): void {
    const data = mask; // level M is 00
    let rest = data;
    for (let i = 0; i < 10; ++i) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((data << 10) | rest) ^ 0x5412;
    const bit = (i: number) => ((bits >>> i) & 1) === 1;
    const { size } = this;
    for (let i = 0; i <= 5; ++i) this.set(8, i, bit(i));
    this.set(8, 7, bit(6));
    this.set(8, 8, bit(7));
    this.set(7, 8, bit(8));
    for (let i = 9; i < 15; ++i) this.set(14 - i, 8, bit(i));
    for (let i = 0; i < 8; ++i) this.set(size - 1 - i, 8, bit(i));
    for (let i = 8; i < 15; ++i) this.set(8, size - 15 + i, bit(i));
    this.set(8, size - 8, true);
  }

  drawWords(words: number[]): void {
    const { size } = this;
    let bit = 0;
    for (let right = size - 1; right >= 1; right -= 2) {
      if (right === 6) right = 5;
      for (let step = 0; step < size; ++step) {
        const upward = ((right + 1) & 2) === 0;
        const y = upward ? size - 1 - step : step;
        for (const x of [right, right - 1]) {
          if (this.fixed[y * size + x] || bit >= words.length * 8) continue;
          this.dark[y * size + x] = (at(words, bit >>> 3) >>> (7 - (bit & 7))) & 1;
          ++bit;
        }
      }
    }
  }

  applyMask(mask: number): void {
    const flips = at(masks, mask);
    for (let i = 0; i < this.dark.length; ++i) {
      if (!this.fixed[i] && flips(i % this.size, Math.floor(i / this.size))) this.dark[i] = at(this.dark, i) ^ 1;
    }
  }

  // How hard the pattern is to read, by the four penalties of the standard.
  penalty(): number {
    const { size, dark } = this;
    let result = 0;
    const lines: string[] = [];
    for (let i = 0; i < size; ++i) {
      lines.push(dark.slice(i * size, (i + 1) * size).join(''));
      lines.push(Array.from({ length: size }, (_, y) => dark[y * size + i]).join(''));
    }
    for (const line of lines) {
      for (const run of line.matchAll(/0{5,}|1{5,}/g)) result += run[0].length - 2;
      for (const finder of ['10111010000', '00001011101']) {
        for (let from = line.indexOf(finder); from >= 0; from = line.indexOf(finder, from + 1)) result += 40;
      }
    }
    for (let y = 0; y + 1 < size; ++y) {
      for (let x = 0; x + 1 < size; ++x) {
        const i = y * size + x;
        if (dark[i] === dark[i + 1] && dark[i] === dark[i + size] && dark[i] === dark[i + size + 1]) result += 3;
      }
    }
    const share = dark.reduce((sum, cell) => sum + cell, 0) / dark.length;
    return result + Math.floor(Math.abs(share - 0.5) * 20) * 10;
  }
}

export interface QrSymbol {
  size: number;
  dark: Uint8Array; // row by row, 1 is dark
}

// Null if the text is too long for a small symbol.
export function encodeQr(text: string): QrSymbol | null {
  const bytes = new TextEncoder().encode(text);
  for (let version = 1; version <= totalWords.length; ++version) {
    const data = dataWords(bytes, version);
    if (data === null) continue;
    const words = interleave(data, version);
    let best: { symbol: Drawing; penalty: number } | null = null;
    for (let mask = 0; mask < masks.length; ++mask) {
      const symbol = new Drawing(version);
      symbol.drawWords(words);
      symbol.applyMask(mask);
      symbol.drawFormat(mask);
      const penalty = symbol.penalty();
      if (best === null || penalty < best.penalty) best = { symbol, penalty };
    }
    if (best !== null) return { size: best.symbol.size, dark: best.symbol.dark };
  }
  return null;
}

// All dark cells as one path, rows joined into runs.
export function qrPath({ size, dark }: QrSymbol): string {
  let path = '';
  for (let y = 0; y < size; ++y) {
    for (let x = 0; x < size;) {
      let run = 0;
      while (x + run < size && dark[y * size + x + run]) ++run;
      if (run > 0) path += `M${x} ${y}h${run}v1h-${run}z`;
      x += run || 1;
    }
  }
  return path;
}
