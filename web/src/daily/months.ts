/** The months of the calendar of puzzles: weeks from Monday to Sunday. */
import { before, type Day, FIRST } from "./calendar";

export type Month = string; // “2026-11”

export const monthOf = (day: Day): Month => day.slice(0, 7);

/** The month this many months later. */
export function later(month: Month, count: number): Month {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** Weeks of seven places, empty where the month has no day. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = `${month}-01`;
  const lead = (new Date(first).getUTCDay() + 6) % 7;
  const count = new Date(Date.parse(`${later(month, 1)}-01`) - 1).getUTCDate();
  const places: (Day | null)[] = [
    ...Array<null>(lead).fill(null),
    ...Array.from({ length: count }, (_, n) => before(first, -n)),
  ];
  while (places.length % 7) places.push(null);
  return Array.from({ length: places.length / 7 }, (_, week) => places.slice(week * 7, week * 7 + 7));
}

/** The first month that has a puzzle. */
export const FIRST_MONTH: Month = monthOf(FIRST);
