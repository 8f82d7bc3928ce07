import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { go } from "../router";
import { say } from "../words/speak";
import type { Day, Game } from "./api";
import { Lines } from "./Player";
import { hall, nameOf } from "./seats";

/** The competition's own page: find yourself, all tables, the standings. */
export function Hall({ day }: { day: Day }) {
  const [number, setNumber] = useState("");
  const find = (event: Event) => {
    event.preventDefault();
    if (number.trim()) go(`/c/${day.competition}/player/${Number(number)}`);
  };
  return (
    <>
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
      <section class="day-part">
        <h2>{say("day-tables")}</h2>
        {day.games.length === 0 && <p>{say("day-not-drawn")}</p>}
        <ul class="day-hall">
          {hall(day).map(({ table, now, next }) => (
            <li key={table}>
              <b>{table}</b>
              <Who day={day} game={now} label="day-now" />
              <Who day={day} game={next} label="day-next" />
            </li>
          ))}
        </ul>
      </section>
      <section class="day-part">
        <h2>
          {say("day-standings")}
          <small>{day.frozen && say("day-frozen")}</small>
        </h2>
        <Lines day={day} lines={day.standings} />
      </section>
    </>
  );
}

function Who({ day, game, label }: { day: Day; game: Game | null; label: string }) {
  if (!game) return null;
  return (
    <p>
      <small>{say(label)}</small>
      {game.players.map((each) => `${each} ${nameOf(day, each)}`).join(" · ")}
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
