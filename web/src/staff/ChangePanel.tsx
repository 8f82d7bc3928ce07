import { useEffect, useState } from "preact/hooks";
import { named, nameOf } from "../day/seats";
import { say } from "../words/speak";
import { type Preview, preview } from "./api";
import { movers, type TableChange, tableChanges } from "./moving";
import { placeOf } from "./places";
import { type Change, type Staff, troubleIn } from "./staff";
import "./panel.css";

/** A change before it is made: who moves, which slips change. It is done exactly as it is seen, or not at all. */
export function ChangePanel({ staff, change, onDone }: { staff: Staff; change: Change; onDone: () => void }) {
  const { day, who, act, busy } = staff;
  const [seen, setSeen] = useState<Preview | null>(null);
  const [trouble, setTrouble] = useState("");
  const [again, setAgain] = useState(0);
  useEffect(() => {
    let over = false;
    setTrouble("");
    preview(who, change.say)
      .then((found) => !over && setSeen(found))
      .catch((error) => {
        if (over) return;
        setSeen(null);
        setTrouble(troubleIn(error));
      });
    return () => {
      over = true;
    };
  }, [change, day.seq, again]);
  const doIt = async () => {
    if (!seen) return;
    if (await act(change.say, seen)) onDone();
    else setAgain(again + 1);
  };
  return (
    <section class="panel change" aria-labelledby="change-title" aria-busy={seen === null && !trouble}>
      <p class="muted">{say("staff-preview")}</p>
      <h2 id="change-title">{change.title}</h2>
      <p class="trouble" role="alert">
        {trouble}
      </p>
      {seen && (change.say.type === "DrawRounds" ? <Certificate seen={seen} /> : <Moves staff={staff} seen={seen} />)}
      <div class="row">
        <button type="button" class="button main" disabled={busy || !seen} onClick={() => void doIt()}>
          {change.button}
        </button>
        {change.say.type === "DrawRounds" && (
          <button type="button" class="button" disabled={busy} onClick={() => setAgain(again + 1)}>
            {say("staff-draw-other")}
          </button>
        )}
        <button type="button" class="button" onClick={onDone}>
          {say("staff-cancel")}
        </button>
      </div>
      {seen && <Drawn staff={staff} seen={seen} />}
    </section>
  );
}

/** How good the draw is; anyone can check it by counting. */
function Certificate({ seen }: { seen: Preview }) {
  const { repeats, fewest, games, odd_tables, slots } = seen;
  const lines = [
    repeats === 0 ? say("staff-draw-none") : say("staff-draw-repeats", { repeats, bound: fewest }),
    odd_tables === 0 ? say("staff-draw-threes") : say("staff-draw-odd", { odd: String(odd_tables), of: String(games) }),
    say("staff-draw-slots", { games: String(games), slots: String(slots) }),
  ];
  return (
    <ul class="checked">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The tables of every round, as they are drawn. */
function Drawn({ staff, seen }: { staff: Staff; seen: Preview }) {
  const rounds = [...new Set(seen.drawn.map((each) => each.round))];
  const tables = (round: number) => seen.drawn.filter((each) => each.round === round);
  return rounds.map((round) => (
    <section key={round} class="drawn">
      <h3>{say("staff-round", { round: String(round) })}</h3>
      <ul>
        {tables(round).map(({ slot, table, players }) => (
          <li key={`${slot}/${table}`}>
            <b>{table}</b>{" "}
            <span class="draw-players">
              {players.map((each, n) => (
                <span key={each}>{`${named(staff.day, each)}${n < players.length - 1 ? "," : ""}`} </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  ));
}

const NAMED = 6; // who change tables; of more, the numbers are enough

function Moves({ staff, seen }: { staff: Staff; seen: Preview }) {
  const { changes, delay } = seen;
  const tables = tableChanges(changes, staff.day.games);
  const numbers = movers(changes);
  const lines = [
    seen.repeats === 0
      ? say("staff-draw-none")
      : say("staff-draw-repeats", { repeats: seen.repeats, bound: seen.fewest }),
    changes.slips.length > 0 ? say("staff-slips", { count: changes.slips.length }) : say("staff-slips-none"),
    changes.shifted.length > 0 ? say("staff-later", { numbers: list(changes.shifted) }) : "",
  ];
  return (
    <>
      <p class="moves">
        {numbers.length === 0
          ? say("staff-nobody-moves")
          : say("staff-movers", {
              count: numbers.length,
              numbers: numbers.map((each) => (numbers.length > NAMED ? each : named(staff.day, each))).join(", "),
            })}
      </p>
      {(delay.longest > 0 || delay.day > 0) && (
        <p class="delay" role="status">
          {delay.longest > 0 && say("staff-delay", { minutes: delay.longest })}{" "}
          {delay.day > 0 && say("staff-delay-day", { minutes: delay.day })}
        </p>
      )}
      {tables.map((each) => (
        <TableLine key={`${each.round}/${each.table}`} staff={staff} change={each} />
      ))}
      <ul class="checked">
        {lines.filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}

const list = (seats: readonly { number: number }[]): string =>
  [...new Set(seats.map((each) => each.number))].sort((a, b) => a - b).join(", ");

/** One table of one round: who sits there before and afterwards. */
function TableLine({ staff, change }: { staff: Staff; change: TableChange }) {
  const { round, table, before, after } = change;
  const name = (number: number) => nameOf(staff.day, number) || say("staff-new");
  return (
    <div class="table-change">
      <h3>{placeOf({ stage: "preliminary", table, round })}</h3>
      <ul aria-label={say("staff-before")}>
        {before.length === 0 && <li class="muted">{say("staff-no-table")}</li>}
        {before.map((number) => (
          <li key={number}>
            <i>{number}</i> {after.includes(number) ? name(number) : <s>{name(number)}</s>}
          </li>
        ))}
      </ul>
      <span aria-hidden="true">→</span>
      <ul aria-label={say("staff-after")}>
        {after.length === 0 && <li class="muted">{say("staff-no-table")}</li>}
        {after.map((number) => (
          <li key={number} data-new={!before.includes(number)}>
            <i>{number}</i> {name(number)}
          </li>
        ))}
      </ul>
    </div>
  );
}
