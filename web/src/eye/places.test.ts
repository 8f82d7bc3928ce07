import { expect, test } from "vitest";
import { INKS, three } from "./colours";
import { CARDS } from "./likely";
import type { Quad } from "./picture/quad";
import { areTwins, type Place, recoloured, seenBy, winners } from "./places";

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

/** The logarithms of the values of a card, each with so much trust. */
const values = (card: string, trust: number) =>
  [...card].map((letter, feature) => {
    const known = [...(["123", "rpg", "osd", "fhe"][feature] ?? "")].indexOf(letter);
    return three((n) => Math.log(n === known ? trust : (1 - trust) / 2));
  });
const chance = ({ logs }: Place, card: string) => Math.exp(logs[CARDS.indexOf(card)] ?? 0);

test("no value is surer than the look that grants it the least", () => {
  const looks = [values("2rsh", 0.99), values("2rsh", 0.6), values("2rsh", 0.99)];
  const seen = seenBy(at(0, 0), 1, INKS[0], looks);
  expect(chance(seen, "2rsh")).toBeCloseTo(0.6 ** 4);
  expect(chance(seen, "1gde")).toBeCloseTo(0.005 ** 4);
});

test("a doubtful colour is that of the cards it resembles, and nothing else changes", () => {
  const [red, purple] = [INKS[0], INKS[1]];
  const sure = [
    seenBy(at(0, 0), 1, red, [values("1rof", 0.999)]),
    seenBy(at(100, 0), 1, purple, [values("1pof", 0.999)]),
    seenBy(at(300, 0), 1, purple, [values("3pdf", 0.999)]),
  ];
  const doubtful = values("2psh", 0.999).map((each, feature) =>
    feature === 1 ? three((n) => Math.log([0.6, 0.4, 1e-6][n] ?? 0)) : each,
  );
  const before = seenBy(at(200, 0), 1, purple, [doubtful]);
  const after = recoloured([...sure, before]).at(-1) as Place;
  expect(chance(before, "2rsh")).toBeCloseTo(0.6, 1);
  expect(chance(after, "2psh")).toBeGreaterThan(0.7);
  expect(chance(after, "2psh") / chance(after, "2psf")).toBeCloseTo(chance(before, "2psh") / chance(before, "2psf"), 3);
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
