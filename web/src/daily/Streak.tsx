import { say } from "../words/speak";
import { before, dayFor } from "./calendar";
import { dateHere, serverNow } from "./clock";
import { story } from "./state";

const WEEK = [6, 5, 4, 3, 2, 1, 0];

/** The last seven days, a bar each, and how many in a row. */
export function Streak() {
  const { marks, row, longest } = story.value;
  const today = dayFor(dateHere(), serverNow());
  const open = row > 0 && !marks.has(today);
  const told = [
    say("daily-streak", { days: row }),
    ...(open ? [say("daily-today-open")] : []),
    ...(longest > row ? [say("daily-longest", { days: longest })] : []),
  ];
  return (
    <p class="streak">
      <span class="bars" aria-hidden="true">
        {WEEK.map((count) => (
          <i key={count} data-mark={marks.get(before(today, count)) ?? "open"} />
        ))}
      </span>
      <span>{told.join(" · ")}</span>
    </p>
  );
}
