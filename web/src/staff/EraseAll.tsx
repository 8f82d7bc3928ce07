import { useEffect, useRef, useState } from "preact/hooks";
import { written } from "../day/dates";
import { say } from "../words/speak";
import { eraseEverybody } from "./api";
import type { Staff } from "./staff";

/** Until when people's data is kept, and for the coordinator a way to erase it at once. */
export function EraseAll({ staff }: { staff: Staff }) {
  const { day, who, attempt, busy } = staff;
  const [sure, setSure] = useState(false);
  const warning = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sure) warning.current?.scrollIntoView({ block: "end" });
  }, [sure]);
  const { until } = day.setup.privacy;
  const erase = async () => {
    await attempt(() => eraseEverybody(who));
    setSure(false);
  };
  if (day.entrants.length > 0 && !day.entrants.some((each) => each.name))
    return <p class="muted">{say("staff-erased")}</p>;
  return (
    <div class="fields" ref={warning}>
      {until && <p class="muted">{say("staff-erased-after", { date: written(until) })}</p>}
      {day.role === "coordinator" && !sure && (
        <button type="button" class="button" onClick={() => setSure(true)}>
          {say("staff-erase-all")}
        </button>
      )}
      {sure && (
        <>
          <p>{say("staff-erase-sure")}</p>
          <div class="row">
            <button type="button" class="button ink" disabled={busy} onClick={() => void erase()}>
              {say("staff-erase-do")}
            </button>
            <button type="button" class="button" onClick={() => setSure(false)}>
              {say("staff-cancel")}
            </button>
          </div>
        </>
      )}
    </div>
  );
}
