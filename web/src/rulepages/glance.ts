/** What is as in the box and what is not. Pure. */
import type { Rules } from "../protocol/types";
import { type Slot, slotsToTell } from "../rules/bearing";
import { differing } from "../words/rules";

export interface Compared {
  readonly alike: readonly Slot[];
  readonly different: readonly Slot[];
}

/** The questions that come up under these rules, by whether the sheet in the box answers them in the same way. */
export function compared(rules: Rules, box: Rules): Compared {
  const other = differing(rules, box);
  const told = slotsToTell(rules);
  return {
    alike: told.filter((slot) => !other.includes(slot)),
    different: told.filter((slot) => other.includes(slot)),
  };
}
