import type { ComponentChildren } from "preact";
import { Link } from "../router";
import { say } from "../words/speak";
import type { Day, Game, Standing } from "./api";
import { boardWith } from "./boards";
import { CallDesk } from "./CallDesk";
import { type Cut, cutOf } from "./cut";
import { Held } from "./Held";
import { mayJudge } from "./judge/games";
import { Moved } from "./Moved";
import { PlayHere } from "./PlayHere";
import { named, nameOf, seatOf, toConfirm } from "./seats";
import { timeOf } from "./time";

interface Props {
  day: Day;
  number: number;
  session: string | undefined;
  sheet: (game: Game) => ComponentChildren;
  onSent: () => void;
}

/** Somebody's own page: first the table, then the scores, then the standings around their place. */
export function Player({ day, number, session, sheet, onSent }: Props) {
  const { now, next } = seatOf(day, number);
  const waiting = toConfirm(day, number);
  const own = day.number === number && day.role === "player";
  return (
    <>
      <Moved day={day} number={number} />
      <Seat day={day} number={number} game={now ?? next} now={now !== null} />
      {now && next && (
        <p class="day-after">
          {say("day-next")} <b>{say("day-table-in", { table: String(next.table), round: String(next.round) })}</b>{" "}
          {at(day, next)}
        </p>
      )}
      {now && mayJudge(day, now) && (
        <Link to={`/c/${day.competition}/table/${now.table}`} class="button main day-keep">
          {say("judge-keep-score")}
        </Link>
      )}
      {waiting && sheet(waiting)}
      {own && day.status !== "over" && session && (
        <PlayHere competition={day.competition} number={number} session={session} />
      )}
      <Scores day={day} number={number} />
      <Around day={day} number={number} />
      {own && <Held day={day} number={number} session={session} />}
      <footer class="day-foot">
        <Link to={`/c/${day.competition}`} class="button">
          {say("day-all-tables")}
        </Link>
        {own && session && day.status !== "over" && (
          <CallDesk day={day} session={session} from={{ number }} onSent={onSent} />
        )}
      </footer>
    </>
  );
}

/** “at 10:40”, if that is known. */
function at(day: Day, game: Game): string {
  const clock = timeOf(day, game);
  return clock && say("day-at", { clock });
}

function Seat({ day, number, game, now }: { day: Day; number: number; game: Game | null; now: boolean }) {
  if (!game) return <p class="day-seat none">{say(day.games.length ? "day-no-more" : "day-not-drawn")}</p>;
  return (
    <section class="day-seat" aria-live="polite">
      <h2>
        {say("day-table-in", { table: String(game.table), round: String(game.round) })}
        <small>{now ? say("day-go-now") : [say("day-next"), at(day, game)].filter(Boolean).join(" · ")}</small>
      </h2>
      <span class="big" aria-hidden="true">
        {game.table}
      </span>
      <div>
        {game.changed?.includes(number) && <b class="day-changed">{say("day-changed-own")}</b>}
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
  const lines = boardWith(day, number)?.lines ?? [];
  const place = lines.findIndex((each) => each.number === number);
  const from = Math.max(0, Math.min(place - 3, lines.length - 7));
  const cut = cutOf(day, number);
  if (lines.length === 0) return null;
  return (
    <section class="day-part">
      <h2>
        {say("day-standings")}
        <small>{cut ? toCut(cut) : day.frozen && say("day-frozen")}</small>
      </h2>
      {cut && day.frozen && <p class="muted">{say("day-frozen")}</p>}
      <Lines day={day} lines={lines.slice(from, from + 7)} me={number} after={cut?.last} cut={cut?.places} />
    </section>
  );
}

/** “Place 4 of 41 · 2 points to the final”. */
const toCut = ({ place, of, division, behind, level }: Cut): string =>
  [
    division
      ? say("day-place-in", { place: String(place), of: String(of), name: division })
      : say("day-place", { place: String(place), of: String(of) }),
    behind === null
      ? ""
      : behind > 0
        ? say("day-to-cut", { points: behind })
        : say(level ? "day-level-cut" : "day-in-cut"),
  ]
    .filter(Boolean)
    .join(" · ");

interface LinesProps {
  day: Day;
  lines: readonly Standing[];
  me?: number;
  /** The number after whom the line of the final is drawn, and how many are above it. */
  after?: number | undefined;
  cut?: number | undefined;
}

export function Lines({ day, lines, me, after, cut }: LinesProps) {
  return (
    <ol class="day-lines">
      {lines.map((each) => (
        <li key={each.number} data-me={each.number === me} data-cut={each.number === after}>
          <span>{each.rank}</span>
          <span>{each.number === me ? say("day-you") : named(day, each.number)}</span>
          <b>{score(each.total)}</b>
          {each.number === after && cut !== undefined && <em>{say("day-cut", { count: cut })}</em>}
        </li>
      ))}
    </ol>
  );
}
