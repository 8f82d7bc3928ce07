import { useState } from "preact/hooks";
import { nameOf } from "../day/seats";
import { say } from "../words/speak";
import type { Missed } from "./api";
import type { Staff } from "./staff";
import "./make-up.css";

const LEAST = 2;
const MOST = 5;

/** Players who missed this round play it now; others may play along. */
export function MakeUp({ staff, round }: { staff: Staff; round: number }) {
  const missed = staff.board?.missed.find((each) => each.round === round);
  const [open, setOpen] = useState(false);
  if (!missed) return null;
  const title = say("staff-make-up-round", { round: String(round) });
  if (open) return <Form staff={staff} missed={missed} title={title} onDone={() => setOpen(false)} />;
  return (
    <button type="button" class="button" onClick={() => setOpen(true)}>
      {title}
    </button>
  );
}

interface FormProps {
  staff: Staff;
  missed: Missed;
  title: string;
  onDone: () => void;
}

function Form({ staff, missed, title, onDone }: FormProps) {
  const { day, board, act, busy } = staff;
  const free = board?.tables.find((each) => each.now === null)?.table ?? day.tables[0];
  const [table, setTable] = useState(String(free));
  const [chosen, setChosen] = useState<readonly number[]>(missed.numbers.slice(0, MOST));
  const players = missed.numbers.filter((each) => chosen.includes(each));
  const guests = missed.guests.filter((each) => chosen.includes(each));
  const size = players.length + guests.length;
  const fits = players.length > 0 && size >= LEAST && size <= MOST;
  const send = async (event: Event) => {
    event.preventDefault();
    if (await act({ type: "MakeUpGame", round: missed.round, players, guests, table: Number(table) })) onDone();
  };
  return (
    <form class="panel make-up" onSubmit={(event) => void send(event)}>
      <h2>{title}</h2>
      <Choice staff={staff} word="missed" numbers={missed.numbers} chosen={chosen} onChosen={setChosen} />
      <Choice staff={staff} word="guests" numbers={missed.guests} chosen={chosen} onChosen={setChosen} />
      <label class="labelled">
        <span class="muted">{say("staff-make-up-table")}</span>
        <select class="input" name="table" value={table} onChange={(event) => setTable(event.currentTarget.value)}>
          {day.tables.map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </select>
      </label>
      <p class="muted" role="status">
        {fits ? "" : say("staff-make-up-few")}
      </p>
      <div class="row">
        <button type="submit" class="button main" disabled={busy || !fits}>
          {say("staff-make-up-do")}
        </button>
        <button type="button" class="button" onClick={onDone}>
          {say("staff-cancel")}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  staff: Staff;
  word: "missed" | "guests";
  numbers: readonly number[];
  chosen: readonly number[];
  onChosen: (chosen: readonly number[]) => void;
}

function Choice({ staff, word, numbers, chosen, onChosen }: ChoiceProps) {
  if (numbers.length === 0) return null;
  const set = (number: number, on: boolean) =>
    onChosen(on ? [...chosen, number] : chosen.filter((each) => each !== number));
  return (
    <fieldset>
      <legend class="muted">{say(`staff-make-up-${word}`)}</legend>
      {numbers.map((each) => (
        <label key={each} class="day-check">
          <input
            type="checkbox"
            checked={chosen.includes(each)}
            onChange={(event) => set(each, event.currentTarget.checked)}
          />
          <i>{each}</i> {nameOf(staff.day, each)}
        </label>
      ))}
    </fieldset>
  );
}
