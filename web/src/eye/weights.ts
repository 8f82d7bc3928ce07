/** The file of weights: the length of a JSON text, the text, then each layer's scales, biases and whole numbers. */

export type Layer = {
  readonly height: number; // of the kernel
  readonly width: number;
  readonly inputs: number;
  readonly outputs: number;
  readonly stride: number;
  readonly bias: Float32Array;
  readonly weight: Float32Array; // [row][column][input][output]
};
export type Weights = { readonly temperature: number; readonly layer: (name: string) => Layer };

type Described = {
  readonly temperature: number;
  readonly layers: Readonly<Record<string, { shape: [number, number, number, number]; stride: number; at: number }>>;
};

export function readWeights(file: ArrayBuffer): Weights {
  const length = new DataView(file).getUint32(0, true);
  const { temperature, layers }: Described = JSON.parse(new TextDecoder().decode(new Uint8Array(file, 4, length)));
  const read = ({ shape, stride, at }: Described["layers"][string]): Layer => {
    const [height, width, inputs, outputs] = shape;
    const start = 4 + length + at;
    const scale = new Float32Array(file, start, outputs);
    const bias = new Float32Array(file, start + 4 * outputs, outputs);
    const whole = new Int8Array(file, start + 8 * outputs, height * width * inputs * outputs);
    const weight = Float32Array.from(whole, (value, n) => value * (scale[n % outputs] ?? 0));
    return { height, width, inputs, outputs, stride, bias, weight };
  };
  const known = new Map(Object.entries(layers).map(([name, layer]) => [name, read(layer)]));
  return {
    temperature,
    layer(name) {
      const found = known.get(name);
      if (!found) throw new RangeError(name);
      return found;
    },
  };
}
