import { expect, test } from "vitest";
import { seen, sightOf } from "../../../test/sights";
import { added, cardsOf, corrected, doubled, readIn, removed, stillOf, unsure } from "./still";

const SIX = ["1rof", "2rof", "3rof", "1gsh", "2psh", "3gde"];
const lying = (order: readonly number[]) => ({
  ...sightOf(),
  cards: order.map((n) => seen(SIX[n] ?? "", n)),
});

test("cards are told row by row, in whatever order they were found", () => {
  expect(cardsOf(stillOf(lying([4, 0, 5, 2, 1, 3])))).toEqual(SIX);
});

test("a card below 0.9 is marked until somebody says which it is", () => {
  const sight = { ...sightOf(), cards: [seen("2rsh", 0, { sure: false, confidence: 0.6, others: ["2rse", "2rsf"] })] };
  const still = stillOf(sight);
  expect(unsure(still).map(({ card }) => card)).toEqual(["2rsh"]);
  const mended = corrected(still, 0, "2rse");
  expect(unsure(mended)).toEqual([]);
  expect(cardsOf(mended)).toEqual(["2rse"]);
  expect(readIn(mended)).toEqual(["2rsh"]);
  expect(mended.spots[0]?.others).toEqual(["2rsh", "2rsf"]); // one can change one's mind
  expect(unsure(corrected(still, 0, "2rsh"))).toEqual([]); // it was right
});

test("two places with the same card are both marked, and the cards are told once", () => {
  const still = stillOf(sightOf("1rof", "1rof", "2gsh"));
  expect(doubled(still).map(({ id }) => id)).toEqual([0, 1]);
  expect(cardsOf(still)).toEqual(["1rof", "2gsh"]);
  expect(doubled(corrected(still, 1, "3rof"))).toEqual([]);
});

test("a card is added by hand and removed; no two have the same number", () => {
  const still = removed(stillOf(sightOf("1rof", "2rof", "3rof")), 1);
  const more = added(added(still, "2gsh"), "1pde");
  expect(more.spots.map(({ id }) => id)).toEqual([0, 2, 3, 4]);
  expect(cardsOf(more)).toEqual(["1rof", "3rof", "2gsh", "1pde"]);
  expect(more.spots.at(-1)?.corners).toBeNull();
  expect(added(stillOf(sightOf()), "1rof").spots.map(({ id }) => id)).toEqual([0]);
});
