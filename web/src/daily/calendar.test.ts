import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { counts, dayFor, isKnown, isOpen, newest, numberOf } from "./calendar";

/** Moments and results with the answers; tests/server/results/test_puzzle_days.py checks the server with them. */
const { days, moments, results } = JSON.parse(
  readFileSync(fileURLToPath(new URL("../../../tests/server/results/days.json", import.meta.url)), "utf8"),
);
const at = (moment: string): number => Date.parse(moment);

test.each(days as { day: string; number: number }[])("$day has number $number", ({ day, number }) => {
  expect(numberOf(day)).toBe(number);
});

interface Moment {
  what: string;
  now: string;
  here: string | null;
  today: string;
  newest: string;
  open: string[];
  closed: string[];
}
test.each(moments as Moment[])("$what: the day for $here", (told) => {
  const now = at(told.now);
  expect([dayFor(told.here, now), newest(now)]).toEqual([told.today, told.newest]);
  expect([...told.open, ...told.closed].filter((day) => isOpen(day, now))).toEqual(told.open);
  expect(isKnown(told.newest, now)).toBe(true);
});

interface Result {
  what: string;
  day: string;
  begun: string;
  ms: number;
  received: string;
  counts: boolean;
}
test.each(results as Result[])("$what: counts $counts", (told) => {
  expect(counts(told.day, at(told.begun), told.ms, at(told.received))).toBe(told.counts);
});
