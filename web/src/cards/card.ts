/** A card is its code, one letter a feature: `2rsh` is two red striped squiggles (C-1). */
export type Letters = {
  number: "1" | "2" | "3";
  colour: "r" | "p" | "g";
  shape: "o" | "s" | "d"; // oval, squiggle, diamond; the European edition draws a wave and a beam
  shading: "f" | "h" | "e"; // full (solid), half (striped), empty (open)
};
export type Feature = keyof Letters;
export type Card = `${Letters["number"]}${Letters["colour"]}${Letters["shape"]}${Letters["shading"]}`;
export type Trio = readonly [Card, Card, Card];

export const FEATURES = ["number", "colour", "shape", "shading"] as const satisfies readonly Feature[];

export const LETTERS: { readonly [F in Feature]: readonly Letters[F][] } = {
  number: ["1", "2", "3"],
  colour: ["r", "p", "g"],
  shape: ["o", "s", "d"],
  shading: ["f", "h", "e"],
};

/** The letter that a card shows for one feature. */
export function letterOf<F extends Feature>(card: Card, feature: F): Letters[F] {
  return card[FEATURES.indexOf(feature)] as Letters[F];
}

/** Is this text the code of a card? */
export function isCard(code: string): code is Card {
  return (
    code.length === FEATURES.length &&
    FEATURES.every((feature, n) => (LETTERS[feature] as readonly string[]).includes(code.charAt(n)))
  );
}
