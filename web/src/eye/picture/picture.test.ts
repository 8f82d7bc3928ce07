import { expect, test } from "vitest";
import { CROP, corrected, cropOf, PLACES, whitened } from "./crop";
import { isGrey, type Pixels, pyramidOf } from "./picture";
import { centreOf, isInside, isPlausible, projected, projection, type Quad, sidesOf, turned } from "./quad";
import { shrunk } from "./shrunk";

/** A picture whose colours are given for each pixel, from 0 to 255. */
function drawn(width: number, height: number, colour: (x: number, y: number) => readonly number[]): Pixels {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(colour(x, y), (y * width + x) * 4);
  return { width, height, data };
}
const slope = (x: number, y: number) => [x / 2, y / 2, 100];
const rectangle = (x: number, y: number, width: number, height: number): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

test("each picture of a pyramid is half as large, and each pixel the mean of four", () => {
  const levels = pyramidOf(drawn(301, 130, (x) => [x % 2 ? 255 : 0, x, 7]));
  expect(levels.map(({ width, height }) => [width, height])).toEqual([
    [301, 130],
    [150, 65],
    [75, 32],
  ]);
  expect([...(levels[1]?.data.slice(40, 43) ?? [])]).toEqual([128, 21, 7]);
});

test("a picture has no colours if all its pixels are grey but for traces", () => {
  const grey = (blue: number) => pyramidOf(drawn(200, 150, (x) => [x, x, x === 100 ? blue : x]));
  expect(isGrey(grey(100))).toBe(true);
  expect(isGrey(pyramidOf(drawn(200, 150, (x) => [x, x + 3, x + 5])))).toBe(true);
  expect(isGrey(grey(255))).toBe(false);
  expect(isGrey([drawn(1, 1, () => [9, 9, 9])])).toBe(true);
});

test("a picture that is made smaller keeps its means, though it has stripes finer than a pixel", () => {
  const small = shrunk(pyramidOf(drawn(1000, 700, (x, y) => [x % 2 ? 255 : 0, x / 4, y / 4])), 320);
  expect([small.width, small.height]).toEqual([320, 224]);
  for (const [column, row] of [
    [0, 0],
    [100, 50],
    [319, 223],
  ] as const) {
    const at = (row * 320 + column) * 3;
    expect(small.values[at]).toBeCloseTo(0.5, 1);
    expect((small.values[at + 1] ?? 0) * 255).toBeCloseTo(((column + 0.5) * 1000) / 320 / 4, -0.3);
    expect((small.values[at + 2] ?? 0) * 255).toBeCloseTo(((row + 0.5) * 700) / 224 / 4, -0.3);
  }
});

test("a picture smaller than what the finder wants is made larger", () => {
  const large = shrunk([drawn(40, 20, slope)], 160);
  expect([large.width, large.height]).toEqual([160, 80]);
  expect((large.values[(40 * 160 + 80) * 3] ?? 0) * 255).toBeCloseTo(10, 0);
});

test("a projection takes corners to corners, and straight lines to straight lines", () => {
  const quad: Quad = [
    [10, 20],
    [120, 5],
    [140, 90],
    [0, 70],
  ];
  const map = projection(4, 4, 92, 60, quad);
  for (const [n, [x, y]] of rectangle(4, 4, 88, 56).entries()) {
    const [u, v] = projected(map, [x, y]);
    expect(u).toBeCloseTo(quad[n]?.[0] ?? Number.NaN, 9);
    expect(v).toBeCloseTo(quad[n]?.[1] ?? Number.NaN, 9);
  }
  const [[ax, ay], [bx, by], [cx, cy]] = [20, 50, 80].map((x) => projected(map, [x, 30])) as [
    [number, number],
    [number, number],
    [number, number],
  ];
  expect((bx - ax) * (cy - ay)).toBeCloseTo((by - ay) * (cx - ax), 6);
});

test.each([1, 2, 5])("a card is cut out with its corners at their places, %i times as large", (times) => {
  const [left, top] = [40, 30];
  const card = rectangle(left, top, (CROP.width - 2 * CROP.edge) * times, CROP.card * times);
  const crop = cropOf(
    pyramidOf(drawn(600, 400, (x, y) => [x / 3, y / 3, isInside(card, [x + 0.5, y + 0.5]) ? 255 : 0])),
    card,
  );
  const at = (row: number, column: number) => (row * CROP.width + column) * 3;
  expect((crop[at(32, 48)] ?? 0) * 255).toBeCloseTo((left + (48.5 - CROP.edge) * times - 0.5) / 3, -0.2);
  expect((crop[at(32, 48) + 1] ?? 0) * 255).toBeCloseTo((top + (32.5 - CROP.edge) * times - 0.5) / 3, -0.2);
  const paper = [...crop].filter((_, n) => n % 3 === 2).reduce((sum, value) => sum + value, 0);
  expect(Math.abs(paper / (CROP.card * (CROP.width - 2 * CROP.edge)) - 1)).toBeLessThan(0.04);
});

test("outside the picture its edge goes on", () => {
  const crop = cropOf([drawn(50, 40, () => [255, 0, 0])], rectangle(-20, -20, 120, 80));
  expect(crop.every((value, n) => Math.abs(value - (n % 3 === 0 ? 1 : 0)) < 1e-3)).toBe(true);
});

test("corners that the reader corrects are moved in the picture by heights of the card", () => {
  const quad = rectangle(100, 100, (CROP.width - 2 * CROP.edge) * 2, CROP.card * 2);
  expect(corrected(quad, new Float32Array(8)).flat()).toEqual(quad.flat().map((value) => expect.closeTo(value, 6)));
  const moved = corrected(quad, [0.1, 0, 0.1, 0, 0.1, 0.05, 0.1, 0.05]);
  expect(moved[0][0]).toBeCloseTo(100 + 0.2 * CROP.card, 6);
  expect(moved[2][1]).toBeCloseTo(100 + CROP.card * 2.1, 6);
  expect(PLACES[0]).toEqual([CROP.edge, CROP.edge]);
});

test("in coloured light the paper is white, and the darkest picture is not blown up", () => {
  const lamp = [0.9, 0.6, 0.3];
  const crop = Float32Array.from({ length: 96 * 64 * 3 }, (_, n) => (lamp[n % 3] ?? 0) * (n % 33 < 3 ? 0.2 : 1));
  expect([...whitened(crop).slice(0, 6)]).toEqual(
    [-1.1, -1.1, -1.1, 0.5, 0.5, 0.5].map((value) => expect.closeTo(value, 5)),
  );
  expect(whitened(new Float32Array(96 * 64 * 3).fill(0.01))[0]).toBeCloseTo(0.25 * 2 - 1.5, 5);
  expect(whitened(crop.map((value, n) => (n < 3 ? 5 : value)))[0]).toBeCloseTo(1, 5);
});

test("the paper is the value that four fifths of the middle are below", () => {
  const ramp = Float32Array.from({ length: 96 * 64 * 3 }, (_, n) => (Math.floor(n / 3) % 96) / 96);
  const values = Array.from({ length: 48 * 72 }, (_, n) => ((n % 72) + 12) / 96).sort((a, b) => a - b);
  const paper = values[Math.floor(0.8 * (values.length - 1))] ?? 0;
  expect(whitened(ramp)[3 * 48]).toBeCloseTo((0.5 / paper) * 2 - 1.5, 2);
});

test("a quarter turn begins with the next corner, and four are none", () => {
  const quad = rectangle(0, 0, 30, 20);
  expect(sidesOf(turned(quad))).toEqual([20, 30]);
  expect(turned(turned(turned(turned(quad))))).toEqual(quad);
  expect(centreOf(quad)).toEqual([15, 10]);
});

test.each<[string, Quad, boolean]>([
  ["a card", rectangle(0, 0, 60, 40), true],
  [
    "a card seen from the side",
    [
      [0, 0],
      [60, 4],
      [55, 40],
      [5, 36],
    ],
    true,
  ],
  [
    "corners that go the other way round",
    [
      [0, 0],
      [0, 40],
      [60, 40],
      [60, 0],
    ],
    false,
  ],
  [
    "sides that cross",
    [
      [0, 0],
      [60, 40],
      [60, 0],
      [0, 40],
    ],
    false,
  ],
  ["a strip", rectangle(0, 0, 120, 40), false],
  ["a speck", rectangle(0, 0, 9, 6), false],
  [
    "a wedge",
    [
      [0, 0],
      [60, 0],
      [60, 60],
      [0, 20],
    ],
    false,
  ],
  [
    "nowhere",
    [
      [Number.NaN, 0],
      [60, 0],
      [60, 40],
      [0, 40],
    ],
    false,
  ],
])("%s can be a card or not", (_, quad, can) => expect(isPlausible(quad)).toBe(can));
