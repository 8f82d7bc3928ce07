/** The network that reads one card, cut out and whitened. */
import { CROP } from "../picture/crop";
import type { Weights } from "../weights";
import { answers, convolved, fill, inside } from "./steps";
import type { Workspace } from "./workspace";

const NAMES = ["r1", "r2", "r3a", "r3b", "r4a", "r4b"];

/** Not yet as probabilities: three values of each of the four features; whether it is an upright card; its corners. */
export type Reading = {
  readonly features: readonly (readonly [number, number, number])[];
  readonly card: number;
  readonly corners: Float32Array; // (x, y) × 4 in heights of the card, from where the crop wants them
};
export type Reader = (crop: Float32Array) => Reading;

export function readerOf(space: Workspace, weights: Weights): Reader {
  const layers = NAMES.map((name) => space.pack(weights.layer(`reader.${name}`)));
  const [read, place] = [weights.layer("reader.read.out"), weights.layer("reader.place.out")];
  return (crop) => {
    space.clear();
    const input = space.field(CROP.height, CROP.width, 4);
    fill(space, input, crop, (row, column) => row * CROP.width + column);
    const last = layers.reduce((from, layer) => convolved(space, layer, from), input);
    const seen = inside(space, last);
    const logits = answers(read, meanOfRows(seen, last.height));
    return {
      features: [0, 3, 6, 9].map((n) => [logits[n] ?? 0, logits[n + 1] ?? 0, logits[n + 2] ?? 0] as const),
      card: logits[12] ?? 0,
      corners: answers(place, seen),
    };
  };
}

function meanOfRows(values: Float32Array, rows: number): Float32Array {
  const length = values.length / rows;
  const mean = new Float32Array(length);
  for (let n = 0; n < values.length; n++) mean[n % length] = (mean[n % length] ?? 0) + (values[n] ?? 0) / rows;
  return mean;
}
