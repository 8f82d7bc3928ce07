/** The dealing slot: who lays the cards. */
import type { Rules } from "../protocol/types";

type Dealing = Rules["dealing"];

const FLIPPED: Record<Dealing["type"], boolean> = { EngineDeals: false, DealtBy: false, PlayersFlip: true };
const BY_PEOPLE: Record<Dealing["type"], boolean> = { EngineDeals: false, DealtBy: true, PlayersFlip: true };

/** Do players turn up cards from piles of their own, in turn (S-2)? */
export const playersFlip = ({ dealing }: Rules): boolean => FLIPPED[dealing.type];

/** Do people lay the cards? */
export const peopleDeal = ({ dealing }: Rules): boolean => BY_PEOPLE[dealing.type];

/** Who fills up the layout by hand; null if nobody does. */
export function dealingRole({ dealing }: Rules): "dealer" | "judge" | null {
  switch (dealing.type) {
    case "DealtBy":
      return dealing.role;
    case "EngineDeals":
    case "PlayersFlip":
      return null;
  }
}
