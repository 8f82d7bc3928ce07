/** The steps that both networks are made of. */
import type { Layer } from "../weights";
import { type Field, indexOf, type Packed } from "./machine";
import type { Workspace } from "./workspace";

/** A layer in place of what it is computed from. */
export function convolved(space: Workspace, layer: Packed, from: Field): Field {
  const [height, width] = [Math.ceil(from.height / layer.stride), Math.ceil(from.width / layer.stride)];
  const to = space.field(height, width, layer.outputs);
  space.machine.convolve(layer, from, to);
  return to;
}

/** The small one, each pixel of it as two by two, and the large one: channels of both. */
export function joined(space: Workspace, small: Field, large: Field): Field {
  const { height, width } = large;
  const to = space.field(height, width, small.channels + large.channels);
  const memory = space.machine.memory();
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [near, far] = [indexOf(small, row >> 1, column >> 1), indexOf(large, row, column)];
      const at = indexOf(to, row, column);
      memory.copyWithin(at, near, near + small.channels);
      memory.copyWithin(at + small.channels, far, far + large.channels);
    }
  return to;
}

/** Put numbers for every pixel into a field: `pick` gives the pixel that lies there, by row and column. */
export function fill(
  space: Workspace,
  to: Field,
  picture: ArrayLike<number>,
  pick: (row: number, column: number) => number,
): void {
  const memory = space.machine.memory();
  for (let row = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++) {
      const [at, from] = [indexOf(to, row, column), 3 * pick(row, column)];
      for (let channel = 0; channel < 3; channel++) memory[at + channel] = picture[from + channel] ?? 0;
    }
}

/** A layer that looks at one place only, and may answer below zero. */
export function answers({ inputs, outputs, bias, weight }: Layer, values: ArrayLike<number>): Float32Array {
  const found = Float32Array.from(bias);
  for (let input = 0; input < inputs; input++) {
    const value = values[input] ?? 0;
    if (value !== 0)
      for (let n = 0; n < outputs; n++) found[n] = (found[n] ?? 0) + value * (weight[input * outputs + n] ?? 0);
  }
  return found;
}

/** The numbers of a field without its border. */
export function inside(space: Workspace, field: Field): Float32Array {
  const line = field.width * field.channels;
  const found = new Float32Array(field.height * line);
  const memory = space.machine.memory();
  for (let row = 0; row < field.height; row++) {
    const from = indexOf(field, row, 0);
    found.set(memory.subarray(from, from + line), row * line);
  }
  return found;
}
