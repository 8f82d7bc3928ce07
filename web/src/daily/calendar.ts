/**
 * The days of the daily puzzle: their numbers, when they are open, and which results count for a day.
 *
 * A day is open while it is that day anywhere on Earth: from midnight in the earliest time zone (UTC+14) to midnight in
 * the latest (UTC−12). So nobody's time zone, travel or daylight saving time matters. The server has the same rule in
 * puzzle_days.py, and both are tested with tests/server/results/days.json.
 */

/** “2026-11-15” */
export type Day = string;

export const FIRST: Day = "2026-04-18"; // number 1
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const EARLIEST_MS = 14 * HOUR_MS;
const LATEST_MS = 12 * HOUR_MS;
const GRACE_MS = 7 * DAY_MS; // a result made without a connection may arrive this much later

/** Whoever leaves a puzzle open for days has needed a day. */
export const LONGEST_MS = DAY_MS;

const midnight = (day: Day): number => Date.parse(day);
const dayOf = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

export const numberOf = (day: Day): number => (midnight(day) - midnight(FIRST)) / DAY_MS + 1;
/** The day this many days before another. */
export const before = (day: Day, count: number): Day => dayOf(midnight(day) - count * DAY_MS);

export const opens = (day: Day): number => midnight(day) - EARLIEST_MS;
export const closes = (day: Day): number => midnight(day) + DAY_MS + LATEST_MS;
/** Is it this day anywhere on Earth? */
export const isOpen = (day: Day, now: number): boolean => opens(day) <= now && now < closes(day);
/** The last day that is open. */
export const newest = (now: number): Day => dayOf(now + EARLIEST_MS);
/** Today's puzzle for somebody whose own date this is: that of the UTC day, if their clock cannot be right. */
export const dayFor = (here: Day | null, now: number): Day => (here && isOpen(here, now) ? here : dayOf(now));
/** Does this day have a puzzle yet? */
export const isKnown = (day: Day, now: number): boolean => FIRST <= day && day <= newest(now);

/**
 * Was it begun while the day was open? Nothing can have ended after it was received, so a clock that is fast does no
 * harm. A result that arrives later than a week after the day counts as late.
 */
export const counts = (day: Day, begun: number, ms: number, received: number): boolean =>
  isOpen(day, Math.min(begun, received - ms)) && received < closes(day) + GRACE_MS;
