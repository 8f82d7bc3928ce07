/** Which sound goes with what has happened; the last thing worth a sound has it. */
import type { TableEvent } from "../protocol/types";
import type { Sound } from "./sound";

const OF: Partial<Record<TableEvent["type"], Sound>> = {
  SetCalled: "call",
  SetTaken: "right",
  PointShared: "right",
  CallFailed: "wrong",
};

/** The sound of one entry. Cards that only fill gaps are silent; `extra` ones are not. */
export function soundOf(events: readonly TableEvent[], extra: boolean): Sound | null {
  const loud = events.findLast(({ type }) => type in OF);
  return loud ? (OF[loud.type] ?? null) : extra ? "more" : null;
}
