import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Sheet } from "../day/api";
import { score } from "../day/Player";
import { addsUp, CARDS, cardsIn, nameOf } from "../day/seats";
import { say } from "../words/speak";
import type { StaffDay, StaffGame } from "./api";
import "./slip.css";

interface Props {
  day: StaffDay;
  game: StaffGame;
  /** What stands there at first; empty fields without it. */
  start: Sheet | null;
  busy: boolean;
  onSend: (sheet: Sheet) => void;
  /** Is the first field ready to be typed into? */
  focused?: boolean;
  /** What else is asked, above the button; and the button itself. */
  children: ComponentChildren;
}

type Written = Readonly<Record<string, string>>;
const FIGURES = ["sets", "against"] as const;

/** A score slip to type in: running scores, the arithmetic of the deck, and Enter for the next field. */
export function SheetForm({ day, game, start, onSend, children, busy, focused = false }: Props) {
  const [written, setWritten] = useState<Written>(() => writtenIn(start));
  const [stopped, setStopped] = useState(start?.stopped ?? false);
  const sheet = sheetOf(game.players, written, stopped);
  const complete = game.players.every((number) => written[`${number}/sets`]);
  const fits = complete && (stopped || addsUp(sheet));
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    // at once: later it would take the focus from whoever types already
    if (focused) form.current?.querySelector("input")?.focus();
  }, [focused]);
  return (
    <form
      class="slip"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (fits && !busy) onSend(sheet);
      }}
      onKeyDown={onward}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{say("day-number")}</th>
            <th scope="col">{say("day-name")}</th>
            <th scope="col">{say("day-sets")}</th>
            <th scope="col">{say("day-against")}</th>
            <th scope="col">{say("day-score")}</th>
          </tr>
        </thead>
        <tbody>
          {game.players.map((number) => (
            <tr key={number}>
              <td>{number}</td>
              <th scope="row">{nameOf(day, number)}</th>
              {FIGURES.map((figure) => (
                <td key={figure}>
                  <input
                    class="input"
                    data-figure={figure}
                    inputMode="numeric"
                    maxLength={2}
                    autocomplete="off"
                    aria-label={say(`staff-${figure}-of`, { number: String(number) })}
                    value={written[`${number}/${figure}`] ?? ""}
                    onFocus={(event) => event.currentTarget.select()}
                    onInput={(event) =>
                      setWritten({
                        ...written,
                        [`${number}/${figure}`]: event.currentTarget.value.replaceAll(/\D/g, ""),
                      })
                    }
                  />
                </td>
              ))}
              <td>
                <b>{written[`${number}/sets`] ? score(scoreIn(sheet, number)) : "–"}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <label class="day-check">
        <input type="checkbox" checked={stopped} onChange={(event) => setStopped(event.currentTarget.checked)} />
        {say("day-stopped")}
      </label>
      <p class="slip-sum" role="status" data-fits={complete ? fits : undefined}>
        <span>{say("staff-sum", sums(sheet))}</span>
        {complete && <b>{say(stopped ? "staff-sum-stopped" : fits ? "staff-sum-fits" : wrong(sheet))}</b>}
      </p>
      {children}
    </form>
  );
}

/** More cards than there are, or a rest that no game leaves. */
const wrong = (sheet: Sheet): string => (cardsIn(sheet) > CARDS ? "staff-sum-over" : "staff-sum-wrong");

const sums = (sheet: Sheet) => ({
  sets: String(cardsIn(sheet) / 3),
  cards: String(cardsIn(sheet)),
  left: score(CARDS - cardsIn(sheet)),
});

const writtenIn = (sheet: Sheet | null): Written =>
  Object.fromEntries(
    (sheet?.lines ?? []).flatMap((line) => FIGURES.map((figure) => [`${line.number}/${figure}`, String(line[figure])])),
  );

const sheetOf = (players: readonly number[], written: Written, stopped: boolean): Sheet => ({
  lines: players.map((number) => ({
    number,
    sets: Number(written[`${number}/sets`] ?? 0),
    against: Number(written[`${number}/against`] ?? 0),
  })),
  stopped,
});

const scoreIn = (sheet: Sheet, number: number): number => {
  const line = sheet.lines.find((each) => each.number === number);
  return line ? line.sets - line.against : 0;
};

/** Enter goes to the next field; in the last one it sends the form. */
function onward(event: KeyboardEvent): void {
  const field = event.target as HTMLElement;
  if (event.key !== "Enter" || !(field instanceof HTMLInputElement) || !field.dataset.figure) return;
  const fields = [...(field.form?.querySelectorAll<HTMLInputElement>("input[data-figure]") ?? [])];
  const next = fields[fields.indexOf(field) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
