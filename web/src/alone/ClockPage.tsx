import { useEffect } from "preact/hooks";
import { ClockEnd } from "./ClockEnd";
import { ClockStart } from "./ClockStart";
import { ClockTable } from "./ClockTable";
import { isOver } from "./run";
import { fetchBests, followOthers, isAsked, pause, recallAll, run } from "./state";
import "./frame.css";
import "./clock-start.css";
import "./clock.css";
import "./clock-end.css";

recallAll(); // when the page is first opened

/** Against the clock. A run that was left waits here until it is gone on with or given up. */
export function ClockPage() {
  useEffect(() => {
    const stop = followOthers();
    void fetchBests();
    return () => {
      stop();
      pause();
    };
  }, []);
  const now = run.value;
  if (now && !isOver(now)) return <ClockTable run={now} />;
  return now && isAsked(now) ? <ClockEnd run={now} /> : <ClockStart />;
}
