import { expect, test } from "vitest";
import { type Card, FEATURES } from "../cards/card";
import { FULL } from "./deck";
import { allSets, findSet, isSet, thirdCard } from "./sets";

/** The definition itself (C-2), letter by letter. */
const isSetByDefinition = (...trio: Card[]) =>
  FEATURES.every((_, n) => [1, 3].includes(new Set(trio.map((card) => card[n])).size));

const pairs = FULL.flatMap((a, n) => FULL.slice(n + 1).map((b) => [a, b] as const));

test("any two cards are completed by exactly one third", () => {
  for (const [a, b] of pairs) {
    expect(FULL.filter((c) => c !== a && c !== b && isSetByDefinition(a, b, c))).toEqual([thirdCard(a, b)]);
  }
});

test("the full deck holds 1,080 SETs", () => {
  expect(pairs.filter(([a, b]) => isSet(a, b, thirdCard(a, b))).length / 3).toBe(1080);
});

test("a card is no SET with itself", () => {
  expect(isSet("1rof", "1rof", "1rof")).toBe(false);
});

test("a SET is found, or one that holds given cards, or none", () => {
  const cards: Card[] = ["1rof", "2gsh", "2rof", "3pde", "3rof", "1gse"];
  expect(findSet(cards)).toEqual(["1rof", "2gsh", "3pde"]);
  expect(findSet(cards, ["3rof"])?.toSorted()).toEqual(["1rof", "2rof", "3rof"]);
  expect(findSet(cards, ["1gse"])).toBeNull();
  expect(findSet(["1rof", "2rof", "1gse"])).toBeNull();
});

test("every SET among some cards is listed once", () => {
  const cards: Card[] = ["1rof", "2gsh", "2rof", "3pde", "3rof", "1gse"];
  expect(allSets(cards)).toEqual([
    ["1rof", "2gsh", "3pde"],
    ["1rof", "2rof", "3rof"],
  ]);
  expect(allSets(FULL).length).toBe(1080);
});
