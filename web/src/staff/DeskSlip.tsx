import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Sheet } from "../day/api";
import { say } from "../words/speak";
import type { StaffGame } from "./api";
import { gameFor, gameOfNumber, savedAs } from "./finding";
import { placeOf } from "./places";
import { SheetForm } from "./SheetForm";
import type { Staff } from "./staff";
import { WhyField } from "./WhyField";

interface Props {
  staff: Staff;
  chosen: number | null;
  onChosen: (game: number | null) => void;
  /** Which slip lies open, however it was found. */
  onOpen: (game: number | null) => void;
}

/** A slip by its code, its table or a player's number; saved, it makes room for the next. */
export function DeskSlip({ staff, chosen, onChosen, onOpen }: Props) {
  const { day } = staff;
  const [typed, setTyped] = useState("");
  const [number, setNumber] = useState("");
  const [saved, setSaved] = useState<number | null>(null);
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.focus(), []); // the desk types one slip after the other
  const found = (number ? gameOfNumber(day.games, Number(number)) : gameFor(day.games, typed)) as StaffGame | undefined;
  const game = day.games.find((each) => each.id === chosen) ?? found;
  useEffect(() => onOpen(game?.id ?? null), [game?.id]);
  const type = (put: (text: string) => void) => (event: { currentTarget: HTMLInputElement }) => {
    setTyped("");
    setNumber("");
    onChosen(null);
    setSaved(null);
    put(event.currentTarget.value);
  };
  const next = (done: StaffGame) => {
    setTyped("");
    setNumber("");
    onChosen(null);
    setSaved(done.id);
    field.current?.focus();
  };
  const last = day.games.find((each) => each.id === saved);
  const down = (event: Event) => {
    event.preventDefault();
    document.querySelector<HTMLInputElement>(".slip input[data-figure]")?.focus();
  };
  return (
    <section class="desk-slip" aria-labelledby="slip-title">
      <h2 id="slip-title" class="heard">
        {say("staff-slip-title")}
      </h2>
      <form class="slip-find" onSubmit={down}>
        <label>
          <span>
            <b>{say("staff-slip-code")}</b>
            <small>{say("staff-slip-code-how")}</small>
          </span>
          <input
            ref={field}
            class="input code"
            name="code"
            autocomplete="off"
            autocapitalize="characters"
            spellcheck={false}
            maxLength={4}
            value={typed}
            onInput={type(setTyped)}
          />
        </label>
        <label>
          <span>
            <b>{say("staff-slip-number")}</b>
          </span>
          <input
            class="input"
            name="number"
            inputMode="numeric"
            autocomplete="off"
            maxLength={4}
            value={number}
            onInput={type(setNumber)}
          />
        </label>
        <button type="submit" class="heard">
          {say("staff-slip-open")}
        </button>
        <p role="status" data-differs={!game && last?.state === "conflict"}>
          {game ? placeOf(game) : (typed.length === 4 || number) && say("day-no-game")}
          {last && !game && say(savedAs(last.state), { place: placeOf(last) })}
        </p>
      </form>
      {game && <Write key={game.id} staff={staff} game={game} onSaved={() => next(game)} />}
    </section>
  );
}

/** The slip itself. Somebody who has reported it before says why it is another result. */
function Write({ staff, game, onSaved }: { staff: Staff; game: StaffGame; onSaved: () => void }) {
  const { day, act, busy } = staff;
  const [why, setWhy] = useState("");
  const [again, setAgain] = useState(false);
  if (game.state === "announced" || game.state === "settled" || game.state === "void")
    return <p class="panel">{say(`day-state-${game.state}`)}</p>;
  const send = async (sheet: Sheet) => {
    const said = { type: "Report", game: game.id, sheet, ...(why ? { why } : {}) };
    if (await act(said)) onSaved();
    else setAgain(true);
  };
  return (
    <div class="panel">
      <h3>
        {placeOf(game)} <small>{say(`staff-state-${game.state}`)}</small>
      </h3>
      <SheetForm day={day} game={game} start={null} busy={busy} onSend={(sheet) => void send(sheet)}>
        {again && <WhyField why={why} onWhy={setWhy} label="staff-why-again" />}
        <button type="submit" class="button main" disabled={busy}>
          {say("staff-slip-save")} <span class="key">{say("key-enter")}</span>
        </button>
      </SheetForm>
    </div>
  );
}
