import { expect, test } from "vitest";
import type { Trio } from "../cards/card";
import { readProgress, usual, withGo, withLevel } from "./progress";
import {
  choose,
  clear,
  isLast,
  name,
  next,
  open,
  point,
  pointedCards,
  quickNow,
  sayIsIt,
  showCard,
  skip,
} from "./session";
import type { Task } from "./tasks";

const THIRD: Task = { kind: "third", pair: ["1rof", "2rof"], offered: ["3rof", "3goh", "1poh"] };
const SET: Task = { kind: "is-it", cards: ["1rof", "2rof", "3rof"] };
const NONE: Task = { kind: "is-it", cards: ["1rof", "2rof", "3gof"] };
const CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde".split(" ");
const FIND: Task = { kind: "find", cards: CARDS, set: ["1rde", "2rde", "3rde"] as Trio };
const places = (...cards: string[]) => cards.map((card) => CARDS.indexOf(card));

test("the third card is chosen once, and the time is told", () => {
  const begun = open("third", 2, THIRD, 1_000);
  expect(choose(begun, "2pdh", 2_000)).toBe(begun);
  const right = choose(begun, "3rof", 3_000);
  expect(right.outcome).toEqual({ right: true, ms: 2_000 });
  expect(right.level).toBeGreaterThan(2);
  expect(choose(right, "3goh", 9_000)).toBe(right);
  expect(choose(begun, "3goh", 3_000)).toMatchObject({ outcome: { right: false }, said: "3goh" });
});

test("whoever says that it is no SET names a feature that fails; only then it is right (C-3)", () => {
  const begun = open("is-it", 2, NONE, 0);
  expect(sayIsIt(begun, true, 500).outcome).toEqual({ right: false, ms: 500 });
  const said = sayIsIt(begun, false, 500);
  expect(said.outcome).toBeNull();
  expect(sayIsIt(said, true, 600)).toBe(said);
  expect(name(said, "colour", 900).outcome).toEqual({ right: true, ms: 900 });
  expect(name(said, "number", 900).outcome).toEqual({ right: false, ms: 900 });
  expect(name(begun, "colour", 900)).toBe(begun);
  expect(sayIsIt(open("is-it", 2, SET, 0), true, 700).outcome?.right).toBe(true);
  expect(sayIsIt(open("is-it", 2, SET, 0), false, 700).outcome?.right).toBe(false);
});

test("a SET is found at three presses; a wrong trio is explained and makes it count as wrong", () => {
  const begun = open("differing", 2, FIND, 0);
  const found = places("1rde", "2rde", "3rde").reduce((state, place) => point(state, place, 9_000), begun);
  expect(found.outcome).toEqual({ right: true, ms: 9_000 });
  const wrong = places("1rde", "2rde", "3pdh").reduce((state, place) => point(state, place, 1_000), begun);
  expect(wrong).toMatchObject({ slips: 1, outcome: null });
  expect(pointedCards(clear(wrong))).toEqual([]);
  const late = places("1rde", "2rde", "3rde").reduce((state, place) => point(state, place, 9_000), wrong);
  expect(late.outcome?.right).toBe(false);
  expect(point(begun, 99, 0)).toBe(begun);
});

test("another SET than the one looked for is no mistake", () => {
  const begun = open("slowest", 2, FIND, 0);
  const other = places("3pdh", "3gdf", "3rde").reduce((state, place) => point(state, place, 1_000), begun);
  expect(other).toMatchObject({ slips: 0, outcome: null });
});

test("a shown card, or a skipped task, does not count as found", () => {
  const begun = open("differing", 2, FIND, 0);
  const shown = showCard(showCard(showCard(begun)));
  expect(pointedCards(shown)).toHaveLength(2);
  const third = CARDS.findIndex(
    (card) => ["1rde", "2rde", "3rde"].includes(card) && !pointedCards(shown).includes(card),
  );
  expect(point(shown, third, 5_000).outcome).toEqual({ right: false, ms: 5_000 });
  const skipped = skip(begun, 4_000);
  expect(skipped.outcome).toEqual({ right: false, ms: 4_000 });
  expect(pointedCards(skipped).toSorted()).toEqual(["1rde", "2rde", "3rde"]);
  expect(skip(skipped, 9_000)).toBe(skipped);
});

test("eight tasks make a go, and the level goes with the person from task to task", () => {
  let state = open("third", 1, THIRD, 0);
  for (let n = 0; n < 8; n++) {
    expect(isLast(state)).toBe(false);
    state = choose(n === 0 ? state : next(state, THIRD, 0), "3rof", 1_000);
  }
  expect(isLast(state)).toBe(true);
  expect(state.done).toHaveLength(8);
  expect(state.level).toBeCloseTo(1 + 8 * 0.4);
  expect(quickNow(state)).toBeGreaterThan(0);
});

test("what is remembered of the drills: levels, the last goes, and what is usual", () => {
  const first = readProgress(null);
  expect(first.third).toEqual({ level: 1, went: [] });
  const done = [
    { right: true, ms: 3_000 },
    { right: true, ms: 5_000 },
    { right: false, ms: 90_000 },
  ];
  const after = withGo(withLevel(first, "third", 2.5), "third", done, 3.1, "2026-11-16");
  expect(after.third).toEqual({ level: 3.1, went: [{ day: "2026-11-16", right: 2, of: 3, ms: 3_000, level: 3.1 }] });
  expect(usual(after.third)).toBe(3_000);
  expect(usual(first.third)).toBeNull();
  expect(readProgress(JSON.stringify(after))).toEqual(after);
  let many = after;
  for (let n = 0; n < 40; n++) many = withGo(many, "third", done, 2, "2026-11-17");
  expect(many.third.went).toHaveLength(20);
});

test.each(["", "[", "7", '{"third":7}', '{"third":{"level":99,"went":[7,null,{"day":1}]}}'])(
  "nonsense is as at first: %s",
  (text) => expect(readProgress(text)).toEqual(readProgress(null)),
);
