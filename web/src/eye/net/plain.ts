/** Networks in plain JavaScript, for browsers without WebAssembly. */
import { BLOCK, type Field, indexOf, type Machine, type Packed } from "./machine";

export function plainMachine(): Machine {
  let memory = new Float64Array(0); // of 64 bits: JavaScript computes with these, and converts none
  let found = nonZeros(0);
  return {
    name: "plain",
    memory: () => memory,
    reserve(numbers) {
      if (numbers <= memory.length) return;
      const more = new Float64Array(Math.max(numbers, Math.ceil(memory.length * 1.5)));
      more.set(memory);
      memory = more;
    },
    convolve(layer, from, to) {
      if (found.value.length < 9 * layer.inputs) found = nonZeros(9 * layer.inputs);
      convolve(memory, found, layer, from, to);
    },
  };
}

/** The inputs of one pixel that are not zero, and where their weights begin. More than half of them are zero. */
type NonZeros = { readonly value: Float64Array; readonly place: Int32Array };
const nonZeros = (most: number): NonZeros => ({ value: new Float64Array(most), place: new Int32Array(most) });

function convolve(memory: Float64Array, found: NonZeros, layer: Packed, from: Field, to: Field): void {
  const { inputs, outputs, stride } = layer;
  const line = (from.width + 2) * inputs;
  for (let row = 0; row < to.height; row++)
    for (let column = 0; column < to.width; column++) {
      const count = gather(memory, found, from.at + (row * line + column * inputs) * stride, line, 3 * inputs);
      const target = indexOf(to, row, column);
      for (let output = 0; output < outputs; output += BLOCK)
        add(memory, found, count, layer.weight + output * 9 * inputs, layer.bias + output, target + output);
    }
}

/** `| 0` tells the compiler that a number is whole. */
function gather(memory: Float64Array, { value, place }: NonZeros, source: number, line: number, span: number): number {
  let count = 0;
  let at = 0;
  for (let down = 0; down < 3; down++) {
    const start = (source + down * line) | 0;
    const end = (start + span) | 0;
    for (let n = start; n < end; n++, at += BLOCK) {
      const input = memory[n] as number;
      if (input === 0) continue;
      value[count] = input;
      place[count++] = at;
    }
  }
  return count;
}

const positive = (value: number): number => (value > 0 ? value : 0);

/** Eight outputs of a pixel: their sums stay in registers. */
function add(
  memory: Float64Array,
  { value, place }: NonZeros,
  count: number,
  weight: number,
  bias: number,
  target: number,
): void {
  let a = memory[bias] as number;
  let b = memory[bias + 1] as number;
  let c = memory[bias + 2] as number;
  let d = memory[bias + 3] as number;
  let e = memory[bias + 4] as number;
  let f = memory[bias + 5] as number;
  let g = memory[bias + 6] as number;
  let h = memory[bias + 7] as number;
  for (let n = 0; n < count; n++) {
    const input = value[n] as number;
    const at = (weight + (place[n] as number)) | 0;
    a += input * (memory[at] as number);
    b += input * (memory[at + 1] as number);
    c += input * (memory[at + 2] as number);
    d += input * (memory[at + 3] as number);
    e += input * (memory[at + 4] as number);
    f += input * (memory[at + 5] as number);
    g += input * (memory[at + 6] as number);
    h += input * (memory[at + 7] as number);
  }
  memory[target] = positive(a);
  memory[target + 1] = positive(b);
  memory[target + 2] = positive(c);
  memory[target + 3] = positive(d);
  memory[target + 4] = positive(e);
  memory[target + 5] = positive(f);
  memory[target + 6] = positive(g);
  memory[target + 7] = positive(h);
}
