import { describe, expect, test } from "vitest";
import { dice } from "../../../test/weights";
import type { Layer } from "../weights";
import { indexOf, type Machine } from "./machine";
import { plainMachine } from "./plain";
import { simdMachine } from "./simd";
import { Workspace } from "./workspace";

const roll = dice(7);
const randoms = (count: number): Float32Array => Float32Array.from({ length: count }, () => roll() * 2 - 1);

const layerOf = (inputs: number, outputs: number, stride: number): Layer => ({
  ...{ height: 3, width: 3, inputs, outputs, stride },
  bias: randoms(outputs),
  weight: randoms(9 * inputs * outputs),
});

/** As the plan says it, without any thought of speed. */
function slowly(layer: Layer, picture: Float32Array, height: number, width: number): number[] {
  const { inputs, outputs, stride, weight, bias } = layer;
  const found: number[] = [];
  for (let row = 0; row < Math.ceil(height / stride); row++)
    for (let column = 0; column < Math.ceil(width / stride); column++)
      for (let output = 0; output < outputs; output++) {
        let sum = bias[output] ?? 0;
        for (let place = 0; place < 9; place++) {
          const y = row * stride + Math.floor(place / 3) - 1;
          const x = column * stride + (place % 3) - 1;
          if (y < 0 || y >= height || x < 0 || x >= width) continue;
          for (let input = 0; input < inputs; input++)
            sum +=
              (picture[(y * width + x) * inputs + input] ?? 0) *
              (weight[(place * inputs + input) * outputs + output] ?? 0);
        }
        found.push(Math.max(0, sum));
      }
  return found;
}

function by(machine: Machine, layer: Layer, picture: Float32Array, height: number, width: number): number[] {
  const space = new Workspace(machine);
  const packed = space.pack(layer);
  space.settle();
  const from = space.field(height, width, packed.inputs);
  const to = space.field(Math.ceil(height / layer.stride), Math.ceil(width / layer.stride), packed.outputs);
  const memory = machine.memory();
  for (let pixel = 0; pixel < height * width; pixel++)
    for (let input = 0; input < layer.inputs; input++)
      memory[indexOf(from, Math.floor(pixel / width), pixel % width) + input] =
        picture[pixel * layer.inputs + input] ?? 0;
  machine.convolve(packed, from, to);
  const found: number[] = [];
  for (let row = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++)
      found.push(...machine.memory().subarray(indexOf(to, row, column), indexOf(to, row, column) + layer.outputs));
  return found;
}

const SIMD = simdMachine();

test("this machine has SIMD, so that both ways are tried here", () => expect(SIMD?.name).toBe("simd"));

describe.each([
  [3, 12, 2, 32, 32],
  [12, 24, 2, 16, 10],
  [40, 40, 1, 5, 7],
  [112, 48, 1, 2, 4],
  [24, 40, 1, 3, 1],
  [16, 8, 1, 1, 2],
  [16, 8, 2, 7, 3],
])("a layer of %i channels to %i, every %i pixels of %i × %i", (inputs, outputs, stride, height, width) => {
  const layer = layerOf(inputs, outputs, stride);
  const picture = randoms(height * width * inputs);
  const wanted = slowly(layer, picture, height, width);

  test.each([plainMachine(), SIMD as Machine])("is the sum of its inputs: $name", (machine) => {
    const found = by(machine, layer, picture, height, width);
    expect(found.length).toBe(wanted.length);
    for (const [n, value] of wanted.entries()) expect(found[n]).toBeCloseTo(value, 4);
  });
});
