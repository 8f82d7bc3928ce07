import { expect, test } from "vitest";
import { CARDS } from "./likely";
import type { Quad } from "./picture/quad";
import { agreed, areTwins, type Place, winners } from "./places";

const at = (x: number, y: number, width = 60, height = 40): Quad => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];
const place = (quad: Quad, trust: number): Place => ({
  quad,
  logs: CARDS.map((_, n) => Math.log(n === 0 ? trust : (1 - trust) / 80)),
  card: 1,
});

test("no card is surer than the look that grants it the least", () => {
  const [sure, doubtful] = [place(at(0, 0), 0.99), place(at(0, 0), 0.6)];
  const [first, second] = agreed(sure, doubtful, sure).map(Math.exp);
  expect(first).toBeCloseTo(0.6);
  expect(second).toBeCloseTo(0.01 / 80);
});

test("of two answers for one place the surer one wins", () => {
  const [good, bad] = [place(at(0, 0), 0.9), place(at(5, 8), 0.6)];
  expect(winners([bad, good])).toEqual([good]);
});

test("cards that touch, and one that lies on a third of another, are all kept", () => {
  const cards = [place(at(0, 0), 0.9), place(at(60, 0), 0.8), place(at(0, 27), 0.7)];
  expect(winners(cards)).toEqual(cards);
});

test("in a row of cards that overlap, each lies under one and over the other, and all are kept", () => {
  const cards = [0, 40, 80, 120].map((x, n) => place(at(x, 0), 0.9 - n / 100));
  expect(winners([...cards].reverse())).toEqual(cards);
});

test("what lies mostly under surer cards is no card of its own", () => {
  const cards = [place(at(0, 0), 0.9), place(at(62, 0), 0.8)];
  expect(winners([...cards, place(at(31, 2), 0.7)])).toEqual(cards);
});

test("quads of two sizes of the picture are twins if they say nearly the same", () => {
  expect(areTwins(at(0, 0), at(2, 3, 63, 41))).toBe(true);
  expect(areTwins(at(0, 0), at(0, 10))).toBe(false);
  expect(areTwins(at(0, 0), at(-10, -7, 80, 54))).toBe(false);
});
