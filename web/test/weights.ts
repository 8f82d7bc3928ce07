/** A file of weights as the training writes it, with a value for every figure: small random ones, or what a test wants. */
export const LAYERS: Readonly<
  Record<string, readonly [kernel: number, inputs: number, outputs: number, stride: number]>
> = {
  "finder.e1": [3, 3, 12, 2],
  "finder.e2": [3, 12, 24, 2],
  "finder.e3a": [3, 24, 40, 2],
  "finder.e3b": [3, 40, 40, 1],
  "finder.e4a": [3, 40, 56, 2],
  "finder.e4b": [3, 56, 56, 1],
  "finder.e5a": [3, 56, 56, 2],
  "finder.e5b": [3, 56, 56, 1],
  "finder.d4": [3, 112, 48, 1],
  "finder.d3": [3, 88, 40, 1],
  "finder.out": [1, 40, 7, 1],
  "reader.r1": [3, 3, 16, 2],
  "reader.r2": [3, 16, 32, 2],
  "reader.r3a": [3, 32, 56, 2],
  "reader.r3b": [3, 56, 56, 1],
  "reader.r4a": [3, 56, 88, 2],
  "reader.r4b": [3, 88, 72, 1],
  "reader.read.out": [1, 432, 13, 1],
  "reader.place.out": [1, 1728, 8, 1],
};

export type Filling = {
  readonly scale: (name: string, output: number) => number;
  readonly bias: (name: string, output: number) => number;
  readonly whole: (name: string, n: number) => number; // -127..127
};

const align = (bytes: number): number => Math.ceil(bytes / 4) * 4;

/** Figures that look random and are the same each time. */
export function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Weights that keep the size of what goes through a layer, as after training. */
export function randomFilling(seed: number): Filling {
  const roll = dice(seed);
  return {
    scale: (name) => {
      const [kernel, inputs] = LAYERS[name] ?? [1, 1];
      return Math.sqrt(6 / (kernel * kernel * inputs)) / 127;
    },
    bias: () => (roll() - 0.5) / 5,
    whole: () => Math.round((roll() * 2 - 1) * 127),
  };
}

export function weightsFile(filling: Filling, temperature = 1): ArrayBuffer {
  const layers: Record<string, object> = {};
  let size = 0;
  for (const [name, [kernel, inputs, outputs, stride]] of Object.entries(LAYERS)) {
    layers[name] = { shape: [kernel, kernel, inputs, outputs], stride, at: size };
    size += 8 * outputs + align(kernel * kernel * inputs * outputs);
  }
  const text = JSON.stringify({ recipe: {}, temperature, layers });
  const head = new TextEncoder().encode(text.padEnd(align(text.length)));
  const file = new ArrayBuffer(4 + head.length + size);
  new DataView(file).setUint32(0, head.length, true);
  new Uint8Array(file, 4).set(head);
  let at = 4 + head.length;
  for (const [name, [kernel, inputs, outputs]] of Object.entries(LAYERS)) {
    const count = kernel * kernel * inputs * outputs;
    new Float32Array(file, at, 2 * outputs).set([
      ...Array.from({ length: outputs }, (_, n) => filling.scale(name, n)),
      ...Array.from({ length: outputs }, (_, n) => filling.bias(name, n)),
    ]);
    new Int8Array(file, at + 8 * outputs, count).set(Array.from({ length: count }, (_, n) => filling.whole(name, n)));
    at += 8 * outputs + align(count);
  }
  return file;
}
