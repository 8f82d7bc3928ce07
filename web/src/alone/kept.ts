/** Results as the server keeps them. Pure. */
import type { ClockResult, Goal } from "../results/kinds";
import { aimNamed, nameOf } from "./aim";
import { type Bests, type Result, resultOf, withResult } from "./result";
import { type Run, WRONG_MS } from "./run";

/** What is sent of a run; nothing if it does not count. `moment`: ms since 1970. */
export function toSend(run: Run, moment: number): ClockResult | null {
  const result = resultOf(run);
  if (!result || (result.without !== null && result.without !== "nothing")) return null;
  const { aim, seed, time, wrong } = result;
  const finds = run.found.map(({ trio, at }) => ({ cards: trio, at }));
  const begun = moment - Math.max(0, time - wrong * WRONG_MS); // what wrong trios cost has not passed
  return { kind: "clock", goal: nameOf(aim) as Goal, seed, begun, ms: time, finds, wrong };
}

/** The bests among these and what the server has; there, every result counts. */
export function withKept(bests: Bests, kept: readonly ClockResult[]): Bests {
  return kept.flatMap(resultIn).reduce(withResult, bests);
}

function resultIn({ goal, seed, ms, finds, wrong }: ClockResult): Result[] {
  const aim = aimNamed(goal);
  const figures = { time: ms, wrong, pauses: 0, without: finds.length > 0 ? null : ("nothing" as const) };
  return aim ? [{ aim, seed, moments: finds.map(({ at }) => at), ...figures }] : [];
}
