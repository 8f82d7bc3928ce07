import { useState } from "preact/hooks";
import type { CountEyeProps } from "../../eye/table/CountEye";
import type { Heap } from "../../eye/table/heaps";
import { Later } from "../../lazy-page";
import { need, say } from "../../words/speak";
import type { Day } from "../api";
import { calledOf } from "../called";
import { Figure } from "../Figure";
import { score } from "../Player";
import { CARDS } from "../seats";
import type { Steps } from "./keeping";
import { cardsCounted, isRight, type Play } from "./steps";
import "./counting.css";

interface Props {
  day: Day;
  play: Play;
  note: Steps["note"];
}

/** The count: what was noted, corrected where needed, until it adds up and everyone has agreed. */
export function Counting({ day, play, note }: Props) {
  return (
    <>
      <header class="judge-intro">
        <h2>{say("judge-count")}</h2>
        <p>{say("judge-count-about")}</p>
      </header>
      <ByLook {...{ day, play, note }} />
      <ul class="judge-count">
        {play.lines.map((line) => (
          <li key={line.number}>
            <b class="judge-counted">{calledOf(day, line.number)}</b>
            <Figure
              label={`${calledOf(day, line.number)}: ${say("day-sets")}`}
              value={line.sets}
              most={27}
              onChange={(value) => note({ type: "sets", number: line.number, value })}
            />
            <Against play={play} number={line.number} name={calledOf(day, line.number)} note={note} />
          </li>
        ))}
        {!play.stopped && (
          <li>
            <b class="judge-counted">{say("judge-left")}</b>
            <Figure
              label={say("judge-left")}
              value={play.left}
              most={CARDS}
              onChange={(value) => note({ type: "left", value })}
            />
            <small>{say("judge-left-about")}</small>
          </li>
        )}
      </ul>
      <Sum play={play} />
      <label class="day-check">
        <input
          type="checkbox"
          checked={play.stopped}
          onChange={(event) => note({ type: "stopped", value: event.currentTarget.checked })}
        />
        {say("day-stopped")}
      </label>
      <Agreeing day={day} play={play} note={note} />
    </>
  );
}

const countEye = async () => {
  await need(["eye"]);
  return (await import("../../eye/table/CountEye")).CountEye;
};

/** The cards can be counted with the camera; then the figures below are filled in, and corrected like any others. */
function ByLook({ day, play, note }: Props) {
  const [open, setOpen] = useState(false);
  const [kept, onKeep] = useState<readonly Heap[] | null>(null); // stays when the sheet is closed
  const names = new Map(play.lines.map(({ number }) => [number, calledOf(day, number)]));
  const fill: CountEyeProps["onCounts"] = (counts) => {
    for (const count of counts) note(count);
    setOpen(false);
  };
  return (
    <div class="judge-by-look">
      <button type="button" class="button" onClick={() => setOpen(true)}>
        {say("judge-by-look")}
      </button>
      {open && (
        <Later<CountEyeProps>
          as="div"
          page={countEye}
          props={{ names, kept, onKeep, onCounts: fill, onClose: () => setOpen(false) }}
        />
      )}
    </div>
  );
}

/** Points against were noted during play; a touch opens them. Where nothing was noted, they are asked for. */
function Against({ play, number, name, note }: Pick<Props, "play" | "note"> & { number: number; name: string }) {
  const [open, setOpen] = useState(play.began === null);
  const line = play.lines.find((each) => each.number === number);
  if (!line) return null;
  return (
    <>
      <button type="button" class="judge-small" aria-expanded={open} onClick={() => setOpen(!open)}>
        {say("judge-line", { against: line.against, score: score(line.sets - line.against) })}
      </button>
      {open && (
        <Figure
          class="judge-fine"
          label={`${name}: ${say("judge-against")}`}
          title={say("day-against")}
          value={line.against}
          most={99}
          onChange={(value) => note({ type: "against", number, value })}
        />
      )}
    </>
  );
}

const problem = (play: Play) => (cardsCounted(play) === CARDS ? "judge-left-wrong" : "judge-adds-wrong");

/** Three cards for each SET and those left make 81. */
function Sum({ play }: { play: Play }) {
  const sets = play.lines.reduce((sum, line) => sum + line.sets, 0);
  const right = isRight(play);
  return (
    <p class="judge-sum" role="status">
      <span>
        <b>{sets}</b> {say("day-sets")} {"× 3"}
        {play.stopped ? ` = ${3 * sets}` : ` + ${play.left} = ${cardsCounted(play)}`}
      </span>
      <b data-right={right}>{say(right ? "judge-adds-up" : problem(play))}</b>
    </p>
  );
}

/** Everyone touches their own score. */
function Agreeing({ day, play, note }: Props) {
  const right = isRight(play);
  return (
    <section class="judge-agree">
      <p class="judge-title">
        <span>{say("judge-agree")}</span>
        <span>{`${play.agreed.length}/${play.lines.length}`}</span>
      </p>
      <ul>
        {play.lines.map((line) => {
          const agrees = play.agreed.includes(line.number);
          return (
            <li key={line.number}>
              <button
                type="button"
                class="button"
                aria-pressed={agrees}
                disabled={!right}
                onClick={() => !agrees && note({ type: "agree", number: line.number })}
              >
                {calledOf(day, line.number)}
                <small>{say(agrees ? "judge-agrees" : "judge-asks", { score: score(line.sets - line.against) })}</small>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Somebody who has gone does not hold up the others. */
export function Send({ day, play, onSend }: Pick<Props, "day" | "play"> & { onSend: () => void }) {
  const missing = play.lines.filter((line) => !play.agreed.includes(line.number));
  const names = missing.map((line) => calledOf(day, line.number)).join(", ");
  return (
    <button
      type="button"
      class={missing.length ? "button judge-send" : "button main judge-send"}
      disabled={!isRight(play)}
      onClick={onSend}
    >
      {missing.length > 0 && isRight(play) ? say("judge-send-without", { names }) : say("day-send")}
    </button>
  );
}
