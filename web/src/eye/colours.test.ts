import { expect, test } from "vitest";
import { type ColourRead, colourRead, compared, INKS, inkOf, type Three, three } from "./colours";
import { CROP } from "./picture/crop";

const [RED, PURPLE, GREEN] = [0, 1, 2];
const LAMP: Three = [0.06, -0.02, -0.05]; // moves every ink of a table

/** A card with the ink of a colour, and what its looks say of red, purple and green. */
const card = (colour: number, looks: readonly Three[], shift = LAMP): ColourRead =>
  colourRead(
    three((n) => (INKS[colour]?.[n] ?? 0) + (shift[n] ?? 0)),
    looks.map((look) => three((n) => Math.log(Math.max(1e-6, look[n] ?? 0)))),
  );
const sure = (colour: number) => card(colour, [three((n) => (n === colour ? 0.998 : 0.001))]);
const DOUBTFUL: Three[] = [
  [0.7, 0.3, 0],
  [0.4, 0.6, 0],
  [0.5, 0.5, 0],
];
const TABLE = [RED, RED, PURPLE, PURPLE, GREEN].map(sure);
const chances = (told: Three | undefined) => (told ?? []).map(Math.exp);

test.each([RED, PURPLE])("a doubtful colour is that of the cards it resembles (%i)", (colour) => {
  expect(chances(compared([...TABLE, card(colour, DOUBTFUL)]).at(-1))[colour]).toBeGreaterThan(0.75);
});

test("a card alone keeps the least of its looks", () => {
  const [red, purple] = chances(compared([card(RED, DOUBTFUL)])[0]);
  expect(red).toBeCloseTo(0.4);
  expect(purple).toBeCloseTo(0.3);
});

test("an ink like no other on the table says nothing", () => {
  const [red, purple] = chances(compared([...TABLE, card(RED, DOUBTFUL, [0.5, -0.5, -0.3])]).at(-1));
  expect(Math.abs((red ?? 0) - 0.4)).toBeLessThan(0.02);
  expect(Math.abs((purple ?? 0) - 0.3)).toBeLessThan(0.02);
});

test.each([
  [0, 0, 0],
  [-0.1, 0.05, 0.05],
  [0.5, -0.5, -0.3],
  [-0.277, -0.659, -0.679],
])("no ink speaks for a colour that no other card has (%f, %f, %f)", (...shift) => {
  const table = [RED, RED, RED, PURPLE, PURPLE, PURPLE].map(sure);
  const looks: Three[] = [[0.9, 0.02, 0.08]];
  const seen = card(
    RED,
    looks,
    three((n) => (shift[n] ?? 0) + (LAMP[n] ?? 0)),
  );
  const [red, , green] = chances(compared([...table, seen]).at(-1));
  expect(green).toBeLessThan(0.15);
  expect(red).toBeGreaterThan(0.5);
});

test("what looks impossible to one look is compared without a hole", () => {
  const seen = colourRead(INKS[PURPLE] as Three, [
    [0, -800, -800],
    [-800, 0, -800],
  ]);
  const told = compared([...TABLE, seen]).at(-1) as Three;
  expect(told.every(Number.isFinite)).toBe(true);
  expect(told[PURPLE]).toBe(Math.max(...told));
});

test("the ink of an outline is that of a full symbol, and paper has none", () => {
  const whitened = (ink: Three, from: number, to: number) =>
    Float32Array.from({ length: CROP.width * CROP.height * 3 }, (_, n) => {
      const row = Math.floor(n / 3 / CROP.width);
      return (row >= from && row < to ? (ink[n % 3] ?? 0) : 1) * 2 - 1.5;
    });
  const [full, thin] = [inkOf(whitened([0.9, 0.2, 0.1], 20, 44)), inkOf(whitened([0.95, 0.6, 0.55], 30, 32))];
  for (const n of [0, 1, 2]) expect(full[n]).toBeCloseTo(thin[n] ?? 0, 4);
  expect(Math.hypot(...full)).toBeCloseTo(1);
  expect(inkOf(whitened([0.97, 0.97, 0.97], 20, 44))).toEqual([0, 0, 0]);
});
