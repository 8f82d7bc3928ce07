import { say } from "../words/speak";
import type { Day } from "./api";
import { boardsOf } from "./boards";
import { Lines } from "./Player";

/** Everyone's place, for each division where those are ranked; nothing before the first score. */
export function Standings({ day, part }: { day: Day; part: string }) {
  const boards = boardsOf(day);
  const shown = boards.length === 0 && day.frozen ? [{ title: "", lines: [] }] : boards;
  return (
    <>
      {shown.map(({ title, lines }) => (
        <section key={title} class={part} aria-label={[say("day-standings"), title].filter(Boolean).join(", ")}>
          <h2>
            {say("day-standings")}
            <small>{[title, day.frozen && say("day-frozen")].filter(Boolean).join(" · ")}</small>
          </h2>
          <Lines day={day} lines={lines} />
        </section>
      ))}
    </>
  );
}
