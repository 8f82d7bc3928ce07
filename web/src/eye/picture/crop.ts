/** A card cut out of a picture, upright, with its corners at fixed places. */
import type { Pixels } from "./picture";
import { type Point, type Projection, projected, projection, type Quad } from "./quad";

const [WIDTH, HEIGHT, MARGIN] = [96, 64, 0.08]; // a margin of so many heights of the card
const CARD = HEIGHT / (1 + 2 * MARGIN);
const EDGE = MARGIN * CARD;
export const CROP = { width: WIDTH, height: HEIGHT, card: CARD, edge: EDGE } as const;
export const PLACES: Quad = [
  [EDGE, EDGE],
  [WIDTH - EDGE, EDGE],
  [WIDTH - EDGE, HEIGHT - EDGE],
  [EDGE, HEIGHT - EDGE],
];
const SAMPLES = [0.25, 0.75]; // of a pixel, across and down
const WHITE = 4 * 255; // of four samples

const toPicture = (quad: Quad): Projection => projection(EDGE, EDGE, WIDTH - EDGE, HEIGHT - EDGE, quad);

/** The corners moved by these offsets (in card heights), as points of the picture. */
export function corrected(quad: Quad, off: ArrayLike<number>): Quad {
  const map = toPicture(quad);
  const corner = ([x, y]: Point, n: number): Point =>
    projected(map, [x + (off[2 * n] ?? 0) * CARD, y + (off[2 * n + 1] ?? 0) * CARD]);
  return PLACES.map(corner) as unknown as Quad;
}

/** How many pixels of the picture lie along one of the crop, about. */
function coarseness(quad: Quad): number {
  const [a, b, c, d] = quad;
  const area = Math.abs((c[0] - a[0]) * (d[1] - b[1]) - (d[0] - b[0]) * (c[1] - a[1])) / 2;
  return Math.sqrt(area / (CARD * (WIDTH - 2 * EDGE)));
}

/** The crop in red, green and blue from 0 to 1, from the picture of the pyramid whose pixels are about as large. */
export function cropOf(pyramid: readonly Pixels[], quad: Quad): Float32Array {
  const n = Math.min(pyramid.length - 1, Math.max(0, Math.floor(Math.log2(coarseness(quad)))));
  const found = new Float32Array(WIDTH * HEIGHT * 3);
  warp(pyramid[n] as Pixels, 1 / 2 ** n, toPicture(quad), found);
  return found;
}

/** Each pixel is the mean of four samples, each of which is taken between four pixels of the picture. */
function warp({ width, height, data }: Pixels, scale: number, map: Projection, to: Float32Array): void {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 1] = map;
  const [right, bottom] = [width - 1.001, height - 1.001];
  for (let row = 0, at = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++, at += 3) {
      for (let sample = 0; sample < 4; sample++) {
        const u = column + (SAMPLES[sample & 1] as number);
        const v = row + (SAMPLES[sample >> 1] as number);
        const far = scale / (g * u + h * v + i);
        const x = Math.min(right, Math.max(0, (a * u + b * v + c) * far - 0.5));
        const y = Math.min(bottom, Math.max(0, (d * u + e * v + f) * far - 0.5));
        const [left, top] = [x | 0, y | 0];
        const [over, under] = [x - left, y - top];
        const p = (top * width + left) * 4;
        const q = p + width * 4;
        const p0 = (1 - over) * (1 - under);
        const p1 = over * (1 - under);
        const q0 = (1 - over) * under;
        const q1 = over * under;
        for (let channel = 0; channel < 3; channel++) {
          const above = p0 * (data[p + channel] as number) + p1 * (data[p + channel + 4] as number);
          const below = q0 * (data[q + channel] as number) + q1 * (data[q + channel + 4] as number);
          to[at + channel] = (to[at + channel] as number) + (above + below) / WHITE;
        }
      }
    }
}

/** Of the crop: on the card in any case. */
export const MIDDLE = { top: 8, bottom: 56, left: 12, right: 84 } as const;
const PAPER = 0.8; // of the middle is darker than the paper, at most
const [DARKEST, BRIGHTEST] = [0.04, 1.25];

/** The paper of the card is white, whatever the light: the crop as the reader wants it. */
export function whitened(crop: Float32Array): Float32Array {
  const white = [0, 1, 2].map((channel) => Math.max(DARKEST, paperOf(crop, channel)));
  return crop.map((value, n) => Math.min(BRIGHTEST, value / (white[n % 3] ?? 1)) * 2 - 1.5);
}

function paperOf(crop: Float32Array, channel: number): number {
  const values = new Float32Array((MIDDLE.bottom - MIDDLE.top) * (MIDDLE.right - MIDDLE.left));
  let n = 0;
  for (let row = MIDDLE.top; row < MIDDLE.bottom; row++)
    for (let column = MIDDLE.left; column < MIDDLE.right; column++)
      values[n++] = crop[(row * WIDTH + column) * 3 + channel] ?? 0;
  const place = PAPER * (n - 1); // between two values, as NumPy does it
  const below = smallest(values, Math.floor(place));
  return below + (place % 1) * (smallest(values, Math.ceil(place)) - below);
}

/** The value that would be at this place if they were in order; they are put in order round it (Hoare's method). */
function smallest(values: Float32Array, place: number): number {
  let [left, right] = [0, values.length - 1];
  while (left < right) {
    const pivot = values[(left + right) >> 1] as number;
    let low = left;
    let high = right;
    while (low <= high) {
      while ((values[low] as number) < pivot) low++;
      while ((values[high] as number) > pivot) high--;
      if (low > high) break;
      const moved = values[low] as number;
      values[low++] = values[high] as number;
      values[high--] = moved;
    }
    if (place <= high) right = high;
    else if (place >= low) left = low;
    else break;
  }
  return values[place] as number;
}
