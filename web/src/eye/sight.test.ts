import { expect, test } from "vitest";
import { CARDS } from "./likely";
import type { Place } from "./places";
import { sightOf } from "./sight";

const SQUARE: Place["quad"] = [
  [1, 2],
  [31, 2],
  [31, 22],
  [1, 22],
];

/** A place where these cards are likely, and all others share the rest. */
function place(likely: Record<string, number>, card = 1): Place {
  const rest = 1 - Object.values(likely).reduce((sum, value) => sum + value, 0);
  const logs = CARDS.map((code) => Math.log(likely[code] ?? rest / (81 - Object.keys(likely).length)));
  return { quad: SQUARE, logs, card };
}

test("a card is told with its confidence, its neighbours and its corners in the picture", () => {
  const [seen] = sightOf([place({ "2rsh": 0.93, "2rsf": 0.05, "1rsh": 0.01 }, 0.99999)], 640, 480, 2).cards;
  expect(seen?.card).toBe("2rsh");
  expect(seen?.confidence).toBeCloseTo(0.93);
  expect(seen?.sure).toBe(true);
  expect(seen?.others.slice(0, 2)).toEqual(["2rsf", "1rsh"]);
  expect(seen?.others.length).toBe(5);
  expect(seen?.corners).toEqual([
    [2, 4],
    [62, 4],
    [62, 44],
    [2, 44],
  ]);
});

test("a card exists once: the place that is less sure of it has another, and is marked", () => {
  const sight = sightOf([place({ "2rsh": 0.6, "2rsf": 0.39 }), place({ "2rsh": 0.95, "3rsh": 0.04 })], 1, 1, 1);
  expect(sight.cards.map(({ card, sure }) => [card, sure])).toEqual([
    ["2rsh", true],
    ["2rsf", false],
  ]);
});

test("two places that are sure of one card cannot both be right, and both are marked", () => {
  const sight = sightOf([place({ "2rsh": 0.97 }), place({ "2rsh": 0.99 }), place({ "1gof": 0.95 })], 1, 1, 1);
  expect(sight.cards.filter(({ sure }) => sure).map(({ card }) => card)).toEqual(["1gof"]);
  expect(sight.cards[0]?.card).toBe("2rsh");
  expect(sight.cards[0]?.confidence).toBeCloseTo(0.99 / 2);
});

test("three places that want two cards are given the likeliest three together", () => {
  const sight = sightOf(
    [place({ "1gof": 0.5, "1gde": 0.3 }), place({ "1gof": 0.5, "1poh": 0.4 }), place({ "1gde": 0.9 })],
    1,
    1,
    1,
  );
  expect(new Set(sight.cards.map(({ card }) => card))).toEqual(new Set(["1gof", "1poh", "1gde"]));
});

test("more places than cards are no more than 81", () => {
  const sight = sightOf(
    Array.from({ length: 90 }, (_, n) => place({ [CARDS[n % 81] ?? ""]: 0.7 })),
    1,
    1,
    1,
  );
  expect(new Set(sight.cards.map(({ card }) => card)).size).toBe(81);
});

test("one or two cards that may be something else are not told, three likely ones are", () => {
  const cards = ["1gof", "2gof", "3gof"].map((card) => place({ [card]: 0.95 }, 0.999));
  expect(sightOf(cards.slice(0, 1), 1, 1, 1).cards).toEqual([]);
  expect(sightOf(cards.slice(0, 2), 1, 1, 1).cards).toEqual([]);
  expect(sightOf(cards, 1, 1, 1).cards.length).toBe(3);
});

test("a lone card is told if it is surely a card, and marked if it is not clear which", () => {
  const [seen] = sightOf([place({ "1gof": 0.7 }, 0.99999)], 1, 1, 1).cards;
  expect([seen?.card, seen?.sure]).toEqual(["1gof", false]);
  expect(sightOf([place({ "1gof": 0.5 }, 0.99999)], 1, 1, 1).cards).toEqual([]);
});

test("places that look like one card again and again are a pattern, and no cards", () => {
  const pattern = Array.from({ length: 4 }, (_, n) => place({ "1gof": 0.999 - n / 10000 }));
  expect(sightOf(pattern, 1, 1, 1).cards).toEqual([]);
});

test("a place at which the looks contradict each other is no pattern", () => {
  const likely = ["1gof", "2gof", "3gof"].map((card) => place({ [card]: 0.85 }));
  const contradicting = { ...place({}), logs: CARDS.map((card) => Math.log(card === "1rde" ? 0.005 : 1e-9)) };
  const told = sightOf([...likely, contradicting], 1, 1, 1).cards.map(({ card }) => card);
  expect(new Set(told)).toEqual(new Set(["1gof", "2gof", "3gof"]));
});
