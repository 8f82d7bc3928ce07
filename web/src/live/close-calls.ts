/** A press right after somebody else's call is a call too: perhaps a simultaneous one; if not, all see by how much. */
import { useEffect, useState } from "preact/hooks";
import type { Table } from "../protocol/types";
import type { Dock } from "./dock";
import type { KnownTable } from "./known";
import { isFree, type Seen } from "./seen";

type Timed = Pick<KnownTable, "clock">;

const CLOSE_MS = 1_000; // as long as the server lists it

/** How much longer a press counts as a call beside the one that runs; nothing if it does not. */
function closeFor(known: Timed, table: Table | null): number {
  if (table?.phase.type !== "Called" || table.phase.asked) return 0;
  return Math.max(0, table.phase.since + CLOSE_MS - known.clock.now(performance.now()));
}

/** May this player's press still be a call beside somebody else's? */
export function isClose(known: Timed, { table, seat, you }: Seen): boolean {
  const runs = table?.phase.type === "Called" && table.phase.by !== you;
  return runs && seat !== null && isFree(seat) && closeFor(known, table) > 0;
}

/** Draws again when that time is over: then a late caller's point may be taken (S-6). */
export function useClose(known: Timed, table: Table | null): void {
  const [, again] = useState(0);
  const since = table?.phase.type === "Called" ? table.phase.since : 0;
  useEffect(() => {
    const left = closeFor(known, table);
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
