import { useEffect, useState } from "preact/hooks";
import type { ApiError } from "../api";
import { Sign } from "../cards/Face";
import { language } from "../settings/settings";
import { localeOf } from "../words/languages";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Day, Game } from "./api";
import { Lines } from "./Player";
import { hall, nameOf, pages, seatOf } from "./seats";

const TURN_MS = 12_000;
const TABLES = 6;
const NAMES = 42;
const STANDINGS = 10;

/** For the wall: who plays where now and next, by table and by name, and the standings. Long lists turn pages. */
export function Projector({ day, trouble }: { day: Day; trouble: ApiError | null }) {
  const [turn, clock] = useTurns();
  const tables = pages(hall(day), TABLES);
  const names = pages(byName(day), NAMES);
  const page = turn % (tables.length + names.length);
  const found = names[page - tables.length];
  return (
    <div class="wall">
      <header class="wall-head">
        <Sign glyph="mark" />
        <h1>
          {found ? say("day-find-name") : day.setup.name || say("day-title")}
          <small>
            {found && day.setup.name ? `${day.setup.name} · ` : ""}
            {say("day-round", { round: String(day.started), of: String(day.setup.rounds) })}
          </small>
        </h1>
        <time>{clock}</time>
      </header>
      <main>
        {found ? <Names day={day} names={found} /> : <Now day={day} tables={tables[page] ?? []} turn={turn} />}
      </main>
      <footer class="wall-foot">
        {trouble ? (
          <b class="wall-foot-title" role="status">
            {refusalInWords(trouble)}
          </b>
        ) : (
          <>
            <b class="wall-foot-title">{free(day).length > 0 && say("day-waiting")}</b>
            <span class="wall-foot-names">
              {free(day)
                .map((number) => `${number} ${nameOf(day, number)}`)
                .join(" · ")}
            </span>
            <span class="wall-foot-own">{say("day-own-page")}</span>
          </>
        )}
      </footer>
    </div>
  );
}

/** Pages turn every twelve seconds; the clock is that of this device. */
function useTurns(): [number, string] {
  const [now, setNow] = useState(() => Date.now());
  const [from] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const time = new Intl.DateTimeFormat(localeOf(language.value), { hour: "numeric", minute: "2-digit" }).format(now);
  return [Math.floor((now - from) / TURN_MS), time];
}

const byName = (day: Day) =>
  day.entrants.filter((each) => each.here).sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number);

/** Those present who do not play now. */
const free = (day: Day): number[] =>
  day.started === 0
    ? []
    : day.entrants.filter((each) => each.here && !seatOf(day, each.number).now).map((e) => e.number);

function Now({ day, tables, turn }: { day: Day; tables: ReturnType<typeof hall>; turn: number }) {
  const lines = pages(day.standings, STANDINGS);
  return (
    <div class="wall-now">
      <section>
        <h2>{say("day-now")}</h2>
        <ul class="wall-tables">
          {tables.map(({ table, now }) => (
            <li key={table} class="wall-table">
              <b class="wall-table-number">{table}</b>
              <Seats day={day} game={now} />
            </li>
          ))}
        </ul>
      </section>
      <section class="wall-next">
        <h2>{say("day-next")}</h2>
        <ul>
          {tables.map(
            ({ table, next }) =>
              next && (
                <li key={table} class="wall-after">
                  <b class="wall-next-number">{table}</b>
                  <Seats day={day} game={next} />
                </li>
              ),
          )}
        </ul>
      </section>
      <section class="wall-standings">
        <h2>
          {say("day-standings")}
          <small>{day.frozen && say("day-frozen")}</small>
        </h2>
        <Lines day={day} lines={lines[turn % lines.length] ?? []} />
      </section>
    </div>
  );
}

function Seats({ day, game }: { day: Day; game: Game | null }) {
  return (
    <ul class="seats">
      {game?.players.map((number) => (
        <li key={number} class="seat">
          <span class="seat-number">{number}</span>
          {nameOf(day, number)}
        </li>
      ))}
    </ul>
  );
}

function Names({ day, names }: { day: Day; names: Day["entrants"] }) {
  return (
    <div class="wall-names">
      {pages(names, NAMES / 3).map((column) => (
        <table key={column[0]?.number}>
          <thead>
            <tr>
              <th scope="col">{say("day-number")}</th>
              <th scope="col">{say("day-name")}</th>
              <th scope="col">{say("day-now")}</th>
              <th scope="col">{say("day-next")}</th>
            </tr>
          </thead>
          <tbody>
            {column.map((each) => {
              const { now, next } = seatOf(day, each.number);
              return (
                <tr key={each.number}>
                  <td>{each.number}</td>
                  <th scope="row">{each.name}</th>
                  <td>
                    <b>{now?.table ?? "–"}</b>
                  </td>
                  <td>{next?.table ?? "–"}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
