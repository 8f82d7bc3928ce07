import { type BoxFeature, FEATURES, type Trio } from "../cards/card";

export type Verdict = "same" | "different" | "neither";

/** What one feature says about three cards (C-3). */
export interface Finding {
  readonly feature: BoxFeature;
  readonly verdict: Verdict;
  /** Which of the three differs, if two agree and one does not; otherwise -1. */
  readonly odd: number;
}

/** By how many different values three cards show. */
const VERDICTS: Record<number, Verdict> = { 1: "same", 2: "neither", 3: "different" };

/** Why three cards are a SET, or why not. They are when none of the four says neither. */
export function explain(trio: Trio): Finding[] {
  return FEATURES.map((feature, n) => {
    const letters = trio.map((card) => card.charAt(n));
    const verdict = VERDICTS[new Set(letters).size] ?? "neither";
    const stands = (letter: string) => letters.indexOf(letter) === letters.lastIndexOf(letter);
    return { feature, verdict, odd: verdict === "neither" ? letters.findIndex(stands) : -1 };
  });
}
