import type { ComponentChildren } from "preact";
import type { Card } from "../cards/card";
import { liesFaceDown } from "../rules/layout";
import { leastPick, seeksSets } from "../rules/pattern";
import { buzz } from "../sound/buzz";
import { Hand } from "../table/Mini";
import { say } from "../words/speak";
import { Brief } from "./Brief";
import { closeShown } from "./choosing";
import { isClose, useClose, withoutHaste } from "./close-calls";
import { type Action, type Dock as DockModel, dockOf, offQuestion, takeOffAction } from "./dock";
import { newsInWords } from "./LastCalls";
import type { Live } from "./live";
import { Note } from "./Messages";
import { held } from "./may";
import { nameOf, sayLine } from "./names";
import { othersPointing } from "./pointing";
import { Seconds, WindowBar } from "./Running";
import { callersOf, runningFor, type Seen } from "./seen";
import { Talk } from "./Talk";
import { hasCompany, mayTalk } from "./talking";

/** Where the thumb is: who points, how long still, the call, and what else there is to say. */
export function Dock({ live, seen }: { live: Live; seen: Seen }) {
  useClose(live, seen.table);
  const dock = dockOf(seen);
  const big = withoutHaste(dock.big, isClose(live, seen));
  const timed = runningFor(seen);
  const off = takeOffAction(seen, live.chosenDrawn.value);
  const question = live.asking.value === seen.table?.since ? offQuestion(seen) : null;
  const { line, small } = question ?? { ...dock, small: off ? [off, ...dock.small] : dock.small };
  return (
    <section class="dock" aria-label={say("dock-name")} data-big={big.length}>
      <WindowBar live={live} timed={timed} paused={seen.gathering.paused} />
      <DockSay live={live} seen={seen} line={line} news={!question}>
        <Note live={live} />
      </DockSay>
      {seen.seat?.role === "judge" && <Callers live={live} seen={seen} />}
      {big.length > 0 && (
        <div class="dock-big">
          {big.map((one) => (
            <Big key={`${one.message}${one.who ?? ""}`} live={live} one={one} />
          ))}
        </div>
      )}
      <div class="dock-small">
        {small.map((action) => (
          <Press key={action.message} live={live} action={action} />
        ))}
        {speaks(seen) && <Talk live={live} seen={seen} />}
        {small.length === 0 && isBeginning(seen) && <p class="dock-rule muted">{say("choose-how")}</p>}
      </div>
    </section>
  );
}

const speaks = ({ gathering, sitting, you }: Seen): boolean =>
  sitting && mayTalk(gathering.options) && hasCompany(gathering, you);

/** With bots and without a SET so far, there is room to say what one is. */
const isBeginning = ({ table, gathering, seat, you }: Seen): boolean =>
  table?.phase.type === "Searching" && seat?.sets === 0 && seeksSets(table.rules) && !hasCompany(gathering, you);

interface DockSayProps {
  live: Live;
  seen: Seen;
  line: DockModel["line"];
  news?: boolean;
  children?: ComponentChildren;
}

/** What is to be done, or what has just happened; the cards that are pointed at, and the time left. */
function DockSay({ live, seen, line, news = true, children }: DockSayProps) {
  const { table } = seen;
  const timed = runningFor(seen);
  const hand = inHand(live, seen);
  const standing = table?.phase.type === "Searching" && !timed;
  const { value: flash } = live.flash;
  return (
    <div class="dock-say">
      {children}
      <Brief live={live} seen={seen} />
      {hand && <Hand cards={hand} size={table ? leastPick(table.rules) : 3} />}
      <p>{standing && flash && news ? newsInWords(live, flash) : sayLine(live, line)}</p>
      {timed && <Seconds live={live} until={timed.until} key={timed.until} />}
    </div>
  );
}

/** For spectators where there is no panel under the cards: who points at what, and why it was wrong. */
export function Onlooker({ live, seen }: { live: Live; seen: Seen }) {
  return (
    <section class="onlooker" aria-label={say("dock-name")}>
      <DockSay live={live} seen={seen} line={dockOf(seen).line} />
    </section>
  );
}

/** Calls in the order heard, for the one who judges them. */
function Callers({ live, seen }: { live: Live; seen: Seen }) {
  const callers = seen.table ? callersOf(seen.table) : [];
  return (
    <ol class="callers" aria-label={say("callers-name")}>
      {callers.map((player) => (
        <li key={player}>{nameOf(live, player)}</li>
      ))}
    </ol>
  );
}

/** The cards beside the text: what somebody else points at, or what is to be ruled on; otherwise my own. */
function inHand({ shown, chosenDrawn, pointedOut }: Live, seen: Seen): readonly Card[] | null {
  const { seat, table, you, gathering } = seen;
  if (gathering.paused) return null;
  const theirs = othersPointing(pointedOut.value, seen);
  if (theirs) return theirs.cards;
  if (table?.phase.type === "Pointed" && table.phase.cards.length > 0) return table.phase.cards as readonly Card[];
  if (seat?.role !== "player") return null;
  if (table && you && liesFaceDown(table.rules)) return held(table, you);
  return shown.value?.by === you && shown.value?.verdict === "waiting" ? shown.value.cards : chosenDrawn.value;
}

function Big({ live, one }: { live: Live; one: DockModel["big"][number] }) {
  if (one.weight !== "quiet") return <Press live={live} action={one} big />;
  return (
    <button type="button" class="button big quiet-call" aria-disabled="true">
      <b>{sayLine(live, one)}</b>
      <span>{sayLine(live, { message: one.sub })}</span>
    </button>
  );
}

const KEYS: Record<string, string> = { Space: "key-space", Digit0: "0", Digit8: "8", Digit9: "9" };

/** A button that acts on press, not on release. A click without a press comes from the keyboard or a screen reader. */
function Press({ live, action, big = false }: { live: Live; action: Action; big?: boolean }) {
  const act = (event: Event) => void perform(live, action, event);
  const label = action.key ? KEYS[action.key] : undefined;
  return (
    <button
      type="button"
      class={["button", action.weight, big ? "big" : ""].join(" ").trim()}
      data-act={action.saying.type}
      onPointerDown={(event) => event.button === 0 && act(event)}
      onClick={(event) => event.detail === 0 && act(event)}
    >
      <span>{sayLine(live, action)}</span>
      {label && (
        <span class="key" aria-hidden="true">
          {label.startsWith("key-") ? say(label) : label}
        </span>
      )}
    </button>
  );
}

/** Do what a button or a key means. */
export async function perform(live: Live, { saying, asks }: Action, event: Event): Promise<void> {
  if (asks) {
    live.asking.value = live.seen.value?.table?.since ?? 0;
    return;
  }
  if (saying.type === "Call") {
    buzz("call");
    await live.call(event);
    return;
  }
  closeShown(live);
  if (saying.type !== "TakeOff" || !saying.cards) {
    await live.say(saying);
    return;
  }
  const cards = live.chosen.value; // the button may have been drawn before the last was chosen
  if (!(await live.say({ type: "TakeOff", cards }))) live.clear();
}
