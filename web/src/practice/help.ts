/** Help in steps: a card of a SET, another one, and then which the third is and why. */
import type { Trio } from "../cards/card";
import { explain } from "../play/explain";
import { thirdCard } from "../play/sets";
import type { Pair, Panel } from "../table/panel";
import type { Voice } from "../words/cards";

/** What is offered after no card of a SET, after one, and after two. */
export const HELP = ["act-show", "act-show-another", "act-show-why"];

/** The third card of two, and why it is that one, feature by feature. */
export function thirdOf([a, b]: Pair, voice: Voice): Panel {
  const trio: Trio = [a, b, thirdCard(a, b)];
  return {
    ...{ tone: "plain", cards: trio, findings: explain(trio) },
    ...{ title: voice("hint-why-title"), text: [voice("hint-why")] },
  };
}
