import { Ask } from "../ask/Ask";
import { cardsAreUnseen } from "../rules/deck";
import { Share } from "../share/Share";
import { say } from "../words/speak";
import { ChangeTable } from "./ChangeTable";
import type { Live } from "./live";
import { mayEndRound, mayTakeFlip } from "./may";
import { mayHandOver, mayLock, mayPause, mayRemove } from "./may-host";
import { nameOf } from "./names";
import { OwnName } from "./OwnName";
import { RulesHere } from "./RulesHere";
import { playing, type Seen } from "./seen";
import { Manners } from "./Talk";
import { mayTalk } from "./talking";

interface Props {
  live: Live;
  seen: Seen;
  onLeave: () => void;
  shared?: boolean; // a screen for several: its rules were fitted to that
}

/** What the settings hold at a table: its rules, how others get here, and what the host can do. */
export function TableSheet({ live, seen, onLeave, shared = false }: Props) {
  const { gathering, hosting, sitting } = seen;
  const { paused, locked } = gathering;
  return (
    <section class="about table-sheet">
      <h3>{say("sheet-title", { code: live.code })}</h3>
      <form method="dialog" class="sheet-buttons">
        {mayPause(seen) && (
          <button type="submit" class="button" onClick={() => void live.say({ type: "Pause", paused: !paused })}>
            {say(paused ? "act-resume" : "act-pause")}
          </button>
        )}
        {mayLock(seen) && (
          <button type="submit" class="button" onClick={() => void live.say({ type: "Lock", locked: !locked })}>
            {say(locked ? "act-unlock" : "act-lock")}
          </button>
        )}
        {mayEndRound(seen) && <EndRound live={live} seen={seen} closes />}
        {sitting && (
          <Ask message="ask-leave" act="Leave" closes onYes={onLeave}>
            {say("act-leave")}
          </Ask>
        )}
      </form>
      {sitting && !shared && <OwnName live={live} />}
      {sitting && <People live={live} seen={seen} />}
      <RulesHere rules={gathering.rules} level="h3" />
      {hosting && !playing(gathering) && !shared && !cardsAreUnseen(gathering.rules) && (
        <ChangeTable live={live} seen={seen} />
      )}
      <Share code={live.code} />
      <p class="muted">{say("trademark")}</p>
    </section>
  );
}

/** Over for everybody, so it is asked once more. */
export function EndRound({ live, seen, closes = false }: { live: Live; seen: Seen; closes?: boolean }) {
  const people = seen.gathering.sitters.length;
  return (
    <Ask
      message="ask-end-round"
      args={{ people }}
      act="EndRound"
      closes={closes}
      onYes={() => void live.say({ type: "EndRound" })}
    >
      {say("act-end-round")}
    </Ask>
  );
}

/** The others at the table, and what may be done about them. */
function People({ live, seen }: { live: Live; seen: Seen }) {
  const { gathering, you } = seen;
  const { talk } = gathering.options;
  const rest = gathering.sitters.filter(({ player }) => player !== you);
  if (rest.length === 0) return null;
  return (
    <ul class="people">
      {rest.map(({ player, level }) => (
        <li key={player}>
          <span>
            <b>{nameOf(live, player)}</b> {level > 0 && <span class="muted">{say(`level-${level}`)}</span>}
          </span>
          <form method="dialog">
            {!level && mayTalk(gathering.options) && <Manners live={live} player={player} chatting={talk === "chat"} />}
            {mayHandOver(seen, player) && (
              <button type="submit" class="button" onClick={() => void live.say({ type: "HandOver", player })}>
                {say("act-hand-over")}
              </button>
            )}
            {mayTakeFlip(seen, player) && (
              <button type="submit" class="button" onClick={() => void live.say({ type: "TakeFlip", player })}>
                {say("act-take-flip")}
              </button>
            )}
            {mayRemove(seen, player) && (
              <button type="submit" class="button" onClick={() => void live.say({ type: "Remove", player })}>
                {say("act-remove")}
              </button>
            )}
          </form>
        </li>
      ))}
    </ul>
  );
}
