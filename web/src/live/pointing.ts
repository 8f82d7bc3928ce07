/** The cards that somebody with the call points at, one by one, as the others see them. */
import type { Card } from "../cards/card";
import type { KnownTable } from "./known";
import { type Seen, toPoint } from "./seen";

export type PointedOut = Readonly<Record<string, readonly Card[]>>;

export interface Pointing {
  readonly by: string;
  readonly cards: readonly Card[]; // as far as they are known; perhaps none yet
}

const NONE: readonly Card[] = [];

/** Another caller, and what they have pointed at so far; nobody while I am to point. */
export function othersPointing(pointedOut: PointedOut, { table, you, gathering }: Seen): Pointing | null {
  const callers = table && !gathering.paused ? toPoint(table) : [];
  if (you && callers.includes(you)) return null;
  const by = callers.find((caller) => pointedOut[caller]?.length) ?? callers[0];
  return by ? { by, cards: pointedOut[by] ?? touched(table) } : null;
}

/** The cards with which the call was made (S-8), until the caller's device reports more. */
const touched = (table: Seen["table"]): readonly Card[] =>
  table?.phase.type === "Called" ? (table.phase.touched as readonly Card[]) : NONE;

/** What was pointed out holds as long as its player is to point. */
export function keepPointedOut({ seen, pointedOut }: Pick<KnownTable, "seen" | "pointedOut">): void {
  const table = seen.value?.table;
  const callers = table ? toPoint(table) : [];
  const old = Object.entries(pointedOut.value);
  if (old.some(([by]) => !callers.includes(by)))
    pointedOut.value = Object.fromEntries(old.filter(([by]) => callers.includes(by)));
}
