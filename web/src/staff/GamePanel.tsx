import { useState } from "preact/hooks";
import type { Sheet } from "../day/api";
import { score } from "../day/Player";
import { addsUp, cardsIn, named, nameOf } from "../day/seats";
import { say } from "../words/speak";
import { print, type Reported, type StaffGame } from "./api";
import { orderOf } from "./order";
import { PlayOnScreens } from "./PlayOnScreens";
import { placeOf } from "./places";
import { SheetForm } from "./SheetForm";
import type { Staff } from "./staff";
import { stateOf } from "./Tables";
import { WhyField } from "./WhyField";
import "./panel.css";

/** A game in full: its reports, and what the coordinator can decide about it. */
export function GamePanel({ staff, game, onClose }: { staff: Staff; game: StaffGame; onClose: () => void }) {
  const { day, who, attempt, busy } = staff;
  const settled = game.state === "settled" || game.state === "void";
  const begun = game.state !== "announced";
  return (
    <section class="panel game" aria-labelledby="game-title">
      <header>
        <h2 id="game-title">
          {placeOf(game)} <small>{stateOf(day, game)}</small>
        </h2>
        <button type="button" class="button" onClick={onClose}>
          {say("staff-back")}
        </button>
      </header>
      {game.reports.length > 0 && <Reports staff={staff} game={game} decide={!settled} />}
      {begun && <Decide key={`${game.id}/${game.state}`} staff={staff} game={game} settled={settled} />}
      {!begun && <p>{game.players.map((each) => named(day, each)).join(" · ")}</p>}
      <div class="row">
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={() =>
            void attempt(() => print(who, "score-slips", { ...orderOf(day.competition), games: [game.id] }))
          }
        >
          {say("staff-print-slip")}
        </button>
        {begun && !settled && <PlayOnScreens staff={staff} game={game} />}
      </div>
    </section>
  );
}

/** What was reported, one column a player; who does not add up is marked. */
function Reports({ staff, game, decide }: { staff: Staff; game: StaffGame; decide: boolean }) {
  const { act, busy } = staff;
  const take = (report: Reported) =>
    act({ type: "Settle", game: game.id, sheet: report.sheet, why: say("staff-why-report", { role: report.role }) });
  const differs = (number: number) => new Set(game.reports.map((each) => lineIn(each.sheet, number))).size > 1;
  return (
    <table class="reports">
      <thead>
        <tr>
          <th scope="col">{say("staff-reported-by")}</th>
          {game.players.map((number) => (
            <th scope="col" key={number}>
              {number} {nameOf(staff.day, number)}
            </th>
          ))}
          <th scope="col">{say("staff-cards")}</th>
          {decide && <td />}
        </tr>
      </thead>
      <tbody>
        {game.reports.map((report) => (
          <tr key={report.by}>
            <th scope="row">{say("staff-role", { role: report.role })}</th>
            {game.players.map((number) => (
              <td key={number} data-differs={differs(number)}>
                {lineIn(report.sheet, number)}
              </td>
            ))}
            <td data-differs={!report.sheet.stopped && !addsUp(report.sheet)}>{cardsIn(report.sheet)}</td>
            {decide && (
              <td>
                <button type="button" class="button ink" disabled={busy} onClick={() => void take(report)}>
                  {say("staff-take", { role: report.role })}
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function lineIn(sheet: Sheet, number: number): string {
  const line = sheet.lines.find((each) => each.number === number);
  if (!line) return "–";
  return line.against ? `${score(line.sets - line.against)} (${line.sets} − ${line.against})` : score(line.sets);
}

/** Type in a result: of a game without one, or another one for a game that has one; or say that it was not played. */
function Decide({ staff, game, settled }: { staff: Staff; game: StaffGame; settled: boolean }) {
  const { act, busy } = staff;
  const [open, setOpen] = useState(!settled && game.reports.length === 0);
  const [why, setWhy] = useState("");
  const [keep, setKeep] = useState(false);
  const first = !settled && game.reports.length === 0; // the first that is heard of it needs no reason
  const send = async (sheet: Sheet) => {
    const said = why.trim() || say("staff-why-typed");
    const more = settled && keep ? { keep_final: true } : {};
    if (await act({ type: settled ? "Correct" : "Settle", game: game.id, sheet, why: said, ...more })) setOpen(false);
  };
  const skip = async () => {
    if (await act({ type: "Void", game: game.id, why })) setOpen(false);
  };
  if (!open)
    return (
      <>
        {settled && game.sheet && game.sheet.lines.length > 0 && <Result staff={staff} sheet={game.sheet} />}
        <button type="button" class="button" onClick={() => setOpen(true)}>
          {say(settled ? "staff-correct" : "staff-type-in")}
        </button>
      </>
    );
  return (
    <SheetForm day={staff.day} game={game} start={game.sheet} busy={busy} onSend={(sheet) => void send(sheet)} focused>
      <WhyField why={why} onWhy={setWhy} label={first ? "staff-why-maybe" : "staff-why"} required={!first} />
      {settled && staff.day.finalists.length > 0 && (
        <label class="day-check">
          <input type="checkbox" checked={keep} onChange={(event) => setKeep(event.currentTarget.checked)} />
          {say("staff-keep-final")}
        </label>
      )}
      <div class="row">
        <button type="submit" class="button main" disabled={busy}>
          {say(settled ? "staff-correct-do" : "staff-settle-do")}
        </button>
        {!settled && (
          <button type="button" class="button" disabled={busy || !why.trim()} onClick={() => void skip()}>
            {say("staff-void")}
          </button>
        )}
        <button type="button" class="button" onClick={() => setOpen(false)}>
          {say("staff-cancel")}
        </button>
      </div>
    </SheetForm>
  );
}

function Result({ staff, sheet }: { staff: Staff; sheet: Sheet }) {
  return (
    <ul class="result">
      {sheet.lines.map((line) => (
        <li key={line.number}>
          <span>{line.number}</span> {nameOf(staff.day, line.number)} <b>{lineIn(sheet, line.number)}</b>
        </li>
      ))}
    </ul>
  );
}
