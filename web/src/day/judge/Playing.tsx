import { say } from "../../words/speak";
import type { Day, Line } from "../api";
import { calledOf } from "../called";
import { useNow } from "../clock";
import { score } from "../Player";
import type { Steps } from "./keeping";
import { type Call, LONG_MS, mayLay, mayTakeOff, minutesOf, type Play, searchedMs } from "./steps";

interface Props {
  day: Day;
  play: Play;
  note: Steps["note"];
}

/** The game goes on: how long nobody has called, the calls, and what each has. */
export function Playing({ day, play, note }: Props) {
  return (
    <>
      <Searching play={play} note={note} />
      <section class="judge-calls" aria-live="polite">
        {play.calls.length ? <Calls day={day} calls={play.calls} note={note} /> : <Nobody day={day} play={play} />}
      </section>
      <ul class="judge-lines">
        {play.lines.map((line) => (
          <Person key={line.number} day={day} line={line} play={play} note={note} />
        ))}
      </ul>
    </>
  );
}

/** The time without a call, three more, and with fifteen the help (G-14). */
function Searching({ play, note }: { play: Play; note: Steps["note"] }) {
  const searched = searchedMs(play, useNow());
  const clock = minutesOf(LONG_MS);
  const long = searched >= LONG_MS;
  const help = mayTakeOff(play);
  return (
    <section class="judge-search" data-long={long}>
      <p>
        <b class="judge-searched">{minutesOf(Math.floor(searched / 1000) * 1000)}</b>
        <small>{say(play.calls.length ? "judge-stopped" : "judge-searching", { clock })}</small>
      </p>
      {play.deck === 0 ? (
        <p class="judge-empty">{say("judge-deck-empty")}</p>
      ) : (
        <button
          type="button"
          class={long ? "button ink" : "button"}
          disabled={!help && !mayLay(play)}
          onClick={() => note({ type: help ? "fewer" : "more" })}
        >
          {say(help ? "judge-fewer" : "judge-more")}
        </button>
      )}
      <span class="judge-bar" aria-hidden="true">
        <i style={{ width: `${Math.min(100, (100 * searched) / LONG_MS)}%` }} />
      </span>
    </section>
  );
}

function Nobody({ day, play }: { day: Day; play: Play }) {
  const { last, toLay } = play;
  const sets = play.lines.reduce((sum, line) => sum + line.sets, 0);
  return (
    <>
      <div class="judge-nobody">
        <h2>{toLay ? say("judge-lay", { cards: toLay }) : say("judge-nobody")}</h2>
        <p>{say("judge-touch")}</p>
      </div>
      <p class="judge-last">
        <span>{last && say(`judge-last-${last.type}`, { name: last.number ? calledOf(day, last.number) : "" })}</span>
        <span>{say("judge-so-far", { sets })}</span>
      </p>
    </>
  );
}

/** Callers are heard one after the other; only the first points now (G-15). */
function Calls({ day, calls, note }: { day: Day; calls: readonly Call[]; note: Steps["note"] }) {
  const [first, ...others] = calls;
  if (!first) return null;
  return (
    <>
      <p class="judge-title">
        <span>{say("judge-calls")}</span>
        <span>{calls.length}</span>
      </p>
      <div class="judge-now">
        <h2>
          <span>1</span> {calledOf(day, first.number)}
          <small class="judge-pointing">{say("judge-points-now")}</small>
        </h2>
        <div>
          <button type="button" class="button ink" onClick={() => note({ type: "set" })}>
            {say("judge-set")}
          </button>
          <button type="button" class="button" onClick={() => note({ type: "wrong" })}>
            {say("judge-not-set")}
          </button>
          {first.free && (
            <button type="button" class="button" onClick={() => note({ type: "gone" })}>
              {say("judge-gone")}
            </button>
          )}
        </div>
      </div>
      <ol class="judge-queue" start={2}>
        {others.map((call, at) => (
          <li key={call.number}>
            <span>{at + 2}</span> {calledOf(day, call.number)}
          </li>
        ))}
      </ol>
    </>
  );
}

function Person({ day, line, play, note }: Props & { line: Line }) {
  const name = calledOf(day, line.number);
  const calls = play.calls.findIndex((call) => call.number === line.number);
  const against = (value: number) => note({ type: "against", number: line.number, value });
  const number = { number: String(line.number), score: score(line.sets - line.against) };
  return (
    <li class="judge-line" data-calls={calls === 0 ? "now" : calls > 0 ? "next" : undefined}>
      <button
        type="button"
        class="judge-person"
        disabled={calls >= 0}
        onClick={() => note({ type: "call", number: line.number })}
      >
        <b>{name}</b>
        <small>{say("judge-number", number)}</small>
        <span class="judge-sets">
          <b>{line.sets}</b>
          <small>{say("day-sets")}</small>
        </span>
      </button>
      <div class="judge-against">
        <button
          type="button"
          aria-label={`${name}: ${say("judge-against")} −1`}
          disabled={line.against === 0}
          onClick={() => against(line.against - 1)}
        >
          −
        </button>
        <p data-some={line.against > 0}>
          <b>{line.against}</b>
          <small>{say("judge-against")}</small>
        </p>
        <button
          type="button"
          aria-label={`${name}: ${say("judge-against")} +1`}
          disabled={line.against >= 99}
          onClick={() => against(line.against + 1)}
        >
          +
        </button>
      </div>
    </li>
  );
}
