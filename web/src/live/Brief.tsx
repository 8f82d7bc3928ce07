import type { Trio } from "../cards/card";
import { manner } from "../table/manner";
import type { Panel } from "../table/panel";
import { findingInWords } from "../words/cards";
import { say } from "../words/speak";
import type { Live } from "./live";
import { mayNameFirst, mayRule } from "./may";
import { livePanel } from "./panel";
import { type Seen, toPoint } from "./seen";

/**
 * Why my call failed, in few words, where the dock speaks: it stays until I close it or act, covers no button and moves no
 * card. A press shows the whole of it. Only what I am asked for goes first.
 */
export function Brief({ live, seen }: { live: Live; seen: Seen }) {
  const { value: shown } = live.shown;
  const { table, you } = seen;
  if (!table || !you || shown?.verdict !== "wrong" || shown.by !== you) return null;
  if (mayRule(seen) || mayNameFirst(seen) || toPoint(table).includes(you)) return null;
  const panel = livePanel(table, shown, [], { name: "", mine: true }, say);
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
        <b>{panel.title}</b> <span>{sentencesOf(panel).join(" · ")}</span>
      </button>
      <button type="button" class="button" onClick={live.clear}>
        {say("wrong-close")}
      </button>
    </div>
  );
}

/** The features that fail, instead of how many they are; and whatever else there is to say. */
function sentencesOf({ cards, findings, text }: Panel): readonly string[] {
  const failing = findings.filter(({ verdict }) => verdict === "neither");
  if (failing.length === 0) return text;
  return [...failing.map((finding) => findingInWords(cards as Trio, finding, manner())), ...text.slice(1)];
}
