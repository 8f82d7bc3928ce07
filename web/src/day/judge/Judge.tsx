import { useEffect, useState } from "preact/hooks";
import { useAwake } from "../../buzzer/awake";
import { keepEye } from "../../offline/keep-pages";
import { refusalInWords } from "../../words/refusals";
import { say } from "../../words/speak";
import { Announced } from "../Announced";
import type { Day, Game } from "../api";
import { CallDesk } from "../CallDesk";
import { useNow } from "../clock";
import type { Followed } from "../follow";
import { Result } from "../GameSheet";
import { newId, outbox, post } from "../outbox";
import { nameOf } from "../seats";
import { Counting, Send } from "./Counting";
import { gamesHere } from "./games";
import { notedOf, type Steps, useSteps } from "./keeping";
import { Playing } from "./Playing";
import { Script } from "./Script";
import { leftMs, minutesOf, type Play, played, sheetOf } from "./steps";
import "./judge.css";

interface Props {
  day: Day;
  table: number;
  session: string;
  followed: Followed;
}

/** The phone of a table: the script, the game, the count. What is noted stays on it and needs no connection. */
export function Judge({ day, table, session, followed }: Props) {
  useAwake();
  useEffect(() => void keepEye(), []); // the count needs no connection, nor does a look at it
  const [chosen, choose] = useState(0);
  const { game, next } = gamesHere(day, table, (id) => notedOf(day.competition, id));
  const shown = next?.id === chosen ? next : game;
  if (!shown) return null;
  return (
    <OneGame
      key={shown.id}
      {...{ day, session, followed }}
      game={shown}
      next={shown === game ? next : null}
      onNext={(id) => choose(id)}
    />
  );
}

interface GameProps extends Omit<Props, "table"> {
  game: Game;
  next: Game | null;
  onNext: (id: number) => void;
}

function OneGame({ day, game, session, followed, next, onNext }: GameProps) {
  const { steps, note, undo } = useSteps(day.competition, game.id);
  const [reading, setReading] = useState(false);
  const [trouble, setTrouble] = useState("");
  const play = played(game.players, steps);
  const self = day.setup.format === "open-house";
  const waits = outbox.value.some((each) => each.game !== game.id && each.competition === day.competition);
  const send = async () => {
    const why = play.again ? { why: say("judge-why-again") } : {};
    const sheet = sheetOf(play);
    note({ type: "sent" });
    const refusal = await post({ competition: day.competition, session, id: newId(), game: game.id, sheet, ...why });
    setTrouble(refusal ? refusalInWords(refusal) : "");
    if (refusal) undo();
    followed.again();
  };
  return (
    <div class="day judge">
      <Head {...{ day, game, play, self, session, followed }} />
      <Announced day={day} />
      <main>
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {waits && play.phase !== "sent" && <p role="status">{say("judge-waits")}</p>}
        {(play.phase === "script" || reading) && <Script self={self} />}
        {play.phase === "script" && <Start {...{ day, game, note }} away={followed.trouble !== null} />}
        {play.phase === "play" && !reading && <Playing day={day} play={play} note={note} />}
        {play.phase === "count" && !reading && <Counting day={day} play={play} note={note} />}
        {play.phase === "sent" && !reading && <Sent {...{ day, game, play, note, next, onNext }} />}
      </main>
      {play.phase !== "script" && (
        <nav class="judge-foot">
          {play.phase !== "count" && (
            <button type="button" class="button" aria-pressed={reading} onClick={() => setReading(!reading)}>
              {say(reading ? "judge-back" : "judge-script")}
            </button>
          )}
          {play.phase !== "sent" && (
            <button type="button" class="button" disabled={reading} onClick={undo}>
              {say("judge-undo")}
            </button>
          )}
          {play.phase === "play" && (
            <button type="button" class="button" disabled={reading} onClick={() => note({ type: "end" })}>
              {say("judge-end")}
            </button>
          )}
          {play.phase === "count" && <Send day={day} play={play} onSend={send} />}
        </nav>
      )}
    </div>
  );
}

interface HeadProps extends Pick<GameProps, "day" | "game" | "session" | "followed"> {
  play: Play;
  self: boolean;
}

function Head({ day, game, play, self, session, followed }: HeadProps) {
  const left = leftMs(play, day.setup.minutes, useNow());
  const table = String(game.table);
  const title = self ? "judge-self" : "judge-head";
  const round = { round: String(game.round), of: String(day.setup.rounds), deck: play.deck };
  return (
    <header class="day-head">
      <span class="day-number" aria-hidden="true">
        {table}
      </span>
      <h1>
        <span class="heard">{say(title, { table })}</span>
        <b aria-hidden="true">{say(`${title}-short`)}</b>
        <small>{say("judge-deck", round)}</small>
      </h1>
      {left !== null && (play.phase === "play" || play.phase === "count") && <time>{minutesOf(left)}</time>}
      {!self && <CallDesk bell {...{ day, session }} from={{ table: game.table }} onSent={followed.again} />}
    </header>
  );
}

/** Before play: who plays, and the start. Without a connection nobody knows whether the round has begun. */
function Start({ day, game, note, away }: { day: Day; game: Game; note: Steps["note"]; away: boolean }) {
  const waits = game.state === "announced" && !away;
  return (
    <div class="judge-start">
      <p>{game.players.map((each) => `${each} ${nameOf(day, each)}`).join(" · ")}</p>
      {waits && <p role="status">{say("judge-not-begun")}</p>}
      <button type="button" class="button main" disabled={waits} onClick={() => note({ type: "begin" })}>
        {say("judge-start")}
      </button>
      <button type="button" class="button" disabled={waits} onClick={() => note({ type: "end" })}>
        {say("judge-only-count")}
      </button>
    </div>
  );
}

interface SentProps extends Pick<GameProps, "day" | "game" | "next" | "onNext"> {
  play: Play;
  note: Steps["note"];
}

function Sent({ day, game, play, note, next, onNext }: SentProps) {
  const waits = outbox.value.some((each) => each.game === game.id && each.competition === day.competition);
  return (
    <section class="day-part">
      <h2>{say("day-table-in", { table: String(game.table), round: String(game.round) })}</h2>
      <p role="status">{waits ? say("day-waits") : `${say("day-sent")} ${say(`day-state-${game.state}`)}.`}</p>
      <Result day={day} game={{ ...game, sheet: sheetOf(play) }} />
      <button type="button" class="button" onClick={() => note({ type: "again" })}>
        {say("judge-again")}
      </button>
      {next && (
        <button type="button" class="button main" onClick={() => onNext(next.id)}>
          {say("judge-next", { round: String(next.round) })}
        </button>
      )}
    </section>
  );
}
