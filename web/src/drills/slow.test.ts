import { expect, test } from "vitest";
import type { Card, Trio } from "../cards/card";
import { FULL } from "../play/deck";
import { afterTry, due, isSlow, QUICK_MS, readSlow, type Slow, withSlow } from "./slow";

const CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde".split(" ");
const SET: Trio = ["1rde", "2rde", "3rde"];
const OTHER: Trio = ["3pdh", "3gdf", "3rde"];
const kept = withSlow(withSlow([], CARDS, SET, 20_000, "2026-11-15"), CARDS, OTHER, 48_000, "2026-11-16");

test("a slow find is kept with its layout, the slowest first", () => {
  expect(kept.map(({ set, ms }) => [set, ms])).toEqual([
    [OTHER, 48_000],
    [SET, 20_000],
  ]);
});

test("the same SET again takes the place of the old one", () => {
  const again = withSlow(kept, CARDS, ["3rde", "2rde", "1rde"], 90_000, "2026-11-17");
  expect(again).toHaveLength(2);
  expect(again[0]?.ms).toBe(90_000);
});

test.each<[string, readonly Card[], Trio, number]>([
  ["quick", CARDS, SET, QUICK_MS - 1],
  ["somebody was away", CARDS, SET, 3_600_000],
  ["no SET", CARDS, ["1rde", "2rde", "3pde"], 9_000],
  ["a card that does not lie there", CARDS.slice(1), OTHER, 9_000],
  ["cards of another deck", [...CARDS, "1RDE"], SET, 9_000],
  ["a card twice", [...CARDS, "1rde"], SET, 9_000],
])("what cannot be brought back is not kept: %s", (_, cards, set, ms) => {
  expect(isSlow(cards, set, ms)).toBe(false);
  expect(withSlow(kept, cards, set, ms, "2026-11-16")).toBe(kept);
});

test("it is brought back until it is found in under five seconds twice", () => {
  const once = afterTry(kept, SET, true, 4_000);
  expect(once.find(({ set }) => set === SET)).toMatchObject({ quick: 1, seen: 1 });
  expect(afterTry(once, SET, true, 4_999)).toHaveLength(1);
  const slowAgain = afterTry(once, SET, true, 5_000);
  expect(slowAgain.find(({ set }) => set === SET)).toMatchObject({ quick: 0, seen: 2 });
  expect(afterTry(once, SET, false, 100)).toHaveLength(2);
});

test("the one seen least comes first, the slowest of those, and not one just seen", () => {
  expect(due(kept)?.set).toBe(OTHER);
  expect(due(kept, [OTHER])?.set).toBe(SET);
  expect(due(kept, [OTHER, SET])).toBeNull();
  expect(due(afterTry(kept, OTHER, true, 9_000))?.set).toBe(SET);
  expect(due([])).toBeNull();
});

test("no more than two dozen are kept, and they are the slowest", () => {
  const many = FULL.slice(0, 60).reduce<readonly Slow[]>((all, card, n) => {
    const [a, b, c] = [card, FULL[(n + 30) % 81] ?? card, ""];
    const set = [a, b, FULL.find((third) => isSlow([a, b, third, ...FULL.slice(60, 70)], [a, b, third], 9_000)) ?? c];
    return withSlow(all, [...set, ...FULL.slice(60, 70)], set as unknown as Trio, 6_000 + n, "2026-11-16");
  }, []);
  expect(many).toHaveLength(24);
  expect(Math.max(...many.map(({ ms }) => ms))).toBeGreaterThan(6_040);
});

test("what was remembered is read again, and nonsense is left out", () => {
  expect(readSlow(JSON.stringify(kept))).toEqual(kept);
  for (const text of [null, "", "{", "7", "{}"]) expect(readSlow(text)).toEqual([]);
  expect(readSlow(JSON.stringify([null, { ...kept[0], set: ["x"] }, { ...kept[0], quick: -1 }, kept[1]]))).toEqual([
    kept[1],
  ]);
});
