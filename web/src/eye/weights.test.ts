import { expect, test } from "vitest";
import { weightsFile } from "../../test/weights";
import { readWeights } from "./weights";

test("a layer's whole numbers are multiplied by the scale of their output", () => {
  const file = weightsFile(
    {
      scale: (_, output) => (output + 1) / 8,
      bias: (name, output) => name.length + output,
      whole: (_, n) => (n % 255) - 127,
    },
    1.5,
  );
  const weights = readWeights(file);
  const layer = weights.layer("finder.e2");
  expect(weights.temperature).toBe(1.5);
  expect([layer.height, layer.width, layer.inputs, layer.outputs, layer.stride]).toEqual([3, 3, 12, 24, 2]);
  expect([...layer.bias].slice(0, 3)).toEqual([9, 10, 11]);
  expect([...layer.weight].slice(24, 27)).toEqual([-103 / 8, (-102 * 2) / 8, (-101 * 3) / 8]);
  expect(layer.weight.length).toBe(9 * 12 * 24);
});

test("a file that lacks a layer is not used", () => {
  const weights = readWeights(weightsFile({ scale: () => 1, bias: () => 0, whole: () => 0 }));
  expect(() => weights.layer("finder.e9")).toThrow(RangeError);
});
