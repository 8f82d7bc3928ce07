/** Finds that lay there get letters, which lead from the cards to the list beside them. */
import type { Card } from "../cards/card";
import { keyOf } from "./finds";
import type { Frame } from "./frames";
import type { Lying } from "./lying";

export interface Letter {
  readonly letter: string;
  readonly now: boolean; // the one that is taken in this moment
}

export const MOST_LETTERS = 8; // more would hide the cards

export interface Lettered {
  readonly letter: string;
  readonly now: boolean;
  readonly lying: Lying;
}

/** The find that is taken comes first, then those that lay there longest. */
export function lettered(here: readonly Lying[], frame: Frame): Lettered[] {
  const taken = frame.found ? keyOf(frame.found.cards) : "";
  const first = here.filter(({ cards }) => keyOf(cards) === taken);
  const others = here.filter(({ cards }) => keyOf(cards) !== taken);
  return [...first, ...others]
    .slice(0, MOST_LETTERS)
    .map((lying, n) => ({ letter: String.fromCharCode(65 + n), now: n < first.length, lying }));
}

export function lettersOn(all: readonly Lettered[]): Map<Card, Letter[]> {
  const on = new Map<Card, Letter[]>();
  for (const { letter, now, lying } of all)
    for (const card of lying.cards) on.set(card, [...(on.get(card) ?? []), { letter, now }]);
  return on;
}
