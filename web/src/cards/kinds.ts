/** The kinds of cards: which features they have, and which values each has. A code tells its kind (as cards/kinds.py). */
import { type Card, FEATURES, type Feature, LETTERS } from "./card";

export interface Kind {
  readonly features: readonly Feature[];
  readonly letters: readonly string[]; // one text a feature; the place in it is the value
  readonly values: number; // of each feature
}

const kind = (features: readonly Feature[], letters: readonly string[]): Kind => ({
  features,
  letters,
  values: letters[0]?.length ?? 0,
});

export const BOX = kind(
  FEATURES,
  FEATURES.map((feature) => LETTERS[feature].join("")),
);
export const EDGES = kind([...FEATURES, "edge"], [...BOX.letters, "pfc"]); // plain, framed, cornered
export const FOURS = kind(FEATURES, ["1234", "RPGI", "OSDB", "FHEL"]); // ink; beam; lower half
export const DOTS = kind(["dot1", "dot2", "dot3", "dot4", "dot5", "dot6"], ["-r", "-a", "-g", "-b", "-v", "-i"]);

/** The kind that a card belongs to: five letters, six places, capitals, or as in the box. */
export function kindOf(card: Card): Kind {
  if (card.length === EDGES.features.length) return EDGES;
  if (card.length === DOTS.features.length) return DOTS;
  return card === card.toLowerCase() ? BOX : FOURS;
}

/** The value that a card has in its n-th feature. */
export const valueAt = (card: Card, n: number): number => kindOf(card).letters[n]?.indexOf(card.charAt(n)) ?? -1;
