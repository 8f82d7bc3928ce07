import { score } from "../day/Player";
import { nameOf } from "../day/seats";
import { timeOf } from "../day/time";
import { say } from "../words/speak";
import type { StaffDay, StaffGame } from "./api";
import { placeOf } from "./places";
import type { Staff } from "./staff";
import "./tables.css";

const CALM = ["settled", "void"];

/** The games of a round, each with the state of its result. */
export function Tables({ staff, round }: { staff: Staff; round: number }) {
  const { day, look } = staff;
  const games = gamesIn(day, round);
  const count = (...states: string[]) => games.filter((game) => states.includes(game.state)).length;
  return (
    <section class="tables" aria-labelledby="tables-title">
      <h2 id="tables-title">
        {round > day.setup.rounds ? say("staff-finals") : say("staff-round", { round: String(round) })}
        <small>
          {say("staff-counts", {
            confirmed: String(count(...CALM)),
            open: String(count("open", "reported")),
            differ: String(count("conflict")),
          })}
        </small>
      </h2>
      {games.length === 0 && <p class="muted">{say(day.status === "entering" ? "day-not-drawn" : "staff-no-games")}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.id} data-state={game.state}>
            <button type="button" onClick={() => look(game.id)}>
              <span class={game.stage === "preliminary" ? "heard" : "which"}>{placeOf(game)}</span>
              <b aria-hidden="true">{game.table}</b>
              <Seats day={day} game={game} />
              <span class="state">
                {stateOf(day, game)} <time>{timeOf(day, game)}</time>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Rounds by number; after the last one come the games of the finals, and make-up games stand beside the round. */
export const gamesIn = (day: StaffDay, round: number): StaffGame[] =>
  day.games
    .filter((game) =>
      round > day.setup.rounds
        ? !["preliminary", "make-up"].includes(game.stage)
        : game.round === round && ["preliminary", "make-up"].includes(game.stage),
    )
    .sort((a, b) => a.slot - b.slot || a.table - b.table || a.id - b.id);

/** The state of a result. Games of a round that has begun wait for their slot. */
export function stateOf(day: StaffDay, game: StaffGame): string {
  const waits = game.state === "open" && game.stage === "preliminary" && game.slot > (day.clock?.current ?? 0);
  return say(`staff-state-${waits ? "announced" : game.state}`);
}

function Seats({ day, game }: { day: StaffDay; game: StaffGame }) {
  const sheet = game.sheet ?? game.reports[0]?.sheet;
  const line = (number: number) => sheet?.lines.find((each) => each.number === number);
  return (
    <span class="table-seats">
      {game.players.map((number) => {
        const found = line(number);
        return (
          <span key={number}>
            <i>{number}</i> <span>{nameOf(day, number)}</span> <b>{found ? score(found.sets - found.against) : ""}</b>
          </span>
        );
      })}
    </span>
  );
}
