/** Pictures as numbers. A point is at (0.5, 0.5) in the middle of the first pixel. */

/** Red, green, blue and one that is not used, from 0 to 255. */
export type Pixels = { readonly width: number; readonly height: number; readonly data: Uint8ClampedArray };
/** Red, green and blue from 0 to 1. */
export type Rgb = { readonly width: number; readonly height: number; readonly values: Float32Array };

/** Each picture half as large as the one before; a last odd row or column is left out. */
export function pyramidOf(pixels: Pixels, smallest = 32): Pixels[] {
  if (Math.min(pixels.width, pixels.height) < 2 * smallest) return [pixels];
  return [pixels, ...pyramidOf(halved(pixels), smallest)];
}

function halved({ width, height, data }: Pixels): Pixels {
  const [columns, rows] = [width >> 1, height >> 1];
  const found = new Uint8ClampedArray(columns * rows * 4);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const from = (2 * row * width + 2 * column) * 4;
      const below = from + width * 4;
      const to = (row * columns + column) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const above = (data[from + channel] as number) + (data[from + channel + 4] as number);
        found[to + channel] =
          (above + (data[below + channel] as number) + (data[below + channel + 4] as number) + 2) >> 2;
      }
    }
  return { width: columns, height: rows, data: found };
}
