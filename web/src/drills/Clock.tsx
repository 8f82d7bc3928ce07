import { useEffect, useState } from "preact/hooks";
import { clock } from "../daily/solving";
import type { Session } from "./session";

/** How long the task on the screen has taken, in ms. */
export function useTaken({ begun, outcome }: Session): number {
  const [moment, setMoment] = useState(Date.now());
  const running = outcome === null;
  useEffect(() => {
    if (!running) return;
    setMoment(Date.now());
    const timer = setInterval(() => setMoment(Date.now()), 250);
    return () => clearInterval(timer);
  }, [running, begun]);
  return outcome?.ms ?? Math.max(0, moment - begun);
}

export function Clock({ now }: { now: Session }) {
  const taken = useTaken(now);
  return (
    <span class="drill-clock" role="timer">
      {clock(taken)}
    </span>
  );
}
