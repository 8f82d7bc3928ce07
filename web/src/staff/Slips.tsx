import { timeOf } from "../day/time";
import { say } from "../words/speak";
import type { Staff } from "./staff";
import { gamesIn, stateOf } from "./Tables";
import "./log.css";

/** The slips of the round: which are in, and which are missing. */
export function Slips({ staff, round, chosen }: { staff: Staff; round: number; chosen: number | null }) {
  const { day, look } = staff;
  const games = gamesIn(day, round);
  const inside = games.filter((game) => !["open", "announced"].includes(game.state)).length;
  return (
    <section class="slips" aria-labelledby="slips-title">
      <h2 id="slips-title">
        {round > day.setup.rounds ? say("staff-finals") : say("staff-round", { round: String(round) })}
        <small>{say("staff-slips-in", { count: String(inside), of: String(games.length) })}</small>
      </h2>
      <ul>
        {games.map((game) => (
          <li key={game.id} data-state={game.state}>
            <button type="button" aria-current={game.id === chosen} onClick={() => look(game.id)}>
              <b>{game.table}</b> <span>{stateOf(day, game)}</span> <time>{timeOf(day, game)}</time>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
