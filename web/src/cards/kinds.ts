/** The kinds of cards: which features they have, and which values each has. A code tells its kind (as cards/kinds.py). */
import { type Card, FEATURES, type Feature } from "./card";

export type KindName = "box" | "edges" | "fours" | "dots";

export interface Kind {
  readonly name: KindName;
  readonly features: readonly Feature[];
  readonly letters: readonly string[]; // one text a feature; the place in it is the value
  readonly values: number; // of each feature
}

const kind = (name: KindName, features: readonly Feature[], letters: readonly string[]): Kind => ({
  name,
  features,
  letters,
  values: letters[0]?.length ?? 0,
});

export const BOX = kind("box", FEATURES, ["123", "rpg", "osd", "fhe"]);
export const EDGES = kind("edges", [...FEATURES, "edge"], [...BOX.letters, "pfc"]); // plain, framed, cornered
export const FOURS = kind("fours", FEATURES, ["1234", "RPGI", "OSDB", "FHEL"]); // ink; beam; lower half
export const DOTS = kind(
  "dots",
  ["dot1", "dot2", "dot3", "dot4", "dot5", "dot6"],
  ["-r", "-a", "-g", "-b", "-v", "-i"],
);
export const KINDS = [BOX, EDGES, FOURS, DOTS] as const;

/** The kind that a card belongs to: five letters, six places, capitals, or as in the box. */
export function kindOf(card: Card): Kind {
  if (card.length === EDGES.features.length) return EDGES;
  if (card.length === DOTS.features.length) return DOTS;
  return card === card.toLowerCase() ? BOX : FOURS;
}

/** The value that a card has in its n-th feature. */
export const valueAt = (card: Card, n: number): number => kindOf(card).letters[n]?.indexOf(card.charAt(n)) ?? -1;

/** The letter that a card shows for one of its features. */
export const letterOf = (card: Card, feature: Feature): string => card.charAt(kindOf(card).features.indexOf(feature));

/** Is this text the code of a card? There is none without dots. */
export const isCard = (code: string): boolean =>
  KINDS.some(
    (kind) =>
      code.length === kind.letters.length && kind.letters.every((letters, n) => letters.includes(code.charAt(n))),
  ) && /[^-]/.test(code);

/** Every card of a kind, in the order of the codes. */
export const cardsOf = (kind: Kind): Card[] =>
  kind.letters
    .reduce<string[]>((codes, letters) => codes.flatMap((code) => [...letters].map((letter) => code + letter)), [""])
    .filter(isCard);
