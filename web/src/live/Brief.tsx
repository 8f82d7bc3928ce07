import { manner } from "../table/manner";
import { nameOfCard } from "../table/name-cache";
import type { Panel } from "../table/panel";
import { findingInWords } from "../words/cards";
import { say } from "../words/speak";
import type { Live } from "./live";
import { mayNameFirst, mayRule } from "./may";
import { nameOf } from "./names";
import { livePanel } from "./panel";
import { type Seen, toPoint } from "./seen";
import type { Shown } from "./shown";

/**
 * Why a call failed, in few words, where the dock speaks: to players of their own, to onlookers of anybody's. It stays until
 * it is closed or I act, covers no button and moves no card. A press shows the whole of it. What I am asked for goes first.
 */
export function Brief({ live, seen }: { live: Live; seen: Seen }) {
  const { value: shown } = live.shown;
  const { table, you, gathering } = seen;
  if (!table || gathering.paused || shown?.verdict !== "wrong" || !concerns(shown, seen)) return null;
  if (mayRule(seen) || mayNameFirst(seen) || (you && toPoint(table).includes(you))) return null;
  const panel = livePanel(table, shown, [], { name: nameOf(live, shown.by), mine: shown.by === you }, say);
  return (
    <div class="dock-why">
      <button
        type="button"
        class="dock-why-text"
        aria-expanded={live.opened.value}
        onClick={() => {
          live.opened.value = !live.opened.value;
        }}
      >
        <span class="dock-why-lines">
          <b>{panel.title}</b> {sentencesOf(panel).join(" · ")}
        </span>
      </button>
      <button type="button" class="button" onClick={live.clear}>
        {say("wrong-close")}
      </button>
    </div>
  );
}

const concerns = ({ by, cards }: Shown, { you, sitting }: Seen): boolean => (sitting ? by === you : cards.length > 0);

const ROOM = 12; // values to tell of in a few lines: those of three cards of the box
const FEW = 2; // features that are named of more cards, or of cards with more features

/** The features that fail, if there is room, and what that costs; otherwise how many fail, and which card was missing. */
export function sentencesOf({ cards, findings, pairs, text, missing }: Panel): readonly string[] {
  const failing = pairs ? [] : findings.filter(({ verdict }) => verdict === "neither");
  const last = missing ? [`${missing.text} ${nameOfCard(missing.card)}`] : [];
  const tooLong = cards.length * findings.length > ROOM && failing.length > FEW;
  if (failing.length === 0 || tooLong) return [...text, ...last];
  return [...failing.map((finding) => findingInWords(cards, finding, manner())), ...text.slice(1)];
}
