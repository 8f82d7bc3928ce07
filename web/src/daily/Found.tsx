import type { Card } from "../cards/card";
import { Hand, Mini } from "../table/Mini";
import { manner } from "../table/manner";
import { cardName } from "../words/cards";
import { say } from "../words/speak";
import { before, bestOfWeek, streak } from "./days";
import { panelOf } from "./panel";
import { clock, isOver, missing, type Solving } from "./solving";
import { days } from "./state";

/** The places of the SETs, filled as they are found; at the end those that were not. */
export function Found({ now, day }: { now: Solving; day: string }) {
  const left = now.gaveUp ? missing(now) : [];
  const open = now.sets - now.found.length - left.length;
  return (
    <aside class="found daily-found" aria-labelledby="daily-found-title">
      <h2 id="daily-found-title">{isOver(now) ? panelOf(now, say).title : say("daily-title", { day })}</h2>
      <ul class="sets">
        {now.found.map((trio) => (
          <Place key={trio.join()} trio={trio} what="found" />
        ))}
        {left.map((trio) => (
          <Place key={trio.join()} trio={trio} what="missed" />
        ))}
        {[...Array(open).keys()].map((n) => (
          <li key={n} class="set" aria-hidden="true">
            <Hand cards={[]} />
          </li>
        ))}
      </ul>
      <Streak today={now.day} over={isOver(now)} />
    </aside>
  );
}

function Place({ trio, what }: { trio: readonly Card[]; what: "found" | "missed" }) {
  const names = trio.map((card) => cardName(card, manner())).join(", ");
  return (
    <li class="set" data-what={what}>
      <span class="hand" role="img" aria-label={what === "found" ? names : say("daily-missed", { names })}>
        {trio.map((card) => (
          <Mini key={card} card={card} />
        ))}
      </span>
    </li>
  );
}

/** The last seven days, a bar each: solid where the puzzle was solved. */
function Streak({ today, over }: { today: string; over: boolean }) {
  const row = streak(days.value, today);
  const best = bestOfWeek(days.value, today);
  const told = [
    ...(row > 0 || !over ? [say("daily-streak", { days: row })] : []),
    ...(row > 0 && !over ? [say("daily-today-open")] : []),
    ...(best === null ? [] : [say("daily-best", { time: clock(best) })]),
    ...(over ? [say("daily-next")] : []),
  ];
  const week = [6, 5, 4, 3, 2, 1, 0].map((count) => before(today, count));
  return (
    <p class="streak">
      <span class="bars" aria-hidden="true">
        {week.map((day) => (
          <i key={day} data-solved={typeof days.value[day] === "number"} />
        ))}
      </span>
      <span>{told.join(" · ")}</span>
    </p>
  );
}
