import { expect, test } from "vitest";
import { dice, randomFilling, weightsFile } from "../../test/weights";
import type { Machine } from "./net/machine";
import { plainMachine } from "./net/plain";
import { simdMachine } from "./net/simd";
import type { Pixels } from "./picture/picture";
import { seeOn } from "./seeing";
import { readWeights } from "./weights";

const roll = dice(3);
const noise = (width: number, height: number): Pixels => ({
  width,
  height,
  data: Uint8ClampedArray.from({ length: width * height * 4 }, () => roll() * 256),
});

/** Random weights with biases that make every cell see a card of some size there. */
const filling = (looksLikeACard: number) => ({
  ...randomFilling(5),
  scale: (name: string) => (name.endsWith(".out") ? 0.0001 : randomFilling(1).scale(name, 0)),
  bias: (name: string, n: number) => {
    if (name === "finder.out") return [3, 0, 0, 6, 0, -4, 0][n] ?? 0;
    return name === "reader.read.out" && n === 12 ? looksLikeACard : 0;
  },
});

test("plain and with SIMD, the eye sees the same", () => {
  const weights = readWeights(weightsFile(filling(8)));
  const picture = noise(160, 120);
  const [plain, simd] = [plainMachine(), simdMachine() as Machine].map((machine) => seeOn(machine, weights)(picture));
  expect(plain?.length).toBeGreaterThan(3);
  expect(simd?.length).toBe(plain?.length);
  for (const [n, place] of (plain ?? []).entries()) {
    expect(simd?.[n]?.card).toBeCloseTo(place.card, 4);
    for (const [k, corner] of place.quad.flat().entries()) expect(simd?.[n]?.quad.flat()[k]).toBeCloseTo(corner, 2);
  }
});

test("what looks like a card at the first glance, but not much at the second, is none", () => {
  expect(seeOn(plainMachine(), readWeights(weightsFile(filling(2))))(noise(160, 120))).toEqual([]);
});

test("weights that see nothing find nothing, also in the smallest picture", () => {
  const nothing = { scale: () => 0, bias: (name: string) => (name === "finder.out" ? -9 : 0), whole: () => 0 };
  const see = seeOn(plainMachine(), readWeights(weightsFile(nothing)));
  for (const [width, height] of [
    [1, 1],
    [300, 7],
  ] as const)
    expect(see(noise(width, height))).toEqual([]);
});
