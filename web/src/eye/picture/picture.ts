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

const TRACE = 6; // of 255: pixels whose colours differ by no more are grey

/** Has the picture no colours, as a black-and-white photo has none but those that a JPEG adds? */
export function isGrey(pyramid: readonly Pixels[]): boolean {
  const { data } = pyramid[Math.min(2, pyramid.length - 1)] as Pixels;
  for (let at = 0; at < data.length; at += 4) {
    const red = data[at] as number;
    const green = data[at + 1] as number;
    const blue = data[at + 2] as number;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) > TRACE) return false;
  }
  return true;
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
