import { dockOf } from "../live/dock";
import { Note } from "../live/Messages";
import { held } from "../live/may";
import { othersPointing } from "../live/pointing";
import { Seconds, WindowBar } from "../live/Running";
import { deckLeft, running, type Seen, seenBy, shownCount } from "../live/seen";
import { liesFaceDown } from "../rules/layout";
import { engineSeesNone } from "../rules/no-set";
import { leastPick, sought } from "../rules/pattern";
import { Hand } from "../table/Mini";
import { say } from "../words/speak";
import { Menu } from "./Menu";
import { sayToAll } from "./naming";
import { middleOf } from "./pads";
import { Rest } from "./Rest";
import type { SharedLive } from "./shared";
import { isExplained, Why } from "./Why";

/** Between the cards and the lower edge: what is happening, how long still, and what all do together. */
export function Middle({ live, seen }: { live: SharedLive; seen: Seen }) {
  const { gathering, table } = seen;
  const timed = table && table.phase.type !== "Over" ? running(table) : null;
  const acts = middleOf(
    seen,
    live.people.map(({ player }) => seenBy(gathering, player)),
  );
  return (
    <section class="middle" aria-label={say("dock-name")}>
      <WindowBar live={live} timed={timed} paused={gathering.paused} />
      <div class="middle-say">
        {table && table.phase.type !== "Over" && <Note live={live} />}
        <Why live={live} seen={seen} />
        {table && !gathering.paused && table.phase.type !== "Searching" && table.phase.type !== "Over" && (
          <Hand cards={inHand(live, seen)} size={leastPick(table.rules)} />
        )}
        {!isExplained(live, seen) && <p>{sentence(live, seen)}</p>}
        {timed && <Seconds live={live} until={timed.until} key={timed.until} />}
      </div>
      <Rest live={live} gathering={gathering} />
      <div class="middle-acts">
        {acts.length === 0 && noSetIsUsual(seen) && <QuietNoSet live={live} />}
        {acts.map((action) => (
          <Press key={action.saying.type} live={live} action={action} />
        ))}
        <Menu live={live} seen={seen} />
      </div>
    </section>
  );
}

/** Cards that wait for the verdict, or that somebody elsewhere or here points at. */
function inHand({ shown, pointedOut, chosen }: SharedLive, seen: Seen) {
  if (shown.value?.verdict === "waiting") return shown.value.cards;
  const { table, you } = seen;
  if (table && you && liesFaceDown(table.rules)) return held(table, you);
  return othersPointing(pointedOut.value, seen)?.cards ?? chosen.value;
}

function sentence(live: SharedLive, seen: Seen): string {
  const { table, gathering } = seen;
  if (!table || table.phase.type === "Over") return say(`rule-set-${gathering.rules.name}`);
  if (gathering.paused) return say("dock-paused");
  if (live.nudged.value) return say("together-call-first");
  if (table.phase.type !== "Searching") return sayToAll(live, forAll(seen));
  if (live.flash.value) return sayToAll(live, live.flash.value);
  if (table.stake.type === "Staked") return say("dock-staked");
  if (table.stake.type === "Running") return say("told-super-started");
  const toFind = shownCount(table);
  return [
    say("together-search"),
    say("fact-deck", { count: deckLeft(table) }),
    toFind === null ? "" : say("fact-to-find", { find: sought(table.rules), count: toFind }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** What the dock says to somebody who only looks on. */
const forAll = ({ gathering }: Seen) => dockOf(seenBy(gathering, null)).line;

/** While it is not allowed, the “no SET” button stays in its place. */
const noSetIsUsual = ({ table }: Seen): boolean =>
  table !== null && table.phase.type !== "Over" && !engineSeesNone(table.rules);

function QuietNoSet({ live }: { live: SharedLive }) {
  return (
    <button type="button" class="button" data-act="SayNoSet" aria-disabled="true">
      <span>{sayToAll(live, { message: "act-no-set-here" })}</span>
      <Zero />
    </button>
  );
}

const Zero = () => (
  <span class="key" aria-hidden="true">
    0
  </span>
);

/** They see the same cards, so one “no SET” counts for all of them. */
function Press({ live, action }: { live: SharedLive; action: ReturnType<typeof middleOf>[number] }) {
  const { by, saying } = action;
  const forAll = saying.type === "SayNoSet";
  const act = (event: Event) => void (forAll ? live.noSet() : live.act(by, saying, event));
  return (
    <button
      type="button"
      class="button"
      data-act={saying.type}
      onPointerDown={(event) => event.button === 0 && act(event)}
      onClick={(event) => event.detail === 0 && act(event)}
    >
      <span>{sayToAll(live, action)}</span>
      {forAll && <Zero />}
    </button>
  );
}
