/** What the panel under the cards has to say at a live table. */
import type { Card } from "../cards/card";
import type { Rules, Table } from "../protocol/types";
import { windowMs } from "../rules/calling";
import { heldFeatures, kindIn } from "../rules/deck";
import { isChain, leastPick, linkCards, linksOf, passes, sought } from "../rules/pattern";
import { lockOutMs } from "../rules/penalty";
import type { Panel } from "../table/panel";
import type { Voice } from "../words/cards";
import { aboutRules } from "./about-rules";
import { type Reason, reasonFor } from "./reasons";
import type { Shown } from "./shown";

export interface PanelOwner {
  readonly name: string; // of who showed the cards, or points
  readonly mine: boolean;
}

export function livePanel(
  table: Table,
  shown: Shown | null,
  chosen: readonly Card[],
  { name, mine }: PanelOwner,
  voice: Voice,
  pointing: readonly Card[] | null = null, // by somebody else who has the call
): Panel {
  const plain = { tone: "plain", findings: [] } as const;
  if (pointing && shown?.verdict !== "wrong")
    return { ...plain, title: voice("dock-theirs", { who: name }), text: [], cards: pointing };
  if (shown && chosen.length === 0) return shownPanel(table, shown, { name, mine }, voice);
  if (chosen.length > 0) {
    const left = leastPick(table.rules) - chosen.length;
    const title = left > 0 ? voice("choose-left", { left }) : voice("choose-whole");
    return { ...plain, title, text: left > 0 ? [] : [voice("choose-call-now")], cards: chosen };
  }
  const { title, description, changed } = aboutRules(table.rules, voice);
  const compared = { kind: kindIn(table.rules), fixed: heldFeatures(table.rules) };
  return { ...plain, ...compared, title, text: changed ? [description, changed] : [description], cards: [] };
}

function shownPanel(table: Table, shown: Shown, { name, mine }: PanelOwner, voice: Voice): Panel {
  const { cards, verdict } = shown;
  const me = mine ? "yes" : "no";
  switch (verdict) {
    case "waiting":
      return { cards, findings: [], tone: "plain", title: voice("shown-waiting", { me, who: name }), text: [] };
    case "right": {
      const title = voice("shown-right", { me, who: name, find: sought(table.rules) });
      return { ...why(table, cards, true, voice), tone: "right", title };
    }
    case "wrong": {
      if (shown.why !== "wrong") return failedPanel(table, shown, voice);
      const more = [...(mine ? [] : [voice("shown-by", { who: name })]), ...cost(table, shown, voice, mine)];
      return wrongPanel(table, cards, more, voice);
    }
  }
}

/** The reasons, where there are cards to give them for. */
function why({ rules }: Table, [first, ...rest]: readonly Card[], right: boolean, voice: Voice): Reason {
  return first ? reasonFor(rules, [first, ...rest], right, voice) : { cards: [], findings: [], text: [] };
}

/** What a failed call has cost: points, or the right to call for a while. */
const cost = ({ rules }: Table, { lost, out }: Shown, voice: Voice, mine: boolean): string[] => [
  ...(lost > 0 ? [voice("shown-lost", { points: lost })] : []),
  ...(out && mine ? [lockedOut(rules, voice)] : []),
];

function lockedOut(rules: Rules, voice: Voice): string {
  const time = lockOutMs(rules);
  return time ? voice("race-locked-for", { seconds: time / 1000 }) : voice("dock-locked-out", { find: sought(rules) });
}

/** A call of mine that failed without three cards: why, and what it cost. */
function failedPanel(table: Table, shown: Shown, voice: Voice): Panel {
  const { rules } = table;
  const late = voice("late-why", { count: leastPick(rules), seconds: Math.round(windowMs(rules) / 100) / 10 });
  const text = [...(shown.why === "late" ? [late] : []), ...cost(table, shown, voice, true)];
  const title = voice(`told-failed-${shown.why}`, { me: "yes", find: sought(rules) });
  return { tone: "wrong", title, text, cards: [], findings: [] };
}

/** What is wrong with the cards themselves; or, where nothing is, why they do not count here. */
function wrongPanel(table: Table, cards: readonly Card[], more: readonly string[], voice: Voice): Panel {
  const isSets = sought(table.rules) === "sets";
  const fits = passes(table.rules.pattern, cards);
  const { text, ...reason } = why(table, cards, fits, voice);
  if (!fits) {
    const title = voice("find-wrong", { find: sought(table.rules) });
    return { ...reason, tone: "wrong", title, text: [...text, ...chainText(table, cards, voice), ...more] };
  }
  const elsewhere = isChain(table.rules) ? chainText(table, cards, voice) : [voice("wrong-house-why")];
  const title = voice(isSets ? "wrong-chain-title" : "wrong-links-title");
  return { ...reason, tone: "wrong", title, text: [...elsewhere, ...more] };
}

/** How many cards of the find before were used, where it should have been another number (M-1). */
function chainText(table: Table, cards: readonly Card[], voice: Voice): string[] {
  const { linked } = table.rules.pattern;
  const links = linksOf(linkCards(table), cards);
  return table.finds.length > 0 && isChain(table.rules) && links !== linked
    ? [voice("wrong-chain-why", { links, needed: linked })]
    : [];
}
