import { useEffect, useState } from "preact/hooks";
import { say } from "../words/speak";
import type { Day } from "./api";
import { keepTables, movesBetween, shownTables, tablesOf } from "./moved";

/** “Your table has changed”, until it is read. */
export function Moved({ day, number }: { day: Day; number: number }) {
  const [shown, setShown] = useState(() => shownTables(day, number));
  const now = tablesOf(day, number);
  const moves = movesBetween(shown, now);
  const read = () => {
    keepTables(day, number, now);
    setShown(now);
  };
  useEffect(() => {
    if (moves.length === 0) read();
  }, [day.seq]);
  if (moves.length === 0) return null;
  return (
    <section class="day-moved" role="alert">
      <h2>{say("day-moved")}</h2>
      <ul>
        {moves.map(({ round, before, table }) => (
          <li key={round}>
            {say("day-moved-line", { round: String(round), before: String(before), table: String(table) })}
          </li>
        ))}
      </ul>
      <button type="button" class="button" onClick={read}>
        {say("day-moved-read")}
      </button>
    </section>
  );
}
