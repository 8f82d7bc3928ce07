import { useLayoutEffect, useState } from "preact/hooks";
import { refusalInWords } from "../words/refusals";
import { say } from "../words/speak";
import type { Day, Game, Line, Sheet } from "./api";
import { Figure } from "./Figure";
import { newId, outbox, post } from "./outbox";
import { score } from "./Player";
import { addsUp, CARDS, cardsIn, nameOf } from "./seats";

interface Props {
  day: Day;
  game: Game;
  session: string | undefined;
  onSent: () => void;
}

const mayReport = ({ day, game, session }: Props): boolean =>
  session !== undefined &&
  (game.state === "open" || game.state === "reported") &&
  (["coordinator", "desk", "judge"].includes(day.role) || (day.number !== null && game.players.includes(day.number)));

/** A game: who plays, its result, and for those who may the questions: is it right, or what is it? */
export function GameSheet(props: Props) {
  const { day, game, session, onSent } = props;
  const [trouble, setTrouble] = useState("");
  const [writing, setWriting] = useState(false);
  const [sent, setSent] = useState(false);
  useLayoutEffect(() => {
    // at once: later it would take back what somebody has pressed already
    setWriting(false);
    setSent(false);
    setTrouble("");
  }, [game.id]);
  const send = async (sheet: Sheet) => {
    if (!session) return;
    const refusal = await post({ competition: day.competition, session, id: newId(), game: game.id, sheet });
    setTrouble(refusal ? refusalInWords(refusal) : "");
    setSent(refusal === null);
    setWriting(false);
    onSent();
  };
  const waits = outbox.value.some((each) => each.game === game.id && each.competition === day.competition);
  const asked = mayReport(props) && !sent && !waits;
  return (
    <section class="day-part day-game">
      <h2>
        {say("day-table-in", { table: String(game.table), round: String(game.round) })}
        <small>{say(`day-state-${game.state}`)}</small>
      </h2>
      {!(asked && (writing || !game.sheet)) && <Result day={day} game={game} />}
      {asked && game.sheet && !writing && (
        <div class="day-ask">
          <button type="button" class="button main" onClick={() => game.sheet && send(game.sheet)}>
            {say("day-right")}
          </button>
          <button type="button" class="button" onClick={() => setWriting(true)}>
            {say("day-wrong")}
          </button>
        </div>
      )}
      {asked && (writing || !game.sheet) && <Count day={day} game={game} onSend={send} />}
      <p role="status">{waits ? say("day-waits") : sent && say("day-sent")}</p>
      <p class="trouble" role="alert">
        {trouble}
      </p>
    </section>
  );
}

export function Result({ day, game }: { day: Day; game: Game }) {
  const line = (number: number) => game.sheet?.lines.find((each) => each.number === number);
  return (
    <table class="day-sheet">
      <thead>
        <tr>
          <th scope="col">{say("day-player")}</th>
          <th scope="col">{say("day-sets")}</th>
          <th scope="col">{say("day-against")}</th>
          <th scope="col">{say("day-score")}</th>
        </tr>
      </thead>
      <tbody>
        {game.players.map((number) => (
          <tr key={number}>
            <th scope="row">
              <span>{number}</span> {nameOf(day, number)}
            </th>
            <td>{line(number)?.sets ?? "–"}</td>
            <td>{line(number)?.against ?? "–"}</td>
            <td>
              <b>{score(scoreOf(line(number)))}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const scoreOf = (line: Line | undefined) => (line ? line.sets - line.against : null);

/** The count, with the check that SETs and cards left make a whole deck. */
function Count({ day, game, onSend }: { day: Day; game: Game; onSend: (sheet: Sheet) => Promise<void> }) {
  const [lines, setLines] = useState<readonly Line[]>(
    game.sheet?.lines ?? game.players.map((number) => ({ number, sets: 0, against: 0 })),
  );
  const [stopped, setStopped] = useState(game.sheet?.stopped ?? false);
  const sheet = { lines, stopped };
  const left = CARDS - cardsIn(sheet);
  const set = (number: number, change: Partial<Line>) =>
    setLines(lines.map((line) => (line.number === number ? { ...line, ...change } : line)));
  const submit = (event: Event) => {
    event.preventDefault();
    void onSend(sheet);
  };
  return (
    <form class="day-count" onSubmit={submit}>
      {lines.map((line) => (
        <fieldset key={line.number}>
          <legend>
            <span>{line.number}</span> {nameOf(day, line.number)}
          </legend>
          <Figure label={say("day-sets")} value={line.sets} most={27} onChange={(sets) => set(line.number, { sets })} />
          <Figure
            label={say("day-against")}
            value={line.against}
            most={99}
            onChange={(against) => set(line.number, { against })}
          />
        </fieldset>
      ))}
      <label class="day-check">
        <input type="checkbox" checked={stopped} onChange={(event) => setStopped(event.currentTarget.checked)} />
        {say("day-stopped")}
      </label>
      <p class="day-sum" role="status">
        <b>{`${CARDS} − 3 × ${cardsIn(sheet) / 3} = ${score(left)}`}</b>{" "}
        {say(stopped || addsUp(sheet) ? "day-sum" : "day-sum-wrong")}
      </p>
      <button type="submit" class="button main" disabled={!stopped && !addsUp(sheet)}>
        {say("day-send")}
      </button>
    </form>
  );
}
