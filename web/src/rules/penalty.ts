/** The penalty slot: what a wrong or late call costs. */
import type { Rules } from "../protocol/types";

/** How long a player is locked out, where that is a time (M-13). */
export function lockOutMs({ penalty }: Rules): number | null {
  switch (penalty.type) {
    case "LockOutFor":
      return penalty.time_ms;
    case "NoPenalty":
    case "LosePoints":
    case "LockOut":
    case "PayOrLockOut":
      return null;
  }
}
