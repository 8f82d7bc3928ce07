/** What the panel under the cards has to say at a live table. */
import type { Card, Trio } from "../cards/card";
import { explain } from "../play/explain";
import { thirdCard } from "../play/sets";
import type { Table } from "../protocol/types";
import { windowMs } from "../rules/calling";
import { heldFeatures } from "../rules/deck";
import { type Four, inPairs, isChain, isFour, leastPick, linkCards, linksOf, sought } from "../rules/pattern";
import { nameOfCard } from "../table/name-cache";
import { type Panel, wrongTrio } from "../table/panel";
import type { Voice } from "../words/cards";
import type { Shown } from "./shown";

export interface PanelOwner {
  readonly name: string; // of who showed the cards, or points
  readonly mine: boolean;
}

const isTrio = (cards: readonly Card[]): cards is Trio => cards.length === 3;

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
  const { name: rules } = table.rules;
  const text = [voice(`rule-set-${rules}.description`)];
  return { ...plain, title: voice(`rule-set-${rules}`), text, cards: [], fixed: heldFeatures(table.rules) };
}

function shownPanel(table: Table, shown: Shown, { name, mine }: PanelOwner, voice: Voice): Panel {
  const { cards, verdict } = shown;
  const me = mine ? "yes" : "no";
  const base = { cards, findings: isTrio(cards) ? explain(cards) : [] };
  switch (verdict) {
    case "waiting":
      return { ...base, tone: "plain", findings: [], title: voice("shown-waiting", { me, who: name }), text: [] };
    case "right":
      if (sought(table.rules) === "pairs" && isFour(cards)) return { ...base, ...rightPairs(cards, me, name, voice) };
      return { ...base, tone: "right", title: voice("shown-right", { me, who: name }), text: [voice("right-why")] };
    case "wrong":
      if (shown.why !== "wrong") return failedPanel(table, shown, voice);
      return wrongPanel(
        table,
        cards,
        [...(mine ? [] : [voice("shown-by", { who: name })]), ...cost(shown, voice, mine)],
        voice,
      );
  }
}

/** What a failed call has cost: points, or the right to call for a while. */
const cost = ({ lost, out }: Shown, voice: Voice, mine: boolean): string[] => [
  ...(lost > 0 ? [voice("shown-lost", { points: lost })] : []),
  ...(out && mine ? [voice("dock-locked-out")] : []),
];

/** A call of mine that failed without three cards: why, and what it cost. */
function failedPanel({ rules }: Table, shown: Shown, voice: Voice): Panel {
  const late = voice("late-why", { count: leastPick(rules), seconds: Math.round(windowMs(rules) / 100) / 10 });
  const text = [...(shown.why === "late" ? [late] : []), ...cost(shown, voice, true)];
  return { tone: "wrong", title: voice(`told-failed-${shown.why}`, { me: "yes" }), text, cards: [], findings: [] };
}

/** Two pairs, put side by side, and the card that would complete both. */
function rightPairs(cards: Four, me: string, who: string, voice: Voice): Omit<Panel, "findings"> {
  const pairs = inPairs(cards) ?? cards;
  const [a, b] = pairs;
  const text = [voice("right-ultra-why", { card: nameOfCard(thirdCard(a, b)) })];
  return { tone: "right", title: voice("shown-right-ultra", { me, who }), text, cards: pairs };
}

function wrongPanel(table: Table, cards: readonly Card[], more: readonly string[], voice: Voice): Panel {
  if (!isTrio(cards)) {
    const text = [voice("wrong-ultra-why"), ...more];
    return { tone: "wrong", title: voice("wrong-ultra-title"), text, cards: [], findings: [] };
  }
  const findings = explain(cards);
  const isSet = findings.every(({ verdict }) => verdict !== "neither");
  if (!isSet) return wrongTrio(cards, voice, ...more);
  const links = linksOf(linkCards(table), cards);
  const text = [isChain(table.rules) ? voice("wrong-chain-why", { links }) : voice("wrong-house-why"), ...more];
  return { tone: "wrong", title: voice("wrong-chain-title"), text, cards, findings };
}
