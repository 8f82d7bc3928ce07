import type { Layer } from "../weights";
import { BLOCK, type Field, filledUp, type Machine, type Packed, sizeOf } from "./machine";

/** Channels are filled up with zeros, so that machines can take several at once. */
export const channelsFor = (channels: number): number => filledUp(channels, channels < BLOCK ? 4 : BLOCK);

/** Hands out the memory of a machine: first to the weights, which stay, then to what is worked on. */
export class Workspace {
  readonly machine: Machine;
  private next = 0;
  private ground = 0;

  constructor(machine: Machine) {
    this.machine = machine;
  }

  private place(numbers: number): number {
    const at = this.next;
    this.next += filledUp(numbers, 4);
    this.machine.reserve(this.next);
    return at;
  }

  /** Everything that has been placed so far stays. */
  settle(): void {
    this.ground = this.next;
  }

  /** Everything else may be overwritten. */
  clear(): void {
    this.next = this.ground;
  }

  field(height: number, width: number, channels: number): Field {
    const size = sizeOf(height, width, channels);
    const at = this.place(size);
    this.machine.memory().fill(0, at, at + size);
    return { at, height, width, channels };
  }

  /** Weights by block of outputs, so that they are read in the order in which they lie. */
  pack({ height, width, inputs, outputs, stride, bias, weight }: Layer): Packed {
    const places = height * width;
    const full = { inputs: channelsFor(inputs), outputs: channelsFor(outputs) };
    const at = this.place(places * full.inputs * full.outputs);
    const packed = { ...full, weight: at, bias: this.place(full.outputs), stride };
    const memory = this.machine.memory();
    memory.fill(0, at, this.next);
    memory.set(bias, packed.bias);
    for (let n = 0; n < weight.length; n++) {
      const [output, input, place] = [n % outputs, Math.floor(n / outputs) % inputs, Math.floor(n / outputs / inputs)];
      const row = Math.floor(output / BLOCK) * places * full.inputs + place * full.inputs + input;
      memory[at + row * BLOCK + (output % BLOCK)] = weight[n] ?? 0;
    }
    return packed;
  }
}
