/** The delay slot: what the others can do about a caller who delays. */
import type { Rules } from "../protocol/types";

/** How long it takes to take a late caller's point; null where it cannot be taken. */
export function landingMs({ delay }: Rules): number | null {
  switch (delay.type) {
    case "TakeAPoint":
      return delay.landing_ms;
    case "WaitForWindow":
      return null;
  }
}
