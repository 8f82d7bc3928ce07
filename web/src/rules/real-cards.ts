/** Rules for cards that Tercet cannot see. Pure. */
import type { Rules } from "../protocol/types";
import { callsAreMade, withoutTouch } from "./calling";
import { deckSize, isOfTheBox } from "./deck";
import { isUsedUp } from "./ending";
import { hasNoHints } from "./hints";
import { isReshuffled, layoutSize } from "./layout";
import { cardsHaveAPrice, engineSeesNone } from "./no-set";
import { seeksSets } from "./pattern";
import { withTies } from "./ties";
import { hasJudge } from "./verdict";

/** How close two calls must be to count as simultaneous (S-7), in milliseconds. */
export const WITHIN_MS = [10, 50, 100, 250];

export interface Wishes {
  readonly judge: boolean;
  readonly withinMs: number | null; // null: as the rules have it
}

/** The same rules with real cards: people give the verdict, and a call is made on the phone. */
export function withRealCards(rules: Rules, { judge, withinMs }: Wishes): Rules {
  return {
    ...rules,
    deck: { type: "RealDeck" },
    verdict: judge ? { type: "ByJudge", wait_ms: 30_000 } : { type: "ByPlayers", wait_ms: 10_000 },
    calling: withoutTouch(rules.calling),
    ties: withTies(rules.ties, withinMs),
  };
}

/** The slots that this decides, or the people with their cards. */
export const SETTLED: readonly (keyof Rules)[] = [
  "deck",
  "verdict",
  "calling",
  "ties",
  "pattern",
  "layout",
  "hints",
  "ending",
];

/** Can people play these with cards in their hands, and call on their phones? As src/tercet/engine/impossible.py. */
const areForRealCards = (rules: Rules): boolean =>
  rules.seats.most > 1 &&
  callsAreMade(rules) &&
  isOfTheBox(rules.deck) &&
  seeksSets(rules) &&
  isUsedUp(rules) &&
  hasNoHints(rules) &&
  !isReshuffled(rules) &&
  !engineSeesNone(rules) &&
  !cardsHaveAPrice(rules);

/** Of these rule sets those for real cards; of several that differ only in the cards, the one with the most. */
export function forRealCards<Named extends { readonly rules: Rules }>(sets: readonly Named[]): Named[] {
  const chosen = new Map<string, Named>();
  for (const one of sets.filter(({ rules }) => areForRealCards(rules))) {
    const wishes = { judge: hasJudge(one.rules), withinMs: null };
    const layout = layoutSize(one.rules) === null; // how many real cards they lay out, people see themselves
    const key = JSON.stringify({ ...withRealCards(one.rules, wishes), layout, name: "" });
    const other = chosen.get(key);
    if (!other || deckSize(one.rules.deck) > deckSize(other.rules.deck)) chosen.set(key, one);
  }
  return [...chosen.values()];
}
