/** The super_round slot: may players stake points on the next card. */
import type { Rules } from "../protocol/types";

/** How long a super round lasts (S-9); null where there is none. */
export function superRoundMs({ super_round }: Rules): number | null {
  switch (super_round.type) {
    case "SuperRound":
      return super_round.time_ms;
    case "NoSuperRound":
      return null;
  }
}

export const hasSuperRounds = (rules: Rules): boolean => superRoundMs(rules) !== null;
