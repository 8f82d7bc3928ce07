import { useEffect, useRef } from "preact/hooks";
import type { Live } from "./live";

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

function everyFrame(show: () => void): () => void {
  let next = requestAnimationFrame(function again() {
    show();
    next = requestAnimationFrame(again);
  });
  return () => cancelAnimationFrame(next);
}

function everyTenth(show: () => void): () => void {
  const timer = setInterval(show, 100);
  return () => clearInterval(timer);
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");

/** The time that is left: by tenths, or to the millisecond where people want to see exactly what was decided. */
export function Seconds({ live, until, exact = false }: { live: Live; until: number; exact?: boolean }) {
  const figure = useRef<HTMLSpanElement>(null);
  const byFrame = exact && !calm.matches;
  const left = () => (Math.max(0, until - live.clock.now(performance.now())) / 1000).toFixed(byFrame ? 3 : 1);
  useEffect(() => {
    const show = () => {
      if (figure.current) figure.current.textContent = left();
    };
    return byFrame ? everyFrame(show) : everyTenth(show);
  }, [until, byFrame]);
  return (
    <span class="seconds" role="timer" aria-live="off">
      <span ref={figure}>{left()}</span>
      <small>s</small>
    </span>
  );
}
