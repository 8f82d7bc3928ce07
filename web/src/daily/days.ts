/** What counts: which days are solved, and how many of them in a row. Pure, from results alone. */
import type { Size } from "../results/kinds";
import { before, counts, type Day, isOpen, newest } from "./calendar";

/** A result of a puzzle, as far as days are concerned. */
export interface Entry {
  readonly id: string;
  readonly day: Day;
  readonly size: Size;
  readonly begun: number;
  readonly ms: number;
  readonly received: number | null; // null while it waits on this device
  readonly found: number;
  readonly helps: number;
}
/** Solved in time and without help; or played in another way: with help, late, or given up. */
export type Mark = "solved" | "played";
/** Results of an older Tercet on this device: seconds, or null where it was given up or solved with help. */
export type OldDays = Readonly<Record<Day, number | null>>;

export interface Story {
  readonly marks: ReadonlyMap<Day, Mark>;
  readonly row: number; // days in a row, up to now
  readonly longest: number;
  readonly best: number | null; // the best time in ms for the full puzzle, of those that count
}

export const SETS: Readonly<Record<Size, number>> = { full: 6, small: 4 };

/** Of several results for the same puzzle, the first to arrive counts. */
export function firstOf(entries: readonly Entry[], day: Day, size: Size): Entry | null {
  const when = ({ received }: Entry) => received ?? Number.POSITIVE_INFINITY;
  const own = entries.filter((each) => each.day === day && each.size === size);
  return own.toSorted((a, b) => when(a) - when(b) || a.id.localeCompare(b.id))[0] ?? null;
}

/** Was it solved in time and without help? What still waits here is judged as if it arrived now. */
export const isClean = (entry: Entry, now: number): boolean =>
  entry.helps === 0 &&
  entry.found === SETS[entry.size] &&
  counts(entry.day, entry.begun, entry.ms, entry.received ?? Math.max(now, entry.begun + entry.ms));

/** All days with their marks, and the rows of days. `now` is the server's time. */
export function storyOf(entries: readonly Entry[], old: OldDays, now: number): Story {
  const firsts = firstTries(entries);
  const marks = new Map<Day, Mark>(
    Object.entries(old).map(([day, seconds]) => [day, seconds === null ? "played" : "solved"]),
  );
  for (const entry of firsts) {
    if (isClean(entry, now)) marks.set(entry.day, "solved");
    else if (!marks.has(entry.day)) marks.set(entry.day, "played");
  }
  const times = firsts.filter((each) => each.size === "full" && isClean(each, now)).map(({ ms }) => ms);
  const oldTimes = Object.values(old).flatMap((seconds) => (seconds === null ? [] : [seconds * 1000]));
  const all = [...times, ...oldTimes];
  const best = all.length ? all.reduce((a, b) => Math.min(a, b)) : null;
  return { marks, row: rowNow(marks, firsts, now), longest: longestRow(marks), best };
}

function firstTries(entries: readonly Entry[]): Entry[] {
  const groups = new Map<string, Entry[]>();
  for (const each of entries) {
    const key = `${each.size} ${each.day}`;
    groups.set(key, [...(groups.get(key) ?? []), each]);
  }
  return [...groups.values()].flatMap((group) => {
    const [{ day, size }] = group as [Entry];
    return firstOf(group, day, size) ?? [];
  });
}

/** Days in a row, back from the newest; days that can still be solved do not break it. */
function rowNow(marks: ReadonlyMap<Day, Mark>, firsts: readonly Entry[], now: number): number {
  const sizes = (day: Day) => firsts.filter((each) => each.day === day).length;
  let day = newest(now);
  while (marks.get(day) !== "solved" && isOpen(day, now) && sizes(day) < 2) day = before(day, 1);
  return rowUpTo(marks, day);
}

function rowUpTo(marks: ReadonlyMap<Day, Mark>, day: Day): number {
  let count = 0;
  while (marks.get(before(day, count)) === "solved") count++;
  return count;
}

function longestRow(marks: ReadonlyMap<Day, Mark>): number {
  const ends = [...marks.keys()].filter(
    (day) => marks.get(day) === "solved" && marks.get(before(day, -1)) !== "solved",
  );
  return Math.max(0, ...ends.map((day) => rowUpTo(marks, day)));
}
