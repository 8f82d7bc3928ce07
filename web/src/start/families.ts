/** Rule sets by families. Pure. */
import type { Family, RuleSet } from "../api";

export const FAMILIES: readonly Family[] = ["box", "finds", "decks", "quick"];

/** The rule sets of each family that has some, in the order of the families. */
export function inFamilies(sets: readonly RuleSet[]): { family: Family; members: readonly RuleSet[] }[] {
  const all = FAMILIES.map((family) => ({ family, members: sets.filter((one) => one.family === family) }));
  return all.filter(({ members }) => members.length > 0);
}
