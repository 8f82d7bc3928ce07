import { expect, test } from "vitest";
import type { Card } from "../cards/card";
import { pathOf, puzzleAddress } from "./addresses";
import { carriedOver } from "./kept";
import { later, weeksOf } from "./months";
import { shareText } from "./share";
import {
  clear,
  clock,
  elapsed,
  fromResult,
  giveUp,
  isOver,
  isSolved,
  keptOf,
  missing,
  open,
  type Puzzle,
  point,
  pointedCards,
  resultOf,
  secondsEach,
  showCard,
  start,
} from "./solving";

const CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde".split(" ") as Card[];
const PUZZLE: Puzzle = { day: "2026-11-15", number: 212, size: "full", cards: CARDS, sets: 6 };
const untouched = open(PUZZLE, null);
const begun = start(untouched, 1_000);
const at = (...cards: string[]) => cards.map((card) => CARDS.indexOf(card as Card));
const take = (solving = begun, cards = "1rde 2rde 3rde", now = 61_000) =>
  at(...cards.split(" ")).reduce((before, place) => point(before, place, now), solving);
const all = missing(begun).reduce((before, trio, n) => take(before, trio.join(" "), 1_000 + 10_000 * (n + 1)), begun);

test("no clock runs and no card can be taken before “start”", () => {
  expect(elapsed(untouched, 99_000)).toBe(0);
  expect(take(untouched)).toBe(untouched);
  expect(giveUp(untouched, 5)).toBe(untouched);
  expect(start(begun, 9_000).begun).toBe(1_000);
});

test("a SET is found once, and the same card may be used again", () => {
  const one = take();
  expect(one.finds).toEqual([{ cards: ["1rde", "2rde", "3rde"], at: 60_000 }]);
  expect(take(one, "3rde 1rde 2rde")).toMatchObject({ again: ["3rde", "1rde", "2rde"], finds: one.finds, pointed: [] });
  expect(take(one, "3pdh 3gdf 3rde").finds.length).toBe(2);
});

test("three cards that are no SET are counted and stay pointed at until the next card or until they are let go", () => {
  const wrong = take(begun, "1rde 2rde 3pde");
  expect(pointedCards(wrong)).toEqual(["1rde", "2rde", "3pde"]);
  expect(wrong.wrong).toBe(1);
  expect(clear(wrong).pointed).toEqual([]);
  expect(point(wrong, 0, 0).pointed).toEqual([0]);
  expect(point(point(begun, 4, 0), 4, 0).pointed).toEqual([]);
});

test("with the last SET the clock stops", () => {
  expect([isOver(all), isSolved(all), elapsed(all, 9_999_999)]).toEqual([true, true, 60_000]);
  expect(point(all, 0, 0)).toBe(all);
  expect(missing(all)).toEqual([]);
  expect(secondsEach(all.finds)).toEqual([10, 10, 10, 10, 10, 10]);
});

test("a clock that is set back while somebody solves never makes a find earlier than the one before", () => {
  const back = take(take(), "3pdh 3gdf 3rde", 2_000);
  expect(back.finds.map((find) => find.at)).toEqual([60_000, 60_000]);
});

test("a puzzle that was left open for days took a day", () => {
  expect(giveUp(begun, 400_000_000).ms).toBe(86_400_000);
});

test("cards are shown one by one, two at most, and giving up shows all", () => {
  const shown = showCard(showCard(begun));
  expect(shown).toMatchObject({ helps: 2 });
  expect(shown.pointed.length).toBe(2);
  expect(showCard(shown)).toBe(shown);
  const third = missing(begun).find((trio) => pointedCards(shown).every((card) => trio.includes(card)));
  expect(third).toBeDefined();
  expect(giveUp(shown, 5_000)).toMatchObject({ ms: 4_000, pointed: [] });
});

test("a page that is opened again goes on where it was, and so does another device", () => {
  expect(open(PUZZLE, JSON.parse(JSON.stringify(keptOf(take()))))).toEqual(take());
  expect(open(take(), keptOf(all))).toEqual(all); // another tab has gone on
  expect(fromResult(PUZZLE, JSON.parse(JSON.stringify(resultOf(all))))).toEqual(all);
});

test("what an older Tercet has kept of today is carried over", () => {
  const old = {
    day: "2026-11-15",
    found: [["1rde", "2rde", "3rde"]],
    begun: 5,
    ended: null,
    gaveUp: false,
    helped: true,
  };
  const kept = carriedOver(JSON.parse(JSON.stringify(old)), "2026-11-15");
  expect(kept).toEqual({ begun: 5, finds: [{ cards: ["1rde", "2rde", "3rde"], at: 0 }], ms: null, helps: 1, wrong: 0 });
  expect(carriedOver(JSON.parse(JSON.stringify({ ...old, ended: 90_005 })), "2026-11-15")?.ms).toBe(90_000);
  expect(carriedOver(JSON.parse(JSON.stringify(old)), "2026-11-16")).toBeNull();
});

test("times are read as minutes and seconds", () => {
  expect([0, 134_999, 3_725_000].map(clock)).toEqual(["0:00", "2:14", "1:02:05"]);
});

test("the text to share tells the time and nothing of the cards", () => {
  const voice = (id: string, args: object = {}) => [id, ...Object.values(args)].join(" ");
  const text = shareText(all, 7, "https://tercet.example/daily/2026-11-15", voice);
  expect(text.split("\n")).toEqual([
    "Tercet: daily-number 212",
    "1:00 · daily-clean",
    "daily-seconds-each 10 · 10 · 10 · 10 · 10 · 10",
    "daily-streak 7",
    "https://tercet.example/daily/2026-11-15",
  ]);
  expect(CARDS.some((card) => text.includes(card))).toBe(false);
  const part = shareText(giveUp(showCard(begun), 5_000), 0, "x", voice);
  expect(part).toBe("Tercet: daily-number 212\ndaily-gave-up 0 6\nx");
});

test("puzzles have addresses, and what is no date has none", () => {
  const paths = ["/daily", "/daily/small", "/daily/2026-11-15", "/daily/small/2026-11-15"];
  expect(paths.map((path) => pathOf(puzzleAddress(path) ?? { size: "full", day: "?" }))).toEqual(paths);
  for (const path of ["/daily/2026-02-30", "/daily/tomorrow", "/daily/2026-13-01", "/dailyx"]) {
    expect(puzzleAddress(path)).toBeNull();
  }
});

test("months have weeks from Monday, also over the end of the year and in leap years", () => {
  const november = weeksOf("2026-11");
  expect(november[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
  expect(november.at(-1)?.[0]).toBe("2026-11-30");
  expect(weeksOf("2028-02").flat().filter(Boolean)).toHaveLength(29);
  expect([later("2026-12", 1), later("2026-01", -1)]).toEqual(["2027-01", "2025-12"]);
});
