import { nameOf } from "../day/seats";
import { clockTime } from "../day/time";
import { say } from "../words/speak";
import type { Staff } from "./staff";
import "./calls.css";

/** Who waits for the desk, until somebody goes there. */
export function Calls({ staff: { day, act, busy } }: { staff: Staff }) {
  const calls = day.calls ?? [];
  return (
    <ul class="calls" aria-live="assertive">
      {calls.map(({ person, table, number, at }) => (
        <li key={person}>
          <p>
            <b>{wordsOf(table, number)}</b> {number !== null && nameOf(day, number)}{" "}
            <time>{clockTime(at, day.clock?.ahead)}</time>
          </p>
          <button type="button" class="button" disabled={busy} onClick={() => void act({ type: "AnswerCall", person })}>
            {say("staff-call-answer")}
          </button>
        </li>
      ))}
    </ul>
  );
}

const wordsOf = (table: number, number: number | null): string =>
  table === 0
    ? say("staff-call-anywhere", { number: String(number) })
    : say("staff-call", {
        who: number === null ? "judge" : "player",
        table: String(table),
        number: String(number ?? ""),
      });
