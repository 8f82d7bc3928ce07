/** A run against the clock. Pure: every move gives a new one, and moments come in as arguments. */
import type { Card, Trio } from "../cards/card";
import * as round from "../play/round";
import { type Aim, goalOf, limitOf } from "./aim";
import { deal, settled, type Table, tableAfter } from "./dealing";

export const WRONG_MS = 5_000;

/** Moments of finds and of the end are those of the run's own clock, which stands while it is paused. */
export interface Find {
  readonly trio: Trio;
  readonly at: number;
}
export interface Run {
  readonly aim: Aim;
  readonly seen: boolean; // were these cards played before, on this device?
  readonly table: Table;
  readonly found: readonly Find[];
  readonly wrong: readonly number[]; // when a wrong trio was shown
  readonly pauses: number;
  readonly spent: number; // what the clock showed when it was last taken up, and the cost of wrong trios since
  readonly since: number | null; // when it was last taken up; null while it is paused, and at the end
  readonly ended: number | null;
  readonly gaveUp: boolean;
}

export function begin(aim: Aim, seed: string, now: number, seen = false): Run {
  const fresh = { found: [], wrong: [], pauses: 0, spent: 0, ended: null, gaveUp: false };
  return { aim, seen, table: deal(seed), ...fresh, since: now };
}

export const isOver = ({ ended }: Run): boolean => ended !== null;
export const isPaused = (run: Run): boolean => run.since === null && !isOver(run);

/** What the clock shows. It never goes back, and not beyond the end. */
export function clock({ aim, spent, since, ended }: Run, now: number): number {
  if (ended !== null) return ended;
  return Math.min(limitOf(aim), spent + (since === null ? 0 : Math.max(0, now - since)));
}

/** The run as it is by now: over, if its time is. */
export function at(run: Run, now: number): Run {
  const time = clock(run, now);
  return !isOver(run) && time >= limitOf(run.aim) ? over(run, time) : run;
}

const over = (run: Run, ended: number): Run => ({ ...run, since: null, ended });

/** Point at a place, or no longer; the third card decides. */
export function point(before: Run, place: round.Place, now: number): Run {
  const run = at(before, now);
  if (isOver(run) || isPaused(run)) return run;
  const next = round.point(run.table.round, place);
  const moved = { ...run, table: { ...run.table, round: next } };
  if (next.found.length > run.table.round.found.length) return took(moved, clock(run, now));
  return next !== run.table.round && next.pointed.length === 3 ? failed(moved, now) : moved;
}

function took(run: Run, time: number): Run {
  const trio = run.table.round.found.at(-1);
  if (!trio) return run;
  const found = [...run.found, { trio, at: time }];
  const more = { ...run, found, table: settled(run.table) };
  return found.length >= goalOf(run.aim) ? over(more, time) : more;
}

function failed(run: Run, now: number): Run {
  const wrong = [...run.wrong, clock(run, now)];
  return at({ ...run, wrong, spent: run.spent + WRONG_MS }, now);
}

/** Point at nothing. */
export const clear = (run: Run): Run => ({ ...run, table: { ...run.table, round: round.clear(run.table.round) } });

/** The clock stands, and the run is marked. */
export function pause(before: Run, now: number): Run {
  const run = at(before, now);
  if (isOver(run) || isPaused(run)) return run;
  return { ...clear(run), spent: clock(run, now), since: null, pauses: run.pauses + 1 };
}

export const goOn = (run: Run, now: number): Run => (isPaused(run) ? { ...run, since: now } : run);

export function giveUp(before: Run, now: number): Run {
  const run = at(before, now);
  return isOver(run) ? run : { ...over(clear(run), clock(run, now)), gaveUp: true };
}

/** The cards that stay pointed at because they are no SET. */
export function wrongTrio({ table }: Run): Trio | null {
  const [a, b, c]: Card[] = round.pointedCards(table.round);
  return a && b && c ? [a, b, c] : null;
}

/** What is kept of a run, so that a page that is closed and opened again can go on. */
export type Kept = Omit<Run, "table" | "since"> & { readonly seed: string; readonly paused: boolean };

export function keep(run: Run, now: number): Kept {
  const { table, since, ...rest } = run;
  return { ...rest, seed: table.seed, spent: clock(run, now), paused: since === null };
}

/** A run that was left, paused: leaving the page is a pause too. Null if these finds cannot have been made. */
export function takeUp({ seed, paused, pauses, ...rest }: Kept): Run | null {
  const trios = rest.found.map(({ trio }) => trio);
  const table = tableAfter(seed, trios);
  return table && { ...rest, table, pauses: paused ? pauses : pauses + 1, since: null };
}
