/** A press right after somebody else's call is a call too: perhaps a simultaneous one; if not, all see by how much. */
import { useEffect, useState } from "preact/hooks";
import type { Dock } from "../live/dock";
import type { Live } from "../live/live";
import { isFree, type Seen } from "../live/seen";
import type { Table } from "../protocol/types";

const CLOSE_MS = 1_000; // as long as the server lists it

/** How much longer a press counts as a call beside the one that runs; nothing if it does not. */
function closeFor(live: Live, table: Table | null): number {
  if (table?.phase.type !== "Called" || table.phase.asked) return 0;
  return Math.max(0, table.phase.since + CLOSE_MS - live.clock.now(performance.now()));
}

/** May this player's press still be a call beside somebody else's? */
export function isClose(live: Live, { table, seat, you }: Seen): boolean {
  const runs = table?.phase.type === "Called" && table.phase.by !== you;
  return runs && seat !== null && isFree(seat) && closeFor(live, table) > 0;
}

/** Draws again when that time is over: then a late caller's point may be taken (S-6). */
export function useClose(live: Live, table: Table | null): void {
  const [, again] = useState(0);
  const since = table?.phase.type === "Called" ? table.phase.since : 0;
  useEffect(() => {
    const left = closeFor(live, table);
    const timer = left > 0 ? setTimeout(() => again((n) => n + 1), left + 1) : undefined;
    return () => clearTimeout(timer);
  }, [since]);
}

/** Nobody takes a point by pressing “SET” a moment too late. */
export function withoutHaste(big: Dock["big"], close: boolean): Dock["big"] {
  if (!close) return big;
  return big.map((one) =>
    one.message === "act-take-point" && one.who
      ? { weight: "quiet", message: "quiet-theirs", who: one.who, sub: "quiet-theirs-why" }
      : one,
  );
}
