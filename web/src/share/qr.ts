/** A QR code of a link: bytes, error correction M, versions 1 to 6 (up to 106 bytes). ISO/IEC 18004. */

/** By version: data bytes and error bytes of a block, and the number of blocks. */
const BLOCKS: readonly (readonly [number, number, number])[] = [
  [16, 10, 1],
  [28, 16, 1],
  [44, 26, 1],
  [32, 18, 2],
  [43, 24, 2],
  [27, 16, 4],
];

type Grid = boolean[][];
type Cell = (x: number, y: number) => boolean;

const MASKS: readonly Cell[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** The code row by row, true for dark; null if the text is too long. */
export function qrCode(text: string, mask?: number): Grid | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = 1 + BLOCKS.findIndex(([data, , count]) => bytes.length + 2 <= data * count);
  if (version === 0) return null;
  const bits = codewords(bytes, version).flatMap((byte) => [7, 6, 5, 4, 3, 2, 1, 0].map((n) => (byte >> n) % 2 === 1));
  const drawn = (mask === undefined ? [...MASKS.keys()] : [mask]).map((n) => draw(version, bits, n));
  return drawn.reduce((best, one) => (roughness(one) < roughness(best) ? one : best));
}

// ---- bytes

/** Data and error bytes, block by block woven into each other. */
function codewords(bytes: readonly number[], version: number): number[] {
  const [size, errors, count] = BLOCKS[version - 1] ?? [0, 0, 0];
  const data = padded(bytes, size * count);
  const blocks = [...Array(count).keys()].map((n) => data.slice(n * size, (n + 1) * size));
  const checks = blocks.map((block) => remainder(block, errors));
  const woven = (rows: readonly number[][], length: number) =>
    [...Array(length).keys()].flatMap((n) => rows.map((row) => row[n] ?? 0));
  return [...woven(blocks, size), ...woven(checks, errors)];
}

/** Mode (4 bits), length (8 bits), the bytes, and filling. */
function padded(bytes: readonly number[], size: number): number[] {
  const nibbles = [4, bytes.length >> 4, bytes.length % 16, ...bytes.flatMap((byte) => [byte >> 4, byte % 16]), 0];
  const whole: number[] = [];
  for (let n = 0; n + 1 < nibbles.length; n += 2) whole.push((nibbles[n] ?? 0) * 16 + (nibbles[n + 1] ?? 0));
  while (whole.length < size) whole.push((whole.length - bytes.length) % 2 === 0 ? 0xec : 0x11);
  return whole.slice(0, size);
}

/** Multiply in the field of 256 elements. */
function times(a: number, b: number): number {
  let product = 0;
  for (let n = 7; n >= 0; n--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> n) % 2) * a;
  }
  return product;
}

/** The error bytes: what is left when the data is divided by the generator polynomial (Reed and Solomon). */
function remainder(data: readonly number[], degree: number): number[] {
  let generator = [1];
  let root = 1;
  for (let n = 0; n < degree; n++) {
    const shifted = [...generator, 0];
    generator = shifted.map((factor, i) => factor ^ times(generator[i - 1] ?? 0, root));
    root = times(root, 2);
  }
  const left = [...data, ...Array<number>(degree).fill(0)];
  for (let n = 0; n < data.length; n++) {
    const lead = left[n] ?? 0;
    generator.forEach((factor, i) => {
      left[n + i] = (left[n + i] ?? 0) ^ times(factor, lead);
    });
  }
  return left.slice(data.length);
}

// ---- drawing

function draw(version: number, bits: readonly boolean[], mask: number): Grid {
  const size = 17 + 4 * version;
  const grid: (boolean | undefined)[][] = [...Array(size)].map(() => Array(size));
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  for (let n = 0; n < size; n++) {
    set(6, n, n % 2 === 0);
    set(n, 6, n % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const)
    rings(set, x, y, 4, [2, 4]);
  if (version > 1) rings(set, size - 7, size - 7, 2, [1]);
  drawFormat(set, size, mask);
  const masked = MASKS[mask];
  let next = 0;
  for (const [x, y] of path(size)) {
    if (grid[y]?.[x] === undefined) set(x, y, (bits[next++] ?? false) !== (masked?.(x, y) ?? false));
  }
  return grid.map((row) => [...row].map((dark) => dark ?? false));
}

/** Squares round a middle; those at the given distances are light. */
function rings(
  set: (x: number, y: number, dark: boolean) => void,
  x: number,
  y: number,
  out: number,
  light: readonly number[],
): void {
  for (let dx = -out; dx <= out; dx++) {
    for (let dy = -out; dy <= out; dy++) set(x + dx, y + dy, !light.includes(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** Level M and the mask, with its own error bits, twice. */
function drawFormat(set: (x: number, y: number, dark: boolean) => void, size: number, mask: number): void {
  let left = mask << 10;
  for (let n = 14; n >= 10; n--) if ((left >> n) % 2) left ^= 0x537 << (n - 10);
  const format = ((mask << 10) | left) ^ 0x5412;
  const bit = (n: number) => (format >> n) % 2 === 1;
  for (const [n, y] of [0, 1, 2, 3, 4, 5, 7, 8].entries()) set(8, y, bit(n));
  for (const [n, x] of [7, 5, 4, 3, 2, 1, 0].entries()) set(x, 8, bit(8 + n));
  for (let n = 0; n < 8; n++) set(size - 1 - n, 8, bit(n));
  for (let n = 8; n < 15; n++) set(8, size - 15 + n, bit(n));
  set(8, size - 8, true);
}

/** Two columns at a time from the right, up and down. */
function* path(size: number): Generator<readonly [number, number]> {
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right = 5;
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n;
      yield [right, y];
      yield [right - 1, y];
    }
    up = !up;
  }
}

/** How hard it is to read: long runs of one colour, and too much of one. */
function roughness(grid: Grid): number {
  const lines = [...grid, ...grid.map((_, x) => grid.map((row) => row[x] ?? false))];
  const runs = lines.map(
    (line) =>
      line
        .map((dark) => (dark ? "#" : "."))
        .join("")
        .match(/#{5,}|\.{5,}/g) ?? [],
  );
  const dark = grid.flat().filter(Boolean).length / grid.flat().length;
  return runs.flat().reduce((sum, run) => sum + run.length - 2, 0) + 200 * Math.abs(dark - 0.5);
}
