import { expect, test } from "vitest";
import { figures, freshOf } from "./figures";
import { linear, lineThrough, logarithmic } from "./scale";
import { deal, dealMany, MANY, MOST, ofSize, say } from "./trying";

const dice = (limit: number) => Math.floor(limit / 2);

test("the figures are those of the lab, the printed ones beside the true ones", () => {
  expect(figures.printed).toEqual({ 12: 33, 15: 2500 });
  expect(freshOf(12)?.odds).toBeCloseTo(29.958, 3);
  expect(figures.layouts[12]?.odds).toBeLessThan(15);
  expect(freshOf(21)?.odds).toBeNull();
});

test("shares of a fresh deal add up to the whole", () => {
  for (const { sets } of figures.fresh) if (sets) expect(sets.reduce((a, b) => a + b)).toBeCloseTo(1, 4);
});

test("a deal has as many cards as asked for, counts, and waits for an answer", () => {
  const one = deal(ofSize(12), dice);
  expect(new Set(one.cards).size).toBe(12);
  expect(one).toMatchObject({ dealt: 1, said: null });
  expect(say(one, true).said).toBe(true);
  expect(deal(one, dice).dealt).toBe(2);
  expect(one.without).toBe(one.sets.length === 0 ? 1 : 0);
});

test("many deals are counted, and 21 cards always hold a SET", () => {
  let last = 1;
  const lcg = (limit: number) => {
    last = (last * 48_271) % 2_147_483_647;
    return last % limit;
  };
  expect(dealMany(ofSize(MOST), lcg)).toMatchObject({ dealt: MANY, without: 0, cards: [] });
  const twelve = dealMany(ofSize(12), lcg).without;
  expect(twelve).toBeGreaterThan(10);
  expect(twelve).toBeLessThan(70);
});

test("values find their place on a drawing", () => {
  expect(linear([0, 10], [100, 0])(5)).toBe(50);
  expect(logarithmic([1, 100], [0, 200])(10)).toBe(100);
  const points = [[0, 1] as const, [2.345, 3] as const];
  expect(lineThrough(points)).toBe("M0.0 1.0L2.3 3.0");
});
