/** Networks in WebAssembly with SIMD, four numbers at a time. */
import { kernel } from "./kernel";
import { BLOCK, type Field, indexOf, type Machine, type Packed } from "./machine";

const PAGE = 65_536;
const BYTES = 4;

/** Nothing where a browser cannot, or is not allowed to. */
export function simdMachine(): Machine | null {
  if (typeof WebAssembly !== "object") return null;
  try {
    const memory = new WebAssembly.Memory({ initial: 1 });
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(kernel()), { e: { m: memory } });
    return machineOf(memory, exports.f as (...measures: number[]) => void);
  } catch {
    return null;
  }
}

function machineOf(memory: WebAssembly.Memory, convolve: (...measures: number[]) => void): Machine {
  let floats = new Float32Array(memory.buffer);
  return {
    name: "simd",
    memory: () => floats,
    reserve(numbers) {
      if (numbers <= floats.length) return;
      memory.grow(Math.ceil((numbers * BYTES - memory.buffer.byteLength) / PAGE));
      floats = new Float32Array(memory.buffer); // the one before has nothing in it any more
    },
    convolve: (layer, from, to) => convolve(...measures(layer, from, to)),
  };
}

/** In the order of the kernel's parameters. */
function measures({ weight, bias, inputs, outputs, stride }: Packed, from: Field, to: Field): number[] {
  const line = (from.width + 2) * inputs * BYTES;
  const places = [from.at, indexOf(to, 0, 0), weight, bias].map((index) => index * BYTES);
  const counts = [to.height, to.width, outputs / BLOCK];
  const source = [line, 3 * inputs * BYTES, stride * inputs * BYTES, stride * line];
  return [...places, ...counts, ...source, (to.width + 2) * outputs * BYTES, outputs * BYTES];
}
