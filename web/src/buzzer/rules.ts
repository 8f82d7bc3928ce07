/** Rules for cards that Tercet cannot see. Pure. */
import type { Rules } from "../protocol/types";

/** Rule sets that differ in more than the cards: with a real deck the others would be the same as one of these. */
export const WITH_REAL_CARDS = ["classic", "passing-deal", "european", "master", "super", "competition"];

/** How close two calls must be to count as simultaneous (S-7), in milliseconds. */
export const WITHIN_MS = [10, 50, 100, 250];

export interface Wishes {
  readonly judge: boolean;
  readonly withinMs: number | null; // null: as the rules have it
}

/** The same rules with real cards: people give the verdict, and a call is made on the phone. */
export function withRealCards(rules: Rules, { judge, withinMs }: Wishes): Rules {
  const { calling, ties } = rules;
  return {
    ...rules,
    deck: { type: "RealDeck" },
    verdict: judge ? { type: "ByJudge", wait_ms: 30_000 } : { type: "ByPlayers", wait_ms: 10_000 },
    calling: calling.type === "CallFirst" ? { ...calling, touch: false } : calling,
    ties: ties.type === "AskTheOthers" && withinMs !== null ? { ...ties, within_ms: withinMs } : ties,
  };
}

/** A judge who deals or adds cards must be there. */
export const needsJudge = ({ verdict }: Rules): boolean => verdict.type === "ByJudge";
