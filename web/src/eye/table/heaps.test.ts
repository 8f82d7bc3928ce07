import { expect, test } from "vitest";
import { FULL } from "../../play/deck";
import { allSets } from "../../play/sets";
import { cardsOfHeap, countsOf, fits, heapsFor, isWhole, nextOf, summed, withCards, withoutPicture } from "./heaps";

const NAMES = new Map([
  [7, "Ada"],
  [9, "Bea"],
]);
const fresh = () => heapsFor(NAMES, "left");
const A = ["1rof", "2rof", "3rof"];
const B = ["1gsh", "2gsh", "3gsh"];

/** The whole deck in disjoint SETs: 27 of them. */
function deckInSets(): string[][] {
  const left = new Set(FULL);
  return allSets(FULL).flatMap((trio) => {
    const free = trio.every((card) => left.has(card)) && trio[0].slice(1) === trio[1].slice(1);
    if (free) for (const card of trio) left.delete(card);
    return free ? [[...trio]] : [];
  });
}

test("81 cards in all, three to a SET: the count is filled in for everyone, and for what is left (G-16)", () => {
  const sets = deckInSets();
  expect(sets).toHaveLength(27);
  let heaps = withCards(fresh(), 0, sets.slice(0, 12).flat());
  heaps = withCards(heaps, 1, sets.slice(12, 20).flat());
  heaps = withCards(heaps, 1, sets.slice(18, 23).flat()); // a second picture, with some of the first
  heaps = withCards(heaps, 2, sets.slice(23).flat());
  expect(summed(heaps)).toMatchObject({ cards: 81, of: 81, missing: [], shared: [] });
  expect(countsOf(heaps)).toEqual([
    { type: "sets", number: 7, value: 12 },
    { type: "sets", number: 9, value: 11 },
    { type: "left", value: 12 },
  ]);
});

test("once all 81 cards are counted, whoever has none has none, and nothing is left (G-16)", () => {
  const sets = deckInSets();
  const some = withCards(fresh(), 0, sets.slice(1).flat());
  expect([isWhole(some), nextOf(some)]).toEqual([false, 1]);
  expect(countsOf(some)).toEqual([{ type: "sets", number: 7, value: 26 }]);
  const all = withCards(some, 0, sets[0] ?? []);
  expect([isWhole(all), nextOf(all)]).toEqual([true, -1]);
  expect(countsOf(all)).toEqual([
    { type: "sets", number: 7, value: 27 },
    { type: "sets", number: 9, value: 0 },
    { type: "left", value: 0 },
  ]);
  const shared = withCards(all, 1, sets[0] ?? []);
  expect([isWhole(shared), nextOf(shared)]).toEqual([false, 2]); // what is left is to be looked at
});

test("a pile that is not whole is not filled in; what is left need not be SETs", () => {
  let heaps = withCards(fresh(), 0, [...A, "1gsh"]);
  heaps = withCards(heaps, 2, ["1pde", "2pde"]);
  expect(heaps.map(fits)).toEqual([false, false, true]);
  expect(countsOf(heaps)).toEqual([{ type: "left", value: 2 }]);
});

test("three cards that are no SET do not count as one", () => {
  expect(countsOf(withCards(fresh(), 0, ["1rof", "2rof", "3roe"]))).toEqual([]);
});

test("a card in two piles is named, and neither pile is filled in", () => {
  const heaps = withCards(withCards(fresh(), 0, A), 1, [...B, ...A]);
  expect(summed(heaps).shared.map(({ names }) => names)).toEqual([
    ["Ada", "Bea"],
    ["Ada", "Bea"],
    ["Ada", "Bea"],
  ]);
  expect(countsOf(heaps)).toEqual([]);
});

test("the last picture of a pile can be undone", () => {
  const heaps = withoutPicture(withCards(withCards(fresh(), 0, A), 0, B), 0);
  expect(heaps.map((heap) => cardsOfHeap(heap).length)).toEqual([3, 0, 0]);
});
