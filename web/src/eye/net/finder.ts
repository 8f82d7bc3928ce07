/** The network that finds cards: one answer for each 8 × 8 pixels. */
import type { Rgb } from "../picture/picture";
import type { Weights } from "../weights";
import type { Packed } from "./machine";
import { answers, convolved, fill, inside, joined } from "./steps";
import type { Workspace } from "./workspace";

const NAMES = ["e1", "e2", "e3a", "e3b", "e4a", "e4b", "e5a", "e5b", "d4", "d3"] as const;
export const CELL = 8;
const WHOLE = 32; // sizes that can be halved five times

/** For every cell, seven numbers: a card is seen here, its centre from here, its long and its short side. */
export type Cells = { readonly rows: number; readonly columns: number; readonly values: Float32Array };
export const PER_CELL = 7;

export type Finder = (picture: Rgb) => Cells;

export function finderOf(space: Workspace, weights: Weights): Finder {
  const layers = Object.fromEntries(NAMES.map((name) => [name, space.pack(weights.layer(`finder.${name}`))])) as Record<
    (typeof NAMES)[number],
    Packed
  >;
  const out = weights.layer("finder.out");
  return (picture) => {
    space.clear();
    const e2 = convolved(space, layers.e2, convolved(space, layers.e1, input(space, picture)));
    const e3 = convolved(space, layers.e3b, convolved(space, layers.e3a, e2));
    const e4 = convolved(space, layers.e4b, convolved(space, layers.e4a, e3));
    const e5 = convolved(space, layers.e5b, convolved(space, layers.e5a, e4));
    const d4 = convolved(space, layers.d4, joined(space, e5, e4));
    const d3 = convolved(space, layers.d3, joined(space, d4, e3));
    const seen = inside(space, d3);
    const values = new Float32Array(d3.height * d3.width * PER_CELL);
    for (let cell = 0; cell < d3.height * d3.width; cell++)
      values.set(answers(out, seen.subarray(cell * d3.channels, (cell + 1) * d3.channels)), cell * PER_CELL);
    return { rows: d3.height, columns: d3.width, values };
  };
}

/** The picture from -1 to 1, made larger by repeating its edge. */
function input(space: Workspace, { width, height, values }: Rgb) {
  const whole = (size: number) => Math.ceil(size / WHOLE) * WHOLE;
  const field = space.field(whole(height), whole(width), 4);
  const light = values.map((value) => 2 * value - 1);
  fill(space, field, light, (row, column) => Math.min(row, height - 1) * width + Math.min(column, width - 1));
  return field;
}
