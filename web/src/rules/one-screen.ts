/** The rules of a table on one screen. Pure. */
import type { Rules } from "../protocol/types";
import { withCalls } from "./calling";
import { liesFaceDown } from "./layout";
import { ownLayouts } from "./match";
import { hasJudge } from "./verdict";

const WINDOW_MS = 5_000;
const TURNING_MS = 15_000; // to turn up cards one by one takes longer than to point

/**
 * Everyone calls first, for nobody could tell whose finger points; and there is no judge at hand, so Tercet, which sees
 * the cards, deals and rules.
 */
export function forOneScreen(rules: Rules): Rules {
  const window = liesFaceDown(rules) ? TURNING_MS : WINDOW_MS;
  return { ...rules, ...(hasJudge(rules) ? WITHOUT_JUDGE : {}), calling: withCalls(rules.calling, window) };
}

/** The slots that this decides. */
export const SETTLED: readonly (keyof Rules)[] = ["calling", "verdict"];

const WITHOUT_JUDGE: Pick<Rules, "verdict" | "dealing" | "no_set"> = {
  verdict: { type: "ByEngine" },
  dealing: { type: "EngineDeals" },
  no_set: { type: "AllAgree" },
};

/** Can this number of people play these rules at one screen? */
export const areForSeveral = (rules: Rules): boolean => rules.seats.most > 1 && !ownLayouts(rules);
export const areFor = ({ seats }: Rules, people: number): boolean => seats.least <= people && people <= seats.most;
