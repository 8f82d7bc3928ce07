import { describe, expect, it } from "vitest";
import type { Band, ByDiffering, Figures, Spread } from "./api";
import { type Finding, finding, ringsFor, ticksUpTo } from "./finding";

const own = (middle: number | null, sets = 12): Spread => ({ sets, middle, low: null, high: null });
const others = (middle: number): Band => ({ people: 12, low: 1, middle, high: 99_000 });
const levels = (...middles: readonly (number | null)[]): ByDiffering[] =>
  middles.map((middle, n) => ({ differing: n + 1, own: own(middle), others: null }));
const figures = (by_differing: ByDiffering[], usual: number, sets = 40): Figures => ({
  matches: 3,
  sets,
  calls: sets,
  all: { own: own(usual, sets), others: null },
  by_differing,
  by_feature: [],
  trend: [],
});
const found = (of: Figures): Finding => finding(of);

describe("what statistics show", () => {
  it("says nothing about few SETs", () => {
    expect(found(figures(levels(1000, 9000), 3000, 9))).toEqual({ kind: "few" });
  });

  it("names the number of differences at which somebody is clearly slower than others", () => {
    const behind = levels(2000, 3000, 4000, 9000).map((level, n) => ({
      ...level,
      others: others(n === 3 ? 6000 : 3900),
    }));
    expect(found(figures(behind, 4000))).toEqual({ kind: "behind", differing: 4 });
  });

  it("names what takes longest where others are not known or are slower", () => {
    expect(found(figures(levels(2000, 3000, 4000, 9000), 4000))).toEqual({ kind: "longest", differing: 4 });
    const ahead = levels(2000, 9000).map((level) => ({ ...level, others: others(20_000) }));
    expect(found(figures(ahead, 4000))).toEqual({ kind: "longest", differing: 2 });
  });

  it("says nothing about what was found too seldom, or about finds without features", () => {
    const seldom = levels(4000, 4100, 9000).map((level, n) => ({
      ...level,
      own: own(level.own.middle, n === 2 ? 9 : 10),
    }));
    expect(found(figures(seldom, 4050))).toEqual({ kind: "even" });
    expect(found(figures(seldom.slice(1), 4050))).toEqual({ kind: "open" });
    expect(found(figures([], 4050))).toEqual({ kind: "open" });
  });

  it("draws a ring for each mistake, and for several where there are many", () => {
    expect(ringsFor([3, 0, 11])).toEqual({ each: 1, rings: [3, 0, 11] });
    expect(ringsFor([59, 40, 1])).toEqual({ each: 5, rings: [12, 8, 1] });
  });
});

describe("the lines of a chart", () => {
  it("are round and reach above the greatest value", () => {
    expect(ticksUpTo(27)).toEqual([0, 10, 20, 30]);
    expect(ticksUpTo(4.2)).toEqual([0, 2, 4, 6]);
    expect(ticksUpTo(0)).toEqual([0, 0.5, 1]);
    for (const most of [0.3, 1, 7, 12.5, 100, 3600]) expect(ticksUpTo(most).at(-1)).toBeGreaterThanOrEqual(most);
  });
});
