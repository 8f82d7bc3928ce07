/** Which table “Play now” leads to: people who wait for one more. Pure. */
import type { Listed } from "../api";

/** The table where the most people wait for somebody; of several alike, the most active. Null if nobody waits. */
export function whereTheyWait(tables: readonly Listed[]): Listed | null {
  const waiting = tables.filter(
    ({ status, names, people, bots, most, for_newcomers, yours }) =>
      status === "gathering" && names.length > 0 && people + bots < most && for_newcomers && !yours,
  );
  return waiting.toSorted((a, b) => b.people - a.people)[0] ?? null;
}
