/** The rules of a table on one screen. Pure. */
import type { Rules } from "../protocol/types";

const WINDOW_MS = 5_000;

/**
 * Everyone calls first, for nobody could tell whose finger points; and there is no judge at hand, so Tercet, which sees
 * the cards, deals and rules.
 */
export function forOneScreen(rules: Rules): Rules {
  const judged = rules.verdict.type === "ByJudge";
  return { ...rules, ...(judged ? WITHOUT_JUDGE : {}), calling: callsFirst(rules.calling) };
}

const WITHOUT_JUDGE: Pick<Rules, "verdict" | "dealing" | "no_set"> = {
  verdict: { type: "ByEngine" },
  dealing: { type: "EngineDeals" },
  no_set: { type: "AllAgree" },
};

function callsFirst(calling: Rules["calling"]): Rules["calling"] {
  if (calling.type === "CallsInOrder") return calling;
  return { type: "CallFirst", window_ms: calling.type === "CallFirst" ? calling.window_ms : WINDOW_MS, touch: false };
}

/** Can several play these at one screen, and so many? */
export const areForSeveral = ({ seats }: Rules): boolean => seats.most > 1;
export const areFor = ({ seats }: Rules, people: number): boolean => seats.least <= people && people <= seats.most;
