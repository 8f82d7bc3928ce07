/** How a run has ended, and the best of each aim. Pure. */
import { type Aim, nameOf } from "./aim";
import { isOver, type Run } from "./run";
import type { Moments } from "./times";

/** Why a run cannot become a best. */
export type Without = "given-up" | "paused" | "seen-before" | "nothing";

export interface Result {
  readonly aim: Aim;
  readonly seed: string;
  readonly moments: Moments;
  readonly time: number; // ms
  readonly wrong: number;
  readonly pauses: number;
  readonly without: Without | null; // null: it counts
}

/** The result of a run that is over. */
export function resultOf(run: Run): Result | null {
  if (!isOver(run)) return null;
  const { aim, table, found, wrong, pauses, ended } = run;
  const moments = found.map(({ at }) => at);
  const figures = { moments, time: ended ?? 0, wrong: wrong.length, pauses };
  return { aim, seed: table.seed, ...figures, without: withoutCounting(run) };
}

function withoutCounting({ gaveUp, pauses, found, seen }: Run): Without | null {
  if (gaveUp) return "given-up";
  if (found.length === 0) return "nothing";
  if (pauses > 0) return "paused";
  return seen ? "seen-before" : null;
}

export type Bests = Readonly<Record<string, Result>>;

/** Is the first better? More finds, and then less time. */
export function better(a: Result, b: Result): boolean {
  const last = ({ moments }: Result) => moments.at(-1) ?? 0;
  return a.moments.length === b.moments.length ? last(a) < last(b) : a.moments.length > b.moments.length;
}

export const bestOf = (bests: Bests, aim: Aim): Result | null => bests[nameOf(aim)] ?? null;

/** Is this result a best among these? */
export function isBest(bests: Bests, result: Result): boolean {
  const old = bestOf(bests, result.aim);
  return result.without === null && (old === null || better(result, old));
}

export const withResult = (bests: Bests, result: Result): Bests =>
  isBest(bests, result) ? { ...bests, [nameOf(result.aim)]: result } : bests;
