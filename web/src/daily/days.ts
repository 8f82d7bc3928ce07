/** The days on which somebody has solved the puzzle on this device, and how quickly. */
import type { Solving } from "./solving";

/** Seconds by day; null where the puzzle was given up, or solved with help. */
export type Days = Readonly<Record<string, number | null>>;

const DAY_MS = 86_400_000;
const WEEK = 7;
const KEPT = 400;

/** The day this many days before another. */
export const before = (day: string, count: number): string =>
  new Date(Date.parse(day) - count * DAY_MS).toISOString().slice(0, 10);

/** Write down how it ended; the first result of a day stays. */
export function withResult(days: Days, { day, gaveUp, helped }: Solving, seconds: number): Days {
  if (day in days) return days;
  const all = Object.entries({ ...days, [day]: gaveUp || helped ? null : seconds });
  return Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b)).slice(-KEPT));
}

/** How many days in a row, up to today, or to yesterday while today's is open. */
export function streak(days: Days, today: string): number {
  const solved = (count: number) => typeof days[before(today, count)] === "number";
  const first = today in days ? 0 : 1;
  let count = 0;
  while (solved(first + count)) count++;
  return count;
}

/** The quickest of the last seven days. */
export function bestOfWeek(days: Days, today: string): number | null {
  const week = [...Array(WEEK).keys()].map((count) => days[before(today, count)]);
  const times = week.filter((seconds) => typeof seconds === "number");
  return times.length ? Math.min(...times) : null;
}
