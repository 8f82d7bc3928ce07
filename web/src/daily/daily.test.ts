import { expect, test } from "vitest";
import type { Card } from "../cards/card";
import { bestOfWeek, streak, withResult } from "./days";
import {
  clear,
  clock,
  giveUp,
  isOver,
  missing,
  open,
  type Puzzle,
  point,
  pointedCards,
  seconds,
  showCard,
} from "./solving";

const CARDS = "3pdh 3poh 2goh 1rde 2gof 3gsf 1rsh 2psf 3gdf 3pde 2rde 3rde".split(" ") as Card[];
const PUZZLE: Puzzle = { day: "2026-11-15", cards: CARDS, sets: 6 };
const begun = open(PUZZLE, null, 1_000);
const at = (...cards: string[]) => cards.map((card) => CARDS.indexOf(card as Card));
const take = (solving = begun, cards = "1rde 2rde 3rde") =>
  at(...cards.split(" ")).reduce((before, place) => point(before, place, 61_000), solving);

test("a SET is found once, and the same card may be used again", () => {
  const one = take();
  expect(one.found).toEqual([["1rde", "2rde", "3rde"]]);
  expect(take(one, "3rde 1rde 2rde")).toMatchObject({ again: true, found: one.found, pointed: [] });
  expect(take(one, "3pdh 3gdf 3rde").found.length).toBe(2);
});

test("three cards that are no SET stay pointed at until the next card or until they are let go", () => {
  const wrong = take(begun, "1rde 2rde 3pde");
  expect(pointedCards(wrong)).toEqual(["1rde", "2rde", "3pde"]);
  expect(clear(wrong).pointed).toEqual([]);
  expect(point(wrong, 0, 0).pointed).toEqual([0]);
  expect(point(point(begun, 4, 0), 4, 0).pointed).toEqual([]);
});

test("with the last SET the clock stops", () => {
  const all = missing(begun).reduce((before, trio) => take(before, trio.join(" ")), begun);
  expect(isOver(all)).toBe(true);
  expect(seconds(all, 9_999_999)).toBe(60);
  expect(point(all, 0, 0)).toBe(all);
  expect(missing(all)).toEqual([]);
});

test("cards are shown one by one, two at most, and giving up shows all", () => {
  const shown = showCard(showCard(begun));
  expect(shown).toMatchObject({ helped: true });
  expect(shown.pointed.length).toBe(2);
  expect(showCard(shown)).toBe(shown);
  const third = missing(begun).find((trio) => pointedCards(shown).every((card) => trio.includes(card)));
  expect(third).toBeDefined();
  expect(giveUp(shown, 5_000)).toMatchObject({ gaveUp: true, ended: 5_000, pointed: [] });
});

test("a page that is opened again goes on where it was, but not with another day's puzzle", () => {
  const { day, found, begun: since, ended, gaveUp, helped } = take();
  const kept = { day, found, begun: since, ended, gaveUp, helped };
  expect(open(PUZZLE, kept, 99_000)).toEqual(take());
  expect(open({ ...PUZZLE, day: "2026-11-16" }, kept, 99_000)).toMatchObject({ found: [], begun: 99_000 });
});

test("days in a row count up to today, or to yesterday while today is open", () => {
  const days = { "2026-11-12": 80, "2026-11-13": 70, "2026-11-14": 90 };
  expect(streak(days, "2026-11-15")).toBe(3);
  expect(streak(withResult(days, take(), 60), "2026-11-15")).toBe(4);
  expect(streak(withResult(days, giveUp(begun, 0), 60), "2026-11-15")).toBe(0);
  expect(streak({ ...days, "2026-11-13": null }, "2026-11-15")).toBe(1);
  expect(streak(days, "2026-11-16")).toBe(0);
  expect(bestOfWeek(days, "2026-11-15")).toBe(70);
  expect(bestOfWeek(days, "2026-12-15")).toBeNull();
  expect(withResult({ "2026-11-15": 50 }, take(), 60)).toEqual({ "2026-11-15": 50 });
});

test("times are read as minutes and seconds", () => {
  expect([0, 134, 3_725].map(clock)).toEqual(["0:00", "2:14", "1:02:05"]);
});
