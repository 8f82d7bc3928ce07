import type { ComponentChildren } from "preact";
import { Link } from "../router";
import { say } from "../words/speak";
import type { Day, Game, Standing } from "./api";
import { nameOf, seatOf, toConfirm } from "./seats";

interface Props {
  day: Day;
  number: number;
  sheet: (game: Game) => ComponentChildren;
}

/** Somebody's own page: first the table, then the scores, then the standings around their place. */
export function Player({ day, number, sheet }: Props) {
  const { now, next } = seatOf(day, number);
  const waiting = toConfirm(day, number);
  return (
    <>
      <Seat day={day} number={number} game={now ?? next} now={now !== null} />
      {now && next && (
        <p class="day-after">
          {say("day-next")} <b>{say("day-table-in", { table: String(next.table), round: String(next.round) })}</b>
        </p>
      )}
      {waiting && sheet(waiting)}
      <Scores day={day} number={number} />
      <Around day={day} number={number} />
      <footer class="day-foot">
        <Link to={`/c/${day.competition}`} class="button">
          {say("day-all-tables")}
        </Link>
      </footer>
    </>
  );
}

function Seat({ day, number, game, now }: { day: Day; number: number; game: Game | null; now: boolean }) {
  if (!game) return <p class="day-seat none">{say(day.games.length ? "day-no-more" : "day-not-drawn")}</p>;
  return (
    <section class="day-seat" aria-live="polite">
      <h2>
        {say("day-table-in", { table: String(game.table), round: String(game.round) })}
        <small>{now ? say("day-go-now") : say("day-next")}</small>
      </h2>
      <span class="big" aria-hidden="true">
        {game.table}
      </span>
      <div>
        <small>{say("day-with")}</small>
        <ul>
          {game.players
            .filter((each) => each !== number)
            .map((each) => (
              <li key={each}>
                <span>{each}</span>
                {nameOf(day, each)}
              </li>
            ))}
        </ul>
      </div>
    </section>
  );
}

function Scores({ day, number }: { day: Day; number: number }) {
  const mine = day.standings.find((each) => each.number === number);
  if (!mine) return null;
  return (
    <section class="day-part">
      <h2>
        {say("day-scores")}
        <small>{say("day-scores-about")}</small>
      </h2>
      <ol class="day-rounds">
        {Array.from({ length: day.setup.rounds }, (_, at) => (
          <li key={at} data-now={at + 1 === day.started}>
            <b>{score(mine.scores[at])}</b>
            <small>{say("day-round-short", { round: String(at + 1) })}</small>
          </li>
        ))}
        <li class="total">
          <b>{score(mine.total)}</b>
          <small>{say("day-total")}</small>
        </li>
      </ol>
    </section>
  );
}

/** A score with a true minus; a dash where there is none yet. */
export function score(points: number | null | undefined): string {
  return points === null || points === undefined ? "–" : String(Math.round(points * 100) / 100).replace("-", "−");
}

/** The standings around one's own place. */
function Around({ day, number }: { day: Day; number: number }) {
  const place = day.standings.findIndex((each) => each.number === number);
  const from = Math.max(0, Math.min(place - 3, day.standings.length - 7));
  return (
    <section class="day-part">
      <h2>
        {say("day-standings")}
        <small>{day.frozen && say("day-frozen")}</small>
      </h2>
      <Lines day={day} lines={day.standings.slice(from, from + 7)} me={number} />
    </section>
  );
}

export function Lines({ day, lines, me }: { day: Day; lines: readonly Standing[]; me?: number }) {
  return (
    <ol class="day-lines">
      {lines.map((each) => (
        <li key={each.number} data-me={each.number === me}>
          <span>{each.rank}</span>
          <span>{each.number === me ? say("day-you") : nameOf(day, each.number)}</span>
          <b>{score(each.total)}</b>
        </li>
      ))}
    </ol>
  );
}
