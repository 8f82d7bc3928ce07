import type { Pixels, Rgb } from "./picture";

type Share = { readonly from: number; readonly weights: readonly number[] };

/** How much of each pixel of a line lies under each pixel of a smaller line. */
function shares(wide: number, pixels: number, narrow: number): Share[] {
  return Array.from({ length: narrow }, (_, n) => {
    const [start, end] = [(n * wide) / narrow, ((n + 1) * wide) / narrow];
    const from = Math.min(Math.floor(start), pixels - 1);
    const to = Math.max(from + 1, Math.min(Math.ceil(end), pixels));
    const parts = Array.from({ length: to - from }, (_, k) => Math.min(from + k + 1, end) - Math.max(from + k, start));
    const sum = parts.reduce((total, part) => total + Math.max(part, 1e-6), 0);
    return { from, weights: parts.map((part) => Math.max(part, 1e-6) / sum / 255) };
  });
}

/**
 * The picture with a long side of so many pixels. Each is the mean of all that lies under it, so that thin stripes become
 * their mean; made from the smallest picture of a pyramid that is large enough.
 */
export function shrunk(pyramid: readonly Pixels[], long: number): Rgb {
  const [whole] = pyramid as readonly [Pixels, ...Pixels[]];
  const scale = long / Math.max(whole.width, whole.height);
  const [width, height] = [whole.width, whole.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const n = pyramid.findLastIndex((level) => level.width >= width && level.height >= height);
  return averaged(pyramid[Math.max(0, n)] as Pixels, whole, Math.max(0, n), width, height);
}

function averaged(level: Pixels, whole: Pixels, n: number, width: number, height: number): Rgb {
  const columns = shares(whole.width / 2 ** n, level.width, width);
  const rows = shares(whole.height / 2 ** n, level.height, height);
  const values = new Float32Array(width * height * 3);
  let to = 0;
  for (const row of rows)
    for (const column of columns) {
      let [red, green, blue] = [0, 0, 0];
      for (let y = 0; y < row.weights.length; y++)
        for (let x = 0; x < column.weights.length; x++) {
          const weight = (row.weights[y] as number) * (column.weights[x] as number) * 255;
          const from = ((row.from + y) * level.width + column.from + x) * 4;
          red += weight * (level.data[from] as number);
          green += weight * (level.data[from + 1] as number);
          blue += weight * (level.data[from + 2] as number);
        }
      values[to++] = red;
      values[to++] = green;
      values[to++] = blue;
    }
  return { width, height, values };
}
