import { expect, test } from "vitest";
import { quadsIn } from "./finding";
import type { Cells } from "./net/finder";
import { centreOf, isPlausible, type Point, sidesOf } from "./picture/quad";

type Drawn = { centre: Point; long: number; short: number; angle: number; seen?: (x: number, y: number) => boolean };

/** What a finder that makes no mistake says about cards: in each cell, the card that lies there. */
function said(columns: number, rows: number, cards: readonly Drawn[], noise = (_: number) => 0): Cells {
  const values = new Float32Array(columns * rows * 7);
  for (let cell = 0; cell < columns * rows; cell++) {
    const [x, y] = [((cell % columns) + 0.5) * 8, (Math.floor(cell / columns) + 0.5) * 8];
    const card = cards.find(({ centre: [u, v], long, short, angle, seen }) => {
      const [along, across] = [
        (x - u) * Math.cos(angle) + (y - v) * Math.sin(angle),
        (y - v) * Math.cos(angle) - (x - u) * Math.sin(angle),
      ];
      return Math.abs(along) < long && Math.abs(across) < short && (seen?.(x, y) ?? true);
    });
    if (!card) {
      values[cell * 7] = -6;
      continue;
    }
    const { centre, long, short, angle } = card;
    const doubled = (length: number, by: number) => [
      (length * Math.cos(2 * by)) / 16,
      (length * Math.sin(2 * by)) / 16,
    ];
    const whole = [
      (centre[0] - x) / 32,
      (centre[1] - y) / 32,
      ...doubled(long, angle),
      ...doubled(short, angle + Math.PI / 2),
    ];
    values.set([4, ...whole.map((value, n) => value + noise(cell * 7 + n))], cell * 7);
  }
  return { rows, columns, values };
}

test.each([0, 0.3, Math.PI / 4, 1.2, Math.PI / 2, 2.5, 3.1])(
  "a card turned by %f lies where its cells say",
  (angle) => {
    const quads = quadsIn(said(40, 30, [{ centre: [150, 110], long: 48, short: 31, angle }]), 5);
    expect(quads.length).toBe(1);
    const [quad] = quads;
    if (!quad) return;
    expect(isPlausible(quad)).toBe(true);
    expect(centreOf(quad)[0]).toBeCloseTo(750, 2);
    expect(centreOf(quad)[1]).toBeCloseTo(550, 2);
    expect(sidesOf(quad)[0]).toBeCloseTo(480, 2);
    expect(sidesOf(quad)[1]).toBeCloseTo(310, 2);
  },
);

test("twelve touching cards are twelve, also where their cells disagree a little", () => {
  const cards = Array.from(
    { length: 12 },
    (_, n): Drawn => ({
      ...{ centre: [40 + (n % 4) * 60, 40 + Math.floor(n / 4) * 40], long: 30, short: 20, angle: 0.02 * n },
    }),
  );
  const quads = quadsIn(
    said(40, 30, cards, (n) => 0.1 * Math.sin(n)),
    1,
  );
  expect(quads.length).toBe(12);
  for (const { centre } of cards)
    expect(
      Math.min(...quads.map((quad) => Math.hypot(centreOf(quad)[0] - centre[0], centreOf(quad)[1] - centre[1]))),
    ).toBeLessThan(2);
});

test("of a card that is partly covered the whole is meant", () => {
  const cards: Drawn[] = [
    { centre: [100, 100], long: 48, short: 32, angle: 0 },
    { centre: [140, 125], long: 48, short: 32, angle: 0.4 },
  ];
  const quads = quadsIn(said(40, 30, cards), 1);
  expect(quads.length).toBe(2);
  expect(quads.map((quad) => Math.round(sidesOf(quad)[0]))).toEqual([96, 96]);
});

test("where no card is seen, there is none", () => expect(quadsIn(said(40, 30, []), 1)).toEqual([]));

test("a picture full of answers is no more than can be read", () => {
  const cells = said(40, 30, [], () => 0);
  for (let cell = 0; cell < 1200; cell++) cells.values.set([1, 0, 0, 0.1, 0, 0.05, 0], cell * 7);
  expect(quadsIn(cells, 1).length).toBe(100);
});
