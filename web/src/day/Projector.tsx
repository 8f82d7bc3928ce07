import { useEffect, useState } from "preact/hooks";
import type { ApiError } from "../api";
import { Sign } from "../cards/Face";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import { Announced } from "./Announced";
import type { Day, Game } from "./api";
import { boardsOf } from "./boards";
import { Ceremony } from "./Ceremony";
import { Champion } from "./Champion";
import { useNow } from "./clock";
import { Lines } from "./Player";
import { hall, named, nameOf, pages, seatOf, tablesInUse } from "./seats";
import { stageOf } from "./stage";
import { timeOf, wallClock } from "./time";

const TURN_MS = 12_000;
const TABLES = 6;
const COLUMNS = 3; // of names
const NAMES = 36;
const NAMES_BELOW = 30; // an announcement
const STANDINGS = 10;

/** For the wall: who plays where now and next, by table and by name, and the standings. Long lists turn pages. */
export function Projector({ day, trouble }: { day: Day; trouble: ApiError | null }) {
  const turn = useTurn();
  if (day.ceremony && day.ceremony.shown !== null) return <Ceremony day={day} ceremony={day.ceremony} />;
  const tables = pages(tablesInUse(day), TABLES);
  const names = pages(byName(day), day.announcement ? NAMES_BELOW : NAMES);
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
            {stageOf(day)}
          </small>
        </h1>
        <WallClock day={day} />
      </header>
      <Announced day={day} />
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
            <Foot day={day} names={found !== undefined} />
            <span class="wall-foot-own">{say("day-own-page")}</span>
          </>
        )}
      </footer>
    </div>
  );
}

/** Below the names, whose table has changed since the schedule was printed; else those who wait. */
function Foot({ day, names }: { day: Day; names: boolean }) {
  const changed = names ? changedNow(day) : [];
  const waiting = free(day).map((number) => named(day, number));
  return (
    <>
      <b class="wall-foot-title">{changed.length === 0 && waiting.length > 0 && say("day-waiting")}</b>
      <span class="wall-foot-names">
        {changed.length > 0 ? say("day-changed", { numbers: changed.join(", ") }) : waiting.join(" · ")}
      </span>
    </>
  );
}

/** Pages turn every twelve seconds. */
function useTurn(): number {
  const [from] = useState(() => Date.now());
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn(Math.floor((Date.now() - from) / TURN_MS)), 1000);
    return () => clearInterval(timer);
  }, [from]);
  return turn;
}

/** The time left in this game, or until the next one; else the time of day. */
function WallClock({ day }: { day: Day }) {
  const { label, text } = wallClock(day, useNow());
  return (
    <p class="wall-clock">
      <span>{label && say(label)}</span>
      <time>{text}</time>
    </p>
  );
}

const byName = (day: Day) =>
  day.entrants.filter((each) => each.here).sort((a, b) => a.name.localeCompare(b.name) || a.number - b.number);

const isPlaying = (day: Day): boolean => hall(day).some((each) => each.now !== null);

/** Those present who do not play while others do. */
const free = (day: Day): number[] =>
  !isPlaying(day) ? [] : day.entrants.filter((each) => each.here && !seatOf(day, each.number).now).map((e) => e.number);

/** When the next games begin, if that is known: “about 14:40”. */
function nextTime(day: Day, tables: ReturnType<typeof hall>): string {
  const clock = timeOf(day, tables.find((each) => each.next?.begins)?.next);
  return clock && say("day-about", { clock });
}

/** Who plays now, and who is next; while nobody plays, those who are next take the room. */
function Now({ day, tables, turn }: { day: Day; tables: ReturnType<typeof hall>; turn: number }) {
  const boards = boardsOf(day).flatMap(({ title, lines }) => pages(lines, STANDINGS).map((some) => ({ title, some })));
  const board = boards[turn % Math.max(1, boards.length)];
  const playing = isPlaying(day);
  return (
    <div class="wall-now" data-playing={playing} data-ranked={board !== undefined}>
      {tables.length > 0 ? (
        <section>
          <h2>
            {say(playing ? "day-now" : "day-next")}
            <small>{!playing && nextTime(day, tables)}</small>
          </h2>
          <ul class="wall-tables">
            {tables.map(({ table, now, next }) => (
              <li key={table} class="wall-table">
                <b class="wall-table-number">{table}</b>
                <Seats day={day} game={playing ? now : next} />
              </li>
            ))}
          </ul>
        </section>
      ) : (
        <Quiet day={day} />
      )}
      {playing && <Next tables={tables} time={nextTime(day, tables)} />}
      {board && (
        <section class="wall-standings">
          <h2>
            {say("day-standings")}
            <small>{[board.title, day.frozen && say("day-frozen")].filter(Boolean).join(" · ")}</small>
          </h2>
          <Lines day={day} lines={board.some} />
        </section>
      )}
    </div>
  );
}

/** While nobody plays and nobody is next: who has won, or why nothing is to be seen. */
function Quiet({ day }: { day: Day }) {
  return (
    <section class="wall-quiet">
      {day.champion === null && <p>{say(day.games.length > 0 ? "day-no-more" : "day-not-drawn")}</p>}
      <Champion day={day} />
    </section>
  );
}

function Next({ tables, time }: { tables: ReturnType<typeof hall>; time: string }) {
  return (
    <section class="wall-next">
      <h2>
        {say("day-next")}
        <small>{time}</small>
      </h2>
      <ul>
        {tables.map(
          ({ table, next }) =>
            next && (
              <li key={table} class="wall-after">
                <b class="wall-next-number">{table}</b>
                <span>{next.players.join(" · ")}</span>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}

function Seats({ day, game }: { day: Day; game: Game | null }) {
  return (
    <ul class="wall-seats">
      {game?.players.map((number) => (
        <li key={number} class="wall-seat">
          <span class="wall-seat-number">{number}</span>
          {nameOf(day, number)}
        </li>
      ))}
    </ul>
  );
}

const isChanged = (game: Game | null, number: number): boolean => game?.changed?.includes(number) ?? false;

/** Those whose table now or next is not the one on paper. */
const changedNow = (day: Day): number[] =>
  day.entrants
    .filter((each) => each.here)
    .map((each) => each.number)
    .filter((number) => Object.values(seatOf(day, number)).some((game) => isChanged(game, number)));

function Names({ day, names }: { day: Day; names: Day["entrants"] }) {
  const rows = Math.max(1, Math.ceil(names.length / COLUMNS));
  return (
    <div class="wall-names" style={{ "--rows": rows }}>
      {pages(names, rows).map((column) => (
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
                    <b data-changed={isChanged(now, each.number)}>{now?.table ?? "–"}</b>
                  </td>
                  <td>
                    <span data-changed={isChanged(next, each.number)}>{next?.table ?? "–"}</span>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      ))}
    </div>
  );
}
