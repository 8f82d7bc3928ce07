/**
 * How hard a drill is for somebody: a level from 1 to 6 that goes up with right answers, more so with quick ones, and down
 * with wrong ones. It settles where about two in three answers are right for the quick, and three in four for the others.
 */
export const LEVELS = 6;
const TOP = LEVELS + 0.99; // within the highest level

/** What came of one task. */
export interface Outcome {
  readonly right: boolean;
  readonly ms: number;
}

const QUICK = 0.4;
const USUAL = 0.2;
const WRONG = 0.6;
const SLOW = 3; // so many times as long as quick: right, but not ready for more

/** The level after an answer; `quick`: how many ms are quick for this task. */
export function adapted(level: number, { right, ms }: Outcome, quick: number): number {
  return Math.min(TOP, Math.max(1, level + stepFor(right, ms, quick)));
}

function stepFor(right: boolean, ms: number, quick: number): number {
  if (!right) return -WRONG;
  if (ms <= quick) return QUICK;
  return ms <= SLOW * quick ? USUAL : 0;
}

/** The level that tasks are made for. */
export const wholeLevel = (level: number): number => Math.min(LEVELS, Math.max(1, Math.floor(level)));

/** The middle of some times; null of none. */
export function middle(times: readonly number[]): number | null {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? null;
}
