import { say } from "../words/speak";
import type { Others } from "./ask";
import { clock, isSolved, type Solving } from "./solving";
import { others } from "./state";

/** How many people needed how long: a column each, one's own solid. The numbers are there to read. */
export function OthersChart({ now }: { now: Solving }) {
  const found = others.value;
  return (
    <section class="daily-others" aria-labelledby="daily-others-title">
      <h2 id="daily-others-title">{say("daily-others")}</h2>
      <p class="muted">{found ? told(found) : say("daily-others-waiting")}</p>
      {found && found.people > 0 && <Columns found={found} own={isSolved(now) ? (now.ms ?? 0) : null} />}
    </section>
  );
}

function told({ people, faster }: Others): string {
  if (people === 0) return say("daily-others-none");
  const all = say("daily-people", { count: people });
  return faster === null ? all : `${all} · ${say("daily-faster", { count: faster })}`;
}

function Columns({ found: { columns, faster }, own }: { found: Others; own: number | null }) {
  const most = Math.max(...columns.map(({ people }) => people));
  const starts = [0, ...columns.map(({ below_s }) => below_s ?? 0)];
  const mine =
    own === null || faster === null ? -1 : columns.findIndex(({ below_s }) => below_s === null || own < below_s * 1000);
  return (
    <ol class="columns">
      {columns.map(({ below_s, people }, n) => (
        <li key={below_s} data-own={n === mine} style={{ "--part": people / most }}>
          <span class="heard">{range(starts[n] ?? 0, below_s)}</span>
          <b>{people}</b>
          <i aria-hidden="true">{n === mine && say("daily-you")}</i>
          <small aria-hidden="true">{n === 0 ? "" : shortTime(starts[n] ?? 0)}</small>
        </li>
      ))}
    </ol>
  );
}

const range = (from: number, below: number | null): string =>
  below === null
    ? say("daily-from", { time: clock(from * 1000) })
    : say("daily-from-to", { first: clock(from * 1000), last: clock(below * 1000) });

const shortTime = (seconds: number): string => clock(seconds * 1000);
