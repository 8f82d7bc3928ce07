import { useEffect, useRef } from "preact/hooks";
import type { Live } from "./live";
import { tenths } from "./tenths";

interface Timed {
  readonly since: number;
  readonly until: number;
}

/** The window is a bar that runs down steadily; it never flashes. */
export function WindowBar({ live, timed, paused }: { live: Live; timed: Timed | null; paused: boolean }) {
  if (!timed) return <div class="window" />;
  const whole = Math.max(1, timed.until - timed.since);
  const gone = Math.min(whole, Math.max(0, live.clock.now(performance.now()) - timed.since));
  return (
    <div class="window" data-running={paused ? "paused" : "yes"}>
      <i
        key={`${timed.until} ${live.clockSet.value}`}
        style={{ animationDuration: `${whole}ms`, animationDelay: `${-gone}ms` }}
      />
    </div>
  );
}

/** The time that is left, by tenths of a second. */
export function Seconds({ live, until }: { live: Live; until: number }) {
  const figure = useRef<HTMLSpanElement>(null);
  const left = () => tenths(Math.max(0, until - live.clock.now(performance.now())) / 1000);
  useEffect(() => {
    const timer = setInterval(() => {
      if (figure.current) figure.current.textContent = left();
    }, 100);
    return () => clearInterval(timer);
  }, [until]);
  return (
    <span class="seconds" role="timer" aria-live="off">
      <span ref={figure}>{left()}</span>
      <small>s</small>
    </span>
  );
}
