/** The rules of a table on one screen. Pure. */
import type { Rules } from "../protocol/types";
import { withCalls } from "./calling";
import { hasJudge } from "./verdict";

const WINDOW_MS = 5_000;

/**
 * Everyone calls first, for nobody could tell whose finger points; and there is no judge at hand, so Tercet, which sees
 * the cards, deals and rules.
 */
export function forOneScreen(rules: Rules): Rules {
  return { ...rules, ...(hasJudge(rules) ? WITHOUT_JUDGE : {}), calling: withCalls(rules.calling, WINDOW_MS) };
}

const WITHOUT_JUDGE: Pick<Rules, "verdict" | "dealing" | "no_set"> = {
  verdict: { type: "ByEngine" },
  dealing: { type: "EngineDeals" },
  no_set: { type: "AllAgree" },
};

/** Can this number of people play these rules at one screen? */
export const areForSeveral = ({ seats }: Rules): boolean => seats.most > 1;
export const areFor = ({ seats }: Rules, people: number): boolean => seats.least <= people && people <= seats.most;
