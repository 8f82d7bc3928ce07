import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { go } from "../router";
import { say } from "../words/speak";
import type { Day, Game } from "./api";
import { Champion } from "./Champion";
import { Standings } from "./Standings";
import { hall, named, tablesInUse } from "./seats";
import { timeOf } from "./time";

/** The competition's own page: find yourself, all tables, the standings. */
export function Hall({ day }: { day: Day }) {
  const [number, setNumber] = useState("");
  const find = (event: Event) => {
    event.preventDefault();
    if (number.trim()) go(`/c/${day.competition}/player/${Number(number)}`);
  };
  const tables = tablesInUse(day);
  return (
    <>
      <Champion day={day} />
      <form class="day-find" onSubmit={find}>
        <label class="labelled">
          {say("day-your-number")}
          <input
            class="input"
            inputMode="numeric"
            pattern="[0-9]*"
            value={number}
            onInput={(event) => setNumber(event.currentTarget.value)}
          />
        </label>
        <button type="submit" class="button main">
          {say("day-find")}
        </button>
      </form>
      {(tables.length > 0 || day.games.length === 0) && (
        <section class="day-part">
          <h2>{say("day-tables")}</h2>
          {day.games.length === 0 && <p>{say("day-not-drawn")}</p>}
          <ul class="day-hall">
            {tables.map(({ table, now, next }) => (
              <li key={table}>
                <b>{table}</b>
                <Who day={day} game={now} label="day-now" />
                <Who day={day} game={next} label="day-next" />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Standings day={day} part="day-part" />
    </>
  );
}

function Who({ day, game, label }: { day: Day; game: Game | null; label: string }) {
  if (!game) return null;
  return (
    <p>
      <small>{[say(label), timeOf(day, game)].filter(Boolean).join(" · ")}</small>
      {game.players.map((each) => named(day, each)).join(" · ")}
    </p>
  );
}

/** One table of the hall: its game now with the result, and who comes after that. */
export function HallTable({
  day,
  table,
  sheet,
}: {
  day: Day;
  table: number;
  sheet: (game: Game) => ComponentChildren;
}) {
  const { now, next } = hall(day).find((each) => each.table === table) ?? { now: null, next: null };
  return (
    <>
      {now ? sheet(now) : <p class="day-seat none">{say(day.games.length ? "day-no-more" : "day-not-drawn")}</p>}
      {next && (
        <section class="day-part">
          <Who day={day} game={next} label="day-next" />
        </section>
      )}
    </>
  );
}
