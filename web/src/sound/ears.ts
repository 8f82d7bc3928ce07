/** Which sound goes with what has happened; the last thing worth a sound has it. */
import type { TableEvent } from "../protocol/types";
import type { Sound } from "./sound";

const OF: Partial<Record<TableEvent["type"], Sound>> = {
  SetCalled: "call",
  SetTaken: "right",
  PointShared: "right",
  CallFailed: "wrong",
};

/** What is heard of one entry. Cards that only fill gaps make no sound of their own: `extra` ones do. */
export function soundOf(events: readonly TableEvent[], extra: boolean): Sound | null {
  const loud = events.findLast(({ type }) => type in OF);
  return loud ? (OF[loud.type] ?? null) : extra ? "more" : null;
}
