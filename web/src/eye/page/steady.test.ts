import { expect, test } from "vitest";
import { seen, sightOf } from "../../../test/sights";
import type { Card } from "../../cards/card";
import type { Sight } from "../look";
import { isSteady, mayBeTaken, NOTHING, watched } from "./steady";

/** After how many of these pictures the camera would stop; null if not at all. */
function stopsAt(sights: readonly Sight[], least = 3, ...counted: Card[]): number | null {
  let now = NOTHING;
  for (const [n, sight] of sights.entries()) {
    now = watched(now, sight);
    if (isSteady(now, sight, { least, counted: new Set(counted) })) return n + 1;
  }
  return null;
}

const three = sightOf("1rof", "2rof", "3rof");
const more = sightOf("1rof", "2rof", "3rof", "1gsh");

test("the camera stops when several pictures one after another show the same cards", () => {
  expect(stopsAt([three, three, three])).toBe(3);
  expect(stopsAt([three, three, more, more, three, more, more, more])).toBe(8);
});

test("in which order they were found does not matter", () => {
  const turned = { ...three, cards: three.cards.toReversed() };
  expect(stopsAt([three, turned, three])).toBe(3);
});

test("with fewer cards than the question needs it goes on looking", () => {
  const two = sightOf("1rof", "2rof");
  expect(stopsAt(Array(50).fill(two))).toBeNull();
  expect(stopsAt(Array(50).fill(two), 1)).toBe(3);
  expect(stopsAt(Array(50).fill(sightOf()), 1)).toBeNull();
});

test("cards that were counted before are waited out, until another is among them", () => {
  const counted = ["1rof", "2rof", "3rof"];
  expect(stopsAt(Array(50).fill(three), 1, ...counted)).toBeNull();
  expect(stopsAt([three, three, three, more, more, more], 1, ...counted)).toBe(6);
});

test("a card that stays unsure is given more time, and then left to people", () => {
  const doubt = { ...three, cards: [...three.cards, seen("1gsh", 3, { sure: false })] };
  expect(stopsAt([doubt, doubt, doubt])).toBeNull();
  expect(stopsAt(Array(50).fill(doubt))).toBe(10);
});

test("whoever presses early gets the second picture: of one alone nothing is told", () => {
  const [first, second] = [watched(NOTHING, sightOf()), watched(watched(NOTHING, sightOf()), three)];
  expect([mayBeTaken(first), mayBeTaken(second)]).toEqual([false, true]);
});
