import type { Card, Feature } from "../cards/card";
import { kindOf } from "../cards/kinds";

export type Verdict = "same" | "different" | "pairs" | "neither";

/** What one feature says about some cards (C-3, M-5). */
export interface Finding {
  readonly feature: Feature;
  readonly verdict: Verdict;
  /** Which of the cards stand alone, where others agree; otherwise none. */
  readonly odd: readonly number[];
}

/** By how many cards show each value: all one, each their own, or two and two of four. */
function verdictOf(counts: readonly number[]): Verdict {
  if (counts.length === 1) return "same";
  if (counts.length > 2 && counts.every((count) => count === 1)) return "different";
  return counts.length === 2 && counts.every((count) => count === 2) ? "pairs" : "neither";
}

/** Why cards go together, or why not. They do when no feature says neither. */
export function explain(cards: readonly [Card, ...Card[]]): Finding[] {
  return kindOf(cards[0]).features.map((feature, n) => {
    const letters = cards.map((card) => card.charAt(n));
    const count = (letter: string) => letters.filter((each) => each === letter).length;
    const verdict = verdictOf([...new Set(letters)].map(count));
    const alone = letters.flatMap((letter, at) => (count(letter) === 1 ? [at] : []));
    return { feature, verdict, odd: verdict === "neither" ? alone : [] };
  });
}
