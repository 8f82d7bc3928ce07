import { useState } from "preact/hooks";
import type { Sitter } from "../protocol/types";
import { cardsAreUnseen } from "../rules/deck";
import { Share } from "../share/Share";
import { say } from "../words/speak";
import { ChangeTable } from "./ChangeTable";
import { JudgesSeat } from "./JudgesSeat";
import type { Live } from "./live";
import { mayRemove } from "./may-host";
import { nameOf } from "./names";
import { Ready } from "./Ready";
import { RulesHere } from "./RulesHere";
import type { Seen } from "./seen";

const LEVELS = [7, 6, 1, 2, 3, 4, 5] as const; // those that adapt, then the slowest first

/** Before the first round: who is there, how others get here, what is played, and the start. */
export function Gather({ live, seen }: { live: Live; seen: Seen }) {
  const { gathering, sitting } = seen;
  const { least, most } = gathering.rules.seats;
  const players = gathering.sitters.filter(({ role, present }) => role === "player" && present).length;
  return (
    <div class="gather">
      <section class="sitting" aria-labelledby="sitting-title">
        <h2 id="sitting-title">
          {say("gather-title")} <span class="muted">{say("seats-taken", { taken: players, most })}</span>
        </h2>
        <ul>
          {gathering.sitters.map((sitter) => (
            <Sitting key={sitter.player} live={live} sitter={sitter} seen={seen} />
          ))}
        </ul>
        <JudgesSeat live={live} seen={seen} />
        {seen.hosting && players < most && !cardsAreUnseen(gathering.rules) && <AddBot live={live} />}
        <Ready live={live} seen={seen} />
        {sitting && (
          <Begin
            live={live}
            lacking={least - players}
            word={cardsAreUnseen(gathering.rules) ? "act-begin" : "act-start"}
          />
        )}
      </section>
      <Share code={live.code} />
      <section class="played" aria-labelledby="played-title">
        <RulesHere rules={gathering.rules} level="h2" id="played-title" />
        {seen.hosting && !cardsAreUnseen(gathering.rules) && <ChangeTable live={live} seen={seen} />}
      </section>
    </div>
  );
}

function Sitting({ live, sitter, seen }: { live: Live; sitter: Sitter; seen: Seen }) {
  const { player, role, level, present } = sitter;
  const { host } = seen.gathering;
  const words = [
    player === live.you.value ? say("you") : "",
    player === host ? say("host") : "",
    role === "judge" ? say("player-judge") : "",
    level ? say(`level-${level}`) : "",
    present ? "" : say("player-away"),
  ];
  return (
    <li>
      <span>
        <b>{nameOf(live, player)}</b> <span class="muted">{words.filter(Boolean).join(" · ")}</span>
      </span>
      {mayRemove(seen, player) && (
        <button type="button" class="button quiet" onClick={() => void live.say({ type: "Remove", player })}>
          {say("act-remove")}
        </button>
      )}
    </li>
  );
}

function AddBot({ live }: { live: Live }) {
  const [level, setLevel] = useState<number>(LEVELS[0]);
  return (
    <div class="add-bot">
      <label>
        <span class="muted">{say("bot-level")}</span>
        <select class="input" value={level} onChange={(event) => setLevel(Number(event.currentTarget.value))}>
          {LEVELS.map((n) => (
            <option key={n} value={n}>
              {say(`level-${n}`)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="button" onClick={() => void live.say({ type: "AddBot", level })}>
        {say("act-add-bot")}
      </button>
    </div>
  );
}

/** The one main action; where people are lacking it says so instead. */
export function Begin({ live, lacking, word }: { live: Live; lacking: number; word: string }) {
  if (lacking > 0) return <p class="lacking">{say("gather-lacking", { count: lacking })}</p>;
  return (
    <button type="button" class="button main" data-act="Start" onClick={() => void live.say({ type: "Start" })}>
      {say(word)}
    </button>
  );
}
