import { useState } from "preact/hooks";
import { named } from "../day/seats";
import { say } from "../words/speak";
import { type Board, print, type StaffGame } from "./api";
import { Elsewhere } from "./Elsewhere";
import { orderOf } from "./order";
import { placeOf } from "./places";
import type { Staff } from "./staff";
import "./next.css";

const MOST = 8; // things listed; more are counted

/** What comes next, what it waits for, and the one button for it. */
export function NextStep({ staff }: { staff: Staff }) {
  const { day, board } = staff;
  if (!board) return <section class="next" aria-busy="true" />;
  const waits = [...board.conflicts, ...board.missing, ...board.unconfirmed];
  const listed = waits.slice(0, MOST);
  const games = (ids: readonly number[]) =>
    ids.filter((id) => listed.includes(id)).flatMap((id) => day.games.find((game) => game.id === id) ?? []);
  return (
    <section class="next" aria-labelledby="next-title">
      <h2 id="next-title">{say("staff-next", { next: board.next, round: String(board.round) })}</h2>
      <p class="muted">{say(stateOf(board))}</p>
      <ol>
        {games(board.conflicts).map((game) => (
          <Thing key={game.id} staff={staff} game={game} word="staff-thing-conflict" button="staff-decide" urgent />
        ))}
        {games(board.missing).map((game) => (
          <Thing key={game.id} staff={staff} game={game} word="staff-thing-missing" button="staff-type-in" />
        ))}
        {games(board.unconfirmed).map((game) => (
          <Thing key={game.id} staff={staff} game={game} word="staff-thing-unconfirmed" button="staff-look" />
        ))}
      </ol>
      {waits.length > MOST && <p class="muted">{say("staff-more", { count: String(waits.length) })}</p>}
      {board.missing.length > 0 && <Elsewhere to={`/c/${day.competition}/desk`}>{say("staff-slip-title")}</Elsewhere>}
      {board.unconfirmed.length > 1 && <TakeAll staff={staff} games={board.unconfirmed} />}
      <Honours staff={staff} />
      {day.status === "over" && <Afterwards staff={staff} />}
      <Go staff={staff} />
    </section>
  );
}

/** What it waits for; else what can be done now. */
function stateOf({ next, round, waits_for, missing, conflicts }: Board): string {
  if (waits_for === null) return next === "StartRound" && round === 1 ? "staff-ready-first" : `staff-ready-${next}`;
  if (missing.length + conflicts.length === 0) return "staff-waits-once";
  return next === "StartRound" ? "staff-waits-warning" : "staff-waits";
}

interface ThingProps {
  staff: Staff;
  game: StaffGame;
  word: string;
  button: string;
  urgent?: boolean;
}

function Thing({ staff, game, word, button, urgent = false }: ThingProps) {
  return (
    <li data-urgent={urgent}>
      <b>
        {placeOf(game)} <span>{say(word)}</span>
      </b>
      <button type="button" class={urgent ? "button ink" : "button"} onClick={() => staff.look(game.id)}>
        {say(button)}
      </button>
    </li>
  );
}

/** Results that one person reported count when the coordinator says so: all of them at once. */
function TakeAll({ staff, games }: { staff: Staff; games: readonly number[] }) {
  const take = async () => {
    for (const id of games) {
      const game = staff.day.games.find((each) => each.id === id);
      const report = game?.reports[0];
      if (!report) continue;
      const why = say("staff-why-report", { role: report.role });
      if (!(await staff.act({ type: "Settle", game: id, sheet: report.sheet, why }))) return;
    }
  };
  return (
    <button type="button" class="button" disabled={staff.busy} onClick={() => void take()}>
      {say("staff-take-all", { count: games.length })}
    </button>
  );
}

/** Titles and finalists, once they are known. */
function Honours({ staff: { day } }: { staff: Staff }) {
  const who = (numbers: readonly number[]) => numbers.map((each) => named(day, each)).join(", ");
  if (day.status !== "finals" && day.status !== "over") return null;
  return (
    <dl class="honours">
      {day.champion !== null && (
        <div class="champion">
          <dt>{say("staff-champion")}</dt>
          <dd>{who([day.champion])}</dd>
        </div>
      )}
      {day.finalists.length > 0 && (
        <div>
          <dt>{say("staff-finalists")}</dt>
          <dd>{who(day.finalists)}</dd>
        </div>
      )}
      {Object.entries(day.division_champions).map(([division, numbers]) => (
        <div key={division}>
          <dt>{division}</dt>
          <dd>{who(numbers)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What is left to do when there is a champion. */
function Afterwards({ staff }: { staff: Staff }) {
  const { day, who, attempt, busy } = staff;
  return (
    <div class="next-after">
      {(["certificates", "results"] as const).map((paper) => (
        <button
          key={paper}
          type="button"
          class="button"
          disabled={busy}
          onClick={() => void attempt(() => print(who, paper, orderOf(day.competition)))}
        >
          {say(`staff-print-${paper}`)}
        </button>
      ))}
      <Elsewhere to={`/c/${day.competition}/ceremony`}>{say("ceremony-title")}</Elsewhere>
    </div>
  );
}

/** The button that moves the day forward. Before a round, missing results only warn; they prevent everything else. */
function Go({ staff }: { staff: Staff }) {
  const { board, act, busy, consider } = staff;
  const [sure, setSure] = useState(0);
  if (!board || board.next === "nothing" || board.next === "play-offs") return null;
  const { next, round, waits_for } = board;
  const words = say("staff-go", { next, round: String(round) });
  const warned = next === "StartRound" && waits_for !== null;
  const press = () => {
    if (next === "DrawRounds") consider({ say: { type: next }, title: words, button: say("staff-draw-do") });
    else if (next === "StartRound" && warned && sure !== round) setSure(round);
    else if (next === "StartRound") void act({ type: next, round, anyway: warned });
    else void act({ type: next });
  };
  return (
    <div class="go">
      <p role="status">{warned && sure === round ? say("staff-anyway-warning") : ""}</p>
      <button type="button" class="button main" disabled={busy || (waits_for !== null && !warned)} onClick={press}>
        {warned && sure === round ? say("staff-go-anyway", { round: String(round) }) : words}
      </button>
    </div>
  );
}
