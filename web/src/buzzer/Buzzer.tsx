import { effect, signal } from "@preact/signals";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { TableEyeProps } from "../eye/table/TableEye";
import { Later } from "../lazy-page";
import { isClose, useClose, withoutHaste } from "../live/close-calls";
import type { Action, Dock, Line } from "../live/dock";
import { newsInWords } from "../live/LastCalls";
import type { Live } from "../live/live";
import { Note } from "../live/Messages";
import { maySee, maySeeClaim } from "../live/may";
import { sayLine } from "../live/names";
import { Seconds, WindowBar } from "../live/Running";
import { running, type Seen } from "../live/seen";
import { EndRound } from "../live/TableSheet";
import { need, say } from "../words/speak";
import { actsOf } from "./acts";
import { useAwake } from "./awake";
import { ClaimShown } from "./ClaimShown";
import { Happened } from "./Happened";
import { Order } from "./Order";
import { type Order as Heard, hear } from "./order";
import { callHere, Press } from "./Press";
import { rests, watchTurns } from "./rest";
import "./buzzer.css";

const tableEye = async () => {
  await need(["eye"]);
  return (await import("../eye/table/TableEye")).TableEye;
};

/** With a real deck on the table, this phone is a buzzer: who called, how much time is left, and the call. */
export function Buzzer({ live, seen }: { live: Live; seen: Seen }) {
  useAwake();
  const order = useOrder(live);
  const turns = useMemo(() => watchTurns(live), [live]);
  useEffect(() => turns.stop, [turns]);
  const { table, gathering } = seen;
  useClose(live, table);
  if (!table) return null;
  const { line, big: all, small } = actsOf(seen);
  const big = withoutHaste(all, isClose(live, seen));
  const timed = running(table);
  const { value: flash } = live.flash;
  const standing = table.phase.type === "Searching" && !timed;
  const match = gathering.match;
  return (
    <div class="buzzer">
      <div class="heard-calls">
        {match && match.rounds > 1 && (
          <p class="dealer">{sayLine(live, { message: "buzzer-dealer", who: table.dealer })}</p>
        )}
        <Order live={live} seen={seen} order={order} />
        {table.phase.type === "Pointed" && table.phase.cards.length > 0 ? (
          <ClaimShown cards={table.phase.cards} />
        ) : (
          <Happened live={live} />
        )}
      </div>
      <section class="buzz" aria-label={say("dock-name")}>
        <WindowBar live={live} timed={timed} paused={gathering.paused} />
        <div class="dock-say">
          {seen.sitting && <Note live={live} />}
          <p>{standing && flash ? newsInWords(live, flash) : sayLine(live, line)}</p>
          {timed && !big.some(isCounted) && <Seconds live={live} until={timed.until} key={timed.until} />}
        </div>
        {seen.sitting && (
          <div class="buzz-big" data-count={big.length}>
            {big.map((one) => (
              <Big key={`${one.message}${one.who ?? ""}`} live={live} seen={seen} one={one} turns={turns} />
            ))}
          </div>
        )}
        {seen.sitting && (
          <div class="dock-small">
            {small.map((action) =>
              action.saying.type === "EndRound" ? (
                <EndRound key={action.message} live={live} seen={seen} />
              ) : (
                <Press key={action.message} live={live} action={action} />
              ),
            )}
            {maySee(seen) && <LookHere live={live} seen={seen} />}
          </div>
        )}
      </section>
    </div>
  );
}

/** The phone that may look at the cards. Once used, the eye stays open as long as this page. */
function LookHere({ live, seen }: { live: Live; seen: Seen }) {
  const [open, setOpen] = useState<boolean | null>(null);
  return (
    <>
      <button type="button" class="button look-here" onClick={() => setOpen(true)}>
        {say(maySeeClaim(seen) ? "act-look-claim" : "act-look")}
      </button>
      {open !== null && (
        <Later<TableEyeProps> as="div" page={tableEye} props={{ live, seen, open, onClose: () => setOpen(false) }} />
      )}
    </>
  );
}

/** Those who are not in a super round see the seconds counted down, large (S-10). */
const isCounted = ({ message }: Line): boolean => message === "quiet-super";

interface BigProps {
  live: Live;
  seen: Seen;
  one: Dock["big"][number];
  turns: ReturnType<typeof watchTurns>;
}

function Big({ live, seen, one, turns }: BigProps) {
  if (one.weight !== "quiet") {
    const resting = () => rests(one.saying.type, turns.last(), performance.now());
    return <Press live={live} action={one} chosen={isChosen(one, seen)} resting={resting} />;
  }
  const timed = seen.table && running(seen.table);
  return (
    <button
      type="button"
      class="button quiet-call"
      aria-disabled="true"
      onPointerDown={(event) => isClose(live, seen) && void callHere(live, event)}
    >
      <b>{sayLine(live, one)}</b>
      {isCounted(one) && timed && <Seconds live={live} until={timed.until} key={timed.until} />}
      <span>{sayLine(live, { message: one.sub === "quiet-mine-why" ? "buzzer-show" : one.sub })}</span>
    </button>
  );
}

/** What I have already said, if I may still say the opposite. */
function isChosen({ saying }: Action, { table, you }: Seen): boolean | undefined {
  if (!table || !you) return undefined;
  if (saying.type === "Rule" && table.phase.type === "Pointed")
    return (saying.right ? table.phase.right : table.phase.wrong).includes(you);
  if (saying.type === "NameFirst" && table.phase.type === "Disputed")
    return table.phase.votes.some(([by, caller]) => by === you && caller === saying.caller);
  return undefined;
}

/** The calls of the moment, kept until the next ones. */
function useOrder(live: Live): Heard | null {
  const order = useMemo(() => signal<Heard | null>(null), [live]);
  useEffect(() => {
    let open = isOpen(live);
    let last = live.told.peek(); // events received before this was shown are in the table already
    return effect(() => {
      const events = live.told.value;
      if (events !== last) order.value = hear(order.peek(), events, open);
      last = events;
      open = isOpen(live);
    });
  }, [live]);
  return order.value;
}

const isOpen = (live: Live): boolean => live.gathering.peek()?.match?.table?.phase.type === "Searching";
