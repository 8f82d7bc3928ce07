import { useEffect, useState } from "preact/hooks";
import type { Table } from "../protocol/types";
import { limitMs } from "../rules/ending";
import { say } from "../words/speak";
import type { Live } from "./live";
import { clockTime } from "./tenths";

const LOOK_MS = 250;

/** How long the round still lasts, where it has a time. */
export function TimeLeft({ live, table }: { live: Live; table: Table }) {
  const limit = limitMs(table.rules);
  const runs = limit !== null && table.phase.type !== "Over";
  const left = () => Math.max(0, table.began + (limit ?? 0) - live.clock.now(performance.now()));
  const [, look] = useState(0);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => look(Math.ceil(left() / 1000)), LOOK_MS);
    return () => clearInterval(timer);
  }, [runs, table.began]);
  if (!runs) return null;
  return (
    <span role="timer" aria-live="off" aria-label={say("race-time-left")}>
      {clockTime(1000 * Math.ceil(left() / 1000))}
    </span>
  );
}
