/** The hints slot: what the table may reveal. */
import type { Rules } from "../protocol/types";

type Hints = Rules["hints"];

const COUNTED: Record<Hints["type"], boolean> = { NoHints: false, ShowCount: true, ShowCards: false };
const NONE: Record<Hints["type"], boolean> = { NoHints: true, ShowCount: false, ShowCards: false };

/** Does everyone see how many finds there are? */
export const countIsShown = ({ hints }: Rules): boolean => COUNTED[hints.type];

/** Is nothing revealed at all? */
export const hasNoHints = ({ hints }: Rules): boolean => NONE[hints.type];

/** How many cards of a find may be asked for. */
export function cardsToHint({ hints }: Rules): number {
  switch (hints.type) {
    case "ShowCards":
      return hints.cards;
    case "NoHints":
    case "ShowCount":
      return 0;
  }
}
